"""Makes the tables of a book in an empty database of a PostgreSQL server."""

from typing import Any

from sqlalchemy import Connection, Integer, inspect
from sqlalchemy.dialects.postgresql.base import PGTypeCompiler
from sqlalchemy.ext.compiler import compiles
from sqlmodel import SQLModel

from director.books import sql_tables
from director.books.book_files import make_views
from director.books.schema import REVISION, VIEWS
from director.tournament.log.books import BookUnusable
from director.translation import say

CHANNEL = "record"
"""On which all stations listen."""

_TOLD = (
    """
    create function told() returns trigger language plpgsql as $$
    begin
        perform pg_notify('record', '');
        return null;
    end $$
    """,
    "create trigger told after insert on record for each statement execute function told()",
    "create trigger told after insert on player_history for each statement execute function told()",
    "create trigger told after insert on staff_history for each statement execute function told()",
)
"""Whoever listens hears of each transaction once: the same words of one are sent once."""


@compiles(Integer, "postgresql")
def _as_wide_as_in_a_file(_: Integer, __: PGTypeCompiler, **___: Any) -> str:
    """SQLite's numbers have 64 bits; chips and cents of a large event need more than 32."""
    return "BIGINT"


def make(connection: Connection, uid: str) -> None:
    """Makes the tables of a book that has this name and no other. Raises BookUnusable.

    Nothing may lie in the database yet.
    """
    if inspect(connection).get_table_names():
        raise BookUnusable(say("there is something in this database already"))
    SQLModel.metadata.create_all(connection)
    make_views(connection)
    book = SQLModel.metadata.tables[sql_tables.Book.__tablename__]
    connection.execute(book.insert(), {"uid": uid})
    connection.exec_driver_sql("create table alembic_version (version_num varchar(32) not null)")
    connection.exec_driver_sql(f"insert into alembic_version values ('{REVISION}')")
    for statement in _TOLD:
        connection.exec_driver_sql(statement)


def unmake(connection: Connection) -> None:
    """Takes away what `make` has made, and all that lies in it."""
    for view in VIEWS:
        connection.exec_driver_sql(f"drop view if exists {view} cascade")
    SQLModel.metadata.drop_all(connection)
    connection.exec_driver_sql("drop table if exists alembic_version")
    connection.exec_driver_sql("drop function if exists told()")
