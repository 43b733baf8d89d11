"""What is a misdeal, until when, and how the hand is dealt again (TDA 35)."""

from typing import Literal, NamedTuple

from director.engine.reasons import Reason

Cause = Literal[
    "two boxed cards",
    "first card to the wrong seat",
    "cards to a seat not entitled",
    "a seat dealt out",
    "one of the first two cards exposed",
    "two other down cards exposed",
    "one other down card exposed",
    "one boxed card",
    "wrong number of cards",
    "two cards in a row to the button",
]
"""What happened in the first deal; boxed is face up in the deck, exposed is by the dealer."""


class Misdeal(NamedTuple):
    """Whether the hand is dealt again."""

    misdeal: bool
    dead: bool
    """Whether the hand that is concerned is dead, and only that one."""
    bets_back: bool
    reasons: tuple[Reason, ...]


_CAUSES: dict[Cause, str] = {
    "two boxed cards": "Two boxed cards in the first deal make a misdeal",
    "first card to the wrong seat": "The first card went to the wrong seat",
    "cards to a seat not entitled": "A seat was dealt cards that is not entitled to a hand",
    "a seat dealt out": "A seat entitled to a hand was dealt out",
    "one of the first two cards exposed": "One of the first two cards off the deck was exposed",
    "two other down cards exposed": "Two down cards were exposed",
    "wrong number of cards": "A hand has the wrong number of cards",
}

_NONE: dict[Cause, str] = {
    "one other down card exposed": (
        "One exposed down card is none: it is replaced and becomes the burn"
    ),
    "one boxed card": "One boxed card is none: it counts as a scrap of paper and is replaced",
    "two cards in a row to the button": "The button may be dealt two cards one after the other",
}

_RULES: dict[Cause, str] = {
    "one other down card exposed": "RRP",
    "one boxed card": "RRP",
    "two cards in a row to the button": "TDA 35-B",
    "wrong number of cards": "TDA 66, WL 106",
}

_REPLAY = (
    "The deal is played again exactly: the button, the limits and the players stay",
    "Players absent or under penalty are dealt in and killed, and it is one hand of theirs",
)


def misdeal(cause: Cause, *, substantial_action: bool) -> Misdeal:
    """Whether a deal is a misdeal, and what then happens (TDA 35).

    After substantial action there is none any more, and a hand with the wrong number of cards is
    dead.
    """
    rule = _RULES.get(cause, "TDA 35-A")
    if cause in _NONE:
        said = Reason("It is no misdeal, and the hand goes on", {}, rule)
        return Misdeal(False, False, False, (said, Reason(_NONE[cause], {}, rule)))
    why = Reason(_CAUSES[cause], {}, rule)
    if substantial_action:
        dead = cause in ("wrong number of cards", "cards to a seat not entitled")
        sentence = "The hand goes on, and that hand is dead" if dead else "The hand goes on"
        late = Reason("After substantial action there is no misdeal", {}, "TDA 35-D")
        return Misdeal(False, dead, False, (Reason(sentence, {}, "TDA 35-D"), why, late))
    said = Reason("It is a misdeal: all bets go back, and it is dealt again", {}, rule)
    replay = [Reason(sentence, {}, "TDA 35-C, WL 106") for sentence in _REPLAY]
    return Misdeal(True, False, True, (said, why, *replay))
