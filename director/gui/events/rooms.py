"""The tables of the room as plain values: who sits where, and which table is short or full."""

from collections.abc import Callable
from typing import NamedTuple

from director.tournament.draws import Place
from director.tournament.tournaments import EntryNumber, Tournament
from director.words import say

SHORT_BY = 2
"""A table is short when the fullest one has so many players more: TDA asks to balance then."""


class Chair(NamedTuple):
    """One seat, taken or free."""

    place: Place
    entry: EntryNumber | None
    name: str


class TableCard(NamedTuple):
    """One table as the room sees it."""

    number: int
    chairs: tuple[Chair, ...]
    missing: int
    """How many players fewer it has than the fullest table."""

    @property
    def players(self) -> int:
        """How many sit there."""
        return sum(chair.entry is not None for chair in self.chairs)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return self.players == len(self.chairs)

    @property
    def is_short(self) -> bool:
        """Whether a player should move here."""
        return self.missing >= SHORT_BY

    @property
    def state(self) -> str:
        """In words, where there is something to say."""
        if self.is_short:
            return say("short by {count}", count=self.missing)
        return say("full") if self.is_full else ""


def room(t: Tournament, name: Callable[[int], str]) -> tuple[TableCard, ...]:
    """Every table in play, by number."""
    sitting = {table: t.at_table(table) for table in t.tables}
    fullest = max((len(players) for players in sitting.values()), default=0)
    cards = []
    for table, players in sitting.items():
        chairs = []
        for seat in range(1, max(t.structure.seats, *players) + 1):
            entry = players.get(seat)
            place = Place(table, seat)
            chairs.append(
                Chair(place, entry.number if entry else None, name(entry.player) if entry else "")
            )
        cards.append(TableCard(table, tuple(chairs), fullest - len(players)))
    return tuple(cards)
