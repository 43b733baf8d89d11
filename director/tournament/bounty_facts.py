"""What happened to mystery bounties: an envelope was drawn for a bust."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.entry_facts import no_such_entry
from director.tournament.tournaments import EntryNumber, MysteryDraw, Tournament
from director.words import Sentence


@dataclass(frozen=True)
class MysteryDrawn:
    """An envelope was drawn for knocking somebody out."""

    entry: EntryNumber
    """Who drew."""
    gone: EntryNumber
    """Who was knocked out."""
    amount: int
    seed: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """Somebody is out, and no envelope was drawn for it yet."""
        problem = no_such_entry(t, self.entry) or no_such_entry(t, self.gone)
        if problem:
            return problem
        values = {"player": t.entries[self.gone].player}
        if self.gone not in t.busts:
            return Sentence("{player} is not out", values)
        if self.gone in t.mysteries:
            return Sentence("an envelope was drawn for {player} already", values)
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It is paid to whoever drew it."""
        drawn = MysteryDraw(self.entry, self.amount)
        return t.but(mysteries=t.mysteries.set(self.gone, drawn))
