"""What a book is held against beside itself: notes of where its logs ended, and its copies.

And the registers, which have a history to be held against.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, text

from director.books import heads, register_chains
from director.books.sql_tables import PlayerHistory, StaffHistory, table
from director.tournament.log.books import EventNumber, Lost
from director.translation import say


class Ends(NamedTuple):
    """A log from its first record to its last."""

    event: EventNumber
    first: str
    """The digest of the first record."""
    newest: heads.Noted


def ends_of(connection: Connection) -> list[Ends]:
    """Where each log of a book begins and ends."""
    query = text(
        "select last.event, coalesce(first.digest, ''), last.number, last.digest"
        " from record as last"
        " join (select event, max(number) as number from record group by event) as newest"
        " on newest.event = last.event and newest.number = last.number"
        " left join record as first on first.event = last.event and first.number = 1"
        " order by last.event"
    )
    return [
        Ends(EventNumber(event), first, heads.Noted(number, digest))
        for event, first, number, digest in connection.execute(query)
    ]


def lost(
    book: Path, ends: Sequence[Ends], names: Mapping[EventNumber, str], copies: Sequence[Path]
) -> list[Lost]:
    """The logs that end before what was written of them."""
    found: dict[EventNumber, Lost] = {}
    for copy, end in ((one, end) for one in copies for end in heads.ends_in(one)):
        ours = next((one for one in ends if one.first == end.first), None)
        if ours is None or end.number <= ours.newest.number or ours.event in found:
            continue
        if heads.goes_on(copy, ours.first, ours.newest):
            name = names.get(ours.event, "")
            found[ours.event] = Lost(ours.event, name, ours.newest.number, end.number, end.at, copy)
    known = {one.event for one in ends}
    for event in heads.noted_events(book) - known:
        if note := heads.noted(book, event):
            title = say("Event {number}", number=event)
            found[event] = Lost(event, title, 0, note.number, None, _having(copies, event))
    for one in ends:
        note = heads.noted(book, one.event)
        if note and note.number > one.newest.number and one.event not in found:
            name = names.get(one.event, "")
            found[one.event] = Lost(one.event, name, one.newest.number, note.number, None, None)
    return [found[event] for event in sorted(found)]


def _having(copies: Sequence[Path], event: EventNumber) -> Path | None:
    """A copy that has an event of this number; None where none has it."""
    return next((one for one in copies if heads.has_event(one, event)), None)


def wrong_registers(connection: Connection) -> Iterator[str]:
    """Where the registers are not as they were written: in words."""
    for history in (table(PlayerHistory), table(StaffHistory)):
        for line in register_chains.wrong_lines(connection, history):
            yield say("line {line} of {table} has been altered", line=line, table=history.name)
    for number in register_chains.wrong_people(connection):
        yield say("player {number} does not match the register’s history", number=number)
    for number in register_chains.wrong_staff(connection):
        yield say("staff {number} does not match the register’s history", number=number)
