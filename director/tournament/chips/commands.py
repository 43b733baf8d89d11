"""What the desk can ask for about the chips in play."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.chips.facts import ChipsColoredUp
from director.tournament.facts import Change
from director.tournament.log.decisions import fitting
from director.tournament.log.refused import Refused
from director.tournament.state import Tournament
from director.translation import Sentence, chips, listed


@dataclass(frozen=True)
class ColorUp:
    """Chips of these values have left play at these tables."""

    chips: tuple[int, ...]
    tables: tuple[int, ...]
    change: int = 0
    """By how many chips the stacks there have grown by their races; below zero: shrunk."""

    def label(self, t: Tournament) -> Sentence:
        """Which, and where."""
        named = listed([f"{chips(one)}s" for one in self.chips])
        values = {"chips": named, "tables": listed([str(one) for one in self.tables])}
        if len(self.tables) == 1:
            return Sentence("table {tables}: {chips} colored up", values)
        if set(self.tables) == set(t.tables):
            return Sentence("{chips} colored up at all tables", values)
        return Sentence("tables {tables}: {chips} colored up", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """They are gone. Refused where nobody sits, and where it was done before."""
        if not (self.chips and self.tables):
            raise Refused("there are no chips to color up")
        return fitting(t, ChipsColoredUp(self.chips, self.tables, self.change))
