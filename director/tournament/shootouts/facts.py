"""What happened to the rounds of a shootout: planned, and drawn."""

from dataclasses import dataclass
from datetime import datetime

from immutables import Map

from director.tournament.clock.own_clocks import of_table
from director.tournament.clock.state import Clock
from director.tournament.entries.facts import not_in
from director.tournament.happened import NOBODY, Happened, Names
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.shootouts.state import BYE, PlayedRound, RoundTerms
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class RoundsPlanned(Happened, names=NOBODY):
    """It was said how the rounds are played."""

    terms: RoundTerms

    def unfit(self, _: Tournament) -> Sentence | None:
        """Somebody sits at a table, and somebody goes on from it."""
        if self.terms.seats < 2:
            return Sentence("a table needs two seats")
        if not 1 <= self.terms.advance < self.terms.seats:
            return Sentence("at least one player advances from each table, but not all")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So they are, from the next draw on."""
        return t.but(round_terms=self.terms)


@dataclass(frozen=True)
class RoundDrawn(Happened, names=Names(seats="seats", entries="byes")):
    """The tables of a round were drawn: all of them, or those for which players were ready.

    The seats are kept beside the seed, so that the draw stands even when an entry that took part
    is taken back later.
    """

    number: int
    """Of the round, from 1."""
    seats: tuple[SeatDrawn, ...]
    seed: str = ""
    byes: tuple[EntryNumber, ...] = ()
    """Who goes on without playing."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Rounds follow each other, and who is drawn has come through the one before."""
        if not 1 <= self.number <= len(t.rounds) + 1 or self.number < len(t.rounds):
            return Sentence("round {round} is not the next one", {"round": self.number})
        seats, byes = self._known(t)
        problem = SeatsDrawn(self.seed, seats).unfit(t)
        if problem:
            return problem
        here = t.rounds[self.number - 1] if self.number <= len(t.rounds) else None
        before = t.rounds[self.number - 2] if self.number > 1 else None
        for entry in (*[one.entry for one in seats], *byes):
            if not t.is_in(entry):
                return not_in(t, entry)
            if here and here.home.get(entry, BYE) != BYE:
                values = {"player": t.entries[entry].player, "round": self.number}
                return Sentence("{player} is already drawn into round {round}", values)
            if before is None:
                continue
            table = before.home.get(entry)
            if table is None:
                values = {"player": t.entries[entry].player, "round": self.number - 1}
                return Sentence("{player} did not play round {round}", values)
            if not before.is_done(table, t.busts):
                values = {"table": table, "round": self.number - 1}
                return Sentence("table {table} of round {round} is not over", values)
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They sit where the draw has put them; old stacks and clocks go where all is new."""
        seats, byes = self._known(t)
        terms = round_terms(t)
        begins = self.number > len(t.rounds)
        round_ = PlayedRound(Map(), Map(), 0, terms.advance, terms.fresh)
        if begins and self.number > 1:
            round_ = round_._replace(players=t.rounds[-1].going_on)
        elif not begins:
            round_ = t.rounds[self.number - 1]
        left = {t.seats[entry].table for entry in self._entries(t) if entry in t.seats}
        for one in seats:
            round_ = round_.with_home(one.entry, one.table)
        for entry in byes:
            round_ = round_.with_home(entry, BYE)
        if self.number == 1:
            round_ = round_._replace(players=len(round_.home))
        t = t.but(rounds=(*t.rounds[: self.number - 1], round_))
        t = SeatsDrawn(self.seed, seats).then(t, _)
        for entry in byes:
            t = t.seated(entry, None)
        if self.number > 1 and terms.fresh:
            t = t.but(stacks=_without(t.stacks, self._entries(t)))
            t = t.but(chips_raced=Map()) if begins else t
        return _with_clocks(t, left, {one.table for one in seats}, own=terms.own_clocks)

    def _known(self, t: Tournament) -> tuple[tuple[SeatDrawn, ...], tuple[EntryNumber, ...]]:
        """Those of entries that there are: the others were taken back after the draw."""
        seats = tuple([one for one in self.seats if one.entry in t.entries])
        return seats, tuple([one for one in self.byes if one in t.entries])

    def _entries(self, t: Tournament) -> tuple[EntryNumber, ...]:
        seats, byes = self._known(t)
        return (*[one.entry for one in seats], *byes)


RoundFact = RoundsPlanned | RoundDrawn


def round_terms(t: Tournament) -> RoundTerms:
    """How rounds are played: as the desk has said, else as the structure states."""
    if t.round_terms is not None:
        return t.round_terms
    stated = t.structure.shootout
    return RoundTerms(max(t.structure.seats, 2), stated.advance if stated else 1)


def _without(
    stacks: Map[EntryNumber, int], entries: tuple[EntryNumber, ...]
) -> Map[EntryNumber, int]:
    new = stacks.mutate()
    for entry in entries:
        new.pop(entry, None)
    return new.finish()


def _with_clocks(t: Tournament, left: set[int], new: set[int], *, own: bool) -> Tournament:
    """Without the clocks of tables that everybody has left, with those of new tables."""
    clocks = t.clocks
    for table in left - set(t.sitters):
        if of_table(table) in clocks:
            clocks = clocks.delete(of_table(table))
    if own:
        for table in sorted(new):
            if table in left or of_table(table) not in clocks:
                clocks = clocks.set(of_table(table), Clock(zone=t.clock.zone))
    return t if clocks is t.clocks else t.but(clocks=clocks)
