"""What the present form of a book is called, and its views: what can be known without SQLModel."""

APPLICATION = 0x54444952
"""What SQLite notes in the file's head: this is a book of Tournament Director."""

SCHEMA = 9
"""The number of this form of the book; a book with a greater one is newer than the program."""

REVISION = "0009"
"""What Alembic calls the same form."""

VIEWS = {
    "table_": """
        select event, table_ as number, count(*) as players
        from seat group by event, table_
    """,
    "event_now": """
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
    "standing": """
        select elimination.event, elimination.entry,
               event_now.players_left
               + rank() over (partition by elimination.event order by turn desc) as place
        from elimination join event_now on event_now.event = elimination.event
    """,
}
"""What follows from other facts, by the names of the views."""


def is_our_view(name: str, sql: str) -> bool:
    """Whether a view says what this program has written, to the last word."""
    ours = f"create view {name} as {VIEWS.get(name)}"
    return sql.lower().split() == ours.lower().split()
