"""What beats what: a scale turns cards into a rating, and the greater rating always wins."""

from typing import Protocol

from director.engine.cards import ACE, JACK, Card, Cards
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.buh import Buh
from director.engine.ranking.five_cards import FLUSH_OVER_FULL_HOUSE, TRIPS_OVER_STRAIGHT, FiveCards
from director.engine.ranking.points import Points

_SHORT_DECK = tuple(range(6, ACE + 1))
_MEXICAN_DECK = (*range(2, 8), *range(JACK, ACE + 1))


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


SCALES: dict[str, Scale] = {
    scale.name: scale
    for scale in (
        FiveCards("high"),
        FiveCards("california", lowest_wins=True, ace_low=True, straights=False),
        FiveCards("kansas city", lowest_wins=True, ace_below=False),
        FiveCards("london", lowest_wins=True, ace_low=True),
        Badugi("badugi"),
        FiveCards("short deck", order=FLUSH_OVER_FULL_HOUSE, deck=_SHORT_DECK),
        FiveCards("short deck, trips over straight", order=TRIPS_OVER_STRAIGHT, deck=_SHORT_DECK),
        FiveCards("mexican", order=FLUSH_OVER_FULL_HOUSE, deck=_MEXICAN_DECK),
        FiveCards("quick quads", quick_quads=True),
        FiveCards("high, up to five cards", sizes=(5, 4, 3, 2, 1)),
        Badugi("badugi, ace high", ace_low=False),
        Points("points"),
        Buh("buh"),
    )
}
"""By the names that game files use."""
