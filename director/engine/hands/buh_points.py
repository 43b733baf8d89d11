"""Buh: the points of a hand step by step, what may be drawn, and when a buh may be declared."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from director.engine.cards import ACE, Cards, written
from director.engine.not_possible import NotPossible
from director.engine.ranking.buh import is_buh, is_hooch, points
from director.engine.ranking.counts import pips
from director.engine.ranking.hand_names import sign
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.translation import say

_HAND = 4
_DRAW = 2
"""Cards that anybody may draw; a granny draws one more."""

Moment = Literal["after a deal", "after the draw", "betting"]


class BuhPoints(NamedTuple):
    """What a hand of up to four cards counts."""

    points: int
    """0 for a skunk too, which loses to every other hand."""
    hooch: Cards
    """Jacks, queens and kings, from the lowest."""
    runs: tuple[tuple[int, ...], ...]
    """The other ranks, aces 1, each once: what is in sequence together. Their tops count."""
    halved: bool
    name: str
    """What the dealer calls a hand of four: "20 points", "star"; of fewer it is empty."""
    reasons: tuple[Reason, ...]


class BuhDraw(NamedTuple):
    """Whether a draw is allowed."""

    allowed: bool
    most: int
    """Cards that may be drawn with what is kept."""
    granny: bool
    """Whether it is three cards to an ace."""
    reasons: tuple[Reason, ...]


class BuhDeclaration(NamedTuple):
    """Whether a buh may be declared."""

    wins: bool
    """Whether it takes the pot at once."""
    must: bool
    """Whether the hand has to be declared."""
    reasons: tuple[Reason, ...]


def buh_points(cards: Cards) -> BuhPoints:
    """What a hand counts, step by step: hooch, matches, runs, flush (BUH).

    Raises NotPossible for a hand that is not one to four different cards.
    """
    _check(cards, "cards")
    hooch = tuple(sorted([card for card in cards if is_hooch(card)], key=lambda one: one.rank))
    normals = [pips(card) for card in cards if not is_hooch(card)]
    runs = _runs(sorted(set(normals)))
    halved = len(cards) == _HAND and len({card.suit for card in cards}) == 1
    skunk = len(hooch) == _HAND
    total = points(cards) if normals else 0
    steps = list(_steps(hooch, normals, runs, halved=halved, total=total, skunk=skunk))
    scale = SCALES["buh"]
    rating = scale.rate(cards)
    name = scale.says(rating) if rating is not None else ""
    values = {"cards": written(cards), "points": total, "name": name}
    sentence = (
        "{cards} is a skunk and loses to any other hand" if skunk else "{cards} counts {points}"
    )
    return BuhPoints(total, hooch, runs, halved, name, (Reason(sentence, values, "BUH"), *steps))


def _check(cards: Cards, field: str) -> None:
    if not 1 <= len(cards) <= _HAND or len(set(cards)) < len(cards):
        raise NotPossible(field, say("a hand of Buh is one to four different cards"))
    if any(not card.rank for card in cards):
        raise NotPossible(field, say("Buh is played without a joker"))


def _runs(ranks: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Ranks from the lowest, cut where one is missing."""
    cuts = [place for place, (low, high) in enumerate(pairwise(ranks), 1) if high != low + 1]
    bounds = [0, *cuts, len(ranks)]
    return tuple(tuple(ranks[one:other]) for one, other in pairwise(bounds) if ranks)


def _steps(
    hooch: Cards,
    normals: Sequence[int],
    runs: Sequence[tuple[int, ...]],
    *,
    halved: bool,
    total: int,
    skunk: bool,
) -> list[Reason]:
    steps = []
    if skunk:
        return [Reason("It is nothing but hooch", {}, "BUH")]
    if hooch:
        values = {"cards": written(hooch)}
        steps.append(Reason("The hooch counts nothing: {cards}", values, "BUH"))
    for rank in sorted({rank for rank in normals if normals.count(rank) > 1}):
        values = {"count": str(normals.count(rank)), "rank": sign(rank)}
        steps.append(Reason("A match of {count} counts once: {rank}", values, "BUH"))
    for run in runs:
        if len(run) > 1:
            values = {"run": "-".join(sign(rank) for rank in run), "top": str(run[-1])}
            steps.append(Reason("The run {run} counts its highest card, {top}", values, "BUH"))
    tops = [run[-1] for run in runs]
    if len(tops) > 1:
        values = {"sum": " + ".join(map(str, tops)), "total": str(sum(tops))}
        steps.append(Reason("{sum} make {total}", values, "BUH"))
    if halved:
        values = {"all": str(sum(tops)), "half": str(total)}
        sentence = "Four cards of one suit are a flush: half of {all}, rounded down, is {half}"
        steps.append(Reason(sentence, values, "BUH; C23" if total == 1 else "BUH"))
    return steps


def buh_draw(kept: Cards, drawn: int) -> BuhDraw:
    """Whether so many cards may be drawn to those kept: two, or three to an ace (BUH).

    Raises NotPossible where the two do not make a hand of four.
    """
    if not 0 <= drawn <= _HAND or len(kept) + drawn != _HAND:
        raise NotPossible("drawn", say("cards kept and drawn are four together"))
    if len(set(kept)) < len(kept):
        raise NotPossible("kept", say("a card is there twice"))
    granny = drawn == _DRAW + 1 and kept[0].rank == ACE
    allowed = drawn <= _DRAW or granny
    values = {"drawn": drawn, "most": _DRAW}
    sentence = "Drawing {drawn} is allowed" if allowed else "Drawing {drawn} is not allowed"
    if granny:
        why = "Three cards to an ace are a granny"
    elif drawn > _DRAW:
        why = "Only a player who keeps a lone ace draws three, and nobody draws four"
    elif drawn:
        why = "Anybody may draw up to {most}"
    else:
        why = "The player stands pat"
    reasons = Reason(sentence, values, "BUH"), Reason(why, values, "BUH")
    return BuhDraw(allowed, _DRAW + 1 if granny else _DRAW, granny, reasons)


def buh_declaration(
    cards: Cards,
    moment: Moment,
    *,
    after_draw: bool = True,
    must_declare: bool = False,
    any_time: bool = False,
) -> BuhDeclaration:
    """Whether a hand may be laid down as a buh at this moment, and takes the pot at once (BUH).

    It has one point or less and an ace (C22), and has just been dealt; `after_draw` allows it after
    the draw too, before the last betting (C25). In Buh Now it has to be declared with
    `must_declare`, and may be at `any_time`. Raises NotPossible.
    """
    _check(cards, "cards")
    held = is_buh(cards)
    in_time = any_time or moment == "after a deal" or (moment == "after the draw" and after_draw)
    values = {"cards": written(cards)}
    wins = held and in_time
    sentence = (
        "{cards} may be declared and wins the pot at once"
        if wins
        else "{cards} may not be declared"
    )
    reasons = [Reason(sentence, values, "BUH")]
    if not held:
        hooch = all(map(is_hooch, cards))
        if hooch:
            reasons.append(Reason("Hooch alone is not a buh", values, "house rule, C22"))
        elif len(cards) < 2:
            reasons.append(Reason("One card is not a hand yet", values, "BUH"))
        else:
            count = {"points": points(cards)}
            reasons.append(Reason("It counts {points}, more than one point", count, "BUH"))
    elif any_time and moment != "after a deal":
        reasons.append(Reason("It may be declared at any time", values, "house rule, Buh Now"))
    elif moment == "betting":
        reasons.append(Reason("Betting has begun: not before the next deal", values, "BUH"))
    elif moment == "after the draw":
        sentence = (
            "The draw is a deal, and the last betting has not begun"
            if in_time
            else "After the draw nobody declares"
        )
        reasons.append(Reason(sentence, values, "house rule, C25"))
    else:
        reasons.append(Reason("It has just been dealt, and betting has not begun", values, "BUH"))
    must = wins and must_declare
    if must:
        reasons.append(Reason("It has to be declared", values, "house rule, Buh Now"))
    return BuhDeclaration(wins, must, tuple(reasons))
