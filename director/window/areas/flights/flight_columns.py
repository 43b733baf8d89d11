"""The columns of the flights."""

from director.views.players.flight_rows import FlightRow
from director.window.widgets.table_rows import Column

COLUMNS: tuple[Column[FlightRow], ...] = (
    Column("Flight", lambda row: row.label),
    Column("State", lambda row: row.state, width=104, colour=lambda row: row.colour),
    Column("Clock", lambda row: row.clock, width=168),
    Column("Entries", lambda row: str(row.entered), width=80, right=True),
    Column("Left", lambda row: str(row.left), width=72, right=True),
    Column("Bagged", lambda row: str(row.bags) if row.bags else "–", width=80, right=True),
    Column("Chips", lambda row: row.chips, width=112, right=True),
    Column("Average", lambda row: row.average, width=96, right=True),
)
