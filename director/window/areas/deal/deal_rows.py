"""Those who make a deal as rows: their stacks, the prize they would get, and what is agreed."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from director.tournament.deals.division import BY_PERCENT, FREE
from director.tournament.deals.state import Share
from director.tournament.money.amounts import money, plus_or_minus, typed
from director.tournament.prizes.pay_table import number
from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, say
from director.window.event.deal_draft import DealDraft, stack
from director.window.widgets.table_rows import Column


class DealRow(NamedTuple):
    """One player of a deal."""

    entry: EntryNumber
    name: str
    stack: str
    named: str
    """The percentage or the amount that was named for the player, as it was typed."""
    original: str
    agreed: str
    difference: str
    more: int
    """Below zero where it is less than the prize would be."""
    bounty: str
    is_missing: bool = False
    """Whether the stack is still to be typed."""


NAMED, BOUNTY = 2, 6
"""Columns that are only there where they say something."""

COLUMNS: tuple[Column[DealRow], ...] = (
    Column("Name", lambda row: row.name),
    Column(
        "Stack",
        lambda row: row.stack,
        width=88,
        right=True,
        colour=lambda row: "faint" if row.is_missing else "",
    ),
    Column("Percent", lambda row: row.named, width=72, right=True),
    Column("Prize", lambda row: row.original, width=92, right=True, colour=lambda _: "soft"),
    Column("Agreed", lambda row: row.agreed, width=92, right=True),
    Column("Difference", lambda row: row.difference, width=92, right=True, colour=lambda _: "soft"),
    Column("Bounty", lambda row: row.bounty, width=80, right=True),
)


def bargain_rows(t: Tournament, bargain: DealDraft, name: Callable[[int], str]) -> list[DealRow]:
    """Everybody who is left, the largest stack first; who has none yet comes last."""
    shares: Mapping[int, Share] = {}
    if ready := bargain.agreement:
        shares = {share.entry: share for share in ready.shares}
    stacks = {entry: stack(t, bargain, entry) for entry in bargain.left(t)}
    order = sorted(stacks, key=lambda entry: (-(stacks[entry] or 0), entry))
    rows = []
    for entry in order:
        row = _row(t, name, entry, stacks[entry], shares.get(entry), _named(t, bargain, entry))
        amount = bargain.named.get((FREE, entry))
        if bargain.way == FREE and not shares and amount is not None:
            row = row._replace(agreed=money(amount, t.terms))  # typed, though it is not all yet
        rows.append(row)
    return rows


def agreed_rows(t: Tournament, name: Callable[[int], str]) -> list[DealRow]:
    """Everybody of the deal that is in force."""
    return [
        _row(t, name, share.entry, share.stack, share, "")
        for share in (t.deal.shares if t.deal else ())
    ]


def _row(
    t: Tournament,
    name: Callable[[int], str],
    entry: EntryNumber,
    stack: int | None,
    share: Share | None,
    named: str,
) -> DealRow:
    called = name(t.entries[entry].player) if entry in t.entries else str(entry)
    counted = chips(stack) if stack else say("to enter")
    if share is None:
        return DealRow(entry, called, counted, named, "–", "–", "–", 0, "–", not stack)
    return DealRow(
        entry,
        called,
        counted,
        named,
        money(share.original, t.terms),
        money(share.amount, t.terms),
        plus_or_minus(share.difference, t.terms),
        share.difference,
        money(share.bounty, t.terms),
    )


def _named(t: Tournament, bargain: DealDraft, entry: EntryNumber) -> str:
    """What was typed for the player beside the stack, as it stands in its field."""
    value = bargain.named.get((bargain.way, entry))
    if value is None:
        return ""
    return f"{number(value)}%" if bargain.way == BY_PERCENT else typed(value, t.terms)


def takes_names(way: str) -> bool:
    """Whether something is named for each player."""
    return way in (BY_PERCENT, FREE)
