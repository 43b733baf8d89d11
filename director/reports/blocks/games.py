"""What a page says of a game: its deal, cards as they lie, orders of hands, and what is asked."""

from dataclasses import dataclass
from typing import NamedTuple

from director.engine.cards import Card, Cards
from director.reports.blocks.figures import Figure
from director.views.diagrams import DealStep, Diagram


@dataclass(frozen=True)
class Deal:
    """The deal as a list of steps, numbered in their order."""

    steps: tuple[DealStep, ...]


@dataclass(frozen=True)
class Diagrams:
    """Hands and boards with the number of its step on each card, and a hand made of them."""

    diagrams: tuple[Diagram, ...]


class Place(NamedTuple):
    """Where a card lies on the felt, from the upper left one, in steps from card to card."""

    across: float
    down: float


@dataclass(frozen=True)
class Board:
    """Cards on the felt, row by row."""

    rows: tuple[Cards, ...]
    places: tuple[Place, ...] = ()
    """Where each card lies, in the order of the rows; empty where rows lie one below the other."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The cards that a line on the felt joins, by their numbers in that order."""
    face_down: frozenset[Card] = frozenset()
    """Those that lie face down."""


class Group(NamedTuple):
    """Cards that lie apart from a player's others, and what they are."""

    title: str
    cards: Cards


@dataclass(frozen=True)
class Hand:
    """A player's cards, and what becomes of them."""

    name: str
    cards: Cards
    verdict: str = ""
    wins: bool = False
    groups: tuple[Group, ...] = ()
    """The same cards, where they lie apart; empty where they lie together."""
    note: str = ""
    """What stands small below the name: "button"."""


@dataclass(frozen=True)
class CardHead:
    """The head of a rule card, in the color of the game's family; a back has a small one."""

    name: str
    family: str
    color: str
    """As "#1b4f8a"."""
    logo: str = ""
    """Where the picture of the house lies; empty for none."""
    is_small: bool = False


@dataclass(frozen=True)
class Posted:
    """What is paid before the cards, in large letters, and what else is to be known beside it."""

    text: str
    beside: tuple[Figure, ...] = ()


@dataclass(frozen=True)
class DealStrip:
    """The deal as a large strip of streets, whichever way it takes less room."""

    streets: tuple[DealStep, ...]
    numbered: bool = False
    """Whether a picture of the board beside it has their numbers on its cards."""


class NamedHand(NamedTuple):
    """Cards, and what they are called."""

    name: str
    cards: Cards


@dataclass(frozen=True)
class Ladder:
    """Hands from the best down, in columns."""

    hands: tuple[NamedHand, ...]
    title: str = ""
    """What they are an order of; empty where there is only one."""


@dataclass(frozen=True)
class Worths:
    """What each rank counts: "A", "1"."""

    ranks: tuple[tuple[str, str], ...]
    title: str = ""
    """The same."""


@dataclass(frozen=True)
class Answers:
    """What a question is answered with, a box and a letter before each; never parted from it."""

    texts: tuple[str, ...]


class TrickLine(NamedTuple):
    """One trick: what each player played to it, who led, and who took it with what."""

    cards: tuple[Card | None, ...]
    """In the order of the players; None where a card is missing."""
    leader: int
    """Whose card was led, from 0."""
    winner: int
    why: str
    """What the card that takes it is: "highest trump"."""


@dataclass(frozen=True)
class Tricks:
    """The play of a round as a table: a line for each trick, a column for each player."""

    players: tuple[str, ...]
    lines: tuple[TrickLine, ...]
    results: tuple[str, ...]
    """What each player wins or owes in the end."""
