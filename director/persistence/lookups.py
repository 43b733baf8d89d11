"""The look-up tables of an event, as its state has them, and what a record changes in them."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Table, delete, insert
from sqlmodel import SQLModel

from director.persistence.tables import Elimination, Entry, Seat, Structure
from director.tournament.books import EventNumber
from director.tournament.facts import Fact, PlayerEliminated, PlayerRegistered, SeatsDrawn
from director.tournament.structurefiles import structure_as_data
from director.tournament.tournaments import EntryNumber, Tournament

Row = dict[str, Any]


def table(model: type[SQLModel]) -> Table:
    """The table behind a model."""
    return model.__table__  # type: ignore[attr-defined, no-any-return]


def rows(event: EventNumber, t: Tournament) -> dict[type[SQLModel], list[Row]]:
    """All rows of the look-up tables for an event as it stands, in the order of their keys."""
    return {
        Structure: [_structure(event, t)],
        Entry: [_entry(event, t, number) for number in sorted(t.entries)],
        Seat: [_seat(event, t, number) for number in sorted(t.seats)],
        Elimination: _eliminations(event, t, 0),
    }


def write_changes(
    connection: Connection,
    event: EventNumber,
    before: Tournament | None,
    now: Tournament,
    touched: Iterable[EntryNumber],
) -> None:
    """Brings the look-up tables from one state of an event to the next.

    Only entries that a fact has named can have changed; the order of the busts is compared.
    """
    if before is None or before.structure is not now.structure:
        connection.execute(delete(table(Structure)).where(table(Structure).c.event == event))
        connection.execute(insert(table(Structure)), [_structure(event, now)])
    named = set(touched)
    _replace(
        connection,
        Entry,
        event,
        "number",
        [number for number in named if _of(before, "entries", number) != now.entries.get(number)],
        [_entry(event, now, number) for number in named if number in now.entries],
    )
    moved = [number for number in named if _of(before, "seats", number) != now.seats.get(number)]
    _replace(
        connection,
        Seat,
        event,
        "entry",
        moved,
        [_seat(event, now, number) for number in moved if number in now.seats],
    )
    same = _common(before.busts if before else (), now.busts)
    if before and same < len(before.busts):
        gone = table(Elimination)
        connection.execute(delete(gone).where(gone.c.event == event, gone.c.turn > same))
    if same < len(now.busts):
        connection.execute(insert(table(Elimination)), _eliminations(event, now, same))


def entries_named(facts: Iterable[Fact]) -> set[EntryNumber]:
    """The entries that facts speak of."""
    named: set[EntryNumber] = set()
    for fact in facts:
        match fact:
            case PlayerRegistered(entry=entry) | PlayerEliminated(entry=entry):
                named.add(entry)
            case SeatsDrawn(seats=seats):
                named.update(one.entry for one in seats)
    return named


def _replace(
    connection: Connection,
    model: type[SQLModel],
    event: EventNumber,
    key: str,
    changed: list[EntryNumber],
    new: list[Row],
) -> None:
    """Takes the rows of these entries out and puts the new ones in."""
    if not changed:
        return
    rows_of = table(model)
    for number in changed:
        connection.execute(
            delete(rows_of).where(rows_of.c.event == event, rows_of.c[key] == number)
        )
    wanted = [row for row in new if row[key] in changed]
    if wanted:
        connection.execute(insert(rows_of), wanted)


def _of(t: Tournament | None, part: str, number: EntryNumber) -> object:
    return getattr(t, part).get(number) if t else None


def _common(one: tuple[EntryNumber, ...], other: tuple[EntryNumber, ...]) -> int:
    """How many busts two states have in common, from the first on."""
    if one == other[: len(one)]:
        return len(one)
    return next(
        (place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
        min(len(one), len(other)),
    )


def _structure(event: EventNumber, t: Tournament) -> Row:
    data = json.dumps(structure_as_data(t.structure), ensure_ascii=False)
    return {
        "event": event,
        "name": t.structure.name,
        "starting_chips": t.structure.starting_chips,
        "seats": t.structure.seats,
        "data": data,
    }


def _entry(event: EventNumber, t: Tournament, number: EntryNumber) -> Row:
    return {"event": event, "number": number, "player": t.entries[number].player}


def _seat(event: EventNumber, t: Tournament, number: EntryNumber) -> Row:
    place = t.seats[number]
    return {"event": event, "entry": number, "table_": place.table, "seat": place.seat}


def _eliminations(event: EventNumber, t: Tournament, after: int) -> list[Row]:
    return [
        {"event": event, "turn": turn, "entry": entry}
        for turn, entry in enumerate(t.busts[after:], start=after + 1)
    ]
