"""The chain of digests over a register's history, which holds though somebody's data is erased.

What was written about a person goes into a digest of its own, with a salt; the chain stands on that
digest. Erasing empties the words and the salt: the chain stays whole, and nobody can guess the
words from what is left.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, bindparam, func, insert, or_, select, text

from director.books.book_files import new_name
from director.books.chains import BEGINNING, link, linked
from director.books.sql_tables import Player, PlayerHistory, Staff, StaffHistory, table
from director.tournament.entries.people import FIELDS
from director.translation import say

_PLAYER = table(Player)
_HISTORY = table(PlayerHistory)
_STAFF = table(Staff)
_STAFF_HISTORY = table(StaffHistory)
STAFF_FIELDS = ("name", "role", "pin", "gone")
"""What is kept of somebody who works here."""
HIDDEN_PIN = "-"
"""What a book shows of a PIN to whoever may not read what is kept of it."""


_REGISTERS = {
    "player": (_PLAYER, _HISTORY, FIELDS),
    "staff": (_STAFF, _STAFF_HISTORY, STAFF_FIELDS),
}
MERGED, ERASED = "merged", "erased"


class Line(NamedTuple):
    """What changes of somebody; the history has it so, and of a PIN its digest."""

    whom: int
    """A number that nobody has yet is somebody new."""
    field: str
    """Of the register; or MERGED, where a number goes over to another, or ERASED."""
    old: str
    new: str


def keep(
    connection: Connection, register: str, lines: Sequence[Line], who: str, station: str
) -> None:
    """Does what lines say of people, in a register by its name, and writes them down.

    A server does the same for whoever has signed in there (`server/checked_writes.py`).
    """
    people, history, fields = _REGISTERS[register]
    known: dict[int, dict[str, str]] = defaultdict(dict)
    for line in lines:
        theirs = people.c.number == line.whom
        if line.field in fields:
            known[line.whom][line.field] = line.new
        elif line.field == ERASED:
            _erase(connection, line.whom)
        elif line.new:
            taken_over = or_(theirs, people.c.merged_into == line.whom)
            connection.execute(people.update().where(taken_over).values(merged_into=int(line.new)))
    last = connection.execute(select(func.coalesce(func.max(people.c.number), 0))).scalar_one()
    _put(connection, people, {one: known[one] for one in known if one <= last})
    empty = dict.fromkeys(fields, "")
    if new := [{**empty, **known[one], "number": one} for one in known if one > last]:
        connection.execute(insert(people), new)
    signed = {"at": datetime.now(UTC).isoformat(), "who": who, "station": station}
    add_lines(
        connection,
        history,
        [
            {
                **signed,
                register: line.whom,
                "field": line.field,
                "old": _told(line.field, line.old),
                "new": _told(line.field, line.new),
            }
            for line in lines
        ],
    )


def _put(connection: Connection, people: Table, known: Mapping[int, Mapping[str, str]]) -> None:
    """Writes what is new of people, all at once of whom the same is."""
    alike: dict[tuple[str, ...], list[dict[str, object]]] = defaultdict(list)
    for number, new in known.items():
        row = {f"new_{field}": value for field, value in new.items()}
        alike[tuple(new)].append({**row, "whose": number})
    for fields, rows in alike.items():
        values: dict[str, Any] = {field: bindparam(f"new_{field}") for field in fields}
        update = people.update().where(people.c.number == bindparam("whose")).values(values)
        connection.execute(update, rows)


def _erase(connection: Connection, number: int) -> None:
    theirs = or_(_PLAYER.c.number == number, _PLAYER.c.merged_into == number)
    said = _HISTORY.c.player.in_(select(_PLAYER.c.number).where(theirs))
    connection.execute(_HISTORY.update().where(said).values(old="", new="", salt=""))
    connection.execute(_PLAYER.update().where(theirs).values(dict.fromkeys(FIELDS, "")))


def _told(field: str, value: str) -> str:
    """What the history says of a value: of a PIN a digest of what is kept of it."""
    return linked("", "pin", value) if field == "pin" and value else value


def add_lines(connection: Connection, history: Table, lines: Sequence[Mapping[str, Any]]) -> None:
    """Writes lines to the end of a history, each linked to the one before it."""
    newest = select(history.c.line, history.c.digest).order_by(history.c.line.desc()).limit(1)
    number, digest = connection.execute(newest).one_or_none() or (0, BEGINNING)
    rows = []
    for line in lines:
        number += 1
        salt = new_name()
        content = linked(salt, "", line["old"], line["new"])
        row = {**line, "line": number, "salt": salt, "content": content}
        digest = row["digest"] = linked(*_whole(digest, row))
        rows.append(row)
    if rows:
        connection.execute(insert(history), rows)


def wrong_lines(connection: Connection, history: Table) -> list[int]:
    """The lines of a history that are not as they were written."""
    wrong, before = [], BEGINNING
    for found in connection.execute(select(history).order_by(history.c.line)):
        row = dict(found._mapping)
        try:
            whole = _is_link(row["digest"], *_whole(before, row))
            told = _is_link(row["content"], row["salt"], "", row["old"], row["new"])
        except (TypeError, ValueError, KeyError):  # pages may have changed places
            whole = told = False
        erased = (row["salt"], row["old"], row["new"]) == ("", "", "")
        if not (whole and (told or erased)):
            wrong.append(row["line"])
        before = str(row["digest"])
    return wrong


def wrong_people(connection: Connection) -> list[int]:
    """The numbers of people who are not what their history says."""
    known: dict[int, dict[str, str]] = defaultdict(dict)
    query = select(_HISTORY.c.player, _HISTORY.c.field, _HISTORY.c.new).order_by(_HISTORY.c.line)
    for player, field, new in connection.execute(query):
        known[player][field] = new
    people = {row.number: row._mapping for row in connection.execute(select(_PLAYER))}
    return sorted(
        number
        for number in {*known, *people}
        if number not in people
        or any(people[number][field] != known[number].get(field, "") for field in FIELDS)
    )


def wrong_staff(connection: Connection) -> list[int]:
    """The numbers of those who work here and are not what their history says.

    A PIN stands there as the digest of what is kept of it; where that is hidden, it is believed.
    """
    known: dict[int, dict[str, str]] = defaultdict(dict)
    for line in connection.execute(select(_STAFF_HISTORY).order_by(_STAFF_HISTORY.c.line)):
        known[line.staff][line.field] = line.new
    staff = {row.number: dict(row._mapping) for row in connection.execute(select(_STAFF))}
    for number, row in staff.items():
        said = known[number].get("pin", "")
        if row["pin"] == HIDDEN_PIN or (row["pin"] and _is_link(said, "", "pin", row["pin"])):
            row["pin"] = said
    return sorted(
        number
        for number in {*known, *staff}
        if number not in staff
        or any(staff[number][field] != known[number].get(field, "") for field in STAFF_FIELDS)
    )


def bring_up(connection: Connection) -> None:
    """Gives the history of an older program its chain, and a line for whatever it did not tell."""
    history = connection.execute(select(_HISTORY).order_by(_HISTORY.c.line)).all()
    before = BEGINNING
    for found in history:
        row = dict(found._mapping)
        erased = not row["old"] and not row["new"]
        row["salt"] = "" if erased else new_name()
        row["content"] = linked(row["salt"], "", row["old"], row["new"])
        before = linked(*_whole(before, row))
        its = _HISTORY.update().where(_HISTORY.c.line == row["line"])
        values = {"salt": row["salt"], "content": row["content"], "digest": before}
        connection.execute(its.values(values))
    at = connection.execute(select(func.coalesce(func.max(_HISTORY.c.at), ""))).scalar_one()
    add_lines(connection, _HISTORY, list(_untold(connection, at)))


def _untold(connection: Connection, at: str) -> Iterable[Mapping[str, Any]]:
    told: dict[tuple[int, str], str] = {}
    query = select(_HISTORY.c.player, _HISTORY.c.field, _HISTORY.c.new).order_by(_HISTORY.c.line)
    for player, field, new in connection.execute(query):
        told[player, field] = new
    signed = {"at": at, "who": say("the program"), "station": ""}
    # an older book has none of the fields that came after it
    for person in connection.execute(text("SELECT * FROM player ORDER BY number")).mappings():
        for field in FIELDS:
            old, new = told.get((person["number"], field), ""), person.get(field, "")
            if old != new:
                line = {"player": person["number"], "field": field, "old": old, "new": new}
                yield line | signed


def _is_link(digest: object, *texts: str) -> bool:
    """Also as older programs worked it out."""
    return digest in (linked(*texts), link(*texts))


def _whole(before: str, row: Mapping[str, Any]) -> tuple[str, ...]:
    # a line is never one of the other register's
    whom = f"staff {row['staff']}" if "staff" in row else row["player"]
    head = f"{row['line']} {whom} {row['at']}"
    return before, head, row["field"], row["who"], row["station"], row["content"]
