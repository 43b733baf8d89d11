"""Every cause of a misdeal, before and after substantial action, with all that is said."""

import pytest

from director.engine.dealing.misdeals import misdeal

AGAIN = [
    (
        "The deal is played again exactly: the button, the limits and the players stay"
        " (TDA 35-C, WL 106)"
    ),
    (
        "Players absent or under penalty are dealt in and killed, and it is one hand of theirs"
        " (TDA 35-C, WL 106)"
    ),
]
MISDEALS = [
    ("two boxed cards", "Two boxed cards in the first deal make a misdeal", "TDA 35-A", False),
    ("first card to the wrong seat", "The first card went to the wrong seat", "TDA 35-A", False),
    (
        "cards to a seat not entitled",
        "A seat was dealt cards that is not entitled to a hand",
        "TDA 35-A",
        True,
    ),
    ("a seat dealt out", "A seat entitled to a hand was dealt out", "TDA 35-A", False),
    (
        "one of the first two cards exposed",
        "One of the first two cards off the deck was exposed",
        "TDA 35-A",
        False,
    ),
    ("two other down cards exposed", "Two down cards were exposed", "TDA 35-A", False),
    (
        "wrong number of cards",
        "A hand has the wrong number of cards",
        "TDA 66, WL 106",
        True,
    ),
]


def told(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(("cause", "why", "rule", "dead"), MISDEALS)
def test_tda_35_before_substantial_action_it_is_dealt_again(cause, why, rule, dead):
    answer = misdeal(cause, substantial_action=False)

    assert answer[:3] == (True, False, True)
    assert told(answer) == [
        f"It is a misdeal: all bets go back, and it is dealt again ({rule})",
        f"{why} ({rule})",
        *AGAIN,
    ]


@pytest.mark.parametrize(("cause", "why", "rule", "dead"), MISDEALS)
def test_tda_35_d_after_substantial_action_the_hand_goes_on(cause, why, rule, dead):
    answer = misdeal(cause, substantial_action=True)

    assert answer[:3] == (False, dead, False)
    assert told(answer) == [
        f"The hand goes on{', and that hand is dead' if dead else ''} (TDA 35-D)",
        f"{why} ({rule})",
        "After substantial action there is no misdeal (TDA 35-D)",
    ]


@pytest.mark.parametrize("substantial_action", [False, True])
@pytest.mark.parametrize(
    ("cause", "why", "rule"),
    [
        (
            "one other down card exposed",
            "One exposed down card is none: it is replaced and becomes the burn",
            "RRP",
        ),
        (
            "one boxed card",
            "One boxed card is none: it counts as a scrap of paper and is replaced",
            "RRP",
        ),
        (
            "two cards in a row to the button",
            "The button may be dealt two cards one after the other",
            "TDA 35-B",
        ),
    ],
)
def test_what_is_no_misdeal_changes_nothing(cause, why, rule, substantial_action):
    answer = misdeal(cause, substantial_action=substantial_action)

    assert answer[:3] == (False, False, False)
    assert told(answer) == [
        f"It is no misdeal, and the hand goes on ({rule})",
        f"{why} ({rule})",
    ]
