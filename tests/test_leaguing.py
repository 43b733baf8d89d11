"""`director league`: the table of a season, the test box, a new file."""

import csv
from io import StringIO

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.event_list import EventList
from director.house import shelf
from director.house.home import Home
from director.house.templates import save_template
from director.start import league_command, reading_books
from director.start.league_command import leagues
from director.tournament.commands import Eliminate, Register
from director.tournament.templates.template import template_of
from tests.shipped import shipped_games

RUN = CliRunner()
FILE = """
name = "Spring"
events = ["Friday", "2", "Sunday"]
best = 1
[points]
formula = "by place"
table = [100, 60]
rest = 10
"""


def asked(*words):
    return RUN.invoke(leagues, [str(word) for word in words])


@pytest.fixture
def league(tmp_path):
    path = tmp_path / "spring.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "events.book"
    kept = Books(path)
    event_list = EventList(kept, shipped_games(), [shelf.structures()], "Ina", "desk")
    for name, order in (
        ("Friday", ("Ann Ost", "Bob Marek", "Cho Marlin")),
        ("Sat", ("Bob Marek", "Ann Ost")),
    ):
        desk = event_list.new(name, event_list.structure("no-limit-freezeout"))
        for number, player in enumerate(order):
            desk.do(Register(desk.player(player), f"late {number}"))
        for number in range(len(order), 1, -1):
            desk.do(Eliminate(number))
    kept.close()
    return path


def test_the_table_is_printed_with_what_does_not_count_in_brackets(league, book):
    done = asked("table", league, "--book", book)

    assert done.output.splitlines() == [
        "   1  Ann Ost           100       100     (60)",
        "   1  Bob Marek         100      (60)      100",
        "   3  Cho Marlin         10        10",
        "“Sunday” is not in the book",
    ]


def test_the_table_is_written_as_a_list_and_on_paper(league, book, tmp_path):
    paper, file = tmp_path / "spring.pdf", tmp_path / "spring.csv"

    asked("table", league, "--book", book, "-o", paper)
    asked("table", league, "--book", book, "-o", file)

    rows = list(csv.reader(StringIO(file.read_bytes().decode("utf-8-sig"))))
    assert rows[1:3] == [
        ["Rank", "Player", "Points", "Played", "Wins", "Events 1", "Events 2"],
        ["1", "Ann Ost", "100", "2", "1", "100", "(60)"],
    ]
    assert paper.read_bytes().startswith(b"%PDF")


def test_a_kind_of_file_that_there_is_not_is_refused(league, book, tmp_path):
    done = asked("table", league, "--book", book, "-o", tmp_path / "spring.doc")

    why = "“.doc” is not a known kind of file; use .pdf, .csv, .xlsx and .html"
    assert (done.exit_code, done.stderr) == (2, f"{tmp_path / 'spring.doc'}: {why}\n")


def test_the_test_box_says_what_a_place_brings(league):
    assert asked("points", league, "--entries", 40, "--place", 2).output == "60\n"
    assert asked("points", league, "--entries", 40, "--place", 9).output == "10\n"


def test_everything_wrong_with_a_file_is_said(tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text('name = "X"\nevents = []\nbest = -1\n', encoding="utf-8")

    done = asked("points", path, "--entries", 4, "--place", 1)

    assert (done.exit_code, done.stderr) == (
        2,
        f"{path}: line 3: best: -1 is too small: at least 0\n",
    )


def test_a_new_league_is_a_file_in_the_users_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(league_command, "users_home", lambda: Home(tmp_path))

    first, again = asked("new", "Spring 2026", "Friday"), asked("new", "Spring 2026")

    path = tmp_path / "leagues" / "spring-2026.toml"
    assert first.output == f"{path}\n"
    assert asked("points", path, "--entries", 36, "--place", 4).output == "30\n"
    assert (again.exit_code, again.stderr) == (2, f"{path} already exists\n")


def test_a_formula_is_checked_and_its_points_are_printed():
    done = asked("formula", "entries - place + 1")

    assert done.output.splitlines()[:3] == [
        "                   6        10        20        40        80       160",
        "         1         6        10        20        40        80       160",
        "         2         5         9        19        39        79       159",
    ]


def test_a_formula_that_is_none_is_refused_with_the_place():
    done = asked("formula", "entries - plase")

    assert (done.exit_code, done.stderr) == (
        2,
        "column 11: no such name “plase”; did you mean “place”?\n",
    )


def test_a_place_without_a_value_is_said(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('name = "X"\nevents = []\n[points]\nformula = "1 / hits"\n', encoding="utf-8")

    none = asked("points", path, "--entries", 4, "--place", 1)
    two = asked("points", path, "--entries", 4, "--place", 1, "--knock-outs", 2)

    assert (none.exit_code, none.stderr) == (2, "place 1 has no points: division by zero\n")
    assert two.output == "0.5\n"


def test_a_league_without_events_counts_those_of_the_series_that_names_it(
    book, tmp_path, monkeypatch
):
    home = Home(tmp_path)
    monkeypatch.setattr(reading_books, "users_home", lambda: home)
    kept = Books(book)
    structure = kept.log(1).tournament
    save_template(template_of(structure, "Friday"), home.templates)
    events = EventList(kept, shipped_games(), [shelf.structures()], "Ina", "desk")
    desk = events.new("Friday, 4 Dec 2026", structure.structure)
    for player in ("Ann Ost", "Bob Marek"):
        desk.do(Register(desk.player(player), player))
    desk.do(Eliminate(1))
    kept.close()
    home.series.mkdir()
    text = (
        'name = "Winter"\nleagues = ["w"]\nevent = [{ day = "2026-12-04", template = "friday" }]\n'
    )
    (home.series / "winter.toml").write_text(text, encoding="utf-8")
    league = tmp_path / "w.toml"
    league.write_text('name = "W"\n[points]\nformula = "n - place"\n', encoding="utf-8")

    done = asked("table", league, "--book", book)

    assert done.output.splitlines() == [
        "   1  Bob Marek          1         1",
        "   2  Ann Ost            0         0",
    ]
