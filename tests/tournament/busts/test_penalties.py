"""Penalties, absence, disqualification and the clock on a player."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.busts.penalties import (
    disqualified,
    hand_at_deal,
    hand_on_penalty,
    hands_left,
    missed_rounds,
)
from director.tournament.clock.called_clock import clock_call
from director.tournament.commands import DrawSeats, Eliminate, MoveTogether, Warn
from tests.tournament.evening import Evening


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_tda_71_b_two_missed_rounds_at_a_table_of_seven_are_14_hands():
    penalty = missed_rounds(7, 2)

    assert penalty.hands == 14
    assert said(penalty) == [
        "Hands missed: 14 (TDA 71-B)",
        "players at the table: 7; rounds: 2 (TDA 71-B)",
    ]


def test_tda_35_c_a_misdeal_and_its_redeal_are_one_hand_of_a_penalty():
    assert hands_left(14, deals=3).hands == 11
    assert hands_left(14, deals=3, redeals=1).hands == 12
    assert said(hands_left(14, deals=3, redeals=1)) == [
        "Hands still missed: 12 (TDA 71-B)",
        "hands served: 2 (TDA 71-B)",
        "misdeals that do not count: 1 (TDA 35-C)",
    ]
    assert hands_left(2, deals=5).hands == 0


def test_tda_71_c_a_player_on_penalty_is_dealt_posts_and_has_a_dead_hand():
    hand = hand_on_penalty(blinds=0, ante=50, bring_in=75)

    assert hand[:-1] == (True, False, 125)
    assert said(hand) == [
        "Cards are dealt, 125 posted, and the hand killed (TDA 71-C)",
        "a player on penalty is away from the table (TDA 71-C)",
        "the seat posts the bring-in of 75 (TDA 71-C)",
    ]


def test_tda_30_a_hand_is_live_for_who_is_at_the_seat_when_the_last_card_is_dealt():
    assert hand_at_deal(200, 200, at_seat=True)[:-1] == (True, True, 400)
    assert hand_at_deal(200, 200, at_seat=False)[:-1] == (True, False, 400)
    assert said(hand_at_deal(0, 50, 75, at_seat=False)) == [
        "The hand is dead, and 125 stay in the pot (TDA 30)",
        "the player was not at the seat when the last card was dealt (TDA 30)",
        "the seat posts the bring-in of 75 (TDA 30)",
    ]


def test_tda_71_d_the_chips_of_a_disqualified_player_leave_play():
    assert disqualified(12500).removed == 12500
    assert said(disqualified(12500)) == [
        "The player is out, and 12,500 chips are removed from play (TDA 71-D)"
    ]


@pytest.mark.parametrize(
    ("seconds", "left", "outcome"),
    [(0, 30, "thinking"), (25, 5, "counted down"), (30, 0, "counted down"), (31, 0, "dead")],
    ids=str,
)
def test_tda_29_a_player_on_the_clock_has_25_seconds_and_a_countdown_of_5(seconds, left, outcome):
    assert clock_call(seconds, facing_bet=True)[:-1] == (left, outcome)


def test_a_clock_may_allow_nothing_or_be_counted_down_from_nothing():
    assert clock_call(0, facing_bet=True, allowed=0)[:-1] == (5, "counted down")
    assert clock_call(25, facing_bet=True, countdown=0)[:-1] == (0, "counted down")
    assert clock_call(26, facing_bet=True, countdown=0)[:-1] == (0, "dead")
    assert clock_call(24, facing_bet=True)[:-1] == (6, "thinking")
    assert said(clock_call(29, facing_bet=True)) == [
        "The player is counted down: 1 second to act (TDA 29)",
        "25 seconds and a countdown of 5 (TDA 29)",
    ]


def test_tda_29_without_a_bet_to_face_the_hand_is_checked():
    assert said(clock_call(31, facing_bet=False)) == [
        "Time is up: the player faces no bet, and the hand is checked (TDA 29)",
        "25 seconds and a countdown of 5 (TDA 29)",
    ]
    assert said(clock_call(30, facing_bet=False))[2] == "a tie goes to the player (TDA 29)"
    assert said(clock_call(12, facing_bet=True, allowed=10))[1] == (
        "10 seconds and a countdown of 5 (house rule, B22)"
    )


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: missed_rounds(0, 1), "players"),
        (lambda: missed_rounds(1, 0), "rounds"),
        (lambda: hands_left(-1, 0), "hands"),
        (lambda: hands_left(1, -1), "deals"),
        (lambda: hands_left(1, 2, 2), "redeals"),
        (lambda: hand_on_penalty(-1, 0), "blinds"),
        (lambda: hand_at_deal(0, -1, at_seat=True), "ante"),
        (lambda: hand_on_penalty(0, 0, -1), "bring_in"),
        (lambda: disqualified(-1), "stack"),
        (lambda: clock_call(-1, facing_bet=True), "seconds"),
        (lambda: clock_call(1, facing_bet=True, allowed=-1), "allowed"),
        (lambda: clock_call(1, facing_bet=True, countdown=-1), "countdown"),
    ],
)
def test_a_penalty_of_less_than_nothing_is_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


@given(st.integers(1, 10), st.integers(1, 4))
def test_a_penalty_is_over_when_its_hands_have_been_dealt(players, rounds):
    hands = missed_rounds(players, rounds).hands

    assert hands_left(hands, deals=hands).hands == 0
    assert hands_left(hands, deals=hands, redeals=min(1, hands - 1)).hands == min(1, hands - 1)


def test_a_penalty_is_counted_from_none():
    assert [
        hands_left(hands, deals).hands for hands, deals in ((0, 0), (5, 0), (5, 5), (5, 6))
    ] == [
        0,
        5,
        0,
        0,
    ]
    assert str(hands_left(5, 6).reasons[0]) == "Hands still missed: 0 (TDA 71-B)"
    assert disqualified(0).removed == 0
    for wrong in (lambda: hands_left(-1, 0), lambda: hands_left(1, -1), lambda: disqualified(-1)):
        with pytest.raises(NotPossible):
            wrong()


def test_who_was_not_dealt_the_bring_in_card_brings_nothing_in():
    assert hand_on_penalty(50, 10) == hand_on_penalty(50, 10, bring_in=0)
    assert hand_on_penalty(50, 10) != hand_on_penalty(50, 10, bring_in=1)


def test_tda_71_b_a_penalty_keeps_the_hands_of_the_table_where_it_was_given():
    evening = Evening(players=7)
    evening.do(DrawSeats("seats"))
    at_first = evening.t.at_table(1)
    (one, *others) = [sitter.number for sitter in at_first.values()]
    evening.do(Warn(one, "phone", hands=2 * len(at_first), rounds=2))
    for other in others[1:]:
        evening.do(Eliminate(other))

    evening.do(MoveTogether((one,), 2, "cards"))

    players = [len(evening.t.at_table(table)) for table in (1, 2)]
    assert (len(at_first), players, evening.t.marks[one][0].left) == (4, [1, 4], 8)
