"""What the pot is played for: a share of it, and the hand that wins that share."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from director.engine.cards import JACK, KING, Cards
from director.engine.ranking.cards_that_play import Making
from director.engine.ranking.five_cards import NOTHING, FiveCards
from director.engine.ranking.hand_names import one
from director.engine.ranking.lowball_names import low_nickname
from director.engine.ranking.scale import Scale
from director.translation import say

First = Callable[[Cards], bool]


def face_card(held: Cards) -> bool:
    """Whether there is a jack, queen or king among the cards (S 2.2)."""
    return any(JACK <= card.rank <= KING for card in held)


FIRSTS: dict[str, First] = {"face card": face_card}
"""Hands of which this holds beat all of which it does not; by the names that game files use."""

FIRST_SENTENCES: dict[First, str] = {
    face_card: "A hand with a jack, queen or king among all its cards beats every hand without.",
}
"""What each of them says on a rule card."""

FIRST_PHRASES: dict[First | None, str] = {
    face_card: "hands with a jack, queen or king first",
}
"""The same within a sentence, after the name of a hand."""

_AHEAD = 1 << 28
"""More than any rating on any scale."""


@dataclass(frozen=True)
class Portion:
    """A share of the pot and the hand that wins it."""

    name: str
    scale: Scale
    making: tuple[Making, ...]
    qualifier: Cards = ()
    """The weakest hand that qualifies; empty where every hand does."""
    otherwise: str = ""
    """The portion that takes this share when nobody qualifies."""
    part: str = ""
    """Which of a player's hands plays, where they hold two: "omaha", "holdem"."""
    first: First | None = None
    """Hands of which this holds beat all others."""
    first_names: tuple[str, str] = ("", "")
    """What these hands and those are called: "face" and "butt"."""
    title: str = ""
    """The portion's name as it is read out."""

    @cached_property
    def least(self) -> int:
        """The rating of the weakest hand that qualifies; 0 where every hand does."""
        return (self.scale.rate(self.qualifier) or 0) if self.qualifier else 0

    def ahead(self, held: Cards) -> int:
        """What these cards have over hands that are beaten whatever else they hold."""
        return _AHEAD if self.first and self.first(held) else 0

    def says(self, rating: int) -> str:
        """What the dealer calls a hand of this rating: "face 9-8-7-5-3"."""
        if rating not in self._said:
            name = self.scale.says(rating % _AHEAD)
            kind = self.first_names[0 if rating >= _AHEAD else 1]
            self._said[rating] = say("{kind} {hand}", kind=kind, hand=name) if kind else name
        return self._said[rating]

    def calls(self, rating: int) -> str:
        """A dealer's name of the hand where there is one, "a smooth seven", "face nine"; else says.

        It leaves out what the cards beside it show, so it is for hands whose cards are shown.
        """
        if rating not in self._called:
            self._called[rating] = self._nickname(rating) or self.says(rating)
        return self._called[rating]

    def _nickname(self, rating: int) -> str:
        if not isinstance(self.scale, FiveCards) or not self.scale.lowest_wins:
            return ""
        category, ranks = self.scale.read(rating % _AHEAD)
        if category != NOTHING or len(ranks) < 5:
            return ""
        if self.first:
            kind = self.first_names[0 if rating >= _AHEAD else 1]
            return say("{kind} {top}", kind=kind, top=one(ranks[0])) if kind else ""
        return low_nickname(self.scale, ranks)

    @cached_property
    def _called(self) -> dict[int, str]:
        """What has been called before."""
        return {}

    @cached_property
    def _said(self) -> dict[int, str]:
        """What has been said before; there are some thousand hands and they come again."""
        return {}

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """The first card, of each of two hands of one name, that sets them apart."""
        return self.scale.difference(better % _AHEAD, worse % _AHEAD)
