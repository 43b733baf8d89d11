"""What the desk can ask for about the rounds of a shootout or bracket (B18)."""

from dataclasses import dataclass
from datetime import datetime

from director.engine.not_possible import NotPossible
from director.tournament.clock.facts import ClockPaused, StepReached
from director.tournament.facts import Change
from director.tournament.log.decisions import fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.shootouts.bracket import bracket
from director.tournament.shootouts.facts import RoundsPlanned, round_terms
from director.tournament.shootouts.round_draw import by_rounds, ready, round_drawn
from director.tournament.shootouts.state import PLACES, RoundTerms
from director.tournament.state import Tournament
from director.translation import Sentence, listed


@dataclass(frozen=True)
class PlanRounds:
    """It is said how rounds are played; the event is played in rounds from then on."""

    terms: RoundTerms

    def label(self, _: Tournament) -> Sentence:
        """Of how many seats, and how many go on."""
        values = {"seats": self.terms.seats, "advance": self.terms.advance}
        return Sentence("rounds set: tables of {seats}, {advance} advance from each", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """As the director says, as long as somebody goes out in every round."""
        if self.terms == t.round_terms:
            raise Refused("already set that way")
        if self.terms.places not in PLACES:
            raise Refused("unknown way to rank places")
        facts = fitting(t, RoundsPlanned(self.terms))
        players = t.rounds[0].players if t.rounds else t.still_in
        if players > 1:
            try:
                bracket(players, self.terms.seats, self.terms.advance, self.terms.tables)
            except NotPossible as problem:
                raise Refused(problem.message) from None
        return facts


@dataclass(frozen=True)
class DrawRound:
    """The next round is drawn: all of it, or with a note those tables that can be filled."""

    seed: str
    note: str = ""
    """Why it is drawn although tables of the round before still play."""

    def label(self, t: Tournament) -> Sentence:
        """Which round."""
        found = ready(t)
        if self.note and found.playing:
            return Sentence("tables of round {round} drawn: {note}", self._values(found.number))
        return Sentence("round {round} drawn", {"round": found.number})

    def _values(self, number: int) -> dict[str, object]:
        return {"round": number, "note": self.note}

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Tables and seats by lot. Where each round begins anew, so does the clock, and waits."""
        if not by_rounds(t):
            raise Refused("this event is not played in rounds")
        found = ready(t)
        if not found.number:
            raise Refused("this is the final round")
        if found.number == 1 and t.still_in < 2:
            raise Refused("fewer than two players are left to seat")
        if found.playing and not self.note and not _goes_by_tables(t, found.number):
            tables = listed([str(table) for table in found.playing[:6]])
            if len(found.playing) > 6:
                raise Forbidden("{count} tables are still playing", count=len(found.playing))
            if len(found.playing) == 1:
                raise Forbidden("table {tables} is still playing", tables=tables)
            raise Forbidden("tables {tables} are still playing", tables=tables)
        try:
            drawn = round_drawn(t, self.seed)
        except NotPossible as problem:
            raise Refused(problem.message) from None
        facts: list[Change] = [drawn]
        terms = round_terms(t)
        begins = found.number > max(len(t.rounds), 1)
        if begins and terms.fresh and not terms.own_clocks:
            t = t.at(now)
            if t.clock.since:
                facts.append(ClockPaused())
            if t.clock.step or t.clock.played:
                facts.append(StepReached(0))
        return together(t, now, *facts)


def _goes_by_tables(t: Tournament, number: int) -> bool:
    """Whether a round may begin at some tables while others still play the one before.

    So it is where the first draw has decided who meets whom, unless the one clock begins anew.
    """
    terms = round_terms(t)
    return number > 1 and terms.fixed and (terms.own_clocks or not terms.fresh)
