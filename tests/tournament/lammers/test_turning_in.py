"""Lammers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.lammers.turning_in import (
    bust_with_lammers,
    chips_in_play,
    last_lammer_level_over,
    redeemed,
)


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_s_1_9_both_at_once_make_20000_and_the_player_is_out_when_they_are_lost():
    at_once = redeemed(10000, 2, 2, 5000)

    assert at_once[:-1] == (20000, 0, False)
    assert said(at_once) == [
        "The stack is 20,000; lammers left: 0 (S 1.9)",
        "lammers turned in: 2, at 5,000 each (S 1.9)",
    ]
    assert bust_with_lammers(at_once.lammers)[:-1] == (True, 0, 0)


def test_s_1_9_who_busts_may_turn_one_in_for_5000():
    bust = bust_with_lammers(2)

    assert bust[:-1] == (False, 1, 2)
    assert said(bust) == ["1 to 2 lammers are turned in before the next hand (S 1.9)"]
    assert redeemed(0, 2, bust.least, 5000)[:-1] == (5000, 1, False)


def test_s_1_9_a_short_stack_of_2000_becomes_7000():
    assert redeemed(2000, 2, 1, 5000)[:-1] == (7000, 1, False)


def test_b17_a_request_in_a_hand_takes_effect_after_it():
    later = redeemed(2000, 2, 1, 5000, in_hand=True)

    assert later[:-1] == (7000, 1, True)
    assert said(later) == [
        "The stack is 7,000 once this hand is over; lammers left: 1 (S 1.9)",
        "lammers turned in: 1, at 5,000 each (S 1.9)",
        "no lammer is turned in during a hand (S 1.9, MB2)",
    ]


def test_b17_exactly_one_is_turned_in_on_a_bust_as_a_house_rule():
    assert bust_with_lammers(2, exactly_one=True)[:-1] == (False, 1, 1)
    assert said(bust_with_lammers(1)) == [
        "The last lammer is turned in before the next hand (S 1.9)"
    ]


def test_s_1_9_all_lammers_are_turned_in_at_the_end_of_their_last_level():
    assert last_lammer_level_over(2000, 2, 5000)[:-1] == (12000, 0, False)
    assert last_lammer_level_over(2000, 0, 5000)[:-1] == (2000, 0, False)


def test_chips_in_play_are_those_on_the_tables_and_those_in_lammers():
    in_play = chips_in_play([10000, 20000, 5000], [2, 0, 1], 5000)

    assert in_play[:-1] == (35000, 15000, 50000)
    assert said(in_play) == [
        "50,000 chips are in play: 35,000 on the tables and 15,000 in lammers (S 1.9)"
    ]


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: redeemed(-1, 2, 1, 5000), "stack"),
        (lambda: redeemed(0, 2, 3, 5000), "count"),
        (lambda: redeemed(0, 2, 0, 5000), "count"),
        (lambda: redeemed(0, -1, 0, 5000), "lammers"),
        (lambda: last_lammer_level_over(0, 1, 0), "value"),
        (lambda: bust_with_lammers(-1), "lammers"),
        (lambda: chips_in_play([1], [], 5000), "lammers"),
    ],
)
def test_lammers_that_nobody_has_are_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


@given(st.integers(0, 10**6), st.integers(1, 5), st.integers(1, 10**4), st.data())
def test_turning_lammers_in_changes_no_total(stack, lammers, value, data):
    count = data.draw(st.integers(1, lammers))

    after = redeemed(stack, lammers, count, value)

    assert after.stack + after.lammers * value == stack + lammers * value
