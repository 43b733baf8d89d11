"""The machine's clock beside one that nobody can set."""

from datetime import timedelta

import pytest

from director.desk.desk import Desk, Gap, open_event
from director.desk.machine_clock import MachineClock
from director.desk.stations import OpenedBook
from director.tournament.clock.facts import MachineClockMoved
from director.tournament.commands import PauseClock, StartClock
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE


class Machine:
    """A machine whose clock can be set, and that can sleep."""

    def __init__(self):
        self.now = FRIDAY
        self.seconds = 1000.0

    def passes(self, **time):
        passed = timedelta(**time)
        self.now += passed
        self.seconds += passed.total_seconds()

    def is_set(self, **by):
        self.now += timedelta(**by)


@pytest.fixture
def machine():
    return Machine()


@pytest.fixture
def book():
    return Notebook()


def clocks(machine):
    return {"now": lambda: machine.now, "steady": lambda: machine.seconds}


@pytest.fixture
def desk(machine, book):
    return open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", **clocks(machine))


def left(desk):
    return desk.tournament.clock.shows(STRUCTURE, desk.now()).left


@pytest.mark.parametrize("minutes", [7, -7])
def test_a_clock_that_was_set_is_written_down_and_the_level_goes_on(desk, machine, minutes):
    desk.do(StartClock())
    machine.passes(minutes=5)
    machine.is_set(minutes=minutes)

    desk.notice_machine_clock()
    desk.notice_machine_clock()

    assert desk.log.records[-1].facts == (MachineClockMoved(minutes * 60_000),)
    assert len(desk.log.records) == 3
    assert left(desk) == timedelta(minutes=15)


@pytest.mark.parametrize(("seconds", "noted"), [(300, True), (-300, True), (1, False)])
def test_an_event_that_goes_on_by_another_machines_clock_stands_where_it_stood(
    desk, machine, book, seconds, noted
):
    desk.do(StartClock())
    server = OpenedBook(book, lambda: machine.now - timedelta(seconds=seconds), None)
    desk.move_to(server)
    machine.passes(minutes=5)
    shown = left(desk)

    desk.move_to(OpenedBook(book, *clocks(machine).values()))
    desk.notice_machine_clock()
    desk.notice_machine_clock()

    moved = [MachineClockMoved(seconds * 1000)] if noted else []
    assert [fact for record in desk.log.records[2:] for fact in record.facts] == moved
    assert abs(left(desk) - shown) <= timedelta(seconds=1)


def test_it_is_noticed_before_the_next_act_is_written(desk, machine):
    desk.do(StartClock())
    machine.passes(minutes=5)
    machine.is_set(hours=1)

    desk.do(PauseClock())

    assert [type(fact).__name__ for record in desk.log.records[2:] for fact in record.facts] == [
        "MachineClockMoved",
        "ClockPaused",
    ]
    assert left(desk) == timedelta(minutes=15)


def test_sleep_is_no_setting_of_the_clock(desk, machine):
    desk.do(StartClock())
    machine.passes(hours=9)

    desk.notice_machine_clock()

    assert len(desk.log.records) == 2


def test_two_seconds_are_nothing(desk, machine):
    machine.is_set(seconds=1.9)

    desk.notice_machine_clock()

    assert len(desk.log.records) == 1


def test_small_steps_add_up(machine):
    watch = MachineClock(*clocks(machine).values())
    parted = []
    for _ in range(3):
        machine.is_set(seconds=0.9)
        machine.passes(seconds=1)
        parted.append(watch.parted())

    assert parted[:2] == [None, None]
    assert parted[2] == pytest.approx(timedelta(seconds=2.7), abs=timedelta(milliseconds=1))


def test_a_clock_that_only_goes_a_little_wrong_is_forgiven_for_days(machine):
    watch = MachineClock(*clocks(machine).values())
    parted = set()
    for _ in range(48 * 60):
        machine.passes(minutes=1)
        machine.is_set(milliseconds=3)  # 50 parts in a million: eight seconds in 48 hours
        parted.add(watch.parted())

    assert parted == {None}


def test_after_a_restart_the_machines_clock_is_believed(machine, book, desk):
    desk.do(StartClock())
    machine.passes(minutes=5)
    machine.is_set(minutes=7)

    again = Desk(book, desk.event, "Ina", "desk 1", **clocks(machine))
    again.notice_machine_clock()

    assert left(again) == timedelta(minutes=8)
    assert again.gap() == Gap(FRIDAY, FRIDAY + timedelta(minutes=12))


def test_a_clock_that_stood_leaves_no_gap(machine, book, desk):
    machine.passes(hours=5)

    assert Desk(book, desk.event, "Ina", "desk 1", **clocks(machine)).gap() is None


def test_a_last_record_in_the_future_says_that_the_clock_was_set_back_meanwhile(
    machine, book, desk
):
    machine.passes(minutes=1)
    desk.do(StartClock())
    machine.is_set(minutes=-30)

    again = Desk(book, desk.event, "Ina", "desk 1", **clocks(machine))
    again.notice_machine_clock()
    machine.passes(minutes=2)

    assert left(again) == timedelta(minutes=18)


def test_of_two_programs_on_a_machine_one_writes_it_down(machine):
    book = Shared()
    one = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", **clocks(machine))
    one.do(StartClock())
    other = Desk(book, one.event, "Uwe", "desk 1", **clocks(machine))
    machine.is_set(minutes=10)

    one.notice_machine_clock()
    other.notice_machine_clock()
    one.notice_machine_clock()

    assert len(book.records(one.event)) == 3
    assert left(one) == left(other) == timedelta(minutes=20)


class Shared(Notebook):
    """A notebook that always says that somebody else may have written."""

    def changed_elsewhere(self):
        return True


@pytest.mark.parametrize(("seconds", "noted"), [(59, False), (60, False), (61, True), (3600, True)])
def test_the_clocks_of_two_machines_may_part_by_a_minute(machine, book, seconds, noted):
    desk = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: machine.now)
    desk.do(StartClock())
    machine.is_set(seconds=-seconds)
    other = Desk(book, desk.event, "Uwe", "desk 2", lambda: machine.now)

    other.notice_machine_clock()

    moved = [fact for record in other.log.records[2:] for fact in record.facts]
    assert moved == ([MachineClockMoved(-seconds * 1000)] if noted else [])


@pytest.mark.parametrize(("seconds", "noted"), [(2, False), (3, True)])
def test_the_clock_of_one_machine_parts_from_itself_by_seconds_only(machine, book, seconds, noted):
    desk = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: machine.now)
    desk.do(StartClock())
    machine.is_set(seconds=-seconds)
    again = Desk(book, desk.event, "Uwe", "desk 1", lambda: machine.now)

    again.notice_machine_clock()

    moved = [fact for record in again.log.records[2:] for fact in record.facts]
    assert moved == ([MachineClockMoved(-seconds * 1000)] if noted else [])
