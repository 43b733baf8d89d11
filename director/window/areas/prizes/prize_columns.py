"""The columns of the prizes."""

from director.views.money.prize_rows import IN_PART, PAID, TOO_MUCH, UNPAID, PrizeRow
from director.window.widgets.table_rows import Column

_COLOURS = {PAID: "running", IN_PART: "warning", UNPAID: "warning", TOO_MUCH: "warning"}

COLUMNS: tuple[Column[PrizeRow], ...] = (
    Column("Place", lambda row: row.said, key=lambda row: row.place, width=56, right=True),
    Column("Prize", lambda row: row.amount, key=lambda row: row.units, width=96, right=True),
    Column("Non-cash", lambda row: row.goods, width=120),
    Column("Player", lambda row: row.name, colour=lambda row: "" if row.entry else "faint"),
    Column(
        "Payment",
        lambda row: row.told,
        width=144,
        colour=lambda row: _COLOURS.get(row.state, "faint"),
    ),
    Column("Paid at, by", lambda row: row.done, width=112, colour=lambda _: "soft"),
)
