"""Teams: their tables, who plays where, how chips lie, and what chips are worth at the end."""

from dataclasses import replace

import pytest

from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate, RegisterTeam, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Lock, PayoutTerms
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import EntryNumber
from director.tournament.teams.prizes import chips_as_money, team_pay_table, team_prize_terms
from director.tournament.teams.state import TeamEntry, Teams, at_each_table, evenly, tables_of
from tests.tournament.evening import STRUCTURE, Evening


def test_what_a_sheet_does_not_say_of_teams_is_nothing():
    assert Teams(2, 3) == Teams(
        players=2, tables=3, most_at_table=0, entry=None, rebuys=False,
        shared_after_each_level=False, button_seat=0, tables_combined_at=0,
        orbits_end_together=False, cut_after="", cut_to=0, chips_a_unit=0,
    )  # fmt: skip
    assert TeamEntry(600) == TeamEntry(600, 0, 0, 0, 0, "")


@pytest.mark.parametrize(
    ("tables", "group", "numbers"),
    [(1, 1, (1,)), (1, 4, (4,)), (3, 1, (1, 2, 3)), (3, 3, (7, 8, 9)), (2, 2, (3, 4))],
)
def test_the_tables_of_a_group_stand_beside_each_other(tables, group, numbers):
    assert tables_of(Teams(players=6, tables=tables), group) == numbers


@pytest.mark.parametrize(
    ("members", "parts"),
    [
        ([], ((), (), ())),
        ([1], ((1,), (), ())),
        ([9, 7, 8], ((9,), (7,), (8,))),
        ([1, 2, 3, 4], ((1, 2), (3,), (4,))),
        ([1, 2, 3, 4, 5], ((1, 2), (3, 4), (5,))),
        ([6, 5, 4, 3, 2, 1, 0], ((6, 5, 4), (3, 2), (1, 0))),
    ],
)
def test_members_sit_in_the_order_named_with_one_more_at_the_first_tables(members, parts):
    assert at_each_table(Teams(players=6, tables=3), members) == parts


@pytest.mark.parametrize(
    ("chips", "tables", "smallest", "stacks"),
    [
        (0, 3, 25, (0, 0, 0)),
        (24, 3, 25, (24, 0, 0)),
        (25, 3, 25, (25, 0, 0)),
        (75, 3, 25, (25, 25, 25)),
        (110, 3, 25, (60, 25, 25)),
        (130, 3, 25, (55, 50, 25)),
        (1000, 1, 25, (1000,)),
    ],
)
def test_what_cannot_be_divided_lies_on_the_first_tables(chips, tables, smallest, stacks):
    assert evenly(chips, tables, smallest) == stacks
    assert sum(stacks) == chips


def test_without_a_smallest_chip_chips_are_divided_one_by_one():
    assert evenly(11, 3) == (4, 4, 3)


PRICED = TeamEntry(100, cash_value=70, first_prize=20)


def finished(stacks, decimals=0, entry=PRICED):
    """An event that the first of three teams has won, with these chips counted."""
    teams = Teams(players=2, tables=2, entry=entry)
    evening = Evening(structure=replace(STRUCTURE, teams=teams))
    evening.do(SetMoney(MoneyTerms("$", decimals, Price(100))))
    for number in (1, 2, 3):
        evening.do(RegisterTeam(10 + number, (2 * number - 1, 2 * number), "x"))
    evening.do(CountChips(tuple(Count(EntryNumber(one), chips) for one, chips in stacks.items())))
    return evening


def over(evening):
    evening.do(Eliminate(3))
    evening.do(Eliminate(2))
    return evening.t


@pytest.mark.parametrize(
    ("decimals", "locks"),
    [
        (0, (Lock(1, 165), Lock(2, 70), Lock(3, 35))),
        (2, (Lock(1, 16500), Lock(2, 7000), Lock(3, 3500))),
    ],
)
def test_chips_come_back_as_money_and_the_first_prizes_of_all_go_to_the_first(decimals, locks):
    t = over(finished({1: 3000, 2: 2000, 3: 1000}, decimals))

    assert chips_as_money(t) == locks
    assert team_prize_terms(t) == PrizeTerms(PayoutTerms(locks=locks))


def test_nothing_is_paid_for_chips_before_the_end_or_uncounted_or_unpriced():
    counted = finished({1: 3000, 2: 2000, 3: 1000})
    assert chips_as_money(counted.t) == ()
    assert chips_as_money(over(finished({1: 3000, 2: 2000}))) == ()
    assert chips_as_money(over(finished({1: 3000, 2: 2000, 3: 1000}, entry=None))) == ()
    assert chips_as_money(Evening(2).t) == ()


@pytest.mark.parametrize(
    ("places", "shares"),
    [(1, [10000]), (3, [3334, 3333, 3333]), (6, [1667, 1667, 1667, 1667, 1666, 1666])],
)
def test_the_table_beside_the_locks_pays_every_place_and_all_of_the_pool(places, shares):
    lines = tuple(PlaceRange(place, place, share) for place, share in enumerate(shares, 1))

    assert team_pay_table(places) == PayTable("Chips as money", brackets=(Bracket(2, None, lines),))
    assert sum(shares) == 10000
