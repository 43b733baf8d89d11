"""A ruling on a hand in words: who wins what, why, and how it is read aloud."""

from fractions import Fraction
from typing import NamedTuple

from director.engine.reasons import Reason
from director.engine.showdown.adjudication import Ruling
from director.engine.showdown.read_aloud import Aloud, as_read, not_won
from director.engine.showdown.splits import Division
from director.translation import capital, chips, listed, say

WHOLE = 5040
"""A pot that nobody has counted yet: it can be shared evenly by two to ten players."""


class SaidRuling(NamedTuple):
    """A ruling, and whether the chips are known: else only the shares of the pot are said."""

    ruling: Ruling
    counted: bool = True

    def amount(self, won: int) -> str:
        """Chips, or the share of a pot that nobody has counted."""
        return chips(won) if self.counted else share(Fraction(won, WHOLE))

    @property
    def headline(self) -> str:
        """Who wins what, in one sentence."""
        players = self.ruling.showdown.players
        wins = [
            say("{who} wins {amount}", who=players[seat].title, amount=self.amount(won))
            for seat, won in self.ruling.awards.items()
        ]
        return capital(listed([*wins, *not_won(self.ruling, self.amount, counted=self.counted)]))

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why, one sentence a decision."""
        return tuple(self._said(reason) for reason in self.ruling.reasons)

    @property
    def other_reasons(self) -> tuple[str, ...]:
        """Those that do not stand beside the chips."""
        return tuple(self._said(reason) for reason in self.ruling.other_reasons)

    @property
    def aloud(self) -> Aloud:
        """As it is read aloud; of a pot that nobody has counted, the shares."""
        return as_read(self.ruling, self.amount, counted=self.counted)

    def division(self, decision: Division) -> str:
        """Why chips are divided so, as it stands beside them."""
        return capital(self._said(decision.beside))

    def _said(self, reason: Reason) -> str:
        """A reason, without the chips of a pot that nobody has counted."""
        return str(reason if self.counted else reason.without_chips())


_SIGNS = {
    Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾", Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
}  # fmt: skip


def share(part: Fraction) -> str:
    """A share of the pot in words.

    >>> share(Fraction(1)), share(Fraction(3, 4)), share(Fraction(1, 6))
    ('the whole pot', '¾ of the pot', '1/6 of the pot')
    """
    if part == 1:
        return say("the whole pot")
    return say("{part} of the pot", part=_SIGNS.get(part, str(part)))
