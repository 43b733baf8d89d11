"""Draws that anyone can replay."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.tournament.seats.draws import Place, drawn_seats, shuffled


def test_a_seed_gives_this_order_for_ever():
    assert shuffled(range(10), seed="2f1c") == [9, 6, 0, 5, 7, 1, 4, 8, 3, 2]


def test_every_order_comes_about_equally_often():
    orders = Counter(tuple(shuffled("abc", seed=str(number))) for number in range(6000))

    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(st.integers(1, 60), st.integers(2, 10), st.text(max_size=4))
def test_everybody_has_a_seat_alone_and_the_tables_are_even(players, seats, seed):
    tables = range(1, -(-players // seats) + 1)
    seats_of = dict.fromkeys(tables, range(1, seats + 1))

    drawn = drawn_seats(range(players), seats_of, seed)

    counts = Counter(place.table for place in drawn.values())
    assert sorted(drawn) == list(range(players))
    assert len(set(drawn.values())) == players
    assert all(1 <= place.seat <= seats for place in drawn.values())
    assert max(counts.values()) - min(counts[table] for table in tables) <= 1


def test_a_late_seat_is_an_open_one_at_the_emptiest_table():
    drawn = drawn_seats([4], {1: [3], 2: [1, 2]}, "late")

    assert drawn[4] in {Place(2, 1), Place(2, 2)}


def test_a_draw_without_room_for_all_is_refused():
    with pytest.raises(ValueError, match="not enough seats"):
        drawn_seats(range(9), {1: range(1, 9)}, "full")


def test_a_seed_gives_these_seats_for_ever_and_the_fullest_table_nobody():
    open_seats = {1: [1, 2], 2: [], 3: [1, 2, 3, 4], 4: [7]}

    assert drawn_seats(range(10, 16), open_seats, "seats") == {
        10: Place(1, 1),
        11: Place(3, 4),
        12: Place(1, 2),
        13: Place(3, 3),
        14: Place(3, 1),
        15: Place(3, 2),
    }
    assert drawn_seats([], {}, "seats") == {}
    assert drawn_seats([1], {9: [4]}, "seats") == {1: Place(9, 4)}
