"""What the desk can ask for about flights and days."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.busts.facts import PlayerEliminated
from director.tournament.chips.chip_count import flight_account
from director.tournament.facts import Change
from director.tournament.flights.bags_forward import forwards
from director.tournament.flights.facts import (
    BagsReturned,
    ChipsBagged,
    FlightEnded,
    FlightOpened,
    FlightTermsSet,
)
from director.tournament.flights.state import FlightTerms, named
from director.tournament.log.decisions import about, fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.seats.open_seats import new_seats
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence, chips


@dataclass(frozen=True)
class SetFlightTerms:
    """The house says how flights are played."""

    terms: FlightTerms

    def label(self, _: Tournament) -> Sentence:
        """Which stack goes on."""
        return Sentence(_GOES_ON.get(self.terms.bags, "flight rules changed"))

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So they are."""
        if self.terms == t.flight_terms:
            raise Refused("already set that way")
        return fitting(t, FlightTermsSet(self.terms))


_GOES_ON = {
    "best": "flights: best stack forward",
    "all": "flights: all bags combined",
    "newest": "flights: latest stack forward",
}


@dataclass(frozen=True)
class OpenFlight:
    """Another flight begins: whoever registers from now on is in it."""

    flight: str
    starts: datetime | None = None
    """When its clock sets itself going."""

    def label(self, _: Tournament) -> Sentence:
        """Which."""
        return Sentence("flight {flight} opened", {"flight": self.flight})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """It has a clock of its own."""
        label = " ".join(self.flight.split())
        if label.casefold().startswith("table "):
            raise Refused("a flight cannot have the name of a table")
        if t.entries and not t.flights:
            raise Refused("players are already registered: open flights before registration")
        if self.starts and self.starts <= now:
            raise Refused("that time has passed")
        return fitting(t, FlightOpened(label, self.starts))


@dataclass(frozen=True)
class BagChips:
    """A player's chips are counted and bagged."""

    entry: EntryNumber
    chips: int

    def label(self, t: Tournament) -> Sentence:
        """Whose, and how many."""
        return about(t, self.entry, "{player} bagged {chips}", chips=chips(self.chips))

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The seat is free until the next day."""
        flight = named(t.flights, t.flight_of.get(self.entry, ""))
        if flight and flight.ended and t.is_divided:
            raise Refused("flight {flight} is over: undo its end first", flight=flight.label)
        return fitting(t, ChipsBagged(self.entry, self.chips))


@dataclass(frozen=True)
class EndFlight:
    """A flight is over."""

    flight: str
    note: str = ""
    """Why it ends although bags are missing, do not hold what was given out, or are too many."""

    def label(self, _: Tournament) -> Sentence:
        """Which."""
        if self.note:
            values = {"flight": self.flight, "note": self.note}
            return Sentence("flight {flight} ended: {note}", values)
        return Sentence("flight {flight} ended", {"flight": self.flight})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Everybody has bagged, and the bags hold all chips that were given out in it.

        Lammers are no chips yet: those that are still held lie beside the bags. Those who
        have left without a bag are out, and tie.
        """
        flight = named(t.flights, self.flight)
        gone = _without_bag(t, self.flight) if flight and flight.bags and not flight.ended else ()
        if gone and not self.note:
            players = tuple([t.entries[one].player for one in gone])
            text = "{players} never bagged: out once flight {flight} ends"
            if len(gone) > _NAMED:
                text = "{count} players never bagged: out once flight {flight} ends"
            raise Forbidden(text, players=players, count=len(gone), flight=self.flight)
        first = gone[0] if len(gone) > 1 else None
        out = [PlayerEliminated(one, tied_with=first if one != first else None) for one in gone]
        facts = together(t, now, *out, FlightEnded(self.flight, self.note))
        assert flight
        if self.note:
            return facts
        percent = t.flight_terms.percent
        if percent and flight.left > flight.target(percent):
            values = {"left": flight.left, "target": flight.target(percent)}
            raise Forbidden("{left} players are left: the flight plays down to {target}", **values)
        given, bagged = flight_account(t, self.flight).on_tables, _bagged(t, self.flight)
        if given != bagged:
            sums = {"bagged": chips(bagged), "given": chips(given)}
            raise Forbidden("the bags hold {bagged}, but {given} in chips was issued", **sums)
        return facts


@dataclass(frozen=True)
class JoinFlights:
    """The next day begins: all who have bagged draw seats together and play on."""

    seed: str
    clock: str | None = None
    """The flight whose clock goes on; None for the one that has come least far."""

    def label(self, t: Tournament) -> Sentence:
        """How many play on."""
        text = "flights combined, {bags}" if t.is_divided else "next day started, {bags}"
        bags = "1 bag" if len(t.bagged) == 1 else "{count} bags"
        return Sentence(text.replace("{bags}", bags), {"count": len(t.bagged)})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """One draw over everybody, at as few tables as hold them."""
        clock = self.clock
        if clock is None:
            reached = {f.label: t.clocks[f.label].step for f in t.flights if f.label in t.clocks}
            clock = min(reached, key=lambda one: reached[one], default="") if t.is_divided else ""
        opened = BagsReturned(clock)
        facts: tuple[Change, ...] = fitting(t, opened)
        found = forwards(t)
        for entry in () if found.lost else found.given_up:
            if t.lammers(entry):  # chips of two bags lie together; lammers would be left behind
                player = t.entries[entry].player
                raise Refused(
                    "{player} has lammers as well as a bag: turn them in first", player=player
                )
        if not t.is_divided and len(t.bagged) < t.still_in:
            count = t.still_in - len(t.bagged)
            one, several = "1 player still to bag", "{count} players still to bag"
            raise Refused(one if count == 1 else several, count=count)
        t = opened.then(t, now)
        return (*facts, new_seats(t, t.left, self.seed))


def _without_bag(t: Tournament, label: str) -> tuple[EntryNumber, ...]:
    """Who is in a flight and has no bag, by number."""
    mine = [one for one, name in t.flight_of.items() if name == label]
    return tuple(sorted([one for one in mine if t.is_in(one) and one not in t.bagged]))


_NAMED = 3
"""So many players are named; of more it is said how many."""


def _bagged(t: Tournament, label: str) -> int:
    """What lies in the bags of a flight."""
    return sum([stack for entry, stack in t.bagged.items() if t.flight_of.get(entry) == label])
