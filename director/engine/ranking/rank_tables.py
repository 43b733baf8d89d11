"""Five-card ratings by what the cards have of each rank, worked out once and looked up ever after.

The weights of cards add up to a key: how many there are of each rank, and below that, in four
bits each, of each suit. A table knows the rating of every set of ranks whose suits do not matter;
flushes have a table of their own. They are made by the clear scale's rules when they are first
needed, never at import.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from director.engine.cards import PACK, Card
from director.engine.ranking.five_cards import CATEGORIES, NOTHING, FiveCards

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
    steps, table = _steps(scale), {}
    for counts, ranks in _of_mixed_suits(tuple(steps)):
        key = sum([count * steps[rank] for count, rank in zip(counts, ranks, strict=True)])
        if scale.pairs:
            rating = scale.rating_of(CATEGORIES[counts], ranks, suited=False)
        else:
            cards = [rank for count, rank in zip(counts, ranks, strict=True) for _ in range(count)]
            falling = tuple(sorted(cards, reverse=True))
            rating = scale.rating_of(NOTHING, falling, suited=False)
        table[key] = rating or 0
    return table


def _steps(scale: FiveCards) -> dict[int, int]:
    """What a card adds to the rank part of a key, by its height on the scale, from the top."""
    steps = {scale.height(cards[0]): cards[0].weight >> 16 for cards in _BY_RANK.values()}
    return dict(sorted(steps.items(), reverse=True))


def _of_mixed_suits(heights: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every five cards by rank, not five of one: how often each occurs, and those from the top."""
    for counts in CATEGORIES:
        if sum(counts) != 5 or len(counts) < 2:
            continue
        level = counts.count(counts[0])
        for often in combinations(heights, level):
            others = [rank for rank in heights if rank not in often]
            for seldom in combinations(others, len(counts) - level):
                yield counts, (*often, *seldom)


class BestFive(dict[int, int]):
    """The best rating of five out of some cards, by the rank part of their key.

    What is not known yet is worked out when it is asked for, so that the first hand of an evening
    does not wait for tens of thousands that nobody holds: the best five of some cards leave one of
    them out, and stand in `fewer`, or here, with one card less.
    """

    def __init__(self, fewer: dict[int, int] | None = None) -> None:
        super().__init__()
        self._fewer = self if fewer is None else fewer

    def __missing__(self, key: int) -> int:
        fewer, best, rest = self._fewer, 0, key
        for step in _STEPS:
            rest, held = divmod(rest, 5)
            if held:
                best = max(best, fewer[key - step])
        self[key] = best
        return best


_STEPS = [5**place for place in range(13)]


@cache
def best_without_suits(scale: FiveCards, count: int) -> dict[int, int]:
    """The best rating of five out of so many cards, no flush among them, by rank part of the key.

    Each is worked out when it is first asked for.
    """
    if count == 5:
        return ratings_without_suits(scale)
    return BestFive(best_without_suits(scale, count - 1))


@cache
def every_best_without_suits(scale: FiveCards, count: int) -> dict[int, int]:
    """The same, all worked out at once."""
    if count == 5:
        return ratings_without_suits(scale)
    table: dict[int, int] = {}
    for key, rating in every_best_without_suits(scale, count - 1).items():
        rest = key
        for step in _STEPS:
            rest, held = divmod(rest, 5)
            if held < 4:
                more = key + step
                table[more] = max(rating, table.get(more, rating))
    return table


@cache
def flush_ratings(scale: FiveCards) -> dict[int, int]:
    """The best rating of five to eight cards of one suit, by the rank part of their key."""
    steps, table = _steps(scale), BestFive()
    for ranks in combinations(steps, 5):
        key = sum([steps[rank] for rank in ranks])
        table[key] = scale.rating_of(NOTHING, ranks, suited=True) or 0
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
    table = every_best_without_suits(scale, 7)
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
