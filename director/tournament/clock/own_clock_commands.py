"""What the desk can ask of one of several clocks."""

from dataclasses import dataclass
from datetime import datetime
from typing import cast, get_args

from director.tournament.clock.commands import (
    AddTime,
    MakeUp,
    MoveClock,
    PauseAfter,
    PauseClock,
    PutClockBack,
    StartAt,
    StartClock,
)
from director.tournament.clock.facts import ClockFact
from director.tournament.clock.own_clock_facts import ClockAdded, ClockRemoved, OwnClockChanged
from director.tournament.clock.own_clocks import clock_words, of_table
from director.tournament.facts import Change
from director.tournament.log.decisions import fitting
from director.tournament.log.refused import Refused
from director.tournament.state import Tournament
from director.translation import Sentence

ClockCommand = (
    StartClock | PauseClock | MoveClock | AddTime | StartAt | PauseAfter | MakeUp | PutClockBack
)
CLOCK_COMMANDS = get_args(ClockCommand)
_CLOCK_FACTS = get_args(ClockFact)


@dataclass(frozen=True)
class ByClock:
    """One of several clocks is asked what the main one could be."""

    clock: str
    asked: ClockCommand

    def label(self, t: Tournament) -> Sentence:
        """Which clock, and what."""
        inner = self.asked.label(t.by_clock(self.clock))
        values = {**inner.values, "clock": clock_words(t, self.clock)}
        return Sentence("{clock}: " + inner.text, values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The same facts, of that clock."""
        if self.clock not in t.clocks:
            raise Refused("there is no clock for {clock}", clock=self.clock)
        facts = self.asked.decide(t.by_clock(self.clock), now)
        return tuple(
            [
                OwnClockChanged(self.clock, cast("ClockFact", fact))
                if isinstance(fact, _CLOCK_FACTS)
                else fact
                for fact in facts
            ]
        )


@dataclass(frozen=True)
class GiveClock:
    """A table plays by a clock of its own from now on, or by the main one again."""

    table: int
    own: bool = True

    def label(self, _: Tournament) -> Sentence:
        """Which of both."""
        if self.own:
            return Sentence("table {table} put on its own clock", {"table": self.table})
        return Sentence("table {table} put on the main clock", {"table": self.table})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It begins at the first level, and stands."""
        if self.table < 1:
            raise Refused("table numbers start at 1")
        if self.own and t.table(self.table).closed and self.table not in t.sitters:
            raise Refused("table {table} is closed", table=self.table)
        name = of_table(self.table)
        return fitting(t, ClockAdded(name) if self.own else ClockRemoved(name))
