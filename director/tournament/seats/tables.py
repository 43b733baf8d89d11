"""A table as it stands between two hands, and a player's move from one to another."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.buttons import Positions, clockwise
from director.tournament.seats.draws import Place


class Table(NamedTuple):
    """Who sits where at a table, and what the floor has said about it."""

    number: int
    players: Mapping[int, int]
    """The numbers of the players, by seat."""
    size: int
    """Its seats, which count from 1."""
    next: Positions | None = None
    """Where the button and the blinds will lie in the next hand, or would if it had blinds.

    `next_hand` and `frozen_hand` say so. None while nobody has looked.
    """
    opened: tuple[int, ...] = ()
    """The open seats in the order in which they came free; asked for in stud-only events."""
    barred: tuple[int, ...] = ()
    """Seats that nobody gets."""

    @property
    def open_seats(self) -> list[int]:
        """The seats without a player that somebody can be given."""
        seats = range(1, self.size + 1)
        return [seat for seat in seats if seat not in self.players and seat not in self.barred]

    @property
    def room(self) -> int:
        """How many open seats there are."""
        return len(self.open_seats) if self.barred else self.size - len(self.players)


class Move(NamedTuple):
    """A player's way to another table, and why this player and this seat."""

    player: int
    origin: Place
    to: Place
    reasons: tuple[Reason, ...]


def moves_to(origin: Place, to: Place, rule: str) -> Reason:
    """The move as it is read aloud."""
    values = {"table": origin.table, "seat": origin.seat, "other": to.table, "place": to.seat}
    sentence = "Table {table}, seat {seat} moves to table {other}, seat {place}"
    return Reason(sentence, values, rule)


def worst_seat(table: Table, positions: Positions) -> int | None:
    """The open seat that has the big blind soonest and not the small blind; None without one."""
    order = clockwise(table.open_seats, positions.small_blind)
    return next((seat for seat in order if seat != positions.small_blind), None)


class Room(tuple[Table, ...]):
    """Tables that have been checked, each by itself, and at which nobody sits twice."""

    __slots__ = ()


def check_tables(tables: Sequence[Table]) -> None:
    """Raises NotPossible for tables that no room has."""
    if isinstance(tables, Room):
        return
    if len({table.number for table in tables}) != len(tables):
        raise NotPossible("tables", "two tables have the same number")
    people = [player for table in tables for player in table.players.values()]
    if len(set(people)) != len(people):
        raise NotPossible("tables", "somebody sits in two seats")
    for table in tables:
        check_table(table)


def check_table(table: Table) -> None:
    """Raises NotPossible for a table that no room has."""
    if not table.players:
        raise NotPossible("tables", f"nobody sits at table {table.number}")
    seats = {*table.players, *table.opened, *(table.next or ())}
    if min(seats) < 1 or max(seats) > table.size:
        strange = min(seat for seat in seats if not 1 <= seat <= table.size)
        raise NotPossible("tables", f"table {table.number} has no seat {strange}")
    if not table.players.keys().isdisjoint(table.opened):
        taken = next(seat for seat in table.opened if seat in table.players)
        raise NotPossible("tables", f"seat {taken} of table {table.number} is not open")
