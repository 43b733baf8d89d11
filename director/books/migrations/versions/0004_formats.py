"""Formats and prizes: what the desk writes down about them, for lists and SQL tools to read.

The look-up tables that changed are made anew and empty: the book fills them from the log.
"""

from alembic import op

revision = "0004"
down_revision = "0003"

STATEMENTS: tuple[str, ...] = (
    "DROP VIEW standing",
    "DROP VIEW event_now",
    "DROP TABLE payment",
    "DROP TABLE structure",
    """
CREATE TABLE structure (
    event INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    starting_chips INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    data VARCHAR NOT NULL,
    phase VARCHAR NOT NULL,
    PRIMARY KEY (event),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE payment (
    event INTEGER NOT NULL,
    line INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    method VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    corrected BOOLEAN NOT NULL,
    what VARCHAR NOT NULL,
    PRIMARY KEY (event, line),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """create view event_now as
        select event.number as event,
               (select count(*) from entry where entry.event = event.number and voided = '')
               as entries,
               (select count(*) from entry where entry.event = event.number and voided = '')
               - (select count(*) from elimination where elimination.event = event.number)
               as players_left,
               (select coalesce(sum(chips), 0) from chips_in_play
               where chips_in_play.event = event.number)
               as chips,
               (select coalesce(sum(pool), 0) from entry where entry.event = event.number)
               as pool,
               (select coalesce(sum(amount), 0) from payment where payment.event = event.number
               and what = '')
               as taken
        from event
    """,
    """create view standing as
        select elimination.event, elimination.entry,
               event_now.players_left
               + rank() over (partition by elimination.event order by turn desc) as place
        from elimination join event_now on event_now.event = elimination.event
    """,
    """
CREATE TABLE envelope (
    event INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    envelopes INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    PRIMARY KEY (event, amount),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE team (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    members VARCHAR NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
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
CREATE TABLE chips_in_play (
    event INTEGER NOT NULL,
    round_ INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    PRIMARY KEY (event, round_),
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
