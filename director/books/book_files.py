"""A book's file: how it is made and opened, and what is said when the disk fails."""

import importlib
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlmodel import SQLModel

from director.books.schema import APPLICATION, REVISION, SCHEMA, VIEWS
from director.tournament.log.books import BookFailed, BookUnusable, KeyTaken
from director.translation import say

PRIVATE = 0o600
"""A book has telephone numbers in it: it is its owner's, and nobody else's to read."""

_CHECKPOINT_PAGES = 16_000
"""Some 64 MB: acts are never slowed down by it. The journal goes into the book in quiet moments."""

_LONGEST = 64_000_000
"""Bytes of a value. What is longer was not written by this program."""

_SENTENCES = {
    "disk is full": "{path}: the disk is full",
    "readonly database": "{path}: this file or its folder cannot be written to",
    "unable to open": "{path}: the file cannot be opened; is its folder still there?",
    "disk I/O error": "{path}: the disk does not answer as it should",
    "database is locked": "{path}: another program is using the book; try again",
    "not a database": "{path} is not a book of this program",
    "malformed": "{path} is damaged; open the newest copy instead",
    "decode": "{path} is damaged; open the newest copy instead",
    "out of range": "{path} is damaged; open the newest copy instead",
}
"""What SQLite says, and what that means at the desk."""

DAMAGE = ("not a database", "malformed", "decode", "out of range")
_log = logging.getLogger(__name__)


def sqlite_engine(path: Path) -> Engine:
    """The way to a book: every commit on disk before it returns, writers one after another.

    With the option `reads` a connection reads beside whoever writes.
    """
    # copies and forks work beside the window's thread
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the driver would not begin before a select
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        for pragma in (
            "trusted_schema=OFF",
            "cell_size_check=ON",
            "busy_timeout=5000",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"wal_autocheckpoint={_CHECKPOINT_PAGES}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def plainly(path: Path) -> Iterator[None]:
    """Says in one sentence what goes wrong with a file, as BookFailed or BookUnusable."""
    try:
        yield
    except (UnicodeError, OverflowError) as error:
        raise BookFailed(say("a text or number in it cannot be stored")) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        said = str(cause)
        for sign, sentence in _SENTENCES.items():
            if sign in said:
                kind = BookUnusable if sign in DAMAGE else BookFailed
                raise kind(say(sentence, path=path)) from error
        if isinstance(cause, OSError) and cause.strerror:
            reason = say("{path}: {reason}", path=path, reason=cause.strerror)
            raise BookFailed(reason) from error
        unusable = say("{path} cannot be read as a book", path=path)
        if isinstance(error, IntegrityError):
            raise KeyTaken(unusable) from error
        _log.warning("a book failed: %s", said)
        raise BookUnusable(unusable) from error


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A file of SQLite's, only to be read. Raises sqlite3.Error, also where its text is none."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            yield db
    except UnicodeError as error:  # its own tables' descriptions may be no text any more
        raise sqlite3.DatabaseError("malformed: a text is none any more") from error


@contextmanager
def any_text(connection: Connection) -> Iterator[None]:
    """Text is read here though it is none any more: the digests tell that it is damaged."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.text_factory = lambda raw: raw.decode(errors="replace")
    try:
        yield
    finally:
        driver.text_factory = str


def make_private(path: Path) -> None:
    """Makes an empty file that only its owner reads, in a folder of the same kind where it is new.

    A file that is there becomes private where the disk knows such a thing. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    with suppress(OSError):  # a stick's file system may know nothing of owners
        path.chmod(PRIVATE)


def make(engine: Engine) -> None:
    """Makes the tables of a new book."""
    with engine.begin() as connection:
        SQLModel.metadata.create_all(connection)
        make_views(connection)
        connection.execute(insert(SQLModel.metadata.tables["book"]), {"uid": new_name()})
        connection.exec_driver_sql(
            "create table alembic_version (version_num varchar(32) not null)"
        )
        connection.exec_driver_sql(f"insert into alembic_version values ('{REVISION}')")
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")


def make_views(connection: Connection) -> None:
    """Makes the views, in place of whatever lies there under their names."""
    for name, query in VIEWS.items():
        connection.exec_driver_sql(f"drop view if exists {name}")
        connection.exec_driver_sql(f"create view {name} as {query}")


def new_name() -> str:
    """A name for a book or a record that no other one has."""
    return uuid4().hex


def keep_as_it_was(path: Path, form: int) -> None:
    """Keeps a book of an older form beside itself before it is brought up. Raises OSError."""
    kept = path.with_name(f"{path.stem} of form {form}{path.suffix}")
    if not kept.exists():
        with closing(sqlite3.connect(path)) as ours, closing(sqlite3.connect(kept)) as theirs:
            ours.backup(theirs)
        kept.chmod(PRIVATE)


def bring_up_to_date(engine: Engine) -> None:
    """Brings a book of an older program into today's form."""
    migrations = importlib.import_module("director.books.migrations")
    migrations.bring_up_to_date(engine)  # Alembic is slow to import and hardly ever needed
