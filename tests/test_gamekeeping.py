"""What the command line does with house games: begins one, checks one, sets a faulty one aside."""

import json
import tomllib

import pytest
from typer.testing import CliRunner

from director.start.command_line import commands

LIKE = 'name = "{name}"\nlike = "{like}"\nsource = "us"\ntldr = "Ours."\n'
QUOTE = (
    'line 1: a quotation mark is not closed on this line: look for a missing "; a text of several'
    ' lines stands between """ and """'
)
CASE = {
    "game": "razz",
    "players": [
        {"seat": 1, "cards": "As 2c 3d 4h 6s Jc Qd", "bet": 100},
        {"seat": 2, "cards": "Ks Kc 3s 4d 9c Jd Qh", "bet": 100},
    ],
}
RUN = CliRunner()


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "home" / "games"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def faulty(house):
    (house / "friday.toml").write_text(
        LIKE.format(name="Friday", like="razz") + "aliases = 5\nfroced = 1\n"
    )
    (house / "late.toml").write_text('name = "Late\n')
    return (
        "friday.toml is set aside: line 5: aliases: should be a list of texts, not 5; 1 more:"
        f" director games check {house / 'friday.toml'}\n"
        f"late.toml is set aside: {QUOTE}\n"
    )


def director(*words, stdin=""):
    return RUN.invoke(commands, [str(word) for word in words], input=stdin)


def test_showdowns_of_other_games_are_ruled_on_and_each_faulty_file_is_named_once(faulty):
    cases = [CASE, CASE | {"game": "stud8"}, CASE | {"game": "friday"}]

    run = director("showdown", "-", stdin="\n".join(map(json.dumps, cases)))

    first, second, third = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.stderr == faulty + (
        "standard input, case 3, game: the game’s own file is faulty:"
        " friday.toml: line 5: aliases: should be a list of texts, not 5;"
        " friday.toml: line 6: froced: no such key “froced”; did you mean “forced”?\n"
    )
    assert (first["awards"], "awards" in second) == ({"1": 200}, True)
    assert third["error"]["message"] == (
        "the game’s own file is faulty: "
        "friday.toml: line 5: aliases: should be a list of texts, not 5\n"
        "friday.toml: line 6: froced: no such key “froced”; did you mean “forced”?"
    )


@pytest.mark.parametrize("what", [["rule-card", "all"], ["rule-book"]])
def test_everything_is_printed_but_what_is_faulty(faulty, tmp_path, what):
    run = director("print", *what, "-o", tmp_path / "out.pdf")

    assert (run.exit_code, run.stderr) == (0, faulty)
    assert run.stdout == f"{tmp_path / 'out.pdf'} written\n"


def test_the_card_of_a_faulty_game_is_refused_with_the_name_of_its_file(faulty, tmp_path):
    run = director("print", "rule-card", "late", "razz", "-o", tmp_path / "out.pdf")

    assert run.exit_code == 2
    assert run.stderr.removeprefix(faulty).startswith("late.toml: line 1: a quotation mark")


STRUCTURE = (
    'name = "Mine"\nstarting_chips = 1000\ngame = [\n    {{ id = "{game}" }},\n]\nlevel = [\n'
    '    {{ label = "1", minutes = 9, small_bet = 100 }},\n]\n'
)


def test_a_structure_that_plays_a_faulty_game_is_told_so(faulty, tmp_path):
    (tmp_path / "one.toml").write_text(STRUCTURE.format(game="late"))
    (tmp_path / "two.toml").write_text(STRUCTURE.format(game="razz"))

    run = director("structure", "check", "one.toml", "two.toml")

    assert (run.exit_code, run.stderr) == (1, faulty)
    assert run.stdout.splitlines() == [
        f"one.toml: line 4: game[1].id: late.toml is faulty: {QUOTE}",
        "two.toml: sound, 1 level",
    ]


def test_a_name_with_quotation_marks_makes_a_file_that_can_be_read(house):
    run = director("games", "new", 'Ann\'s "Razz" \\ 2', "--like", "razz")

    path = house / "anns-razz-2.toml"
    assert run.stdout == f"{path}\n"
    assert tomllib.loads(path.read_text())["name"] == 'Ann\'s "Razz" \\ 2'


@pytest.mark.parametrize(
    ("name", "like", "said"),
    [
        ("!?", "razz", "“!?” has no letter and no digit to name a file by"),
        ("Ours", "raaz", "no such game “raaz”; did you mean “razz”?"),
        ("Ours", "late", "late.toml: line 1: a quotation mark is not closed on this line"),
    ],
)
def test_a_game_that_cannot_be_begun_is_refused_with_a_sentence(faulty, house, name, like, said):
    run = director("games", "new", name, "--like", like)

    assert (run.exit_code, run.stdout) == (2, "")
    assert said in run.stderr
    assert sorted(path.name for path in house.iterdir()) == ["friday.toml", "late.toml"]


def test_a_folder_or_a_file_that_is_not_there_is_told(house, tmp_path):
    (house / "dir.toml").mkdir()

    run = director("games", "check", house / "dir.toml", house / "none.toml", tmp_path)

    assert run.exit_code == 1
    assert run.stdout.splitlines() == [
        f"{house / 'dir.toml'}: this is a folder, not a file",
        f"{house / 'none.toml'}: cannot be read: No such file or directory",
        f"{tmp_path}: a game file’s name ends in .toml",
    ]
