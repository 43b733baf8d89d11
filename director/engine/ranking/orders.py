"""What beats what on a scale, in words that are asked of the scale itself.

Which kinds of hand there are, which of two cards is the better one, where straights begin and end,
which hand is the best: nothing of this is written down here a second time, so what a rule card
says cannot differ from how hands are judged.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from director.engine.cards import ACE, KING, PACK, Card
from director.engine.not_possible import NotPossible
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import (
    FLUSH,
    NOTHING,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    FiveCards,
)
from director.engine.ranking.hand_names import many, one, sign, spelled
from director.engine.ranking.kinds import (
    KINDS,
    best,
    best_badugi_rating,
    ends_of,
    kinds_of,
    sizes_of,
    weakest,
)
from director.engine.ranking.points import Points
from director.engine.ranking.scale import Scale
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.translation import listed, say


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
            "scale", say("there is no scale “{name}”, but {names}", name=name, names=names)
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
        return tuple(say(KINDS[kind]) for kind in kinds_of(scale)) if scale.pairs else ()
    return _counts(scale) if isinstance(scale, Badugi) else ()


def rule_of(scale: Scale) -> str:
    """Where the order is written down."""
    if isinstance(scale, Count):
        return {"buh": "BUH"}.get(scale.name, "house rule")
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
    if isinstance(scale, Count):
        return tuple(_said_of_count(scale))
    return ()


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
    if scale.only:
        yield from _said_of_only(scale)
        return
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


def _said_of_only(scale: FiveCards) -> Iterator[str]:
    """What is a hand at all, where most cards are none, and which one is the best."""
    kind = say("a straight") if STRAIGHT in scale.only else say("a flush")
    yield (
        say("Only {kind} is a hand, and the lowest one wins.", kind=kind)
        if scale.lowest_wins
        else say("Only {kind} is a hand, and the highest one wins.", kind=kind)
    )
    if not (scale.straights and scale.flushes):
        ignored = say("suits") if STRAIGHT in scale.only else say("straights")
        yield say("{what} are ignored.", what=ignored.capitalize())
    kinds = kinds_of(scale)
    ends = [
        scale.read(rating).ranks for rating in (best(scale, kinds[0]), weakest(scale, kinds[-1]))
    ]
    yield say(
        "The best is {best}, the worst {worst}.", best=spelled(ends[0]), worst=spelled(ends[1])
    )


def _said_of_straights(scale: FiveCards, kinds: Sequence[int]) -> Iterator[str]:
    """From where to where they run, and what the deck leaves out."""
    counted = {"pairs": scale.pairs, "straights": scale.straights, "flushes": scale.flushes}
    if ignored := listed([say(kind) for kind, counts in counted.items() if not counts]):
        yield say("{kinds} are ignored.", kinds=ignored.capitalize())
    if not scale.straights:
        return
    if not {STRAIGHT, STRAIGHT_FLUSH}.intersection(kinds) and tuple(kinds) != (NOTHING,):
        return
    ends = [scale.read(scale.rate(hand) or 0).ranks for hand in ends_of(scale, STRAIGHT)]
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


def _counts(scale: Badugi) -> tuple[str, ...]:
    """So many cards, from the best down."""
    names = {4: "four cards", 3: "three cards", 2: "two cards", 1: "one card"}
    return tuple(say(names[size]) for size in sizes_of(scale))


def _said_of_badugi(scale: Badugi) -> Iterator[str]:
    yield say("No rank and no suit counts twice, and cards left over never count.")
    yield (
        say("With as many cards each, lower cards win, from the top down; the ace is low.")
        if scale.ace_low
        else say("With as many cards each, lower cards win, from the top down; the ace is high.")
    )
    hand = spelled(scale.read(best_badugi_rating(scale)))
    yield say("The best hand is {hand} of four suits.", hand=hand)


def _said_of_points(scale: Points) -> Iterator[str]:
    counted = _counted(scale.height)
    if scale.up_to:
        yield say(
            "The most points up to {most} win, and a count above that is no hand: {counted}.",
            most=scale.up_to,
            counted=counted,
        )
    else:
        yield (
            say("The fewest points win: {counted}.", counted=counted)
            if scale.fewest_win
            else say("The most points win: {counted}.", counted=counted)
        )
    if len(scale.sizes) > 1:
        yield say(
            "A player counts as many of the cards as is best, from {fewest} to {most}.",
            fewest=min(scale.sizes),
            most=max(scale.sizes),
        )
    if scale.more_cards_win:
        yield say("Of equal points, those counted with more cards win.")
    if not scale.up_to:
        top = tuple(sorted(PACK, key=scale.height, reverse=not scale.fewest_win)[: scale.sizes[0]])
        ranks = "-".join(sign(card.rank) for card in top)
        total = scale.says(scale.rate(top) or 0)
        last = scale.height(top[-1])
        unlike = {card.rank for card in PACK if scale.height(card) == last}
        yield (
            say("The best hand is {hand}, {points}.", hand=ranks, points=total)
            if len(unlike) == 1
            else say("The best is {points}, such as {hand}.", hand=ranks, points=total)
        )


def _said_of_count(scale: Count) -> Iterator[str]:
    counted = _counted(lambda card: scale.points((card,)))
    yield say("The fewest points win: {counted}.", counted=counted)
    match = say("A match, two or more cards of one rank, counts once")
    tops = [rank for rank in range(2, KING + 1) if rank not in scale.hooch]
    run = say(
        "a run, ranks in sequence from ace to {highest}, counts only its top card",
        highest=one(tops[-1]),
    )
    if scale.matches_once and scale.runs_highest:
        yield say("{match}; {run}, and may have matches in it.", match=match, run=run)
    elif scale.matches_once:
        yield f"{match}."
    elif scale.runs_highest:
        yield f"{run[:1].upper()}{run[1:]}."
    if scale.flush_half:
        count = _NUMBERS[scale.sizes[0]]
        yield say(
            "A flush, {count} cards of one suit, counts half, rounded down.", count=say(count)
        )
    if scale.hooch:
        yield from _said_of_hooch(scale)


def _said_of_hooch(scale: Count) -> Iterator[str]:
    """What counts nothing, what a hand of nothing else is, and how it breaks ties."""
    word = scale.word("hooch") or say("hooch")
    faces = listed([many(rank) for rank in scale.hooch])
    values = {
        "faces": faces[:1].upper() + faces[1:],
        "hooch": word,
        "count": say(_NUMBERS[scale.sizes[0]]),
        "all": scale.word("all hooch"),
    }
    if not scale.hooch_alone_loses:
        yield say("{faces} are {hooch}.", **values)
    elif values["all"]:
        yield say(
            "{faces} are {hooch}; {count} {hooch} are a {all} and lose to every other hand.",
            **values,
        )
    else:
        yield say("{faces} are {hooch}; {count} {hooch} lose to every other hand.", **values)
    beats = say(" beats ").join([one(rank) for rank in scale.hooch])
    yield say(
        "If points are equal, compare the {hooch} card by card from the lowest up: {beats}, and a"
        " hand that runs out first, or has none, wins.",
        hooch=word,
        beats=beats,
    )


_NUMBERS = ("no", "one", "two", "three", "four", "five")


def _counted(worth: Callable[[Card], int]) -> str:
    """What each card counts: "aces 1, deuces to tens their number, face cards nothing"."""
    values = {card.rank: worth(card) for card in PACK}
    own = [rank for rank, value in values.items() if value == rank]
    groups: dict[int, list[str]] = {}
    for rank in sorted(values, key=lambda rank: (rank != ACE, rank)):
        if rank not in own:
            groups.setdefault(values[rank], []).append(many(rank))
    others = [f"{listed(ranks)} {value or say('nothing')}" for value, ranks in groups.items()]
    told = say("{lowest} to {highest} their number", lowest=many(own[0]), highest=many(own[-1]))
    return ", ".join([*others[:1], told, *others[1:]])
