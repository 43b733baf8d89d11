"""What beats what on a scale, in words that are asked of the scale itself.

Which kinds of hand there are, which of two cards is the better one, where straights begin and end,
which hand is the best: nothing of this is written down here a second time, so what a rule card
says cannot differ from how hands are judged.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

from director.engine.badugis import Badugi
from director.engine.buhs import Buh, is_hooch, points
from director.engine.cards import ACE, PACK, Card, Cards
from director.engine.five_cards import (
    FIVE,
    FLUSH,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    FiveCards,
)
from director.engine.names import many, sign, spelled
from director.engine.points import Points
from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.engine.scales import SCALES, Scale
from director.words import listed, say

KINDS = {
    FIVE: "five of a kind",
    STRAIGHT_FLUSH: "a straight flush",
    QUADS: "four of a kind",
    FULL_HOUSE: "a full house",
    FLUSH: "a flush",
    STRAIGHT: "a straight",
    TRIPS: "three of a kind",
    TWO_PAIR: "two pair",
    PAIR: "a pair",
    NOTHING: "no pair",
}

_FIVE_RANKS = (1, 1, 1, 1, 1)
_COUNTS = {
    NOTHING: _FIVE_RANKS,
    STRAIGHT: _FIVE_RANKS,
    FLUSH: _FIVE_RANKS,
    STRAIGHT_FLUSH: _FIVE_RANKS,
    PAIR: (2, 1, 1, 1),
    TWO_PAIR: (2, 2, 1),
    TRIPS: (3, 1, 1),
    FULL_HOUSE: (3, 2),
    QUADS: (4, 1),
}
"""How often each rank occurs in a hand of five, by its kind."""


class Order(NamedTuple):
    """What beats what on a scale."""

    kinds: tuple[str, ...]
    """From the best kind of hand down."""
    reasons: tuple[Reason, ...]


def scale_named(name: str) -> Scale:
    """The scale that game files call so. Raises NotPossible where there is none."""
    if name not in SCALES:
        names = listed(list(SCALES))
        raise NotPossible(
            "scale", say("there is no scale '{name}', but {names}", name=name, names=names)
        )
    return SCALES[name]


def what_beats_what(scale: str) -> Order:
    """The kinds of hand on a scale of that name from the best down, and how equal kinds compare.

    Raises NotPossible where there is no such scale.
    """
    order = scale_named(scale)
    kinds = kind_names(order)
    sentences = [ladder(kinds), *said_of(order)] if kinds else said_of(order)
    reasons = tuple(Reason(sentence.rstrip("."), {}, rule_of(order)) for sentence in sentences)
    return Order(kinds, reasons)


def kind_names(scale: Scale) -> tuple[str, ...]:
    """The kinds of hand without a joker, from the best down; none where points are counted."""
    if isinstance(scale, FiveCards):
        return tuple(say(KINDS[kind]) for kind in kinds_of(scale))
    return _counts(scale) if isinstance(scale, Badugi) else ()


def rule_of(scale: Scale) -> str:
    """Where the order is written down."""
    if isinstance(scale, Buh):
        return "BUH"
    if isinstance(scale, Points):
        return "S 2.20"
    if isinstance(scale, Badugi) or (isinstance(scale, FiveCards) and scale.lowest_wins):
        return "S App A"
    by_name = {
        "short deck": "S 2.45",
        "short deck, trips over straight": "S 2.45",
        "mexican": "S 2.31",
        "quick quads": "S 2.39",
    }
    return by_name.get(scale.name, "S App C")


def ladder(kinds: Iterable[str]) -> str:
    """Kinds from the best down: "Straight flush > four of a kind."; or the only one."""
    first, *others = [kind.removeprefix("a ") for kind in kinds]
    order = " > ".join([first[:1].upper() + first[1:], *others])
    return f"{order}." if others else say("{kind} only.", kind=order)


def said_of(scale: Scale, kinds: Sequence[int] = ()) -> tuple[str, ...]:
    """What one has to know of a scale beside its kinds, where hands of these kinds occur."""
    if isinstance(scale, FiveCards):
        return tuple(_said_of_five(scale, kinds or kinds_of(scale)))
    if isinstance(scale, Badugi):
        return tuple(_said_of_badugi(scale))
    if isinstance(scale, Points):
        return tuple(_said_of_points(scale))
    if isinstance(scale, Buh):
        return tuple(_said_of_buh())
    return ()


@cache
def kinds_of(scale: FiveCards) -> tuple[int, ...]:
    """The kinds of hand that a deck without a joker gives, from the best down."""
    samples = {kind: next(_ranks_of(scale, kind), ()) for kind in _COUNTS}
    rated = {kind: _rated(scale, kind, ranks) for kind, ranks in samples.items() if ranks}
    there = [kind for kind, rating in rated.items() if scale.read(rating).category == kind]
    return tuple(sorted(there, key=lambda kind: rated[kind], reverse=True))


@cache
def weakest(scale: FiveCards, kind: int, lead: int = 0) -> int:
    """The lowest rating of the hands of a kind, or of those whose first rank is `lead`."""
    return min(_ends(scale, kind, lead))


@cache
def best(scale: FiveCards, kind: int) -> int:
    """The highest rating of the hands of a kind."""
    return max(_ends(scale, kind))


def ends_of(scale: FiveCards, kind: int, lead: int = 0) -> tuple[Cards, Cards]:
    """The hands of a kind with the lowest and with the highest ranks."""
    hands = [ranks for ranks in _ranks_of(scale, kind) if lead in (0, ranks[0])]
    return _made(kind, min(hands)), _made(kind, max(hands))


def _ends(scale: FiveCards, kind: int, lead: int = 0) -> list[int]:
    return [scale.rate(hand) or 0 for hand in ends_of(scale, kind, lead)]


def _ranks_of(scale: FiveCards, kind: int) -> Iterator[tuple[int, ...]]:
    """The ranks of every hand of a kind, in the order in which they decide; the ace 1 where low."""
    if _COUNTS[kind] != _FIVE_RANKS:
        return _different(_heights(scale), _COUNTS[kind])
    runs, others = _runs_and_others(scale)
    return iter(runs if kind in (STRAIGHT, STRAIGHT_FLUSH) else others)


@cache
def _runs_and_others(scale: FiveCards) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Five different ranks that are a straight, and those that are none."""
    runs, others = [], []
    for ranks in _different(_heights(scale), _FIVE_RANKS):
        run = scale.run(ranks) if scale.straights else None
        runs += [run] if run else []
        others += [] if run else [ranks]
    return tuple(runs), tuple(others)


def _heights(scale: FiveCards) -> list[int]:
    """The ranks of the deck from the highest down."""
    return sorted({scale.height(card) for card in PACK if card.rank in scale.deck}, reverse=True)


def _different(ranks: Sequence[int], counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Different ranks for these counts; those that occur equally often from the highest down."""
    alike = counts.count(counts[0])
    for first in combinations(ranks, alike):
        if alike == len(counts):
            yield first
        else:
            rest = [rank for rank in ranks if rank not in first]
            yield from (first + others for others in _different(rest, counts[alike:]))


def _rated(scale: FiveCards, kind: int, ranks: Sequence[int]) -> int:
    return scale.rate(_made(kind, ranks)) or 0


def _made(kind: int, ranks: Sequence[int]) -> Cards:
    """A hand of these ranks, of one suit where its kind is."""
    suited = kind in (FLUSH, STRAIGHT_FLUSH)
    cards = [[card for card in PACK if card.rank == (ACE if rank == 1 else rank)] for rank in ranks]
    hand = [one for own, count in zip(cards, _COUNTS[kind], strict=True) for one in own[:count]]
    if not suited:
        hand[-1] = cards[-1][_COUNTS[kind][-1]]  # of another suit than the first
    return tuple(hand)


_WITHIN = {
    "higher, ace high": "Within a kind higher cards win, first those that make it, then the others"
    " from the top; the ace is high.",
    "higher, ace low": "Within a kind higher cards win, first those that make it, then the others"
    " from the top; the ace is low.",
    "lower, ace high": "Within a kind lower cards win, first those that make it, then the others"
    " from the top; the ace is high.",
    "lower, ace low": "Within a kind lower cards win, first those that make it, then the others"
    " from the top; the ace is low.",
}
_WITHOUT_PAIRS = {
    "lower, ace high": "Lower cards win, from the top down; the ace is high.",
    "lower, ace low": "Lower cards win, from the top down; the ace is low.",
}


def _said_of_five(scale: FiveCards, kinds: Sequence[int]) -> Iterator[str]:
    better = "lower" if _lower_wins(scale) else "higher"
    way = f"{better}, ace low" if _ace_is_low(scale) else f"{better}, ace high"
    without_pairs = tuple(kinds) == (NOTHING,) and way in _WITHOUT_PAIRS
    yield say((_WITHOUT_PAIRS if without_pairs else _WITHIN)[way])
    yield from _said_of_straights(scale, kinds)
    if scale.sizes != (5,):
        yield say(
            "A card too few loses to any card in its place; straights and flushes take five cards."
        )
    if scale.quick_quads:
        quick = [rank for rank in scale.deck if _has_quick_quads(scale, rank)]
        yield say(
            "Three of a kind from {lowest} to {highest} are four of a kind where the two other"
            " cards add up to that rank; an ace adds one, a face card rules it out.",
            lowest=many(quick[0]),
            highest=many(quick[-1]),
        )
    if kinds[0] == NOTHING:
        hand = spelled(scale.read(best(scale, NOTHING)).ranks)
        yield (
            say("The best hand is {hand} of more than one suit.", hand=hand)
            if FLUSH in kinds_of(scale)
            else say("The best hand is {hand}.", hand=hand)
        )


def _said_of_straights(scale: FiveCards, kinds: Sequence[int]) -> Iterator[str]:
    """From where to where they run, and what the deck leaves out."""
    if STRAIGHT not in kinds_of(scale):
        yield say("Straights and flushes do not count.")
        return
    if not {STRAIGHT, STRAIGHT_FLUSH}.intersection(kinds) and tuple(kinds) != (NOTHING,):
        return
    ends = [scale.read(rating).ranks for rating in _ends(scale, STRAIGHT)]
    yield say(
        "Straights run from {highest} down to {lowest}.",
        highest=spelled(max(ends)),
        lowest=spelled(min(ends)),
    )
    for low, high in pairwise(scale.deck):
        if high != low + 1:
            values = {"low": sign(low), "high": sign(high)}
            yield say("In a straight {low} and {high} are neighbors.", **values)


def _lower_wins(scale: FiveCards) -> bool:
    """Whether a pair of queens beats a pair of kings."""
    queens, kings, _ = _pairs(scale)
    return queens > kings


def _ace_is_low(scale: FiveCards) -> bool:
    """Whether a pair of aces stands on the other side of a pair of kings than it should."""
    _, kings, aces = _pairs(scale)
    return (aces > kings) == _lower_wins(scale)


def _pairs(scale: FiveCards) -> list[int]:
    """The ratings of a pair of queens, of kings and of aces, with the same three low cards."""
    low = [card for card in PACK if card.suit == 0 and card.rank in scale.deck][:3]
    pairs = ([card for card in PACK if card.rank == rank][1:3] for rank in scale.deck[-3:])
    return [scale.rate((*pair, *low)) or 0 for pair in pairs]


def _has_quick_quads(scale: FiveCards, rank: int) -> bool:
    """Whether three of this rank are ever four of a kind."""
    three = [card for card in PACK if card.rank == rank][:3]
    rest = [card for card in PACK if card.rank != rank and card.suit < 2]
    hands = ((*three, *two) for two in combinations(rest, 2))
    return any(scale.read(scale.rate(hand) or 0).category == QUADS for hand in hands)


def sizes_of(scale: Badugi) -> tuple[int, ...]:
    """How many cards a hand may have, from the best down."""
    return tuple(sorted(scale.sizes, key=lambda size: weakest_badugi(scale, size), reverse=True))


def _counts(scale: Badugi) -> tuple[str, ...]:
    """So many cards, from the best down."""
    names = {4: "four cards", 3: "three cards", 2: "two cards", 1: "one card"}
    return tuple(say(names[size]) for size in sizes_of(scale))


def _said_of_badugi(scale: Badugi) -> Iterator[str]:
    yield say("No rank and no suit counts twice, and cards left over never count.")
    yield (
        say("Of as many cards the lower win, from the top down; the ace is low.")
        if scale.ace_low
        else say("Of as many cards the lower win, from the top down; the ace is high.")
    )
    ranks = scale.read(max(scale.rate(hand) or 0 for hand in _badugis(scale, max(scale.sizes))))
    yield say("The best hand is {hand} of four suits.", hand=spelled(ranks))


def weakest_badugi(scale: Badugi, count: int, lead: int = 0) -> int:
    """The lowest rating of so many cards, or of those whose highest rank is `lead`."""
    ratings = (scale.rate(hand) or 0 for hand in _badugis(scale, count))
    return min(one for one in ratings if not lead or scale.read(one)[0] == lead)


@cache
def _badugis(scale: Badugi, count: int) -> tuple[Cards, ...]:
    """A hand of each rating of so many cards."""
    by_suit = [[card for card in PACK if card.suit == suit] for suit in range(4)]
    return tuple(
        tuple(by_suit[suit][place] for suit, place in enumerate(places))
        for places in combinations(range(len(by_suit[0])), count)
        if scale.rate(tuple(by_suit[suit][place] for suit, place in enumerate(places)))
    )


def _said_of_points(scale: Points) -> Iterator[str]:
    yield say("The most points win: {counted}.", counted=_counted(scale.height))
    top = tuple(sorted(PACK, key=scale.height, reverse=True)[: scale.sizes[0]])
    ranks = "-".join(sign(card.rank) for card in top)
    total = scale.says(scale.rate(top) or 0)
    yield say("The best hand is {hand}, {points}.", hand=ranks, points=total)


def _said_of_buh() -> Iterator[str]:
    counted = _counted(lambda card: points((card,)))
    yield say("The fewest points win: {counted}.", counted=counted)
    yield say(
        "A rank held more than once counts once, and of a run only the top card counts; the ace"
        " begins a run and the ten ends it."
    )
    yield say("Four cards of one suit count half, rounded down.")
    hooch = listed([many(card.rank) for card in PACK if card.suit == 0 and is_hooch(card)])
    yield say(
        "{faces} are hooch; four hooch, a skunk, lose to every other hand.",
        faces=hooch.capitalize(),
    )
    yield say(
        "With equal points the hooch is compared from the jack up: the lower card wins, and a hand"
        " that runs out of hooch first wins."
    )


def _counted(worth: Callable[[Card], int]) -> str:
    """What each card counts: "aces 1, deuces to tens their number, face cards nothing"."""
    values = {card.rank: worth(card) for card in PACK if card.suit == 0}
    own = [rank for rank, value in values.items() if value == rank]
    groups: dict[int, list[str]] = {}
    for rank in sorted(values, key=lambda rank: (rank != ACE, rank)):
        if rank not in own:
            groups.setdefault(values[rank], []).append(many(rank))
    others = [f"{listed(ranks)} {value or say('nothing')}" for value, ranks in groups.items()]
    told = say("{lowest} to {highest} their number", lowest=many(own[0]), highest=many(own[-1]))
    return ", ".join([*others[:1], told, *others[1:]])
