"""The clock of an event, as a value. Nothing ticks here.

What is kept is what people did: since when the clock runs, how much of the step was played before
that, what was added, where it is to stop. What it shows is computed from the time of day, so that
sleep, a crash, a restart and a second screen are not cases.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from immutables import Map

from director.tournament.cached import Cached
from director.tournament.clock.time_zone import when_clocks_show
from director.tournament.structure.structure import Break, DayEnd, Level, Structure

NOTHING = timedelta()


class Face(NamedTuple):
    """What the clock shows at one moment."""

    step: int
    """The place of the level or break in the structure, from 0."""
    left: timedelta
    """What is left of it; zero at the end of a step that does not end by itself, as the last."""
    running: bool
    started: bool
    estimated: bool = False
    """Whether the tables end it and not the clock, so that what is left is a guess."""
    over: timedelta = NOTHING
    """How far beyond its length or its estimate it is."""
    starts_at: datetime | None = None
    """When a clock that stands will set itself going."""

    @property
    def seconds(self) -> int:
        """What is left in whole seconds, a begun one counted."""
        return -(-self.left // timedelta(seconds=1))


class Coming(NamedTuple):
    """A step that is still to come."""

    step: int
    at: datetime
    """When it begins, if the clock runs from now on."""
    length: timedelta


class Plan(NamedTuple):
    """From where the sheet is to be kept to: a step, and when it was to begin."""

    step: int
    at: datetime


@dataclass(frozen=True)
class Clock:
    """How far an event has come, as of the last time that somebody touched its clock."""

    step: int = 0
    played: timedelta = NOTHING
    """Of this step, before the clock was last set going."""
    since: datetime | None = None
    """When the clock was last set going; None while it stands."""
    started: bool = False
    added: Map[int, timedelta] = field(default_factory=Map)
    """Time added to a step, or taken from it where negative."""
    begun: datetime | None = None
    """When this step began; None before the first."""
    starts_at: datetime | None = None
    """When a clock that stands sets itself going."""
    stops_after: frozenset[int] = frozenset()
    """The steps at whose end it stands, at the beginning of the next."""
    took: Map[int, timedelta] = field(default_factory=Map)
    """How long those levels were played that the tables end, by hands or orbits."""
    plan: Plan | None = None
    zone: str = ""
    """By whose time of day breaks end that last until one; this machine's if empty."""
    held: datetime | None = None
    """Since when it stands because its event is closed, or somebody has won: nothing moves it, and
    nothing comes."""
    goes_on: bool = False
    """Whether it was running then: it goes on once the bust that ended the event is taken back; an
    event that is opened again waits for somebody to start it."""
    stood_closed: bool = False
    """Whether its event was closed, or won, once."""

    def shows(self, structure: Structure, now: datetime) -> Face:
        """What the clock shows at this moment. While it runs, steps follow each other."""
        at = self.at(structure, now)
        left = at.length(structure) - at.played
        return Face(
            at.step,
            max(left, NOTHING),
            at.since is not None,
            at.started,
            _ends_at_the_tables(structure, at.step),
            max(-left, NOTHING),
            None if at.held else at.starts_at,
        )

    def at(self, structure: Structure, now: datetime) -> "Clock":
        """The same clock as if it had been read at this moment: in the step where it is then."""
        return _READINGS.answer((self, structure, now), lambda: self._at(structure, now))

    def _at(self, structure: Structure, now: datetime) -> "Clock":
        if self.held:
            return self
        clock = self._set_itself_going(structure, now)
        if clock.since is None:
            return clock._resting(structure, now)
        if now < clock.since:
            return clock
        clock = replace(clock, played=clock.played + (now - clock.since), since=now)
        clock = clock._resting(structure, now)
        last = len(structure.steps) - 1
        while (
            clock.step < last
            and structure.ends_by_itself(clock.step)
            and (over := clock.played - clock.length(structure)) >= NOTHING
        ):
            ended = clock.step
            clock = replace(clock, step=ended + 1, played=over, begun=now - over)
            if ended in clock.stops_after or isinstance(structure.steps[clock.step], DayEnd):
                return replace(clock, played=NOTHING, since=None)._resting(structure, now)
        return clock

    def length(self, structure: Structure) -> timedelta:
        """How long the present step is, or is likely to be, with what was added."""
        return self.length_of(structure, self.step, self.begun)

    def length_of(
        self, structure: Structure, number: int, begun: datetime | None = None
    ) -> timedelta:
        """The same of any step; a break until a time of day needs to know when it begins."""
        step, added = structure.steps[number], self.added.get(number, NOTHING)
        if isinstance(step, Break) and step.until and begun:
            end = when_clocks_show(step.until, begun, self.zone)
            return max(end + added - begun, NOTHING)
        if _ends_at_the_tables(structure, number):
            return structure.lengths[number] * self.pace(structure) + added
        return structure.lengths[number] + added

    def pace(self, structure: Structure) -> float:
        """How long a hand has taken so far, by what a hand was thought to take; 1 at first."""
        thought = sum((structure.lengths[step] for step in self.took), NOTHING)
        return sum(self.took.values(), NOTHING) / thought if thought else 1.0

    def coming(self, structure: Structure, now: datetime) -> Iterator[Coming]:
        """The steps after the present one, each with the moment when it begins."""
        at = self.at(structure, now)
        if at.held:
            return
        begin = max(now, at.starts_at or now)
        due = begin + max(at.length(structure) - at.played, NOTHING)
        for step in range(at.step + 1, len(structure.steps)):
            length = at.length_of(structure, step, due)
            yield Coming(step, due, length)
            due += length

    def until(self, structure: Structure, step: int, now: datetime) -> timedelta | None:
        """How long it is, if the clock runs, until a later step begins; None if it has begun."""
        due = (one.at - now for one in self.coming(structure, now) if one.step == step)
        return next(due, None)

    def late(self, structure: Structure, now: datetime) -> timedelta:
        """By how much the plan is late, or early where negative: when the next step begins."""
        next_step = next(self.coming(structure, now), None)
        if self.plan is None or next_step is None:
            return NOTHING
        if isinstance(structure.steps[next_step.step - 1], DayEnd):
            return NOTHING  # the next day begins when it begins
        planned = Clock(
            step=self.plan.step,
            since=self.plan.at,
            begun=self.plan.at,
            zone=self.zone,
            took=self.took,
        )
        if next_step.step <= self.plan.step:
            before = structure.lengths[next_step.step : self.plan.step]
            return next_step.at - (self.plan.at - sum(before, NOTHING))
        steps = planned.coming(structure, self.plan.at)
        return next(next_step.at - one.at for one in steps if one.step == next_step.step)

    def in_the_air(self, structure: Structure, now: datetime) -> timedelta:
        """How long cards have been in the air, levels alone."""
        at = self.at(structure, now)
        levels = [
            at.length_of(structure, step)
            for step in range(at.step)
            if isinstance(structure.steps[step], Level)
        ]
        here = isinstance(structure.steps[at.step], Level)
        return sum(levels, at.played if here else NOTHING)

    def going(self, structure: Structure, now: datetime) -> "Clock":
        """Set going at this moment; where a day has ended, with the first step of the next."""
        clock = self.at(structure, now)
        last = len(structure.steps) - 1
        new_day = isinstance(structure.steps[clock.step], DayEnd) and clock.step < last
        if new_day:
            clock = replace(clock, step=clock.step + 1, played=NOTHING, begun=now)
        plan = clock.plan
        if new_day or plan is None:
            began = clock.starts_at or now
            if clock.played:  # bags of a level that was not over: what is left of it is the plan
                began -= clock.played - clock.added.get(clock.step, NOTHING)
            plan = Plan(clock.step, began)
        return replace(
            clock,
            since=now,
            started=True,
            begun=clock.begun or now,
            starts_at=None,
            plan=plan,
            held=None,
            goes_on=False,
        )

    def hold(self, structure: Structure, now: datetime) -> "Clock":
        """Where it stands at this moment, for as long as its event is closed, or won."""
        if self.held:
            return self
        at = self.at(structure, now)
        return replace(at, since=None, held=now, goes_on=at.since is not None)

    def released(self, structure: Structure, now: datetime) -> "Clock":
        """Going on from where it was held, as its event is opened again or somebody is back in.

        It stands where a day or an appointed pause would have stopped it meanwhile: nobody plays
        when it is opened the next morning. A start that has passed meanwhile waits for somebody.
        """
        if self.held is None:
            return self
        free = replace(self, held=None, goes_on=False, stood_closed=True)
        if self.starts_at and self.starts_at <= now:
            free = replace(free, starts_at=None)
        ran_on = replace(free, since=self.held, starts_at=None).at(structure, now)
        if self.goes_on and ran_on.since:
            free = replace(free, since=now)
        here = structure.steps[self.step]
        if isinstance(here, Break) and here.until and self.begun:
            end = self.begun + self.length(structure)
            if end <= now and self.step + 1 < len(structure.steps):  # that time of day has passed
                free = replace(free, step=self.step + 1, played=NOTHING, begun=now)
        return free

    def stopped(self, structure: Structure, now: datetime) -> "Clock":
        """Stopped at this moment."""
        return replace(self.at(structure, now), since=None, starts_at=None, goes_on=False)

    def moved_to(self, structure: Structure, step: int, now: datetime) -> "Clock":
        """At the beginning of another step, running or not as before."""
        at = self.at(structure, now)
        took, onwards = at.took, step == at.step + 1
        if onwards and at.played and _ends_at_the_tables(structure, at.step):
            took = took.set(at.step, at.played)
        stands = at.since is None or (onwards and at.step in at.stops_after)
        since = None if stands else now
        return replace(at, step=step, played=NOTHING, since=since, begun=now, took=took)

    def put(self, structure: Structure, step: int, played: timedelta, now: datetime) -> "Clock":
        """Where so much of a step has been played, running or not as before."""
        moved = self.moved_to(structure, step, now)
        return replace(moved, played=played, begun=now - played)

    def lengthened(self, structure: Structure, extra: timedelta, now: datetime) -> "Clock":
        """With time added to the present step, or taken from it where negative."""
        clock = self.at(structure, now)
        extra = max(extra, clock.played - clock.length(structure))  # no step ends before it is over
        return clock.with_added(clock.step, extra)

    def with_added(self, step: int, extra: timedelta) -> "Clock":
        """With time added to any step, or taken from it where negative."""
        return replace(self, added=self.added.set(step, self.added.get(step, NOTHING) + extra))

    def set_right(self, structure: Structure, by: timedelta, now: datetime) -> "Clock":
        """As it was before the machine's own clock was moved, which shows this moment since.

        The step goes on unmoved. A break until a time of day ends by the clock as it is now.
        """
        before = now - by
        if self.held:
            begun, plan = self.begun, self.plan
            return replace(
                self,
                held=self.held + by,
                begun=begun + by if begun else None,
                plan=plan and Plan(plan.step, plan.at + by),
            )
        at = self.at(structure, before)
        step = structure.steps[at.step]
        until = isinstance(step, Break) and step.until is not None
        starts_at = at.starts_at
        if starts_at and starts_at <= now:
            starts_at = now  # it was not yet to start, and now it should have
        return replace(
            at,
            played=NOTHING if until else at.played,
            since=now if at.since else None,
            begun=(now if until else at.begun + by) if at.begun else None,
            starts_at=starts_at,
            plan=at.plan and Plan(at.plan.step, at.plan.at + by),
        )

    def _set_itself_going(self, structure: Structure, now: datetime) -> "Clock":
        """Going since the moment that was set for it, where that has come."""
        if self.since or self.starts_at is None or now < self.starts_at:
            return self
        return replace(self, starts_at=None).going(structure, self.starts_at)

    def _resting(self, structure: Structure, now: datetime) -> "Clock":
        """In a break until a time of day, that time comes nearer whether the clock runs or not."""
        step = structure.steps[self.step]
        if not (isinstance(step, Break) and step.until and self.begun):
            return self
        return replace(self, played=max(now - self.begun, NOTHING))


_READINGS = Cached()
"""Whoever shows an event at a moment asks for the same one ten times over."""


def _ends_at_the_tables(structure: Structure, step: int) -> bool:
    here = structure.steps[step]
    return isinstance(here, Level) and not here.is_timed
