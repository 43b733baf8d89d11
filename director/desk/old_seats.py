"""Where somebody sat who has no seat now, and with whom, as the log knows; where they sit again."""

from collections.abc import Mapping

from director.tournament.busts.facts import PlayerEliminated
from director.tournament.cached import Cached
from director.tournament.log.log import Log
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import PlayersMoved, SeatsDrawn
from director.tournament.seats.open_seats import late_seats, open_seats
from director.tournament.state import NOBODY, EntryNumber, Tournament


def old_seat(log: Log, entry: EntryNumber) -> Place | None:
    """The last seat that an entry was given; None where it never had one."""
    for record in reversed(log.records):
        for fact in reversed(record.facts):
            if isinstance(fact, SeatsDrawn | PlayersMoved) and log.in_force(record.number):
                place = next((one.place for one in fact.seats if one.entry == entry), None)
                if place:
                    return place
    return None


_THERE, _THEN = Cached(), Cached()


def tablemates(log: Log, entry: EntryNumber) -> tuple[EntryNumber, ...]:
    """Who sits at that table, by seat; of somebody who is out, who sat there when they busted."""
    return _THERE.answer((log.tournament, entry), lambda: _tablemates(log, entry))


def seats_then(log: Log, entry: EntryNumber) -> Mapping[int, EntryNumber]:
    """Who sat where at the table of somebody who is out, when that was recorded, by seat."""
    return _THEN.answer((log.tournament, entry), lambda: _seats_then(log, entry))


def _seats_then(log: Log, entry: EntryNumber) -> Mapping[int, EntryNumber]:
    then = _at_bust(log, entry)
    place = then.seats.get(entry)
    return then.sitters.get(place.table, NOBODY) if place else NOBODY


def _tablemates(log: Log, entry: EntryNumber) -> tuple[EntryNumber, ...]:
    t = log.tournament
    then = _at_bust(log, entry) if entry in t.busts else t
    place = then.seats.get(entry)
    if place is None:
        return ()
    there = [one.number for one in then.at_table(place.table).values()]
    # reported late: who counts as out after them had left the table before that was recorded
    later = t.out[t.out.index(entry) + 1 :] if entry in t.busts else ()
    for one in later:
        old = old_seat(log, one) if one in then.busts else None
        if old and old.table == place.table:
            there.append(one)
    return tuple([one for one in there if one != entry and one in t.entries])


def _at_bust(log: Log, entry: EntryNumber) -> Tournament:
    """The event just before it was recorded that somebody is out, which they are."""
    for record in reversed(log.records):
        went = any(isinstance(one, PlayerEliminated) and one.entry == entry for one in record.facts)
        if went and log.in_force(record.number):
            return log.before(record.number)
    return log.tournament


def seat_again(log: Log, t: Tournament, entry: EntryNumber, seed: str) -> Place:
    """The old seat of somebody who is out, or one drawn by the seed where somebody else has it."""
    old = old_seat(log, entry)
    if old and old.seat in open_seats(t, old.table):
        return old
    return late_seats(t, (entry,), seed).seats[0].place
