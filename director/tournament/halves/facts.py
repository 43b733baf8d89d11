"""What was decided about an act of the other half of an evening."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.happened import NOBODY, Happened
from director.tournament.state import Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class ActSettled(Happened, names=NOBODY, moves_others=False):
    """An act of the other half was entered here again, or left out by somebody's word.

    What it brought about here are the facts behind this one.
    """

    act: str
    """What no other act has, in any half: the uid of its record."""
    number: int
    """Of its record there."""
    at: datetime
    """When that was written, in UTC."""
    who: str
    station: str
    entered: bool = True
    note: str = ""
    """Why it was left out, where somebody said so."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Nothing is done twice."""
        if self.act not in t.settled:
            return None
        values = {"number": self.number}
        if t.settled[self.act]:
            return Sentence("record {number} of the other half is entered here already", values)
        return Sentence("record {number} of the other half was left out already", values)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It waits for nobody's word any more."""
        return t.but(settled=t.settled.set(self.act, self.entered))
