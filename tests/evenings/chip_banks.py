"""The chip bank of an event, kept by hand: each fact in force is chips put out, or chips back.

It reads the log alone and asks the event nothing that follows from it, but for the bags that lay
there when some were given up, and how many play a round.
"""

from collections import Counter
from dataclasses import dataclass, field

from director.tournament.busts.facts import PlayerDisqualified, PlayerEliminated, PlayerReinstated
from director.tournament.chips.chip_count import ChipAccount, chip_account, flight_account
from director.tournament.entries.facts import EntryVoided, FieldCounted, PlayerRegistered
from director.tournament.event.facts import EventOpened, StructureChanged
from director.tournament.flights.chip_counts import issued
from director.tournament.flights.facts import BagForfeited, BagsReturned
from director.tournament.flights.state import ALL, BEST
from director.tournament.lammers.facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.log.log import Log
from director.tournament.money.facts import ChipsBought
from director.tournament.nit_levels.facts import LastNitEliminated
from director.tournament.shootouts.facts import RoundDrawn
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure


@dataclass
class Bank:
    """What the bank has put out, and what came back to it."""

    structure: Structure | None = None
    came_in: set[int] = field(default_factory=set)
    voided: set[int] = field(default_factory=set)
    out: dict[int, int] = field(default_factory=dict)
    """Who is out, and of which round."""
    bought: Counter[int] = field(default_factory=Counter)
    turned_in: Counter[int] = field(default_factory=Counter)
    """Lammers."""
    taken: dict[int, int] = field(default_factory=dict)
    """From the disqualified."""
    with_last_nit: dict[int, int] = field(default_factory=dict)
    left: dict[int, int] = field(default_factory=dict)
    """In bags that were given up."""
    counted: Counter[str] = field(default_factory=Counter)
    flight: dict[int, str] = field(default_factory=dict)
    round: dict[int, int] = field(default_factory=dict)
    in_round: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Chips that an entry got in a round beyond the stack."""
    no_more_lammers: bool = False
    recounted: int = 0
    """What the bags held beyond what was in play when they went on."""

    def write_down(self, fact: object, before: Tournament | None) -> None:
        match fact:
            case EventOpened() | StructureChanged():
                self.structure = fact.structure
            case PlayerRegistered(entry):
                self.came_in.add(entry)
                self.flight[entry] = fact.flight
                if self.no_more_lammers:
                    self._turn_in(entry)
            case EntryVoided(entry):
                self.voided.add(entry)
                self.flight.pop(entry)
                self.round.pop(entry, None)
            case ChipsBought(entry):
                self._put_out(entry, fact.chips)
                self.bought[entry] += fact.chips
            case LammersRedeemed(entry):
                self._turn_in(entry, fact.count)
            case AllLammersRedeemed():
                for one in self.playing:
                    self._turn_in(one)
                self.no_more_lammers = True
            case PlayerEliminated(entry):
                self.out[entry] = self.round.get(entry, 0)
            case PlayerDisqualified(entry):
                self.out[entry] = self.round.get(entry, 0)
                self.taken[entry] = fact.chips
            case LastNitEliminated(entry):
                self.out[entry] = self.round.get(entry, 0)
                self.with_last_nit[entry] = fact.chips
            case PlayerReinstated(entry):
                del self.out[entry]
                self.taken.pop(entry, None)
                self.with_last_nit.pop(entry, None)
                self.left.pop(entry, None)
            case BagForfeited(entry):
                assert before
                self._give_up(entry, before.bagged[entry])
            case BagsReturned():
                assert before
                self._keep_one_each(before)
                self._count_bags(before)
            case RoundDrawn():
                here = [*[seat.entry for seat in fact.seats], *fact.byes]
                self.round |= {entry: fact.number for entry in here if entry in self.playing}
            case FieldCounted():
                for what in ("entries", "out", "rebuys", "add_ons"):
                    self.counted[what] += getattr(fact, what)

    @property
    def playing(self) -> set[int]:
        return self.came_in - self.voided - self.out.keys()

    @property
    def lammers(self) -> tuple[int, int]:
        terms = self.structure.lammers if self.structure else None
        return (terms.count, terms.value) if terms else (0, 0)

    def held(self, entry: int) -> int:
        """In chips."""
        count, value = self.lammers
        return value * (count - self.turned_in[entry])

    def account(self, t: Tournament) -> ChipAccount:
        """All chips, or those since the last round with new stacks."""
        fresh = [number for number in range(2, len(t.rounds) + 1) if t.rounds[number - 1].fresh]
        return self._since(fresh[-1], t.rounds[fresh[-1] - 1].players) if fresh else self._all()

    def of_flight(self, label: str) -> ChipAccount:
        return self._of({entry for entry, name in self.flight.items() if name == label})

    def _all(self) -> ChipAccount:
        assert self.structure
        count, value = self.lammers
        rebuys, add_ons = self.structure.rebuys, self.structure.add_ons
        named = self._of(self.came_in)
        return named._replace(
            recounted=self.recounted,
            stacks=named.stacks + self.counted["entries"] * self.structure.starting_chips,
            lammers=named.lammers + self.counted["entries"] * count * value,
            bought=named.bought
            + self.counted["rebuys"] * (rebuys.chips if rebuys else 0)
            + self.counted["add_ons"] * (add_ons.chips if add_ons else 0),
        )

    def _of(self, entries: set[int]) -> ChipAccount:
        assert self.structure
        count, value = self.lammers
        stack = self.structure.starting_chips
        voided, out = entries & self.voided, entries & self.out.keys()
        return ChipAccount(
            stacks=len(entries) * stack,
            bought=sum(self.bought[one] for one in entries),
            lammers=len(entries) * count * value,
            voided=sum(stack + count * value + self.bought[one] for one in voided),
            disqualified=sum(self.taken.get(one, 0) for one in out),
            last_nit=sum(self.with_last_nit.get(one, 0) for one in out),
            left_bags=sum(self.left.get(one, 0) for one in out),
            lost_lammers=sum(map(self.held, out)),
            behind=sum(map(self.held, entries & self.playing)),
        )

    def _since(self, number: int, players: int) -> ChipAccount:
        assert self.structure
        here = {entry for entry, round_ in self.round.items() if round_ >= number}
        out = {entry for entry in here if self.out.get(entry, 0) >= number}
        behind, lost = sum(map(self.held, here & self.playing)), sum(map(self.held, out))
        got = [self.in_round[one, at] for one, at in self.in_round if one in here and at >= number]
        return ChipAccount(
            stacks=players * self.structure.starting_chips,
            bought=sum(got),
            lammers=behind + lost,
            disqualified=sum(self.taken.get(one, 0) for one in out),
            last_nit=sum(self.with_last_nit.get(one, 0) for one in out),
            lost_lammers=lost,
            behind=behind,
        )

    def _put_out(self, entry: int, chips: int) -> None:
        self.in_round[entry, self.round.get(entry, 0)] += chips

    def _turn_in(self, entry: int, count: int | None = None) -> None:
        most, value = self.lammers
        count = most - self.turned_in[entry] if count is None else count
        self.turned_in[entry] += count
        self._put_out(entry, count * value)

    def _give_up(self, entry: int, chips: int) -> None:
        self.out[entry] = 0
        self.left[entry] = chips

    def _count_bags(self, before: Tournament) -> None:
        """What lies in all bags that go on is in play from then on."""
        going_on = self.playing & set(before.bagged)
        if going_on != self.playing or self.counted["entries"] > self.counted["out"]:
            return
        if not before.fresh_since:
            bags = before.bagged
            gone = self.left.keys() & bags.keys()
            stacks = sum(bags.values()) - sum(self.left[one] for one in gone)
            self.recounted += stacks - self._all().on_tables

    def _keep_one_each(self, before: Tournament) -> None:
        how, bags = before.flight_terms.bags, before.bagged
        for player in {before.entries[one].player for one in bags}:
            mine = sorted(one for one in bags if before.entries[one].player == player)
            best = max(mine, key=lambda one: (bags[one], -one))
            kept = mine[0] if how == ALL else best if how == BEST else mine[-1]
            for one in mine:
                if one != kept:
                    self._give_up(one, 0 if how == ALL else bags[one])


def bank_of(log: Log) -> Bank:
    """The bank after all records in force."""
    bank = Bank()
    for record in log.records:
        if not log.in_force(record.number):
            continue
        bags = any(isinstance(fact, BagForfeited | BagsReturned) for fact in record.facts)
        before = log.before(record.number) if bags else None
        for fact in record.facts:
            bank.write_down(fact, before)
    return bank


def check_chips(log: Log) -> None:
    """Chips issued are chips in play and chips out, each for its reason; whoever asks."""
    t, bank = log.tournament, bank_of(log)
    account = bank.account(t)
    assert chip_account(t) == account
    assert account.issued + account.recounted == account.in_play + account.out
    assert (t.chips, t.chips_behind) == (account.in_play, account.behind)
    for flight in t.flights:
        assert flight_account(t, flight.label) == bank.of_flight(flight.label)
        assert issued(t, flight.label) == bank.of_flight(flight.label).in_play
