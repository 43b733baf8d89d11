"""What a joker may stand for: a matter of the game, and in Mexican Poker of how it was dealt."""

from collections.abc import Callable, Iterator, Mapping

from director.engine.cards import ACE, JOKER, PACK, Card, Cards
from director.engine.ranking.five_cards import FLUSH, NOTHING, STRAIGHT, STRAIGHT_FLUSH, FiveCards
from director.engine.ranking.scale import Scale

Dealt = Mapping[str, Cards]
"""A player's cards by how they were dealt: `down`, `up`, `exposed`."""

Joker = Callable[[Scale, Cards, Dealt], Iterator[Cards]]
"""The hands that cards with a joker may be played as, each with the joker replaced."""

ACES = tuple(card for card in PACK if card.rank == ACE)


def lowest_missing(_: Scale, cards: Cards, __: Dealt) -> Iterator[Cards]:
    """The joker is the lowest rank that is not in the hand, aces being low (S App A)."""
    held = {card.rank for card in cards}
    for rank in (ACE, *range(2, ACE)):
        if rank not in held:
            yield _replaced(cards, next(card for card in PACK if card.rank == rank))
            return


def bug(scale: Scale, cards: Cards, _: Dealt) -> Iterator[Cards]:
    """The joker is an ace, or completes a straight, a flush or a straight flush (S 2.22, C9)."""
    for ace in ACES:
        yield _replaced(cards, ace)
    for hand in wild(scale, cards, {}):
        rating = scale.rate(hand)
        if rating is not None and _category(scale, rating) in (STRAIGHT, FLUSH, STRAIGHT_FLUSH):
            yield hand


def wild(scale: Scale, cards: Cards, _: Dealt) -> Iterator[Cards]:
    """The joker is any card of the deck's ranks, even one that is held already."""
    ranks = scale.deck if isinstance(scale, FiveCards) else range(2, ACE + 1)
    for card in PACK:
        if card.rank in ranks:
            yield _replaced(cards, card)


def wild_down_bug_up(scale: Scale, cards: Cards, dealt: Dealt) -> Iterator[Cards]:
    """Dealt face up it is a bug; dealt down it is wild, turned up later or not (S 2.31)."""
    return bug(scale, cards, dealt) if JOKER in dealt.get("up", ()) else wild(scale, cards, dealt)


JOKERS: dict[str, Joker] = {
    "lowest missing": lowest_missing,
    "bug": bug,
    "wild": wild,
    "wild down, bug up": wild_down_bug_up,
}
"""By the names that game files use."""


JOKER_SENTENCES: dict[Joker, str] = {
    lowest_missing: "The joker is the lowest rank that the hand lacks, the ace being lowest.",
    bug: "The joker is an ace, or any card that completes a straight, a flush or a straight flush.",
    wild: "The joker is any card.",
    wild_down_bug_up: "A joker dealt face down is any card, also once it is exposed; dealt face up"
    " it is an ace, or any card that completes a straight, a flush or a straight flush.",
}
"""What each of them says on a rule card."""


def _replaced(cards: Cards, card: Card) -> Cards:
    return tuple(card if one is JOKER else one for one in cards)


def _category(scale: Scale, rating: int) -> int:
    return scale.read(rating).category if isinstance(scale, FiveCards) else NOTHING
