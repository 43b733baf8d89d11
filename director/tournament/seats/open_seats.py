"""Where seats are open, and the draws for them."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta

from director.tournament.clock.own_clocks import flight_at
from director.tournament.seats.draws import Place, drawn_seats
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.seats.state import ORDINARY, TableState
from director.tournament.seats.tables import Room, Table, check_table
from director.tournament.shootouts.state import BYE
from director.tournament.state import NOBODY, EntryNumber, Tournament
from director.tournament.structure.structure import Structure

A_HAND = timedelta(minutes=5)
"""So long an answer about a table's next hand is good: then another hand has surely been dealt."""
_UNKNOWN = (None, Table(0, NOBODY, 0))


def open_seats(t: Tournament, table: int) -> list[int]:
    """The seats of a table that somebody can be given, rising; none at one that is not in use."""
    state = t.table(table)
    if state.closed or state.locked:
        return []
    there = t.sitters.get(table, NOBODY)
    barred = state.unavailable
    return [n for n in range(1, t.size(table) + 1) if n not in there and n not in barred]


def tables_in_use(t: Tournament) -> list[int]:
    """The tables with players, and those that were opened by hand; rising."""
    ready = {number for number, state in t.room.items() if state.ready and not state.closed}
    return sorted({*t.sitters, *ready})


def has_open_seat(t: Tournament) -> bool:
    """Whether somebody more can be seated; where the floor opens tables, only at those."""
    if not any(state.ready for state in t.room.values()):
        return True  # another table is opened as soon as it is needed
    return any(open_seats(t, table) for table in tables_in_use(t))


def unseated(t: Tournament) -> tuple[EntryNumber, ...]:
    """Who is in and has no seat, by number; chips in a bag need none, nor does a bye."""
    waiting = t.left - frozenset(t.seats) - frozenset(t.bagged)
    if t.rounds:
        waiting -= frozenset(t.rounds[-1].at.get(BYE, ()))
    return tuple(sorted(waiting))


def late_seats(t: Tournament, entries: Sequence[EntryNumber], seed: str) -> SeatsDrawn:
    """Seats for these entries: at the tables in use, and at new ones where those are full.

    Nobody is put at a table of another flight than the first one's.
    """
    t = without_other_flights(t, t.flight_of.get(entries[0], "")) if t.is_divided else t
    return seats_drawn(seed, drawn_seats(entries, _seats_for(t, len(entries)), seed).items())


def _seats_for(t: Tournament, players: int) -> dict[int, list[int]]:
    """The open seats of the tables in use, and of the next ones where those do not suffice."""
    free = {table: open_seats(t, table) for table in tables_in_use(t)}
    number = 1
    while sum(map(len, free.values())) < players:
        if number not in free and not t.table(number).closed:
            free[number] = open_seats(t, number)
        number += 1
    return free


def sizes_of_draw(t: Tournament, players: int) -> dict[int, int]:
    """How many sit at each table once so many more have drawn a seat.

    Seats are drawn at whichever table has the most open ones, so that all end with as many open.
    """
    free = {table: len(seats) for table, seats in _seats_for(t, players).items()}
    left = max(free.values(), default=0)
    while sum(max(0, count - left) for count in free.values()) < players:
        left -= 1
    taken = {table: max(0, count - left) for table, count in free.items()}
    too_many = sum(taken.values()) - players
    last = [table for table in sorted(free, reverse=True) if taken[table] and free[table] > left]
    for table in last[:too_many]:
        taken[table] -= 1
    return {table: len(t.sitters.get(table, NOBODY)) + taken[table] for table in sorted(free)}


def tables_not_opened(t: Tournament, players: int) -> list[int]:
    """The tables that nobody has opened and so many more players would need, rising.

    None where the floor has opened no table and nobody sits yet: the draw then opens them all.
    """
    known = tables_in_use(t)
    return [one for one in sorted(_seats_for(t, players)) if one not in known] if known else []


def without_other_flights(t: Tournament, flight: str) -> Tournament:
    """The event where nobody comes to a table at which another flight plays, nor leaves it."""
    room = t.room.mutate()
    for table in t.tables:
        if flight_at(t, table) != flight:
            room[table] = t.table(table)._replace(locked=flight or "flight")
    return t.but(room=room.finish())


def new_seats(t: Tournament, entries: Collection[EntryNumber], seed: str) -> SeatsDrawn:
    """Seats for these entries at as few tables as hold them, whoever sits there now."""
    free: dict[int, list[int]] = {}
    number = 1
    while sum(map(len, free.values())) < len(entries):
        state = t.table(number)
        if not state.closed:
            seats = range(1, t.size(number) + 1)
            free[number] = [seat for seat in seats if seat not in state.unavailable]
        number += 1
    return seats_drawn(seed, drawn_seats(sorted(entries), free, seed).items())


def seats_drawn(seed: str, drawn: Iterable[tuple[EntryNumber, Place]]) -> SeatsDrawn:
    """The fact of a draw."""
    seats = (SeatDrawn(entry, place.table, place.seat) for entry, place in sorted(drawn))
    return SeatsDrawn(seed, tuple(seats))


class KeptTables:
    """The tables of an event for the rulings; one that has not changed is not made anew."""

    def __init__(self) -> None:
        self._structure: Structure | None = None
        self._made: dict[int, tuple[TableState, Table]] = {}

    def not_locked(self, t: Tournament, now: datetime | None) -> Room:
        """Those with players at which somebody may come or go, as `as_table` has them; rising.

        Raises NotPossible for one that no room has.
        """
        if t.structure is not self._structure:
            self._structure = t.structure  # which says how many seats a table has
            self._made.clear()
        tables = []
        for number, players in sorted(t.sitters.items()):
            state = t.room.get(number, ORDINARY)
            of, table = self._made.get(number, _UNKNOWN)
            # what was said about a button grows old
            if of is not state or table.players is not players or state.seen:
                table = as_table(t, number, now)
                check_table(table)
                self._made[number] = state, table
            if not state.locked:
                tables.append(table)
        return Room(tables)


def as_table(t: Tournament, number: int, now: datetime | None = None) -> Table:
    """A table for the rulings on balancing; barred seats count as taken by nobody.

    What was said about its button is left out once it can no longer be true at `now`. Seats that
    nobody has sat in are counted as those that opened first.
    """
    state = t.table(number)
    players = t.sitters.get(number, NOBODY)
    size = max(t.size(number), *players) if players else t.size(number)
    opened: tuple[int, ...] = ()
    if len(players) < size:
        empty = [n for n in range(1, size + 1) if n not in players and n not in state.unavailable]
        never_filled = [n for n in empty if n not in state.opened]
        opened = (*never_filled, *[n for n in state.opened if n in empty])
    old = now is not None and state.seen is not None and now - state.seen > A_HAND
    return Table(number, players, size, None if old else state.next, opened, state.unavailable)
