"""Cards that should not be there: a joker, a wrong rank, two alike, a wrong back (TDA 35)."""

from typing import Literal, NamedTuple

from director.engine.cards import JOKER, Cards, written
from director.engine.not_possible import NotPossible
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.jokers import JOKERS
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.translation import listed, say

Found = Literal["joker", "wrong rank", "two alike", "wrong back"]
Remedy = Literal["replaced", "dead hand", "misdeal", "scrap of paper", "fouled deck"]


class FoundCard(NamedTuple):
    """What becomes of a hand in which such a card is found."""

    remedy: Remedy
    bets_back: bool
    """Whether everybody takes all bets back."""
    reasons: tuple[Reason, ...]


class JokerPlays(NamedTuple):
    """What a joker plays as."""

    hand: Cards
    """The hand with the joker replaced."""
    name: str
    """What the dealer calls it."""
    reasons: tuple[Reason, ...]


_ANSWERS: dict[tuple[Found, bool], tuple[Remedy, str, str, str]] = {
    ("joker", False): (
        "replaced",
        "The joker is replaced from the deck",
        "The game has no joker, and the player has not acted",
        "WT, WL 115",
    ),
    ("joker", True): (
        "dead hand",
        "The hand with the joker is dead",
        "The game has no joker, and the player has acted on it",
        "WL 115",
    ),
    ("wrong rank", False): (
        "misdeal",
        "It is a misdeal",
        "The deck of this game has no such card, and there was no substantial action",
        "TDA 35",
    ),
    ("wrong rank", True): (
        "scrap of paper",
        "The card counts as a scrap of paper",
        "The deck of this game has no such card, and there was substantial action",
        "RRP",
    ),
}

_FOULED: dict[Found, str] = {
    "two alike": "Two cards of one rank and suit are in play",
    "wrong back": "A card with another back is in play",
}


def found_card(found: Found, *, acted: bool) -> FoundCard:
    """What to do with such a card.

    `acted` is for a joker in a game without one whether its player has acted, and for a wrong
    rank, as a four in short deck, whether there has been substantial action; a fouled deck is one
    at any time.
    """
    if found in _FOULED:
        said = Reason("The deck is fouled: everybody takes all bets back", {}, "TDA 35-E")
        return FoundCard("fouled deck", True, (said, Reason(_FOULED[found], {}, "TDA 35-E")))
    remedy, sentence, why, rule = _ANSWERS[found, acted]
    return FoundCard(
        remedy, remedy == "misdeal", (Reason(sentence, {}, rule), Reason(why, {}, rule))
    )


def joker_plays(cards: Cards, scale: str, joker: str) -> JokerPlays:
    """What the joker of a five-card hand plays as on a scale, by the name of the joker's rule.

    "lowest missing" is a lowball joker: on a scale with straights the rank that makes the best
    low. "bug" is an ace or completes a straight or flush, "wild" is any card (S App A, S 2.22).
    Raises NotPossible.
    """
    order = SCALES.get(scale)
    if order is None:
        names = listed(list(SCALES))
        raise NotPossible("scale", say("there is no such scale, but {names}", names=names))
    if joker not in ("lowest missing", "bug", "wild"):
        raise NotPossible("joker", say("a joker is lowest missing, bug or wild"))
    if cards.count(JOKER) != 1:
        raise NotPossible("cards", say("one of the cards is the joker"))
    low = isinstance(order, FiveCards) and order.lowest_wins
    way = "wild" if low and joker == "lowest missing" else joker
    played = [
        (rating, hand)
        for hand in JOKERS[way](order, cards, {})
        if (rating := order.rate(hand)) is not None
    ]
    if not played:
        raise NotPossible(
            "cards", say("{count} cards make no hand on this scale", count=len(cards))
        )
    rating, hand = max(played, key=lambda one: one[0])
    stands_for = hand[cards.index(JOKER)]
    values = {"rank": stands_for.text[0], "hand": order.says(rating), "cards": written(cards)}
    said = Reason("The joker plays as {rank}: {hand}", values, "S App A")
    rules = {
        "lowest missing": "It is the lowest rank that makes the best low with the other cards",
        "bug": "It is an ace, or completes a straight or a flush",
        "wild": "It is any card",
    }
    why = Reason(rules[joker], {}, "S 2.22; C9" if joker == "bug" else "S App A")
    return JokerPlays(order.arranged(hand), order.says(rating), (said, why))
