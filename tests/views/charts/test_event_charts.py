"""The charts of an event, as its log tells."""

from contextlib import suppress
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.tournament.busts.facts import Count
from director.tournament.commands import (
    CountChips,
    Disqualify,
    Eliminate,
    Refused,
    Register,
    Reinstate,
    StartClock,
    TurnCounters,
    VoidEntry,
)
from director.tournament.log.refused import Unfit
from director.tournament.state import EntryNumber
from director.views.charts import field_history
from director.views.charts.chart import Line, Point, Stop, Stretch
from director.views.charts.event_charts import Timeline, field_chart, race_chart
from director.views.charts.field_history import Counted, FieldHistory, Night, Turn
from tests.tournament.evening import FRIDAY, Evening

PEOPLE = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin", 4: "Dov Kern"}.__getitem__


def after(minutes):
    return FRIDAY + timedelta(minutes=minutes)


def evening():
    """Three at 19:00, the first hand at 19:10, a fourth at 19:20, one out at 19:40."""
    friday = Evening(3)
    friday.wait(minutes=10)
    friday.do(StartClock())
    friday.wait(minutes=10)
    friday.do(Register(4, "late"))
    friday.wait(minutes=20)
    friday.do(Eliminate(2))
    return friday


def counted(friday, *stacks):
    friday.do(CountChips(tuple(Count(entry, chips) for entry, chips in stacks)))


def field(friday):
    return field_chart(FieldHistory(friday.log), friday.t, friday.now)


def race(friday):
    return race_chart(FieldHistory(friday.log), friday.t, PEOPLE, friday.now)


_ACTS = (
    lambda friday, turn: friday.do(Eliminate(1 + turn % 6)),
    lambda friday, turn: friday.do(Reinstate(EntryNumber(1 + turn % 6), 0, 0)),
    lambda friday, turn: counted(friday, (1 + turn % 6, 100 * turn)),
    lambda friday, turn: friday.undo(),
    lambda friday, turn: friday.undo_with_others(turn // 3),
    lambda friday, turn: friday.redo(),
    lambda friday, turn: friday.do(StartClock()),
)


def test_the_history_says_how_many_there_were_from_each_moment_on():
    history = FieldHistory(evening().log)

    assert history.turns == [
        Turn(FRIDAY, 1, 1),
        Turn(FRIDAY, 2, 2),
        Turn(FRIDAY, 3, 3),
        Turn(after(20), 4, 4),
        Turn(after(40), 4, 3),
    ]
    assert (history.started, history.last) == (after(10), after(40))


def test_an_undo_corrects_what_was_read_before():
    friday = evening()
    history = FieldHistory(friday.log)

    friday.undo()
    history.read(friday.log)

    assert history.turns == FieldHistory(friday.log).turns
    assert history.turns[-1] == Turn(after(20), 4, 4)


def test_what_is_read_bit_by_bit_is_what_is_read_at_once():
    friday, history = Evening(), FieldHistory()
    for player in range(1, 5):
        friday.do(Register(player, "late"))
        history.read(friday.log)
    counted(friday, (1, 900), (2, 1100))
    history.read(friday.log)

    assert vars(history) == vars(FieldHistory(friday.log))


@given(st.lists(st.integers(0, 99), max_size=24), st.integers(1, 5))
def test_whatever_is_undone_and_redone_the_history_is_what_the_log_says_then(turns, between_marks):
    friday, history = Evening(6), FieldHistory()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(field_history, "_BETWEEN_MARKS", between_marks)
        for turn in turns:
            friday.wait(minutes=turn)
            with suppress(Refused, Unfit, IndexError):
                _ACTS[turn % len(_ACTS)](friday, turn)
            if turn % 3:
                history.read(friday.log)
        history.read(friday.log)

    anew = FieldHistory(friday.log)
    assert (history.turns, history.counts, history.nights, history.started, history.last) == (
        anew.turns,
        anew.counts,
        anew.nights,
        anew.started,
        anew.last,
    )


@pytest.mark.parametrize(
    "acts",
    [
        [Eliminate(EntryNumber(1)), Reinstate(EntryNumber(1), 1, 1)],
        [Disqualify(EntryNumber(1), "collusion", 500)],
        [VoidEntry(EntryNumber(3), "by mistake")],
        [TurnCounters(entries=9), TurnCounters(out=4)],
    ],
    ids=["reinstated", "disqualified", "voided", "without names"],
)
def test_the_last_turn_is_what_the_event_says(acts):
    friday = Evening(4)
    for act in acts:
        friday.do(act)

    last = FieldHistory(friday.log).turns[-1]

    assert last == Turn(FRIDAY, friday.t.entered, friday.t.players_left)


def test_entries_and_players_left_are_steps_that_are_called_by_their_numbers():
    friday = evening()
    friday.wait(minutes=20)

    chart = field(friday)

    entered = (Point(0, 3), Point(20, 4), Point(40, 4), Point(60, 4))
    left = (Point(0, 3), Point(20, 4), Point(40, 3), Point(60, 3))
    assert chart.panels[0].lines == (
        Line(entered, "4 entries", "second", is_stepped=True),
        Line(left, "3 left", "first", is_stepped=True),
    )
    assert chart.sentence == "4 entries; 3 players left"
    assert [stop.words.partition(": ")[2] for stop in chart.stops] == [
        "3 entries; 3 players left",
        "4 entries; 4 players left",
        "4 entries; 3 players left",
    ]


def test_who_entered_days_before_is_there_when_the_chart_begins_an_hour_before_play():
    friday = Evening(2)
    friday.wait(days=3)
    friday.do(StartClock())
    friday.wait(minutes=30)
    friday.do(Eliminate(1))

    chart = field(friday)

    assert chart.panels[0].lines[1].points == (Point(0, 2), Point(90, 1), Point(90, 1))


def test_a_night_takes_hardly_any_room():
    friday = evening()
    friday.wait(hours=14)
    friday.do(Eliminate(3))

    chart = field(friday)

    assert FieldHistory(friday.log).nights == [Night(after(40), after(40 + 14 * 60))]
    assert chart.pauses == (Stretch(40, 52),)
    assert chart.across.high == 52


def test_an_event_that_was_forgotten_ends_with_its_last_record():
    friday = evening()
    friday.wait(days=2)

    assert field(friday).across.high == 40


def test_after_the_last_bust_time_does_not_go_on():
    friday = evening()
    friday.do(Eliminate(1))
    friday.do(Eliminate(3))
    friday.wait(minutes=90)

    assert field(friday).across.high == 40


def test_without_time_there_is_no_chart():
    assert field(Evening()) is None
    assert field(Evening(3)) is None


def test_one_count_is_no_race():
    friday = evening()
    counted(friday, (1, 1500))
    friday.wait(minutes=12)
    counted(friday, (3, 1500), (4, 1000))

    assert race(friday) is None


def test_a_second_count_is_a_race_of_those_who_were_in_both():
    friday = evening()
    counted(friday, (1, 1500), (3, 1500))
    friday.wait(minutes=60)
    counted(friday, (1, 1000), (3, 1800), (4, 1200))

    chart = race(friday)

    assert chart.panels[0].lines == (
        Line((Point(0, 1500), Point(60, 1800)), "Cho Marlin", "first"),
        Line((Point(0, 1500), Point(60, 1000)), "Ann Ost", "second"),
    )
    assert chart.sentence == "2 chip counts; Cho Marlin leads with 1,800"
    assert [stop.words.partition(": ")[2] for stop in chart.stops] == [
        "Cho Marlin 1,500; Ann Ost 1,500",
        "Cho Marlin 1,800; Ann Ost 1,000",
    ]


def test_the_line_of_who_goes_out_ends_with_no_chips_and_comes_back_with_who_comes_back():
    friday = evening()
    counted(friday, (1, 1500), (3, 1500))
    friday.wait(minutes=60)
    counted(friday, (3, 3000))
    friday.wait(minutes=5)
    friday.do(Eliminate(1))

    assert FieldHistory(friday.log).counts[-1] == Counted(friday.now, 1, 0)
    assert race(friday).panels[0].lines[1].points == (Point(0, 1500), Point(65, 0))

    friday.do(Reinstate(1, 1, 1))

    assert FieldHistory(friday.log).counts[-1].entry == 3


def test_the_winner_has_all_chips_without_any_count():
    friday = evening()
    for stacks in (((1, 1500), (3, 1500)), ((1, 1000), (3, 2000))):
        counted(friday, *stacks)
        friday.wait(minutes=60)
    for entry in (3, 4):
        friday.do(Eliminate(entry))

    chart = race(friday)

    assert chart.panels[0].lines == (
        Line((Point(0, 1500), Point(60, 1000), Point(120, 4000)), "Ann Ost", "first"),
        Line((Point(0, 1500), Point(60, 2000), Point(120, 0)), "Cho Marlin", "second"),
    )
    assert chart.sentence == "2 chip counts; Ann Ost won with 4,000"


def test_four_are_named_and_the_rest_stay_quiet():
    friday = Evening(7)
    friday.wait(minutes=30)
    names = {number: f"Player {number}" for number in range(1, 8)}
    counted(friday, *((entry, 1000) for entry in range(1, 8)))
    friday.wait(minutes=60)
    counted(friday, *((entry, entry * 250) for entry in range(1, 8)))

    chart = race_chart(FieldHistory(friday.log), friday.t, names.__getitem__, friday.now)

    assert [(line.label, line.tone) for line in chart.panels[0].lines] == [
        ("Player 7", "first"),
        ("Player 6", "second"),
        ("Player 5", "third"),
        ("Player 4", "fourth"),
        ("", "quiet"),
        ("", "quiet"),
        ("", "quiet"),
    ]


def test_values_are_read_at_few_stops_however_many_went_out():
    friday = Evening(200)
    friday.do(StartClock())
    for entry in range(1, 200):
        friday.wait(minutes=1)
        friday.do(Eliminate(entry))

    chart = field(friday)

    assert len(chart.stops) <= 49
    assert chart.stops[-1] == Stop(199, chart.stops[-1].words)
    assert chart.stops[-1].words.endswith("200 entries; 1 player left")


@given(st.integers(0, 40) | st.integers(880, 940))
def test_a_moment_of_play_is_found_again_from_its_minute(minute):
    time = Timeline(FRIDAY, after(940), (Night(after(40), after(880)),))

    assert time.moment(time.minute(after(minute))) == after(minute)
