"""What beats what in one game, in cards: the best hand of each kind, from the best kind down.

Every hand is asked of the scale by which the game is ruled.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import inf
from typing import NamedTuple

from director.engine.cards import ACE, JOKER, PACK, RANKS, Card, Cards
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.hands.card_orders import (
    OrderLine,
    has_titles,
    order_lines,
    special_orders,
    weakest_size,
)
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import (
    FIVE,
    FLUSH,
    NOTHING,
    STRAIGHT_FLUSH,
    FiveCards,
)
from director.engine.ranking.kinds import KINDS, best, ends_of, weakest
from director.engine.ranking.orders import kind_names
from director.engine.ranking.points import Points
from director.engine.ranking.scale import Scale
from director.translation import capital, listed, say


class Rung(NamedTuple):
    """A hand, and what it is in the order."""

    name: str
    cards: Cards


class Worth(NamedTuple):
    """A rank, and how many points it counts."""

    rank: str
    points: int


class PicturedOrder(NamedTuple):
    """How portions of one kind are won."""

    title: str
    """Of which portions; empty where there is only one order."""
    rungs: tuple[Rung, ...]
    """From the best down."""
    worth: tuple[Worth, ...]
    """What each rank counts, from the ace up; empty where no points are counted."""
    sentences: tuple[str, ...]
    """What has to be known beside them."""


def pictured_orders(game: Game) -> tuple[PicturedOrder, ...]:
    """An order for each way in which portions are won; then what is said of the whole game."""
    lines = order_lines(game)
    named = has_titles(game, lines)
    orders = [
        PicturedOrder(
            capital(listed(list(line.titles))) if named else "",
            tuple(_rungs(line)),
            _worth(line.portion),
            _beside(line),
        )
        for line in lines
    ]
    if special := special_orders(game):
        orders.append(PicturedOrder("", (), (), special))
    return tuple(orders)


def _beside(line: OrderLine) -> tuple[str, ...]:
    """The sentences of a line, with what no picture of kinds says."""
    said = (line.first, "" if _has_kinds(line) else line.ladder, *line.sentences)
    return tuple(filter(None, said))


def _has_kinds(line: OrderLine) -> bool:
    """Whether the pictures say the ladder of kinds, and nothing else stands in it."""
    scale = line.portion.scale
    if isinstance(scale, FiveCards):
        return scale.pairs and not scale.only and line.kinds != (NOTHING,)
    return isinstance(scale, Badugi) and weakest_size(line.portion) < max(scale.sizes)


def _rungs(line: OrderLine) -> Iterator[Rung]:
    """The hands of a line from the best down, the weakest that qualifies in its place."""
    scale = line.portion.scale
    rungs = list(_best_of_kinds(line))
    if line.qualifier and not isinstance(scale, Points | Count):
        least = scale.rate(line.qualifier) or 0
        above = [at for at, rung in enumerate(rungs) if _rating(scale, rung) >= least]
        weakest_one = Rung(say("weakest to qualify"), scale.arranged(line.qualifier))
        rungs.insert(above[-1] + 1 if above else 0, weakest_one)
    yield from rungs


def _rating(scale: Scale, rung: Rung) -> float:
    """Of a hand; one that a joker makes is above all others."""
    return inf if JOKER in rung.cards else scale.rate(rung.cards) or 0


def _best_of_kinds(line: OrderLine) -> Iterator[Rung]:
    scale = line.portion.scale
    if isinstance(scale, FiveCards):
        yield from _of_five(line.game, scale, line.kinds)
    elif isinstance(scale, Badugi):
        yield from _of_badugis(scale, weakest_size(line.portion))
    elif isinstance(scale, Points) and not scale.up_to:
        cards = sorted(PACK, key=scale.height, reverse=not scale.fewest_win)[: scale.sizes[0]]
        yield Rung(say("best"), tuple(cards))


def _of_five(game: Game, scale: FiveCards, kinds: Sequence[int]) -> Iterator[Rung]:
    """The best hand of each kind; of one kind only, the best hand."""
    if not scale.pairs or scale.only or tuple(kinds) == (NOTHING,):
        yield Rung(say("best"), _best(scale, kinds[0]))
        if scale.only:
            yield Rung(say("worst"), _dealt(kinds[-1], scale.read(weakest(scale, kinds[-1])).ranks))
        return
    rungs = [(best(scale, kind), Rung(_name(kind), _best(scale, kind))) for kind in kinds]
    rungs += list(_of_joker(game, scale))
    for _, rung in sorted(rungs, key=lambda one: one[0], reverse=True):
        yield rung


def _name(kind: int) -> str:
    return say(KINDS[kind]).removeprefix("a ")


@cache
def _best(scale: FiveCards, kind: int) -> Cards:
    """The best hand of a kind; straight and quick quads are read as they are ranked."""
    hand = max(ends_of(scale, kind), key=lambda cards: scale.rate(cards) or 0)
    ranks = scale.read(scale.rate(hand) or 0).ranks
    if len(ranks) == len(hand):
        return _dealt(kind, ranks)
    heights = [scale.height(card) for card in hand]
    return _dealt(kind, [rank for rank in ranks for _ in range(heights.count(rank))])


def _dealt(kind: int, ranks: Sequence[int]) -> Cards:
    """Cards of these ranks, of one suit where their kind is, else of all suits in turn."""
    suited = kind in (FLUSH, STRAIGHT_FLUSH)
    return tuple(
        _card(ACE if rank == 1 else rank, 3 if suited else (3 - place) % 4)
        for place, rank in enumerate(ranks)
    )


def _card(rank: int, suit: int) -> Card:
    return next(card for card in PACK if card.rank == rank and card.suit == suit)


def _of_joker(game: Game, scale: FiveCards) -> Iterator[tuple[int, Rung]]:
    """Five of a kind, where the joker makes it."""
    if game.joker is None or JOKER not in game.cards:
        return
    fives = []
    for rank in scale.deck:
        four = tuple(card for card in PACK if card.rank == rank)[::-1]
        for hand in game.joker(scale, (*four, JOKER), {}):
            rating = scale.rate(hand) or 0
            if scale.read(rating).category == FIVE:
                fives.append((rating, Rung(_name(FIVE), (*four, JOKER))))
    if fives:
        yield max(fives, key=lambda one: one[0])


def _of_badugis(scale: Badugi, least: int) -> Iterator[Rung]:
    """The best of so many cards each."""
    low = sorted(range(2, ACE + 1), key=lambda rank: scale.height(_card(rank, 0)))
    sizes = sorted(scale.sizes, reverse=True)
    for size, name in zip(sizes, kind_names(scale), strict=True):
        if size >= least:
            ranks = low[:size][::-1]
            yield Rung(name, tuple(_card(rank, 3 - place) for place, rank in enumerate(ranks)))


def _worth(portion: Portion) -> tuple[Worth, ...]:
    """What each rank counts, from the ace up, where points are counted."""
    scale = portion.scale
    if not isinstance(scale, Points | Count):
        return ()
    cards = [_card(rank, 3) for rank in (ACE, *range(2, ACE))]
    if isinstance(scale, Count):
        return tuple(Worth(RANKS[card.rank - 2], scale.points((card,))) for card in cards)
    return tuple(Worth(RANKS[card.rank - 2], scale.height(card)) for card in cards)
