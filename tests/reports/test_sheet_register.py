"""The register of sheets: what is not refused can be set, and all who list sheets read it."""

from contextlib import suppress

import pytest

from director.house import shelf
from director.reports.sheet_kinds import Event, NoSheet
from director.reports.sheet_register import EVENT_SHEETS
from director.start.press import Press
from director.start.self_test.evening import evening, named
from director.start.self_test.sheets import of_an_event
from director.tournament.commands import DrawSeats, Eliminate, Refused, StartClock
from director.tournament.structure.files import load_structure
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from tests.shipped import shipped_games
from tests.tournament.evening import Evening

LIBRARY = shipped_games()
STRUCTURES = sorted(shelf.structures().glob("*.toml"))


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """An evening on which much has happened, with its lowest entry chosen."""
    book, desk = evening(tmp_path_factory.mktemp("book") / "events.book")
    now = desk.now()
    of = Event(desk.tournament.at(now), desk.log, named(desk), desk.public_name, now, LIBRARY)
    yield of._replace(entry=min(desk.tournament.left), board="http://192.168.1.5:8420/e/1")
    book.close()


@pytest.fixture
def empty():
    """An event that nobody has entered."""
    of = Evening()
    return Event(of.t, of.log, str, str, of.now, LIBRARY)


def not_refused(of):
    return [kind for kind in EVENT_SHEETS.values() if kind.refusal(of) is None]


def test_what_is_not_refused_can_be_set_on_its_default_paper(played):
    assert len(not_refused(played)) > 20
    for kind in not_refused(played):
        assert kind.pdf(played, Press()).startswith(b"%PDF"), kind.id


def test_of_an_empty_event_there_is_what_needs_nobody(empty):
    found = [kind.id for kind in not_refused(empty)]

    assert found == ["registration", "drawer", "floor-log", "pack", "structure", "day"]


@pytest.mark.parametrize("players", [0, 1, 2, 5])
@pytest.mark.parametrize("file", STRUCTURES, ids=[file.stem for file in STRUCTURES])
def test_whatever_the_event_each_sheet_is_refused_or_can_be_made(file, players):
    of = Evening(players, load_structure(file, LIBRARY))

    for does in (None, DrawSeats("seats"), StartClock(), *map(Eliminate, range(1, players))):
        with suppress(Refused):
            if does:
                of.do(does)
        event = Event(of.t, of.log, str, str, of.now, LIBRARY)
        for kind in not_refused(event):
            assert kind.documents(event, "a4"), kind.id


@pytest.mark.parametrize("kind", ["receipt", "payout-slip", "bounty-slip", "seat-cards", "deal"])
def test_what_has_nobody_to_be_about_is_refused_in_words_by_its_maker_too(empty, kind):
    with pytest.raises(NoSheet, match=r"^(select|nobody|no) "):
        EVENT_SHEETS[kind].documents(empty, "a4")


def test_every_sheet_has_its_action_and_its_trial():
    actions = {action.id.removeprefix("print.").replace("_", "-") for action in EVENT_ACTIONS}
    elsewhere = {"structure", "payout-slip"}  # beside the rule cards; on the Prizes screen

    assert set(EVENT_SHEETS) - actions == elsewhere
    assert set(of_an_event(None)) == set(EVENT_SHEETS)
