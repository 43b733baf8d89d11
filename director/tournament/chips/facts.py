"""What happened to the chips in play."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.chips.colour_ups import is_coloured_up
from director.tournament.chips.state import EVERYWHERE, ColouredUp
from director.tournament.clock.own_clocks import flight_at
from director.tournament.happened import Happened, Names
from director.tournament.state import Tournament
from director.translation import Sentence, chips, listed


@dataclass(frozen=True)
class ChipsColouredUp(Happened, names=Names(tables="tables"), moves_others=False):
    """Chips were exchanged and raced off at these tables, and left play there (TDA 24)."""

    chips: tuple[int, ...]
    """Their values."""
    tables: tuple[int, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """Players sit there, and it was not done before."""
        for table in self.tables:
            if table not in t.sitters:
                return Sentence("no players sit at table {table}", {"table": table})
        gone = [is_coloured_up(t, chip, table) for chip in self.chips for table in self.tables]
        if not all(gone):
            return None
        named = listed([f"{chips(one)}s" for one in self.chips])
        return Sentence("the {chips} are already colored up", {"chips": named})

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They are gone there; where no table has any left, everywhere."""
        for chip in self.chips:
            for flight in {flight_at(t, table) for table in self.tables}:
                t = _without(t, chip, flight, self.tables)
        return t


def _without(t: Tournament, chip: int, flight: str, tables: tuple[int, ...]) -> Tournament:
    of_flight = [table for table in t.tables if flight_at(t, table) == flight]
    more = {ColouredUp(chip, table, flight) for table in of_flight if table in tables}
    if all(table in tables or is_coloured_up(t, chip, table) for table in of_flight):
        more = {ColouredUp(chip, EVERYWHERE, flight)}
    return t.but(coloured_up=t.coloured_up | more)
