"""The columns of the prizes, and of the tickets below them."""

from director.views.money.prize_rows import PrizeRow
from director.views.money.ticket_rows import TicketRow
from director.window.event.payment_state import payment_colour, payment_mark
from director.window.widgets.table_rows import Column

COLUMNS: tuple[Column[PrizeRow], ...] = (
    Column("Place", lambda row: row.said, key=lambda row: row.place, width=56, right=True),
    Column("Prize", lambda row: row.amount, key=lambda row: row.units, width=96, right=True),
    Column("Non-cash", lambda row: row.goods),
    Column(
        "Player", lambda row: row.name, most=240, colour=lambda row: "" if row.entry else "faint"
    ),
    Column(
        "Payment",
        lambda row: row.told,
        width=192,
        colour=lambda row: payment_colour(row.state),
        icon=lambda row: payment_mark(row.state),
    ),
    Column("Paid at, by", lambda row: row.done, width=112, colour=lambda _: "soft"),
)

TICKET_COLUMNS: tuple[Column[TicketRow], ...] = (
    Column("Ticket", lambda row: row.number, width=96),
    Column("Value", lambda row: row.value, width=72, right=True),
    Column("Holder", lambda row: row.holder, most=200),
    Column("State", lambda row: row.state, colour=lambda row: "danger" if row.wrong else ""),
)
