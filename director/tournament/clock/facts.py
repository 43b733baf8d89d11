"""What happened to the clock. Each fact finds the clock read at the moment of its record."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from immutables import Map

from director.tournament.happened import NOBODY, Happened
from director.tournament.state import Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class ClockStarted(Happened, names=NOBODY, moves_others=False):
    """The clock was set going, for the first time or after a pause."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """A clock that runs cannot be set going."""
        return _runs(t)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It runs from this moment on."""
        return t.but(clock=t.clock.going(t.structure, at))


@dataclass(frozen=True)
class ClockPaused(Happened, names=NOBODY, moves_others=False):
    """The clock was stopped."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """A clock that stands cannot be stopped; in older logs it ran on when play was over."""
        clock = t.clock
        may_run = clock.since or clock.held or clock.stood_closed
        return None if may_run else Sentence("the clock is not running")

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It stands at this moment."""
        return t.but(clock=t.clock.stopped(t.structure, at))


@dataclass(frozen=True)
class StepReached(Happened, names=NOBODY, moves_others=False):
    """The clock was put to the beginning of a level or break; steps count from 0."""

    step: int

    def unfit(self, t: Tournament) -> Sentence | None:
        """The structure has to have it."""
        return _no_such_step(t, self.step)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """That step begins, running or not as before."""
        return t.but(clock=t.clock.moved_to(t.structure, self.step, at))


@dataclass(frozen=True)
class ClockPut(Happened, names=NOBODY):
    """The clock was put to a place inside a level or break."""

    step: int
    milliseconds: int
    """How much of it has been played."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """The structure has to have it."""
        return _no_such_step(t, self.step)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """So much of that step has been played, running or not as before."""
        played = timedelta(milliseconds=self.milliseconds)
        return t.but(clock=t.clock.put(t.structure, self.step, played, at))


@dataclass(frozen=True)
class TimeAdded(Happened, names=NOBODY, moves_others=False):
    """Seconds were added to the present level or break, or taken from it where negative."""

    seconds: int

    def unfit(self, _: Tournament) -> Sentence | None:
        """There is always time."""
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """The step is that much longer."""
        extra = timedelta(seconds=self.seconds)
        return t.but(clock=t.clock.lengthened(t.structure, extra, at))


@dataclass(frozen=True)
class StepLengthened(Happened, names=NOBODY):
    """Seconds were added to a level or break to come, or taken from it where negative."""

    step: int
    seconds: int

    def unfit(self, t: Tournament) -> Sentence | None:
        """The structure has to have it."""
        return _no_such_step(t, self.step)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """That step will be that much longer."""
        return t.but(clock=t.clock.with_added(self.step, timedelta(seconds=self.seconds)))


@dataclass(frozen=True)
class StartAppointed(Happened, names=NOBODY):
    """It was decided when the clock sets itself going; None where it is to wait for somebody."""

    moment: datetime | None

    def unfit(self, t: Tournament) -> Sentence | None:
        """A clock that runs cannot be set going."""
        return _runs(t)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It will go from that moment on."""
        return t.but(clock=replace(t.clock, starts_at=self.moment))


@dataclass(frozen=True)
class PauseAppointed(Happened, names=NOBODY):
    """It was decided whether the clock stops by itself at the end of a level or break."""

    step: int
    stops: bool = True

    def unfit(self, t: Tournament) -> Sentence | None:
        """The structure has to have it."""
        return _no_such_step(t, self.step)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It will stand at the beginning of what follows."""
        others = t.clock.stops_after - {self.step}
        stops = others | {self.step} if self.stops else others
        return t.but(clock=replace(t.clock, stops_after=stops))


@dataclass(frozen=True)
class MachineClockMoved(Happened, names=NOBODY, moves_others=False):
    """The clock of the machine was set; by how many milliseconds, forward or back."""

    milliseconds: int

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can happen at any time."""
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """The level goes on unmoved, on every clock."""
        by = timedelta(milliseconds=self.milliseconds)
        clock = t.clock.set_right(t.structure, by, at)
        if not t.clocks:
            return t.but(clock=clock)
        right = {name: one.set_right(t.structure, by, at) for name, one in t.clocks.items()}
        return t.but(clock=clock, clocks=Map(right))


ClockFact = (
    ClockStarted
    | ClockPaused
    | StepReached
    | ClockPut
    | TimeAdded
    | StepLengthened
    | StartAppointed
    | PauseAppointed
    | MachineClockMoved
)


def _runs(t: Tournament) -> Sentence | None:
    """Why a clock is not set going: it is. Where it was held once, that may be otherwise.

    Older programs let the clock of an event that was closed or won run on; it may have stopped by
    itself before it does so here.
    """
    running = t.clock.since and not t.clock.stood_closed
    return Sentence("the clock is already running") if running else None


def _no_such_step(t: Tournament, step: int) -> Sentence | None:
    if 0 <= step < len(t.structure.steps):
        return None
    return Sentence("the structure has no such level")
