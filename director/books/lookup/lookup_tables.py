"""The look-up tables of an event: each made from its state, and brought on by every record."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select
from sqlmodel import SQLModel

from director.books.lookup import changed_rows, state_rows
from director.books.lookup.changed_rows import Touched
from director.books.lookup.state_rows import Row
from director.books.sql_tables import (
    Bounty,
    ChipsInPlay,
    DealShare,
    Elimination,
    Entry,
    Envelope,
    Event,
    FlightEntry,
    Lammer,
    Payment,
    Payout,
    Record,
    Room,
    RoundEntry,
    Ruling,
    Seat,
    Structure,
    Team,
    table,
)
from director.tournament.event.phase import phase
from director.tournament.log.books import EventNumber
from director.tournament.money.state import PRIZE
from director.tournament.seats.state import TableState
from director.tournament.shootouts.state import round_of
from director.tournament.state import EntryNumber, Tournament


class Part(NamedTuple):
    """A look-up table, and how its rows follow from the event."""

    model: type[SQLModel]
    key: str
    """The column that tells its rows apart."""
    keys: Callable[[Tournament], Iterable[int]]
    has: Callable[[Tournament, int], bool]
    row: Callable[[EventNumber, Tournament, int], Row]
    asked: Callable[[Touched, Tournament | None, Tournament], Iterable[int]]
    """The keys of the rows that can have changed."""


def rows(event: EventNumber, t: Tournament) -> dict[type[SQLModel], list[Row]]:
    """All rows of the look-up tables for an event as it stands, in the order of their keys."""
    found: dict[type[SQLModel], list[Row]] = {Structure: [state_rows.structure(event, t)]}
    for part in PARTS:
        found[part.model] = [
            part.row(event, t, key) for key in sorted(part.keys(t)) if part.has(t, key)
        ]
    return found


def write_changes(
    connection: Connection,
    event: EventNumber,
    before: Tournament | None,
    now: Tournament,
    touched: Touched,
) -> None:
    """Brings the look-up tables from one state of an event to the next."""
    if before is None or before.structure is not now.structure or phase(before) != phase(now):
        connection.execute(delete(table(Structure)).where(table(Structure).c.event == event))
        connection.execute(insert(table(Structure)), [state_rows.structure(event, now)])
    for part in PARTS:
        gone, new = [], []
        for key in part.asked(touched, before, now):
            old = part.row(event, before, key) if before and part.has(before, key) else None
            row = part.row(event, now, key) if part.has(now, key) else None
            if old == row:
                continue
            if old is not None:
                gone.append({"this": key})
            if row is not None:
                new.append(row)
        there = table(part.model)
        if gone:
            this = there.c[part.key] == bindparam("this")
            connection.execute(delete(there).where(there.c.event == event, this), gone)
        if new:
            connection.execute(insert(there), new)


def know(connection: Connection, event: EventNumber) -> None:
    """Gives an event its own row where that is gone: all other rows stand on it."""
    events = table(Event)
    known = connection.execute(select(events.c.number).where(events.c.number == event)).scalar()
    if known is None:
        connection.execute(insert(events), {"number": event, "name": ""})


def open_number(connection: Connection) -> EventNumber:
    """Opens a number that no event has, nor any record that is left of one."""
    known = select(func.max(table(Event).c.number)).scalar_subquery()
    recorded = select(func.max(table(Record).c.event)).scalar_subquery()
    last = max([one or 0 for one in connection.execute(select(known, recorded)).one()])
    connection.execute(insert(table(Event)), {"number": last + 1, "name": ""})
    return EventNumber(last + 1)


def rebuild(connection: Connection, event: EventNumber, t: Tournament) -> None:
    """Makes the look-up tables of an event anew, whatever is in them."""
    know(connection, event)
    for model in LOOK_UP:
        connection.execute(delete(table(model)).where(table(model).c.event == event))
    for model, every in rows(event, t).items():
        if every:
            connection.execute(insert(table(model)), every)
    name = table(Event).update().where(table(Event).c.number == event).values(name=t.name)
    connection.execute(name)


def wrong_tables(connection: Connection, event: EventNumber, t: Tournament) -> list[str]:
    """The names of the look-up tables that do not say of an event what its log says."""
    events = table(Event)
    name = connection.execute(select(events.c.name).where(events.c.number == event)).scalar()
    wrong = [] if name == t.name else [events.name]
    return wrong + [
        table(model).name
        for model, every in rows(event, t).items()
        if _stored(connection, model, event) != every
    ]


def _stored(connection: Connection, model: type[SQLModel], event: EventNumber) -> list[Row]:
    there = table(model)
    query = select(there).where(there.c.event == event).order_by(*there.primary_key.columns)
    return [dict(row._mapping) for row in connection.execute(query)]


def _is_prize(t: Tournament, line: Any) -> bool:
    return line in t.ledger.lines and t.ledger.lines[line].what == PRIZE


def _prizes_paid(t: Tournament) -> Iterable[int]:
    return [one.line for parts in t.prizes_paid.values() for one in parts]


def _is_said(state: TableState) -> bool:
    """Whether the floor has said something about a table that the look-up table has."""
    return any((state.size, state.closed, state.locked, state.unavailable, state.game))


PARTS = (
    Part(
        Entry,
        "number",
        lambda t: (*t.entries, *t.voided),
        lambda t, key: key in t.entries or key in t.voided,
        state_rows.entry,
        changed_rows.entries,
    ),
    Part(
        Seat,
        "entry",
        lambda t: t.seats,
        lambda t, key: key in t.seats,
        state_rows.seat,
        lambda touched, *_: touched.entries,
    ),
    Part(
        Elimination,
        "entry",
        lambda t: t.busts,
        lambda t, key: key in t.busts,
        state_rows.elimination,
        changed_rows.busts,
    ),
    Part(
        Bounty,
        "gone",
        lambda t: t.mysteries,
        lambda t, key: key in t.mysteries,
        state_rows.bounty,
        lambda touched, *_: touched.entries,
    ),
    Part(
        Lammer,
        "entry",
        lambda t: t.redeemed,
        lambda t, key: key in t.redeemed,
        state_rows.lammer,
        changed_rows.lammers,
    ),
    Part(
        DealShare,
        "entry",
        state_rows.deal_shares,
        lambda t, key: key in state_rows.deal_shares(t),
        state_rows.deal_share,
        changed_rows.deals,
    ),
    Part(
        RoundEntry,
        "entry",
        lambda t: {entry for one in t.rounds for entry in one.home},
        lambda t, key: bool(round_of(t.rounds, EntryNumber(key))),
        state_rows.round_entry,
        changed_rows.round_entries,
    ),
    Part(
        ChipsInPlay,
        "round_",
        lambda t: (len(t.rounds),),
        lambda t, key: key == len(t.rounds),
        state_rows.chips_in_play,
        changed_rows.rounds,
    ),
    Part(
        FlightEntry,
        "entry",
        lambda t: {*t.flight_of, *t.bagged, *t.forfeited},
        lambda t, key: key in t.flight_of or key in t.bagged or key in t.forfeited,
        state_rows.flight_entry,
        changed_rows.flight_entries,
    ),
    Part(
        Envelope,
        "amount",
        lambda t: {prize.amount for prize in t.terms.mystery},
        lambda t, key: any(prize.amount == key for prize in t.terms.mystery),
        state_rows.envelope,
        changed_rows.envelopes,
    ),
    Part(
        Team,
        "entry",
        lambda t: t.teams,
        lambda t, key: key in t.teams,
        state_rows.team,
        lambda touched, *_: touched.entries,
    ),
    Part(
        Room,
        "table_",
        lambda t: t.room,
        lambda t, key: _is_said(t.table(key)),
        state_rows.room,
        lambda touched, *_: touched.tables,
    ),
    Part(
        Payment,
        "line",
        lambda t: t.ledger.lines,
        lambda t, key: key in t.ledger.lines,
        state_rows.payment,
        lambda touched, *_: touched.lines,
    ),
    Part(
        Payout,
        "line",
        _prizes_paid,
        _is_prize,
        state_rows.payout,
        lambda touched, *_: touched.lines,
    ),
    Part(
        Ruling,
        "number",
        lambda t: range(1, len(t.filings) + 1),
        lambda t, key: 0 < key <= len(t.filings),
        state_rows.ruling,
        changed_rows.filings,
    ),
)
"""All look-up tables beside that of the structure."""

LOOK_UP: tuple[type[SQLModel], ...] = (Structure, *[part.model for part in PARTS])
"""What is made from the log; the event's own row is one of them, and stands for its log."""
