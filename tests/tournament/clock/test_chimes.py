"""When the clock makes itself heard."""

from dataclasses import replace
from datetime import timedelta

from director.tournament.clock.chimes import Chime, newest
from director.tournament.clock.commands import PauseAfter
from director.tournament.commands import MoveClock, PauseClock, StartClock
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import DayEnd, Level
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

WARNINGS = (120, 30)


def heard(evening, **time):
    """What rings while so much time passes, a second at a time: the kind and the minute."""
    rung = {}
    for _ in range(int(timedelta(**time).total_seconds())):
        evening.wait(seconds=1)
        chime = newest(evening.t.clock, STRUCTURE, evening.now, WARNINGS)
        if chime:
            rung.setdefault(chime.at, chime.kind)
    start = evening.log.records[0].at
    return [(kind, (at - start) / timedelta(minutes=1)) for at, kind in sorted(rung.items())]


def test_an_evening_rings_at_each_set_moment_and_at_no_other():
    evening = Evening()
    evening.do(StartClock())

    assert heard(evening, minutes=80) == [
        ("level", 0.0),
        ("first_warning", 18.0),
        ("second_warning", 19.5),
        ("level", 20.0),
        ("first_warning", 38.0),
        ("second_warning", 39.5),
        ("break", 40.0),
        ("first_warning", 48.0),
        ("second_warning", 49.5),
        ("break_ends", 50.0),
        ("first_warning", 68.0),
        ("second_warning", 69.5),
    ]


def test_a_clock_that_stands_rings_for_nothing():
    evening = Evening()
    evening.do(StartClock())
    evening.wait(minutes=17)
    evening.do(PauseClock())
    evening.do(MoveClock(1))

    assert heard(evening, minutes=3) == []


def test_one_that_stops_by_itself_rings_for_the_end():
    evening = Evening()
    evening.do(PauseAfter(0))
    evening.do(StartClock())
    evening.wait(minutes=19, seconds=45)

    assert heard(evening, minutes=3) == [("level", 20.0)]


def test_a_machine_that_wakes_does_not_ring_all_the_night():
    evening = Evening()
    evening.do(StartClock())
    evening.wait(minutes=41)

    assert newest(evening.t.clock, STRUCTURE, evening.now, WARNINGS) is None


def test_a_warning_of_no_seconds_is_none():
    evening = Evening()
    evening.do(StartClock())
    evening.wait(minutes=20)

    assert newest(evening.t.clock, STRUCTURE, evening.now, (0, 0)).kind == "level"


def test_a_moment_is_heard_for_so_long_and_no_longer():
    evening = Evening()
    evening.do(StartClock())
    clock = evening.t.clock
    level = Chime("level", FRIDAY + timedelta(minutes=20), 1)

    def heard_after(**time):
        return newest(clock, STRUCTURE, FRIDAY + timedelta(minutes=20, **time), WARNINGS)

    assert [heard_after(seconds=one) for one in (0, 9.999, 10, 11)] == [level, level, None, None]
    assert heard_after(microseconds=-1) is None
    assert newest(clock, STRUCTURE, FRIDAY, WARNINGS) == Chime("level", FRIDAY, 0)
    night = newest(clock, STRUCTURE, FRIDAY + timedelta(minutes=21), WARNINGS, timedelta(hours=1))
    assert night == level


def test_a_warning_as_long_as_its_level_is_none_and_the_later_of_two_moments_counts():
    evening = Evening()
    evening.do(StartClock())
    clock, end = evening.t.clock, FRIDAY + timedelta(minutes=20)

    assert newest(clock, STRUCTURE, FRIDAY, (1200, 1201)) == Chime("level", FRIDAY, 0)
    assert newest(clock, STRUCTURE, FRIDAY + timedelta(seconds=1), (1199, 0)) == Chime(
        "first_warning", FRIDAY + timedelta(seconds=1), 0
    )
    before = end - timedelta(seconds=3)
    assert newest(clock, STRUCTURE, before, (4, 3)) == Chime("second_warning", before, 0)
    assert newest(clock, STRUCTURE, before, (3, 4)) == Chime("first_warning", before, 0)


def test_a_day_begins_as_play_after_a_break_does():
    days = replace(STRUCTURE, steps=(STRUCTURE.steps[0], DayEnd(1), STRUCTURE.steps[1]))
    evening = Evening(structure=days)
    evening.do(StartClock())
    evening.wait(minutes=20)
    evening.wait(hours=14)
    evening.do(StartClock())

    assert newest(evening.t.clock, days, evening.now, WARNINGS) == Chime(
        "break_ends", evening.now, 2
    )


def test_a_level_of_hands_has_no_end_to_warn_of():
    hands = Level("1", 0, Stakes(50, 100), hands=8)
    by_hands = replace(STRUCTURE, steps=(hands, *STRUCTURE.steps[1:]))
    evening = Evening(structure=by_hands)
    evening.do(StartClock())
    left = evening.t.clock.shows(by_hands, evening.now).left
    evening.wait(seconds=left.total_seconds() - 120)

    assert left > timedelta(minutes=2)
    assert newest(evening.t.clock, by_hands, evening.now, WARNINGS) is None
