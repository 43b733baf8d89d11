"""What somebody has answered: tallies by game and topic, and when what was missed comes again.

When that is, FSRS says (Free Spaced Repetition Scheduler): what was missed comes the next day, and
what is then known a few days later, and later still. It counts days; the hour plays no part.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple

from fsrs import Card, Rating, Scheduler

from director.school.exercise import EASY, HARD, MEDIUM, STRENGTHS, Name
from director.school.topics import TOPICS

_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_WORTH: Mapping[str, int] = {EASY: 1, MEDIUM: 2, HARD: 3}
"""Points for a right answer."""
_LEARNT_DAYS = 60
"""What comes again only after so many days is known, and forgotten about."""


class Tally(NamedTuple):
    """How many were right of how many."""

    right: int = 0
    asked: int = 0

    def __add__(self, other: object) -> "Tally":
        """Two of them together."""
        if not isinstance(other, Tally):
            return NotImplemented
        return Tally(self.right + other.right, self.asked + other.asked)

    @property
    def percent(self) -> int | None:
        """How many of a hundred were right; None where nothing was asked."""
        return round(100 * self.right / self.asked) if self.asked else None


@dataclass(frozen=True)
class Pupil:
    """What one person has answered."""

    name: str
    tallies: Mapping[tuple[str, str], Tally] = field(default_factory=dict)
    """By game and topic."""
    points: int = 0
    """One for an easy exercise that was right, two for a medium one, three for a hard one."""
    run: int = 0
    """Right answers in a row, up to now."""
    longest: int = 0
    missed: Mapping[Name, Card] = field(default_factory=dict)
    """What was missed, and when it comes again."""

    @property
    def whole(self) -> Tally:
        """Of everything."""
        return sum(self.tallies.values(), Tally())

    def of_game(self, game: str) -> Tally:
        """Of all topics of a game."""
        return sum([one for (of, _), one in self.tallies.items() if of == game], Tally())

    def of_topic(self, topic: str) -> Tally:
        """Of a topic in all games."""
        return sum([one for (_, of), one in self.tallies.items() if of == topic], Tally())

    def due(self, now: datetime) -> tuple[Name, ...]:
        """What comes again today, the oldest first; `now` has a time zone."""
        today = now.date()
        waiting = [
            (card.due, name)
            for name, card in self.missed.items()
            if card.due.astimezone(now.tzinfo).date() <= today
        ]
        return tuple(name for _, name in sorted(waiting))


def answered(pupil: Pupil, name: Name, *, right: bool, now: datetime) -> Pupil:
    """After an answer. What is missed comes again tomorrow; what was, later where it is known."""
    key = name.game, name.topic
    tally = pupil.tallies.get(key, Tally()) + Tally(int(right), 1)
    missed = dict(pupil.missed)
    if name in missed or not right:
        at = now.astimezone(UTC)
        card = missed.get(name) or Card(card_id=1, due=at)
        rating = Rating.Good if right else Rating.Again
        card, _ = _SCHEDULER.review_card(card, rating, at)
        missed[name] = card
        if right and (card.due - at).days > _LEARNT_DAYS:
            del missed[name]
    run = pupil.run + 1 if right else 0
    return replace(
        pupil,
        tallies={**pupil.tallies, key: tally},
        points=pupil.points + (_WORTH[name.strength] if right else 0),
        run=run,
        longest=max(run, pupil.longest),
        missed=missed,
    )


def ranking(pupils: Iterable[Pupil]) -> list[Pupil]:
    """The leader board: by points, then by the share that was right."""
    return sorted(pupils, key=lambda one: (-one.points, -(one.whole.percent or 0), one.name))


def as_data(pupil: Pupil) -> dict[str, Any]:
    """A pupil as it is written down."""
    return {
        "tallies": {f"{game}/{topic}": [*one] for (game, topic), one in pupil.tallies.items()},
        "points": pupil.points,
        "run": pupil.run,
        "longest": pupil.longest,
        "missed": [[*name, card.to_dict()] for name, card in pupil.missed.items()],
    }


def from_data(name: str, data: Mapping[str, Any]) -> Pupil:
    """A pupil as it was written down; what is no number or name of ours is left out.

    Raises ValueError, TypeError, KeyError or AttributeError where it is something else altogether.
    """
    tallies = {}
    for key, (right, asked) in data["tallies"].items():
        game, _, topic = key.partition("/")
        if topic in TOPICS and 0 <= _whole(right) <= _whole(asked):
            tallies[game, topic] = Tally(right, asked)
    missed = {}
    for game, topic, strength, seed, card in data["missed"]:
        if topic in TOPICS and strength in STRENGTHS:
            missed[Name(str(game), topic, strength, _whole(seed))] = Card.from_dict(card)
    points, run, longest = (_whole(data[key]) for key in ("points", "run", "longest"))
    return Pupil(name, tallies, points, run, longest, missed)


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(value)
    return value
