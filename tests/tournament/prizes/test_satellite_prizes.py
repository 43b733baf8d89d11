"""A satellite in an event: seats and cash as prizes, to the unit."""

import pytest

from director.engine.not_possible import NotPossible
from director.tournament.commands import ChoosePayTable, Register, SetMoney, SetPrizeTerms
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.payouts import PlacePrize
from director.tournament.prizes.prize_list import prizes
from director.tournament.prizes.satellite_prizes import satellite_prizes
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
