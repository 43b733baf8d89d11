"""Formats and prizes: what the desk writes down about them, for lists and SQL tools to read.

The look-up tables that changed are made anew and empty: the book fills them from the log.
"""

from alembic import op

revision = "0004"
down_revision = "0003"

STATEMENTS: tuple[str, ...] = (
    """
CREATE TABLE deal_share (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    way VARCHAR NOT NULL,
    stack INTEGER NOT NULL,
    original INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    bounty INTEGER NOT NULL,
    held INTEGER NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE payout (
    event INTEGER NOT NULL,
    line INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    method VARCHAR NOT NULL,
    goods VARCHAR NOT NULL,
    note VARCHAR NOT NULL,
    voided VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    PRIMARY KEY (event, line),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE round_entry (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    round_ INTEGER NOT NULL,
    table_ INTEGER NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE flight_entry (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    flight VARCHAR NOT NULL,
    bagged INTEGER,
    forfeited INTEGER NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
)


def upgrade() -> None:
    """Makes the look-up tables anew, and those that were not there."""
    for statement in STATEMENTS:
        op.execute(statement)
