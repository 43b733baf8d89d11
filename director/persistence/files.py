"""A book's file: how it is opened, checked and copied, and what is said when that fails."""

import importlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlmodel import SQLModel

from director.persistence.tables import APPLICATION, SCHEMA, VIEWS
from director.tournament.books import BookFailed, BookUnusable
from director.words import say

REVISION = "0005"
"""What Alembic calls the present form."""

_CHECKPOINT_PAGES = 16_000
"""Some 64 MB: while an evening goes on the book itself lies still and only its journal grows, so
that even a plain copy of both files is whole."""

_SENTENCES = {
    "disk is full": "{path}: the disk is full",
    "readonly database": "{path}: this file or its folder cannot be written to",
    "unable to open": "{path}: the file cannot be opened; is its folder still there?",
    "disk I/O error": "{path}: the disk does not answer as it should",
    "database is locked": "{path}: another program holds the book; try again",
    "not a database": "{path} is not a book of this program",
    "malformed": "{path} is damaged; open the newest copy instead",
}
"""What SQLite says, and what that means at the desk."""


def sqlite_engine(path: Path) -> Engine:
    """The way to a book: every commit on disk before it returns, writers one after another."""
    # copies and forks work beside the window's thread
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the driver would not begin before a select
        for pragma in (
            "busy_timeout=5000",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"wal_autocheckpoint={_CHECKPOINT_PAGES}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


@contextmanager
def plainly(path: Path) -> Iterator[None]:
    """Says in one sentence what goes wrong with a file, as BookFailed or BookUnusable."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        said = str(cause)
        for sign, sentence in _SENTENCES.items():
            if sign in said:
                kind = BookUnusable if sign in ("not a database", "malformed") else BookFailed
                raise kind(say(sentence, path=path)) from error
        reason = cause.strerror if isinstance(cause, OSError) and cause.strerror else said
        raise BookFailed(say("{path}: {reason}", path=path, reason=reason)) from error


def check(path: Path) -> int:
    """The schema number of an existing book. Leaves the file as it is.

    Raises BookUnusable where it is damaged, no book, or newer than this program.
    """
    with (
        plainly(path),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db,
    ):
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (schema,) = db.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION:
            raise BookUnusable(say("{path} is not a book of this program", path=path))
        if schema > SCHEMA:
            raise BookUnusable(
                say(
                    "{path} was written by a newer program (form {theirs}; this one knows {ours})",
                    path=path,
                    theirs=schema,
                    ours=SCHEMA,
                )
            )
        (sound,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise BookUnusable(say(_SENTENCES["malformed"], path=path))
    return int(schema)


def make(engine: Engine) -> None:
    """Makes the tables of a new book."""
    with engine.begin() as connection:
        SQLModel.metadata.create_all(connection)
        for name, query in VIEWS.items():
            connection.exec_driver_sql(f"create view {name} as {query}")
        connection.exec_driver_sql(
            "create table alembic_version (version_num varchar(32) not null)"
        )
        connection.exec_driver_sql(f"insert into alembic_version values ('{REVISION}')")
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")


def bring_up_to_date(engine: Engine) -> None:
    """Brings a book of an older program into today's form."""
    migrations = importlib.import_module("director.persistence.migrations")
    migrations.bring_up_to_date(engine)  # Alembic is slow to import and hardly ever needed


def copy(source: Path, target: Path) -> None:
    """Writes a whole copy of a book that may be in use: beside its place first, then into it."""
    beside = target.with_suffix(".part")
    with plainly(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            with (
                closing(sqlite3.connect(source)) as ours,
                closing(sqlite3.connect(beside)) as theirs,
            ):
                ours.backup(theirs)
                theirs.execute("PRAGMA journal_mode=DELETE")  # a copy is one file
            with beside.open("rb+") as file:
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
