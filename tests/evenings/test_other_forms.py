"""Whole evenings of other forms through the desk: lammers, bounties, dealer's choice, teams.

Each plays from registration to the paid result; something is taken back on the way in each.
"""

from datetime import timedelta
from pathlib import Path

import pytest

from director.books.book import Books
from director.desk.desk import open_event
from director.house import shelf
from director.tournament.bounties.accounts import bounties
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    AgreePrizes,
    ChoosePayTable,
    CloseEvent,
    CountChips,
    CreditPot,
    CutField,
    DrawSeats,
    Eliminate,
    Forbidden,
    MoveClock,
    PayBounty,
    PayOut,
    PayPrize,
    RedeemAllLammers,
    RedeemLammers,
    Register,
    RegisterTeam,
    SetBounties,
    SetMoney,
    ShareTeamChips,
    StartClock,
    TurnGame,
)
from director.tournament.lammers.commands import lammers_due, lammers_left
from director.tournament.log.log import Log
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.money.statement import statement
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.prize_list import left_to_pay, owed, paid, prizes
from director.tournament.structure.files import load_structure
from director.tournament.teams.prizes import team_pay_table, team_prize_terms
from director.tournament.teams.state import at_each_table, evenly, tables_of
from tests.tournament.evening import FRIDAY

THREE = PayTable(
    "Three places",
    brackets=(
        Bracket(2, None, (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 3000), PlaceRange(3, 3, 2000))),
    ),
)


class Night:
    """One evening at the desk, with a clock that the test moves."""

    def __init__(self, folder: Path, file: str, terms: MoneyTerms) -> None:
        self.now = FRIDAY
        self.book = Books(folder / "events.book")
        structure = load_structure(shelf.structures() / f"{file}.toml")
        self.desk = open_event(self.book, file, structure, "Ina", "desk 1", lambda: self.now)
        self.do(SetMoney(terms))

    @property
    def t(self):
        return self.desk.tournament

    def do(self, command):
        self.now += timedelta(seconds=30)
        return self.desk.do(command)

    def players(self, count):
        for number in range(1, count + 1):
            self.do(Register(self.desk.player(f"Player {number}"), f"late {number}", "cash"))

    def take_back_and_do_again(self):
        """What was done last is undone, and redone: nothing else is another."""
        before = self.t
        self.desk.undo()
        assert self.t != before
        self.desk.redo()
        assert self.t == before

    def pay_all_prizes(self):
        for entry in list(owed(self.t)):
            self.do(PayPrize(entry, "cash"))

    def end(self):
        """Closed and paid out; the log folded again is the same, the drawer holds what is left."""
        self.do(CloseEvent(asked=True))
        self.do(PayOut(asked=True))
        assert Log(self.book.records(self.desk.event)).tournament == self.t
        of = statement(self.t)
        assert of.drawer == of.cash - of.cash_out


def test_b17_plo_with_lammers_from_the_first_name_to_the_paid_result(tmp_path):
    night = Night(tmp_path, "barge-2019-plo-lammers", MoneyTerms("$", 0, Price(100, 20)))
    night.players(18)
    night.do(DrawSeats("seats"))
    night.do(StartClock())

    assert (night.t.chips, night.t.average, night.t.chips_behind) == (360_000, 20_000, 180_000)
    night.do(RedeemLammers(1, 2))
    night.do(RedeemLammers(2, 1))
    night.take_back_and_do_again()
    with pytest.raises(Forbidden):
        night.do(Eliminate(2))
    night.do(RedeemLammers(2, 1))
    night.do(Eliminate(2, by=(1,)))
    assert (night.t.chips, night.t.chips_behind, night.t.players_left) == (360_000, 160_000, 17)

    with pytest.raises(Forbidden):
        night.do(RedeemAllLammers())
    night.do(MoveClock(night.t.structure.place_of(night.t.structure.lammers.until)))
    assert lammers_due(night.t, night.now)
    to_collect = lammers_left(night.t)
    assert (len(to_collect), sum(to_collect.values())) == (16, 32)
    night.do(RedeemAllLammers())
    night.take_back_and_do_again()
    assert (night.t.chips, night.t.chips_behind, lammers_left(night.t)) == (360_000, 0, {})

    night.do(CountChips(tuple(Count(one, 20_000) for one in sorted(night.t.left))))
    for entry in range(3, 19):
        night.do(Eliminate(entry, by=(1,)))
    assert night.t.winner.number == 1
    assert night.t.chips == 360_000
    night.do(ChoosePayTable(THREE))
    assert dict(prizes(night.t).cash) == {1: 900, 2: 540, 3: 360}
    night.pay_all_prizes()

    assert [paid(night.t, one) for one in (1, 18, 17)] == [900, 540, 360]
    night.end()
    assert night.t.ledger.drawer == 18 * 20


def test_b16_a_progressive_bounty_in_a_split_game_with_a_chopped_pot(tmp_path):
    night = Night(tmp_path, "horse", MoneyTerms("$", 2, Price(8000, 1500, bounty=2500)))
    night.do(SetBounties("progressive", 50))
    night.players(8)
    night.do(DrawSeats("seats"))
    night.do(StartClock())
    seats = {one: night.t.seats[one] for one in (1, 2, 3)}

    # 1 is out; 2 and 3 chop the high half: the worst position from the button takes the bounty
    night.do(Eliminate(1))
    assert bounties(night.t).unclaimed == 2500
    button = seats[2].seat
    night.do(CreditPot(1, (2, 3), button))
    first = night.t.busts[1].by[0]
    assert first == 3  # the button itself is last to act: the other one is in the worst position
    found = bounties(night.t)
    assert (found.accounts[3].won, found.accounts[3].head) == (1250, 3750)
    night.desk.undo()
    assert bounties(night.t).unclaimed == 2500
    night.desk.redo()

    night.do(Eliminate(3, by=(2,)))
    assert bounties(night.t).accounts[2].won == 1875
    for entry in (4, 5, 6, 7, 8):
        night.do(Eliminate(entry, by=(2,)))
    found = bounties(night.t)
    assert found.accounts[2].won == 1875 + 5 * 1250
    assert found.accounts[2].kept == 2500 + 1875 + 5 * 1250
    assert (found.total, found.on_heads, found.unclaimed) == (8 * 2500, 0, 0)

    night.do(PayBounty(3, "cash"))
    night.do(PayBounty(2, "transfer", 10_000))
    night.take_back_and_do_again()
    night.do(PayBounty(2, "cash"))
    assert bounties(night.t).paid == 8 * 2500
    night.do(ChoosePayTable(THREE))
    night.pay_all_prizes()
    assert sum(paid(night.t, one) for one in night.t.entries) == 8 * 8000

    night.end()
    assert night.t.ledger.drawer == 8 * 1500 + 10_000  # what was transferred stayed in the drawer


def test_a_six_handed_dealers_choice_night(tmp_path):
    night = Night(
        tmp_path, "barge-2019-six-handed-dealers-choice", MoneyTerms("$", 0, Price(200, 25))
    )
    night.players(12)
    night.do(DrawSeats("seats"))
    night.do(StartClock())
    structure = night.t.structure

    assert {night.t.size(table) for table in night.t.tables} == {6}
    assert structure.rotation.is_chosen
    chosen = structure.name_of(structure.games[8])
    night.do(TurnGame(night.t.tables[0], chosen))
    night.take_back_and_do_again()
    assert [night.t.table(table).game for table in night.t.tables] == [chosen, ""]

    for entry in range(12, 1, -1):
        night.do(Eliminate(entry))
    night.take_back_and_do_again()
    assert [(one.place, one.entry.number) for one in night.t.standings()][:3] == [
        (1, 1),
        (2, 2),
        (3, 3),
    ]
    assert night.t.chips == 12 * structure.starting_chips

    night.do(ChoosePayTable(THREE))
    night.pay_all_prizes()
    assert [paid(night.t, one) for one in (1, 2, 3)] == [1200, 720, 480]
    assert left_to_pay(night.t) == 0
    night.end()
    assert night.t.ledger.drawer == 12 * 25


def test_a_chorse_team_event(tmp_path):
    night = Night(tmp_path, "barge-2019-team-chorse", MoneyTerms("$", 0, Price(438, 30, 12)))
    teams = night.t.structure.teams
    for team in range(1, 9):
        members = tuple(night.desk.player(f"Player {team}{seat}") for seat in range(1, 7))
        name = night.desk.player(f"Team {team}")
        night.do(RegisterTeam(name, members, f"late {team}", "cash"))
    night.take_back_and_do_again()
    night.do(DrawSeats("seats"))
    night.do(StartClock())

    assert night.t.tables == (1,)  # one group of teams: three tables beside each other
    assert tables_of(teams, 1) == (1, 2, 3)
    assert [len(one) for one in at_each_table(teams, night.t.teams[1])] == [2, 2, 2]

    # after a level the chips of each team are put together and divided evenly again
    level = {1: (9000, 5000, 2000), 2: (4000, 6000, 6100), 3: (100, 200, 0), 4: (20_000, 9700, 0)}
    level |= {5: (6000, 5000, 4900), 6: (16_000, 0, 0), 7: (900, 0, 0), 8: (11_000, 16_000, 6100)}
    for team, counts in level.items():
        night.do(ShareTeamChips(team, counts))
    assert sum(night.t.stacks.values()) == night.t.chips == 8 * 16_000
    assert evenly(night.t.stacks[2], teams.tables, 25) == (5375, 5375, 5350)

    night.do(CutField(teams.cut_to))
    night.take_back_and_do_again()
    assert (night.t.out, night.t.players_left) == ((3, 7), 6)

    # play ends with the last hand: chips come back as money, and all first prizes to the most chips
    night.do(CutField(1))
    assert night.t.winner.number == 8
    night.do(AgreePrizes(team_pay_table(8), team_prize_terms(night.t), "chips as money"))
    night.pay_all_prizes()
    night.take_back_and_do_again()

    # six teams have half a dollar too much: the three best get a whole one
    assert [paid(night.t, team) for team in range(1, 8)] == [400, 403, 7, 743, 397, 400, 22]
    assert paid(night.t, 8) == 828 + 8 * teams.entry.first_prize
    assert sum(paid(night.t, team) for team in range(1, 9)) == night.t.pool == 8 * 438
    night.end()
    assert night.t.ledger.drawer == 8 * 42
