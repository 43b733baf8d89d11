"""Points: the most pips win, as in Dramaha 49."""

from dataclasses import dataclass

from director.engine.cards import ACE, JACK, Card, Cards
from director.translation import say


@dataclass(frozen=True)
class Points:
    """Five cards for the most pips: aces one, twos to tens their number, faces nothing (S 2.20)."""

    name: str
    sizes: tuple[int, ...] = (5,)

    def rate(self, cards: Cards) -> int | None:
        """The pips, and one more so that five faces are a hand too."""
        return sum(map(self.height, cards)) + 1 if len(cards) in self.sizes else None

    def says(self, rating: int) -> str:
        """How many points: "49 points"."""
        return say("1 point") if rating == 2 else say("{points} points", points=rating - 1)

    def height(self, card: Card) -> int:
        """The card's pips."""
        return 1 if card.rank == ACE else 0 if card.rank >= JACK else card.rank

    def arranged(self, cards: Cards) -> Cards:
        """From the card that counts most down."""
        return tuple(sorted(cards, key=self.height, reverse=True))

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """Hands are named by their points, so two names that are alike are one hand."""
        return self.says(better), self.says(worse)
