"""What beats what: a scale turns cards into a rating, and the greater rating always wins."""

from typing import Protocol

from director.engine.cards import Card, Cards


class Scale(Protocol):
    """An order of hands."""

    @property
    def name(self) -> str:
        """As game files call it."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards a hand may have, the most first."""

    def rate(self, cards: Cards) -> int | None:
        """How good these cards are as one hand, the greater the better; None if they are none."""

    def says(self, rating: int) -> str:
        """What the dealer calls a hand of this rating."""

    def height(self, card: Card) -> int:
        """How high a card counts in this order, for the odd chip in stud (S 1.4)."""

    def arranged(self, cards: Cards) -> Cards:
        """The cards of a hand in the order in which they are read out."""

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """The first card, of each of two hands of one name, that sets them apart."""
