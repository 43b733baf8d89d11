"""One player alone at a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.seats.lone_player import lone_player


@pytest.mark.parametrize(
    ("minutes", "moves", "amount"),
    [(0, 0, 0), (5, 0, 0), (6, 0, 0), (7, 1, 300), (8, 1, 300), (9, 2, 600), (15, 5, 1500)],
)
def test_wt_36_after_five_minutes_the_blinds_are_awarded_every_two(minutes, moves, amount):
    answer = lone_player(minutes, 100, 200)

    assert (answer.moves, answer.amount) == (moves, amount)


def test_wt_36_is_said_step_by_step():
    answer = lone_player(9, 100, 200)

    assert [str(reason) for reason in answer.reasons] == [
        "The button has moved on 2 times, and the player is awarded 600 (WT 36)",
        (
            "After 5 minutes with one player present the button moves on a seat every 2 minutes"
            " (WT 36)"
        ),
        (
            "Each time the player present is awarded the small and the big blind, 300; own blinds"
            " come back so (WT 36)"
        ),
        "No cards are dealt until a second player is present (WT 36)",
        "The rule speaks of the blinds: whether antes are taken too the director decides (TDA 1)",
    ]


@pytest.mark.parametrize(
    ("asked", "field"), [((-1, 100, 200), "minutes"), ((5, 300, 200), "big_blind")]
)
def test_what_cannot_be_is_refused(asked, field):
    with pytest.raises(NotPossible) as wrong:
        lone_player(*asked)

    assert wrong.value.field == field


@given(st.integers(0, 500), st.integers(0, 500))
def test_who_waits_longer_is_awarded_no_less(minutes, more):
    assert lone_player(minutes + more, 100, 200).amount >= lone_player(minutes, 100, 200).amount
