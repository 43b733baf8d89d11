"""The chain of digests over a register's history, which holds though somebody's data is erased.

What was written about a person goes into a digest of its own, with a salt; the chain stands on that
digest. Erasing empties the words and the salt: the chain stays whole, and nobody can guess the
words from what is left.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text

from director.books.book_files import new_name
from director.books.chains import BEGINNING, link
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


def add_lines(connection: Connection, history: Table, lines: Sequence[Mapping[str, Any]]) -> None:
    """Writes lines to the end of a history, each linked to the one before it."""
    newest = select(history.c.line, history.c.digest).order_by(history.c.line.desc()).limit(1)
    number, digest = connection.execute(newest).one_or_none() or (0, BEGINNING)
    rows = []
    for line in lines:
        number += 1
        salt = new_name()
        content = link(salt, "", line["old"], line["new"])
        row = {**line, "line": number, "salt": salt, "content": content}
        digest = row["digest"] = _digest(digest, row)
        rows.append(row)
    if rows:
        connection.execute(insert(history), rows)


def wrong_lines(connection: Connection, history: Table) -> list[int]:
    """The lines of a history that are not as they were written."""
    wrong, before = [], BEGINNING
    for found in connection.execute(select(history).order_by(history.c.line)):
        row = dict(found._mapping)
        try:
            linked = row["digest"] == _digest(before, row)
            told = row["content"] == link(row["salt"], "", row["old"], row["new"])
        except (TypeError, ValueError, KeyError):  # pages may have changed places
            linked = told = False
        erased = (row["salt"], row["old"], row["new"]) == ("", "", "")
        if not (linked and (told or erased)):
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
        hidden = row["pin"] == HIDDEN_PIN
        row["pin"] = known[number].get("pin") if hidden else digest_of_pin(row["pin"])
    return sorted(
        number
        for number in {*known, *staff}
        if number not in staff
        or any(staff[number][field] != known[number].get(field, "") for field in STAFF_FIELDS)
    )


def digest_of_pin(kept: str) -> str:
    """What the history says of what is kept of a PIN; empty where there is none."""
    return link("", "pin", kept) if kept else ""


def bring_up(connection: Connection) -> None:
    """Gives the history of an older program its chain, and a line for whatever it did not tell."""
    history = connection.execute(select(_HISTORY).order_by(_HISTORY.c.line)).all()
    before = BEGINNING
    for found in history:
        row = dict(found._mapping)
        erased = not row["old"] and not row["new"]
        row["salt"] = "" if erased else new_name()
        row["content"] = link(row["salt"], "", row["old"], row["new"])
        before = _digest(before, row)
        linked = _HISTORY.update().where(_HISTORY.c.line == row["line"])
        values = {"salt": row["salt"], "content": row["content"], "digest": before}
        connection.execute(linked.values(values))
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


def _digest(before: str, row: Mapping[str, Any]) -> str:
    # a line is never one of the other register's
    whom = f"staff {row['staff']}" if "staff" in row else row["player"]
    head = f"{row['line']} {whom} {row['at']}"
    return link(before, head, row["field"], row["who"], row["station"], row["content"])
