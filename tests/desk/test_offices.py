"""The event list: which events there are, and the sample evening."""

import pytest

from director.desk.event_list import SAMPLE_PLAYERS, EventList
from director.files.forms import FileWrong
from director.house import shelf
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE


@pytest.fixture
def house(tmp_path):
    return tmp_path


@pytest.fixture
def event_list(house):
    folders = [shelf.structures(), house]
    return EventList(Notebook(), shipped_games(), folders, "Ina", "desk", lambda: FRIDAY)


def test_the_sample_evening_is_under_way(event_list):
    t = event_list.sample().tournament

    assert [len(t.at_table(table)) for table in t.tables] == [6, 6, 6]
    assert (len(t.left), t.clock.since) == (len(SAMPLE_PLAYERS), FRIDAY)


def test_events_are_listed_with_who_is_left(event_list):
    event_list.new("Empty", STRUCTURE)
    event_list.sample()

    assert [(row.name, row.entries, row.left) for row in event_list.events()] == [
        ("Empty", 0, 0),
        ("Sample evening", 18, 18),
    ]


def test_an_event_is_opened_by_its_number(event_list):
    desk = event_list.sample()

    assert event_list.open(desk.event).tournament == desk.tournament


def test_a_faulty_structure_is_listed_with_what_is_wrong(event_list, house):
    (house / "mine.toml").write_text('name = "Mine"\n', encoding="utf-8")

    assert isinstance(event_list.structures()["mine"], FileWrong)
    with pytest.raises(FileWrong):
        event_list.structure("mine")
    with pytest.raises(KeyError):
        event_list.structure("yours")
