"""Hands with too few or too many cards, and upcards lifted or out of order (TDA 37, 66)."""

from typing import Literal, NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

Family = Literal["flop", "draw", "stud"]
When = Literal["before substantial action", "before the draw", "later", "at the showdown"]


class CountRemedy(NamedTuple):
    """What becomes of a hand with the wrong number of cards."""

    live: bool
    misdeal: bool
    replaced: int
    """Cards that are dealt to it at once."""
    filled_by_draw: int
    """Cards that it draws beyond its discards, to be full again."""
    reasons: tuple[Reason, ...]


class UpcardRemedy(NamedTuple):
    """What becomes of a hand whose upcards were touched."""

    live: bool
    reasons: tuple[Reason, ...]


_STUD_FULL = 7


def card_count(
    cards: int,
    wanted: int,
    *,
    family: Family,
    when: When,
    button: bool = False,
    button_acted: bool = False,
) -> CountRemedy:
    """What to do with a hand of `cards` that should have `wanted` (TDA 35, 37, 66; WL 106, 271).

    The button may be dealt what it lacks, even after substantial action, until it acts on the
    short hand. Raises NotPossible for a right hand.
    """
    if cards < 0 or wanted < 1:
        field = "cards" if cards < 0 else "wanted"
        raise NotPossible(field, say("there are no cards below nothing"))
    if cards == wanted:
        raise NotPossible("cards", say("a hand of {count} cards is right", count=cards))
    if when == "before the draw" and family != "draw":
        raise NotPossible("when", say("only draw games have a draw"))
    short = wanted - cards
    values = {"cards": cards, "wanted": wanted, "short": short}
    if button and short > 0 and when in ("before substantial action", "later"):
        return _button(values, acted=button_acted)
    if when == "before substantial action":
        said = Reason("It is a misdeal, and is dealt again", values, "TDA 35, WL 106")
        why = Reason("{cards} cards instead of {wanted}, found in time", values, "TDA 35, WL 106")
        return CountRemedy(False, True, 0, 0, (said, why))
    if when == "before the draw" and short > 0:
        said = Reason("The hand is live, and draws {short} more to be full", values, "WL 271")
        why = Reason("A short hand fills up on the draw", values, "WL 271")
        return CountRemedy(True, False, 0, short, (said, why))
    if family == "stud" and when == "at the showdown" and cards == _STUD_FULL - 1 and short > 0:
        said = Reason("The hand is live with six cards", values, "WL 271")
        why = Reason(
            "At the showdown of stud six cards are enough, fewer are not", values, "WL 271"
        )
        return CountRemedy(True, False, 0, 0, (said, why))
    said = Reason("The hand is dead", values, "TDA 66, WL 106")
    why = Reason("{cards} cards instead of {wanted}, found too late", values, "TDA 66, WL 106")
    return CountRemedy(False, False, 0, 0, (said, why))


def _button(values: dict[str, int], *, acted: bool) -> CountRemedy:
    if acted:
        said = Reason("The button’s hand is dead", values, "TDA 37")
        why = Reason("It acted on {cards} cards instead of {wanted}", values, "TDA 37")
        return CountRemedy(False, False, 0, 0, (said, why))
    said = Reason("The button is dealt what it lacks, {short} of {wanted} cards", values, "TDA 37")
    why = Reason("It comes last in the deal, and has not acted on the hand", values, "TDA 37")
    return CountRemedy(True, False, values["short"], 0, (said, why))


def upcards_touched(
    what: Literal["picked up", "put in another order", "hidden"], *, facing_action: bool
) -> UpcardRemedy:
    """What to do about upcards in stud that a player lifts or rearranges (TDA 66, S 1.14)."""
    if what == "picked up" and facing_action:
        said = Reason("The hand is dead", {}, "TDA 66, WL 106")
        why = Reason("Upcards were picked up while facing action", {}, "TDA 66, WL 106")
        return UpcardRemedy(False, (said, why))
    if what == "picked up":
        said = Reason("The hand is live, and the upcards go back in their order", {}, "S 1.14")
        why = Reason("No action was faced when they were picked up", {}, "TDA 66")
        return UpcardRemedy(True, (said, why))
    said = Reason("The hand is live, and the upcards are put back in their order", {}, "S 1.14")
    sentence = (
        "Hiding an upcard is not allowed"
        if what == "hidden"
        else "Upcards stay in the order in which they were received"
    )
    return UpcardRemedy(True, (said, Reason(sentence, {}, "S 1.14")))
