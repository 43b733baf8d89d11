"""Nit cards in words, for wall, clock and tables: who holds one, and who antes (R26)."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from director.tournament.nit_levels.cards import (
    cards_out,
    holders,
    last_holder,
    nit_antes,
)
from director.tournament.nit_levels.state import FINAL_TABLE
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import chips, listed, say

NAMED = 6
"""So many players are named; of more there is only their number."""
NO_NOTES: Mapping[EntryNumber, str] = {}

Names = Mapping[PlayerNumber, str]


def nit_line(t: Tournament, now: datetime, names: Names, clock: str = "") -> str:
    """What the room is to know of nit cards, in one line; empty where none are out."""
    if not t.structure.has_nit_levels:
        return ""
    return "  ·  ".join(
        filter(None, (antes_line(t, now, names, clock), cards_line(t, now, names, clock)))
    )


def antes_line(t: Tournament, now: datetime, names: Names, clock: str = "") -> str:
    """Who antes for the first pot of a level, and how much; empty where nobody does."""
    antes = nit_antes(t, now, clock) if t.structure.has_nit_levels else None
    if antes is None:
        return ""
    one = len(antes.entries) == 1
    return say(
        "First pot of level {level}: {who} antes {chips}"
        if one
        else "First pot of level {level}: {who} ante {chips} each",
        level=antes.level.label,
        who=_who(t, antes.entries, names),
        chips=chips(antes.chips),
    )


def cards_line(t: Tournament, now: datetime, names: Names, clock: str = "") -> str:
    """Who holds a nit card; empty where none are out."""
    dealt = cards_out(t, now) if t.structure.has_nit_levels else None
    if dealt is None:
        return ""
    last = last_holder(t, now)
    if last is not None:
        who = _who(t, (last,), names)
        return say("{player} holds the last nit card and is out", player=who)
    left = holders(t, dealt, clock)
    who = _who(t, left, names)
    if not left:
        return say("All nit cards are turned in")
    holds = "{who} holds a nit card" if len(left) == 1 else "{who} hold a nit card"
    if dealt == FINAL_TABLE:
        holds = f"Final table: {holds}"
    return say(holds, who=who)


def seat_notes(t: Tournament, now: datetime) -> Mapping[EntryNumber, str]:
    """What stands beside a seat: who holds a card, and who antes how much for the first pot."""
    if not t.structure.has_nit_levels:
        return NO_NOTES
    notes: dict[EntryNumber, str] = {}
    for clock in ("", *t.clocks):
        mine = t.by_clock(clock)
        notes |= dict.fromkeys(holders(mine, cards_out(mine, now), clock), say("nit card"))
        if antes := nit_antes(mine, now, clock):
            words = say("antes {chips}", chips=chips(antes.chips))
            notes |= dict.fromkeys(antes.entries, words)
    return notes


def _who(t: Tournament, entries: Sequence[EntryNumber], names: Names) -> str:
    """Them by name; how many where they are too many, or have no names here."""
    called = [names.get(t.entries[one].player, "") for one in entries]
    if len(called) <= NAMED and all(called):
        return listed(called)
    return say("1 player") if len(called) == 1 else say("{count} players", count=len(called))
