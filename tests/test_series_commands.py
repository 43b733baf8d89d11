"""`director series`: calendars, players and standings printed, a day begun and its sheets set."""

import csv
from datetime import date
from io import StringIO

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.event_list import EventList
from director.house import shelf
from director.house.home import Home
from director.house.templates import save_template
from director.start import series_command
from director.start.series_command import series_commands
from director.tournament.commands import Eliminate, Register, SetMoney
from director.tournament.entries.sign_ups import RESERVATION, Reserve, SignUp
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.templates.template import template_of
from tests.shipped import shipped_games

RUN = CliRunner()
SERIES = """name = "Winter"
leagues = ["points", "knockouts"]
event = [
    { day = "2026-12-04", template = "friday" },
    { day = "2026-12-11", template = "friday", starts = "19:30" },
]
"""
POINTS = 'name = "Place"\n[points]\nformula = "by place"\ntable = [100, 60]\nrest = 10\n'
KNOCKOUTS = 'name = "Hits"\n[points]\nformula = "hits"\n'


def asked(*words):
    return RUN.invoke(series_commands, [str(word) for word in words])


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A series with one event played, by Ann, Bob and Cho, and two who are signed up."""
    made = Home(tmp_path)
    monkeypatch.setattr(series_command, "users_home", lambda: made)
    book = Books(made.book)
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk")
    desk = event_list.new("Friday, 4 Dec 2026", event_list.structure("no-limit-freezeout"))
    desk.do(SetMoney(MoneyTerms("$", 0, Price(40, 10))))
    save_template(template_of(desk.tournament, "Friday"), made.templates)
    for number, player in enumerate(("Ann Ost", "Bob Marek", "Cho Marlin")):
        desk.do(Register(desk.player(player), f"late {number}"))
    desk.do(Reserve(SignUp(desk.player("Dan Ferris"), RESERVATION)))
    desk.do(Eliminate(3, (2,)))
    desk.do(Eliminate(2, (1,)))
    book.close()
    files = (made.series, "winter", SERIES), (made.leagues, "points", POINTS)
    for folder, name, text in (*files, (made.leagues, "knockouts", KNOCKOUTS)):
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return made


def test_a_series_is_listed_with_how_far_it_has_come(home):
    done = asked("list")

    assert done.output == "Winter: 2 events, 1 begun\n"


def test_a_calendar_says_what_was_played(home):
    done = asked("show", "winter")

    assert done.output.splitlines() == [
        "Fri 4 Dec 2026   Friday  Over  3",
        "Fri 11 Dec 2026  Friday",
    ]


def test_players_are_printed_with_the_points_of_leagues_that_name_no_events(home):
    done = asked("players", "Winter")

    assert done.output.splitlines() == [
        "Player      Played  Entries  Best place  Prizes  Signed up  Points Place  Points Hits",
        "Ann Ost          1        1         1st                              100            1",
        "Bob Marek        1        1         2nd                               60            1",
        "Cho Marlin       1        1         3rd                               10            0",
        "Dan Ferris                                               1",
    ]


def test_a_list_of_players_has_a_column_for_each_event(home, tmp_path):
    asked("players", "winter", "-o", tmp_path / "winter.csv")

    rows = list(csv.reader(StringIO((tmp_path / "winter.csv").read_text("utf-8-sig"))))
    assert [(row[0], row[-1]) for row in rows] == [
        ("Player", "Friday, 4 Dec 2026"),
        ("Ann Ost", "1st"),
        ("Bob Marek", "2nd"),
        ("Cho Marlin", "3rd"),
        ("Dan Ferris", "spot reserved"),
    ]


def test_the_standings_of_all_leagues_are_printed(home):
    done = asked("standings", "winter")

    assert done.output.splitlines() == [
        "Place",
        "1  Ann Ost     100",
        "2  Bob Marek    60",
        "3  Cho Marlin   10",
        "Hits",
        "1  Ann Ost     1",
        "2  Bob Marek   1",
        "3  Cho Marlin  0",
    ]


def test_a_day_is_begun_once_and_its_sheets_are_set_in_one_file(home, tmp_path):
    begun = asked("begin", "winter", "--date", "2026-12-11")
    again = asked("begin", "winter", "--date", "2026-12-11")
    printed = asked("sheets", "winter", "--date", "2026-12-11", "-o", tmp_path / "day.pdf")

    assert (begun.output, again.exit_code) == ("2\n", 2)
    assert again.output == "Friday, 11 Dec 2026 has been begun already: number 2\n"
    assert (printed.exit_code, (tmp_path / "day.pdf").read_bytes()[:4]) == (0, b"%PDF")
    book = Books(home.book)
    structure = book.log(2).tournament.structure
    assert (structure.series, structure.day, f"{structure.starts}") == (
        "Winter",
        date(2026, 12, 11),
        "19:30:00",
    )
    book.close()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("show", "wintr"), "no such series “wintr”; did you mean “Winter”?"),
        (
            ("sheets", "winter", "--date", "2026-12-05", "-o", "x.pdf"),
            "Winter has no event on 2026-12-05",
        ),
        (
            ("sheets", "winter", "--date", "2026-12-11", "-o", "x.pdf"),
            "Friday, 11 Dec 2026 has not been begun yet",
        ),
    ],
)
def test_what_there_is_not_is_refused_with_a_sentence(home, words, why):
    done = asked(*words)

    assert (done.exit_code, done.output) == (2, f"{why}\n")
