"""The bridge: what the desk does becomes signals, and time becomes ticks."""

from datetime import timedelta

import pytest

from director.desk.desk import open_event
from director.tournament.commands import Eliminate, PauseClock, Register, StartClock
from director.tournament.log.books import BookAway, BookFailed, NumberTaken
from director.window.event.bridge import DeskBridge
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE


class Time:
    def __init__(self):
        self.now = FRIDAY

    def __call__(self):
        return self.now


class FullDisk(Notebook):
    full = False

    def write(self, event, record, before, now, sure=None):
        if self.full:
            raise BookFailed("the disk is full")
        super().write(event, record, before, now, sure)


class OutrunAndAway(Notebook):
    """Somebody was faster, and then the book does not answer any more."""

    outrun = False

    def write(self, event, record, before, now, sure=None):
        if self.outrun:
            raise NumberTaken
        super().write(event, record, before, now, sure)

    def records(self, event, after=0):
        if self.outrun:
            raise BookAway("the server does not answer")
        return super().records(event, after)


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def book():
    return FullDisk()


@pytest.fixture
def bridge(qapp, book, time):
    made = DeskBridge(open_event(book, "Friday", STRUCTURE, "Ina", "desk", time))
    yield made
    made.stop()


def heard(signal):
    said = []
    signal.connect(said.append)
    return said


def test_everybody_hears_of_every_record(bridge):
    records = heard(bridge.changed)

    done = bridge.do(StartClock())
    undone = bridge.undo()
    redone = bridge.redo()

    assert records == [done, undone, redone]


def test_a_refusal_is_told_in_a_sentence_and_nothing_else(bridge):
    records, refusals = heard(bridge.changed), heard(bridge.refused)

    assert bridge.do(PauseClock()) is None

    assert (records, refusals) == ([], ["The clock is not running"])


def test_a_refusal_names_the_person(bridge):
    player = bridge.desk.player("Ann")
    bridge.do(Register(player, "seed"))
    refusals = heard(bridge.refused)

    bridge.do(Register(player, "seed"))

    assert refusals == ["Ann is already in the tournament"]


def test_a_book_that_fails_is_told_apart_from_a_refusal(bridge, book):
    failures, refusals = heard(bridge.failed), heard(bridge.refused)
    book.full = True

    bridge.do(StartClock())

    assert (failures, refusals) == (["the disk is full"], [])


def test_the_tick_comes_right_after_the_second_of_the_clock(bridge, time):
    bridge.do(StartClock())
    time.now += timedelta(seconds=3, milliseconds=400)

    bridge.tick()

    assert bridge._timer.interval() == 604


def test_while_the_clock_stands_the_tick_follows_the_time_of_day(bridge, time):
    time.now += timedelta(milliseconds=250)

    bridge.tick()

    assert bridge._timer.interval() == 754


def test_a_break_is_noticed_once(bridge, time):
    breaks = []
    bridge.break_began.connect(lambda: breaks.append(bridge.face.step))
    bridge.do(StartClock())
    time.now += timedelta(minutes=39, seconds=59)
    bridge.tick()
    time.now += timedelta(seconds=1)

    bridge.tick()
    bridge.tick()

    assert breaks == [2]


def test_a_break_that_the_machine_slept_through_is_noticed_too(bridge, time):
    breaks = []
    bridge.break_began.connect(lambda: breaks.append(bridge.face.step))
    bridge.do(StartClock())
    time.now += timedelta(minutes=55)

    bridge.tick()

    assert breaks == [3]


def test_who_is_named_in_a_command_is_asked_of_the_desk(bridge):
    assert bridge.refusal(Eliminate(7)) == "There is no entry 7"


def test_a_book_that_goes_away_while_a_record_is_taken_back_is_told(qapp, qtbot, time):
    book = OutrunAndAway()
    bridge = DeskBridge(open_event(book, "Friday", STRUCTURE, "Ina", "desk", time))
    bridge.do(StartClock())
    failures = heard(bridge.failed)
    book.outrun = True

    bridge.take_back(2)
    qtbot.waitUntil(lambda: bool(failures))

    assert failures == ["the server does not answer"]
    assert bridge.busy == ""
    bridge.stop()


def test_of_a_closed_event_the_book_is_asked_nothing_more(bridge, book, monkeypatch):
    bridge.stop()
    monkeypatch.setattr(book, "changed_elsewhere", lambda: pytest.fail("its book is closed"))

    bridge.desk.do(Register(bridge.desk.player("Ann Ost"), "late 1"))
    bridge.tick()

    assert not bridge._timer.isActive()
