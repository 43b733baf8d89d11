"""Brings a book of an older program into today's form. Alembic is imported only for that."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

from director.books.book_files import make_views
from director.books.schema import APPLICATION, SCHEMA


def bring_up_to_date(engine: Engine) -> None:
    """Runs every migration that the book has not seen, in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        make_views(connection)
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
