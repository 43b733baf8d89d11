"""What the desk can ask of the clock beyond start, pause, levels and minutes."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from director.tournament.clock.facts import (
    ClockPaused,
    ClockPut,
    ClockStarted,
    MachineClockMoved,
    PauseAppointed,
    StartAppointed,
    StepLengthened,
    StepReached,
    TimeAdded,
)
from director.tournament.clock.making_up_time import Where, savings
from director.tournament.facts import Change, PlayerTimedOut
from director.tournament.log.decisions import about_step, fitting
from director.tournament.log.refused import Refused
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class StartClock:
    """The clock is set going."""

    def label(self, t: Tournament) -> Sentence:
        """Started, or going on after a pause."""
        return Sentence("clock resumed" if t.clock.started else "clock started")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It runs, unless it does already."""
        t = t.at(now)
        _check_standing(t)
        return fitting(t, ClockStarted())


@dataclass(frozen=True)
class PauseClock:
    """The clock is stopped."""

    def label(self, _: Tournament) -> Sentence:
        """That it stands."""
        return Sentence("clock paused")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It stands, if it ran."""
        t = t.at(now)
        if t.clock.since is None:
            raise Refused("the clock is not running")
        return fitting(t, ClockPaused())


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
            return Sentence("{minutes} min taken off the clock", {"minutes": -self.minutes})
        return Sentence("{minutes} min added to the clock", {"minutes": self.minutes})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The step is longer; no more can be taken than is left."""
        if self.minutes == 0:
            raise Refused("enter how many minutes")
        left = t.clock.shows(t.structure, now).left
        if left < timedelta(minutes=-self.minutes):
            raise Refused("fewer than {minutes} min are left", minutes=-self.minutes)
        return (TimeAdded(self.minutes * 60),)


@dataclass(frozen=True)
class StartAt:
    """The clock is to set itself going at a moment; None: it waits for somebody."""

    moment: datetime | None

    def label(self, _: Tournament) -> Sentence:
        """When."""
        if self.moment is None:
            return Sentence("start time cleared")
        return Sentence(
            "clock set to start at {time}", {"time": f"{self.moment.astimezone():%H:%M}"}
        )

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It will go by itself, if it does not go already."""
        if self.moment and self.moment <= now:
            raise Refused("that time has passed")
        if self.moment is None and t.clock.starts_at is None:
            raise Refused("no start time is set")
        t = t.at(now)
        _check_standing(t)
        return fitting(t, StartAppointed(self.moment))


@dataclass(frozen=True)
class PauseAfter:
    """The clock is to stop by itself at the end of a level or break, or no longer to."""

    step: int
    stops: bool = True

    def label(self, t: Tournament) -> Sentence:
        """Where."""
        if not self.stops:
            return about_step(
                t,
                self.step,
                "pause after level {level} cleared",
                "pause after the break after level {level} cleared",
            )
        return about_step(
            t,
            self.step,
            "clock set to pause at the end of level {level}",
            "clock set to pause at the end of the break after level {level}",
        )

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It will stand at the beginning of what follows."""
        if self.stops:
            _check_played(t)
        if self.stops and self.step < t.at(now).clock.step:
            raise Refused("that is already over")
        if self.step == len(t.structure.steps) - 1:
            raise Refused("nothing follows the last level")
        if (self.step in t.clock.stops_after) is self.stops:
            raise Refused("already set that way")
        return fitting(t, PauseAppointed(self.step, self.stops))


@dataclass(frozen=True)
class MakeUp:
    """Minutes are taken from breaks or levels to come, because the plan is late."""

    minutes: int
    where: Where

    def label(self, _: Tournament) -> Sentence:
        """How much, and from what."""
        if self.where == "breaks":
            return Sentence(
                "{minutes} min taken off the remaining breaks", {"minutes": self.minutes}
            )
        return Sentence("{minutes} min taken off the remaining levels", {"minutes": self.minutes})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Which steps are shorter, and by how much each."""
        _check_played(t)
        if self.minutes < 1:
            raise Refused("there is no time to make up")
        cuts = savings(t.clock, t.structure, now, self.minutes, self.where)
        have = sum(cuts.values())
        if have < self.minutes:
            raise Refused(
                "the remaining breaks can give up only {minutes} min"
                if self.where == "breaks"
                else "the remaining levels can give up only {minutes} min",
                minutes=have,
            )
        return tuple(StepLengthened(step, -60 * minutes) for step, minutes in cuts.items())


@dataclass(frozen=True)
class PutClockBack:
    """The clock goes on from what it showed at an earlier moment: meanwhile nobody played."""

    moment: datetime

    def label(self, _: Tournament) -> Sentence:
        """To when."""
        return Sentence(
            "clock put back to what it showed at {time}",
            {"time": f"{self.moment.astimezone():%H:%M}"},
        )

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The step of then, as far as it was played then."""
        was = t.clock.at(t.structure, self.moment)
        if was.since is None or self.moment >= now:
            raise Refused("the clock was not running at that time")
        if was.since > self.moment:  # what it showed before that, it does not know any more
            raise Refused("the clock was started or moved after that")
        return fitting(t, ClockPut(was.step, was.played // timedelta(milliseconds=1)))


@dataclass(frozen=True)
class NoteMachineClock:
    """The machine's own clock was set; nobody at the desk did this."""

    milliseconds: int

    def label(self, _: Tournament) -> Sentence:
        """By how much; the level goes on unmoved."""
        seconds = round(abs(self.milliseconds) / 1000)
        if self.milliseconds < 0:
            return Sentence(
                "this machine’s clock was set back by {seconds} s", {"seconds": seconds}
            )
        return Sentence("this machine’s clock was set forward by {seconds} s", {"seconds": seconds})

    def decide(self, _: Tournament, __: datetime) -> tuple[Change, ...]:
        """The level goes on unmoved."""
        return (MachineClockMoved(self.milliseconds),)


@dataclass(frozen=True)
class TimeOut:
    """The clock was called on a player, and ran out."""

    entry: EntryNumber

    def label(self, t: Tournament) -> Sentence:
        """On whom."""
        if self.entry not in t.entries:
            return Sentence("time expired for entry {entry}", {"entry": self.entry})
        return Sentence("time expired for {player}", {"player": t.entries[self.entry].player})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """What becomes of the hand is the table's business."""
        return fitting(t, PlayerTimedOut(self.entry))


def _check_standing(t: Tournament) -> None:
    """Raises Refused for a clock that runs, and for one that stands because somebody has won."""
    if t.clock.since:
        raise Refused("the clock is already running")
    _check_played(t)


def _check_played(t: Tournament) -> None:
    """Raises Refused where somebody has won: no level is played any more."""
    if t.winner:
        text = "{player} has won: the clock stands until a bust is undone or somebody reinstated"
        raise Refused(text, player=t.winner.player)
