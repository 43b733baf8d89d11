"""What the desk can ask for about the event as a whole."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from director.files import limits
from director.tournament.clock.facts import ClockPaused
from director.tournament.clock.own_clock_facts import OwnClockChanged
from director.tournament.event.closing import open_points
from director.tournament.event.facts import (
    EventClosed,
    EventPaidOut,
    EventRenamed,
    EventReopened,
    LogoSet,
    StructureChanged,
)
from director.tournament.facts import Change
from director.tournament.log.decisions import fitting
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import left_to_pay, unpaid
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure
from director.translation import Sentence


def check_length(name: str) -> None:
    """Raises Refused where an event's name is longer than walls and sheets can show."""
    if len(name) > limits.NAME:
        text = "the name of an event has at most {most} letters; this one has {count}"
        raise Refused(text, most=limits.NAME, count=len(name))


@dataclass(frozen=True)
class RenameEvent:
    """The event gets another name."""

    after_close: ClassVar = True

    name: str

    def label(self, t: Tournament) -> Sentence:
        """What it was called, and what it is called."""
        return Sentence("{event} renamed {name}", {"event": t.name, "name": self.name})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So it is called."""
        if self.name == t.name:
            raise Refused("that is already its name")
        check_length(self.name.strip())
        return fitting(t, EventRenamed(self.name.strip()))


@dataclass(frozen=True)
class SetLogo:
    """The event gets a logo of its own, or has none again."""

    after_close: ClassVar = True

    picture: str
    """A PNG as base64; empty for none."""

    def label(self, _: Tournament) -> Sentence:
        """Which of both."""
        return Sentence("logo set" if self.picture else "logo removed")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """That is its logo."""
        if self.picture == t.logo:
            raise Refused("that is already its logo" if t.logo else "the event has no logo")
        return fitting(t, LogoSet(self.picture))


@dataclass(frozen=True)
class ChangeStructure:
    """From the next level on, the event is played by another structure."""

    structure: Structure

    def label(self, _: Tournament) -> Sentence:
        """That it was changed."""
        return Sentence("structure changed")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """What has been played stays as it was."""
        if self.structure == t.structure:
            raise Refused("the structure is unchanged")
        if t.turned_in and _lammers(self.structure) != _lammers(t.structure):
            raise Refused("lammers have been turned in: their number and value cannot change")
        return fitting(t.at(now), StructureChanged(self.structure))


@dataclass(frozen=True)
class CloseEvent:
    """Play is over."""

    after_close: ClassVar = True

    asked: bool = False
    """Whether somebody was told what is still open, and closes it all the same."""

    def label(self, t: Tournament) -> Sentence:
        """That it is, and the first thing that was left open."""
        points = open_points(t)
        return points[0].closed if points else Sentence("event closed")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Nothing is changed any more without opening it again. What is open is asked about."""
        facts = fitting(t, EventClosed())
        for point in () if self.asked else open_points(t.at(now)):
            raise Refused(point.says.text, **point.says.values)
        return facts


@dataclass(frozen=True)
class ReopenEvent:
    """A closed event goes on."""

    after_close: ClassVar = True

    def label(self, _: Tournament) -> Sentence:
        """That it does."""
        return Sentence("event reopened")

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It is open, and its clocks stand till they are started: mostly it is about money."""
        reopened = EventReopened()
        facts = fitting(t, reopened)
        free = reopened.then(t, now)
        own = [
            OwnClockChanged(name, ClockPaused()) for name, one in free.clocks.items() if one.since
        ]
        return (*facts, *([ClockPaused()] if free.clock.since else []), *own)


@dataclass(frozen=True)
class PayOut:
    """All prizes have been paid."""

    after_close: ClassVar = True

    note: str = ""
    """Why it is said although a prize is unpaid."""
    asked: bool = False
    """Whether somebody was told what is still open, and says it all the same."""

    def label(self, t: Tournament) -> Sentence:
        """That they have, and the first thing that was left open."""
        for point in open_points(t):
            return point.says._replace(text=f"event paid out, still open: {point.says.text}")
        return Sentence("event paid out")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is done. Forbidden while a prize is unpaid; what else is open is asked about."""
        facts = fitting(t, EventPaidOut())
        left = unpaid(t)
        if left and not self.note:
            amount = money(left_to_pay(t), t.terms)
            raise Forbidden("unpaid prizes: {count}, {amount}", amount=amount, count=len(left))
        for point in () if self.asked or self.note else open_points(t):
            raise Refused(point.says.text, **point.says.values)
        return facts


def _lammers(structure: Structure) -> tuple[int, int]:
    terms = structure.lammers
    return (terms.count, terms.value) if terms else (0, 0)
