"""Where somebody sat who has no seat now, as the log knows, and where they sit again."""

from director.tournament.log.log import Log
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import PlayersMoved, SeatsDrawn
from director.tournament.seats.open_seats import late_seats, open_seats
from director.tournament.state import EntryNumber, Tournament


def old_seat(log: Log, entry: EntryNumber) -> Place | None:
    """The last seat that an entry was given; None where it never had one."""
    for record in reversed(log.records):
        for fact in reversed(record.facts):
            if isinstance(fact, SeatsDrawn | PlayersMoved) and log.in_force(record.number):
                place = next((one.place for one in fact.seats if one.entry == entry), None)
                if place:
                    return place
    return None


def seat_again(log: Log, t: Tournament, entry: EntryNumber, seed: str) -> Place:
    """The old seat of somebody who is out, or one drawn by the seed where somebody else has it."""
    old = old_seat(log, entry)
    if old and old.seat in open_seats(t, old.table):
        return old
    return late_seats(t, (entry,), seed).seats[0].place
