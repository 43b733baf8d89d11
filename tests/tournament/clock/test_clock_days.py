"""The clock through whole days: sleep, restarts, changes of the hour, breaks until a time."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest

from director.tournament.clock.commands import (
    MakeUp,
    NoteMachineClock,
    PauseAfter,
    PutClockBack,
    StartAt,
)
from director.tournament.clock.state import Clock
from director.tournament.clock.time_zone import when_clocks_show
from director.tournament.commands import AddTime, MoveClock, PauseClock, Refused, StartClock
from director.tournament.log.log import Log
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, DayEnd, Level
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

LONG = replace(STRUCTURE, steps=tuple(Level(str(n), 20, Stakes(50, 100)) for n in range(1, 201)))


def of(*steps):
    return replace(STRUCTURE, steps=steps)


def level(label, minutes=20, **more):
    return Level(label, minutes, Stakes(50, 100), **more)


DINNER = of(level("1"), Break(until=time(20, 0)), level("2"), level("3"))
"""Begun at 19:00, the break lasts from 19:20 to 20:00."""


def dinner():
    evening = Evening(structure=DINNER)
    evening.do(StartClock())
    return evening


def test_it_is_right_to_the_second_after_48_hours():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.wait(hours=48, seconds=7)

    assert evening.face() == (144, "19:53", True)


def test_48_hours_of_ticks_come_to_the_same_as_one_look():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    clock, end = evening.t.clock, FRIDAY + timedelta(hours=48)
    ticking = clock
    now = FRIDAY
    while now < end:
        now = min(now + timedelta(seconds=59.3), end)
        ticking = ticking.at(LONG, now)

    assert ticking == clock.at(LONG, end)


def test_a_machine_that_slept_shows_what_one_that_woke_all_night_shows():
    awake, asleep = Evening(structure=LONG), Evening(structure=LONG)
    for evening in (awake, asleep):
        evening.do(StartClock())
    for _ in range(9 * 60):
        awake.wait(minutes=1)
        awake.face()

    asleep.wait(hours=9)

    assert asleep.face() == awake.face() == (27, "20:00", True)


def test_a_restart_reads_the_same_clock_from_the_log():
    evening = dinner()
    evening.wait(minutes=7, seconds=31)
    evening.do(PauseClock())
    evening.wait(minutes=3)
    evening.do(StartClock())
    evening.wait(minutes=14, seconds=2)

    again = Log(evening.log.records).tournament

    assert again == evening.t
    assert again.clock.shows(DINNER, evening.now) == evening.t.clock.shows(DINNER, evening.now)


@pytest.mark.parametrize(
    ("night", "end"),
    [
        pytest.param(datetime(2026, 3, 28, 20, 0, tzinfo=UTC), "08:00", id="spring"),
        pytest.param(datetime(2026, 10, 24, 20, 0, tzinfo=UTC), "08:00", id="autumn"),
    ],
)
def test_a_change_of_the_hour_takes_nothing_from_a_level_and_gives_it_nothing(night, end):
    evening = Evening(structure=LONG)
    evening.now = night
    evening.do(StartClock())
    evening.wait(hours=12, seconds=5)

    assert evening.face() == (36, "19:55", True)
    assert f"{evening.now:%H:%M}" == end


@pytest.mark.parametrize(
    ("day", "hours"),
    [
        pytest.param(datetime(2026, 3, 28, 22, 0, tzinfo=UTC), 7, id="spring"),
        pytest.param(datetime(2026, 10, 24, 22, 0, tzinfo=UTC), 8, id="autumn"),
        pytest.param(datetime(2026, 6, 5, 22, 0, tzinfo=UTC), 7, id="summer"),
        pytest.param(datetime(2026, 1, 2, 22, 0, tzinfo=UTC), 8, id="winter"),
    ],
)
def test_a_break_until_seven_ends_at_seven_whatever_the_night_does_to_the_clocks(day, hours):
    # in Vienna; 22:00 UTC is 23:00 in winter and midnight in summer
    end = when_clocks_show(time(7, 0), day, "Europe/Vienna")

    assert end - day == timedelta(hours=hours)


@pytest.mark.parametrize(
    ("shown", "hours"),
    [
        (time(0, 30), -2),
        (time(23, 30), -3),
        (time(23, 29), 20 + 59 / 60),
        (time(2, 30), 0),
        (time(2, 31), 1 / 60),
        (time(2, 29), -1 / 60),
    ],
)
def test_a_time_of_day_of_up_to_three_hours_ago_has_passed_and_an_earlier_one_is_tomorrows(
    shown, hours
):
    after = datetime(2026, 1, 2, 2, 30, tzinfo=UTC)

    assert when_clocks_show(shown, after, "UTC") - after == timedelta(hours=hours)


def test_an_hour_that_comes_twice_is_meant_the_first_time():
    evening = datetime(2026, 10, 24, 23, 0, tzinfo=UTC)

    assert when_clocks_show(time(2, 30), evening, "Europe/Vienna") == datetime(
        2026, 10, 25, 0, 30, tzinfo=UTC
    )


def test_an_hour_that_is_left_out_is_shown_an_hour_later():
    evening = datetime(2026, 3, 28, 23, 0, tzinfo=UTC)

    assert when_clocks_show(time(2, 30), evening, "Europe/Vienna") == datetime(
        2026, 3, 29, 1, 30, tzinfo=UTC
    )


def test_a_break_until_a_time_of_day_ends_when_it_says():
    evening = dinner()
    evening.wait(minutes=21)
    resting = evening.face()
    evening.wait(minutes=39)

    assert (resting, evening.face()) == ((1, "39:00", True), (2, "20:00", True))


def test_it_ends_when_it_says_though_the_level_before_it_was_longer():
    evening = dinner()
    evening.do(AddTime(10))
    evening.wait(minutes=31)
    resting = evening.face()
    evening.wait(minutes=29)

    assert (resting, evening.face()) == ((1, "29:00", True), (2, "20:00", True))


def test_a_break_until_a_time_that_has_passed_is_none():
    evening = dinner()
    evening.do(AddTime(50))
    evening.wait(minutes=71)

    assert evening.face() == (2, "19:00", True)


def test_a_pause_does_not_hold_the_time_of_day():
    evening = dinner()
    evening.wait(minutes=30)
    evening.do(PauseClock())
    evening.wait(minutes=20)
    paused = evening.face()
    evening.do(StartClock())
    evening.wait(minutes=11)

    assert (paused, evening.face()) == ((1, "10:00", False), (2, "19:00", True))


def test_time_added_to_a_break_until_a_time_of_day_moves_its_end():
    evening = dinner()
    evening.wait(minutes=30)
    evening.do(AddTime(5))

    assert evening.face() == (1, "35:00", True)


@pytest.mark.parametrize("hours", [3, -3])
def test_when_the_machines_clock_is_set_the_level_goes_on_unmoved(hours):
    evening = dinner()
    evening.wait(minutes=7)
    before = evening.face()
    evening.now += timedelta(hours=hours)
    evening.do(NoteMachineClock(hours * 3_600_000))
    after = evening.face()
    evening.wait(seconds=3)

    assert (before, after, evening.face()) == (
        (0, "13:00", True),
        (0, "13:00", True),
        (0, "12:57", True),
    )


def test_a_break_until_a_time_of_day_ends_by_the_clock_that_was_set_right():
    evening = dinner()
    evening.wait(minutes=25)
    evening.now += timedelta(minutes=20)
    evening.do(NoteMachineClock(20 * 60_000))

    assert evening.face() == (1, "15:00", True)


def test_a_break_whose_end_the_set_clock_has_passed_is_over_now():
    evening = dinner()
    evening.wait(minutes=25)
    evening.now += timedelta(hours=1)
    evening.do(NoteMachineClock(3_600_000))

    assert evening.face() == (2, "20:00", True)


def test_taking_a_pause_back_counts_across_a_clock_that_was_set():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.wait(minutes=5)
    pause = evening.do(PauseClock())
    evening.wait(minutes=2)
    evening.now += timedelta(hours=1)
    evening.do(NoteMachineClock(3_600_000))
    evening.wait(minutes=1)

    evening.undo(pause.number)

    assert evening.face() == (0, "12:00", True)


def test_undo_passes_over_what_nobody_did():
    evening = Evening(structure=LONG)
    started = evening.do(StartClock())
    evening.do(NoteMachineClock(5000))

    assert evening.log.next_undo == started


def test_a_level_changed_during_a_pause_begins_when_the_clock_goes_on():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(PauseClock())
    evening.wait(minutes=5)
    evening.do(MoveClock(3))
    evening.wait(minutes=5)
    standing = evening.face()
    evening.do(StartClock())
    evening.wait(seconds=1)

    assert (standing, evening.face()) == ((3, "20:00", False), (3, "19:59", True))


def test_it_starts_at_the_time_that_was_set_and_nobody_has_to_be_there():
    evening = Evening(structure=LONG)
    evening.do(StartAt(FRIDAY + timedelta(minutes=30)))
    evening.wait(minutes=29, seconds=59)
    before = evening.face()
    evening.wait(minutes=25, seconds=1)

    assert (before, evening.face()) == ((0, "20:00", False), (1, "15:00", True))


def test_a_start_that_was_set_can_be_called_off():
    evening = Evening(structure=LONG)
    evening.do(StartAt(FRIDAY + timedelta(minutes=30)))
    evening.do(StartAt(None))
    evening.wait(hours=1)

    assert evening.face() == (0, "20:00", False)


def test_what_goes_by_itself_since_then_is_running_and_can_be_paused():
    evening = Evening(structure=LONG)
    evening.do(StartAt(FRIDAY + timedelta(minutes=30)))
    evening.wait(minutes=35)

    with pytest.raises(Refused, match="already running"):
        evening.do(StartClock())
    evening.do(PauseClock())
    evening.wait(minutes=9)

    assert evening.face() == (0, "15:00", False)


def test_a_start_that_the_set_clock_has_jumped_over_is_now():
    evening = Evening(structure=LONG)
    evening.do(StartAt(FRIDAY + timedelta(minutes=30)))
    evening.now += timedelta(hours=1)
    evening.do(NoteMachineClock(3_600_000))

    assert evening.face() == (0, "20:00", True)


def test_a_moment_that_has_passed_is_no_time_to_start():
    with pytest.raises(Refused, match="has passed"):
        Evening().do(StartAt(FRIDAY))


def test_it_stops_by_itself_at_the_end_of_a_chosen_level():
    evening = Evening(structure=LONG)
    evening.do(PauseAfter(1))
    evening.do(StartClock())
    evening.wait(hours=5)
    standing = evening.face()
    evening.do(StartClock())
    evening.wait(minutes=1)

    assert (standing, evening.face()) == ((2, "20:00", False), (2, "19:00", True))


def test_a_chosen_end_can_be_unchosen():
    evening = Evening(structure=LONG)
    evening.do(PauseAfter(1))
    evening.do(PauseAfter(1, stops=False))
    evening.do(StartClock())
    evening.wait(minutes=41)

    assert evening.face() == (2, "19:00", True)


def test_at_the_end_of_a_day_it_waits_and_goes_on_with_the_next_day():
    evening = Evening(structure=of(level("1"), DayEnd(1), level("2")))
    evening.do(StartClock())
    evening.wait(hours=16)
    night = evening.face()
    evening.do(StartClock())
    evening.wait(minutes=2)

    assert (night, evening.face()) == ((1, "0:00", False), (2, "18:00", True))


def test_the_plan_is_late_by_the_pauses_and_by_what_was_added():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(PauseClock())
    evening.wait(minutes=7)
    evening.do(StartClock())
    evening.do(AddTime(2))

    assert evening.t.clock.late(LONG, evening.now) == timedelta(minutes=9)


def test_a_clock_that_starts_after_the_time_that_was_set_for_it_is_not_late_by_that():
    evening = Evening(structure=LONG)
    evening.do(StartAt(FRIDAY + timedelta(minutes=10)))
    evening.wait(minutes=12)

    assert evening.t.clock.late(LONG, evening.now) == timedelta()


def test_a_level_that_is_skipped_is_made_up():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(MoveClock(1))

    assert evening.t.clock.late(LONG, evening.now) == timedelta(minutes=-15)


def test_a_break_until_a_time_of_day_takes_lateness_in():
    evening = dinner()
    evening.do(AddTime(10))
    late = evening.t.clock.late(DINNER, evening.now)
    evening.wait(minutes=31)

    assert (late, evening.t.clock.late(DINNER, evening.now)) == (timedelta(minutes=10), timedelta())


RESTS = of(level("1"), Break(15), level("2"), Break(10), level("3"))


def test_breaks_make_up_one_after_another_and_keep_five_minutes():
    evening = Evening(structure=RESTS)
    evening.do(StartClock())
    evening.do(AddTime(12))
    evening.do(MakeUp(12, "breaks"))

    due = [one.at - FRIDAY for one in evening.t.clock.coming(RESTS, evening.now)]
    assert due == [timedelta(minutes=minutes) for minutes in (32, 37, 57, 65)]


def test_levels_make_up_a_minute_each():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.do(AddTime(3))
    evening.do(MakeUp(3, "levels"))

    assert evening.t.clock.late(LONG, FRIDAY + timedelta(minutes=90)) == timedelta()
    due = [one.at - FRIDAY for one in evening.t.clock.coming(LONG, evening.now)][:5]
    assert due == [timedelta(minutes=minutes) for minutes in (23, 42, 61, 80, 100)]


def test_more_than_there_is_cannot_be_made_up():
    evening = Evening(structure=RESTS)
    evening.do(StartClock())

    with pytest.raises(Refused) as refused:
        evening.do(MakeUp(20, "breaks"))

    assert refused.value.sentence.said(str) == "The remaining breaks can give up only 15 min"


HANDS = of(level("1", 0, hands=8), level("2", 0, hands=8), level("3"))


def test_a_level_of_hands_goes_on_until_somebody_moves_the_clock():
    evening = Evening(structure=HANDS)
    evening.do(StartClock())
    evening.wait(minutes=20)
    face = evening.t.clock.shows(HANDS, evening.now)

    assert (face.step, face.left, face.estimated, face.over) == (
        0,
        timedelta(),
        True,
        timedelta(minutes=4),
    )


def test_the_estimate_follows_from_the_hands_that_were_played():
    evening = Evening(structure=HANDS)
    evening.do(StartClock())
    first = evening.face()
    evening.wait(minutes=24)
    evening.do(MoveClock(1))

    assert (first, evening.face()) == ((0, "16:00", True), (1, "24:00", True))


def test_what_was_not_played_is_taken_out_of_the_clock_again():
    evening = Evening(structure=LONG)
    evening.do(StartClock())
    evening.wait(minutes=5)
    crashed = evening.now
    evening.wait(minutes=40)
    evening.do(PutClockBack(crashed))

    assert evening.face() == (0, "15:00", True)


def test_the_plan_of_a_day_begins_with_the_day_and_a_night_is_never_late():
    days = of(level("1"), DayEnd(1), level("2"), level("3"))
    evening = Evening(structure=days)
    evening.do(StartClock())
    evening.wait(hours=16)
    night = evening.t.clock.late(days, evening.now)
    evening.do(StartClock())
    morning = evening.t.clock.late(days, evening.now)
    evening.do(AddTime(5))

    assert (night, morning) == (timedelta(), timedelta())
    assert evening.t.clock.late(days, evening.now) == timedelta(minutes=5)


@pytest.mark.parametrize("more", [0, 4])
def test_a_day_that_begins_within_a_level_is_on_time_by_what_is_left_of_it(more):
    days = of(level("1"), level("2"), level("3"))
    first_day = Clock().going(days, FRIDAY).lengthened(days, timedelta(minutes=more), FRIDAY)
    night = first_day.stopped(days, FRIDAY + timedelta(minutes=7))
    noon = FRIDAY + timedelta(hours=17)

    second_day = replace(night, plan=None).going(days, noon)

    assert second_day.late(days, noon) == timedelta()
    paused = second_day.stopped(days, noon + timedelta(minutes=2))
    assert paused.late(days, noon + timedelta(minutes=5)) == timedelta(minutes=3)


def test_a_clock_that_is_moved_back_before_its_plan_is_late_by_all_that_is_played_again():
    evening = Evening(structure=LONG)
    evening.do(MoveClock(2))
    evening.do(StartClock())
    evening.wait(minutes=5)
    late = {}
    for step in (1, 0):
        evening.do(MoveClock(step))
        late[step] = evening.t.clock.late(LONG, evening.now)

    assert late == {1: timedelta(minutes=25), 0: timedelta(minutes=45)}


def test_the_end_of_the_last_day_is_followed_by_nothing():
    last = of(level("1"), DayEnd(1))
    evening = Evening(structure=last)
    evening.do(StartClock())
    evening.wait(minutes=30)
    evening.do(StartClock())

    assert (evening.t.clock.step, evening.t.clock.since) == (1, evening.now)


def test_the_pace_of_hands_is_that_of_all_levels_played_and_time_added_is_added_to_it():
    evening = Evening(structure=HANDS)
    evening.do(StartClock())
    usual = HANDS.lengths[0]
    evening.wait(seconds=usual.total_seconds() * 1.5)
    evening.do(MoveClock(1))
    evening.do(AddTime(3))

    clock = evening.t.clock
    assert clock.pace(HANDS) == 1.5
    assert clock.length(HANDS) == usual * 1.5 + timedelta(minutes=3)
    assert dict(clock.took) == {0: usual * 1.5}
