"""Every record and every line of the register's history is linked to the one before it.

What lies in the book is taken as it is found, and gets its digests; the book gets a name of its
own. The views are made anew: nobody knows what an older file may have under their names.
"""

from alembic import op
from sqlalchemy import text

from director.books import book_files, chains, register_chains

revision = "0006"
down_revision = "0005"

STATEMENTS = (
    "CREATE TABLE book (\n    uid VARCHAR NOT NULL,\n    PRIMARY KEY (uid)\n)",
    "ALTER TABLE record ADD COLUMN uid VARCHAR DEFAULT '' NOT NULL",
    "ALTER TABLE record ADD COLUMN digest VARCHAR DEFAULT '' NOT NULL",
    *[
        f"ALTER TABLE {history} ADD COLUMN {column} VARCHAR DEFAULT '' NOT NULL"
        for history in ("player_history", "staff_history")
        for column in ("salt", "content", "digest")
    ],
)


def upgrade() -> None:
    """Adds the columns and fills them from what is there."""
    for statement in STATEMENTS:
        op.execute(statement)
    connection = op.get_bind()
    connection.execute(text("INSERT INTO book VALUES (:uid)"), {"uid": book_files.new_name()})
    event, digest = None, chains.BEGINNING
    linked = []
    query = "SELECT event, number, at, who, station, label, label_values, facts FROM record"
    for row in connection.execute(text(f"{query} ORDER BY event, number")):
        if row[0] != event:
            event, digest = row[0], chains.BEGINNING
        # the same in every copy of the book that is brought up, so that they can be compared
        uid = chains.older_digest_of(digest, (*row, ""))
        digest = chains.older_digest_of(digest, (*row, uid))
        linked.append({"event": event, "number": row[1], "uid": uid, "digest": digest})
    if linked:
        update = "UPDATE record SET uid = :uid, digest = :digest"
        where = "WHERE event = :event AND number = :number"
        connection.execute(text(f"{update} {where}"), linked)
    register_chains.bring_up(connection)
