"""The event desk: payments, tables, rulings; an entry with its money, busts with their turns.

The look-up tables that changed are made anew and empty: the book fills them from the log.
"""

from alembic import op

revision = "0003"
down_revision = "0002"

STATEMENTS = (
    "DROP VIEW standing",
    "DROP VIEW event_now",
    "DROP VIEW table_",
    "DROP TABLE entry",
    "DROP TABLE elimination",
    """
CREATE TABLE entry (
    event INTEGER NOT NULL,
    number INTEGER NOT NULL,
    player INTEGER,
    voided VARCHAR NOT NULL,
    pool INTEGER NOT NULL,
    fee INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    bounty INTEGER NOT NULL,
    other INTEGER NOT NULL,
    paid INTEGER NOT NULL,
    rebuys INTEGER NOT NULL,
    add_ons INTEGER NOT NULL,
    bought INTEGER NOT NULL,
    stack INTEGER,
    PRIMARY KEY (event, number),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE elimination (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    by_ VARCHAR NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE bounty (
    event INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (event, gone),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE lammer (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    turned_in INTEGER NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE room (
    event INTEGER NOT NULL,
    table_ INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    closed BOOLEAN NOT NULL,
    locked VARCHAR NOT NULL,
    unavailable VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    PRIMARY KEY (event, table_),
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
    PRIMARY KEY (event, line),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE ruling (
    event INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_ INTEGER,
    level VARCHAR NOT NULL,
    headline VARCHAR NOT NULL,
    hand VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    PRIMARY KEY (event, number),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """create view table_ as
        select event, table_ as number, count(*) as players
        from seat group by event, table_
    """,
    """create view event_now as
        select event.number as event,
               (select count(*) from entry where entry.event = event.number and voided = '')
               as entries,
               (select count(*) from entry where entry.event = event.number and voided = '')
               - (select count(*) from elimination where elimination.event = event.number)
               as players_left,
               (select count(*) from entry where entry.event = event.number and voided = '')
               * coalesce(structure.starting_chips, 0)
               + (select coalesce(sum(bought), 0) from entry where entry.event = event.number)
               as chips,
               (select coalesce(sum(pool), 0) from entry where entry.event = event.number)
               as pool,
               (select coalesce(sum(amount), 0) from payment where payment.event = event.number)
               as taken
        from event left join structure on structure.event = event.number
    """,
    """create view standing as
        select elimination.event, elimination.entry,
               event_now.players_left
               + rank() over (partition by elimination.event order by turn desc) as place
        from elimination join event_now on event_now.event = elimination.event
    """,
)


def upgrade() -> None:
    """Makes the look-up tables anew, and those that were not there."""
    for statement in STATEMENTS:
        op.execute(statement)
