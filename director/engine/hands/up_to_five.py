"""The best hand of at most five cards among any number of them, as in Boulder Buy'em.

A missing kicker loses to any kicker, so five cards are never worse than fewer: with fewer than
five all play, and with more the best hand is the best of a dozen candidates, one for each way in
which five cards can make something.
"""

from collections.abc import Iterator
from itertools import chain

from director.engine.cards import ACE, Cards, in_order
from director.engine.hands.best_hand import Hand
from director.engine.ranking.five_cards import FiveCards


def best_up_to_five(scale: FiveCards, held: Cards) -> Hand | None:
    """The best hand of these cards, without jokers; None of no cards."""
    if not held:
        return None
    cards = in_order(held)
    if len(cards) <= 5:
        return Hand(scale.rate(cards) or 0, scale.arranged(cards))
    best = max(_candidates(cards), key=lambda five: scale.rate(five) or 0)
    return Hand(scale.rate(best) or 0, scale.arranged(best))


def _candidates(cards: Cards) -> Iterator[Cards]:
    """The best hand of each kind that these cards make, and some that are no better."""
    for suit in range(4):
        suited = tuple(card for card in cards if card.suit == suit)
        if len(suited) >= 5:
            yield suited[:5]
            yield from _straights(suited)
    yield from _straights(cards)
    by_rank: dict[int, Cards] = {}
    for card in cards:
        by_rank[card.rank] = (*by_rank.get(card.rank, ()), card)
    groups = list(by_rank.values())  # from the ace down
    for most in (4, 3, 2, 1):
        first = next((group for group in groups if len(group) >= most), None)
        if first is None:
            continue
        rest = [group for group in groups if group is not first]
        pair = next((group[:2] for group in rest if len(group) > 1), ())
        if most in (2, 3):
            yield _filled(first[:most] + pair, cards)
        yield _filled(first[:most], cards)


def _filled(made: Cards, cards: Cards) -> Cards:
    """What is made, with the highest other cards up to five."""
    ranks = {card.rank for card in made}
    kickers = (card for card in cards if card.rank not in ranks)
    filled = tuple(chain(made, kickers))[:5]
    return filled if len(filled) == 5 else _topped_up(filled, cards)


def _topped_up(made: Cards, cards: Cards) -> Cards:
    """Where all other ranks are used up, more of the same ones."""
    more = (card for card in cards if card not in made)
    return tuple(chain(made, more))[:5]


def _straights(cards: Cards) -> Iterator[Cards]:
    """The highest five in sequence, the ace also below the two."""
    by_height = {card.rank: card for card in reversed(cards)}
    if ACE in by_height:
        by_height[1] = by_height[ACE]
    for top in range(ACE, 4, -1):
        if all(height in by_height for height in range(top - 4, top + 1)):
            yield tuple(by_height[height] for height in range(top, top - 5, -1))
            return
