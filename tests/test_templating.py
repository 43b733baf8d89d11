"""`director template`: an event's settings saved, checked, and begun again."""

from datetime import date

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.event_list import EventList
from director.house import shelf
from director.house.home import Home
from director.start import template_command
from director.start.template_command import templates
from director.tournament.commands import SetMoney
from director.tournament.money.state import MoneyTerms, Price
from tests.shipped import shipped_games

RUN = CliRunner()
TERMS = MoneyTerms("$", 0, Price(40, 10))


def asked(*words):
    return RUN.invoke(templates, [str(word) for word in words])


def events(book):
    return EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk")


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A house with one event, of which nothing is open."""
    made = Home(tmp_path)
    monkeypatch.setattr(template_command, "users_home", lambda: made)
    book = Books(made.book)
    event_list = events(book)
    desk = event_list.new("Friday", event_list.structure("no-limit-freezeout"))
    desk.do(SetMoney(TERMS))
    book.close()
    return made


@pytest.fixture
def file(home):
    """The template of that event."""
    asked("save", "Friday", "Weekly")
    return home.templates / "weekly.toml"


def test_an_event_is_saved_and_begun_again_with_its_settings(home, file):
    done = asked("begin", file, "--date", "2026-11-27")

    book = Books(home.book)
    t = book.log(2).tournament
    book.close()
    assert (done.output, t.name, t.terms, t.structure.day) == (
        "2\n",
        "Weekly",
        TERMS,
        date(2026, 11, 27),
    )


def test_a_template_is_not_written_over(file):
    done = asked("save", "Friday", "Weekly")

    assert (done.exit_code, done.stderr) == (2, f"{file} already exists\n")


def test_a_sound_template_says_what_it_holds(file):
    done = asked("check", file)

    assert (done.exit_code, done.output) == (
        0,
        f"{file}: sound: structure: 20 levels, buy-in $50, late registration\n",
    )


def test_a_wrong_one_says_all_that_is_wrong(file):
    file.write_text(file.read_text().replace("fee = 10", "fee = true") + "[flihgts]\n")

    done = asked("check", file)

    assert done.exit_code == 1
    assert [line.partition(": ")[2].partition(": ")[2] for line in done.output.splitlines()] == [
        "money.entry.fee: should be a whole number, not true",
        "flihgts: no such key “flihgts”; did you mean “flights”?",
    ]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("begin", "gone.toml"), "gone.toml is not there"),
        (("save", "Saturday", "Weekly"), "no event “Saturday”"),
    ],
    ids=["no file", "no event"],
)
def test_what_is_not_there_is_refused(home, words, why):
    done = asked(*words)

    assert (done.exit_code, why in done.stderr) == (2, True)
