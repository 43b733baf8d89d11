"""Chips that leave play: what is due where, and what was done."""

from dataclasses import replace
from datetime import timedelta

import pytest

from director.tournament.chips.chip_count import chip_account
from director.tournament.chips.color_ups import ColorUpDue, color_ups, is_colored_up
from director.tournament.chips.commands import ColorUp
from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.commands import (
    BagChips,
    DrawSeats,
    Eliminate,
    JoinFlights,
    MoveClock,
    OpenTables,
    Refused,
    Register,
    StartClock,
)
from director.tournament.effects.comparing import effects
from director.tournament.effects.sections import sections
from director.tournament.log.log import Log
from director.tournament.state import PlayerNumber
from director.tournament.structure.structure import Break, DayEnd
from director.views.money.count_words import out_words
from tests.tournament.evening import STRUCTURE, Evening

BREAK = 2
"""The step in which the 25s leave play: after two levels of 20 minutes."""


def started(players=8):
    """Two tables of four; the 25s leave play in the break after level 2."""
    made = Evening(players)
    made.do(DrawSeats("seats"))
    made.do(StartClock())
    return made


def due(evening):
    return [one[:2] for one in color_ups(evening.t, evening.now) if one.begins is None]


def test_chips_are_due_from_the_beginning_of_the_break_on_until_they_are_gone_everywhere():
    made = started()
    assert color_ups(made.t, made.now) == (
        ColorUpDue((25,), (1, 2), made.now + timedelta(minutes=40)),
    )

    made.do(MoveClock(BREAK))
    assert due(made) == [((25,), (1, 2))]
    made.do(ColorUp((25,), (2,)))
    made.do(MoveClock(BREAK + 1))
    assert due(made) == [((25,), (1,))]

    made.do(ColorUp((25,), (1,)))
    assert (due(made), color_ups(made.t, made.now)) == ([], ())


def test_nothing_is_due_before_the_clock_was_started():
    made = Evening(4)
    made.do(DrawSeats("seats"))

    assert color_ups(made.t, made.now) == ()


def test_a_table_that_is_opened_later_has_none_of_these_chips():
    made = started(4)
    made.do(ColorUp((25,), (1,)))
    made.do(OpenTables((2,)))
    made.do(Register(PlayerNumber(5), "late"))
    made.do(MoveClock(BREAK))

    assert 2 in made.t.tables
    assert (made.t.colored_up, due(made)) == ({ColoredUp(25, EVERYWHERE)}, [])


def test_where_it_was_done_at_one_table_a_record_taken_back_makes_it_due_again():
    made = started()
    made.do(MoveClock(BREAK))
    record = made.do(ColorUp((25,), (1,)))

    made.undo(record.number)

    assert due(made) == [((25,), (1, 2))]
    assert Log(made.log.records).tournament == made.t


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (ColorUp((25,), (1,)), "The 25s are already colored up"),
        (ColorUp((25,), (7,)), "No players sit at table 7"),
        (ColorUp((25,), ()), "There are no chips to color up"),
    ],
)
def test_what_is_done_already_or_nowhere_is_refused(asked, why):
    made = started()
    made.do(ColorUp((25,), (1,)))

    with pytest.raises(Refused) as refused:
        asked.decide(made.t, made.now)

    assert refused.value.sentence.said(str) == why


def test_the_record_says_which_chips_left_which_tables():
    made = started(12)

    said = [
        ColorUp(chips, tables).label(made.t).said(str)
        for chips, tables in (((25,), (3,)), ((25, 100), (1, 3)), ((25, 100), (1, 2, 3)))
    ]

    assert said == [
        "Table 3: 25s colored up",
        "Tables 1 and 3: 25s and 100s colored up",
        "25s and 100s colored up at all tables",
    ]


def test_an_undo_says_at_which_tables_the_chips_are_back():
    made = started()
    before = made.t
    made.do(ColorUp((25,), (1,)))

    told = [
        line.sentence.said(str)
        for was, will in ((before, made.t), (made.t, before))
        for section in sections(effects(was, will, made.now))
        for line in section.lines
    ]

    assert told == ["25s at table 1 colored up", "25s at table 1 not colored up"]


def test_a_table_that_breaks_leaves_the_others_as_they_were_done():
    made = started()
    made.do(ColorUp((25,), (1,)))
    for entry in list(made.t.sitters[2].values()):
        made.do(Eliminate(entry))

    assert [is_colored_up(made.t, 25, table) for table in (1, 2)] == [True, False]
    made.do(MoveClock(BREAK))
    assert due(made) == []


def test_what_the_races_gained_or_lost_is_in_play_from_then_on():
    made = started()
    before = made.t

    record = made.do(ColorUp((25,), (1,), 75))
    made.do(ColorUp((25,), (2,), -50))

    account = chip_account(made.t)
    assert (made.t.chips, account.in_play, account.raced, made.t.average) == (8025, 8025, 25, 1003)
    assert out_words(account) == "8,000 issued  ·  25 added in chip races"
    told = [
        line.sentence.said(str)
        for section in sections(effects(before, made.t, made.now))
        for line in section.lines
    ]
    assert "Chips in play: 8,000 → 8,025" in told
    made.undo(record.number)
    assert (made.t.chips, chip_account(made.t).in_play) == (7950, 7950)


def test_no_race_takes_more_than_there_is():
    made = started()

    with pytest.raises(Refused) as refused:
        ColorUp((25,), (1,), -8000).decide(made.t, made.now)

    assert refused.value.sentence.said(str) == "Fewer chips are in play than that"


def test_what_was_due_before_the_last_chips_is_due_until_it_is_done():
    steps = (*STRUCTURE.steps, Break(10, remove=(100,)), STRUCTURE.steps[-1])
    made = Evening(8, replace(STRUCTURE, steps=steps))
    made.do(DrawSeats("seats"))
    made.do(StartClock())
    made.do(MoveClock(BREAK + 2))
    both = due(made)

    made.do(ColorUp((100,), (1, 2)))

    assert (both, due(made)) == ([((25, 100), (1, 2))], [((25,), (1, 2))])


def test_what_was_done_at_one_table_on_the_first_day_is_not_due_on_the_second():
    steps = (*STRUCTURE.steps[:3], DayEnd(1), STRUCTURE.steps[3])
    made = Evening(8, replace(STRUCTURE, steps=steps))
    made.do(DrawSeats("seats"))
    made.do(StartClock())
    made.do(MoveClock(BREAK))
    made.do(ColorUp((25,), (1,), 100))
    for entry in list(made.t.sitters[2].values())[1:]:
        made.do(Eliminate(entry))
    left = sorted(made.t.left)
    for entry in left:
        made.do(BagChips(entry, 1620))
    made.do(JoinFlights("second day"))
    made.do(MoveClock(BREAK + 2))

    assert (made.t.players_left, made.t.chips) == (5, 8100)
    assert {is_colored_up(made.t, 25, table) for table in (1, 2, 3)} == {True}
    assert due(made) == []
