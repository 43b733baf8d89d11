"""Whether a file is a book that this program can use, found out before anything is read from it.

A file may have come from anywhere, or been cut off: each way in which it is none has its sentence.
"""

import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from director.books import book_files
from director.books.schema import APPLICATION, REVISION, SCHEMA, VIEWS, is_our_view
from director.books.sql_tables import Book
from director.tournament.log.books import BookDamaged, BookFailed, BookUnusable
from director.translation import say

JOURNALS = ("-wal", "-journal")
"""The ends of the names of a book's journals, which lie beside it while it is open."""

_KNOWN_TABLES = frozenset((*Book.metadata.tables, "alembic_version", "sqlite_sequence"))
_HARMLESS_DEFAULTS = (None, "", "''", "0")
_SQLITE = b"SQLite format 3\0"
_RECORDS = b"CREATE TABLE record"
_PAGES = 64 * 1024
_HEAD = 100
_LARGE = 16_000_000
"""Bytes of a book of some 40,000 records."""
_APPLICATION_AT = slice(68, 72)
_DAMAGED = "{path} is damaged on the disk"


def is_new(path: Path) -> bool:
    """Whether there is no book yet. Raises BookUnusable where one was there and is gone.

    A journal without its book, or beside an empty one, is all that is left of an evening: it would
    be thrown away with the first new event.
    """
    if path.exists() and path.stat().st_size:
        return False
    for end in JOURNALS:
        journal = path.with_name(path.name + end)
        if journal.exists() and journal.stat().st_size:
            sentence = (
                "{path} is empty, and its journal still lies beside it: the book is lost. Move "
                "both to another folder and restore the newest backup"
                if path.exists()
                else "{path} is gone, and its journal still lies there: the book is lost. Move the "
                "journal to another folder and restore the newest backup"
            )
            raise BookUnusable(say(sentence, path=path))
    return True


def take_away(path: Path) -> None:
    """Deletes a book with all that lies beside it, where there is one. Raises OSError."""
    for end in ("", *JOURNALS, "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def form_of(path: Path, *, to_be_written: bool = True) -> int:
    """The number of the form of an existing book. Leaves the file as it is.

    Raises BookUnusable where it is no book, newer than this program or has things in it that no
    book has, BookDamaged where the file is damaged, BookFailed where it may not be written to.
    """
    if to_be_written and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        sentence = "{path} is in a read-only folder: copy it to another folder and open that"
        raise BookFailed(say(sentence, path=path))
    with book_files.plainly(path):
        try:
            with book_files.read_only(path) as db:
                return _form(db, path)
        except sqlite3.DatabaseError as error:
            if _was_book(path) and any(sign in str(error) for sign in book_files.DAMAGE):
                raise BookDamaged(say(_DAMAGED, path=path)) from error
            raise


def _form(db: sqlite3.Connection, path: Path) -> int:
    db.execute("PRAGMA trusted_schema=OFF")
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (form,) = db.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION and not _has_log(db):
        raise BookUnusable(say("{path} is not a book of this program", path=path))
    foreign = next(_foreign(db, form), None)
    if foreign:
        sentence = "{path} has {foreign} in it, which no book has, and is not opened"
        raise BookDamaged(say(sentence, path=path, foreign=foreign))
    revision = _revision(db)
    if form > SCHEMA and revision > REVISION:
        sentence = (
            "{path} was written by a newer program (form {theirs}; this one knows {ours}); open it "
            "with that one, or restore a backup that was made before"
        )
        raise BookUnusable(say(sentence, path=path, theirs=form, ours=SCHEMA))
    # of a large book the indexes are not compared with their tables: that takes too long at a start
    check = "integrity_check" if path.stat().st_size < _LARGE else "quick_check"
    (sound,) = db.execute(f"PRAGMA {check}(1)").fetchone()
    if sound != "ok" or application != APPLICATION or revision != f"{form:04}":
        raise BookDamaged(say(_DAMAGED, path=path))
    return int(form)


def is_book(path: Path) -> bool:
    """Whether a file begins as a book of this program does; it may be damaged further on."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return False
    known = APPLICATION.to_bytes(4, "big")
    return head.startswith(_SQLITE) and head[_APPLICATION_AT] == known


def _was_book(path: Path) -> bool:
    """Whether a file that is no database any more still has a sign of having been a book."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
    known = APPLICATION.to_bytes(4, "big")
    return head[_APPLICATION_AT] == known or (head.startswith(_SQLITE) and _RECORDS in _start(path))


def _start(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_PAGES)


def _has_log(db: sqlite3.Connection) -> bool:
    query = (
        "select count(*) from sqlite_master where name in ('record', 'event', 'alembic_version')"
    )
    return bool(db.execute(query).fetchone() == (3,))


def _revision(db: sqlite3.Connection) -> str:
    """What Alembic calls the form of the book: said twice, so that one of them can be damaged."""
    found = db.execute("select version_num from alembic_version").fetchone()
    return str(found[0]) if found else ""


def _foreign(db: sqlite3.Connection, form: int) -> Iterator[str]:
    """What does not belong into a book: triggers, foreign tables and views, values that compute."""
    objects = db.execute("select type, name, tbl_name, sql from sqlite_master").fetchall()
    for kind, name, of_table, sql in objects:
        named = "" if name.startswith("sqlite_") else f" ({name})"
        if kind == "trigger":
            yield say("a trigger") + named
        elif kind == "view" and not _is_view(name, sql, form):
            yield say("a foreign view") + named
        elif kind == "table" and (name not in _KNOWN_TABLES or not _is_plain(db, name, sql)):
            yield say("a foreign table") + named
        elif kind == "index" and (of_table not in _KNOWN_TABLES or not _is_of_columns(db, name)):
            yield say("a foreign index") + named
    if form == SCHEMA:
        missing = {*Book.metadata.tables, *VIEWS} - {name for _, name, *_ in objects}
        if missing:
            raise sqlite3.DatabaseError(f"malformed: {min(missing)} is gone")


def _is_view(name: str, sql: str, form: int) -> bool:
    """An older book's views are made anew before they are read: their names are enough."""
    return name in VIEWS if form < SCHEMA else is_our_view(name, sql)


def _is_plain(db: sqlite3.Connection, name: str, sql: str) -> bool:
    """Whether a table has columns of values and nothing that computes while one reads or writes."""
    if not re.match(r"\s*create table", sql, re.IGNORECASE) or re.search(
        r"\b(check|generated|collate|without)\b", sql, re.IGNORECASE
    ):
        return False
    columns = db.execute(f'PRAGMA table_xinfo("{name}")').fetchall()
    return all(hidden == 0 and default in _HARMLESS_DEFAULTS for *_, default, _, hidden in columns)


def _is_of_columns(db: sqlite3.Connection, name: str) -> bool:
    """Whether an index is of columns, and not of what somebody has computed."""
    return all(
        column is not None for _, _, column in db.execute(f'PRAGMA index_info("{name}")').fetchall()
    )
