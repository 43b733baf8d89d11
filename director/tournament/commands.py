"""What the desk can ask for. A command looks at the event and answers with facts, or refuses.

Refusing changes nothing and says why in one sentence. Chance comes in as a seed and time with the
moment of asking, so that the same question has the same answer.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from director.tournament.clock_facts import ClockPaused, ClockStarted, StepReached, TimeAdded
from director.tournament.draws import Place, drawn_seats
from director.tournament.facts import (
    Change,
    PlayerEliminated,
    PlayerRegistered,
    RulingFiled,
    SeatDrawn,
    SeatsDrawn,
)
from director.tournament.filings import Occasion
from director.tournament.structures import Level
from director.tournament.tournaments import EntryNumber, PlayerNumber, Tournament
from director.words import Sentence


class Refused(Exception):
    """The rules forbid it. Nothing has changed; the sentence says why."""

    def __init__(self, text: str, **values: object) -> None:
        self.sentence = Sentence(text, values)
        super().__init__(text)


class Command(Protocol):
    """Something that the desk can ask for."""

    def label(self, t: Tournament) -> Sentence:
        """What it will have done, for the log and for "undo"."""

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The facts that it brings about. Raises Refused where the rules forbid it."""


@dataclass(frozen=True)
class Register:
    """A player enters; where seats have been drawn already, at an open seat."""

    player: PlayerNumber
    seed: str
    """For the draw of a late seat."""

    def label(self, _: Tournament) -> Sentence:
        """Who has registered."""
        return Sentence("{player} registered", {"player": self.player})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """One entry, and a seat once the event has tables."""
        if any(t.entries[entry].player == self.player for entry in t.left):
            raise Refused("{player} is in the tournament already", player=self.player)
        if t.winner:
            raise Refused("the tournament is over")
        entry = EntryNumber(max(t.entries, default=0) + 1)
        registered = PlayerRegistered(entry, self.player)
        if not t.drawn:
            return (registered,)
        return (registered, _draw(t, (entry,), self.seed))


@dataclass(frozen=True)
class DrawSeats:
    """Seats are drawn for everybody who has none."""

    seed: str

    def label(self, t: Tournament) -> Sentence:
        """For how many."""
        return Sentence("seats drawn for {count} players", {"count": len(_unseated(t))})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """As few tables as hold them, filled evenly."""
        unseated = _unseated(t)
        if not unseated:
            raise Refused("everybody has a seat" if t.entries else "nobody has registered yet")
        return (_draw(t, unseated, self.seed),)


@dataclass(frozen=True)
class RedrawSeats:
    """Everybody left draws a new seat, at as few tables as hold them."""

    seed: str

    def label(self, t: Tournament) -> Sentence:
        """For how many."""
        return Sentence("seats redrawn for {count} players", {"count": len(t.left)})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """New seats for all, from table 1 on."""
        if len(t.left) < 2:
            raise Refused("there are no two players to seat")
        players = sorted(t.left)
        tables = range(1, -(-len(players) // t.structure.seats) + 1)
        drawn = drawn_seats(players, {}, tables, t.structure.seats, self.seed)
        return (_seats_drawn(self.seed, drawn),)


@dataclass(frozen=True)
class StartClock:
    """The clock is set going."""

    def label(self, t: Tournament) -> Sentence:
        """Started, or going on after a pause."""
        return Sentence("clock resumed" if t.clock.started else "clock started")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It runs, unless it does already."""
        return fitting(t.at(now), ClockStarted())


@dataclass(frozen=True)
class PauseClock:
    """The clock is stopped."""

    def label(self, _: Tournament) -> Sentence:
        """That it stands."""
        return Sentence("clock paused")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It stands, if it ran."""
        return fitting(t.at(now), ClockPaused())


@dataclass(frozen=True)
class MoveClock:
    """The clock goes to the beginning of a level or break; steps count from 0."""

    step: int

    def label(self, t: Tournament) -> Sentence:
        """To where."""
        return about_step(
            t,
            self.step,
            "clock moved to level {level}",
            "clock moved to the break after level {level}",
        )

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """That step begins."""
        if self.step < 0:
            raise Refused("this is the first level")
        if self.step >= len(t.structure.steps):
            raise Refused("this is the last level")
        return fitting(t, StepReached(self.step))


@dataclass(frozen=True)
class AddTime:
    """Minutes are added to the present level or break, or taken from it where negative."""

    minutes: int

    def label(self, _: Tournament) -> Sentence:
        """How many."""
        if self.minutes < 0:
            return Sentence("{minutes} min taken from the clock", {"minutes": -self.minutes})
        return Sentence("{minutes} min added to the clock", {"minutes": self.minutes})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The step is longer; no more can be taken than is left."""
        if self.minutes == 0:
            raise Refused("no time to add")
        left = t.clock.shows(t.structure, now).left
        if self.minutes < 0 and left < timedelta(minutes=-self.minutes):
            raise Refused("there are not {minutes} min left", minutes=-self.minutes)
        return (TimeAdded(self.minutes * 60),)


@dataclass(frozen=True)
class Eliminate:
    """A player goes out."""

    entry: EntryNumber

    def label(self, t: Tournament) -> Sentence:
        """Who is out, and in which place."""
        if self.entry not in t.entries:
            return Sentence("entry {entry} is out", {"entry": self.entry})
        place = len(t.left)
        return Sentence(
            "{player} is out in place {place}",
            {"player": t.entries[self.entry].player, "place": place},
        )

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The place follows from the order of the busts."""
        facts = fitting(t, PlayerEliminated(self.entry))
        if len(t.left) == 1:
            raise Refused(
                "{player} is the last one left, and has won", player=t.entries[self.entry].player
            )
        return facts


def about_step(t: Tournament, step: int, of_level: str, of_break: str) -> Sentence:
    """A sentence about a step: of a level by its label, of another by the level before it."""
    steps = t.structure.steps
    here = steps[step] if 0 <= step < len(steps) else None
    if isinstance(here, Level):
        return Sentence(of_level, {"level": here.label})
    level = t.structure.level_before(step)
    return Sentence(of_break, {"level": level.label if level else "0"})


def fitting(t: Tournament, fact: Change) -> tuple[Change, ...]:
    """The fact, refused where the event has no room for it."""
    problem = fact.unfit(t)
    if problem:
        raise Refused(problem.text, **problem.values)
    return (fact,)


def _unseated(t: Tournament) -> tuple[EntryNumber, ...]:
    return tuple(sorted(t.left - frozenset(t.seats)))


def _draw(t: Tournament, entries: tuple[EntryNumber, ...], seed: str) -> SeatsDrawn:
    """Seats for these entries: at the tables in play, and at new ones where those are full."""
    seats = t.structure.seats
    tables = list(t.tables) if t.drawn else []
    needed = -(-(len(t.taken) + len(entries)) // seats)
    number = 1
    while len(tables) < needed:
        if number not in tables:
            tables.append(number)
        number += 1
    return _seats_drawn(seed, drawn_seats(entries, t.taken, sorted(tables), seats, seed))


def _seats_drawn(seed: str, drawn: dict[EntryNumber, Place]) -> SeatsDrawn:
    seats = (SeatDrawn(entry, place.table, place.seat) for entry, place in sorted(drawn.items()))
    return SeatsDrawn(seed, tuple(seats))


@dataclass(frozen=True)
class FileRuling:
    """A ruling goes into the event's log."""

    case: str
    """The showdown or record of play, as the text of its file."""
    headline: str
    """Who won what, as it is said."""
    reasons: tuple[str, ...]
    occasion: Occasion

    def label(self, _: Tournament) -> Sentence:
        """At which table, and who won what."""
        if self.occasion.table is None:
            return Sentence("ruling filed: {headline}", {"headline": self.headline})
        values = {"table": self.occasion.table, "headline": self.headline}
        return Sentence("ruling at table {table} filed: {headline}", values)

    def decide(self, _: Tournament, __: datetime) -> tuple[Change, ...]:
        """It is on file. Refused where there is nothing to file."""
        if not self.headline:
            raise Refused("there is no ruling to file yet")
        return (RulingFiled(self.case, self.headline, self.reasons, self.occasion),)
