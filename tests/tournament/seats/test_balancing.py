"""Balancing tables: who moves where, and which tables have to be asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.seats.balancing import balance, tolerance
from director.tournament.seats.buttons import Positions, next_hand
from director.tournament.seats.draws import Place
from director.tournament.seats.tables import Table


def table(number, seats, following=None, opened=(), size=9):
    """Players are numbered by table and seat: 307 sits at table 3, seat 7."""
    players = {seat: 100 * number + seat for seat in seats}
    return Table(number, players, size, following, opened)


def who_where(answer):
    return [(move.player, move.origin, move.to) for move in answer.moves]


FULL = table(1, range(1, 10), Positions(3, 4, 5))


def test_tda_11_a_the_next_big_blind_takes_a_big_blind_and_never_the_small_one():
    # at table 2 the big blind went out in seat 6: nobody has the small blind next
    short = table(2, [1, 2, 3, 4, 5, 8], Positions(5, 6, 8))

    answer = balance([FULL, short], 1)

    assert who_where(answer) == [(105, Place(1, 5), Place(2, 7))]
    assert answer[1:3] == ((), ())
    assert [str(reason) for reason in answer.moves[0].reasons] == [
        "Table 1, seat 5 moves to table 2, seat 7 (TDA 11-A)",
        "seat 5 of table 1 would have the big blind next (TDA 11-A)",
        "seat 7 of table 2 is the worst open one: the big blind of the next hand (TDA 11-A)",
        "table 1 has the most players, 9, and is first in turn to give one (TDA 11-C)",
    ]


def test_tda_11_a_without_an_open_big_blind_the_seat_that_has_it_soonest():
    short = table(2, [1, 2, 4, 5, 6, 7], Positions(4, 5, 6))

    answer = balance([FULL, short], 1)

    assert who_where(answer) == [(105, Place(1, 5), Place(2, 8))]
    assert str(answer.moves[0].reasons[2]) == (
        "seat 8 of table 2 is the worst open one, with the big blind soonest (TDA 11-A)"
    )


def test_a_second_player_is_the_one_who_has_the_big_blind_after_the_first_has_left():
    short = table(2, [1, 2, 4, 5, 6], Positions(4, 5, 6))

    answer = balance([FULL, short], 1)

    assert who_where(answer) == [
        (105, Place(1, 5), Place(2, 7)),
        (106, Place(1, 6), Place(2, 8)),
    ]
    assert [str(reason) for reason in answer.reasons] == [
        "Table 1, seat 5 moves to table 2, seat 7 (TDA 11-A)",
        "Table 1, seat 6 moves to table 2, seat 8 (TDA 11-A)",
    ]


def test_the_tables_concerned_are_asked_for_their_button_and_no_others():
    tables = [table(1, range(1, 10)), table(2, range(1, 9)), table(3, range(1, 7))]

    answer = balance(tables, 2)

    assert answer[:3] == ((), (1, 3), ())
    assert [str(reason) for reason in answer.reasons] == [
        "First say where the button is at tables 1 and 3 (TDA 11-A)"
    ]


def test_tables_are_asked_in_the_order_of_their_numbers():
    full, others = table(8, range(1, 10)), [table(one, range(1, 6)) for one in (16, 1)]

    assert balance([full, others[1]], 2).needs == (1, 8)
    assert balance([full, table(9, range(1, 10)), *others], 2, stud_only=True).needs == (1, 16)


def test_stud_tables_with_as_many_known_open_seats_as_come_are_not_asked():
    short = table(2, range(1, 6), opened=(6, 7))

    answer = balance([table(1, range(1, 10)), short], 1, stud_only=True)

    assert (answer.needs, [move.to.seat for move in answer.moves]) == ((), [7, 6])
    assert balance([table(1, range(1, 10)), short._replace(opened=(6,))], 1, stud_only=True)[1] == (
        2,
    )


def test_without_an_open_seat_or_without_a_table_nobody_moves():
    assert balance([], 1).moves == balance([FULL], 1).moves == ()


def test_an_open_seat_with_the_small_blind_waits_a_hand():
    short = table(2, [1, 2, 3], Positions(3, 4, 1), size=4)

    answer = balance([table(1, range(1, 6), Positions(1, 2, 3), size=5), short], 1)

    assert answer[:3] == ((), (), (2,))
    assert [str(reason) for reason in answer.reasons] == [
        "Nobody moves before the next hand (TDA 11-A)",
        ("table 2 gets a player after the next hand: its open seat has the small blind (TDA 11-A)"),
    ]


def test_tda_11_c_of_equal_tables_the_first_in_the_order_gives_a_player():
    tables = [
        FULL,
        table(2, range(1, 10), Positions(1, 2, 3)),
        table(3, range(1, 7), Positions(1, 2, 3)),
    ]

    assert who_where(balance(tables, 2, givers=[2, 1]))[0] == (203, Place(2, 3), Place(3, 7))
    assert who_where(balance(tables, 2))[0] == (105, Place(1, 5), Place(3, 7))


def test_tda_11_a_in_stud_the_seat_that_opened_last_is_filled_from_the_same_seat():
    tables = [table(1, [1, 2, 3, 5, 6, 7, 8]), table(2, [1, 2, 3], opened=(8, 6, 5, 7, 4))]

    answer = balance(tables, 1, stud_only=True)

    assert who_where(answer) == [
        (105, Place(1, 5), Place(2, 4)),
        (107, Place(1, 7), Place(2, 7)),
    ]
    assert [str(reason) for reason in answer.moves[0].reasons[1:3]] == [
        "seat 4 of table 2 was the last to open (TDA 11-A)",
        "seat 4 of table 1 is empty, and seat 5 the next one clockwise (TDA 11-A)",
    ]
    assert str(answer.moves[1].reasons[2]) == "seat 7 of table 1 has the same position (TDA 11-A)"


def test_in_stud_only_the_short_table_is_asked_which_seat_opened_last():
    answer = balance([table(1, range(1, 8)), table(2, [1, 2, 3], opened=(4,))], 1, stud_only=True)

    assert answer[:3] == ((), (2,), ())
    assert str(answer.reasons[0]) == "First say which seats opened last at table 2 (TDA 11-A)"


def test_even_tables_stay_as_they_are():
    answer = balance([table(1, range(1, 10)), table(2, range(1, 8)), table(3, range(1, 9))], 2)

    assert answer[:3] == ((), (), ())
    assert str(answer.reasons[0]) == (
        "Nobody moves: no table with an open seat is more than 2 players short (MB2)"
    )


def test_a_smaller_table_that_is_full_gets_nobody():
    assert balance([FULL, table(2, range(1, 7), size=6)], 1)[:3] == ((), (), ())


def test_b19_tables_may_differ_by_two_and_the_last_two_by_one():
    assert [tolerance(tables).players for tables in (10, 3, 2, 1)] == [2, 2, 1, 1]
    assert [str(reason) for reason in tolerance(3, tight=True).reasons] == [
        "Tables may differ by 1 (house rule, B19)",
        "the later the stage, the more even the tables (TDA 11-D)",
    ]


@pytest.mark.parametrize(
    ("tables", "within", "field"),
    [
        ([table(1, [1]), table(1, [2])], 1, "tables"),
        ([Table(1, {1: 7}, 9), Table(2, {1: 7}, 9)], 1, "tables"),
        ([table(1, [])], 1, "tables"),
        ([table(1, [10])], 1, "tables"),
        ([table(1, [1], opened=(1,))], 1, "tables"),
        ([table(1, [1, 2, 3], Positions(1, 2, 9)), table(2, [1], Positions(1, 1, 2))], 1, "tables"),
        ([table(1, [1])], 0, "within"),
    ],
)
def test_tables_that_no_room_has_are_not_possible(tables, within, field):
    with pytest.raises(NotPossible) as problem:
        balance(tables, within)

    assert problem.value.field == field


@st.composite
def rooms(draw):
    tables = []
    for number in range(1, draw(st.integers(2, 5)) + 1):
        seats = draw(st.sets(st.integers(1, 9), min_size=3))
        button, small, big = draw(st.permutations(sorted(seats)))[:3]
        tables.append(table(number, seats, next_hand(Positions(button, small, big), seats)[0]))
    return tables


@given(rooms(), st.integers(1, 2))
def test_afterwards_the_tables_are_within_the_tolerance_and_nobody_has_the_small_blind(
    tables, within
):
    answer = balance(tables, within)

    counts = {one.number: len(one.players) for one in tables}
    taken = {Place(one.number, seat) for one in tables for seat in one.players}
    for move in answer.moves:
        counts[move.origin.table] -= 1
        counts[move.to.table] += 1
        assert move.to not in taken
        taken = taken - {move.origin} | {move.to}
    small_blinds = {Place(one.number, one.next.small_blind) for one in tables}
    assert answer.needs == ()
    assert answer.waits or max(counts.values()) - min(counts.values()) <= within
    assert not {move.to for move in answer.moves} & small_blinds


def test_tables_that_are_full_are_balanced_whatever_their_sizes():
    full = table(1, range(1, 10), Positions(3, 4, 5))
    small = table(2, range(1, 7), Positions(3, 4, 5), size=6)

    answer = balance([full, small], 1)

    assert answer[:3] == ((), (), ())
    assert [str(reason) for reason in answer.reasons] == [
        "Nobody moves: no table with an open seat is more than one player short (MB2)"
    ]
    assert balance([], 1)[:3] == ((), (), ())


def test_how_far_tables_may_differ_follows_from_how_many_are_left():
    assert [
        (tolerance(tables, tight=tight).players, str(tolerance(tables, tight=tight).reasons[0]))
        for tables in (1, 2, 3)
        for tight in (False, True)
    ] == [
        (1, "Tables may differ by 1 (MB2)"),
        (1, "Tables may differ by 1 (MB2)"),
        (1, "Tables may differ by 1 (MB2)"),
        (1, "Tables may differ by 1 (MB2)"),
        (2, "Tables may differ by 2 (MB2)"),
        (1, "Tables may differ by 1 (house rule, B19)"),
    ]
