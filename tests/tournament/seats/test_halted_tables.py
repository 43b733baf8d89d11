"""Whether a short table stops, at the edge of each condition (TDA 11-D)."""

import pytest

from director.engine.not_possible import NotPossible
from director.tournament.seats.buttons import Positions
from director.tournament.seats.halted_tables import halt
from director.tournament.seats.tables import Table

STOPS = "Table 1 stops until it gets players (TDA 11-D)"
PLAYS = "The table plays on (TDA 11-D)"
NO_BLIND = "no blind of its next hand falls on an empty seat (TDA 11-D)"


def table(number, seats, following=None, size=9):
    return Table(number, {seat: 100 * number + seat for seat in seats}, size, following)


def short(count):
    return f"it is {count} players short of the largest (TDA 11-D)"


def empty(seat):
    return f"a blind of its next hand falls on the empty seat {seat} (TDA add. 11)"


@pytest.mark.parametrize(
    ("seats", "following", "size", "largest", "halted", "reasons"),
    [
        # two short and three short, of the largest and not of the average
        ([1, 2, 3, 5, 6, 7], Positions(2, 3, 5), 9, 8, False, [PLAYS, short(2)]),
        ([1, 2, 3, 5, 6], Positions(2, 3, 5), 9, 8, True, [STOPS, short(3), empty(4)]),
        ([1, 2, 3, 5], Positions(2, 3, 5), 9, 8, True, [STOPS, short(4), empty(4)]),
        # nobody between the blinds is missing: the empty seat lies before or behind them
        ([1, 2, 3, 5, 6], Positions(1, 2, 3), 9, 8, False, [PLAYS, short(3), NO_BLIND]),
        ([1, 2, 3, 5, 6], Positions(3, 5, 6), 9, 8, False, [PLAYS, short(3), NO_BLIND]),
        # a dead small blind, and the first of several empty seats
        ([1, 2, 3, 6, 8], Positions(3, 4, 6), 9, 8, True, [STOPS, short(3), empty(4)]),
        # around the last seat: 9 and 1 are neighbors of nine, 8 and 1 of eight
        ([1, 2, 3, 4, 9], Positions(4, 9, 1), 9, 8, False, [PLAYS, short(3), NO_BLIND]),
        ([1, 2, 3, 4, 8], Positions(4, 8, 1), 9, 8, True, [STOPS, short(3), empty(9)]),
        ([1, 2, 3, 4, 8], Positions(4, 8, 1), 8, 8, False, [PLAYS, short(3), NO_BLIND]),
        ([2, 3, 4, 5, 8], Positions(5, 8, 2), 8, 8, True, [STOPS, short(3), empty(1)]),
    ],
)
def test_tda_11_d_a_table_stops_three_short_with_a_blind_on_an_empty_seat(
    seats, following, size, largest, halted, reasons
):
    others = [table(3, range(1, 7), size=size), table(2, range(1, largest + 1), size=size)]

    found = halt(1, [others[0], table(1, seats, following, size), others[1]])

    assert (found.halted, found.needs) == (halted, ())
    assert [str(one) for one in found.reasons] == reasons


@pytest.mark.parametrize(
    ("size", "rule"),
    [(7, "house rule, B19"), (8, "TDA 11-D"), (9, "TDA 11-D"), (10, "house rule, B19")],
)
def test_b19_at_other_sizes_than_eight_and_nine_only_the_house_stops_a_table(size, rule):
    tables = [table(1, [1, 2, 4], Positions(1, 2, 4), size), table(2, range(1, 7), size=size)]

    usual, house = halt(1, tables), halt(1, tables, other_sizes=True)

    assert [str(one) for one in house.reasons] == [
        f"Table 1 stops until it gets players ({rule})", short(3), empty(3),
    ]  # fmt: skip
    if rule == "TDA 11-D":
        assert usual == house
    else:
        assert [str(one) for one in usual.reasons] == [
            PLAYS,
            f"at {size}-handed tables the director decides (TDA 11-D)",
            short(3),
        ]
        assert (usual.halted, usual.needs) == (False, ())


def test_a_table_that_is_not_there_is_refused_by_its_number():
    with pytest.raises(NotPossible) as refused:
        halt(3, [table(1, [1])])

    assert (refused.value.field, str(refused.value)) == ("number", "there is no table 3")


@pytest.mark.parametrize(
    ("tables", "why"),
    [
        ([table(1, [1]), table(1, [2])], "two tables have the same number"),
        ([table(1, [1]), Table(2, {1: 101}, 9)], "somebody sits in two seats"),
        ([table(1, [1]), table(2, [])], "nobody sits at table 2"),
        ([table(1, [1, 10])], "table 1 has no seat 10"),
        ([table(1, [0, 9])], "table 1 has no seat 0"),
        ([table(1, [1], Positions(1, 2, 10))], "table 1 has no seat 10"),
        ([Table(1, {1: 101}, 9, opened=(2, 1))], "seat 1 of table 1 is not open"),
    ],
)
def test_tables_that_no_room_has_are_refused(tables, why):
    with pytest.raises(NotPossible) as refused:
        halt(1, tables)

    assert (refused.value.field, str(refused.value)) == ("tables", why)
