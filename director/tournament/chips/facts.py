"""What happened to the chips in play."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.chips.color_ups import is_colored_up
from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.clock.own_clocks import flight_at
from director.tournament.happened import Happened, Names
from director.tournament.state import Tournament
from director.translation import Sentence, chips, listed


@dataclass(frozen=True)
class ChipsColoredUp(Happened, names=Names(tables="tables"), moves_others=False):
    """Chips were exchanged and raced off at these tables, and left play there (TDA 24)."""

    chips: tuple[int, ...]
    """Their values."""
    tables: tuple[int, ...]
    change: int = 0
    """By how many chips the stacks there have grown by their races; below zero: shrunk."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Players sit there, it was not done before, and no more is gone than was in play."""
        if self.change and t.chips + self.change <= 0:
            return Sentence("fewer chips are in play than that")
        for table in self.tables:
            if table not in t.sitters:
                return Sentence("no players sit at table {table}", {"table": table})
        gone = [is_colored_up(t, chip, table) for chip in self.chips for table in self.tables]
        if not all(gone):
            return None
        named = listed([f"{chips(one)}s" for one in self.chips])
        return Sentence("the {chips} are already colored up", {"chips": named})

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They are gone there; where no table has any left, everywhere."""
        for chip in self.chips:
            for flight in {flight_at(t, table) for table in self.tables}:
                t = _without(t, chip, flight, self.tables)
        if not self.change:
            return t
        flight = flight_at(t, self.tables[0])
        return t.but(chips_raced=t.chips_raced.set(flight, t.raced_in(flight) + self.change))


def _without(t: Tournament, chip: int, flight: str, tables: tuple[int, ...]) -> Tournament:
    of_flight = [table for table in t.tables if flight_at(t, table) == flight]
    more = {ColoredUp(chip, table, flight) for table in of_flight if table in tables}
    if all(table in tables or is_colored_up(t, chip, table) for table in of_flight):
        more = {ColoredUp(chip, EVERYWHERE, flight)}
    return t.but(colored_up=t.colored_up | more)
