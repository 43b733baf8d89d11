"""An event at one moment: the sum of the records in force. Only facts bring about the next one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple, NewType

from immutables import Map

from director.tournament.clocks import Clock
from director.tournament.draws import Place
from director.tournament.filings import Filing
from director.tournament.structures import Structure

PlayerNumber = NewType("PlayerNumber", int)
"""A person, by their number in the register of players; the log knows nobody by name."""

EntryNumber = NewType("EntryNumber", int)
"""A place bought in this event, from 1. Who enters twice has two."""


class Entry(NamedTuple):
    """One buy-in of one player."""

    number: EntryNumber
    player: PlayerNumber


class Standing(NamedTuple):
    """A finishing place, from 1 for the winner."""

    place: int
    entry: Entry


@dataclass(frozen=True)
class Tournament:
    """An event as it stands."""

    name: str
    structure: Structure
    clock: Clock = field(default_factory=Clock)
    entries: Map[EntryNumber, Entry] = field(default_factory=Map)
    seats: Map[EntryNumber, Place] = field(default_factory=Map)
    """Where those sit who are in the event and have a seat."""
    taken: Map[Place, EntryNumber] = field(default_factory=Map)
    """The same, by seat."""
    busts: tuple[EntryNumber, ...] = ()
    """Who went out, in their order."""
    drawn: bool = False
    """Whether the seats of the start have been drawn."""
    filings: tuple[Filing, ...] = ()
    """The rulings given at its tables, in the order of filing."""

    def at(self, moment: datetime) -> "Tournament":
        """The same event with its clock read at this moment."""
        return replace(self, clock=self.clock.at(self.structure, moment))

    @property
    def left(self) -> frozenset[EntryNumber]:
        """The entries still in the event."""
        return frozenset(self.entries) - frozenset(self.busts)

    @property
    def chips(self) -> int:
        """All chips in play."""
        return len(self.entries) * self.structure.starting_chips

    @property
    def average(self) -> int:
        """Chips a player left, rounded down; 0 with nobody left."""
        left = len(self.entries) - len(self.busts)
        return self.chips // left if left else 0

    @property
    def tables(self) -> tuple[int, ...]:
        """The tables in play, in the order of their numbers."""
        return tuple(sorted({place.table for place in self.taken}))

    @property
    def winner(self) -> Entry | None:
        """The last one left, once everybody else is out."""
        if not self.busts or len(self.entries) - len(self.busts) != 1:
            return None
        return self.entries[next(iter(self.left))]

    def at_table(self, table: int) -> Mapping[int, Entry]:
        """Who sits at a table, by seat, in the order of the seats."""
        there = sorted(
            (place.seat, number) for place, number in self.taken.items() if place.table == table
        )
        return {seat: self.entries[number] for seat, number in there}

    def standings(self) -> tuple[Standing, ...]:
        """The finishing places so far, best first. They follow from the order of the busts."""
        entries = len(self.entries)
        placed = [
            Standing(entries - before, self.entries[number])
            for before, number in enumerate(self.busts)
        ]
        winner = self.winner
        return ((Standing(1, winner),) if winner else ()) + tuple(reversed(placed))
