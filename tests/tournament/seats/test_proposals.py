"""What the floor is told to do about the tables."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from director.engine.not_possible import NotPossible
from director.tournament.commands import (
    AcceptMoves,
    BarSeat,
    DrawSeats,
    Eliminate,
    LockTable,
    PutIn,
    RedrawSeats,
    Refused,
    SeeButton,
    SetRegistration,
    StartClock,
)
from director.tournament.entries.terms import LateRegistration
from director.tournament.seats.draw_replays import replayed
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.open_seats import KeptTables
from director.tournament.seats.proposals import Proposal, breaking, proposal, redraw_due
from director.tournament.seats.tables import Move
from director.tournament.state import EntryNumber
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import FinalTable
from tests.tournament.evening import STRUCTURE, Evening


def an_evening(players, seats=8, **terms):
    evening = Evening(players, replace(STRUCTURE, seats=seats, **terms))
    evening.do(DrawSeats("seats"))
    return evening


def lose(evening, table, count):
    for entry in list(evening.t.at_table(table).values())[:count]:
        evening.do(Eliminate(entry.number))


@pytest.mark.parametrize("seed", range(8))
def test_what_is_proposed_with_tables_that_were_kept_is_what_is_proposed_anew(seed):
    evening, dice, kept = an_evening(40), Random(seed), KeptTables()
    for _ in range(60):
        table = dice.choice(evening.t.tables)
        seat, who = dice.choice(sorted(evening.t.sitters[table].items()))
        acts = (Eliminate(who), SeeButton(table, seat), LockTable(table, dice.choice(("TV", ""))))
        with suppress(Refused):
            evening.do(dice.choice((*acts, Eliminate(who), BarSeat(table, dice.randint(1, 8)))))
        now = evening.now + timedelta(minutes=dice.choice((0, 6)))

        assert told(evening.t, now, kept) == told(evening.t, now, KeptTables())


def told(t, now, kept):
    """The proposal, or why there is none."""
    try:
        return proposal(t, "seed", now=now, kept=kept)
    except NotPossible as why:
        return why.message


def test_the_button_is_asked_for_before_anybody_moves():
    evening = an_evening(24)
    lose(evening, 2, 3)

    assert proposal(evening.t, "seed").needs == (1, 2)


def test_an_answer_about_the_button_is_forgotten_when_somebody_leaves_the_table():
    evening = an_evening(24)
    evening.do(SeeButton(2, 8))

    lose(evening, 2, 1)

    assert evening.t.table(2).next is None


def test_an_answer_about_the_button_is_asked_again_after_some_minutes():
    evening = an_evening(24)
    lose(evening, 2, 3)
    evening.do(SeeButton(1, 8))
    evening.do(SeeButton(2, 8))
    now, later = evening.now, evening.now + timedelta(minutes=6)

    asked = [proposal(evening.t, "seed", now=moment).needs for moment in (now, later)]

    assert asked == [(), (1, 2)]


def test_nine_left_of_an_eight_handed_event_come_to_one_table_of_nine():
    evening = an_evening(10)
    lose(evening, 1, 1)

    made = proposal(evening.t, "seed")
    evening.do(
        AcceptMoves(
            tuple(
                SeatDrawn(EntryNumber(move.player), move.to.table, move.to.seat)
                for move in made.moves
            ),
            "TDA 10-B",
            made.breaks,
        )
    )

    assert (evening.t.tables, len(evening.t.seats)) == ((2,), 9)
    assert proposal(evening.t, "seed").is_empty


def test_a_redraw_is_due_with_the_players_that_the_sheet_says():
    evening = an_evening(10, final_table=FinalTable(redraw=True, players=6))
    before = redraw_due(evening.t), proposal(evening.t, "seed").breaks

    lose(evening, 1, 2)
    lose(evening, 2, 2)

    assert (before, redraw_due(evening.t)) == ((0, None), 6)


def test_a_redraw_leaves_closed_tables_out():
    evening = an_evening(9)
    lose(evening, 1, 3)
    made = proposal(evening.t, "seed")
    moves = [SeatDrawn(EntryNumber(one.player), *one.to) for one in made.moves]
    evening.do(AcceptMoves(tuple(moves), "TDA 10-B", made.breaks))

    evening.do(RedrawSeats("again"))

    assert set(evening.t.tables) == {1, 2} - {made.breaks}


def test_heads_up_a_redraw_is_due_with_the_two_who_are_left_at_two_tables():
    evening = an_evening(5, seats=2, final_table=FinalTable(redraw=True))
    due = []
    while evening.t.players_left > 1:
        due.append((evening.t.players_left, len(evening.t.tables), redraw_due(evening.t)))
        evening.do(Eliminate(max(evening.t.left)))

    assert due == [(5, 3, 0), (4, 3, 0), (3, 2, 0), (2, 2, 2)]


@pytest.mark.parametrize(
    ("found", "is_empty"),
    [
        (Proposal(), True),
        (Proposal(seed="s"), True),
        (Proposal(breaks=1), False),
        (Proposal(needs=(1,)), False),
        (Proposal(waits=(1,)), False),
        (Proposal(moves=(Move(7, Place(1, 2), Place(2, 3), ()),)), False),
    ],
)
def test_there_is_something_to_do_where_a_table_breaks_waits_moves_or_is_asked_about(
    found, is_empty
):
    assert found.is_empty is is_empty


def sitting(counts, **terms):
    """An event of nine-handed tables at which so many sit."""
    evening = Evening(sum(counts.values()), replace(STRUCTURE, seats=9, **terms))
    entries = iter(sorted(evening.t.left))
    for table, count in counts.items():
        for seat in range(1, count + 1):
            evening.do(PutIn(next(entries), table, seat))
    return evening


def accept(evening, made):
    seats = tuple([SeatDrawn(EntryNumber(one.player), *one.to) for one in made.moves])
    return evening.do(AcceptMoves(seats, "TDA 10-B", made.breaks, made.seed))


@pytest.mark.parametrize(
    ("order", "to"),
    [((), [1, 2]), ((4, 3, 2, 1), [1, 2]), ((4, 2, 3, 1), [1, 3]), ((1,), [2, 3])],
)
def test_those_who_make_tables_uneven_are_not_sent_to_the_one_that_breaks_next(order, to):
    evening = sitting({1: 7, 2: 7, 3: 7, 4: 2})

    made = breaking(evening.t, 4, "seed", order=order)
    accept(evening, made)

    assert sorted(one.to.table for one in made.moves) == to
    assert proposal(evening.t, "seed", order=order).is_empty


@pytest.mark.parametrize("order", [(), (1, 2, 3, 4), (4, 3, 2, 1)])
def test_a_break_by_any_order_of_the_house_comes_out_again(order):
    evening = sitting({1: 7, 2: 6, 3: 7, 4: 4})

    record = accept(evening, breaking(evening.t, 4, "seed", order=order))

    assert [one.differing for one in replayed(evening.log.records, record.number)] == [()]


def test_no_table_breaks_by_itself_while_a_late_entry_would_find_no_seat():
    late = LateRegistration(Moment("end", "level", "1"))
    evening = sitting({1: 7, 2: 7, 3: 4}, late_registration=late)
    evening.do(StartClock())

    waits = proposal(evening.t, "seed", now=evening.now)
    by_hand = breaking(evening.t, 3, "seed")
    evening.do(Eliminate(next(iter(evening.t.sitters[3].values()))))
    one_seat_left = proposal(evening.t, "seed", now=evening.now)

    assert waits.breaks is None
    assert str(waits.held) == (
        "Table 3 breaks after late registration: until then no open seat would be left for a late"
        " entry (house rule, B19)"
    )
    assert (by_hand.breaks, len(by_hand.moves)) == (3, 4)
    assert one_seat_left.breaks == 3


def test_a_table_that_waited_for_late_entries_breaks_once_registration_is_closed():
    evening = sitting({1: 7, 2: 7, 3: 4})
    there_is_no_late_registration = proposal(evening.t, "seed", now=evening.now).breaks
    evening.do(SetRegistration(True))
    opened = proposal(evening.t, "seed", now=evening.now).breaks
    evening.do(SetRegistration(False))

    closed = proposal(evening.t, "seed", now=evening.now).breaks

    assert (there_is_no_late_registration, opened, closed) == (3, None, 3)
