"""What is kept of nit cards: from when a player is dealt one, and which were given back."""

from datetime import datetime
from typing import NamedTuple

from director.tournament.clock.state import Clock
from director.tournament.structure.structure import Level, Structure

FINAL_TABLE = -1
"""The cards of the final table, beside those of the levels, which go by their step."""


class NitCards(NamedTuple):
    """The nit cards of one entry."""

    first: int = 0
    """The step from which on it is dealt one: who enters in a level waits for the next."""
    turned_in: frozenset[int] = frozenset()
    """The steps of the levels whose card it has given back; FINAL_TABLE for that one's."""

    def without(self, dealt: int) -> "NitCards":
        """With the card given back that was dealt then."""
        return self._replace(turned_in=self.turned_in | {dealt})


NO_CARDS = NitCards()
"""Of who was there from the beginning and has given none back."""


def first_card(structure: Structure, clock: Clock, now: datetime) -> int:
    """The step from which on who enters now is dealt a card; 0 where there are no nit levels."""
    if not structure.has_nit_levels:
        return 0
    at = clock.at(structure, now)
    if not at.started:
        return 0
    return at.step + 1 if isinstance(structure.steps[at.step], Level) else at.step
