"""A draw that anybody can check."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    AcceptMoves,
    BreakTables,
    DrawSeats,
    Eliminate,
    LockTable,
    PutIn,
    RedrawSeats,
    Register,
)
from director.tournament.seats.draw_replays import Replay, replayed
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import PlayersMoved, SeatDrawn, SeatsDrawn
from director.tournament.seats.open_seats import late_seats, new_seats
from director.tournament.seats.proposals import breaking
from director.tournament.state import EntryNumber, PlayerNumber
from tests.tournament.evening import Evening


def checked(evening, record):
    return [(one.seed, one.differing) for one in replayed(evening.log.records, record.number)]


def test_the_first_draw_a_late_seat_and_a_redraw_come_out_again():
    evening = Evening(players=7)
    first = evening.do(DrawSeats("first"))
    late = evening.do(Register(PlayerNumber(8), "late"))
    evening.do(Eliminate(EntryNumber(3)))
    again = evening.do(RedrawSeats("again"))

    seeds = [checked(evening, record) for record in (first, late, again)]

    assert seeds == [[("first", ())], [("late", ())], [("again", ())]]


def test_the_draw_of_a_broken_table_comes_out_again():
    evening = Evening(players=11)
    evening.do(DrawSeats("first"))
    for entry in list(evening.t.at_table(1).values())[:3]:
        evening.do(Eliminate(entry.number))
    moves = breaking(evening.t, 1, "cards").moves
    seats = tuple(SeatDrawn(EntryNumber(one.player), *one.to) for one in moves)

    record = evening.do(AcceptMoves(seats, "TDA 10-B", 1, "cards"))

    assert checked(evening, record) == [("cards", ())]


def test_the_draws_of_tables_that_break_together_come_out_again():
    evening = Evening(players=14)
    evening.do(DrawSeats("first"))
    for table in (1, 2, 3, 4):
        for entry in list(evening.t.at_table(table).values())[1:]:
            evening.do(Eliminate(entry.number))

    record = evening.do(BreakTables((1, 3), "cards"))

    assert checked(evening, record) == [("cards 1", ()), ("cards 3", ())]
    assert {place.table for place in evening.t.seats.values()} == {2, 4}


def test_the_draw_of_some_players_of_a_table_at_which_others_stay_comes_out_again():
    evening = Evening(players=11)
    evening.do(DrawSeats("first"))
    for table, count in ((1, 2), (2, 1)):
        for entry in list(evening.t.at_table(table).values())[:count]:
            evening.do(Eliminate(entry.number))
    moves = breaking(evening.t, 1, "cards").moves
    seats = tuple(SeatDrawn(EntryNumber(one.player), *one.to) for one in moves)

    record = evening.do(AcceptMoves(seats[:1], "TDA 10-B", seed="cards"))

    assert checked(evening, record) == [("cards", ())]


def test_what_was_taken_back_before_does_not_count():
    evening = Evening(players=5)
    evening.undo()
    record = evening.do(DrawSeats("first"))
    evening.undo()

    assert checked(evening, record) == [("first", ())]


def test_a_seat_that_was_put_into_the_log_by_hand_is_found():
    evening = Evening(players=3)
    record = evening.do(DrawSeats("first"))
    [drawn] = record.facts
    free = next(n for n in range(1, 5) if n not in {one.seat for one in drawn.seats})
    forged = SeatsDrawn("first", (drawn.seats[0]._replace(seat=free), *drawn.seats[1:]))
    evening.log.records[-1] = replace(record, facts=(forged,))

    [replay] = replayed(evening.log.records, record.number)

    assert (replay.differing, replay.written[EntryNumber(1)]) == ((1,), Place(1, free))


def test_what_the_floor_seats_has_no_draw():
    evening = Evening(players=2)
    evening.do(DrawSeats("first"))
    free = next(n for n in range(1, 5) if evening.t.sitter(Place(1, n)) is None)
    record = evening.do(PutIn(EntryNumber(1), 1, free))

    assert checked(evening, record) == []


@pytest.mark.parametrize("way", [late_seats, new_seats])
def test_a_draw_comes_out_again_whichever_way_seated_everybody(way):
    evening = Evening(players=5)
    evening.do(LockTable(1, "no light"))
    everybody = tuple(EntryNumber(number) for number in range(1, 6))
    assert late_seats(evening.t, everybody, "first") != new_seats(evening.t, everybody, "first")

    record = evening.write(way(evening.t, everybody, "first"))

    assert checked(evening, record) == [("first", ())]


def test_some_of_a_table_that_breaks_move_first_and_their_seats_come_out_again():
    evening = Evening(players=11)
    evening.do(DrawSeats("first"))
    for out in (
        *list(evening.t.at_table(1).values())[2:],
        *list(evening.t.at_table(2).values())[2:],
    ):
        evening.do(Eliminate(out.number))
    moves = breaking(evening.t, 1, "cards").moves
    seats = tuple(SeatDrawn(EntryNumber(one.player), *one.to) for one in moves)

    record = evening.do(AcceptMoves(seats[:1], "TDA 10-B", 1, "cards"))

    assert len(seats) == 2
    assert [type(fact) for fact in record.facts] == [PlayersMoved]
    [replay] = replayed(evening.log.records, record.number)
    assert replay == Replay("cards", {seats[0].entry: seats[0].place}, replay.written)
