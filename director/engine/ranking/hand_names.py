"""What a dealer calls a hand: "aces full of kings", "eight-six low", "8-6-4-2-A"."""

from collections.abc import Iterable

from director.engine.cards import RANKS
from director.translation import say

_ONE = (
    "", "ace", "deuce", "three", "four", "five", "six",
    "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
_MANY = (
    "", "aces", "deuces", "threes", "fours", "fives", "sixes",
    "sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces",
)  # fmt: skip


def one(rank: int) -> str:
    """A card of this rank: "ace", "deuce"."""
    return say(_ONE[rank])


def many(rank: int) -> str:
    """Cards of this rank: "aces", "deuces"."""
    return say(_MANY[rank])


def sign(rank: int) -> str:
    """A rank as it is written: "A" for one and fourteen, "T"."""
    return "A" if rank == 1 else RANKS[rank - 2]


def spelled(ranks: Iterable[int]) -> str:
    """Ranks as a lowball player says them.

    >>> spelled([8, 6, 4, 2, 1])
    '8-6-4-2-A'
    """
    return "-".join(sign(rank) for rank in ranks)
