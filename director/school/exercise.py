"""An exercise: what is on the table, what is asked, and the one answer that the engine gives."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from director.engine.cards import Cards
from director.engine.games.game import Game
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import say

EASY, MEDIUM, HARD = "easy", "medium", "hard"
STRENGTHS = (EASY, MEDIUM, HARD)
"""How many traps lie in wait: anything goes, one at least if it can be found, as many as can be."""


class Name(NamedTuple):
    """By which an exercise is made again, hand by hand and word by word."""

    game: str
    """The game's id."""
    topic: str
    strength: str
    seed: int


class Choice(NamedTuple):
    """One of the answers to choose from: words, or cards."""

    text: str
    cards: Cards = ()


@dataclass(frozen=True)
class Asked:
    """What is asked about a hand or a situation, and the engine's answer."""

    question: str
    choices: tuple[Choice, ...]
    right: int
    """Which of them, from 0."""
    why: tuple[Reason, ...]
    """The engine's reasons, each with its rule."""
    traps: tuple[str, ...] = ()
    """What makes it easy to go wrong here, by the keys of TRAPS."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What exactly is asked about, so that anybody can ask the judge again: pot, portion, seat."""


@dataclass(frozen=True)
class Exercise:
    """Something to be decided at a table, with its answer."""

    name: Name
    game: Game
    """As it was dealt: with its case, or the game chosen."""
    case: Mapping[str, Any]
    """The hand in the form of the showdown file; {} where no cards are shown."""
    told: tuple[str, ...]
    """What else has happened, one sentence each."""
    asked: Asked

    @property
    def answer(self) -> Choice:
        """The right one of the choices."""
        return self.asked.choices[self.asked.right]

    def says(self, choice: int) -> bool:
        """Whether this choice is the right one."""
        return choice == self.asked.right


class Unfit(Exception):
    """Nothing can be asked about a hand as it was dealt; another is dealt."""


MOST_CHOICES = 8
"""As many as there are keys that nobody has to look for."""
_FEWEST_CHOICES = 2


def put(
    question: str,
    right: Choice,
    others: Sequence[Choice],
    why: Sequence[Reason],
    traps: Sequence[str] = (),
    **about: Any,
) -> Asked:
    """A question with its choices in the order given, each once, the right one among them.

    Where there are too many the last of the wrong ones are left out. Raises Unfit where there is
    nothing to choose between.
    """
    wrong = [one for one in dict.fromkeys(others) if one != right]
    kept = set(wrong[: MOST_CHOICES - 1])
    choices = tuple(one for one in dict.fromkeys((*others, right)) if one == right or one in kept)
    if len(choices) < _FEWEST_CHOICES:
        raise Unfit
    found = tuple(dict.fromkeys(traps))
    return Asked(question, choices, choices.index(right), tuple(why), found, about)


def nobody() -> Choice:
    """Nobody wins it."""
    return Choice(say("Nobody"))


def winning(names: Sequence[str]) -> Choice:
    """Who wins it, alone or together; nobody where there is no name."""
    if not names:
        return nobody()
    if len(names) == 1:
        return Choice(names[0])
    return Choice(say("{who} split", who=" + ".join(names)))


def seated(who: str, seat: Seat) -> Choice:
    """A player as an answer to who it is."""
    return Choice(say("{who}, seat {seat}", who=who, seat=seat))
