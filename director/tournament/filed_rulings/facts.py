"""What happened at the rulings desk."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.filed_rulings.state import Filing, Occasion
from director.tournament.happened import TABLE, Happened
from director.tournament.state import Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class RulingFiled(Happened, names=TABLE):
    """A dispute at a table was ruled on, and the ruling was filed."""

    case: str
    """The showdown, the record of play or the question, as the text of a JSON object."""
    headline: str
    reasons: tuple[str, ...]
    occasion: Occasion

    @property
    def table(self) -> int | None:
        """Where it was given."""
        return self.occasion.table

    def unfit(self, _: Tournament) -> Sentence | None:
        """A ruling can always be filed."""
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """One more is on file."""
        number = len(t.filings) + 1
        filing = Filing(number, self.case, self.headline, self.reasons, self.occasion, at)
        return t.but(filings=(*t.filings, filing))
