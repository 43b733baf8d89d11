"""When the clock makes itself heard."""

from datetime import timedelta

from director.tournament.chimes import newest
from director.tournament.clock_commands import PauseAfter
from director.tournament.commands import MoveClock, PauseClock, StartClock
from tests.tournament.evening import STRUCTURE, Evening

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
