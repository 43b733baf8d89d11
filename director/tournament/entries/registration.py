"""Whether somebody may still enter, and on which terms."""

from datetime import datetime

from director.tournament.flights.state import newest_open
from director.tournament.money.state import FREE, Price
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.structure.moments import Moment
from director.translation import Sentence


def is_open(t: Tournament, now: datetime) -> bool:
    """Whether registration is open: by hand, else until the structure's moment."""
    if t.closed:
        return False
    if t.late is not None:
        return t.late
    late = t.structure.late_registration
    return late is None or not is_past(t, late.until, now)


def is_late(t: Tournament, now: datetime) -> bool:
    """Whether late registration is open, by the structure or by hand; not after a deal."""
    declared = t.late is not None or t.structure.late_registration is not None
    return declared and t.deal is None and is_open(t, now)


def turned_by_hand(t: Tournament, now: datetime) -> bool | None:
    """What closes registration where it is open, and opens it where it is closed.

    None where the structure says so by itself, and goes on to: whoever opens again what was closed
    too early has it close when it should.
    """
    t = t.by_clock(newest_open(t.flights))
    opens = not is_open(t, now)
    return None if is_open(t.but(late=None), now) is opens else opens


def is_past(t: Tournament, moment: Moment, now: datetime) -> bool:
    """Whether the clock has come to a moment of the structure."""
    place = t.structure.place_of(moment)
    clock = t.clock.at(t.structure, now)
    return place is not None and clock.started and clock.step >= place


def is_disqualified(t: Tournament, entry: EntryNumber) -> bool:
    """Whether an entry was put out for conduct. A nit card puts out as well, and bars nobody."""
    expelled = t.expelled.get(entry)
    return expelled is not None and not expelled.last_nit


def entering(
    t: Tournament, player: PlayerNumber, now: datetime, flight: str = ""
) -> Sentence | None:
    """Why a player should not get an entry now; None where nothing is against it.

    Into a flight, by its clock; what the player has bought in other flights does not count there.
    """
    t = t.by_clock(flight)
    if not is_open(t, now):
        return Sentence("registration is closed")
    mine = t.of_player.get(player, ())
    for gone in mine:
        if is_disqualified(t, gone):
            values = {"player": player, "reason": t.expelled[gone].reason}
            return Sentence("{player} was disqualified: {reason}", values)
    if flight:
        mine = tuple([one for one in mine if t.flight_of.get(one) == flight])
    before = len(mine)
    if not before:
        return None
    values = {"player": player, "flight": flight}
    if flight and 0 < t.flight_terms.entries_each <= before:
        return Sentence("{player} has used all entries of flight {flight}", values)
    terms = t.structure.re_entries
    if terms is None:
        return Sentence("{player} has been out, and this event has no re-entries", values)
    if terms.limit and before > terms.limit:
        return Sentence("{player} has used all re-entries", values)
    if terms.until and is_past(t, terms.until, now):
        return Sentence("re-entries have ended", values)
    return None


def rebuying(t: Tournament, entry: EntryNumber, now: datetime) -> Sentence | None:
    """Why an entry should not rebuy now; None where nothing is against it, or nothing is sold."""
    terms, who = t.structure.rebuys, {"player": t.entries[entry].player}
    if terms is None:
        return None
    if terms.until and is_past(t, terms.until, now):
        return Sentence("rebuys have ended")
    if terms.limit and t.ledger.account(entry).rebuys >= terms.limit:
        return Sentence("{player} has used all rebuys", who)
    if entry in t.expelled:
        return Sentence("{player} was disqualified", who)
    return None


def entry_price(t: Tournament, player: PlayerNumber) -> Price:
    """What the next entry of a player costs."""
    if player in t.of_player and t.terms.re_entry is not None:
        return t.terms.re_entry
    return t.terms.entry


def rebuy_price(t: Tournament) -> Price:
    """What a rebuy costs: by the event's terms, else by the structure's."""
    if t.terms.rebuy is not None:
        return t.terms.rebuy
    rebuys = t.structure.rebuys
    if rebuys is None:
        return FREE
    units = rebuys.price * 10**t.terms.decimals
    return Price(pool=units) if rebuys.into_pool else Price(other=units)


def add_on_price(t: Tournament) -> Price:
    """What an add-on costs: by the event's terms, else by the structure's."""
    if t.terms.add_on is not None:
        return t.terms.add_on
    add_ons = t.structure.add_ons
    if add_ons is None:
        return FREE
    units = add_ons.price * 10**t.terms.decimals
    return Price(pool=units) if add_ons.into_pool else Price(other=units)
