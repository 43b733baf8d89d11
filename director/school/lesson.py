"""A lesson: what somebody wants to practise, exercise by exercise; today's due ones come first."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import Random

from director.engine.games.families import family
from director.engine.games.game import Game
from director.engine.games.library import Library, UnknownGame
from director.files.forms import FileWrong
from director.school.exercise import MEDIUM, Exercise, Name
from director.school.making import AS_SHIPPED, HousePlays, NoSuchExercise, exercise
from director.school.remembering import Pupil, answered
from director.school.topics import topics_of

_SEEDS = 1 << 31
_TRIES = 5
"""Of a house's game it may be that a topic of it never comes about."""
_LOOKED_AT = 3
"""Of so many that might be asked, the one that was answered worst so far is."""


@dataclass(frozen=True)
class Wish:
    """What is to be practised."""

    games: str = ""
    """A game's id, or the name of a family of games; empty for all."""
    topic: str = ""
    """A topic's id; empty for all."""
    strength: str = MEDIUM


@dataclass
class Lesson:
    """One person's exercises, one after the other."""

    library: Library
    pupil: Pupil
    rng: Random
    wish: Wish = field(default_factory=Wish)
    house: HousePlays = AS_SHIPPED
    exercise: Exercise | None = None
    """What is asked now."""
    said: int | None = None
    """Which choice was made; None before there was an answer."""
    again: bool = False
    """Whether it was missed on an earlier day."""

    def go_on(self, now: datetime) -> None:
        """The next exercise: one that is due today, or a new one of what is wished for.

        There is none where nothing of what is wished for exists.
        """
        self.said, self.again = None, False
        for name in self.pupil.due(now):
            if made := self._made(name):
                self.exercise, self.again = made, True
                return
        asked = self.possible()
        if not asked:
            self.exercise = None
            return
        for _ in range(_TRIES):
            some = [self.rng.choice(asked) for _ in range(_LOOKED_AT)]
            game, topic = min(some, key=self._known)
            name = Name(game, topic, self.wish.strength, self.rng.randrange(_SEEDS))
            self.exercise = self._made(name)
            if self.exercise:
                return

    def answer(self, choice: int, now: datetime) -> bool:
        """Takes an answer, once; whether it is right."""
        if self.exercise is None or self.said is not None:
            return False
        self.said = choice
        right = self.exercise.says(choice)
        self.pupil = answered(self.pupil, self.exercise.name, right=right, now=now)
        return right

    def possible(self) -> Sequence[tuple[str, str]]:
        """Games and topics that may come."""
        return [
            (game.id, topic.id)
            for game in chosen_games(self.library, self.wish.games)
            for topic in topics_of(game)
            if self.wish.topic in ("", topic.id)
        ]

    def _known(self, asked: tuple[str, str]) -> float:
        """How well it was answered so far, what is new being in the middle."""
        tally = self.pupil.tallies.get(asked)
        return (tally.right + 1) / (tally.asked + 2) if tally else 0.5

    def _made(self, name: Name) -> Exercise | None:
        """An exercise; None where its game is not there any more."""
        try:
            return exercise(name, self.library, self.house)
        except (UnknownGame, FileWrong, NoSuchExercise):
            return None


def chosen_games(library: Library, which: str) -> list[Game]:
    """A game by its id, the games of a family, or all of them."""
    games = library.sound()
    if not which:
        return games
    return [one for one in games if one.id == which] or [
        one for one in games if family(one) == which
    ]
