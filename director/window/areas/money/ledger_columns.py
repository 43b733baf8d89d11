"""The columns of the ledger."""

from director.views.clock.times import time_of_day
from director.views.money.ledger_rows import LineRow
from director.views.players.player_rows import plain_name
from director.window.widgets.table_rows import Column

COLUMNS: tuple[Column[LineRow], ...] = (
    Column("No.", lambda row: str(row.number), key=lambda row: row.number, width=56, right=True),
    Column("Time", lambda row: time_of_day(row.at), key=lambda row: row.number, width=60),
    Column("Name", lambda row: row.name, key=lambda row: plain_name(row.name), most=240),
    Column("Entry", lambda row: str(row.entry), key=lambda row: row.entry, width=56, right=True),
    Column("Amount", lambda row: row.amount, key=lambda row: row.units, width=104, right=True),
    Column("How", lambda row: row.way, width=76),
    Column("", lambda row: row.note, width=96, colour=lambda _: "faint"),
)
