"""`director import tdt`: files and folders of The Tournament Director, on the command line."""

import json

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.house.home import Home
from director.start.command_line import commands
from director.start.import_command import imports
from tests import tdt_evening

RUN = CliRunner()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path / "home"))
    return Home(tmp_path / "home")


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "old evenings"
    folder.mkdir()
    (folder / "friday.tdt").write_text(tdt_evening.text(), encoding="utf-8")
    return folder


def asked(*words):
    return RUN.invoke(imports, ["tdt", *map(str, words)])


def events(home):
    book = Books(home.book)
    try:
        return [(row.name, row.phase) for row in book.events()]
    finally:
        book.close()


def test_the_files_of_a_folder_become_events_leagues_and_pay_tables(home, folder):
    answer = asked(folder)

    assert answer.exit_code == 0
    assert answer.stdout.splitlines() == [
        "friday.tdt: Friday, 2023-11-14, 4 players, 2 levels: event 1",
        "  Not taken over:",
        "  - points given or taken by hand: Ann Ost -5",
        "  - how players paid is not in the file: all is booked as cash",
        "  - which chips were colored up in 1 break",
        "  - moves to another seat that the file does not tell",
        "1 event imported, 4 new players, 1 league",
    ]
    assert events(home) == [("Friday", "paid")]
    assert [path.name for path in home.leagues.iterdir()] == ["harbor-2023.toml"]
    assert [path.name for path in home.pay_tables.iterdir()] == ["60-40-percent.toml"]


def test_only_looking_changes_nothing(home, folder):
    answer = asked(folder, "--look")

    assert answer.stdout.startswith("friday.tdt: Friday")
    assert (events(home), home.leagues.exists()) == ([], False)


def test_a_wrong_file_is_said_and_the_status_is_1(home, folder):
    (folder / "cut.tdt").write_text('{V: "3.7.2", T: new Tournament({', encoding="utf-8")

    answer = asked(folder)

    assert answer.exit_code == 1
    assert answer.stdout.splitlines()[0] == (
        "cut.tdt: line 1: column 32: this “{” is never closed: is it cut off?"
    )
    assert events(home) == [("Friday", "paid")]


def test_what_is_not_there_is_refused_with_status_2(tmp_path):
    answer = asked(tmp_path / "gone.tdt")

    assert (answer.exit_code, answer.stderr) == (2, f"{tmp_path / 'gone.tdt'} is not there\n")


def test_the_status_of_an_event_is_written_as_json(home, folder, tmp_path):
    asked(folder)

    answer = RUN.invoke(commands, ["status", "Friday", "-o", str(tmp_path / "status.json")])

    assert answer.exit_code == 0
    found = json.loads((tmp_path / "status.json").read_text("utf-8"))
    assert (found["Title"], found["StateDesc"], found["Pot"]) == ("Friday", "after", 250)


def test_an_event_that_is_not_there_has_no_status(home, folder):
    asked(folder)

    answer = RUN.invoke(commands, ["status", "Sunday"])

    assert answer.exit_code == 2
    assert "no event “Sunday”; there is: 1 Friday" in answer.stderr
