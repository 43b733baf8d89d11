"""Records that somebody writes with SQL of his own, and what the server says to that."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import psycopg

from director.books import chains
from director.books.codec import facts_as_text
from director.books.heads import Noted
from director.books.stored_records import folded
from director.tournament.entries.people import Person
from director.tournament.staff.role import Role
from director.tournament.staff.roles import kinds_of
from tests.books.test_codec import EXAMPLES

ANN = Person(name="Ann Ost", card="117", email="ann@example.org", telephone="+44 1", notes="shy")

VALUES = "%s, %s, %s, %s, %s, %s, %s, %s, %s, %s"
RECORD = f"select door.append(row({VALUES})::public.record)"
OWNERS = f"insert into record values ({VALUES})"
"""What the function does, which looks at a record first."""
AT = "2026-01-02T19:00:00.000000+00:00"


def a_record(
    after: Noted,
    facts: str,
    who: str = "Uwe",
    station: str = "station 2",
    event: int = 1,
    number: int = 0,
    **other: Any,
) -> tuple[Any, ...]:
    """A record written by hand behind one that is there, and linked to it."""
    made = {"at": AT, "label": "by hand", "values": "{}", "uid": f"uid {after} {who}"} | other
    row = (
        event, number or after.number + 1, made["at"], who, station, made["label"],
        made["values"], facts, made["uid"],
    )  # fmt: skip
    return (*row, made.get("digest") or chains.digest_of(after.digest, row))


def example(last, fact):
    return a_record(last, facts_as_text((fact,)))


def newest(owner: psycopg.Connection[Any]) -> Noted:
    """The end of the log."""
    query = "select number, digest from record where event = 1 order by number desc limit 1"
    return Noted(*owner.execute(query).fetchall()[0])


def tried(connection, statement, values=None):
    """The code by which the server refuses a statement; empty where it does not.

    What it would have done is undone again.
    """
    try:
        with connection.transaction(force_rollback=True):
            connection.execute(statement, values)
    except psycopg.Error as error:
        return error.sqlstate
    return ""


class Spoilt(NamedTuple):
    """What came of records that were spoilt."""

    taken: int
    """By the server."""
    wrong: list[str]
    """What it should not have taken."""


def tried_spoilt(
    connection: psycopg.Connection[Any],
    last: Noted,
    rows: Sequence[Any],
    role: Role,
    dice: Random,
    rounds: int,
) -> Spoilt:
    """Facts of all kinds, spoilt: what the server takes is the role's, and stops nobody."""
    taken, wrong = 0, list[str]()
    for _ in range(rounds):
        data = json.loads(facts_as_text((dice.choice(list(EXAMPLES)),)))
        if data[0]["kind"] in kinds_of(role) or dice.random() < 0.2:
            spoilt = json.dumps(spoil(dice, data))
            made = a_record(last, spoilt)
            if not tried(connection, RECORD, made):
                taken += 1
                wrong += _wrong(role, rows, made, spoilt)
    return Spoilt(taken, wrong)


def _wrong(role, rows, made, spoilt):
    try:
        kinds = {fact["kind"] for fact in json.loads(spoilt)}
        log = folded([*rows, made])
    except Exception as fault:  # noqa: BLE001 -- whatever it is, it is to be told
        return [f"{role.value}: {spoilt}: {fault!r}"]
    if not kinds <= kinds_of(role) or len(log.records) != len(rows) + 1:
        return [f"{role.value}: {spoilt}"]
    return []


def spoil(dice, data):
    """Something in it is something else, or missing."""
    if isinstance(data, dict) and len(data) > 1 and dice.random() < 0.9:
        key = dice.choice([one for one in data if one != "kind"])
        if dice.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return data | {key: spoil(dice, data[key])}
    if isinstance(data, list) and data and dice.random() < 0.8:
        place = dice.randrange(len(data))
        return [*data[:place], spoil(dice, data[place]), *data[place + 1 :]]
    if isinstance(data, dict):
        return data
    return dice.choice(
        (None, True, -1, 0, 3, 10**30, 1.5, "", "3", "x", [], [1], {}, {"kind": "EventClosed"})
    )
