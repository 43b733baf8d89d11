"""The numbers of lowball hands, both ways: number four is 7-6-5-4-2 in deuce-to-seven (S App A)."""

from typing import NamedTuple

from director.engine.cards import JOKER, Cards, written
from director.engine.not_possible import NotPossible
from director.engine.ranking.five_cards import FLUSH, STRAIGHT, STRAIGHT_FLUSH, FiveCards
from director.engine.ranking.hand_names import spelled
from director.engine.ranking.lowball_names import (
    Ranks,
    low_nickname,
    number,
    numbered,
    numbered_hand,
)
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.translation import listed, say

LOW_SCALES = ("california", "kansas city", "london")
"""Ace-to-five, deuce-to-seven, ace-to-six."""


class LowNumber(NamedTuple):
    """A low and its number."""

    number: int | None
    """1 for the best; None for a pair, and for a straight or flush where those count."""
    ranks: Ranks
    """From the highest, the ace 1 where it is low and 14 where it is high."""
    nickname: str
    """What a lowball player calls it; empty where it has no number."""
    reasons: tuple[Reason, ...]


def number_of_low(cards: Cards, scale: str) -> LowNumber:
    """Which number five cards are on a lowball scale (S App A).

    Raises NotPossible.
    """
    order = _scale(scale)
    if len(cards) != 5 or len(set(cards)) < 5:
        raise NotPossible("cards", say("a low is five different cards"))
    if JOKER in cards:
        raise NotPossible("cards", say("say which card the joker stands for"))
    rating = order.rate(cards) or 0
    category, ranks = order.read(rating)
    place = None if category in (STRAIGHT, FLUSH, STRAIGHT_FLUSH) else number(order, ranks)
    values = {"cards": written(cards), "number": place, "hand": order.says(rating)}
    if place is None:
        said = Reason("{cards} has no number", values, "S App A")
        why = Reason("It is {hand}, and numbers count hands without a pair that are no straight or"
                     " flush of this scale", values, "S App A")  # fmt: skip
        return LowNumber(None, ranks, "", (said, why))
    return _answer(order, place, ranks, Reason("{cards} is number {number}", values, "S App A"))


def low_of_number(place: int, scale: str) -> LowNumber:
    """Which hand has a number on a lowball scale (S App A).

    Raises NotPossible where no hand has it.
    """
    order = _scale(scale)
    ranks = numbered_hand(order, place)
    if ranks is None:
        most = len(numbered(order))
        raise NotPossible("place", say("numbers go from 1 to {most}", most=most))
    values = {"number": place, "hand": spelled(ranks)}
    return _answer(order, place, ranks, Reason("Number {number} is {hand}", values, "S App A"))


def _scale(name: str) -> FiveCards:
    scale = SCALES.get(name)
    if name not in LOW_SCALES or not isinstance(scale, FiveCards):
        names = listed(list(LOW_SCALES))
        raise NotPossible("scale", say("numbers are for {names}", names=names))
    return scale


def _answer(scale: FiveCards, place: int, ranks: Ranks, said: Reason) -> LowNumber:
    alike = [hand for hand in numbered(scale) if hand[0] == ranks[0]]
    values = {
        "best": spelled(alike[0]),
        "standing": alike.index(ranks) + 1,
        "alike": len(alike),
        "top": spelled(ranks[:1]),
    }
    sentence = "With {top} on top it stands {standing} of {alike}, the best being {best}"
    reasons = [said, Reason(sentence, values, "S App A")]
    nickname = low_nickname(scale, ranks)
    reasons.append(Reason("Players call it {name}", {"name": nickname}, "S App A"))
    if scale.straights:
        reasons.append(Reason("It may not be of one suit", {}, "S App A"))
    return LowNumber(place, ranks, nickname, tuple(reasons))
