"""What the desk can ask for about rulings."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from director.tournament.facts import Change
from director.tournament.filed_rulings.facts import RulingFiled
from director.tournament.filed_rulings.state import Occasion
from director.tournament.log.refused import Refused
from director.tournament.state import Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class FileRuling:
    """A ruling goes into the event's log."""

    after_close: ClassVar = True

    case: str
    """The showdown, the record of play or the question, as the text of a JSON object."""
    headline: str
    """Who won what, as it is said."""
    reasons: tuple[str, ...]
    occasion: Occasion

    def label(self, _: Tournament) -> Sentence:
        """At which table, and who won what."""
        if self.occasion.table is None:
            return Sentence("ruling filed: {headline}", {"headline": self.headline})
        values = {"table": self.occasion.table, "headline": self.headline}
        return Sentence("ruling at table {table} filed: {headline}", values)

    def decide(self, _: Tournament, __: datetime) -> tuple[Change, ...]:
        """It is on file. Refused where there is nothing to file."""
        if not self.headline:
            raise Refused("there is no ruling to file yet")
        return (RulingFiled(self.case, self.headline, self.reasons, self.occasion),)
