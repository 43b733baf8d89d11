"""Points: cards are counted, and the most or the fewest points win."""

from dataclasses import dataclass

from director.engine.cards import ACE, JACK, Card, Cards
from director.translation import say

PIPS = (0, 0, *range(2, JACK), 0, 0, 0, 1)
"""What a card is worth, by rank: aces one, twos to tens their number, faces nothing (S 2.20)."""

_MOST = 1 << 16
_CARDS = 8
"""More cards than a hand has."""


@dataclass(frozen=True, eq=False)  # there is one of each, and tables are found by it
class Points:
    """A hand is what its cards are worth together.

    With several `sizes` a player counts as many of the cards as is best.
    """

    name: str
    sizes: tuple[int, ...] = (5,)
    worth: tuple[int, ...] = PIPS
    """By rank."""
    fewest_win: bool = False
    up_to: int = 0
    """A hand worth more is none; 0 for no bound."""
    more_cards_win: bool = False
    """Of two hands worth the same."""

    def rate(self, cards: Cards) -> int | None:
        """The points, and of as many the cards, where they count."""
        if len(cards) not in self.sizes:
            return None
        total = sum([self.worth[card.rank] for card in cards])
        if self.up_to and total > self.up_to:
            return None
        ahead = _MOST - total if self.fewest_win else total + 1
        return ahead * _CARDS + len(cards) if self.more_cards_win else ahead

    def read(self, rating: int) -> tuple[int, int]:
        """The points of a hand of this rating, and of how many cards it is."""
        ahead, cards = divmod(rating, _CARDS) if self.more_cards_win else (rating, self.sizes[0])
        return (_MOST - ahead if self.fewest_win else ahead - 1), cards

    def says(self, rating: int) -> str:
        """How many points: "49 points"; "21 points with 5 cards" where the cards break ties."""
        total, cards = self.read(rating)
        points = say("1 point") if total == 1 else say("{points} points", points=total)
        if not self.more_cards_win:
            return points
        if cards == 1:
            return say("{points} with 1 card", points=points)
        return say("{points} with {cards} cards", points=points, cards=cards)

    def height(self, card: Card) -> int:
        """What the card is worth."""
        return self.worth[card.rank]

    def arranged(self, cards: Cards) -> Cards:
        """From the card that counts most down."""
        return tuple(sorted(cards, key=self.height, reverse=True))

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """Hands are named by all that decides, so two names that are alike are one hand."""
        return self.says(better), self.says(worse)


def worth_of(ace: int, faces: int) -> tuple[int, ...]:
    """What each rank is worth where only aces and faces are otherwise than their number."""
    return (*PIPS[:JACK], *(faces,) * (ACE - JACK), ace)
