"""The evenings of a book as browsers see them: kept up to date from one asyncio loop."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from director.books.book import Books
from director.desk.desk import Desk, open_event
from director.tournament.commands import Register, RenameEvent, StartClock
from director.tournament.log.books import BookFailed, EventRow
from director.web.evenings import Evenings, of_this_evening
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

NOON = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)


class Place:
    """Two programs at one file: the desk writes, the evenings read."""

    def __init__(self, folder):
        self.written, self.read = Books(folder / "a.book"), Books(folder / "a.book")
        self.evenings = Evenings(self.read, shipped_games(), lambda: NOON)
        self.told = 0
        self.evenings.listen(self._hear)

    def _hear(self):
        self.told += 1

    def event(self, name="Friday", players=2) -> Desk:
        desk = open_event(self.written, name, STRUCTURE, "Ina", "desk", lambda: NOON)
        for number in range(1, players + 1):
            desk.do(Register(desk.player(f"{name} {number}"), str(number)))
        return desk

    def look(self):
        asyncio.run(self.evenings.look())
        return [
            (one.tournament.name, one.tournament.entered) for one in self.evenings.shown.values()
        ]

    def close(self):
        self.evenings.close()
        self.written.close()
        self.read.close()


@pytest.fixture
def place(tmp_path):
    place = Place(tmp_path)
    yield place
    place.close()


def test_what_another_program_writes_is_seen_at_the_next_look(place):
    desk = place.event()

    assert place.look() == [("Friday", 2)]
    desk.do(Register(desk.player("Late"), "late"))
    assert place.look() == [("Friday", 3)]
    assert place.told == 2


def test_where_nothing_has_changed_nobody_is_told_and_the_evening_is_the_same(place):
    place.event()
    place.look()
    before = dict(place.evenings.shown)

    place.look()

    assert place.told == 1
    assert all(one is place.evenings.shown[number] for number, one in before.items())


def test_an_undo_is_seen_too(place):
    desk = place.event()
    place.look()

    desk.undo()

    assert place.look() == [("Friday", 1)]


def test_names_are_those_of_the_register(place):
    place.event(players=1)
    place.look()

    (evening,) = place.evenings.shown.values()

    assert dict(evening.names) == {1: "Friday 1"}


def test_an_announcement_stands_until_another_one(place):
    desk = place.event()
    place.look()

    place.evenings.announce(desk.event, " The bar\n closes ")
    place.look()

    assert place.evenings.shown[desk.event].announcement == "The bar closes"
    assert place.told == 2


def test_a_book_that_fails_is_away_and_what_was_known_stands(place, monkeypatch):
    desk = place.event()
    place.look()

    def fail():
        raise BookFailed("the disk is gone")

    with monkeypatch.context() as gone:
        gone.setattr(place.read, "changed_elsewhere", fail)
        assert place.look() == [("Friday", 2)]
        assert place.evenings.shown[desk.event].away_since == NOON
    desk.do(StartClock())
    place.look()

    assert place.evenings.shown[desk.event].away_since is None
    assert place.evenings.shown[desk.event].tournament.clock.started


def test_of_many_events_none_is_another_where_nothing_has_changed(place):
    for number in range(12):
        place.event(f"Event {number}", players=1)
    place.look()

    place.look()

    assert (len(place.evenings.shown), place.told) == (12, 1)


def test_a_fault_of_ours_is_no_reason_to_go_on_as_if_nothing_were(place, monkeypatch):
    desk = place.event()
    place.look()

    def fault():
        raise ZeroDivisionError

    monkeypatch.setattr(place.read, "changed_elsewhere", fault)
    with pytest.raises(ZeroDivisionError):
        asyncio.run(place.evenings.follow())

    assert place.evenings.shown[desk.event].away_since == NOON


def test_an_event_is_followed_while_the_loop_runs(place):
    desk = place.event()

    async def follow():
        heard = asyncio.Event()
        place.evenings.listen(heard.set)
        async with place.evenings.followed():
            await asyncio.wait_for(heard.wait(), 10)
            heard.clear()
            desk.do(RenameEvent("Saturday"))
            await asyncio.wait_for(heard.wait(), 10)

    asyncio.run(follow())

    assert place.evenings.shown[desk.event].tournament.name == "Saturday"


def test_drafts_damaged_ones_and_those_of_other_days_do_not_belong_to_the_evening():
    def row(number, phase, hours=0, damaged=""):
        then = NOON - timedelta(hours=hours)
        return EventRow(number, "An event", then, then, 9, 9, 9, phase, damaged)

    rows = [
        row(1, "running", hours=80),
        row(2, "draft"),
        row(3, "paid", hours=23),
        row(4, "closed", hours=25),
        row(5, "over", hours=25),
        row(6, "open", damaged="record 3"),
        row(7, "paused"),
    ]

    assert [one.number for one in of_this_evening(rows, NOON)] == [1, 3, 7]
