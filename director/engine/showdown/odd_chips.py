"""In which order tied hands get odd chips, and which card of a hand says so (S 1.4 rule 3)."""

from collections.abc import Sequence

from director.engine.cards import Card, Cards
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.five_cards import FiveCards
from director.engine.seats import Seat, clockwise
from director.engine.showdown.explanations import Contest

_Heights = list[tuple[int, int]]
"""Cards by height and suit, the one that is looked at first in front; the greater goes ahead."""


def in_order(contest: Contest, tied: Sequence[Seat]) -> tuple[Seat, ...]:
    """Tied seats in the order of odd chips: by suit, or from the button."""
    showdown = contest.showdown
    if showdown.game.odd_chips == "by position":
        return clockwise(tied, showdown.button)
    return tuple(sorted(tied, key=lambda seat: _heights(contest, seat), reverse=True))


def ahead_by_suit(contest: Contest, tied: Sequence[Seat], seat: Seat) -> Card:
    """The first card of a hand that the next of the tied ones does not have beside it."""
    behind = tied[tied.index(seat) + 1 :]
    mine = _heights(contest, seat)
    others = _heights(contest, behind[0]) if behind else []
    cards = _sorted(contest, seat)
    apart = [card for card, own, other in zip(cards, mine, others, strict=False) if own != other]
    return (apart or cards)[0]


def lowest_goes_ahead(contest: Contest) -> bool:
    """Whether the lowest card gets the chip: of all cards, in a portion that a low wins (RRP)."""
    scale = contest.portion.scale
    is_low = isinstance(scale, Badugi) or (isinstance(scale, FiveCards) and scale.lowest_wins)
    return contest.showdown.game.odd_chips == "by suit of all cards" and is_low


def _sorted(contest: Contest, seat: Seat) -> Cards:
    """The cards that decide, in the order in which they do."""
    showdown, scale = contest.showdown, contest.portion.scale
    all_cards = showdown.game.odd_chips == "by suit of all cards"
    cards = showdown.players[seat].cards if all_cards else contest.hands[seat].cards
    lowest = lowest_goes_ahead(contest)
    in_height = sorted(cards, key=lambda card: (scale.height(card), card.suit), reverse=not lowest)
    return tuple(in_height)


def _heights(contest: Contest, seat: Seat) -> _Heights:
    scale, sign = contest.portion.scale, -1 if lowest_goes_ahead(contest) else 1
    return [(sign * scale.height(card), sign * card.suit) for card in _sorted(contest, seat)]
