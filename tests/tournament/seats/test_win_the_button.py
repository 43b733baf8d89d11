"""Win the button."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.seats.buttons import Positions, opening_hand
from director.tournament.seats.win_the_button import won_button


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_s_1_12_whoever_wins_the_hand_has_the_button():
    won = won_button(3, [[7]])

    assert won.button == 7
    assert said(won) == [
        "Seat 7 has the button in the next hand (S 1.12)",
        "seat 7 has won the hand (S 1.12)",
    ]
    assert opening_hand(won.button, {1, 3, 7, 8}).positions == Positions(7, 8, 1)


def test_b15_a_chopped_pot_gives_it_to_the_worst_position():
    won = won_button(3, [[2, 8, 3]])

    assert won.button == 8
    assert said(won)[1] == (
        "seats 8, 2 and 3 tie; seat 8 is the first clockwise from the button, seat 3 (S 1.12)"
    )


def test_c15_a_split_game_gives_it_to_the_high_hand_of_the_main_pot():
    won = won_button(1, [[5], [2]], side_pots=True)

    assert said(won) == [
        "Seat 5 has the button in the next hand (S 1.12)",
        "the winner of the main pot gets it (house rule, C15)",
        "the winner of the high portion gets it in a split game (house rule, C15)",
        "seat 5 has won the hand (S 1.12)",
    ]


@pytest.mark.parametrize(
    ("button", "winners", "field"),
    [(0, [[1]], "button"), (1, [], "winners"), (1, [[], [2]], "winners"), (1, [[0]], "winners")],
)
def test_a_hand_without_a_winner_is_not_possible(button, winners, field):
    with pytest.raises(NotPossible) as problem:
        won_button(button, winners)

    assert problem.value.field == field


@given(st.integers(1, 9), st.sets(st.integers(1, 9), min_size=1))
def test_the_old_button_gets_it_again_only_alone(button, winners):
    won = won_button(button, [sorted(winners)])

    assert won.button in winners
    assert won.button != button or winners == {button}
