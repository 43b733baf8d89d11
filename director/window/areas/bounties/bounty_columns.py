"""The columns of those who have a bounty, on the head or won."""

from director.tournament.bounties.knockouts import knockouts_said
from director.tournament.entries.name_order import name_place
from director.tournament.seats.draws import Place
from director.views.money.bounty_rows import HeadRow
from director.views.players.player_rows import table_seat
from director.window.look.shapes import dot
from director.window.widgets.table_rows import Column

_NOWHERE = Place(1 << 30, 0)


def _due_colour(row: HeadRow) -> str:
    return "warning" if row.account.due else "soft"


COLUMNS: tuple[Column[HeadRow], ...] = (
    Column(
        "Name",
        lambda row: row.name,
        key=lambda row: name_place(row.name),
        colour=lambda row: "" if row.is_in else "faint",
    ),
    Column(
        "Seat", lambda row: table_seat(row.seat), key=lambda row: row.seat or _NOWHERE, width=64
    ),
    Column(
        "Bounty",
        lambda row: row.head,
        key=lambda row: -row.account.head,
        width=108,
        right=True,
    ),
    Column(
        "Knockouts",
        lambda row: knockouts_said(row.account.knocked_out),
        key=lambda row: -row.account.knocked_out,
        width=96,
        right=True,
    ),
    Column(
        "Won",
        lambda row: row.won,
        key=lambda row: -(row.account.won + row.account.kept),
        width=104,
        right=True,
    ),
    Column("Paid", lambda row: row.paid, key=lambda row: -row.account.paid, width=104, right=True),
    Column(
        "Due",
        lambda row: row.due,
        key=lambda row: -row.account.due,
        width=104,
        right=True,
        colour=_due_colour,
        icon=lambda row: dot(False, "warning") if row.account.due else None,
    ),
)
