"""Events with many people of long names, so played that every sheet has something to say."""

from dataclasses import replace

from director.house import shelf
from director.reports.sheet_kinds import Event
from director.tournament.clock.commands import StartClock
from director.tournament.commands import (
    AcceptMoves,
    AgreePrizes,
    ChoosePayTable,
    Command,
    DrawRound,
    DrawSeats,
    Eliminate,
    PayPrize,
    PlanRounds,
    Register,
    RenameEvent,
    SetMoney,
)
from director.tournament.deals.commands import agreement
from director.tournament.deals.division import CHIP_CHOP, DealTerms, Party, deal
from director.tournament.log.log import Record
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.prize_list import owed
from director.tournament.prizes.prize_list import prizes as prizes_of
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.seats.facts import SeatDrawn
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import EntryNumber, PlayerNumber
from director.tournament.structure.files import load_structure
from director.tournament.tickets.commands import IssueTickets
from tests.shipped import shipped_games
from tests.tournament.evening import Evening

LONG = (
    "Wilhelmina Featherstonehaugh van der Rijn-Hohenzollern",
    "Maximilian Oberhauser-Wolkenstein",
    "Bartholomäus-Emanuel-Konstantin",
    "Ann Ost",
    "Łucja Żak",
    "José María Fernández de la Cueva y Álvarez de Toledo",
    "Cho",
)
"""The longest that anybody has entered under, between short ones."""
NAME = "The eleventh annual midwinter mixed games championship of the old brewery"
LIBRARY = shipped_games()


def name(player: int) -> str:
    """The same for a player each time."""
    own = LONG[player % len(LONG)]
    return own if player < len(LONG) else f"{own} {player}"


def played(players: int, structure: str = "horse", left: int = 9) -> Event:
    """An event down to these, with money taken in, some prizes paid and a table that breaks."""
    one = _opened(structure)
    price = Price(pool=1_050_000, fee=105_000, staff=45_000, bounty=100_000)
    one.do(SetMoney(MoneyTerms("$", 2, entry=price)))
    for player in range(1, players + 1):
        one.do(Register(PlayerNumber(player), f"late {player}", "cash", tendered=2_000_000))
    one.do(ChoosePayTable(load_pay_table(shelf.pay_tables() / "large-field.toml")))
    one.do(DrawSeats("seats"))
    one.do(StartClock())
    for entry in range(players, left, -1):
        one.wait(seconds=20)
        one.do(Eliminate(EntryNumber(entry), by=(EntryNumber(entry - 1),)))
        if entry <= left + 4:
            one.do(PayPrize(EntryNumber(entry), "cash"))
    table, *others = sorted(one.t.sitters, key=lambda table: len(one.t.sitters[table]))
    moved = [
        SeatDrawn(entry, others[-1], seat)
        for entry, seat in zip(
            one.t.sitters[table].values(),
            sorted({*range(1, 9)} - {*one.t.sitters[others[-1]]}),
            strict=False,
        )
    ]
    one.do(AcceptMoves(tuple(moved), "table breaks", breaks=table))
    return event(one)


def satellite(players: int = 40) -> Event:
    """A satellite whose seats are won and became tickets; one who holds a ticket is chosen."""
    one = _opened("horse")
    one.do(SetMoney(MoneyTerms("$", 2, entry=Price(pool=25_000))))
    for player in range(players):
        one.do(Register(PlayerNumber(player), f"late {player}", "cash"))
    one.do(AgreePrizes(*satellite_prizes(one.t, NAME, 105_000)))
    for entry in range(players, 1, -1):
        one.do(Eliminate(EntryNumber(entry)))
    one.do(IssueTickets(NAME, "A1B2C3"))
    return event(one)


def shootout(players: int, seats: int, *, fixed: bool = False, done: int = 3) -> Event:
    """The first round of a shootout is drawn, and so many of its tables are done."""
    one = _opened("shootout")
    one.do(PlanRounds(RoundTerms(seats, fixed=fixed)))
    for player in range(1, players + 1):
        one.do(Register(PlayerNumber(player), f"late {player}"))
    one.do(DrawRound("first"))
    one.do(StartClock())
    for table in sorted(one.t.sitters)[:done]:
        while len(there := one.t.sitters[table]) > 1:
            one.do(Eliminate(max(there.values())))
    return event(one)


def with_deal(of: Event) -> Event:
    """The same event with a deal by chips that waits for signatures."""
    t = of.tournament
    parties = [Party(entry, 25_000 * place) for place, entry in enumerate(sorted(t.left), start=1)]
    prizes = [one.cash for one in prizes_of(t).prizes[: len(parties)]]
    made = deal(parties, prizes, DealTerms(CHIP_CHOP))
    return of._replace(proposed=agreement(made, DealTerms(CHIP_CHOP)))


def of_winner(of: Event) -> Event:
    """The same event, with the longest name chosen of those who have won a prize."""
    entries = of.tournament.entries
    return of._replace(
        entry=max(owed(of.tournament), key=lambda one: len(of.name(entries[one].player)))
    )


class _Named(Evening):
    """One whose log keeps people's numbers, so that they are said by name."""

    def do(self, command: Command) -> Record:
        label, facts = command.label(self.t), command.decide(self.t, self.now)
        record = Record(len(self.log.records) + 1, self.now, "Ina", "desk", label, facts)
        self.log.append(record)
        return record


def _opened(structure: str) -> Evening:
    own = load_structure(shelf.structures() / f"{structure}.toml")
    one = _Named(0, replace(own, name=NAME))
    one.do(RenameEvent(NAME))
    return one


def event(of: Evening) -> Event:
    """What sheets are made of, with the lowest entry chosen."""
    entry = min(of.t.entries)
    board = "http://192.168.1.5:8420/e/3"
    return Event(
        of.t.at(of.now), of.log, name, name, of.now, LIBRARY, "Ina Quist", entry=entry, board=board
    )
