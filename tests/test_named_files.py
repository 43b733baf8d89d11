"""Every message of the command line names the file that it is about."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.event_list import SAMPLE, EventList
from director.house import shelf
from director.house.home import Home
from director.start import app, command_line, games_command, league_command
from director.tournament.commands import Register
from tests.shipped import shipped_games

RUN = CliRunner()
LEAGUE = 'name = "Spring"\nevents = ["Friday"]\n[points]\nformula = "by place"\ntable = [100, 60]\n'
STUD = {
    "game": "stud",
    "players": [
        {"seat": 1, "cards": "As Ad 2c 3d 4h 9s Jc", "bet": 50},
        {"seat": 2, "cards": "Ks Kd 2d 3h 4s 9c Jd", "bet": 50},
    ],
}
WRONG = STUD | {"game": "whist"}


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A folder with a file of each kind: sound, wrong, no text at all; and a book."""
    for module in (app, league_command, games_command):
        monkeypatch.setattr(module, "users_home", lambda: Home(tmp_path / "home"), raising=False)
    monkeypatch.chdir(tmp_path)
    for kind in ("json", "jsonl", "phh", "toml", "book"):
        Path(f"photo.{kind}").write_bytes(b"\xff\xd8\xff\xe0")
    Path("wrong.toml").write_text("nmae = 5\n", encoding="utf-8")
    Path("league.toml").write_text(LEAGUE, encoding="utf-8")
    book = Books(Path("events.book"))
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1")
    desk = event_list.new("Friday", event_list.structure(SAMPLE))
    for name in ("Ann Ost", "Bob Marek"):
        desk.do(Register(desk.player(name), ""))
    book.close()
    return tmp_path


def asked(*words):
    return RUN.invoke(command_line.commands, [str(word) for word in words])


def every_line(done):
    """What was said, line by line, where it was not an answer."""
    return [line for line in done.output.splitlines() if line and not line.startswith("{")]


BAD = {
    "a hand that is not there": ("showdown nowhere.json", "nowhere.json"),
    "a hand that is no text": ("showdown photo.json", "photo.json"),
    "a history that is not there": ("showdown nowhere.phh", "nowhere.phh"),
    "a history that is no text": ("showdown photo.phh", "photo.phh"),
    "a hand to explain that is not there": ("showdown --explain nowhere.json", "nowhere.json"),
    "a game that is not there": ("games check nowhere.toml", "nowhere.toml"),
    "a game that is no text": ("games check photo.toml", "photo.toml"),
    "a game that is wrong": ("games check wrong.toml", "wrong.toml"),
    "a game of another kind": ("games check photo.json", "photo.json"),
    "a structure that is not there": ("structure check nowhere.toml", "nowhere.toml"),
    "a structure that is no text": ("structure check photo.toml", "photo.toml"),
    "a structure that is wrong": ("structure check wrong.toml", "wrong.toml"),
    "a pay table that is not there": ("paytable check nowhere.toml", "nowhere.toml"),
    "a pay table that is no text": ("paytable check photo.toml", "photo.toml"),
    "a pay table that is wrong": ("paytable check wrong.toml", "wrong.toml"),
    "a sheet of no structure": ("print structure nowhere.toml -o a.pdf", "nowhere.toml"),
    "a sheet of no text": ("print structure photo.toml -o a.pdf", "photo.toml"),
    "a sheet of a wrong structure": ("print structure wrong.toml -o a.pdf", "wrong.toml"),
    "a sheet of a book that is not there": (
        "print event pack 1 --book nowhere.book -o a.pdf",
        "nowhere.book",
    ),
    "a sheet of no book": ("print event pack 1 --book photo.book -o a.pdf", "photo.book"),
    "a sheet of no event": ("print event pack Sunday --book events.book -o a.pdf", "events.book"),
    "seats where nobody sits": (
        "print event seat-cards 1 --book events.book -o a.pdf",
        "events.book",
    ),
    "no deal": ("print event deal 1 --book events.book -o a.pdf", "events.book"),
    "no broken table": ("print event break-list 1 --book events.book -o a.pdf", "events.book"),
    "a list of no such kind": ("print event pack 1 --book events.book -o a.doc", "a.doc"),
    "a sheet into no folder": ("print event pack 1 --book events.book -o no/a.pdf", "a.pdf"),
    "a card with the stakes of no book": (
        "print rule-card razz --event 1 --book nowhere.book -o a.pdf",
        "nowhere.book",
    ),
    "a card into no folder": ("print rule-card razz -o no/a.pdf", "a.pdf"),
    "a rule book into no folder": ("print rule-book razz -o no/a.pdf", "a.pdf"),
    "a league that is not there": ("league table nowhere.toml", "nowhere.toml"),
    "a league that is no text": ("league table photo.toml", "photo.toml"),
    "a league that is wrong": ("league table wrong.toml", "wrong.toml"),
    "a league of a book that is not there": (
        "league table league.toml --book nowhere.book",
        "nowhere.book",
    ),
    "a league of no book": ("league table league.toml --book photo.book", "photo.book"),
    "a league into no folder": (
        "league table league.toml --book events.book -o no/a.pdf",
        "a.pdf",
    ),
    "a league as no such kind": (
        "league table league.toml --book events.book -o a.doc",
        "a.doc",
    ),
    "points of no league": ("league points nowhere.toml --entries 4 --place 1", "nowhere.toml"),
    "a book to check that is not there": ("books check nowhere.book", "nowhere.book"),
    "a book to check that is none": ("books check photo.book", "photo.book"),
    "a book to rebuild that is not there": ("books rebuild nowhere.book", "nowhere.book"),
    "a book to rebuild that is none": ("books rebuild photo.book", "photo.book"),
    "a draw of a book that is not there": ("draw replay nowhere.book 1 3", "nowhere.book"),
    "a draw of no book": ("draw replay photo.book 1 3", "photo.book"),
    "a draw of no event": ("draw replay events.book Sunday 3", "events.book"),
    "a draw that is none": ("draw replay events.book 1 2", "events.book"),
    "a draw of no record": ("draw replay events.book 1 99", "events.book"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_the_matter_is_said_with_the_file(house, case):
    command, file = BAD[case]

    done = asked(*command.split())

    lines = every_line(done)
    assert done.exit_code in (1, 2), done.output
    assert lines
    assert all(file in line for line in lines), lines
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert "/tmp" not in done.output.replace(str(house), "")


def test_a_book_is_named_where_it_lies_and_not_as_the_copy_that_is_read(house):
    done = asked("draw", "replay", "photo.book", "1", "3")

    assert done.stderr.startswith("photo.book")


def test_a_game_like_none_is_told_which_there_may_be(house):
    done = asked("games", "new", "Ours", "--like", "badugy")

    assert (done.exit_code, done.stderr) == (
        2,
        "no such game “badugy”; did you mean “badugi”?\n",
    )


def test_a_league_that_cannot_be_written_is_named(house, monkeypatch):
    (house / "home").mkdir()
    (house / "home" / "leagues").write_text("a file where the folder should be")

    done = asked("league", "new", "Spring")

    assert done.exit_code == 2
    assert str(house / "home" / "leagues" / "spring.toml") in done.stderr


def test_a_case_that_cannot_be_judged_is_told_with_file_and_place_beside_its_answer(house):
    Path("one.json").write_text(json.dumps(WRONG), encoding="utf-8")
    Path("two.jsonl").write_text(f"{json.dumps(STUD)}\n{json.dumps(WRONG)}\n", encoding="utf-8")

    done = asked("showdown", "one.json", "two.jsonl")

    assert done.stderr.splitlines() == [
        "one.json, game: no such game “whist”",
        "two.jsonl, case 2, game: no such game “whist”",
    ]
    assert len(done.stdout.splitlines()) == 3
    assert done.exit_code == 1


def test_explained_in_words_it_stands_in_its_place_among_the_rulings(house):
    Path("two.jsonl").write_text(f"{json.dumps(WRONG)}\n{json.dumps(STUD)}\n", encoding="utf-8")

    done = asked("showdown", "--explain", "two.jsonl")

    assert done.stdout.splitlines()[:3] == [
        "two.jsonl, case 1, game: no such game “whist”",
        "Stud.",
        "Seat 1 gets 100: a pair of aces (As Ad Jc 9s 4h).",
    ]
    assert done.stderr == ""


def test_what_is_no_json_is_told_with_its_file(house):
    Path("hand.json").write_text("{", encoding="utf-8")

    done = asked("showdown", "hand.json")

    assert done.stderr.startswith("hand.json: this is not JSON: ")


HISTORY = (
    'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\n'
    "starting_stacks = [1000, 1000]\nactions = [\n"
    '"d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 300", "p1 cc", "d db 2c7dTh", "p1 cc", "p2 cc",\n'
    '"d db Kc", "p1 cc", "p2 cc", "d db 3d", "p1 cc", "p2 cc"]\nplayers = ["Ann", "Bob"]\n'
)


@pytest.mark.parametrize("name", ["hand.phh", "HAND.PHH"])
def test_a_hand_history_is_ruled_on_as_in_the_window(house, name):
    Path(name).write_text(HISTORY, encoding="utf-8")

    ruled, told = asked("showdown", name), asked("showdown", "--explain", name)

    assert json.loads(ruled.stdout)["awards"] == {"2": 600}
    assert told.stdout.splitlines()[1] == "Bob gets 600: three kings (Ks Kd Kc Th 7d)."
    assert (ruled.exit_code, ruled.stderr) == (0, "")


def test_a_hand_history_that_cannot_be_followed_is_told_with_file_and_line(house):
    Path("hand.phh").write_text(HISTORY.replace("p2 cbr 300", "p2 dances"), encoding="utf-8")

    done = asked("showdown", "hand.phh")

    assert done.stderr == (
        "hand.phh, line 7: “p2 dances” cannot be followed: there is no such action\n"
    )
    assert json.loads(done.stdout)["error"]["field"] == "line 7"
    assert done.exit_code == 1


def test_a_hand_history_on_standard_input_is_told_by_its_variant(house):
    done = RUN.invoke(command_line.commands, ["showdown", "-"], input=HISTORY)

    assert json.loads(done.stdout)["awards"] == {"2": 600}
    assert (done.exit_code, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "command",
    [
        "print structure here -o a.pdf",
        "league table here",
        "books check here",
        "draw replay here 1 3",
    ],
)
def test_a_folder_is_called_one(house, command):
    Path("here").mkdir()

    done = asked(*command.split())

    assert (done.exit_code, done.stderr) == (2, "here is a folder, not a file\n")


def test_a_name_without_end_ends_neither_the_batch_nor_the_message(house):
    endless = STUD | {"game": "a/" * 3000}
    Path("two.jsonl").write_text(f"{json.dumps(endless)}\n{json.dumps(STUD)}\n", encoding="utf-8")

    done = asked("showdown", "two.jsonl")

    assert len(done.stdout.splitlines()) == 2
    assert done.stderr.startswith("two.jsonl, case 1, game: ")
    assert len(done.stderr) < 300
