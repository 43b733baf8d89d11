"""Where somebody sat who has no seat now, as the log knows."""

from director.tournament.log.log import Log
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import PlayersMoved, SeatsDrawn
from director.tournament.state import EntryNumber


def old_seat(log: Log, entry: EntryNumber) -> Place | None:
    """The last seat that an entry was given; None where it never had one."""
    for record in reversed(log.records):
        for fact in reversed(record.facts):
            if isinstance(fact, SeatsDrawn | PlayersMoved) and log.in_force(record.number):
                place = next((one.place for one in fact.seats if one.entry == entry), None)
                if place:
                    return place
    return None
