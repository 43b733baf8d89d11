"""A hand at its end, ready to be judged, and why one cannot be judged."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting.pots import Pots
from director.engine.cards import Card, Cards
from director.engine.games.boards import Board, turned_down
from director.engine.games.game import Game
from director.engine.ranking.buh import is_buh
from director.translation import say


class Problem(NamedTuple):
    """Why a showdown cannot be judged: a code, the field that is wrong, and a sentence."""

    code: str
    field: str
    message: str


class CannotJudge(Exception):
    """A showdown cannot be judged; holds every problem found, the first in order first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.message for problem in problems))


class Player(NamedTuple):
    """One player at the showdown."""

    number: int
    """The place in the list, from 0, by which the file's fields are named."""
    seat: int
    name: str
    cards: Cards
    groups: Mapping[str, Cards]
    """The cards by how they were dealt or are kept; empty where the file does not say."""
    folded: bool
    short: bool
    """In stud: one card fewer was dealt to this player."""
    declared: bool
    """In Buh: the hand was laid down in time."""

    @property
    def title(self) -> str:
        """What to call the player: the name, or the seat."""
        return self.name or say("seat {seat}", seat=self.seat)

    @property
    def has_buh(self) -> bool:
        """Whether the player wins at once, having declared a hand that is a buh."""
        return self.declared and is_buh(self.cards)


class Showdown(NamedTuple):
    """A hand at its end, ready to be judged."""

    id: object
    game: Game
    """As it was dealt: with its options, its case or the game chosen."""
    case: str
    """The name of the case that a die or the flop has brought about."""
    players: Mapping[int, Player]
    """By seat, in the order given."""
    board: Board
    """As it lies on the felt, with the cards that the dice have turned face down."""
    pots: Pots
    chip: int
    button: int | None
    dice: tuple[int, ...] = ()

    @property
    def face_up(self) -> Board:
        """The board without the cards that play for nobody."""
        turning = self.game.turning
        return turning(self.board, self.dice) if turning else self.board

    @property
    def face_down(self) -> frozenset[Card]:
        """The cards of the board that play for nobody."""
        return turned_down(self.game.turning, self.board, self.dice)
