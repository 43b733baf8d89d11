"""A qualifier as people say it, "9", "nine or better", "a pair of sixes", as cards of a game file.

Every qualifier that has a name on a scale is tried, and said back by the one place that says
qualifiers: what can be said can be typed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations

from director.engine.cards import PACK, Cards, NotACard, read_cards, written
from director.engine.games.portions import Portion
from director.engine.hands.qualifiers import qualifies
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import NOTHING, PAIR, TRIPS, FiveCards
from director.engine.ranking.hand_names import many, one, sign
from director.engine.ranking.kinds import ends_of, kinds_of
from director.engine.ranking.points import Points
from director.engine.ranking.scale import Scale

_Declared = FiveCards | Badugi | Points | Count

_SUITS = (3, 1, 2, 0)
"""Spades, diamonds, hearts and clubs, as game files write a qualifier."""
_RANKS = range(1, 15)
_LEADS = (NOTHING, PAIR, TRIPS)
"""Kinds of hand of which a dealer names the rank."""
_SMALL = frozenset(
    ("a", "an", "the", "of", "or", "better", "more", "fewer", "lower", "low", "high")
)
"""Words that say nothing a qualifier has not by itself."""
_NONE = frozenset(("none", "no qualifier", "no", "any hand"))


def typed_qualifier(text: str, scale: Scale) -> str | None:
    """The weakest hand that qualifies, written as cards; "" for no qualifier, None for nothing.

    >>> from director.engine.ranking.scales import SCALES
    >>> typed_qualifier("9", SCALES["california"]), typed_qualifier("sixes", SCALES["high"])
    ('9s 8d 7h 6c 5s', '6s 6d 4h 3c 2s')
    """
    plain = text.strip()
    if plain.casefold() in _NONE or not plain:
        return ""
    known = _known(scale) if isinstance(scale, _Declared) else {}
    for key in (_key(plain, small=False), _key(plain)):
        if key in known:
            return known[key]
    try:
        return written(read_cards(plain))
    except NotACard:
        return None


def said_qualifier(cards: str, scale: Scale) -> str:
    """How a dealer says a qualifier: "nine or better"; the text itself where it is none."""
    try:
        return qualifies(_portion(scale, read_cards(cards))) or cards
    except (NotACard, LookupError):
        return cards


def _portion(scale: Scale, cards: Cards) -> Portion:
    return Portion("portion", scale, (), qualifier=cards)


@cache
def _known(scale: _Declared) -> Mapping[str, str]:
    """The cards of each qualifier that can be said on a scale, by the words that mean it."""
    known: dict[str, str] = {}
    for names, cards in _hands(scale):
        said = qualifies(_portion(scale, cards))
        if said:
            for name in (said, *names):
                for small in (False, True):
                    if key := _key(name, small=small):
                        known.setdefault(key, written(cards))
    return known


def _hands(scale: _Declared) -> Iterator[tuple[tuple[str, ...], Cards]]:
    """Hands that may be the weakest to qualify, each with short names; plainer ones come first."""
    match scale:
        case FiveCards():
            yield from _five(scale)
        case Badugi():
            yield from _badugis(scale)
        case Points() | Count():
            yield from _counted(scale)


def _five(scale: FiveCards) -> Iterator[tuple[tuple[str, ...], Cards]]:
    kinds = kinds_of(scale)
    named = _LEADS if not scale.lowest_wins else (NOTHING,)
    order = sorted((kind for kind in kinds if kind in named), key=lambda kind: kind == NOTHING)
    for kind in order:
        for rank in _RANKS:
            try:
                ends = ends_of(scale, kind, rank)
            except ValueError:  # no hand of this kind is led by this rank
                continue
            yield _rank_names(rank, kind, scale), _weaker(scale, ends)
    for kind in kinds:
        yield (), _weaker(scale, ends_of(scale, kind))


def _rank_names(rank: int, kind: int, scale: FiveCards) -> tuple[str, ...]:
    """What a rank alone means: the top card of a low; of a high hand the pair."""
    plain = kind == (NOTHING if scale.lowest_wins else PAIR)
    if plain:
        return (sign(rank), str(rank), one(rank), many(rank), sign(rank) * 2)
    if kind == NOTHING:
        return (f"{one(rank)} high",)
    return (f"three {many(rank)}", sign(rank) * 3)


def _weaker(scale: FiveCards, ends: tuple[Cards, Cards]) -> Cards:
    weaker = min(ends, key=lambda hand: scale.rate(hand) or 0)
    return _in_turn(weaker)


def _in_turn(cards: Cards) -> Cards:
    """Cards in the suits in which game files write them, one after another, unless of one suit."""
    if len({card.suit for card in cards}) == 1:
        return cards
    return _suited([card.rank for card in cards])


def _suited(ranks: Iterable[int]) -> Cards:
    return tuple(PACK[(rank - 2) * 4 + _SUITS[at % 4]] for at, rank in enumerate(ranks))


def _badugis(scale: Badugi) -> Iterator[tuple[tuple[str, ...], Cards]]:
    heights = sorted({scale.height(card): card.rank for card in PACK}.items(), reverse=True)
    for size in sorted(scale.sizes, reverse=True):
        yield (), _suited([rank for _, rank in heights[:size]])
        for at in range(len(heights) - size + 1):
            lead = heights[at][0]
            names = (sign(lead), str(lead), one(lead)) if size == max(scale.sizes) else ()
            if size > 1:
                yield names, _suited([rank for _, rank in heights[at : at + size]])


def _counted(scale: Points | Count) -> Iterator[tuple[tuple[str, ...], Cards]]:
    """A hand of each number of points, of equally many the weakest first."""
    two_suits = [card for card in PACK if card.suit > 1]
    hands = {scale.rate(hand) or 0: hand for hand in combinations(two_suits, max(scale.sizes))}
    for rating in sorted(hands):
        if rating:
            said = scale.says(rating)
            yield (said, re.sub(r"\D.*", "", said)), hands[rating]


_WORD = re.compile(r"[a-z0-9]+")


def _key(text: str, *, small: bool = True) -> str:
    """A text in one spelling: without the words that say nothing, or with them."""
    words = _WORD.findall(text.casefold().replace("10", "t"))
    kept = [_SPELLED.get(word, word) for word in words if not (small and word in _SMALL)]
    return " ".join(kept)


_SPELLED = {
    **{one(rank): sign(rank).casefold() for rank in _RANKS},
    **{many(rank): sign(rank).casefold() * 2 for rank in _RANKS},
    "two": "2", "twos": "22", "treys": "33", "trey": "3", "trip": "3",
}  # fmt: skip
