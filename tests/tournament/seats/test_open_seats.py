"""Where seats are open, what a draw opens, and how a table looks to the rulings."""

from dataclasses import replace
from datetime import timedelta

from director.tournament.commands import (
    BarSeat,
    CloseTable,
    DrawRound,
    DrawSeats,
    Eliminate,
    LeaveSeat,
    LockTable,
    OpenTables,
    PlanRounds,
    PutIn,
    RedrawSeats,
    Register,
    SeeButton,
)
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.seats.open_seats import (
    A_HAND,
    as_table,
    has_open_seat,
    new_seats,
    open_seats,
    seats_drawn,
    sizes_of_draw,
    tables_in_use,
    tables_not_opened,
    unseated,
)
from director.tournament.seats.tables import Table
from director.tournament.shootouts.state import RoundTerms
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level
from tests.tournament.evening import STRUCTURE, Evening

STUD = Level("1", 20, Stakes(ante=25, bring_in=50, small_bet=100))


def seated(players, *deeds):
    evening = Evening(players)
    for deed in deeds:
        evening.do(deed)
    evening.do(DrawSeats("seats", more_tables=True))
    return evening


def sizes(evening):
    return {table: len(there) for table, there in sorted(evening.t.sitters.items())}


def test_a_seat_is_open_where_nobody_sits_and_nobody_is_kept_away():
    evening = seated(3, BarSeat(1, 4), BarSeat(2, 1), LockTable(3, "stream"), OpenTables((4,), 2))
    evening.do(CloseTable(5))

    assert sizes(evening) == {1: 2, 4: 1}
    assert [open_seats(evening.t, table) for table in (1, 2, 3, 4, 5)] == [
        [seat for seat in (1, 2, 3) if seat not in evening.t.sitters[1]],
        [2, 3, 4],
        [],
        [seat for seat in (1, 2) if seat not in evening.t.sitters[4]],
        [],
    ]


def test_tables_in_use_have_players_or_were_opened_and_are_not_closed():
    evening = seated(5)
    evening.do(OpenTables((9, 7, 8)))
    evening.do(CloseTable(8))

    assert tables_in_use(evening.t) == [1, 2, 7, 9]


def test_a_seat_is_always_open_until_the_floor_opens_tables_and_then_only_there():
    by_itself = seated(4)
    by_hand = seated(3, OpenTables((1,)))
    before = has_open_seat(by_hand.t)
    by_hand.do(BarSeat(1, next(iter(open_seats(by_hand.t, 1)))))

    assert has_open_seat(by_itself.t)
    assert (before, has_open_seat(by_hand.t)) == (True, False)


def test_who_waits_for_a_seat_is_named_by_number_and_a_bye_needs_none():
    evening = seated(12)
    for entry in (11, 2, 7):
        evening.do(LeaveSeat(entry))
    byes = Evening(6)
    byes.do(PlanRounds(RoundTerms(2)))
    byes.do(DrawRound("first"))

    assert unseated(evening.t) == (2, 7, 11)
    assert unseated(byes.t) == ()


def test_a_draw_opens_the_next_table_that_is_not_closed():
    evening = Evening(5)
    evening.do(CloseTable(2))
    first = sizes_of_draw(evening.t, 5), tables_not_opened(evening.t, 5)
    evening.do(OpenTables((4,)))

    assert first == ({1: 3, 3: 2}, [])
    assert [tables_not_opened(evening.t, count) for count in (4, 5, 8, 9)] == [[], [1], [1], [1, 3]]
    assert sizes_of_draw(evening.t, 9) == {1: 3, 3: 3, 4: 3}
    assert [sizes_of_draw(evening.t, count) for count in (0, 4)] == [{4: 0}, {4: 4}]


def test_all_draw_anew_at_as_few_tables_as_hold_them():
    evening = seated(12)
    for entry in (1, 2, 3, 4):
        evening.do(Eliminate(entry))

    evening.do(RedrawSeats("again"))

    assert sizes(evening) == {1: 4, 2: 4}


def test_a_redraw_leaves_out_closed_tables_and_seats_that_are_not_used():
    evening = seated(8)
    evening.do(Eliminate(evening.t.sitters[1][1]))
    evening.do(BarSeat(1, 1))
    evening.do(CloseTable(3))

    evening.do(RedrawSeats("again"))
    seven = sizes(evening)
    evening.do(Register(9, "late"))
    evening.do(RedrawSeats("again"))

    assert seven == {1: 3, 2: 4}
    assert sizes(evening) == {1: 2, 2: 3, 4: 3}
    assert 1 not in evening.t.sitters[1]


def test_the_fact_of_a_draw_names_the_entries_rising():
    drawn = [(3, Place(1, 2)), (1, Place(2, 4)), (2, Place(1, 1))]

    assert seats_drawn("seed", drawn) == SeatsDrawn(
        "seed", (SeatDrawn(1, 2, 4), SeatDrawn(2, 1, 1), SeatDrawn(3, 1, 2))
    )


def test_in_stud_a_table_has_its_empty_seats_in_the_order_in_which_they_opened():
    evening = Evening(3, replace(STRUCTURE, steps=(STUD,)))
    evening.do(OpenTables((1,), 6))
    evening.do(DrawSeats("seats"))
    taken = sorted(evening.t.sitters[1])
    free = [seat for seat in range(1, 7) if seat not in taken]
    evening.do(BarSeat(1, free[1]))
    late, early = taken[0], taken[2]
    for seat in (early, late):
        evening.do(Eliminate(evening.t.sitters[1][seat]))
    (left,) = evening.t.sitters[1].items()

    assert as_table(evening.t, 1) == Table(
        1, {left[0]: left[1]}, 6, None, (free[0], free[2], early, late), (free[1],)
    )
    assert as_table(evening.t, 9) == Table(9, {}, 4, None, (1, 2, 3, 4), ())


def test_who_sits_beyond_the_last_seat_makes_the_table_larger():
    evening = seated(2, OpenTables((1,), 6))
    evening.do(PutIn(1, 1, 6))
    evening.do(PutIn(2, 1, 1))
    evening.do(OpenTables((1,), 2))

    assert as_table(evening.t, 1).size == 6


def test_what_was_said_about_a_button_is_good_for_some_minutes():
    evening = seated(4)
    evening.do(SeeButton(1, 2))
    seen, still = evening.now, timedelta(0)

    def known(after):
        return as_table(evening.t, 1, seen + after).next is not None

    assert [known(after) for after in (still, A_HAND, A_HAND + timedelta(seconds=1))] == [
        True,
        True,
        False,
    ]
    assert as_table(evening.t, 1).next is not None


def test_a_first_draw_is_the_same_in_whatever_order_the_entries_are_named():
    t = Evening(players=5).t

    assert new_seats(t, (5, 1, 4, 2, 3), "first") == new_seats(t, (1, 2, 3, 4, 5), "first")
