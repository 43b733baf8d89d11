"""Seat changes: who has asked for which seat, and which of them can have it now."""

from collections.abc import Mapping
from typing import NamedTuple

from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import open_seats, tables_in_use
from director.tournament.state import EntryNumber, SeatRequest, Tournament


class SeatOffer(NamedTuple):
    """A seat that came free, for the first who asked for it."""

    entry: EntryNumber
    place: Place


def waiting(t: Tournament) -> tuple[SeatRequest, ...]:
    """Who waits for another seat, the first to ask first: those who still sit somewhere."""
    return tuple([one for one in t.seat_requests if one.entry in t.seats])


def offers(t: Tournament) -> tuple[SeatOffer, ...]:
    """Which of them can have their seat now; each open seat is offered once.

    A locked table gives nobody a seat and lets nobody go.
    """
    found: list[SeatOffer] = []
    free: Mapping[int, list[int]] = {}
    for request in waiting(t):
        if not free:
            free = {table: open_seats(t, table) for table in tables_in_use(t)}
        here, seats = t.seats[request.entry], free.get(request.table, [])
        if t.table(here.table).locked or (not request.seat and here.table == request.table):
            continue
        seat = request.seat or next(iter(seats), 0)
        if seat in seats:
            seats.remove(seat)
            found.append(SeatOffer(request.entry, Place(request.table, seat)))
    return tuple(found)
