"""What happened to the event as a whole: opened, changed, closed, paid out."""

from dataclasses import dataclass
from datetime import datetime

from immutables import Map

from director.files.limits import LOGO_LETTERS
from director.tournament.happened import NOBODY, Happened
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure
from director.translation import Sentence


@dataclass(frozen=True)
class EventOpened(Happened, names=NOBODY):
    """An event began to be, with its structure copied in. The first fact of every log."""

    name: str
    structure: Structure
    zone: str = ""
    """By whose time of day breaks end that last until one: "Europe/Vienna"; empty where unknown."""


@dataclass(frozen=True)
class EventRenamed(Happened, names=NOBODY):
    """The event has another name."""

    name: str

    def unfit(self, _: Tournament) -> Sentence | None:
        """It needs one."""
        return None if self.name.strip() else Sentence("an event needs a name")

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So it is called."""
        return t.but(name=self.name)


@dataclass(frozen=True)
class LogoSet(Happened, names=NOBODY, moves_others=False):
    """The event has a logo of its own, or none again."""

    picture: str
    """A PNG as base64; empty for none. It lies in the log, so that a copy of the book has it."""

    def unfit(self, _: Tournament) -> Sentence | None:
        """It is one that every log can carry."""
        if len(self.picture) > LOGO_LETTERS:
            return Sentence("the logo is too large")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It stands on the wall and on paper."""
        return t.but(logo=self.picture)


@dataclass(frozen=True)
class StructureChanged(Happened, names=NOBODY):
    """From the next level on, the event is played by another structure."""

    structure: Structure

    def unfit(self, t: Tournament) -> Sentence | None:
        """What has been played, and is being played, stays as it was."""
        clocks = (t.clock, *t.clocks.values())
        played = max([clock.step + 1 for clock in clocks if clock.started], default=0)
        if self.structure.steps[:played] != t.structure.steps[:played]:
            return Sentence("levels that have started cannot be changed")
        if len(self.structure.steps) < max(played, 1):
            return Sentence("a structure needs at least one level")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """That is its structure."""
        return t.but(structure=self.structure)


@dataclass(frozen=True)
class EventClosed(Happened, names=NOBODY):
    """Play is over, and nothing is changed any more without opening it again."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Once is enough."""
        return Sentence("the event is closed") if t.closed else None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It is closed, and all its clocks stand."""
        held = {name: clock.hold(t.structure, at) for name, clock in t.clocks.items()}
        return t.but(closed=True, clock=t.clock.hold(t.structure, at), clocks=Map(held))


@dataclass(frozen=True)
class EventReopened(Happened, names=NOBODY):
    """A closed event goes on."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """It has to be closed."""
        return None if t.closed else Sentence("the event is open")

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It is open, and not paid out; its clocks go on from where they stood, unless won."""
        if t.winner:
            return t.but(closed=False, paid_out=False)
        free = {name: clock.released(t.structure, at) for name, clock in t.clocks.items()}
        clock = t.clock.released(t.structure, at)
        return t.but(closed=False, paid_out=False, clock=clock, clocks=Map(free))


@dataclass(frozen=True)
class EventPaidOut(Happened, names=NOBODY):
    """All prizes have been paid."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Play is over first."""
        if not t.closed:
            return Sentence("the event is not closed")
        return Sentence("the event is paid out") if t.paid_out else None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It is paid out."""
        return t.but(paid_out=True)


EventFact = EventRenamed | LogoSet | StructureChanged | EventClosed | EventReopened | EventPaidOut
