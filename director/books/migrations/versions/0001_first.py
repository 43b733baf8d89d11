"""The first form of the book."""

from alembic import op

revision = "0001"
down_revision = None

TABLES = (
    """
CREATE TABLE event (
    number INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    PRIMARY KEY (number)
)
    """,
    """
CREATE TABLE player (
    number INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    PRIMARY KEY (number)
)
    """,
    """
CREATE INDEX ix_player_name ON player (name)
    """,
    """
CREATE TABLE player_history (
    line INTEGER NOT NULL,
    player INTEGER NOT NULL,
    field VARCHAR NOT NULL,
    old VARCHAR NOT NULL,
    new VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    who VARCHAR NOT NULL,
    station VARCHAR NOT NULL,
    PRIMARY KEY (line)
)
    """,
    """
CREATE TABLE staff (
    number INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    PRIMARY KEY (number)
)
    """,
    """
CREATE UNIQUE INDEX ix_staff_name ON staff (name)
    """,
    """
CREATE TABLE staff_history (
    line INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    field VARCHAR NOT NULL,
    old VARCHAR NOT NULL,
    new VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    who VARCHAR NOT NULL,
    station VARCHAR NOT NULL,
    PRIMARY KEY (line)
)
    """,
    """
CREATE TABLE elimination (
    event INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    PRIMARY KEY (event, turn),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE entry (
    event INTEGER NOT NULL,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (event, number),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE record (
    event INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at VARCHAR NOT NULL,
    who VARCHAR NOT NULL,
    station VARCHAR NOT NULL,
    label VARCHAR NOT NULL,
    label_values VARCHAR NOT NULL,
    facts VARCHAR NOT NULL,
    PRIMARY KEY (event, number),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE seat (
    event INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    table_ INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (event, entry),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
    """
CREATE TABLE structure (
    event INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    starting_chips INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    data VARCHAR NOT NULL,
    PRIMARY KEY (event),
    FOREIGN KEY(event) REFERENCES event (number)
)
    """,
)

VIEWS = (
    """create view table_ as
        select event, table_ as number, count(*) as players
        from seat group by event, table_
    """,
    """create view event_now as
        select event.number as event,
               (select count(*) from entry where entry.event = event.number) as entries,
               (select count(*) from entry where entry.event = event.number)
               - (select count(*) from elimination where elimination.event = event.number)
               as players_left,
               (select count(*) from entry where entry.event = event.number)
               * coalesce(structure.starting_chips, 0) as chips
        from event left join structure on structure.event = event.number
    """,
    """create view standing as
        select elimination.event, elimination.entry,
               event_now.entries - elimination.turn + 1 as place
        from elimination join event_now on event_now.event = elimination.event
    """,
)


def upgrade() -> None:
    """Makes every table and view."""
    for statement in (*TABLES, *VIEWS):
        op.execute(statement)
