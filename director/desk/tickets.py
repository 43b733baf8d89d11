"""Tickets between the events of a book: what the others say of them is read from their logs.

Each log says only what happened in its own event, and nothing is written into another one. So that
no ticket is good for two things, this is asked before every record: of what is done, undone and
redone alike, by how the event stands after it. It is asked once more while the book is being
written, where nobody else can write what tickets are concerned with: of two stations that use one
ticket at the same moment, one is refused.
"""

import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from director.desk.book import Book
from director.tournament.log.books import EventNumber, EventRow, Sure
from director.tournament.log.refused import Refused, Unfit
from director.tournament.state import Tournament
from director.tournament.tickets.entering import Held
from director.tournament.tickets.facts import not_open
from director.tournament.tickets.state import TicketUse, in_order
from director.tournament.tickets.uses import is_used, uses

_BETWEEN_MACHINES = timedelta(days=1)
"""The clocks of two machines do not agree: so much earlier an event is still looked into."""


def new_series() -> str:
    """What the numbers of a satellite's tickets begin with: no other's do."""
    return secrets.token_hex(3).upper()


class UsedIn(NamedTuple):
    """Where a ticket was used."""

    event: str
    use: TicketUse


def used_elsewhere(book: Book, event: EventNumber, t: Tournament) -> Mapping[str, UsedIn]:
    """Which tickets that this event has issued were used in which of the others.

    Only events that something was written to since are looked into. Raises BookFailed.
    """
    if not t.tickets:
        return {}
    since = min(one.issued for one in t.tickets.values())
    return _used(_others(book, event, since), t.tickets)


def held(book: Book, satellite: EventNumber, into: Tournament) -> tuple[Held, ...]:
    """The tickets of a satellite that may be used, for an event, in the order of their numbers.

    People are who they are by now, a value is in the smallest unit of that event. Raises
    BookFailed, Unfit where the satellite's log is damaged.
    """
    t, merged = book.log(satellite).tournament, book.register.merged()
    used = used_elsewhere(book, satellite, t)
    found = []
    for one in in_order(t.tickets):
        if not one.over and one.number not in used:
            player = merged.get(one.holder, one.holder)
            person = book.register.person(player)
            value = one.value * 10**into.terms.decimals // 10**t.terms.decimals
            banned = person.banned if person else ""
            found.append(Held(one.number, player, value, one.event, banned))
    return tuple(found)


def sure_of_tickets(
    book: Book, event: EventNumber, before: Tournament, after: Tournament
) -> Sure | None:
    """Makes sure that no ticket is good for two things once this event stands so.

    Raises Refused where one would be. What comes back is to be called once more while the record is
    written, and raises the same; None where the record has nothing to do with tickets. What a
    damaged event has to say of it is not known, and does not count.
    """
    new, gone = _used_anew(before, after), _given_away(before, after)
    if not new and not gone:
        return None
    seen = _written(book, event)
    _check(book, event, before, new, gone)

    def sure() -> None:
        if _written(book, event) != seen:
            _check(book, event, before, new, gone)

    return sure


def _used_anew(before: Tournament, after: Tournament) -> Sequence[TicketUse]:
    """The tickets of others that are used in this event, and were not before."""
    if after.tickets_used is before.tickets_used and (
        not after.tickets_used or _same_entries(before, after)
    ):
        return ()
    return [one for one in uses(after) if not is_used(before, one.number)]


def _given_away(before: Tournament, after: Tournament) -> frozenset[str]:
    """The tickets of this event that are gone, over, or somebody else's now."""
    if after.tickets is before.tickets:
        return frozenset()
    return frozenset(
        number
        for number, old in before.tickets.items()
        if (now := after.tickets.get(number)) is None
        or (now.over and not old.over)
        or now.holder != old.holder
    )


def _written(book: Book, event: EventNumber) -> Mapping[EventNumber, int]:
    """How much is written of every other event."""
    return {row.number: row.records for row in book.events() if row.number != event}


def _check(
    book: Book,
    event: EventNumber,
    before: Tournament,
    new: Sequence[TicketUse],
    gone: Collection[str],
) -> None:
    if new:
        _check_used_here(book, event, new)
    if gone:
        _check_unused(book, event, before, gone)


def _same_entries(before: Tournament, after: Tournament) -> bool:
    return before.entries is after.entries and before.reserved is after.reserved


def _check_used_here(book: Book, event: EventNumber, new: Sequence[TicketUse]) -> None:
    """Raises Refused where a ticket is over, somebody else's, or was used in a third event."""
    merged = book.register.merged()
    for satellite in {one.satellite for one in new}:
        mine = {one.number: one for one in new if one.satellite == satellite}
        issuer = _issuer(book, event, satellite, mine)
        if issuer is None:
            continue  # it is in another book, or damaged
        for number, use in mine.items():
            if why := not_open(issuer, number):
                raise Refused(why.text, **why.values)
            holder = issuer.tickets[number].holder
            if merged.get(holder, holder) != merged.get(use.player, use.player):
                raise Refused("ticket {ticket} is {player}’s now", ticket=number, player=holder)
        _check_unused(book, event, issuer, mine)


def _check_unused(
    book: Book, event: EventNumber, issuer: Tournament, tickets: Collection[str]
) -> None:
    """Raises Refused where one of these was used in another event than this."""
    since = min(issuer.tickets[number].issued for number in tickets)
    for number, found in _used(_others(book, event, since), tickets).items():
        values = {"ticket": number, "event": found.event}
        raise Refused("ticket {ticket} was used in {event}: undo that there first", **values)


def _issuer(book: Book, event: EventNumber, name: str, tickets: Iterable[str]) -> Tournament | None:
    """The event that has issued these tickets: most likely the one that was called so then."""
    wanted = next(iter(tickets))
    rows = [row for row in book.events() if row.number != event]
    for row in sorted(rows, key=lambda row: row.name != name):
        t = _read(book, row.number)
        if t is not None and wanted in t.tickets:
            return t
    return None


def _others(
    book: Book, event: EventNumber, since: datetime
) -> Iterator[tuple[EventRow, Tournament]]:
    """The other events of a book to which something was written since."""
    for row in book.events():
        if row.number != event and row.changed >= since - _BETWEEN_MACHINES:
            t = _read(book, row.number)
            if t is not None:
                yield row, t


def _read(book: Book, event: EventNumber) -> Tournament | None:
    try:
        return book.log(event).tournament
    except Unfit:
        return None


def _used(
    others: Iterable[tuple[EventRow, Tournament]], tickets: Iterable[str]
) -> dict[str, UsedIn]:
    """Where these were used, by their numbers and in their order."""
    wanted = set(tickets)
    found = {
        use.number: UsedIn(t.name, use)
        for _, t in others
        if t.tickets_used
        for use in uses(t)
        if use.number in wanted
    }
    return {number: found[number] for number in sorted(found)}
