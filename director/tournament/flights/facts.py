"""What happened to flights and days: opened, bagged, ended, and met in one field."""

from dataclasses import dataclass, replace
from datetime import datetime

from immutables import Map

from director.tournament.busts.state import ROOM, Bust
from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.clock.state import Clock
from director.tournament.entries.facts import not_in
from director.tournament.flights.bags_forward import forwards
from director.tournament.flights.state import BAGS, Flight, FlightTerms, named
from director.tournament.happened import ENTRY, NOBODY, Happened
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class FlightTermsSet(Happened, names=NOBODY):
    """The house has said how flights are played."""

    terms: FlightTerms

    def unfit(self, t: Tournament) -> Sentence | None:
        """It is one of the ways, and said before the flights meet."""
        if self.terms.bags not in BAGS or not 0 <= self.terms.percent <= 100:
            return Sentence("unknown flight rules")
        if min(self.terms.paid, self.terms.entries_each) < 0:
            return Sentence("numbers cannot be negative")
        return Sentence("the flights are already combined") if t.joined else None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So they are."""
        return t.but(flight_terms=self.terms)


@dataclass(frozen=True)
class FlightOpened(Happened, names=NOBODY):
    """A flight was opened: whoever registers now is in it."""

    label: str
    starts: datetime | None = None
    """When its clock sets itself going; None where it waits for somebody."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Each has a name of its own, and they have not met yet."""
        if not self.label.strip():
            return Sentence("a flight needs a name")
        if named(t.flights, self.label) or self.label in t.clocks:
            return Sentence("there is already a flight {flight}", {"flight": self.label})
        return Sentence("the flights are already combined") if t.joined else None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It has a clock, and nobody in it yet."""
        clock = Clock(zone=t.clock.zone, starts_at=self.starts)
        flights = (*t.flights, Flight(self.label))
        return t.but(flights=flights, clocks=t.clocks.set(self.label, clock))


@dataclass(frozen=True)
class ChipsBagged(Happened, names=ENTRY, moves_others=False):
    """A player's chips were counted and went into a bag until the next day."""

    entry: EntryNumber
    chips: int

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who is in has chips."""
        if self.chips < 1:
            return Sentence("a bag needs chips")
        return not_in(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The seat is free, and the chips are known."""
        t = t.seated(self.entry, None)
        if self.entry not in t.bagged:
            t = t.counting(self.entry, bags=1)
        return t.but(
            bagged=t.bagged.set(self.entry, self.chips),
            stacks=t.stacks.set(self.entry, self.chips),
        )


@dataclass(frozen=True)
class BagForfeited(Happened, names=ENTRY):
    """A bag was given up: its chips leave play."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be one."""
        if self.entry in t.bagged:
            return None
        return not_in(t, self.entry) or Sentence(
            "{player} has no bag", {"player": t.entries[self.entry].player}
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """That entry is out."""
        return _given_up(t, (self.entry,))


@dataclass(frozen=True)
class FlightEnded(Happened, names=NOBODY):
    """A flight is over: everybody left in it has bagged."""

    label: str
    note: str = ""
    """Why it ended although chips were missing, or more played than should."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """It was open, and nobody has chips on a table."""
        flight = named(t.flights, self.label)
        if flight is None:
            return Sentence("there is no flight {flight}", {"flight": self.label})
        if flight.ended:
            return Sentence("flight {flight} is over", {"flight": self.label})
        if flight.bags < flight.left:
            count = flight.left - flight.bags
            text = "1 player still to bag" if count == 1 else "{count} players still to bag"
            return Sentence("flight {flight}: " + text, {"flight": self.label, "count": count})
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """Its clock stands, and nobody enters it any more."""
        flights = tuple(
            [one._replace(ended=True) if one.label == self.label else one for one in t.flights]
        )
        clock = t.clocks[self.label].stopped(t.structure, at)
        return t.but(flights=flights, clocks=t.clocks.set(self.label, clock))


@dataclass(frozen=True)
class BagsReturned(Happened, names=NOBODY):
    """The bags went back to the tables: all who have one play on in one field."""

    clock: str = ""
    """The flight whose clock goes on, now as the main one; empty for the main clock as it is."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Every flight is over, and somebody has a bag."""
        for flight in t.flights:
            if not (flight.ended or t.joined):
                return Sentence(
                    "flight {flight} is still running: end it first", {"flight": flight.label}
                )
        if self.clock and self.clock not in t.clocks:
            return Sentence("there is no clock for {clock}", {"clock": self.clock})
        return None if t.bagged else Sentence("no chips are bagged yet")

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """Of a player's several bags those go on that the house has said.

        What they hold is what is in play from now on, whatever was given out.
        """
        found = forwards(t)
        for entry, chips in found.chips.items():
            if t.bagged[entry] != chips:
                t = t.but(stacks=t.stacks.set(entry, chips))
        t = _given_up(t, found.given_up, lost=found.lost)
        clocks, clock = t.clocks, t.clock
        if self.clock:
            clock = replace(clocks[self.clock].stopped(t.structure, at), plan=None)
        for flight in t.flights:
            if flight.label in clocks:
                clocks = clocks.delete(flight.label)
        flights = tuple([one._replace(bags=0) for one in t.flights])
        if t.players_left == len(found.chips) and not t.fresh_since:
            more = sum(found.chips.values()) - (t.chips - t.chips_behind)
            t = t.but(recounted=t.recounted + more)
        # the chips of the next day are those that were left: what had gone from some tables is gone
        gone = frozenset([ColoredUp(one.chip, EVERYWHERE) for one in t.colored_up])
        return t.but(
            clock=clock,
            clocks=clocks,
            bagged=Map(),
            flights=flights,
            joined=bool(t.flights),
            colored_up=t.colored_up | gone,
        )


FlightFact = FlightTermsSet | FlightOpened | ChipsBagged | BagForfeited | FlightEnded | BagsReturned


def _given_up(t: Tournament, entries: tuple[EntryNumber, ...], *, lost: bool = True) -> Tournament:
    """With these out together; their chips leave play, or lie in another bag of the player's."""
    turn = t.last_turn + ROOM
    for entry in entries:
        chips = t.bagged[entry] if lost else 0
        t = t.busted(entry, Bust(turn))
        if chips:
            t = t.but(forfeited=t.forfeited.set(entry, chips))
    return t
