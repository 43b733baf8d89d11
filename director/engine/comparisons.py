"""Compares any two hands on any scale, and says what beats what there (S App A, S App C).

Cards beyond a hand do not play: the best hand among those given does. Suits never decide.
"""

from itertools import combinations
from typing import Literal, NamedTuple

from director.engine.badugis import Badugi
from director.engine.buhs import Buh
from director.engine.cards import JOKER, Card, Cards, written
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
from director.engine.points import Points
from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.engine.scales import SCALES, Scale
from director.words import listed, say

DecidedBy = Literal["kind", "cards", "nothing"]
"""Two pair beats a pair by its kind; a pair of aces a pair of kings by its cards."""

_KINDS = {
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

_JOKER_SCALES = ("high", "quick quads", "mexican")
"""Those on which games with a joker are judged, which alone makes five of a kind."""

_SUITED = (STRAIGHT, FLUSH, STRAIGHT_FLUSH)


class Comparison(NamedTuple):
    """Which of two hands is better on a scale."""

    winner: Literal[0, 1, 2]
    """The first or the second hand; 0 where they tie."""
    names: tuple[str, str]
    """What the dealer calls the two."""
    cards: tuple[Cards, Cards]
    """Those that play, in the order in which they are read out."""
    decided_by: DecidedBy
    reasons: tuple[Reason, ...]


class Order(NamedTuple):
    """What beats what on a scale."""

    kinds: tuple[str, ...]
    """From the best kind of hand down."""
    reasons: tuple[Reason, ...]


class Low(NamedTuple):
    """Whether some cards make a low that counts."""

    qualifies: bool
    cards: Cards
    """The low, from its highest card; empty where there is none."""
    reasons: tuple[Reason, ...]


def compare(first: Cards, second: Cards, scale: str) -> Comparison:
    """Which hand wins on a scale of that name, and what decides.

    Both may hold a board's cards. Raises NotPossible where there is no such scale, or cards make
    no hand on it.
    """
    order = _scale(scale)
    hands = [_best(order, first, "first"), _best(order, second, "second")]
    (one, one_cards), (two, two_cards) = hands
    names = order.says(one), order.says(two)
    winner: Literal[0, 1, 2] = 0 if one == two else 1 if one > two else 2
    by = _decided_by(order, one, two)
    places = {"first": names[0], "second": names[1]}
    if not winner:
        said = Reason("The two hands tie with {first}", places, _rule(order))
    elif winner == 1:
        said = Reason("The first hand wins: {first} beats {second}", places, _rule(order))
    else:
        said = Reason("The second hand wins: {second} beats {first}", places, _rule(order))
    reasons = [said, *_why(order, max(one, two), min(one, two), by)]
    for cards, given, number in ((one_cards, first, 1), (two_cards, second, 2)):
        if len(cards) < len(given):
            values = {"number": number, "cards": written(cards)}
            reasons.append(Reason("Of hand {number} these cards play: {cards}", values, "S App C"))
    return Comparison(winner, names, (one_cards, two_cards), by, tuple(reasons))


def _scale(name: str) -> Scale:
    if name not in SCALES:
        names = listed(list(SCALES))
        raise NotPossible(
            "scale", say("there is no scale '{name}', but {names}", name=name, names=names)
        )
    return SCALES[name]


def _best(scale: Scale, cards: Cards, field: str) -> tuple[int, Cards]:
    """The best hand among some cards."""
    if len(set(cards)) < len(cards):
        raise NotPossible(field, say("a card is there twice"))
    deck = scale.deck if isinstance(scale, FiveCards) else ()
    for card in cards:
        if card is JOKER:
            raise NotPossible(field, say("say which card the joker stands for"))
        if deck and card.rank not in deck:
            raise NotPossible(field, say("{card} is not in this deck", card=card.text))
    rated = [
        (rating, hand)
        for size in scale.sizes
        for hand in combinations(cards, size)
        if (rating := scale.rate(hand)) is not None
    ]
    if not rated:
        message = say("{count} cards make no hand on this scale", count=len(cards))
        raise NotPossible(field, message)
    rating, hand = max(rated, key=lambda one: one[0])
    downwards = sorted(hand, key=lambda card: (scale.height(card), card.suit), reverse=True)
    return rating, scale.arranged(tuple(downwards))


def _decided_by(scale: Scale, one: int, two: int) -> DecidedBy:
    if one == two:
        return "nothing"
    if isinstance(scale, FiveCards):
        return "cards" if scale.read(one).category == scale.read(two).category else "kind"
    if isinstance(scale, Badugi):
        return "cards" if len(scale.read(one)) == len(scale.read(two)) else "kind"
    if isinstance(scale, Buh):
        return "cards" if scale.read(one)[0] == scale.read(two)[0] else "kind"
    return "kind"


def _why(scale: Scale, better: int, worse: int, by: DecidedBy) -> list[Reason]:
    """What sets two hands apart."""
    rule = _rule(scale)
    if by == "nothing":
        return [Reason("All that counts is equal, and suits do not", {}, rule)]
    if isinstance(scale, Badugi):
        return [_why_badugi(scale, better, worse, by)]
    if isinstance(scale, Points):
        return [Reason("More points win", {}, rule)]
    if isinstance(scale, Buh):
        if by == "kind":
            return [Reason("Fewer points win", {}, rule)]
        return [Reason("The points are equal; lower and fewer hooch win", {}, rule)]
    if not isinstance(scale, FiveCards):
        return []
    if by == "kind":
        kinds = [_KINDS[scale.read(rating).category] for rating in (better, worse)]
        values = {"better": say(kinds[0]), "worse": say(kinds[1])}
        return [Reason("On this scale {better} beats {worse}", values, rule)]
    ours, theirs = scale.difference(better, worse)
    values = {"better": ours, "worse": theirs}
    sentence = "The first rank that differs decides: the {better} beats the {worse}"
    return [Reason(sentence, values, rule)]


def _why_badugi(scale: Badugi, better: int, worse: int, by: DecidedBy) -> Reason:
    if by == "kind":
        values = {"better": len(scale.read(better)), "worse": len(scale.read(worse))}
        return Reason("A badugi of {better} cards beats one of {worse}", values, "S App A")
    return Reason(
        "The first rank from the top that differs decides, and the lower wins", {}, "S App A"
    )


def _rule(scale: Scale) -> str:
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


def what_beats_what(scale: str) -> Order:
    """The kinds of hand on a scale of that name, from the best down.

    Raises NotPossible where there is no such scale.
    """
    order = _scale(scale)
    kinds = _kinds(order)
    rule = _rule(order)
    reasons = [Reason("From the best down: {kinds}", {"kinds": ", ".join(kinds)}, rule)]
    reasons += [Reason(sentence, {}, rule) for sentence in _notes(order)]
    return Order(tuple(kinds), tuple(reasons))


def _kinds(scale: Scale) -> list[str]:
    if isinstance(scale, Badugi):
        cards = ("four cards", "three cards", "two cards", "one card")
        return [say(kind) for kind in cards]
    if isinstance(scale, Points):
        return [say("the most points")]
    if isinstance(scale, Buh):
        kinds = ("a double buh", "a star", "a buh", "the fewest points", "a skunk")
        return [say(kind) for kind in kinds]
    if not isinstance(scale, FiveCards):
        return []
    order = scale.order if scale.lowest_wins else scale.order[::-1]
    return [
        say(_KINDS[kind])
        for kind in order
        if (scale.straights or kind not in _SUITED)
        and (kind != FIVE or scale.name in _JOKER_SCALES)
    ]


def _notes(scale: Scale) -> list[str]:
    """What else one has to know to read hands on a scale."""
    if isinstance(scale, Badugi):
        ace = "The ace is low" if scale.ace_low else "The ace is high"
        return [ace, "No rank and no suit plays twice, and cards left over never count"]
    if isinstance(scale, Points):
        return ["An ace is one point, a face card none"]
    if isinstance(scale, Buh):
        return ["Equal points are decided by the hooch"]
    if not isinstance(scale, FiveCards):
        return []
    notes = ["Suits never rank, and all five cards are compared"]
    if scale.ace_low:
        notes.append("The ace is always low")
    elif scale.lowest_wins:
        notes.append("The ace is always high, and A-5-4-3-2 is no straight")
    elif scale.straights:
        notes.append("The ace is high, and low only at the bottom of a straight")
    if not scale.straights:
        notes.append("Straights and flushes do not count")
    return notes


def low_that_counts(cards: Cards, highest: int = 8) -> Low:
    """The best low of five different ranks, none above `highest`, the ace low (S App A).

    Eight or better, or another number where dice decide it (C20); it may be from 5 to 13. Of the
    cards all may play. Raises NotPossible.
    """
    if not 5 <= highest <= 13:
        raise NotPossible("highest", say("a low is named for a rank from 5 to 13"))
    scale = SCALES["california"]
    lows = _lowest_of_each(cards, highest)
    name = say("{highest} or better", highest=highest)
    rule = "S App A" if highest == 8 else "S 2.37; house rule, C20"
    if len(lows) < 5:
        values = {"name": name, "count": len(lows), "highest": highest}
        said = Reason("There is no low, {name}", values, rule)
        sentence = "Only {count} different ranks are {highest} or below, the ace counted as one"
        return Low(False, (), (said, Reason(sentence, values, rule)))
    low = scale.arranged(tuple(lows[:5]))
    values = {"low": scale.says(scale.rate(low) or 0), "cards": written(low), "highest": highest}
    said = Reason("There is a low, {low}: {cards}", values, rule)
    sentence = "It has five different ranks, none above {highest}"
    return Low(True, low, (said, Reason(sentence, values, rule)))


def _lowest_of_each(cards: Cards, highest: int) -> list[Card]:
    """One card of each rank up to the highest, from the lowest."""
    scale = SCALES["california"]
    by_height = {scale.height(card): card for card in reversed(cards) if card is not JOKER}
    return [by_height[height] for height in sorted(by_height) if height <= highest]
