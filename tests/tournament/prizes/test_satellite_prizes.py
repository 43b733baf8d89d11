"""A satellite in an event: seats and cash as prizes, to the unit."""

from dataclasses import replace

import pytest

from director.engine.not_possible import NotPossible
from director.tournament.commands import (
    AgreePrizes,
    ChoosePayTable,
    Refused,
    Register,
    SetMoney,
    SetPrizeTerms,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Good, Lock, PayoutTerms, PlacePrize
from director.tournament.prizes.prize_list import prizes
from director.tournament.prizes.satellite_prizes import SATELLITE, is_satellite, satellite_prizes
from director.tournament.prizes.state import PrizeTerms
from tests.tournament.evening import Evening


def evening_of(players):
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(120, 10))))
    for number in range(1, players + 1):
        evening.do(Register(number, f"late {number}", "cash"))
    return evening


def test_the_pool_buys_seats_and_the_next_place_has_what_is_left():
    evening = evening_of(10)
    table, terms = satellite_prizes(evening.t, "main event", 500)
    evening.do(ChoosePayTable(table))
    evening.do(SetPrizeTerms(terms))

    assert prizes(evening.t).prizes == (
        PlacePrize(1, 0, ("main event",), 500),
        PlacePrize(2, 0, ("main event",), 500),
        PlacePrize(3, 200),
    )
    assert prizes(evening.t).total == evening.t.pool


def test_a_pool_that_buys_no_seat_is_no_satellite():
    with pytest.raises(NotPossible):
        satellite_prizes(evening_of(3).t, "main event", 500)


@pytest.mark.parametrize("most", [0, 3])
def test_a_satellite_follows_its_entries(most):
    evening = evening_of(10)
    evening.do(AgreePrizes(*satellite_prizes(evening.t, "main event", 500, most)))
    for number in range(11, 32):
        evening.do(Register(number, f"late {number}", "cash"))

        assert prizes(evening.t).total == evening.t.pool
        seats = sum(one.worth == 500 for one in prizes(evening.t).prizes)
        assert seats == min(evening.t.pool // 500, most or number)


def test_what_is_given_on_top_goes_with_a_seat_and_no_place_is_set_by_hand():
    evening = evening_of(10)
    table, terms = satellite_prizes(evening.t, "main event", 500)
    cup, lock = PayoutTerms(goods=(Good(1, "cup"),)), PayoutTerms(locks=(Lock(1, 700),))
    evening.do(AgreePrizes(table, replace(terms, payout=cup)))

    assert prizes(evening.t).prizes[0] == PlacePrize(1, 0, ("main event", "cup"), 500)
    with pytest.raises(Refused, match="these prizes cannot be paid"):
        evening.do(SetPrizeTerms(replace(terms, payout=lock)))


def test_a_satellite_that_an_older_program_agreed_on_stays_as_it_was():
    evening = evening_of(10)
    payout = PayoutTerms(locks=(Lock(1, 500), Lock(2, 700)), goods=(Good(1, "seat", 500),))
    ranges = (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 5000))
    table = PayTable(SATELLITE, brackets=(Bracket(2, None, ranges),))
    evening.do(AgreePrizes(table, PrizeTerms(payout)))

    assert is_satellite(evening.t)
    assert prizes(evening.t).prizes == (PlacePrize(1, 0, ("seat",), 500), PlacePrize(2, 700))
