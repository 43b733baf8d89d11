"""Several clocks in one event: each is asked by its name, and the others go on."""

from dataclasses import replace
from datetime import timedelta

import pytest

from director.tournament.clock.commands import NoteMachineClock
from director.tournament.clock.own_clocks import (
    clock_at,
    clock_words,
    flight_at,
    of_table,
    table_of,
)
from director.tournament.commands import (
    AddTime,
    ByClock,
    GiveClock,
    MoveClock,
    PauseClock,
    Refused,
    StartClock,
)
from director.tournament.flights.state import Flight
from tests.tournament.evening import Evening


def shown(evening, clock=""):
    t = evening.t.by_clock(clock)
    face = t.clock.shows(t.structure, evening.now)
    return face.step, f"{face.seconds // 60}:{face.seconds % 60:02}", face.running


def with_own_clock():
    evening = Evening(8)
    evening.do(GiveClock(4))
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(ByClock("table 4", StartClock()))
    evening.wait(minutes=10)
    return evening


def test_each_clock_goes_by_itself():
    evening = with_own_clock()

    assert shown(evening) == (0, "5:00", True)
    assert shown(evening, "table 4") == (0, "10:00", True)
    evening.do(ByClock("table 4", PauseClock()))
    evening.wait(minutes=7)
    assert shown(evening) == (1, "18:00", True)
    assert shown(evening, "table 4") == (0, "10:00", False)


def test_an_event_read_at_a_moment_has_all_its_clocks_read_then():
    evening = with_own_clock()
    evening.wait(minutes=12)
    one = Evening(2)

    at = evening.t.at(evening.now)

    assert (at.clock.step, at.clocks["table 4"].step) == (1, 1)
    assert (evening.t.clock.step, evening.t.clocks["table 4"].step) == (0, 0)
    assert one.t.at(one.now).clock == one.t.clock


def test_a_clock_reads_the_moment_at_which_it_is_asked():
    evening = with_own_clock()
    evening.wait(minutes=12)

    evening.do(ByClock("table 4", AddTime(3)))
    evening.do(ByClock("table 4", MoveClock(1)))

    assert shown(evening, "table 4") == (1, "23:00", True)


def test_the_log_says_which_clock_it_was():
    evening = with_own_clock()

    record = evening.do(ByClock("table 4", PauseClock()))

    assert record.label.text == "Table 4: clock paused"


def test_undoing_sets_one_clock_back_and_leaves_the_other():
    evening = with_own_clock()
    before = evening.t

    evening.do(ByClock("table 4", MoveClock(3)))
    evening.undo()

    assert evening.t == before


def test_when_the_machines_clock_was_set_every_clock_goes_on_unmoved():
    evening = with_own_clock()
    evening.now += timedelta(hours=1)

    evening.do(NoteMachineClock(3600000))

    assert shown(evening) == (0, "5:00", True)
    assert shown(evening, "table 4") == (0, "10:00", True)


def test_a_table_plays_by_its_own_clock_while_it_has_one():
    evening = with_own_clock()

    assert (clock_at(evening.t, 4), clock_at(evening.t, 3)) == ("table 4", "")
    assert clock_words(evening.t, "") == "Main clock"
    evening.do(GiveClock(4, own=False))
    assert clock_at(evening.t, 4) == ""
    with pytest.raises(Refused, match="there is no clock for"):
        evening.do(ByClock("table 4", StartClock()))


@pytest.mark.parametrize(
    ("clock", "table"),
    [
        ("table 4", 4),
        ("table 12", 12),
        ("table", None),
        ("table ", None),
        ("table x", None),
        ("4", None),
        ("1A", None),
        ("", None),
    ],
)
def test_a_tables_own_clock_is_known_by_its_name(clock, table):
    assert table_of(clock) == table
    assert table is None or of_table(table) == clock


def test_a_clock_is_called_by_its_table_its_flight_or_what_it_is():
    t = replace(Evening(2).t, flights=(Flight("1A", 5), Flight("1B", 3)))

    said = [clock_words(t, clock) for clock in ("", "table 4", "1A", "1B", "1C")]

    assert said == ["Main clock", "Table 4", "Flight 1A", "Flight 1B", "1C"]


def test_an_event_in_one_has_no_flight_at_any_table():
    assert [flight_at(with_own_clock().t, table) for table in (1, 4, 99)] == ["", "", ""]
