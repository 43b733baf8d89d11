"""Bounties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.bounties.awards import BountyPart, WonPot, bounty


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_s_1_7_the_winner_of_the_pot_gets_the_bounty():
    answer = bounty(3, 25, [WonPot((3, 5), ((5,),))], button=1)

    assert answer[:-1] == ((BountyPart(5, 25),), 0)
    assert said(answer) == ["Seat 5 gets the bounty of seat 3, 25 (S 1.7)"]


def test_s_1_7_in_a_split_game_the_high_hand_gets_it():
    answer = bounty(3, 25, [WonPot((3, 5, 7), ((7,), (5,)))], button=1)

    assert answer.parts == (BountyPart(7, 25),)
    assert said(answer) == [
        "Seat 7 gets the bounty of seat 3, 25 (S 1.7)",
        "the winner of the high portion gets it in a split game (S 1.7, C42)",
    ]


def test_s_1_7_in_a_chopped_pot_the_worst_position_gets_it():
    answer = bounty(3, 25, [WonPot((3, 5, 7), ((5, 7),))], button=6)

    assert answer.parts == (BountyPart(7, 25),)
    assert said(answer)[1] == (
        "seats 7 and 5 tie; seat 7 is the first clockwise from the button (S 1.7)"
    )


def test_without_a_button_it_goes_where_the_odd_chip_goes():
    answer = bounty(3, 25, [WonPot((3, 5, 7), ((5, 7),))], button=None)

    assert answer.parts == (BountyPart(5, 25),)
    assert said(answer)[1] == "seats 5 and 7 tie; seat 5 comes first for an odd chip (S 1.4, 1.7)"


def test_c42_it_belongs_to_the_last_pot_that_the_player_could_have_won():
    pots = [
        WonPot((2, 3, 5, 7), ((2,), (5,))),
        WonPot((3, 5, 7), ((7,), (5,))),
        WonPot((5, 7), ((5,),)),
    ]
    answer = bounty(3, 25, pots, button=1)

    assert answer[:-1] == ((BountyPart(7, 25),), 1)
    assert said(answer)[1] == "side pot 1 is the last one that seat 3 could have won (WT 39)"
    with pytest.raises(NotPossible, match="has won a part"):
        bounty(2, 25, pots, button=1)


def test_b16_as_a_house_rule_the_winners_of_the_pot_split_it():
    answer = bounty(3, 25, [WonPot((3, 5, 7, 8), ((7, 8), (5,)))], button=7, split=True)

    assert answer.parts == (BountyPart(8, 7), BountyPart(7, 6), BountyPart(5, 12))
    assert said(answer) == [
        (
            "The bounty of seat 3 is split: 7 to seat 8, 6 to seat 7 and 12 to seat 5 "
            "(house rule, B16)"
        ),
        "all who won a part of it share (house rule, B16)",
    ]


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: bounty(9, 25, [WonPot((3, 5), ((5,),))], 1), "gone"),
        (lambda: bounty(3, -1, [WonPot((3, 5), ((5,),))], 1), "amount"),
        (lambda: bounty(3, 25, [WonPot((3, 5), ())], 1), "pots"),
    ],
)
def test_a_bounty_that_nobody_could_win_is_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


@given(
    st.integers(0, 10_000),
    st.sets(st.integers(2, 9), min_size=1),
    st.sets(st.integers(2, 9)),
    st.booleans(),
)
def test_a_bounty_is_paid_whole(amount, high, low, split):
    answer = bounty(1, amount, [WonPot((1,), (tuple(high), tuple(low)))], 1, split=split)

    assert sum(part.amount for part in answer.parts) == amount
