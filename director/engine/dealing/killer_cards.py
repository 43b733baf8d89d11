"""Killer cards: how often outs come with two cards to go and no card ruins them (S App D).

An out on the turn with no killer on the river, or neither on the turn and then an out.
"""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

UNSEEN: Mapping[str, int] = {"hold'em": 45, "omaha": 41}
"""Cards not seen on the flop when both hands are known, by the charts' names."""

OUTS = range(1, 22)
KILLS = range(11)
"""Rows and columns of the charts."""

_HUNDREDTH = Decimal("0.01")


class KillerCards(NamedTuple):
    """The chance of outs against kills."""

    chance: Fraction
    percent: Decimal
    """The chance in percent, rounded to hundredths."""
    reasons: tuple[Reason, ...]


class KillerChart(NamedTuple):
    """A chart of chances in percent."""

    unseen: int
    outs: tuple[int, ...]
    kills: tuple[int, ...]
    rows: tuple[tuple[Decimal, ...], ...]
    """One row for each number of outs, one figure in it for each number of kills."""
    reasons: tuple[Reason, ...]


def killer_cards(outs: int, kills: int, unseen: int = UNSEEN["hold'em"]) -> KillerCards:
    """How often `outs` come and stay good against `kills`, with two cards to go (S App D).

    Both are numbers of cards among those `unseen`, and no card is both. Raises NotPossible.
    """
    if unseen < 2:
        raise NotPossible("unseen", say("two cards are still to come"))
    if outs < 0:
        raise NotPossible("outs", say("there are no outs below nothing"))
    if kills < 0 or outs + kills > unseen:
        field = "kills" if kills < 0 or outs <= unseen else "outs"
        raise NotPossible(field, say("outs and kills are among {unseen} cards", unseen=unseen))
    chance, percent = _chance(outs, kills, unseen), _percent(outs, kills, unseen)
    first, then = outs * (unseen - 1 - kills), (unseen - outs - kills) * outs
    pairs = unseen * (unseen - 1)
    values = {
        "outs": outs, "kills": kills, "unseen": unseen, "percent": percent,
        "first": first, "then": then, "both": first + then, "pairs": pairs, "chance": chance,
    }  # fmt: skip
    sentences = (
        "{outs} outs with {kills} killers win {percent} percent of the time",
        "An out on the turn and no killer on the river: {first} of {pairs} ways",
        "Neither on the turn and an out on the river: {then} of {pairs} ways",
        "Together {both} of {pairs}, which is {chance}",
    )
    return KillerCards(chance, percent, tuple(Reason(one, values, "S App D") for one in sentences))


def _chance(outs: int, kills: int, unseen: int) -> Fraction:
    return Fraction(outs * (2 * unseen - 1 - 2 * kills - outs), unseen * (unseen - 1))


def _percent(outs: int, kills: int, unseen: int) -> Decimal:
    chance = 100 * _chance(outs, kills, unseen)
    exact = Decimal(chance.numerator) / Decimal(chance.denominator)
    return exact.quantize(_HUNDREDTH, ROUND_HALF_UP)


def killer_chart(game: str) -> KillerChart:
    """The chart of the book for "hold'em" or "omaha", 1 to 21 outs and 0 to 10 kills (S App D).

    Raises NotPossible.
    """
    if game not in UNSEEN:
        raise NotPossible("game", say("there are charts for hold'em and omaha"))
    unseen = UNSEEN[game]
    rows = tuple(tuple(_percent(outs, kills, unseen) for kills in KILLS) for outs in OUTS)
    values = {"game": game, "unseen": unseen}
    said = Reason("Killer cards in {game}: {unseen} cards are unseen", values, "S App D")
    why = Reason("The flop and both hands are known, and two cards are to come", {}, "S App D")
    return KillerChart(unseen, tuple(OUTS), tuple(KILLS), rows, (said, why))
