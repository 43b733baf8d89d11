"""What happened to entries: bought, voided, put right; who waits; registration by hand."""

import operator
from dataclasses import dataclass
from datetime import datetime

from director.tournament.entries.reserved import Reservation, reservation_of
from director.tournament.entries.reserved import without as without_reservation
from director.tournament.flights.state import counted, named
from director.tournament.happened import ENTRY, ENTRY_AND_PLAYER, NOBODY, PLAYER, Happened
from director.tournament.money.state import FREE, Price
from director.tournament.nit_levels.state import NitCards, first_card
from director.tournament.shootouts.state import without
from director.tournament.state import (
    Counters,
    Entry,
    EntryNumber,
    PlayerNumber,
    Tournament,
)
from director.translation import Sentence


@dataclass(frozen=True)
class PlayerRegistered(Happened, names=ENTRY_AND_PLAYER, moves_others=False):
    """A player bought an entry."""

    entry: EntryNumber
    player: PlayerNumber
    price: Price = FREE
    """What it cost, whether it is paid yet or not."""
    note: str = ""
    """Why it was allowed against the rules; empty where none forbade it."""
    flight: str = ""
    """The flight it was bought in; empty where there are none, or they play on together."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Entry numbers are given out once, and nobody comes into a deal that is made."""
        if self.entry in t.entries or self.entry in t.voided:
            return Sentence("entry {entry} is taken", {"entry": self.entry})
        if self.flight and named(t.flights, self.flight) is None:
            return Sentence("there is no flight {flight}", {"flight": self.flight})
        return outside_the_deal(t, self.entry)

    def then(self, t: Tournament, now: datetime) -> Tournament:
        """One entry more, and one alternate fewer where the player waited."""
        entry = Entry(self.entry, self.player)
        mine = (*t.of_player.get(self.player, ()), self.entry)
        waiting = t.alternates
        if self.player in waiting:
            waiting = tuple([one for one in waiting if one != self.player])
        ledger = t.ledger.selling(self.entry, self.price) if self.price.total else t.ledger
        if self.flight:
            t = t.but(
                flights=counted(t.flights, self.flight, entered=1),
                flight_of=t.flight_of.set(self.entry, self.flight),
            )
        t = t.but(
            entries=t.entries.set(self.entry, entry),
            last_entry=max(t.last_entry, self.entry),
            of_player=t.of_player.set(self.player, mine),
            alternates=waiting,
            reserved=without_reservation(t.reserved, self.player),
            ledger=ledger,
        )
        first = first_card(t.structure, t.by_clock(self.flight).clock, now)
        if first:
            t = t.but(nit_cards=t.nit_cards.set(self.entry, NitCards(first)))
        lammers = t.structure.lammers
        return t.redeeming(self.entry, lammers.count) if t.lammers_over and lammers else t


@dataclass(frozen=True)
class EntryVoided(Happened, names=ENTRY):
    """An entry never counted: registered by mistake, or given back before play."""

    entry: EntryNumber
    reason: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """It has to count, and nobody who is out can be made never to have been in."""
        if self.entry in t.busts:
            return Sentence("{player} is out", {"player": t.entries[self.entry].player})
        if any(self.entry in bust.by for bust in t.busts.values()):
            values = {"player": t.entries[self.entry].player}
            return Sentence("{player} has knocked out a player", values)
        if t.deal and self.entry in t.deal.entries:
            return Sentence(_WITHDRAW_FIRST)
        return no_such_entry(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """One entry fewer, and the seat is free."""
        player = t.entries[self.entry].player
        mine = tuple([one for one in t.of_player[player] if one != self.entry])
        of_player = t.of_player.set(player, mine) if mine else t.of_player.delete(player)
        bought = t.ledger.account(self.entry).chips
        turned_in = t.redeemed.get(self.entry, 0)
        t = t.seated(self.entry, None).unbagged(self.entry)
        if (flight := t.flight_of.get(self.entry)) is not None:
            t = t.but(
                flights=counted(t.flights, flight, entered=-1),
                flight_of=t.flight_of.delete(self.entry),
            )
        if t.rounds:
            t = t.but(rounds=without(t.rounds, self.entry))
        return t.but(
            entries=t.entries.delete(self.entry),
            voided=t.voided.set(self.entry, self.reason),
            of_player=of_player,
            ledger=t.ledger.unselling(self.entry),
            bought=t.bought - bought,
            taken_off=t.taken_off.set(self.entry, bought) if bought else t.taken_off,
            turned_in=t.turned_in - turned_in,
            turned_in_by_those_in=t.turned_in_by_those_in - turned_in,
        )


@dataclass(frozen=True)
class EntryRenamed(Happened, names=ENTRY_AND_PLAYER):
    """An entry is somebody else's than was written down."""

    entry: EntryNumber
    player: PlayerNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such an entry."""
        return no_such_entry(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The same entry, seat and money, of another player."""
        old = t.entries[self.entry].player
        of_player = t.of_player
        mine = tuple([one for one in of_player[old] if one != self.entry])
        of_player = of_player.set(old, mine) if mine else of_player.delete(old)
        theirs = tuple(sorted((*of_player.get(self.player, ()), self.entry)))
        return t.but(
            entries=t.entries.set(self.entry, Entry(self.entry, self.player)),
            of_player=of_player.set(self.player, theirs),
        )


@dataclass(frozen=True)
class AlternateListed(Happened, names=PLAYER):
    """A player waits for a seat."""

    player: PlayerNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Nobody waits twice."""
        if self.player in t.alternates:
            return Sentence("{player} is already on the list", {"player": self.player})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The last in the line."""
        return t.but(alternates=(*t.alternates, self.player))


@dataclass(frozen=True)
class AlternateStruck(Happened, names=PLAYER):
    """A player does not wait any longer."""

    player: PlayerNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who waits can stop waiting."""
        if self.player not in t.alternates:
            return Sentence("{player} is not on the list", {"player": self.player})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Those behind move up."""
        rest = tuple([one for one in t.alternates if one != self.player])
        return t.but(alternates=rest)


@dataclass(frozen=True)
class RegistrationSet(Happened, names=NOBODY, moves_others=False):
    """The desk opened or closed registration by hand, or left it to the structure again."""

    open: bool | None

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """As the desk says."""
        return t.but(late=self.open)


@dataclass(frozen=True)
class FieldCounted(Happened, names=NOBODY):
    """In an event without names the counters were turned: up, or down where negative."""

    entries: int = 0
    out: int = 0
    rebuys: int = 0
    add_ons: int = 0

    def unfit(self, t: Tournament) -> Sentence | None:
        """Nothing is counted below nothing, and nobody goes out who did not come in."""
        new = self._added(t)
        if min(new) < 0 or new.out > new.entries:
            return Sentence("the counter cannot go below zero")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So many more."""
        return t.but(counters=self._added(t))

    def _added(self, t: Tournament) -> Counters:
        turned = (self.entries, self.out, self.rebuys, self.add_ons)
        return Counters(*map(operator.add, t.counters, turned))


@dataclass(frozen=True)
class SpotReserved(Happened, names=PLAYER, moves_others=False):
    """A player has said that they come."""

    player: PlayerNumber
    pays: str = ""
    """How it was paid; empty where nothing was."""
    paid: int = 0
    """In the smallest unit; 0 for the price."""
    note: str = ""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Once is enough."""
        if reservation_of(t.reserved, self.player):
            return Sentence("{player} already has a reservation", {"player": self.player})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """One more is expected."""
        mine = Reservation(self.player, self.pays, self.paid, self.note)
        return t.but(reserved=(*t.reserved, mine))


@dataclass(frozen=True)
class ReservationDropped(Happened, names=PLAYER, moves_others=False):
    """A player does not come."""

    player: PlayerNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """They were expected."""
        if reservation_of(t.reserved, self.player):
            return None
        return Sentence("{player} has no reservation", {"player": self.player})

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """One fewer is."""
        return t.but(reserved=without_reservation(t.reserved, self.player))


EntryFact = (
    PlayerRegistered
    | EntryVoided
    | EntryRenamed
    | AlternateListed
    | AlternateStruck
    | SpotReserved
    | ReservationDropped
    | RegistrationSet
    | FieldCounted
)


def no_such_entry(t: Tournament, entry: EntryNumber) -> Sentence | None:
    """Why nothing can be done with an entry: there is none of this number, or it was voided."""
    if entry in t.entries:
        return None
    if entry in t.voided:
        return Sentence("entry {entry} was voided", {"entry": entry})
    return Sentence("there is no entry {entry}", {"entry": entry})


def not_in(t: Tournament, entry: EntryNumber) -> Sentence | None:
    """Why nothing can be done with an entry as if it were in."""
    missing = no_such_entry(t, entry)
    if missing or entry not in t.busts:
        return missing
    return Sentence("{player} is not in the tournament", {"player": t.entries[entry].player})


_WITHDRAW_FIRST = "a deal has been made: withdraw it first"


def outside_the_deal(t: Tournament, entry: EntryNumber) -> Sentence | None:
    """Why an entry cannot come in: a deal was made among those who were left, without it."""
    if t.deal is None or entry in t.deal.entries:
        return None
    return Sentence(_WITHDRAW_FIRST)
