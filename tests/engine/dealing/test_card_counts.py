"""Hands with a wrong number of cards, and upcards that were touched, with every reason."""

import pytest

from director.engine.dealing.card_counts import card_count, upcards_touched
from director.engine.not_possible import NotPossible

EARLY = {"when": "before substantial action"}
LATE = {"when": "later"}
BEFORE_DRAW = {"when": "before the draw"}
SHOWDOWN = {"when": "at the showdown"}


def said(answer):
    return [str(reason) for reason in answer.reasons]


def misdeal(cards, wanted):
    return (False, True, 0, 0), [
        "It is a misdeal, and is dealt again (TDA 35, WL 106)",
        f"{cards} cards instead of {wanted}, found in time (TDA 35, WL 106)",
    ]


def dead(cards, wanted):
    return (False, False, 0, 0), [
        "The hand is dead (TDA 66, WL 106)",
        f"{cards} cards instead of {wanted}, found too late (TDA 66, WL 106)",
    ]


def dealt(lacks, wanted):
    return (True, False, lacks, 0), [
        f"The button is dealt what it lacks, {lacks} of {wanted} cards (TDA 37)",
        "It comes last in the deal, and has not acted on the hand (TDA 37)",
    ]


def draws(lacks):
    return (True, False, 0, lacks), [
        f"The hand is live, and draws {lacks} more to be full (WL 271)",
        "A short hand fills up on the draw (WL 271)",
    ]


SIX_OF_STUD = (
    (True, False, 0, 0),
    [
        "The hand is live with six cards (WL 271)",
        "At the showdown of stud six cards are enough, fewer are not (WL 271)",
    ],
)
BUTTON_ACTED = (
    (False, False, 0, 0),
    [
        "The button’s hand is dead (TDA 37)",
        "It acted on 1 cards instead of 2 (TDA 37)",
    ],
)


@pytest.mark.parametrize(
    ("cards", "wanted", "family", "found", "ruling"),
    [
        (1, 2, "flop", EARLY, misdeal(1, 2)),
        (3, 2, "flop", EARLY, misdeal(3, 2)),
        (0, 1, "flop", EARLY, misdeal(0, 1)),
        (4, 5, "draw", EARLY, misdeal(4, 5)),
        (1, 2, "flop", LATE, dead(1, 2)),
        (3, 2, "flop", LATE, dead(3, 2)),
        # the button is dealt what it lacks, until it acts
        (1, 2, "flop", {**EARLY, "button": True}, dealt(1, 2)),
        (1, 2, "flop", {**LATE, "button": True}, dealt(1, 2)),
        (2, 4, "flop", {**LATE, "button": True}, dealt(2, 4)),
        (1, 2, "flop", {**LATE, "button": True, "button_acted": True}, BUTTON_ACTED),
        (3, 2, "flop", {**EARLY, "button": True}, misdeal(3, 2)),
        (3, 2, "flop", {**LATE, "button": True}, dead(3, 2)),
        (1, 2, "flop", {**SHOWDOWN, "button": True}, dead(1, 2)),
        # a short hand fills up on the draw
        (4, 5, "draw", BEFORE_DRAW, draws(1)),
        (3, 5, "draw", {**BEFORE_DRAW, "button": True}, draws(2)),
        (6, 5, "draw", BEFORE_DRAW, dead(6, 5)),
        # six cards are enough at the showdown of stud
        (6, 7, "stud", SHOWDOWN, SIX_OF_STUD),
        (5, 7, "stud", SHOWDOWN, dead(5, 7)),
        (6, 5, "stud", SHOWDOWN, dead(6, 5)),
        (6, 7, "stud", LATE, dead(6, 7)),
        (6, 7, "draw", SHOWDOWN, dead(6, 7)),
    ],
)
def test_b29_a_hand_with_a_wrong_number_of_cards_is_ruled_on(cards, wanted, family, found, ruling):
    answer = card_count(cards, wanted, family=family, **found)

    assert (answer[:4], said(answer)) == ruling


@pytest.mark.parametrize(
    ("cards", "wanted", "more", "field", "message"),
    [
        (-1, 2, LATE, "cards", "there are no cards below nothing"),
        (0, 0, LATE, "wanted", "there are no cards below nothing"),
        (2, 2, LATE, "cards", "a hand of 2 cards is right"),
        (1, 2, BEFORE_DRAW, "when", "only draw games have a draw"),
    ],
)
def test_a_count_that_cannot_be_wrong_is_refused(cards, wanted, more, field, message):
    with pytest.raises(NotPossible) as wrong:
        card_count(cards, wanted, family="flop", **more)

    assert (wrong.value.field, wrong.value.message) == (field, message)


BACK = "The hand is live, and the upcards are put back in their order (S 1.14)"


@pytest.mark.parametrize(
    ("what", "facing_action", "live", "reasons"),
    [
        ("picked up", True, False, [
            "The hand is dead (TDA 66, WL 106)",
            "Upcards were picked up while facing action (TDA 66, WL 106)",
        ]),
        ("picked up", False, True, [
            "The hand is live, and the upcards go back in their order (S 1.14)",
            "No action was faced when they were picked up (TDA 66)",
        ]),
        ("put in another order", True, True, [
            BACK, "Upcards stay in the order in which they were received (S 1.14)",
        ]),
        ("hidden", True, True, [BACK, "Hiding an upcard is not allowed (S 1.14)"]),
    ],
)  # fmt: skip
def test_upcards_that_were_touched_kill_a_hand_only_when_picked_up_facing_action(
    what, facing_action, live, reasons
):
    answer = upcards_touched(what, facing_action=facing_action)

    assert (answer.live, said(answer)) == (live, reasons)
