"""Burns and flops that went wrong: four cards, no burn, too many burns (TDA 38, 39)."""

from typing import Literal, NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

_FLOP = 3


class FlopRemedy(NamedTuple):
    """How a flop is put right."""

    stands: bool
    scrambled: int
    """How many of the cards are mixed face down; 0 where none are."""
    one_becomes: Literal["", "burn", "next burn"]
    """What one of them, picked blindly, becomes."""
    dealt: int
    """Cards dealt to complete the flop."""
    reasons: tuple[Reason, ...]


class BurnRemedy(NamedTuple):
    """How the burns of a street are put right."""

    burns: int
    """How many burns the street has in the end: always one, unless it is too late."""
    corrected: bool
    reasons: tuple[Reason, ...]


def flop_remedy(cards: int, *, burned: bool, acted: bool) -> FlopRemedy:
    """What to do with a flop of so many cards, burned before or not (TDA 39, WL 231).

    `acted` is any action on the flop. Raises NotPossible for fewer than three cards, which are no
    flop yet, and for more than four, over which the floor decides.
    """
    if cards not in (_FLOP, _FLOP + 1):
        raise NotPossible("cards", say("a wrong flop has three or four cards; else call the floor"))
    if cards == _FLOP and burned:
        said = Reason("The flop stands", {}, "TDA 38")
        why = Reason("It has three cards and a burn before it", {}, "TDA 38")
        return FlopRemedy(True, 0, "", 0, (said, why))
    if cards == _FLOP + 1:
        return _four(burned=burned)
    if acted:
        said = Reason("The flop stands without a burn", {}, "WL 231")
        why = Reason("There has been action on it", {}, "WL 231")
        return FlopRemedy(True, 0, "", 0, (said, why))
    sentence = "Scramble the three cards face down, pick one as the burn, deal one to complete"
    said = Reason(sentence, {}, "WL 231")
    why = Reason("There was no burn, and nobody has acted", {}, "WL 231")
    return FlopRemedy(False, _FLOP, "burn", 1, (said, why))


def _four(*, burned: bool) -> FlopRemedy:
    """Four cards: whether a burn lies there or not, one of them too many."""
    if burned:
        sentence = "Scramble the four cards face down; one picked blindly is the next burn"
        said = Reason(sentence, {}, "TDA 39")
        why = Reason("The other three are the flop", {}, "TDA 39")
        return FlopRemedy(False, _FLOP + 1, "next burn", 0, (said, why))
    sentence = "Scramble the four cards face down; one picked blindly is the burn"
    said = Reason(sentence, {}, "TDA 39, WL 231")
    why = Reason("There was no burn, and the other three are the flop", {}, "TDA 39, WL 231")
    return FlopRemedy(False, _FLOP + 1, "burn", 0, (said, why))


def burn_remedy(burns: int, *, next_card_out: bool, acted: bool = False) -> BurnRemedy:
    """What to do on a street with so many burns (TDA 38, WL 231).

    Every street has one, whoever's hand was killed; it protects the stub and keeps no order of
    cards. `next_card_out` is whether this street's card is up, `acted` any action on it. Raises
    NotPossible.
    """
    if burns < 0:
        raise NotPossible("burns", say("there are no burns below nothing"))
    rule = "TDA 38"
    one = Reason("Each street has one burn and only one, to protect the stub", {}, rule)
    if burns == 1:
        return BurnRemedy(1, False, (Reason("The burn is right", {}, rule), one))
    if next_card_out and acted:
        said = Reason("The street stands as it was dealt", {}, "WL 231")
        late = Reason("There has been action on it", {}, "WL 231")
        return BurnRemedy(burns, False, (said, one, late))
    if burns == 0:
        sentence = (
            "The card dealt becomes the burn, and the next one is dealt"
            if next_card_out
            else "Burn a card before the next one is dealt"
        )
    else:
        sentence = (
            "Call the floor: the card that should have come is among the burns"
            if next_card_out
            else "The last burn goes back on top of the stub"
        )
    corrected = not (burns and next_card_out)
    reasons = Reason(sentence, {}, "TDA 38, WL 231"), one
    return BurnRemedy(1 if corrected else burns, corrected, reasons)
