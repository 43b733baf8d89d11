"""The command line, as a real process reads and writes it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from director.books.book import Books
from director.desk.event_list import SAMPLE, EventList
from director.house import shelf
from director.tournament.commands import DrawSeats, Register
from tests.shipped import shipped_games

CHECKOUT = Path(__file__).parents[1]
CASE = {
    "id": 1,
    "game": "razz",
    "players": [
        {"seat": 1, "name": "Ann", "cards": "As 2c 3d 4h 6s Jc Qd", "bet": 100},
        {"seat": 2, "cards": "Ks Kc 3s 4d 9c Jd Qh", "bet": 100},
    ],
}


@pytest.fixture
def director(tmp_path):
    def run(*arguments, stdin=""):
        return subprocess.run(
            [sys.executable, "-m", "director", *arguments],
            input=stdin.encode(),
            capture_output=True,
            cwd=tmp_path,
            check=False,
            env=os.environ | {"PYTHONPATH": str(CHECKOUT), "DIRECTOR_HOME": str(tmp_path / "home")},
        )

    return run


def answered(run):
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_one_line_of_json_for_each_case_in_order(director, tmp_path):
    (tmp_path / "hands.jsonl").write_text(f"{json.dumps(CASE)}\n\n{json.dumps(CASE | {'id': 2})}\n")

    run = director("showdown", "hands.jsonl")

    assert [(one["id"], one["awards"]) for one in answered(run)] == [
        (1, {"1": 200}),
        (2, {"1": 200}),
    ]
    assert (run.returncode, run.stderr) == (0, b"")


def test_standard_input_is_a_file_too(director):
    run = director("showdown", "-", stdin=json.dumps(CASE, indent=4))

    assert answered(run)[0]["awards"] == {"1": 200}


def test_a_case_that_cannot_be_judged_leaves_the_others_judged(director):
    run = director(
        "showdown", "-", stdin=f"{json.dumps(CASE | {'game': 'raaz'})}\n{json.dumps(CASE)}"
    )

    first, second = answered(run)
    assert first["error"]["message"] == "no such game “raaz”; did you mean “razz”?"
    assert second["awards"] == {"1": 200}
    assert run.returncode == 1


def test_a_file_that_is_not_there_is_said_in_one_line(director):
    run = director("showdown", "nowhere.json")

    assert run.stdout == b""
    assert run.stderr.decode().strip() == "nowhere.json cannot be read: No such file or directory"
    assert run.returncode == 2


def test_a_file_that_is_no_text_is_said_in_one_line(director, tmp_path):
    (tmp_path / "photo.json").write_bytes(b"\xff\xd8\xff\xe0")

    run = director("showdown", "photo.json")

    assert (
        run.stderr.decode().strip() == "photo.json cannot be read: this is not a text file (UTF-8)"
    )


def test_what_json_may_carry_comes_back_unharmed(director):
    run = director("showdown", "-", stdin=json.dumps(CASE | {"id": "Zoë \ud800"}))

    assert answered(run)[0]["id"] == "Zoë \ud800"


def test_a_ruling_is_explained_as_it_is_read_aloud(director):
    run = director("showdown", "--explain", "-", stdin=json.dumps(CASE))

    assert run.stdout.decode().splitlines() == [
        "Razz.",
        "Ann gets 200: a six-four low (6s 4h 3d 2c As).",
        "Why:",
        (
            "  Pot of 200: Ann wins with a six-four low, 6s 4h 3d 2c As;"
            " the next is seat 2 with Q-J-9-4-3 (S 2.40)"
        ),
        "",
    ]


def test_a_new_house_game_is_written_and_found_at_once(director, tmp_path):
    new = director("games", "new", "Ann's Razz", "--like", "razz")
    path = Path(new.stdout.decode().strip())

    checked = director("games", "check", str(path))
    played = director("showdown", "-", stdin=json.dumps(CASE | {"game": "anns-razz"}))

    assert path == tmp_path / "home" / "games" / "anns-razz.toml"
    assert checked.returncode == 1
    assert checked.stdout.decode().startswith(f"{path}: example: 0 of the 3 worked hands")
    assert answered(played)[0]["awards"] == {"1": 200}


def test_a_house_game_is_never_written_over(director):
    director("games", "new", "Ours", "--like", "razz")

    again = director("games", "new", "Ours", "--like", "razz")

    assert again.returncode == 2
    assert again.stderr.decode().strip().endswith("ours.toml already exists")


def test_everything_wrong_with_a_game_file_is_said_at_once(director, tmp_path):
    (tmp_path / "mine.toml").write_text('name = "Mine"\nlike = "razz"\nsorce = "us"\ntldr = 5\n')

    run = director("games", "check", "mine.toml")

    assert run.returncode == 1
    assert run.stdout.decode().splitlines() == [
        "mine.toml: line 3: sorce: no such key “sorce”; did you mean “source”?",
        "mine.toml: line 4: tldr: should be a text in quotation marks, not 5",
        "mine.toml: source: is missing: it should be a text in quotation marks",
    ]


def test_an_example_that_comes_out_otherwise_is_a_fault(director, tmp_path):
    (tmp_path / "mine.toml").write_text(
        'name = "Mine"\nlike = "razz"\nsource = "us"\ntldr = "Low."\n[[example]]\ntitle = "Six"\n'
        'hands = { Ann = "As 2c 3d 4h 6s Jc Qd", Bob = "Ks Kc 3s 4d 9c Jd Qh" }\nlow = ["Bob"]\n'
    )

    run = director("games", "check", "mine.toml")

    assert run.stdout.decode().splitlines()[0] == (
        "mine.toml: line 5: example[1]: “Six”: low goes to Ann, and the example says Bob"
    )


def test_the_version_is_said(director):
    assert director("--version").stdout.decode().startswith("Tournament Director ")


def test_a_sound_structure_is_said_to_be_sound_and_what_is_odd_about_it_too(director, tmp_path):
    (tmp_path / "mine.toml").write_text(
        'name = "Mine"\nstarting_chips = 1000\ngame = [\n    { id = "razz" },\n]\nlevel = [\n'
        '    { label = "1", minutes = 9, small_bet = 100 },\n'
        '    { label = "2", minutes = 9, small_bet = 300 },\n]\n'
    )

    run = director("structure", "check", "mine.toml")

    assert run.stdout.decode().splitlines() == [
        "mine.toml: look again: line 8: level[2]: a big jump: 100 in level 1, 300 here",
        "mine.toml: sound, 2 levels",
    ]
    assert run.returncode == 0


def test_all_that_is_wrong_with_structures_is_said_at_once(director, tmp_path):
    (tmp_path / "one.toml").write_text('name = "Mine"\nseats = 1\n')

    run = director("structure", "check", "one.toml", "two.toml")

    assert run.stdout.decode().splitlines() == [
        "one.toml: line 2: seats: 1 is too small: at least 2",
        "one.toml: game: is missing: name at least one game",
        "one.toml: level: is missing: a structure needs at least one playing level",
        "one.toml: starting_chips: is missing: it should be a whole number",
        "two.toml: cannot be read: No such file or directory",
    ]
    assert run.returncode == 1


def test_a_sound_pay_table_is_said_to_be_sound_and_what_is_odd_about_it_too(director, tmp_path):
    (tmp_path / "mine.toml").write_text(
        "name = 'Mine'\nbracket = [\n    { entries = '2-8', percent = { 1 = 70, 2 = 30 } },\n]\n"
        "[formula]\npaid = 15\nminimum = 2\n"
    )

    run = director("paytable", "check", "mine.toml")

    look = "bracket[1]: the smallest prize is 0.6 of a buy-in with 2 entries"
    assert run.stdout.decode().splitlines() == [
        f"mine.toml: look again: line 3: {look}",
        "mine.toml: sound, 1 bracket and a formula",
    ]
    assert run.returncode == 0


def test_all_that_is_wrong_with_pay_tables_is_said_at_once(director, tmp_path):
    (tmp_path / "one.toml").write_text(
        "name = 'Mine'\nbracket = [\n    { entries = '2-8', percent = { 1 = 40, 2 = 55 } },\n]\n"
    )

    run = director("paytable", "check", "one.toml", "two.toml")

    assert run.stdout.decode().splitlines() == [
        "one.toml: line 3: bracket[1].percent.2: is paid 55, more than place 1, which is paid 40",
        "one.toml: line 3: bracket[1].percent: comes to 95%, not 100%",
        "two.toml: cannot be read: No such file or directory",
    ]
    assert run.returncode == 1


def a_drawn_event(path):
    """A book with an event of five players: opened, five registered, drawn as record 7."""
    book = Books(path)
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1")
    desk = event_list.new("Friday", event_list.structure(SAMPLE))
    for name in ("Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern", "Eve Lund"):
        desk.do(Register(desk.player(name), ""))
    desk.do(DrawSeats("barge"))
    book.close()


def test_a_draw_of_a_book_is_drawn_again(director, tmp_path):
    path = tmp_path / "events.book"
    a_drawn_event(path)
    before = path.read_bytes()

    run = director("draw", "replay", str(path), "Friday", "7")

    assert (run.stdout.decode().strip(), run.returncode) == (
        "the same 5 seats, with seed barge",
        0,
    )
    assert path.read_bytes() == before


def test_what_is_no_draw_is_said(director, tmp_path):
    path = tmp_path / "events.book"
    a_drawn_event(path)

    runs = [
        director("draw", "replay", str(path), *what)
        for what in (("Friday", "3"), ("Friday", "70"), ("Sunday", "7"))
    ]

    assert [(run.stderr.decode().strip(), run.returncode) for run in runs] == [
        (f"{path}: record 3 drew no seats", 2),
        (f"{path}: the event has records 2 to 7", 2),
        (f"{path}: no event “Sunday”; there is: 1 Friday", 2),
    ]


ARCHIE = {
    "game": "archie",
    "players": [
        {"seat": 1, "cards": "5c 5d Kh 9s 2c", "bet": 300},
        {"seat": 2, "cards": "9c 7d 4h 3s 2d", "bet": 300},
    ],
}


def test_a_house_rule_changes_who_is_paid_only_where_it_is_asked_for(director):
    plain = director("showdown", "-", stdin=json.dumps(ARCHIE))
    asked = director("showdown", "--house", "archie_shares", "-", stdin=json.dumps(ARCHIE))
    unknown = director("showdown", "--house", "archie", "-", stdin=json.dumps(ARCHIE))

    assert json.loads(plain.stdout)["awards"] == {"1": 600}
    assert json.loads(asked.stdout)["awards"] == {"1": 300, "2": 300}
    assert unknown.returncode == 2
    assert b"archie_shares" in unknown.stderr
