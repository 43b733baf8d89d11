"""Everybody by where they finished, the winner first, with what they have won."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from director.tournament.bounties.accounts import NONE, BountyAccount
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import paid
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.bounty_totals import bounty_accounts
from director.views.money.prize_rows import IN_PART, PAID, TOO_MUCH, UNPAID, PrizeRow, prize_rows


class StandingRow(NamedTuple):
    """One entry, where it finished."""

    entry: EntryNumber
    said: str
    """The place, or the places that are shared; empty for who has none."""
    name: str
    prize: str
    bounties: str
    """What was won in bounties; empty for nothing."""
    state: str
    """Whether prize and bounties were paid; empty where nothing was won."""
    paid: str
    """How much was paid of both, and how much is due."""
    has_won: bool


def standing_rows(t: Tournament, name: Callable[[int], str]) -> list[StandingRow]:
    """Those without a place first: the event was closed, or divided, while they were in."""
    prizes = {row.entry: row for row in prize_rows(t, name, {})}
    heads = bounty_accounts(t)
    standings = t.standings()
    placed = {standing.entry.number for standing in standings}
    rows = [_row(t, name, entry, "", prizes.get(entry), heads) for entry in sorted(t.left - placed)]
    for standing in standings:
        last = standing.place + standing.tied - 1
        said = f"{standing.place}–{last}" if standing.tied > 1 else str(standing.place)
        entry = standing.entry.number
        rows.append(_row(t, name, entry, said, prizes.get(entry), heads))
    return rows


def _row(
    t: Tournament,
    name: Callable[[int], str],
    entry: EntryNumber,
    said: str,
    prize: PrizeRow | None,
    heads: Mapping[EntryNumber, BountyAccount],
) -> StandingRow:
    won = " + ".join([part for part in (prize.amount, prize.goods) if part]) if prize else ""
    account = heads.get(entry, NONE)
    bounties = account.won + account.kept
    state, told = _paid(t, entry, prize, account)
    return StandingRow(
        entry,
        said,
        name(t.entries[entry].player),
        won,
        money(bounties, t.terms) if bounties else "",
        state,
        told,
        t.winner_is(entry),
    )


def _paid(
    t: Tournament, entry: EntryNumber, prize: PrizeRow | None, account: BountyAccount
) -> tuple[str, str]:
    """How the payments of an entry stand, in a word; and how much was paid, and is due.

    Too much of the one makes up for nothing of the other: both are to be settled.
    """
    parts = ((prize.units if prize else 0) - paid(t, entry), account.due)
    had = paid(t, entry) + account.paid
    due, over = (sum([max(sign * one, 0) for one in parts]) for sign in (1, -1))
    values = {"paid": money(had, t.terms), "due": money(due, t.terms), "over": money(over, t.terms)}
    if over:
        return say(TOO_MUCH), say("{paid}, {over} too much", **values)
    if due:
        return (
            (say(IN_PART), say("{paid}, {due} due", **values))
            if had
            else (say(UNPAID), say("{due} due", **values))
        )
    state = prize.state if prize else say(PAID) if had else ""
    if had and state == say(UNPAID):  # bounties were, and a good was not handed over
        state = say(IN_PART)
    return state, values["paid"] if had and state == say(PAID) else state
