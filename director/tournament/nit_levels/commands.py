"""What the desk can ask for about nit cards (R26 Nit Levels)."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.facts import Change
from director.tournament.log.decisions import about, fitting
from director.tournament.log.refused import Refused
from director.tournament.nit_levels.cards import cards_out, holds_card, last_holder, nit_antes
from director.tournament.nit_levels.facts import LastNitEliminated, NitCardTurnedIn
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence, chips


@dataclass(frozen=True)
class TurnInNitCard:
    """A player has won a pot, or a share of one, and gives the nit card back."""

    entry: EntryNumber
    last_level: bool = False
    """The card of the level before: its last pot was won, and nobody had said so."""

    def label(self, t: Tournament) -> Sentence:
        """Who."""
        text = (
            "{player} turned in the nit card of the level before"
            if self.last_level
            else "{player} turned in the nit card"
        )
        return about(t, self.entry, text)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The dealer has it. Refused where the player holds none."""
        mine = t.by_clock(t.flight_of.get(self.entry, ""))
        antes = nit_antes(mine, now, t.flight_of.get(self.entry, ""))
        dealt = (antes.of if antes else None) if self.last_level else cards_out(mine, now)
        if dealt is None:
            raise Refused("no nit antes are due" if self.last_level else "no nit cards are out now")
        facts = fitting(t, NitCardTurnedIn(self.entry, dealt))
        if not holds_card(t, self.entry, dealt):
            raise Refused("{player} has no nit card", player=t.entries[self.entry].player)
        return facts


@dataclass(frozen=True)
class EliminateLastNit:
    """The last holder of a nit card at the final table goes out, and the chips leave play."""

    entry: EntryNumber
    chips: int = 0

    def label(self, t: Tournament) -> Sentence:
        """Who, and with how many chips."""
        text = "{player} out with the last nit card, {chips} chips removed"
        return about(t, self.entry, text, chips=chips(self.chips))

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Out in this place. Refused while somebody else at the final table holds one."""
        facts = fitting(t, LastNitEliminated(self.entry, self.chips))
        if last_holder(t, now) != self.entry:
            player = t.entries[self.entry].player
            raise Refused("{player} does not hold the last nit card", player=player)
        if not 0 <= self.chips <= t.chips:
            there = chips(t.chips)
            raise Refused("{chips} chips are in play: enter how many come out of play", chips=there)
        return facts
