"""Books that somebody has made to do harm."""

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from director.books.chains import digest_of
from director.books.schema import SCHEMA

Mischief = Callable[[Path], None]

_TABLES = ("record", "event", "entry", "seat", "player", "player_history")
_MOMENTS = ("insert", "update", "delete")


def mischiefs() -> Iterator[tuple[str, Mischief]]:
    """All of them, by name."""
    for table in _TABLES:
        for moment in _MOMENTS:
            trigger = (
                f"create trigger hush before {moment} on {table} begin select raise(ignore); end"
            )
            yield f"a trigger before {moment} on {table}", _statement(trigger)
    for name, statements in _STATEMENTS.items():
        yield name, _statement(*statements)
    for name, facts in _FACTS.items():
        yield f"a linked record: {name}", _linked(facts)
    yield from _FILES.items()


_ENDLESS = "with recursive n(i) as (select 1 union all select i + 1 from n)"

_STATEMENTS: dict[str, tuple[str, ...]] = {
    "a view without end": (f"create view endless as {_ENDLESS} select i from n",),
    "our own view without end": (
        "drop view event_now",
        (
            f"create view event_now as {_ENDLESS} select i as event, 1 as entries,"
            " 1 as players_left, 1 as chips, 1 as pool, 1 as taken from n"
        ),
    ),
    "our own view gone": ("drop view standing",),
    "our own table gone": ("drop table seat",),
    "a view in place of a table": (
        "drop table lammer",
        "create view lammer as select 1 as event, 2 as entry, 3 as turned_in",
    ),
    "a foreign table": ("create table loot (what text)",),
    "a virtual table": ("create virtual table words using fts5(what)",),
    "an index that computes": ("create index sly on record (length(facts))",),
    "a partial index": ("create index part on record (number) where number > 3",),
    "a column that computes": (
        "alter table event add column sly text generated always as (name || name) virtual",
    ),
    "a default that computes": (
        (
            "create table event_2 (number integer primary key, name varchar not null"
            " default (hex(randomblob(9))))"
        ),
        "drop table event",
        "alter table event_2 rename to event",
    ),
    "a check that fails": (
        (
            "create table lammer_2 (event integer, entry integer, turned_in integer"
            " check (turned_in > 5))"
        ),
        "drop table lammer",
        "alter table lammer_2 rename to lammer",
    ),
    "another form": (f"PRAGMA user_version = {SCHEMA + 40}",),
    "a form below nothing": ("PRAGMA user_version = -7",),
    "no form": ("delete from alembic_version",),
    "two forms": ("insert into alembic_version values ('0001')",),
    "no name of the book": ("delete from book",),
    "numbers for names": ("update event set name = 7", "update player set name = 9"),
    "bytes for names": ("update event set name = x'ff00fe'", "update player set name = x'ff00'"),
    "a name of a million letters": ("update player set name = hex(zeroblob(500000))",),
    "an event of a great number": (
        "update record set event = 9000000000000000000 where event = 1",
    ),
    "records from nothing on": ("update record set number = number - 1000",),
    "times that are none": ("update record set at = 'yesterday'",),
    "times that are numbers": ("update record set at = 7",),
    "no records": ("delete from record",),
    "no people": ("delete from player",),
}

_FACTS = {
    "deep": "[" * 20_000 + "]" * 20_000,
    "deep objects": '{"a":' * 5_000 + "1" + "}" * 5_000,
    "no list": "7",
    "empty": "",
    "null": "null",
    "an unknown kind": '[{"kind":"NoSuchThing"}]',
    "a kind that is a list": '[{"kind":[]}]',
    "a kind of the language": '[{"kind":"__import__"}]',
    "fields that lack": '[{"kind":"PlayerRegistered"}]',
    "another opening": '[{"kind":"EventOpened","name":"x","structure":7}]',
    "a number without end": '[{"kind":"ClockMoved","step":1e400}]',
    "a great number": '[{"kind":"ClockMoved","step":' + "9" * 4_000 + "}]",
    "not a number": '[{"kind":"ClockMoved","step":NaN}]',
    "twenty megabytes": '[{"kind":"ClockMoved","step":"' + "x" * 20_000_000 + '"}]',
    "half a sign": '[{"kind":"EventRenamed","name":"\\ud800"}]',
    "undoing what is not there": json.dumps([{"kind": "RecordUndone", "number": 10**9}]),
    "undoing itself": json.dumps([{"kind": "RecordUndone", "number": 22}]),
    "undoing the opening": json.dumps([{"kind": "RecordUndone", "number": 1}]),
}


def _statement(*statements: str) -> Mischief:
    def do(path: Path) -> None:
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("PRAGMA foreign_keys = OFF")
            db.execute("PRAGMA legacy_alter_table = ON")
            for statement in statements:
                db.execute(statement)

    return do


def _linked(facts: str) -> Mischief:
    """A record at the end of event 1 that is linked as it should be, and says this."""

    def do(path: Path) -> None:
        with closing(sqlite3.connect(path)) as db, db:
            last = db.execute(
                "select * from record where event = 1 order by number desc limit 1"
            ).fetchone()
            row = [*last[:-1]]
            row[1], row[7], row[8] = last[1] + 1, facts, "made up"
            digest = digest_of(last[9], row)
            marks = ", ".join("?" * 10)
            db.execute(f"insert into record values ({marks})", (*row, digest))

    return do


def _replaced(content: bytes) -> Mischief:
    return lambda path: (path.write_bytes(content), None)[1]


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _circle(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


_FILES: dict[str, Mischief] = {
    "a picture": _replaced(b"\xff\xd8\xff\xe0" * 5_000),
    "a text": _replaced(b"dear diary\n" * 5_000),
    "the head alone": lambda path: os.truncate(path, 100),
    "a folder": _folder,
    "a pipe": _pipe,
    "a link to itself": _circle,
}
