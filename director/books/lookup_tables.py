"""The look-up tables of an event, as its state has them, and what a record changes in them."""

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, bindparam, delete, insert, select
from sqlmodel import SQLModel

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
    Room,
    RoundEntry,
    Ruling,
    Seat,
    Structure,
    Team,
)
from director.tournament.busts.facts import BustMoved, PlayerEliminated, PlayerReinstated
from director.tournament.deals.state import Share
from director.tournament.event.phase import phase
from director.tournament.facts import Fact
from director.tournament.log.books import EventNumber
from director.tournament.log.subjects import subjects
from director.tournament.money.state import PRIZE, LineNumber
from director.tournament.prizes.facts import prize_paid
from director.tournament.seats.state import TableState
from director.tournament.shootouts.state import round_of
from director.tournament.state import EntryNumber, Tournament
from director.tournament.structure.files import structure_as_data

Row = dict[str, Any]


class Touched(NamedTuple):
    """What facts have named: nothing else can have changed."""

    entries: frozenset[int]
    tables: frozenset[int]
    lines: frozenset[int]
    """Of the ledger."""
    order: bool
    """Whether the busts may stand in another order, and not only have one more at the end."""


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


def table(model: type[SQLModel]) -> Table:
    """The table behind a model."""
    return model.__table__  # type: ignore[attr-defined, no-any-return]


def rows(event: EventNumber, t: Tournament) -> dict[type[SQLModel], list[Row]]:
    """All rows of the look-up tables for an event as it stands, in the order of their keys."""
    found: dict[type[SQLModel], list[Row]] = {Structure: [_structure(event, t)]}
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
        connection.execute(insert(table(Structure)), [_structure(event, now)])
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


def touched(facts: Iterable[Fact], *, far_back: bool = False) -> Touched:
    """What facts speak of: entries, tables, lines of the ledger.

    `far_back` where they come or go from behind later ones: the turns of all busts may be others.
    """
    facts = tuple(facts)
    named = subjects(facts)
    order = far_back or any(
        isinstance(fact, BustMoved | PlayerReinstated)
        or (isinstance(fact, PlayerEliminated) and fact.before is not None)
        for fact in facts
    )
    return Touched(named.entries, named.tables, named.lines, order)


def _structure(event: EventNumber, t: Tournament) -> Row:
    data = json.dumps(structure_as_data(t.structure), ensure_ascii=False)
    return {
        "event": event,
        "name": t.structure.name,
        "starting_chips": t.structure.starting_chips,
        "seats": t.structure.seats,
        "data": data,
        "phase": phase(t),
    }


def _entry(event: EventNumber, t: Tournament, number: Any) -> Row:
    entry = t.entries.get(number)
    account = t.ledger.account(number)
    price = account.price
    expelled = t.expelled.get(number)
    return {
        "event": event,
        "number": number,
        "player": entry.player if entry else None,
        "voided": t.voided.get(number, ""),
        **price._asdict(),
        "paid": account.paid,
        "rebuys": account.rebuys,
        "add_ons": account.add_ons,
        "bought": account.chips - (expelled.chips if expelled else 0) - t.forfeited.get(number, 0),
        "stack": t.stacks.get(number),
    }


def _seat(event: EventNumber, t: Tournament, number: Any) -> Row:
    place = t.seats[number]
    return {"event": event, "entry": number, "table_": place.table, "seat": place.seat}


def _elimination(event: EventNumber, t: Tournament, number: Any) -> Row:
    bust = t.busts[number]
    return {"event": event, "entry": number, "turn": bust.turn, "by_": json.dumps(bust.by)}


def _room(event: EventNumber, t: Tournament, number: int) -> Row:
    state = t.table(number)
    return {
        "event": event,
        "table_": number,
        "seats": state.size,
        "closed": state.closed,
        "locked": state.locked,
        "unavailable": json.dumps(state.unavailable),
        "game": state.game,
    }


def _payment(event: EventNumber, t: Tournament, number: Any) -> Row:
    line = t.ledger.lines[number]
    return {
        "event": event,
        "line": number,
        "entry": line.entry,
        "amount": line.amount,
        "method": line.method,
        "at": line.at.astimezone(UTC).isoformat(timespec="microseconds"),
        "corrected": line.corrected,
        "what": line.what,
    }


def _is_prize(t: Tournament, line: Any) -> bool:
    return line in t.ledger.lines and t.ledger.lines[line].what == PRIZE


def _prizes_paid(t: Tournament) -> Iterable[int]:
    return [one.line for parts in t.prizes_paid.values() for one in parts]


def _payout(event: EventNumber, t: Tournament, number: Any) -> Row:
    line, paid = t.ledger.lines[number], prize_paid(t, number)
    return {
        "event": event,
        "line": number,
        "entry": line.entry,
        "amount": -line.amount,
        "method": line.method,
        "goods": json.dumps(paid.goods, ensure_ascii=False),
        "note": paid.note,
        "voided": paid.voided,
        "at": line.at.astimezone(UTC).isoformat(timespec="microseconds"),
    }


def _ruling(event: EventNumber, t: Tournament, number: int) -> Row:
    filing = t.filings[number - 1]
    return {
        "event": event,
        "number": number,
        "table_": filing.occasion.table,
        "level": filing.occasion.level,
        "headline": filing.headline,
        "hand": filing.case,
        "at": filing.at.astimezone(UTC).isoformat(timespec="microseconds"),
    }


def _is_said(state: TableState) -> bool:
    """Whether the floor has said something about a table that the look-up table has."""
    return any((state.size, state.closed, state.locked, state.unavailable, state.game))


def _filings(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Rulings are few; numbers move up where one is taken back."""
    if before and before.filings is now.filings:
        return ()
    return range(1, max(len(now.filings), len(before.filings) if before else 0) + 1)


def _entries(touched: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Those that were named, whose payments were, and who turned lammers in: they have more."""
    known = [t.ledger.lines for t in (before, now) if t]
    numbers = [LineNumber(line) for line in touched.lines]
    paying = {lines[line].entry for lines in known for line in numbers if line in lines}
    changed = _whose_bags_changed(before, now)
    changed |= _whose_stacks_changed(touched, before, now)
    return touched.entries | paying | changed | set(_lammers(touched, before, now))


def _whose_stacks_changed(
    touched: Touched, before: Tournament | None, now: Tournament
) -> frozenset[int]:
    """Without the terms of the rounds, say, a draw far back lets nobody keep what was counted."""
    if before is None or not touched.order or before.stacks is now.stacks:
        return frozenset()
    old, new = before.stacks, now.stacks
    return frozenset([one for one in {*old, *new} if old.get(one) != new.get(one)])


def _bounty(event: EventNumber, t: Tournament, number: Any) -> Row:
    drawn = t.mysteries[number]
    return {"event": event, "gone": number, "entry": drawn.entry, "amount": drawn.amount}


def _envelope(event: EventNumber, t: Tournament, amount: int) -> Row:
    held = sum([prize.envelopes for prize in t.terms.mystery if prize.amount == amount])
    drawn = t.envelopes_drawn.get(amount, 0)
    return {"event": event, "amount": amount, "envelopes": held, "drawn": drawn}


def _envelopes(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Few amounts; all of them where envelopes are declared anew."""
    states = (before, now) if before else (now,)
    if before and before.terms is now.terms and before.envelopes_drawn is now.envelopes_drawn:
        return ()
    return {prize.amount for t in states for prize in t.terms.mystery}


def _team(event: EventNumber, t: Tournament, number: Any) -> Row:
    return {"event": event, "entry": number, "members": json.dumps(t.teams[number])}


def _lammer(event: EventNumber, t: Tournament, number: Any) -> Row:
    return {"event": event, "entry": number, "turned_in": t.redeemed[number]}


def _lammers(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """At the end of the last lammer level all of them change at once."""
    old = before.redeemed if before else now.redeemed
    if old is now.redeemed:
        return ()
    return [one for one in {*old, *now.redeemed} if old.get(one) != now.redeemed.get(one)]


def _deal_shares(t: Tournament) -> Mapping[int, Share]:
    return {share.entry: share for share in t.deal.shares} if t.deal else {}


def _deal_share(event: EventNumber, t: Tournament, number: int) -> Row:
    assert t.deal
    share = _deal_shares(t)[number]
    return {
        "event": event,
        **share._asdict(),
        "way": t.deal.way,
        "held": t.deal.held,
    }


def _deals(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """All that agree come and go together."""
    if before and before.deal is now.deal:
        return ()
    return {*_deal_shares(now), *(_deal_shares(before) if before else ())}


def _round_entry(event: EventNumber, t: Tournament, number: Any) -> Row:
    last = round_of(t.rounds, number)
    return {
        "event": event,
        "entry": number,
        "round_": last,
        "table_": t.rounds[last - 1].home[number],
    }


def _round_entries(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """A draw that is taken back names nobody."""
    old = before.rounds if before else ()
    if old is now.rounds:
        return ()
    return {entry for rounds in (old, now.rounds) for one in rounds for entry in one.home}


def _chips_in_play(event: EventNumber, t: Tournament, number: Any) -> Row:
    return {"event": event, "round_": number, "chips": t.chips}


def _whether_chips_changed(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    if before is None:
        return (len(now.rounds),)
    if (len(before.rounds), before.chips) == (len(now.rounds), now.chips):
        return ()
    return {len(before.rounds), len(now.rounds)}


def _flight_entry(event: EventNumber, t: Tournament, number: Any) -> Row:
    return {
        "event": event,
        "entry": number,
        "flight": t.flight_of.get(number, ""),
        "bagged": t.bagged.get(number),
        "forfeited": t.forfeited.get(number, 0),
    }


def _flight_entries(touched: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    return touched.entries | _whose_bags_changed(before, now)


def _whose_bags_changed(before: Tournament | None, now: Tournament) -> frozenset[int]:
    """When flights meet all bags go at once, and nobody is named."""
    old = before.bagged if before else now.bagged
    if old is now.bagged:
        return frozenset()
    return frozenset(one for one in {*old, *now.bagged} if old.get(one) != now.bagged.get(one))


def _busts(touched: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    by_rounds = bool(now.rounds or (before and before.rounds))
    joined = before is not None and before.joined is not now.joined
    if not (touched.order or by_rounds or joined):
        return touched.entries
    old = before.busts if before else now.busts
    every = {*now.busts, *old}
    return [entry for entry in every if old.get(entry) != now.busts.get(entry)]


PARTS = (
    Part(
        Entry,
        "number",
        lambda t: (*t.entries, *t.voided),
        lambda t, key: key in t.entries or key in t.voided,
        _entry,
        _entries,
    ),
    Part(
        Seat,
        "entry",
        lambda t: t.seats,
        lambda t, key: key in t.seats,
        _seat,
        lambda touched, *_: touched.entries,
    ),
    Part(
        Elimination,
        "entry",
        lambda t: t.busts,
        lambda t, key: key in t.busts,
        _elimination,
        _busts,
    ),
    Part(
        Bounty,
        "gone",
        lambda t: t.mysteries,
        lambda t, key: key in t.mysteries,
        _bounty,
        lambda touched, *_: touched.entries,
    ),
    Part(
        Lammer,
        "entry",
        lambda t: t.redeemed,
        lambda t, key: key in t.redeemed,
        _lammer,
        _lammers,
    ),
    Part(
        DealShare,
        "entry",
        _deal_shares,
        lambda t, key: key in _deal_shares(t),
        _deal_share,
        _deals,
    ),
    Part(
        RoundEntry,
        "entry",
        lambda t: {entry for one in t.rounds for entry in one.home},
        lambda t, key: bool(round_of(t.rounds, EntryNumber(key))),
        _round_entry,
        _round_entries,
    ),
    Part(
        ChipsInPlay,
        "round_",
        lambda t: (len(t.rounds),),
        lambda t, key: key == len(t.rounds),
        _chips_in_play,
        _whether_chips_changed,
    ),
    Part(
        FlightEntry,
        "entry",
        lambda t: {*t.flight_of, *t.bagged, *t.forfeited},
        lambda t, key: key in t.flight_of or key in t.bagged or key in t.forfeited,
        _flight_entry,
        _flight_entries,
    ),
    Part(
        Envelope,
        "amount",
        lambda t: {prize.amount for prize in t.terms.mystery},
        lambda t, key: any(prize.amount == key for prize in t.terms.mystery),
        _envelope,
        _envelopes,
    ),
    Part(
        Team,
        "entry",
        lambda t: t.teams,
        lambda t, key: key in t.teams,
        _team,
        lambda touched, *_: touched.entries,
    ),
    Part(
        Room,
        "table_",
        lambda t: t.room,
        lambda t, key: _is_said(t.table(key)),
        _room,
        lambda touched, *_: touched.tables,
    ),
    Part(
        Payment,
        "line",
        lambda t: t.ledger.lines,
        lambda t, key: key in t.ledger.lines,
        _payment,
        lambda touched, *_: touched.lines,
    ),
    Part(
        Payout,
        "line",
        _prizes_paid,
        _is_prize,
        _payout,
        lambda touched, *_: touched.lines,
    ),
    Part(
        Ruling,
        "number",
        lambda t: range(1, len(t.filings) + 1),
        lambda t, key: 0 < key <= len(t.filings),
        _ruling,
        _filings,
    ),
)
"""All look-up tables beside that of the structure."""

LOOK_UP: tuple[type[SQLModel], ...] = (Structure, *[part.model for part in PARTS])
"""What is made from the log; the event's own row is one of them, and stands for its log."""
