"""The newest table that was broken: where each of its players was sent."""

from collections.abc import Callable

from director.reports.event_sheets.seating.seats import SeatLine, seat_line
from director.tournament.log.log import Log
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import PlayersMoved, TableClosed

_NOWHERE = Place(0, 0)


def broken(log: Log, name: Callable[[int], str]) -> list[SeatLine]:
    """Its players with old and new seats; nobody where no table has been broken."""
    t = log.tournament
    for record in reversed(log.records):
        closed = [fact.table for fact in record.facts if isinstance(fact, TableClosed)]
        moved = [fact for fact in record.facts if isinstance(fact, PlayersMoved)]
        if closed and moved and log.in_force(record.number):
            before = log.before(record.number)
            return [
                seat_line(
                    t,
                    one.entry,
                    name(t.entries[one.entry].player),
                    one.place,
                    before.seats.get(one.entry, _NOWHERE),
                )
                for fact in moved
                for one in fact.seats
                if one.entry in t.entries
            ]
    return []
