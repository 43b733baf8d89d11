"""What happened to nit cards: one was given back, or its last holder is out."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.busts.penalty_record import Expelled
from director.tournament.entries.facts import not_in
from director.tournament.happened import ENTRY, Happened
from director.tournament.nit_levels.state import FINAL_TABLE, NO_CARDS
from director.tournament.shootouts.round_busts import bust_in_round
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class NitCardTurnedIn(Happened, names=ENTRY, moves_others=False):
    """A player won a pot and gave the nit card back."""

    entry: EntryNumber
    step: int
    """Of the level that began with it, from 0; -1 for the card of the final table."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """The player is in, and has not given it back before."""
        if self.step in t.nit_cards.get(self.entry, NO_CARDS).turned_in:
            values = {"player": t.entries[self.entry].player} if self.entry in t.entries else {}
            return Sentence("{player} has turned in this nit card", values)
        return not_in(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The dealer has it."""
        mine = t.nit_cards.get(self.entry, NO_CARDS).without(self.step)
        return t.but(nit_cards=t.nit_cards.set(self.entry, mine))


@dataclass(frozen=True)
class LastNitEliminated(Happened, names=ENTRY, moves_others=False):
    """The last holder of a nit card at the final table is out; the chips left play (R26)."""

    entry: EntryNumber
    chips: int = 0

    def unfit(self, t: Tournament) -> Sentence | None:
        """The player has to be in, and to hold the card of the final table."""
        problem = not_in(t, self.entry)
        if problem or FINAL_TABLE not in t.nit_cards.get(self.entry, NO_CARDS).turned_in:
            return problem
        values = {"player": t.entries[self.entry].player}
        return Sentence("{player} has turned in this nit card", values)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Out in this place, and so many chips fewer are in play."""
        t, bust = bust_in_round(t.seated(self.entry, None), self.entry)
        gone = Expelled("", self.chips, last_nit=True)
        return t.busted(self.entry, bust).but(expelled=t.expelled.set(self.entry, gone))


NitFact = NitCardTurnedIn | LastNitEliminated
