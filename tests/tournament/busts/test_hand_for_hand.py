"""Places, prizes and the clock when tables play hand for hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.busts.hand_for_hand import (
    Bust,
    Placed,
    Prize,
    clock_deduction,
    places,
    tied_prizes,
)


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_tda_rp_8_a_three_of_52_go_out_and_share_the_prize_of_place_50():
    hand = places([Bust(1, 2, 500), Bust(2, 5, 900), Bust(3, 7, 100)], left=52)
    paid = tied_prizes(hand.placed, {50: 1000, 49: 1200})

    assert hand.placed == (Placed(1, 50, 52), Placed(2, 50, 52), Placed(3, 50, 52))
    assert said(hand) == [
        "The 3 players finish 50th to 52nd (TDA RP-8)",
        "50th to 52nd place are tied (WT 126)",
        "players of different tables tie (TDA RP-8-A, WT 126)",
    ]
    assert paid.prizes == (Prize(1, 334), Prize(2, 333), Prize(3, 333))
    assert said(paid) == [
        "Places 50 to 52 share 1,000: between 333 and 334 each (TDA RP-8-A, WT 126)"
    ]


def test_b20_at_one_table_the_larger_stack_finishes_higher():
    hand = places([Bust(1, 2, 500), Bust(2, 2, 900)], left=10)

    assert hand.placed == (Placed(2, 9, 9), Placed(1, 10, 10))
    assert said(hand)[3:] == [
        "at one table the larger stack when the hand began finishes higher (WT 126)"
    ]
    assert tied_prizes(hand.placed, {9: 300, 10: 200}).prizes == (Prize(2, 300), Prize(1, 200))


def test_equal_stacks_at_one_table_tie():
    assert places([Bust(1, 2, 500), Bust(2, 2, 500)], left=10).placed == (
        Placed(1, 9, 10),
        Placed(2, 9, 10),
    )


def test_two_of_one_table_and_one_of_another_tie_by_their_order_at_the_table():
    hand = places([Bust(1, 2, 500), Bust(2, 2, 900), Bust(3, 4, 100)], left=10)

    assert hand.placed == (Placed(2, 8, 9), Placed(3, 8, 9), Placed(1, 10, 10))
    assert said(hand)[-1] == (
        "the largest stacks of their tables tie, then the second largest (house rule, B20)"
    )


def test_a_prize_is_shared_in_whole_units():
    tied = [Placed(1, 9, 10), Placed(2, 9, 10)]

    assert tied_prizes(tied, {9: 1050, 10: 1000}, unit=100).prizes == (
        Prize(1, 1050),
        Prize(2, 1000),
    )


def test_tda_rp_8_c_each_hand_takes_two_minutes_off_the_clock():
    assert clock_deduction(4).minutes == 8
    assert said(clock_deduction(4))[:2] == [
        "Minutes off the clock: 8 (TDA RP-8-C)",
        "minutes a hand: 2; hands played: 4 (TDA RP-8-C)",
    ]
    assert clock_deduction(4, minutes=3).minutes == 12
    assert clock_deduction(0).minutes == clock_deduction(4, minutes=0).minutes == 0


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: places([], 10), "busts"),
        (lambda: places([Bust(1, 1, 5), Bust(1, 2, 5)], 10), "busts"),
        (lambda: places([Bust(1, 1, 0)], 10), "busts"),
        (lambda: places([Bust(1, 1, 5), Bust(2, 1, 5)], 1), "left"),
        (lambda: tied_prizes([Placed(1, 9, 10)], {}), "placed"),
        (lambda: tied_prizes([], {}), "placed"),
        (lambda: tied_prizes([Placed(1, 9, 9)], {9: -1}), "prizes"),
        (lambda: tied_prizes([Placed(1, 9, 9)], {9: 1}, 0), "unit"),
        (lambda: clock_deduction(-1), "hands"),
        (lambda: clock_deduction(1, minutes=4), "minutes"),
    ],
)
def test_a_hand_that_cannot_have_been_is_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


busts = st.lists(
    st.builds(Bust, st.integers(1, 99), st.integers(1, 4), st.integers(1, 9)),
    min_size=1,
    max_size=8,
    unique_by=lambda bust: bust.player,
)


@given(busts, st.integers(8, 60), st.integers(0, 5000), st.sampled_from([1, 5, 100]))
def test_every_place_is_given_once_and_its_prize_paid_whole(gone, left, prize, unit):
    hand = places(gone, left)
    paid = tied_prizes(hand.placed, dict.fromkeys(range(1, left + 1), prize), unit)

    covered = {place for one in hand.placed for place in range(one.best, one.worst + 1)}
    assert covered == set(range(left - len(gone) + 1, left + 1))
    assert sum(one.amount for one in paid.prizes) == prize * len(gone)
