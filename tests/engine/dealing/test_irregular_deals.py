"""Misdeals, burns, wrong numbers of cards, upcards."""

import pytest

from director.engine.dealing.burn_cards import burn_remedy, flop_remedy
from director.engine.dealing.card_counts import card_count, upcards_touched
from director.engine.dealing.misdeals import misdeal
from director.engine.not_possible import NotPossible


@pytest.mark.parametrize(
    ("cause", "early", "dead_late"),
    [
        ("two boxed cards", True, False),
        ("first card to the wrong seat", True, False),
        ("cards to a seat not entitled", True, True),
        ("a seat dealt out", True, False),
        ("one of the first two cards exposed", True, False),
        ("two other down cards exposed", True, False),
        ("wrong number of cards", True, True),
        ("one other down card exposed", False, False),
        ("one boxed card", False, False),
        ("two cards in a row to the button", False, False),
    ],
)
def test_b29_tda_35_what_is_a_misdeal_and_until_when(cause, early, dead_late):
    assert misdeal(cause, substantial_action=False)[:3] == (early, False, early)
    assert misdeal(cause, substantial_action=True)[:3] == (False, dead_late, False)


def test_b29_a_misdeal_is_replayed_exactly():
    assert [str(reason) for reason in misdeal("a seat dealt out", substantial_action=False)[3]] == [
        "It is a misdeal: all bets go back, and it is dealt again (TDA 35-A)",
        "A seat entitled to a hand was dealt out (TDA 35-A)",
        (
            "The deal is played again exactly: the button, the limits and the players stay"
            " (TDA 35-C, WL 106)"
        ),
        (
            "Players absent or under penalty are dealt in and killed, and it is one hand of theirs"
            " (TDA 35-C, WL 106)"
        ),
    ]


@pytest.mark.parametrize(
    ("cards", "burned", "acted", "answer"),
    [
        (4, True, False, (False, 4, "next burn", 0)),
        (4, False, False, (False, 4, "burn", 0)),
        (3, False, False, (False, 3, "burn", 1)),
        (3, False, True, (True, 0, "", 0)),
        (3, True, False, (True, 0, "", 0)),
    ],
)
def test_b29_tda_39_flops(cards, burned, acted, answer):
    assert flop_remedy(cards, burned=burned, acted=acted)[:4] == answer


@pytest.mark.parametrize(
    ("burns", "next_card_out", "acted", "answer"),
    [
        (1, True, True, (1, False)),
        (0, False, False, (1, True)),
        (0, True, False, (1, True)),
        (0, True, True, (0, False)),
        (2, False, False, (1, True)),
        (2, True, False, (2, False)),
    ],
)
def test_b29_tda_38_one_burn_a_street(burns, next_card_out, acted, answer):
    assert burn_remedy(burns, next_card_out=next_card_out, acted=acted)[:2] == answer


@pytest.mark.parametrize(
    ("cards", "wanted", "more", "answer"),
    [
        (1, 2, {"family": "flop", "when": "before substantial action"}, (False, True, 0, 0)),
        (3, 2, {"family": "flop", "when": "later"}, (False, False, 0, 0)),
        (1, 2, {"family": "flop", "when": "later", "button": True}, (True, False, 1, 0)),
        (
            1, 2, {"family": "flop", "when": "later", "button": True, "button_acted": True},
            (False, False, 0, 0),
        ),
        (4, 5, {"family": "draw", "when": "before the draw"}, (True, False, 0, 1)),
        (6, 5, {"family": "draw", "when": "before the draw"}, (False, False, 0, 0)),
        (4, 5, {"family": "draw", "when": "later"}, (False, False, 0, 0)),
        (6, 7, {"family": "stud", "when": "at the showdown"}, (True, False, 0, 0)),
        (5, 7, {"family": "stud", "when": "at the showdown"}, (False, False, 0, 0)),
        (8, 7, {"family": "stud", "when": "at the showdown"}, (False, False, 0, 0)),
    ],
)  # fmt: skip
def test_b29_wrong_numbers_of_cards(cards, wanted, more, answer):
    assert card_count(cards, wanted, **more)[:4] == answer


@pytest.mark.parametrize(
    ("what", "facing_action", "live"),
    [
        ("picked up", True, False),
        ("picked up", False, True),
        ("put in another order", True, True),
        ("hidden", False, True),
    ],
)
def test_b29_s_1_14_upcards(what, facing_action, live):
    assert upcards_touched(what, facing_action=facing_action).live is live


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: flop_remedy(5, burned=True, acted=False), "cards"),
        (lambda: burn_remedy(-1, next_card_out=False), "burns"),
        (lambda: card_count(2, 2, family="flop", when="later"), "cards"),
        (lambda: card_count(-1, 2, family="flop", when="later"), "cards"),
        (lambda: card_count(1, 2, family="flop", when="before the draw"), "when"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field
