"""What the desk can ask for about entries: in, out of the list again, in line for a seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from director.tournament.clock.own_clocks import flight_at
from director.tournament.entries.facts import (
    AlternateListed,
    AlternateStruck,
    EntryRenamed,
    EntryVoided,
    FieldCounted,
    PlayerRegistered,
    RegistrationSet,
)
from director.tournament.entries.registration import entering, entry_price
from director.tournament.entries.reserved import reservation_of
from director.tournament.facts import Change
from director.tournament.flights.facts import BagForfeited
from director.tournament.flights.state import NEWEST, named, newest_open
from director.tournament.log.decisions import about, fitting
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.facts import MoneyReturned
from director.tournament.money.payments import payment, told
from director.tournament.money.state import LineNumber
from director.tournament.seats.open_seats import has_open_seat, late_seats, without_other_flights
from director.tournament.shootouts.round_draw import late_into_first
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class Register:
    """A player enters; where seats have been drawn already, at an open seat."""

    player: PlayerNumber
    seed: str
    """For the draw of a late seat."""
    pays: str = ""
    """How the entry is paid now: one of METHODS; empty where it is paid later."""
    banned: str = ""
    """Why the register says that this person may not play."""
    note: str = ""
    """Why it is done although a rule forbids it."""
    flight: str = ""
    """The flight that is entered; empty for the one opened last."""
    tendered: int | None = None
    """What is handed over; None: the price."""

    def label(self, t: Tournament) -> Sentence:
        """Who has registered, for the first time or again; what was paid, if not the price."""
        again = self.player in t.of_player
        text = "{player} re-entered" if again else "{player} registered"
        price = entry_price(t, self.player).total
        text, values = told(text, t, price, *self._paid(t, price))
        return Sentence(text, {"player": self.player, **values})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """One entry, what was paid for it, and a seat once the event has tables."""
        flight = self._flight(t)
        if plays(t, self.player, flight):
            raise Refused("{player} is already in the tournament", player=self.player)
        if t.winner:
            raise Refused("the tournament is over")
        if self.banned and not self.note:
            values = {"player": self.player, "reason": self.banned}
            raise Forbidden("{player} is banned: {reason}", **values)
        against = entering(t, self.player, now, flight)
        if against and not self.note:
            raise Forbidden(against.text, **against.values)
        there = without_other_flights(t, flight) if flight else t
        drawn = any(flight_at(t, one) == flight for one in t.tables) if flight else t.drawn
        if drawn and not self.note and not has_open_seat(there):
            if self.player in t.alternates:
                raise Forbidden("no seat is open: {player} waits for one", player=self.player)
            raise Forbidden("no seat is open: add {player} to the alternates", player=self.player)
        entry = EntryNumber(t.last_entry + 1)
        price = entry_price(t, self.player)
        facts = [*fitting(t, PlayerRegistered(entry, self.player, price, self.note, flight))]
        pays, tendered = self._paid(t, price.total)
        if pays:
            line, owes = t.ledger.next_line, price.total
            facts.append(payment(t, line, entry, self.player, owes, pays, tendered))
        facts += self._bags_given_up(t)
        if t.rounds:
            facts.append(self._into_the_first_round(t, entry))
        elif drawn:
            registered = facts[0].then(t, now)
            facts.append(late_seats(registered, (entry,), self.seed))
        return tuple(facts)

    def _paid(self, t: Tournament, price: int) -> tuple[str, int | None]:
        """How it is paid, and how much of it: as was noted with a reservation, else as is said."""
        mine = reservation_of(t.reserved, self.player)
        if mine is None or not mine.pays or not price:
            return self.pays, self.tendered
        return mine.pays, min(mine.paid, price) or None

    def _flight(self, t: Tournament) -> str:
        """The flight that is entered; "" where the whole field plays together."""
        if not t.is_divided:
            return ""
        label = self.flight or newest_open(t.flights)
        found = named(t.flights, label)
        if found is None:
            raise Refused("no flight is open: open one first")
        if found.ended:
            raise Refused("flight {flight} is over", flight=label)
        return label

    def _bags_given_up(self, t: Tournament) -> list[Change]:
        """By a house rule, whoever enters again gives the earlier bag up."""
        if t.flight_terms.bags != NEWEST or not t.is_divided:
            return []
        mine = t.of_player.get(self.player, ())
        return [BagForfeited(one) for one in mine if one in t.bagged]

    def _into_the_first_round(self, t: Tournament, entry: EntryNumber) -> Change:
        """Late, into a shootout: as long as nobody has come through the first round."""
        if len(t.rounds) > 1:
            raise Refused("the first round is over")
        found = late_into_first(t, entry, self.seed)
        if found is None:
            raise Refused("every table of the first round is full")
        return found


@dataclass(frozen=True)
class VoidEntry:
    """An entry is taken out as if it had never been; what was paid goes back."""

    entry: EntryNumber
    reason: str

    def label(self, t: Tournament) -> Sentence:
        """Whose entry, and why."""
        return about(t, self.entry, "{player}’s entry voided: {reason}", reason=self.reason)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is void, and each payment goes back the way it came."""
        if not self.reason.strip():
            raise Refused("enter a reason for voiding the entry")
        void = fitting(t, EntryVoided(self.entry, self.reason.strip()))
        if any(self.entry == drawn.entry for drawn in t.mysteries.values()):
            raise Refused("{player} has drawn an envelope", player=t.entries[self.entry].player)
        paid: dict[str, int] = {}
        for line in t.ledger.lines.values():
            if line.entry == self.entry and not line.what:
                paid[line.method] = paid.get(line.method, 0) + line.amount
        back = [
            MoneyReturned(LineNumber(t.ledger.last_line + place), self.entry, amount, method)
            for place, (method, amount) in enumerate(_above_nothing(paid), start=1)
        ]
        return (*void, *back)


@dataclass(frozen=True)
class RenameEntry:
    """An entry was written down under the wrong name."""

    entry: EntryNumber
    player: PlayerNumber

    def label(self, t: Tournament) -> Sentence:
        """Whose it was, and whose it is."""
        if self.entry not in t.entries:
            return Sentence("entry {entry} corrected", {"entry": self.entry})
        values = {"player": self.player, "player_before": t.entries[self.entry].player}
        return Sentence("entry changed from {player_before} to {player}", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The entry is somebody else's."""
        if any(t.is_in(one) for one in t.of_player.get(self.player, ())):
            raise Refused("{player} is already in the tournament", player=self.player)
        return fitting(t, EntryRenamed(self.entry, self.player))


@dataclass(frozen=True)
class ListAlternate:
    """A player waits for a seat."""

    player: PlayerNumber

    def label(self, t: Tournament) -> Sentence:
        """Who, and as which in line."""
        values = {"player": self.player, "place": len(t.alternates) + 1}
        return Sentence("{player} added to the alternates, number {place}", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The last in line."""
        if any(t.is_in(entry) for entry in t.of_player.get(self.player, ())):
            raise Refused("{player} is already in the tournament", player=self.player)
        return fitting(t, AlternateListed(self.player))


@dataclass(frozen=True)
class StrikeAlternate:
    """A player does not wait any longer."""

    player: PlayerNumber

    def label(self, _: Tournament) -> Sentence:
        """Who."""
        return Sentence("{player} taken off the alternates", {"player": self.player})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Those behind move up."""
        return fitting(t, AlternateStruck(self.player))


@dataclass(frozen=True)
class SetRegistration:
    """Registration is opened or closed by hand, or left to the structure again."""

    open: bool | None

    def label(self, _: Tournament) -> Sentence:
        """Which of them."""
        if self.open is None:
            return Sentence("registration follows the structure again")
        return Sentence("registration opened" if self.open else "registration closed")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """As the desk says."""
        if self.open == t.late:
            raise Refused("already set that way")
        return (RegistrationSet(self.open),)


@dataclass(frozen=True)
class TurnCounters:
    """In an event without names, entries, busts, rebuys or add-ons are counted."""

    entries: int = 0
    out: int = 0
    rebuys: int = 0
    add_ons: int = 0

    def label(self, _: Tournament) -> Sentence:
        """What, and by how many."""
        what = next((name for name in _TURNED if getattr(self, name)), "entries")
        by = getattr(self, what)
        one, several = _TURNED[what]
        sign = "−" if by < 0 else "+"
        return Sentence(one if abs(by) == 1 else several, {"by": f"{sign}{abs(by)}"})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So many more, or fewer."""
        return fitting(t, FieldCounted(self.entries, self.out, self.rebuys, self.add_ons))


_TURNED = {
    "entries": ("{by} entry", "{by} entries"),
    "out": ("{by} bust", "{by} busts"),
    "rebuys": ("{by} rebuy", "{by} rebuys"),
    "add_ons": ("{by} add-on", "{by} add-ons"),
}
"""What is said of a counter that is turned by one, and by more."""


def plays(t: Tournament, player: PlayerNumber, flight: str) -> bool:
    """Whether a player cannot enter because of an entry that is in: a bag is no hindrance."""
    mine = [one for one in t.of_player.get(player, ()) if t.is_in(one)]
    if not flight:
        return bool(mine)
    return any(one not in t.bagged or t.flight_of.get(one) == flight for one in mine)


def _above_nothing(paid: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(method, amount) for method, amount in sorted(paid.items()) if amount > 0]
