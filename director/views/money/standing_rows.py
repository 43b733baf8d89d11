"""Everybody by where they finished, the winner first, with what they have won."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.views.bounty_totals import bounties_won
from director.views.money.prize_rows import PrizeRow, prize_rows


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
    """Whether the prize was paid."""
    has_won: bool


def standing_rows(t: Tournament, name: Callable[[int], str]) -> list[StandingRow]:
    """Those without a place first: the event was closed, or divided, while they were in."""
    prizes = {row.entry: row for row in prize_rows(t, name, {})}
    heads = {entry: money(won, t.terms) for entry, won in bounties_won(t).items()}
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
    heads: Mapping[EntryNumber, str],
) -> StandingRow:
    won = " + ".join([part for part in (prize.amount, prize.goods) if part]) if prize else ""
    return StandingRow(
        entry,
        said,
        name(t.entries[entry].player),
        won,
        heads.get(entry, ""),
        prize.state if prize else "",
        t.winner_is(entry),
    )
