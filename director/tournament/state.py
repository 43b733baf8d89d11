"""An event at one moment: the sum of the records in force. Only facts bring about the next one."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from immutables import Map

from director.tournament.busts.penalty_record import Expelled, Mark
from director.tournament.busts.state import (
    Bust,
    Busts,
    EntryNumber,
    in_order,
    turns_of,
    with_bust,
)
from director.tournament.cached import Cached
from director.tournament.chips.average_stack import average_stack
from director.tournament.chips.state import ColoredUp
from director.tournament.clock.state import Clock
from director.tournament.deals.state import Agreement
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.reserved import Reserved
from director.tournament.filed_rulings.state import Filing
from director.tournament.flights.state import Flights, FlightTerms, counted
from director.tournament.money.state import Ledger, LineNumber, MoneyTerms
from director.tournament.nit_levels.state import NitCards
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.state import NO_TERMS, PaidPrize, PrizeTerms
from director.tournament.seats.draws import Place
from director.tournament.seats.state import ORDINARY, TableState
from director.tournament.shootouts.state import BYE, Rounds, RoundTerms, rehomed, with_bought
from director.tournament.structure.structure import Structure
from director.tournament.tickets.state import Tickets, TicketUses

__all__ = ["NOBODY", "Counters", "Entry", "EntryNumber", "PlayerNumber", "Standing", "Tournament"]

Sitters = Mapping[int, EntryNumber]
"""Who sits at one table, by seat. A plain dictionary: so small, it is copied faster than shared."""

NOBODY: Sitters = {}
"""An empty table."""


class Entry(NamedTuple):
    """One buy-in of one player."""

    number: EntryNumber
    player: PlayerNumber


class Standing(NamedTuple):
    """A finishing place, from 1 for the winner."""

    place: int
    entry: Entry
    tied: int = 1
    """How many share the places from this one on."""


class MysteryDraw(NamedTuple):
    """An envelope that was drawn."""

    entry: EntryNumber
    amount: int


class SeatRequest(NamedTuple):
    """Somebody would sit elsewhere."""

    entry: EntryNumber
    table: int
    seat: int = 0
    """0 for any seat of that table."""

    def is_met(self, place: Place) -> bool:
        """Whether that is the seat, or one of the seats, that was asked for."""
        return place.table == self.table and self.seat in (0, place.seat)


class Counters(NamedTuple):
    """What is only counted, where the event goes without names."""

    entries: int = 0
    out: int = 0
    rebuys: int = 0
    add_ons: int = 0


_LEFT = Cached()


@dataclass(frozen=True)
class Tournament:
    """An event as it stands."""

    name: str
    structure: Structure
    clock: Clock = field(default_factory=Clock)
    entries: Map[EntryNumber, Entry] = field(default_factory=Map)
    """Those that count; a voided one is not among them."""
    voided: Map[EntryNumber, str] = field(default_factory=Map)
    """Why an entry does not count any more."""
    taken_off: Map[EntryNumber, int] = field(default_factory=Map)
    """Chips that voided entries had bought on top: they came off the table with their stacks."""
    last_entry: int = 0
    """The greatest number given out."""
    of_player: Map[PlayerNumber, tuple[EntryNumber, ...]] = field(default_factory=Map)
    """The entries of each player, the first one first."""
    alternates: tuple[PlayerNumber, ...] = ()
    """Who waits for a seat, in order."""
    reserved: Reserved = ()
    """Who is expected."""
    late: bool | None = None
    """Whether the desk has opened or closed registration by hand; None: by the structure."""
    seats: Map[EntryNumber, Place] = field(default_factory=Map)
    """Where those sit who are in the event and have a seat."""
    sitters: Map[int, Sitters] = field(default_factory=Map)
    """The same, by table and seat; only tables with somebody at them."""
    room: Map[int, TableState] = field(default_factory=Map)
    """What the floor has said about tables."""
    moving: Map[EntryNumber, Place] = field(default_factory=Map)
    """Who has been sent to another seat and was not seen there yet, and from where."""
    seat_requests: tuple[SeatRequest, ...] = ()
    """Who asked for another seat, the first to ask first; who is out may still be among them."""
    busts: Busts = field(default_factory=Map)
    last_turn: int = 0
    """Of the busts."""
    logo: str = ""
    """The event's own, a PNG as base64; empty where it has none."""
    hand_for_hand: bool = False
    drawn: bool = False
    """Whether the seats of the start have been drawn."""
    filings: tuple[Filing, ...] = ()
    """The rulings given at its tables, in the order of filing."""
    terms: MoneyTerms = field(default_factory=MoneyTerms)
    ledger: Ledger = field(default_factory=Ledger)
    stacks: Map[EntryNumber, int] = field(default_factory=Map)
    """Chips, as they were last counted."""
    marks: Map[EntryNumber, tuple[Mark, ...]] = field(default_factory=Map)
    expelled: Map[EntryNumber, Expelled] = field(default_factory=Map)
    """Of those who are out by it; whoever is reinstated is not among them."""
    counters: Counters = field(default_factory=Counters)
    bought: int = 0
    """Chips bought beyond the starting chips, by entries that count."""
    mysteries: Map[EntryNumber, MysteryDraw] = field(default_factory=Map)
    """The envelopes that were drawn, by who was knocked out."""
    envelopes_drawn: Map[int, int] = field(default_factory=Map)
    """How many of each amount."""
    without_envelope: Map[EntryNumber, bool] = field(default_factory=Map)
    """Who went out before envelopes were drawn."""
    bounty_lines: Map[EntryNumber, tuple[LineNumber, ...]] = field(default_factory=Map)
    """The lines of the ledger by which bounties were paid to each entry."""
    redeemed: Map[EntryNumber, int] = field(default_factory=Map)
    """How many lammers each entry has turned in."""
    turned_in: int = 0
    """All of them together."""
    turned_in_by_those_in: int = 0
    lammers_over: bool = False
    """Whether the last lammer level is over: who enters now has all chips at once."""
    nit_cards: Map[EntryNumber, NitCards] = field(default_factory=Map)
    """From when each is dealt nit cards, and which were given back."""
    teams: Map[EntryNumber, tuple[PlayerNumber, ...]] = field(default_factory=Map)
    """Who plays for each team, in the order of its tables."""
    colored_up: frozenset[ColoredUp] = frozenset()
    """Which chips have left play, and where."""
    chips_raced: Map[str, int] = field(default_factory=Map)
    """By how many chips the stacks have grown by chip races, by flight; "" where there is none."""
    deal: Agreement | None = None
    """What those who are left have agreed, or who were left then."""
    clocks: Map[str, Clock] = field(default_factory=Map)
    """Clocks beside the main one, by name: of a flight, or of a table that has its own."""
    round_terms: RoundTerms | None = None
    """How rounds are played, where the desk has said so; else by the structure."""
    rounds: Rounds = ()
    """Those of a shootout that were drawn."""
    flight_terms: FlightTerms = field(default_factory=FlightTerms)
    flights: Flights = ()
    flight_of: Map[EntryNumber, str] = field(default_factory=Map)
    bagged: Map[EntryNumber, int] = field(default_factory=Map)
    """Chips that lie in a bag until the next day, by who is in with them."""
    forfeited: Map[EntryNumber, int] = field(default_factory=Map)
    """Chips that left play in a bag, because another of the same player's went on."""
    recounted: int = 0
    """By how many chips the bags that went on held more than was in play; below zero: fewer."""
    joined: bool = False
    """Whether all flights are combined."""
    pay_table: PayTable | None = None
    """How the pool is divided; None while nobody has said."""
    prize_terms: PrizeTerms = NO_TERMS
    prizes_paid: Map[EntryNumber, tuple[PaidPrize, ...]] = field(default_factory=Map)
    """What was handed over, the first part first; the amounts stand in the ledger."""
    tickets: Tickets = field(default_factory=Map)
    """Those that a satellite has issued."""
    tickets_used: TicketUses = field(default_factory=Map)
    """Those of satellites that were taken in payment here; `uses` says which of them count."""
    settled: Map[str, bool] = field(default_factory=Map)
    """The acts of the other half of the evening that were looked at: whether they were entered."""
    closed: bool = False
    paid_out: bool = False

    def but(self, **changes: object) -> "Tournament":
        """The same event with these parts changed: `dataclasses.replace`, many times as fast."""
        new = object.__new__(Tournament)
        new.__dict__.update(self.__dict__, **changes)
        if len(new.__dict__) != len(self.__dict__):
            raise TypeError(f"an event has no {sorted(set(changes) - set(self.__dict__))}")
        return new

    def at(self, moment: datetime) -> "Tournament":
        """The same event with its clocks read at this moment."""
        clock = self.clock.at(self.structure, moment)
        if not self.clocks:
            return self.but(clock=clock)
        read = {name: one.at(self.structure, moment) for name, one in self.clocks.items()}
        return self.but(clock=clock, clocks=Map(read))

    def by_clock(self, name: str) -> "Tournament":
        """The same event as who plays by this clock sees it; "" for the main one."""
        return self.but(clock=self.clocks[name]) if name in self.clocks else self

    @property
    def is_divided(self) -> bool:
        """Whether flights are played that have not met yet."""
        return bool(self.flights) and not self.joined

    @property
    def without_seat(self) -> int:
        """How many are in, should sit somewhere, and do not."""
        byes = self.rounds[-1].at.get(BYE, ()) if self.rounds else ()
        waiting = sum([self.is_in(entry) and entry not in self.seats for entry in byes])
        return self.still_in - len(self.seats) - len(self.bagged) - waiting

    def is_in(self, entry: EntryNumber) -> bool:
        """Whether this entry is still in the event."""
        return entry in self.entries and entry not in self.busts

    @property
    def left(self) -> frozenset[EntryNumber]:
        """The entries still in the event."""
        return _LEFT.answer((self.entries, self.busts), self._look_who_is_left)

    def _look_who_is_left(self) -> frozenset[EntryNumber]:
        """Who sits or has bagged, and of the others the newest first: most are long out."""
        left, count = {*self.seats, *self.bagged}, self.still_in
        for number in map(EntryNumber, range(self.last_entry, 0, -1)):
            if len(left) >= count:
                break
            if self.is_in(number):
                left.add(number)
        return frozenset(left)

    @property
    def still_in(self) -> int:
        """How many entries that is, without looking who they are."""
        return len(self.entries) - len(self.busts)

    @property
    def out(self) -> tuple[EntryNumber, ...]:
        """Who is out, the first to go first."""
        return in_order(self.busts)

    @property
    def players_left(self) -> int:
        """How many are still in the event, those without a name included."""
        return len(self.entries) - len(self.busts) + self.counters.entries - self.counters.out

    @property
    def still_playing(self) -> int:
        """How many are left as everybody is told: 0 once the event is closed and all are placed."""
        placed = self.closed and (self.winner or self.by_agreement())
        return 0 if placed else self.players_left

    @property
    def entered(self) -> int:
        """How many entries there were, those without a name included."""
        return len(self.entries) + self.counters.entries

    @property
    def chips(self) -> int:
        """All chips in play. `chip_account` says the same entry by entry, and where they are."""
        start, since = self.structure.starting_chips, self.fresh_since
        if since:
            bought = sum([sum(one.bought.values()) for one in self.rounds[since - 1 :]])
            stacks = self.rounds[since - 1].players * start
            return stacks + bought + self.raced - self.chips_removed + self.chips_behind
        on_tables = self.entered * start + self.bought + self.chips_counted + self.recounted
        on_tables += self.raced
        return on_tables - self.chips_removed - self.chips_in_left_bags + self.chips_of_lammers

    @property
    def raced(self) -> int:
        """By how many chips all stacks have grown by chip races."""
        return sum(self.chips_raced.values())

    def raced_in(self, flight: str) -> int:
        """By how many chips the stacks of a flight have grown by chip races."""
        return self.chips_raced.get(flight, 0)

    @property
    def fresh_since(self) -> int:
        """The last round that began with new stacks, from 2; 0 where the first stacks still count.

        Chips of earlier rounds are in play no more, at no table.
        """
        later = range(len(self.rounds), 1, -1)
        return next((number for number in later if self.rounds[number - 1].fresh), 0)

    @property
    def chips_counted(self) -> int:
        """What those bought beyond their stacks who are only counted, and have no name.

        Nobody is out while they hold a lammer (S 1.9): theirs are in play, turned in or not.
        """
        rebuys, add_ons = self.structure.rebuys, self.structure.add_ons
        counted = self.counters.rebuys * (rebuys.chips if rebuys else 0)
        counted += self.counters.add_ons * (add_ons.chips if add_ons else 0)
        lammers = self.structure.lammers
        return counted + self.counters.entries * (lammers.chips if lammers else 0)

    @property
    def chips_removed(self) -> int:
        """What left play with who was disqualified or the last nit, of the stacks that count."""
        busts, since = self.busts, self.fresh_since
        gone = self.expelled.items()
        return sum([one.chips for entry, one in gone if busts[entry].round >= since])

    @property
    def chips_in_left_bags(self) -> int:
        """What left play in bags that stayed behind."""
        return sum(self.forfeited.values())

    @property
    def chips_of_lammers(self) -> int:
        """What all lammers are worth that were turned in, or still can be (S 1.9)."""
        terms = self.structure.lammers
        if terms is None:
            return 0
        return terms.value * self.turned_in + self.chips_behind

    @property
    def chips_behind(self) -> int:
        """What the lammers are worth that players in still hold: chips in play, on no table."""
        terms, since = self.structure.lammers, self.fresh_since
        if terms is None:
            return 0
        if since:
            held = [self.lammers(one) for one in self.rounds[since - 1].home if self.is_in(one)]
            return terms.value * sum(held)
        return terms.value * (terms.count * self.still_in - self.turned_in_by_those_in)

    def lammers(self, entry: EntryNumber) -> int:
        """How many lammers an entry can still turn in."""
        terms = self.structure.lammers
        return max(terms.count - self.redeemed.get(entry, 0), 0) if terms else 0

    def redeeming(self, entry: EntryNumber, count: int) -> "Tournament":
        """With so many lammers of this entry turned in; a counted stack, or bag, has so many more.

        In chips that is what they are worth.
        """
        terms, stacks, bagged = self.structure.lammers, self.stacks, self.bagged
        chips = count * terms.value if terms else 0
        if entry in stacks:
            stacks = stacks.set(entry, stacks[entry] + chips)
        if entry in bagged:
            bagged = bagged.set(entry, bagged[entry] + chips)
        return self.but(
            stacks=stacks,
            bagged=bagged,
            rounds=with_bought(self.rounds, entry, chips),
            redeemed=self.redeemed.set(entry, self.redeemed.get(entry, 0) + count),
            turned_in=self.turned_in + count,
            turned_in_by_those_in=self.turned_in_by_those_in + count,
        )

    @property
    def average(self) -> int:
        """Chips a player left, rounded; 0 with nobody left."""
        return average_stack(self.chips, self.players_left)

    @property
    def pool(self) -> int:
        """The prize pool: what was paid into it, or the guarantee where that is more."""
        return max(self.into_pool, self.terms.guarantee)

    @property
    def into_pool(self) -> int:
        """What was paid into the pool; the winner's own bounty where the house leaves it (B16)."""
        left = not self.terms.winner_keeps and self.terms.bounties == "fixed"
        if not left or not self.ledger.sold.bounty:
            return self.ledger.sold.pool
        winner = self.winner  # who may have paid another price than is paid now
        price = self.ledger.account(winner.number).price if winner else self.terms.entry
        return self.ledger.sold.pool + price.bounty

    @property
    def overlay(self) -> int:
        """What the house adds to reach the guarantee."""
        return self.pool - self.into_pool

    @property
    def tables(self) -> tuple[int, ...]:
        """The tables in play, in the order of their numbers."""
        return tuple(sorted(self.sitters))

    def table(self, number: int) -> TableState:
        """What the floor has said about a table."""
        return self.room.get(number, ORDINARY)

    def size(self, table: int) -> int:
        """The seats of a table."""
        return self.table(table).size or self.structure.seats

    def sitter(self, place: Place) -> EntryNumber | None:
        """Who sits there; None for an open seat."""
        return self.sitters.get(place.table, NOBODY).get(place.seat)

    @property
    def winner(self) -> Entry | None:
        """The last one left, once everybody else is out."""
        if not self.busts or self.players_left != 1 or len(self.entries) == len(self.busts):
            return None
        if self.is_divided:
            return None
        return self.entries[next(iter(self.left))]

    def at_table(self, table: int) -> Mapping[int, Entry]:
        """Who sits at a table, by seat, in the order of the seats."""
        there = sorted(self.sitters.get(table, NOBODY).items())
        return {seat: self.entries[number] for seat, number in there}

    def standings(self) -> tuple[Standing, ...]:
        """The finishing places so far, best first. They follow from the order of the busts."""
        went = sorted([(bust.turn, entry) for entry, bust in self.busts.items()], reverse=True)
        together = Counter([turn for turn, _ in went])
        entries, placed, place, before = self.entries, [], 0, None
        for at, (turn, number) in enumerate(went, start=self.players_left + 1):
            if turn != before:
                place, before = at, turn
            placed.append(Standing(place, entries[number], together[turn]))
        winner = self.winner
        return ((Standing(1, winner),) if winner else self.by_agreement()) + tuple(placed)

    def places(self) -> dict[EntryNumber, int]:
        """The finishing place of each who has one, as in `standings`; fast for thousands."""
        turns = turns_of(self.busts)
        last = self.players_left + len(turns)
        places = {
            entry: last - bisect_right(turns, bust.turn) + 1 for entry, bust in self.busts.items()
        }
        ahead = [Standing(1, self.winner)] if self.winner else self.by_agreement()
        return places | {one.entry.number: one.place for one in ahead}

    def by_agreement(self) -> tuple[Standing, ...]:
        """Who was left when play ended with a deal: their places go by the stacks it was made on.

        Nobody while the event is open: they may still play for the title.
        """
        if self.deal is None or not self.closed or self.players_left < 2:
            return ()
        left = [share for share in self.deal.shares if self.is_in(share.entry)]
        stacks = [share.stack for share in left]
        return tuple(
            [
                Standing(
                    stacks.index(one.stack) + 1, self.entries[one.entry], stacks.count(one.stack)
                )
                for one in left
            ]
        )

    def place(self, entry: EntryNumber) -> Standing | None:
        """The finishing place of an entry; None while it is in."""
        bust = self.busts.get(entry)
        if bust is None:
            if self.winner_is(entry):
                return Standing(1, self.entries[entry])
            return next((one for one in self.by_agreement() if one.entry.number == entry), None)
        turns = turns_of(self.busts)
        upto = bisect_right(turns, bust.turn)
        place = self.players_left + len(turns) - upto + 1
        return Standing(place, self.entries[entry], upto - bisect_left(turns, bust.turn))

    def winner_is(self, entry: EntryNumber) -> bool:
        """Whether everybody else is out."""
        one_left = self.players_left == 1 and bool(self.busts) and not self.is_divided
        return one_left and self.is_in(entry)

    def seated(self, entry: EntryNumber, place: Place | None) -> "Tournament":
        """With this entry at this place, or at none."""
        return self.all_seated({entry: place})

    def all_seated(self, places: Mapping[EntryNumber, Place | None]) -> "Tournament":
        """With each at its place, or at none: first all of them get up, then they sit down."""
        known = self.seats
        moved = {entry: place for entry, place in places.items() if known.get(entry) != place}
        if not moved:
            return self
        left = [place for place in map(known.get, moved) if place]
        tables = {place.table for place in (*left, *moved.values()) if place}
        at = {table: dict(self.sitters.get(table, NOBODY)) for table in tables}
        for place in left:
            del at[place.table][place.seat]
        seats, sitters = known.mutate(), self.sitters.mutate()
        moving, rounds = self.moving, self.rounds
        for entry, to in moved.items():
            if entry in moving:
                moving = moving.delete(entry)
            if to is None:
                del seats[entry]
                continue
            seats[entry] = to
            at[to.table][to.seat] = entry
            if rounds:
                rounds = rehomed(rounds, entry, to.table)
        for table, there in at.items():
            if there:
                sitters[table] = there
            else:
                sitters.pop(table, None)
        t = self.but(seats=seats.finish(), sitters=sitters.finish(), moving=moving, rounds=rounds)
        for entry, to in moved.items():
            if to:
                t = t.unbagged(entry)  # whoever sits down again plays with those chips
        for place in left:
            t = t._after_leaving(place)
        for to in filter(None, moved.values()):
            t = t._after_taking(to)
        return t

    def _after_leaving(self, place: Place) -> "Tournament":
        """A seat that came free: the last to open, where that decides, and not verified."""
        state = self.table(place.table)
        if state.next is not None:  # the blinds may fall otherwise now: somebody has to look
            state = state._replace(next=None, seen=None)
        if self.structure.is_stud_only:
            opened = tuple([seat for seat in state.opened if seat != place.seat])
            state = state._replace(opened=(*opened, place.seat))
        return self.noted(place.table, state.without_check_of(place.seat))

    def _after_taking(self, place: Place) -> "Tournament":
        """A seat that was filled: open no longer, and not verified."""
        state = self.table(place.table)
        if place.seat in state.opened:
            opened = tuple([seat for seat in state.opened if seat != place.seat])
            state = state._replace(opened=opened)
        return self.noted(place.table, state.without_check_of(place.seat))

    def noted(self, table: int, state: TableState) -> "Tournament":
        """With something said about a table."""
        known = self.table(table)
        if state is known or state == known:
            return self
        if state == ORDINARY:
            return self.but(room=self.room.delete(table))
        return self.but(room=self.room.set(table, state))

    def busted(self, entry: EntryNumber, bust: Bust | None) -> "Tournament":
        """With this entry out, or in again."""
        mine = self.redeemed.get(entry, 0)
        if bust is None:
            by_those_in = self.turned_in_by_those_in + mine
            t = self.but(busts=self.busts.delete(entry), turned_in_by_those_in=by_those_in)
            return t.counting(entry, out=-1)
        if entry in self.busts:
            mine = 0
            t = self
        else:
            t = self.unbagged(entry).counting(entry, out=1)
        return t.but(
            busts=with_bust(self.busts, entry, bust),
            last_turn=max(self.last_turn, bust.turn),
            turned_in_by_those_in=self.turned_in_by_those_in - mine,
        )

    def counting(self, entry: EntryNumber, *, out: int = 0, bags: int = 0) -> "Tournament":
        """With so many more out of the flight of this entry, or bagged in it."""
        label = self.flight_of.get(entry)
        if label is None:
            return self
        return self.but(flights=counted(self.flights, label, out=out, bags=bags))

    def unbagged(self, entry: EntryNumber) -> "Tournament":
        """With no bag of this entry."""
        if entry not in self.bagged:
            return self
        return self.counting(entry, bags=-1).but(bagged=self.bagged.delete(entry))
