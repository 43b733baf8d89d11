"""The draw of a round: who is ready for it, how large its tables are, who sits where."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    BarSeat,
    CloseTable,
    Disqualify,
    DrawRound,
    Eliminate,
    LockTable,
    OpenTables,
    PlanRounds,
    Register,
    StartClock,
)
from director.tournament.entries.terms import Shootout
from director.tournament.shootouts.round_draw import (
    Ready,
    by_rounds,
    late_into_first,
    planned,
    ready,
    round_drawn,
    table_sizes,
)
from director.tournament.shootouts.state import RoundTerms
from tests.tournament.evening import STRUCTURE, Evening

SHOOTOUT = replace(STRUCTURE, shootout=Shootout())
"""At tables of four."""


def rounds_of(players, terms, *before):
    """An event with its rounds planned, before its first draw."""
    evening = Evening(players)
    evening.do(PlanRounds(terms))
    for command in before:
        evening.do(command)
    return evening


def played(players, terms, *before):
    evening = rounds_of(players, terms, *before)
    evening.do(DrawRound("first"))
    return evening


def play_down(evening, *tables, to=1):
    for table in tables:
        while len(there := evening.t.sitters[table]) > to:
            evening.do(Eliminate(max(there.values())))


def drawn(fact):
    """Who sits where by table and seat, and who does not play."""
    tables: dict[int, dict[int, int]] = {}
    for one in sorted(fact.seats, key=lambda one: one.place):
        tables.setdefault(one.table, {})[one.seat] = one.entry
    return tables, fact.byes


AS_DECIDED = RoundTerms(2, fresh=False, fixed=True)


@pytest.mark.parametrize(
    ("players", "terms", "before", "sizes", "tables", "byes"),
    [
        (2, RoundTerms(2), (), (2,), {1: {1: 2, 2: 1}}, ()),
        (3, RoundTerms(2), (), (2, 1), {1: {1: 3, 2: 2}}, (1,)),
        (6, RoundTerms(2), (), (2, 2, 1, 1), {1: {1: 2, 2: 3}, 2: {1: 5, 2: 4}}, (1, 6)),
        (
            7,
            RoundTerms(4),
            (),
            (4, 3),
            {1: {2: 7, 3: 3, 4: 1}, 2: {1: 2, 2: 5, 3: 6, 4: 4}},
            (),
        ),
        (5, RoundTerms(4, advance=2), (), (3, 2), {1: {2: 4, 3: 5, 4: 1}}, (2, 3)),
        (
            8,
            RoundTerms(4, tables=(3,)),
            (),
            (3, 3, 2),
            {1: {2: 1, 3: 2, 4: 3}, 2: {1: 4, 2: 7, 4: 5}, 3: {1: 8, 4: 6}},
            (),
        ),
        (
            9,
            RoundTerms(8, tables=(5,)),
            (),
            (2, 2, 2, 2, 1),
            {1: {3: 3, 5: 7}, 2: {2: 6, 7: 5}, 3: {6: 1, 8: 2}, 4: {3: 8, 6: 4}},
            (9,),
        ),
        (
            7,
            RoundTerms(4),
            (LockTable(1, "television"),),
            (4, 3),
            {2: {1: 3, 2: 1, 4: 7}, 3: {1: 5, 2: 2, 3: 6, 4: 4}},
            (),
        ),
        (
            7,
            RoundTerms(4),
            (OpenTables((1,)), CloseTable(1)),
            (4, 3),
            {2: {1: 3, 2: 1, 4: 7}, 3: {1: 5, 2: 2, 3: 6, 4: 4}},
            (),
        ),
        (
            7,
            RoundTerms(4),
            (BarSeat(1, 2), BarSeat(2, 1), BarSeat(2, 3)),
            (4, 3),
            {1: {1: 3, 3: 7, 4: 1}, 3: {1: 5, 2: 2, 3: 6, 4: 4}},
            (),
        ),
        (
            4,
            RoundTerms(4),
            (OpenTables((1,), 9), BarSeat(1, 1)),
            (4,),
            {1: {2: 2, 3: 3, 4: 4, 5: 1}},
            (),
        ),
        (
            4,
            RoundTerms(2),
            (BarSeat(1, 1), BarSeat(1, 2)),
            (2, 2),
            {1: {3: 3, 4: 1}, 2: {1: 2, 2: 4}},
            (),
        ),
        (
            4,
            RoundTerms(2),
            (BarSeat(1, 1), BarSeat(1, 2), BarSeat(1, 3)),
            (2, 2),
            {2: {1: 3, 2: 1}, 3: {1: 2, 2: 4}},
            (),
        ),
    ],
)
def test_the_first_round_is_drawn_at_seats_that_there_are_and_at_tables_that_are_open(
    players, terms, before, sizes, tables, byes
):
    t = rounds_of(players, terms, *before).t

    assert ready(t) == Ready(1, tuple(range(1, players + 1)))
    assert table_sizes(t, 1) == sizes
    assert drawn(round_drawn(t, "s")) == (tables, byes)


def test_a_round_is_drawn_at_those_tables_that_the_players_who_are_ready_fill():
    evening = played(30, RoundTerms(4, advance=2))
    play_down(evening, 1, 2, 3, 4, to=2)
    some = ready(evening.t), table_sizes(evening.t, 2), drawn(round_drawn(evening.t, "s"))
    evening.do(DrawRound("second", "half the room waits"))
    play_down(evening, 5, 6, 7, 8, to=2)
    others = ready(evening.t), table_sizes(evening.t, 2), drawn(round_drawn(evening.t, "s"))

    assert some == (
        Ready(2, (1, 4, 5, 6, 7, 9, 14, 15), (5, 6, 7, 8)),
        (4, 4, 4, 4),
        ({1: {1: 14, 2: 1, 3: 4, 4: 5}, 2: {1: 15, 2: 7, 3: 9, 4: 6}}, ()),
    )
    assert others == (
        Ready(2, (2, 3, 8, 10, 11, 12, 16, 20)),
        (4, 4),
        ({3: {1: 8, 2: 3, 3: 16, 4: 2}, 4: {1: 11, 2: 10, 3: 12, 4: 20}}, ()),
    )


def test_who_had_a_bye_waits_for_the_one_match_that_still_plays():
    evening = played(9, RoundTerms(2))
    found = [ready(evening.t)]
    seen = [drawn(round_drawn(evening.t, "s"))]
    evening.do(DrawRound("b", "they wait"))
    found.append(ready(evening.t))
    sizes = table_sizes(evening.t, 2)
    play_down(evening, 1)
    found.append(ready(evening.t))
    seen.append(drawn(round_drawn(evening.t, "s")))
    evening.do(DrawRound("c"))
    found.append(ready(evening.t))

    assert found == [
        Ready(2, (2, 3, 5, 6, 7, 8, 9), (1,)),
        Ready(2, (8,), (1,)),
        Ready(2, (1, 8)),
        Ready(3, (), (1, 2, 3, 4)),
    ]
    assert sizes == (2,)
    assert seen == [
        ({2: {1: 9, 2: 2}, 3: {1: 7, 2: 5}, 4: {1: 3, 2: 6}}, ()),
        ({1: {1: 8, 2: 1}}, ()),
    ]


@pytest.mark.parametrize(
    ("players", "terms", "tables"),
    [
        (9, AS_DECIDED, {1: {1: 2, 2: 1}, 2: {1: 5, 2: 3}, 3: {1: 7, 2: 6}, 4: {1: 9, 2: 8}}),
        (6, AS_DECIDED, {1: {1: 1, 2: 4}, 2: {1: 3, 2: 2}}),
        (
            11,
            AS_DECIDED._replace(seats=4, advance=2),
            {1: {2: 5, 3: 4, 4: 2}, 2: {1: 3, 2: 6, 4: 1}},
        ),
        (5, AS_DECIDED._replace(seats=4, advance=2), {1: {1: 5, 2: 2, 3: 3, 4: 1}}),
    ],
)
def test_where_the_first_draw_decides_later_tables_sit_as_it_has_put_them_together(
    players, terms, tables
):
    evening = played(players, terms)
    play_down(evening, *evening.t.sitters, to=terms.advance)

    assert drawn(round_drawn(evening.t, "s")) == (tables, ())


def late(evening):
    found = late_into_first(evening.t, 99, "s")
    return None if found is None else drawn(found)


def test_who_comes_late_sits_at_the_smallest_table_that_is_still_open():
    seven, six = played(7, RoundTerms(4)), played(6, RoundTerms(4))
    locked, over, out = (played(6, RoundTerms(4)) for _ in range(3))
    barred, bracket = played(6, RoundTerms(4), BarSeat(1, 3)), played(6, RoundTerms(2))
    locked.do(LockTable(1, "television"))
    play_down(over, 1)
    play_down(out, 2, to=2)
    full = played(7, RoundTerms(4))
    full.do(Register(8, "late"))

    assert late(seven) == ({2: {1: 99}}, ())
    assert late(six) == ({1: {3: 99}}, ())
    assert late(locked) == late(over) == late(out) == late(barred) == ({2: {1: 99}}, ())
    assert late(full) is None
    assert late(bracket) == ({3: {1: 99, 2: 2}}, ())


def test_a_bracket_is_planned_for_two_players_and_by_rounds_is_said_by_sheet_or_desk():
    plans = [planned(rounds_of(players, RoundTerms(4)).t) for players in (1, 2, 9)]

    assert [plan and [(one.tables, one.advance) for one in plan.rounds] for plan in plans] == [
        None,
        [((2,), 0)],
        [((3, 3, 3), 3), ((3,), 0)],
    ]
    assert by_rounds(Evening(2).t) is False
    assert by_rounds(Evening(2, SHOOTOUT).t) is True
    assert by_rounds(rounds_of(2, RoundTerms(2)).t) is True


def test_a_table_of_as_many_as_go_on_is_not_played_before_the_last_round():
    evening = played(9, AS_DECIDED._replace(seats=4, advance=2, tables=(4, 3)))
    play_down(evening, *evening.t.sitters, to=2)

    found = round_drawn(evening.t, "s")

    assert sorted(len(there) for there in drawn(found)[0].values()) == [3, 3]
    assert len(found.byes) == 2
    assert list(found.byes) == sorted(found.byes)


def test_who_comes_late_plays_a_bye_who_is_still_in_at_a_table_with_two_seats():
    evening = played(6, RoundTerms(2), BarSeat(3, 3), BarSeat(3, 4))
    with_both = late(evening)
    evening.do(Disqualify(2, "left"))  # 2 and 3 had byes

    assert with_both == ({3: {1: 99, 2: 2}}, ())
    assert late(evening) == ({3: {1: 99, 2: 3}}, ())


def kinds(record):
    return [type(fact).__name__ for fact in record.facts]


def test_the_one_clock_begins_anew_with_a_round_and_is_left_alone_where_tables_have_their_own():
    written = []
    for own, minutes in ((False, 0), (False, 5), (False, 25), (True, 25)):
        evening = played(8, RoundTerms(4, own_clocks=own))
        if minutes:
            evening.do(StartClock())
            evening.wait(minutes=minutes)
        play_down(evening, 1, 2)
        written.append(kinds(evening.do(DrawRound("second"))))

    assert written == [
        ["RoundDrawn"],
        ["RoundDrawn", "ClockPaused", "StepReached"],
        ["RoundDrawn", "ClockPaused", "StepReached"],
        ["RoundDrawn"],
    ]


def test_tables_with_clocks_of_their_own_begin_anew_while_others_still_play():
    evening = played(8, AS_DECIDED._replace(fresh=True, own_clocks=True))
    play_down(evening, 1, 2)

    assert kinds(evening.do(DrawRound("ready"))) == ["RoundDrawn"]


@pytest.mark.parametrize("seed", "abcdef")
def test_nobody_is_drawn_to_a_table_at_which_somebody_waits_to_be_drawn(seed):
    evening = played(12, RoundTerms(4, advance=2, fresh=False))
    play_down(evening, 1, 2, to=2)
    fact = round_drawn(evening.t, seed)
    (waits,) = set(ready(evening.t).players) - {one.entry for one in fact.seats}

    evening.do(DrawRound(seed, note="two tables are ready"))

    assert {one.table for one in fact.seats}.isdisjoint({evening.t.seats[waits].table})
