"""Five-card ratings by what the cards have of each rank, worked out once and looked up ever after.

The weights of cards add up to a key: how many there are of each rank, and below that, in four
bits each, of each suit. A table knows the rating of every set of ranks whose suits do not matter;
flushes have a table of their own. Both are made from the clear scale when they are first needed,
never at import.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from director.engine.cards import PACK, Card
from director.engine.ranking.five_cards import FiveCards

_BY_RANK = {rank: [card for card in PACK if card.rank == rank] for rank in range(2, 15)}


def weight(cards: Sequence[Card]) -> int:
    """The key of some cards."""
    return sum([card.weight for card in cards])


def has_five_of_a_suit(key: int) -> bool:
    """Whether so many cards as make a flush are of one suit."""
    return (key + 0x3333) & 0x8888 != 0


@cache
def ratings_without_suits(scale: FiveCards) -> dict[int, int]:
    """The rating of any five cards that are no flush, by the rank part of their key; 0 for none."""
    table = {}
    for ranks in combinations_with_replacement(range(2, 15), 5):
        cards = _of_mixed_suits(ranks)
        if cards:
            table[weight(cards) >> 16] = scale.rate(cards) or 0
    return table


@cache
def best_without_suits(scale: FiveCards, count: int) -> dict[int, int]:
    """The best rating of five out of so many cards, no flush among them, by rank part of the key.

    Built from the table for one card less: the best five of some cards leave one of them out.
    """
    if count == 5:
        return ratings_without_suits(scale)
    fewer = best_without_suits(scale, count - 1)
    steps = [5**place for place in range(13)]
    table: dict[int, int] = {}
    for key, rating in fewer.items():
        rest = key
        for step in steps:
            rest, held = divmod(rest, 5)
            if held < 4:
                more = key + step
                table[more] = max(rating, table.get(more, rating))
    return table


@cache
def flush_ratings(scale: FiveCards) -> dict[int, int]:
    """The best rating of five to eight cards of one suit, by the rank part of their key."""
    table: dict[int, int] = {}
    suited = [_BY_RANK[rank][0] for rank in range(2, 15)]
    for cards in combinations(suited, 5):
        table[weight(cards) >> 16] = scale.rate(cards) or 0
    for count in (6, 7, 8):
        for more in combinations(suited, count):
            key = weight(more) >> 16
            table[key] = max([table[key - (card.weight >> 16)] for card in more])
    return table


Best = Callable[[Sequence[Card]], int]
"""From cards without jokers to a rating."""


def rate_five(scale: FiveCards) -> Best:
    """What rates five cards, as fast as we can."""
    table = ratings_without_suits(scale)
    flushes = flush_ratings(scale) if scale.flushes else {}

    def rate(cards: Sequence[Card]) -> int:
        a, b, c, d, e = cards
        key = a.weight + b.weight + c.weight + d.weight + e.weight
        if flushes and (key + 0x3333) & 0x8888:
            return flushes[key >> 16]
        return table[key >> 16]

    return rate


def best_of_seven(scale: FiveCards) -> Best:
    """What rates the best five of seven cards, without jokers, as fast as we can.

    For scales on which the highest hand wins, or on which suits do not matter.
    """
    table = best_without_suits(scale, 7)
    flushes = flush_ratings(scale) if scale.flushes else {}

    def best(cards: Sequence[Card]) -> int:
        a, b, c, d, e, f, g = cards
        key = a.weight + b.weight + c.weight + d.weight + e.weight + f.weight + g.weight
        if flushes and (key + 0x3333) & 0x8888:
            suit = next(suit for suit in range(4) if key >> 4 * suit & 15 > 4)
            suited = sum([card.weight for card in cards if card.suit == suit])
            return max(table[key >> 16], flushes[suited >> 16])
        return table[key >> 16]

    return best


def best_two_and_three(
    *scales: FiveCards,
) -> Callable[[Sequence[Card], Sequence[Card]], tuple[int, ...]]:
    """What rates two of the four cards of a hand with three of a board's five, on several scales.

    As fast as we can; for scales on which the highest hand wins, or suits do not matter.
    """
    tables = [ratings_without_suits(scale).__getitem__ for scale in scales]
    flushes = [flush_ratings(scale) if scale.flushes else {} for scale in scales]

    def best(held: Sequence[Card], board: Sequence[Card]) -> tuple[int, ...]:
        weights = [card.weight for card in board]
        if (sum(weights) + 0x5555) & 0x8888:
            suited = [_best_flush_of_two_and_three(held, board, flush) for flush in flushes]
        else:
            suited = [-1] * len(tables)
        a, b, c, d = [card.weight >> 16 for card in held]
        p, q, r, s, t = [one >> 16 for one in weights]
        twos = {a + b, a + c, a + d, b + c, b + d, c + d}
        some = {p + q + r, p + q + s, p + q + t, p + r + s, p + r + t}
        threes = some | {p + s + t, q + r + s, q + r + t, q + s + t, r + s + t}
        keys = [two + three for three in threes for two in twos]
        ratings = [max(map(table, keys)) for table in tables]
        return tuple(map(max, ratings, suited))

    return best


def _best_flush_of_two_and_three(
    held: Sequence[Card], board: Sequence[Card], flushes: dict[int, int]
) -> int:
    """The best flush of two and three; -1 where there is none. Only one suit can have it."""
    if not flushes:
        return -1
    suits = [card.suit for card in board]
    suit = next(suit for suit in suits if suits.count(suit) >= 3)
    mine = [card.weight >> 16 for card in held if card.suit == suit]
    if len(mine) < 2:
        return -1
    ours = [card.weight >> 16 for card in board if card.suit == suit]
    keys = [
        sum(two) + sum(three) for two in combinations(mine, 2) for three in combinations(ours, 3)
    ]
    return max([flushes[key] for key in keys], default=-1)


def _of_mixed_suits(ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these ranks that are no flush; none where there would be five of one rank."""
    cards: list[Card] = []
    for rank in ranks:
        copies = sum(card.rank == rank for card in cards)
        if copies == 4:
            return ()
        cards.append(_BY_RANK[rank][copies])
    if len({card.suit for card in cards}) == 1:
        cards[-1] = _BY_RANK[cards[-1].rank][1]
    return tuple(cards)
