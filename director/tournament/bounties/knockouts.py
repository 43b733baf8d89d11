"""How a bust counts for those who are named for it: as its bounty goes, and one in all."""

from collections.abc import Sequence
from fractions import Fraction

from director.tournament.busts.state import EntryNumber

_PARTS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}


Knockouts = Fraction | int
"""How many went out by somebody, alone or with others."""


def credited(by: Sequence[EntryNumber], *, shared: bool) -> dict[EntryNumber, Knockouts]:
    """What each has of one bust: the first one named all of it, or as much as every other.

    >>> credited((7, 3), shared=False), credited((7, 3), shared=True)
    ({7: 1}, {7: Fraction(1, 2), 3: Fraction(1, 2)})
    """
    if shared and len(by) > 1:
        return {one: Fraction(1, len(by)) for one in by}
    return dict.fromkeys(by[:1], 1)


def knockouts_said(count: Knockouts) -> str:
    """A number, what is left over as a fraction; empty for none.

    >>> [knockouts_said(Fraction(*one)) for one in ((0,), (3,), (5, 2), (1, 3), (11, 5))]
    ['', '3', '2½', '⅓', '2.20']
    """
    whole, rest = divmod(Fraction(count), 1)
    if not rest:
        return str(whole) if whole else ""
    if rest not in _PARTS:
        return f"{float(count):.2f}"
    return f"{whole or ''}{_PARTS[rest]}"
