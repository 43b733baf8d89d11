"""What moving a player by hand would bring about, in words, before anybody has got up.

The command that would be given answers: what it refuses is refused here, and what is said of the
tables is read from the event as it would then be.
"""

from collections.abc import Callable
from datetime import datetime

from director.tournament.commands import PutIn
from director.tournament.log.decisions import once_done
from director.tournament.log.refused import Refused
from director.tournament.seats.buttons import dealt_in, frozen_hand
from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import as_table
from director.tournament.seats.tables import worst_seat
from director.tournament.state import NOBODY, EntryNumber, Tournament
from director.translation import say
from director.views.counted import counted
from director.views.tables.room import unevenness


def move_to(t: Tournament, entry: EntryNumber, place: Place) -> PutIn:
    """The command that puts a player into a seat; whoever sits there takes the old seat."""
    return PutIn(entry, *place, swap=t.sitter(place) is not None and entry in t.seats)


def seat_given(t: Tournament, entry: EntryNumber, table: int, now: datetime) -> Place:
    """The seat that somebody gets who is sent to a table (TDA 11-A). Raises Refused.

    The worst open one where the button is known, in stud-only events the one that opened last,
    else the first open one.
    """
    there = as_table(t, table, now)
    here = t.seats.get(entry)
    if here and here.table == table:
        raise Refused("{player} sits at table {table}", player=t.entries[entry].player, table=table)
    if t.table(table).closed or not there.open_seats:
        raise Refused("table {table} has no open seat", table=table)
    seat = there.open_seats[0]
    if t.structure.is_stud_only:
        seat = next((one for one in reversed(there.opened)), seat)
    elif there.next:
        seat = worst_seat(there, there.next) or seat
    return Place(table, seat)


def foreseen(
    t: Tournament,
    now: datetime,
    command: PutIn,
    name: Callable[[int], str],
    *,
    tight: bool = False,
) -> str:
    """What a move would do: who sits where, the blind that waits there, how full tables then are.

    `name` says how a player is called, `tight` is the house's rule on tables. Raises Refused.
    """
    after = once_done(command, t, now)
    place = Place(command.table, command.seat)
    other = t.sitter(place)
    words = command.label(t).said(name)
    old = t.seats.get(command.entry)
    parts = [words, _blind(after, place, now), _warning(t, place)]
    if old and old.table != place.table and (locked := t.table(old.table).locked):
        parts.append(say("table {table} is locked: {reason}", table=old.table, reason=locked))
    if other is None and (old is None or old.table != place.table):
        uneven = unevenness(after, tight=tight)
        for table in (place.table,) if old is None else (old.table, place.table):
            count = len(after.sitters.get(table, NOBODY))
            locked = after.table(table).locked
            state = "" if locked or table not in uneven else uneven[table].words
            players = counted(count, "1 player", "{count} players") if count else say("empty")
            full = say("table {table} then: {players}", table=table, players=players)
            parts.append(", ".join(filter(None, (full, state))))
    return "  ·  ".join(filter(None, parts))


def _blind(after: Tournament, place: Place, now: datetime) -> str:
    """What whoever sits there has to post in the next hand, where the button is known."""
    there = as_table(after, place.table, now)
    if after.structure.is_stud_only or len(there.players) < 2 or not after.clock.started:
        return ""
    if there.next is None:
        return say("button not known")
    hand = frozen_hand(there.next, there.players).positions
    if place.seat == hand.big_blind:
        return say("posts the big blind next")
    if place.seat == hand.small_blind:
        return say("posts the small blind next")
    dealt = dealt_in(place.seat, hand).dealt
    return say("posts no blind next") if dealt else say("waits until the button has passed")


def _warning(t: Tournament, place: Place) -> str:
    state = t.table(place.table)
    if state.closed:
        return say("table {table} is closed", table=place.table)
    if state.locked:
        return say("table {table} is locked: {reason}", table=place.table, reason=state.locked)
    return say("the seat is blocked") if place.seat in state.unavailable else ""
