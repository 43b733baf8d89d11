"""The columns of the players of an event."""

from director.tournament.bounties.accounts import has_bounties
from director.tournament.entries.name_order import name_place
from director.tournament.seats.draws import Place
from director.tournament.state import Tournament
from director.translation import chips, say
from director.views.players.player_rows import EntryRow, table_seat
from director.window.look.shapes import dot
from director.window.widgets.table_rows import Column

_LAST = 1 << 30


def _standing(row: EntryRow) -> tuple[int, int]:
    if row.waits or row.voided:
        return (_LAST, row.waits or _LAST)
    return (row.place or 0, row.number)


def _counted(count: int) -> str:
    return str(count) if count else ""


def _owing(row: EntryRow) -> str:
    return "warning" if row.owes > 0 else "soft"


COLUMNS: tuple[Column[EntryRow], ...] = (
    Column(
        "No.",
        lambda row: str(row.number) if row.number > 0 else "",
        key=lambda row: (row.waits, row.number),
        width=56,
        right=True,
    ),
    Column(
        "Name",
        lambda row: row.name,
        key=lambda row: name_place(row.name),
        most=320,
        colour=lambda row: "" if row.is_in else "faint",
    ),
    Column(
        "Seat",
        lambda row: say("bag") if row.bagged else table_seat(row.seat),
        key=lambda row: row.seat or Place(_LAST, abs(row.number)),
        width=64,
    ),
    Column(
        "Paid",
        lambda row: row.money,
        key=lambda row: (-row.owes, row.money),
        width=136,
        colour=_owing,
        icon=lambda row: dot(False, "warning") if row.owes > 0 else None,
    ),
    Column(
        "Re-entry",
        lambda row: _counted(row.nth - 1),
        key=lambda row: -row.nth,
        width=72,
        right=True,
    ),
    Column(
        "Rebuys", lambda row: _counted(row.rebuys), key=lambda r: -r.rebuys, width=68, right=True
    ),
    Column(
        "Add-ons", lambda row: _counted(row.add_ons), key=lambda r: -r.add_ons, width=76, right=True
    ),
    Column("Bounty", lambda row: row.head_said, key=lambda r: -r.head, width=92, right=True),
    Column("Bounties", lambda row: row.won_said, key=lambda r: -r.won, width=92, right=True),
    Column(
        "Chips",
        lambda row: chips(row.chips) if row.chips else "",
        key=lambda row: -row.chips,
        width=88,
        right=True,
    ),
    Column(
        "Place",
        lambda row: str(row.place) if row.place else "",
        key=_standing,
        width=60,
        right=True,
    ),
    Column(
        "State",
        lambda row: row.state,
        key=_standing,
        width=112,
        colour=lambda row: "running" if row.is_in else "faint",
        icon=lambda row: dot(row.is_in, "running" if row.is_in else "faint"),
    ),
)
ON_THE_CARD = frozenset({"Re-entry", "Rebuys", "Add-ons", "Bounty", "Bounties", "Chips"})
"""The titles of columns that a narrow window leaves to the card beside the list."""
PLACE = next(at for at, column in enumerate(COLUMNS) if column.title == "Place")
"""The column by which the standings are sorted."""


def unused_columns(t: Tournament) -> set[str]:
    """The titles of columns that have nothing to say in this event."""
    used = {
        "Paid": bool(t.ledger.accounts) or bool(t.terms.entry.total),
        "Re-entry": len(t.of_player) < len(t.entries),
        "Rebuys": t.structure.rebuys is not None,
        "Add-ons": t.structure.add_ons is not None,
        "Bounty": has_bounties(t) and t.terms.bounties != "mystery",
        "Bounties": has_bounties(t) and bool(t.busts),
        "Chips": bool(t.stacks),
        "Place": bool(t.busts),
    }
    return {title for title, is_used in used.items() if not is_used}
