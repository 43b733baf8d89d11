"""What a game is: its deck, streets, board, portions and the words on its rule card.

A game answers eight questions, each free of the others: which deck, which streets, how the board
lies, how a hand is made, on which scale, what qualifies, how the pot splits, and what a case (a
die, the flop's colour, a choice) changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from director.engine.boards import Layout, Shape, one_row
from director.engine.cards import DECKS, Cards
from director.engine.makings import Making
from director.engine.scales import Scale

FORCED = ("button and blinds", "antes and bring-in", "antes and button")
"""What is paid before the cards (S 1.1)."""

BRING_INS = ("low card", "high card, ace low", "high card, ace high")
"""Whose upcard opens on third street (B12)."""

OPENERS = ("left of the button", "high board", "low board")
"""Who acts first on the later streets (B12)."""

BETS = ("small", "big")


@dataclass(frozen=True)
class Street:
    """One step of a deal: the cards that come, what is exchanged, and the bet that follows."""

    name: str
    down: int = 0
    up: int = 0
    board: tuple[int, ...] = ()
    """Community cards, one number a row."""
    draw: int = 0
    """The most cards that a player may exchange; the exchange precedes the betting."""
    bet: str = ""
    """"small", "big", or nothing where no betting follows."""


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

    @property
    def title(self) -> str:
        """The portion's name as it is read out."""
        return self.name

    @cached_property
    def least(self) -> int:
        """The rating of the weakest hand that qualifies; 0 where every hand does."""
        return (self.scale.rate(self.qualifier) or 0) if self.qualifier else 0


@dataclass(frozen=True)
class Example:
    """A worked hand: the game's own test, and the picture on its rule card."""

    title: str
    case: Mapping[str, object]
    """The hand as a showdown, in the form of the showdown file."""
    winners: Mapping[str, tuple[str, ...]]
    """Names by portion."""
    wins: Mapping[str, int] = field(default_factory=dict)
    """Chips by name, where the example is about chips."""
    source: str = ""
    why: str = ""


@dataclass(frozen=True)
class RuleCard:
    """The words of a rule card: our own, in whole sentences."""

    deal: str = ""
    showdown: str = ""
    traps: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A poker game, as its file declares it."""

    id: str
    name: str
    source: str
    tldr: str
    forced: str
    streets: tuple[Street, ...]
    portions: tuple[Portion, ...]
    aliases: tuple[str, ...] = ()
    short: str = ""
    """The name where there is little room: "Stud/8"."""
    deck: str = "52"
    bring_in: str = ""
    opener: str = "left of the button"
    layout: Layout = one_row
    odd_chips: str = "by position"
    """ "by position" from the button, or "by suit" as in stud (S 1.4)."""
    rule_card: RuleCard = RuleCard()
    examples: tuple[Example, ...] = ()
    betting: str = "limit"
    """How the game is mostly played: "limit", "pot-limit", "no-limit"."""

    @property
    def cards(self) -> Cards:
        """The deck."""
        return DECKS[self.deck]

    @property
    def has_button(self) -> bool:
        """Whether blinds are posted; the others pay antes and a bring-in."""
        return self.forced == "button and blinds"

    @property
    def down(self) -> int:
        """Cards dealt face down to a player."""
        return sum(street.down for street in self.streets)

    @property
    def up(self) -> int:
        """Cards dealt face up to a player."""
        return sum(street.up for street in self.streets)

    @property
    def board(self) -> Shape:
        """How many cards lie in each row of each street."""
        return tuple(street.board for street in self.streets if street.board)

    @property
    def is_stud(self) -> bool:
        """Whether players have upcards."""
        return self.up > 0

    @property
    def most_players(self) -> int:
        """How many players the deck serves, without reshuffling discards (B24).

        Flop games need three burns beside hands and board; stud is dealt to eight and draw games
        to seven or eight all the same, for folded cards make room.
        """
        in_hand = self.down + self.up
        on_board = sum(sum(rows) for rows in self.board)
        if on_board:
            return min(10, (len(self.cards) - on_board - 3) // in_hand)
        return 8 if self.is_stud or in_hand == 4 else 7
