"""What happened, in the past tense: what people or chance decided, never what follows from it.

Each fact says what it needs of the event as it stood (`unfit`), and what is then true (`then`).
A fact is stored under its class's name, which is kept for ever.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from director.tournament.clock_facts import (
    ClockFact,
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
from director.tournament.draws import Place
from director.tournament.filings import Filing, Occasion
from director.tournament.structures import Structure
from director.tournament.tournaments import Entry, EntryNumber, PlayerNumber, Tournament
from director.words import Sentence


@dataclass(frozen=True)
class EventOpened:
    """An event began to be, with its structure copied in. The first fact of every log."""

    name: str
    structure: Structure
    zone: str = ""
    """By whose time of day breaks end that last until one: "Europe/Vienna"; empty where unknown."""


@dataclass(frozen=True)
class PlayerRegistered:
    """A player bought an entry."""

    entry: EntryNumber
    player: PlayerNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Entry numbers are given out once."""
        if self.entry in t.entries:
            return Sentence("entry {entry} is taken", {"entry": self.entry})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """One entry more."""
        return replace(t, entries=t.entries.set(self.entry, Entry(self.entry, self.player)))


class SeatDrawn(NamedTuple):
    """A seat that the draw gave to an entry."""

    entry: EntryNumber
    table: int
    seat: int

    @property
    def place(self) -> Place:
        """Where that is."""
        return Place(self.table, self.seat)


@dataclass(frozen=True)
class SeatsDrawn:
    """Seats were drawn. Whoever sat elsewhere before has moved.

    The seed is kept so that anyone can replay the draw; the seats are kept too, so that it stands
    even when an entry that took part is taken back later.
    """

    seed: str
    seats: tuple[SeatDrawn, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """Nobody who is out gets a seat, and nobody who stays is sat upon."""
        drawn = {one.entry for one in self.seats}
        for one in self.seats:
            if one.entry not in t.entries or one.entry in t.busts:
                return _not_in(t, one.entry)
            sitting = t.taken.get(one.place)
            if sitting is not None and sitting not in drawn:
                return Sentence(
                    "{player} sits at table {table}, seat {seat}",
                    {"player": t.entries[sitting].player, "table": one.table, "seat": one.seat},
                )
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They sit where the draw has put them."""
        seats, taken = t.seats.mutate(), t.taken.mutate()
        for one in self.seats:
            if one.entry in seats:
                del taken[seats[one.entry]]
        for one in self.seats:
            seats[one.entry] = one.place
            taken[one.place] = one.entry
        return replace(t, seats=seats.finish(), taken=taken.finish(), drawn=True)


@dataclass(frozen=True)
class PlayerEliminated:
    """An entry went out."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who is in can go out."""
        return (
            None
            if self.entry in t.entries and self.entry not in t.busts
            else _not_in(t, self.entry)
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """One fewer is left, and the seat is free."""
        busts = (*t.busts, self.entry)
        place = t.seats.get(self.entry)
        if place is None:
            return replace(t, busts=busts)
        return replace(
            t, busts=busts, seats=t.seats.delete(self.entry), taken=t.taken.delete(place)
        )


@dataclass(frozen=True)
class PlayerTimedOut:
    """The clock was called on a player, and ran out."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Somebody has to hold the entry."""
        return None if self.entry in t.entries else _not_in(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """What becomes of the hand is the table's business."""
        return t


@dataclass(frozen=True)
class RulingFiled:
    """A dispute at a table was ruled on, and the ruling was filed."""

    case: str
    """The showdown or record of play, as the text of its file."""
    headline: str
    reasons: tuple[str, ...]
    occasion: Occasion

    def unfit(self, _: Tournament) -> Sentence | None:
        """A ruling can always be filed."""
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """One more is on file."""
        number = len(t.filings) + 1
        filing = Filing(number, self.case, self.headline, self.reasons, self.occasion, at)
        return replace(t, filings=(*t.filings, filing))


Change = PlayerRegistered | SeatsDrawn | ClockFact | PlayerEliminated | PlayerTimedOut | RulingFiled
"""What changes an event that is open."""


@dataclass(frozen=True)
class RecordUndone:
    """An earlier record was taken back: it is in the log and no longer in force."""

    record: int


@dataclass(frozen=True)
class RecordRedone:
    """A record that had been taken back is in force again."""

    record: int


@dataclass(frozen=True)
class ContinuedFromCopy:
    """From here on the event goes on in a copy of the book; the first book may have gone on too."""

    record: int
    """The last record that the copy has."""
    station: str
    """The machine that wrote it."""


Fact = EventOpened | Change | RecordUndone | RecordRedone | ContinuedFromCopy

FACTS: dict[str, type[Fact]] = {
    kind.__name__: kind
    for kind in (
        EventOpened,
        PlayerRegistered,
        SeatsDrawn,
        ClockStarted,
        ClockPaused,
        StepReached,
        TimeAdded,
        StepLengthened,
        ClockPut,
        StartAppointed,
        PauseAppointed,
        MachineClockMoved,
        PlayerEliminated,
        PlayerTimedOut,
        RulingFiled,
        RecordUndone,
        RecordRedone,
        ContinuedFromCopy,
    )
}
"""Kinds of facts by the names under which they are stored."""


def _not_in(t: Tournament, entry: EntryNumber) -> Sentence:
    if entry not in t.entries:
        return Sentence("there is no entry {entry}", {"entry": entry})
    return Sentence("{player} is not in the tournament", {"player": t.entries[entry].player})
