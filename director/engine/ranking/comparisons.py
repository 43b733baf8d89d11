"""Compares any two hands on any scale (S App A, S App C).

Cards beyond a hand do not play: the best hand among those given does. Suits never decide.
"""

from itertools import combinations
from typing import Literal, NamedTuple

from director.engine.cards import JOKER, Card, Cards, written
from director.engine.not_possible import NotPossible
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.hand_names import one
from director.engine.ranking.kinds import KINDS
from director.engine.ranking.orders import rule_of, scale_named
from director.engine.ranking.points import Points
from director.engine.ranking.scale import Scale
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.translation import say

DecidedBy = Literal["kind", "cards", "nothing"]
"""Two pair beats a pair by its kind; a pair of aces a pair of kings by its cards."""


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
    order = scale_named(scale)
    hands = [_best(order, first, "first"), _best(order, second, "second")]
    (one, one_cards), (two, two_cards) = hands
    names = order.says(one), order.says(two)
    winner: Literal[0, 1, 2] = 1 if one > two else 2 if two > one else 0
    by = _decided_by(order, one, two)
    places = {"first": names[0], "second": names[1]}
    if not winner:
        said = Reason("The two hands tie with {first}", places, rule_of(order))
    elif winner == 1:
        said = Reason("The first hand wins: {first} beats {second}", places, rule_of(order))
    else:
        said = Reason("The second hand wins: {second} beats {first}", places, rule_of(order))
    reasons = [said, *_why(order, max(one, two), min(one, two), by)]
    for cards, given, number in ((one_cards, first, 1), (two_cards, second, 2)):
        if len(cards) < len(given):
            values = {"number": number, "cards": written(cards)}
            reasons.append(Reason("Of hand {number} these cards play: {cards}", values, "S App C"))
    return Comparison(winner, names, (one_cards, two_cards), by, tuple(reasons))


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
    if isinstance(scale, Count):
        return "cards" if scale.read(one)[0] == scale.read(two)[0] else "kind"
    return "kind"


def _why(scale: Scale, better: int, worse: int, by: DecidedBy) -> list[Reason]:
    """What sets two hands apart."""
    rule = rule_of(scale)
    if by == "nothing":
        return [Reason("All that counts is equal, and suits do not", {}, rule)]
    if isinstance(scale, Badugi):
        return [_why_badugi(scale, better, worse, by)]
    if isinstance(scale, Points):
        return [Reason("More points win", {}, rule)]
    if isinstance(scale, Count):
        if by == "kind":
            return [Reason("Fewer points win", {}, rule)]
        sentence = (
            "The points are equal; the {hooch} is compared from the {lowest} up, lower or fewer"
            " wins"
        )
        values = {"hooch": scale.word("hooch") or say("hooch"), "lowest": one(scale.hooch[0])}
        return [Reason(sentence, values, rule)]
    if not isinstance(scale, FiveCards):
        return []
    if by == "kind":
        kinds = [KINDS[scale.read(rating).category] for rating in (better, worse)]
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
