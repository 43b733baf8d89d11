"""The bounties in sight are those of the event as it stands, remembered or not."""

from director.tournament.commands import (
    BagChips,
    DrawSeats,
    Eliminate,
    EndFlight,
    JoinFlights,
    OpenFlight,
    Register,
    SetMoney,
)
from director.tournament.money.state import MoneyTerms, Price
from director.views.bounty_totals import bounties_now
from tests.tournament.evening import Evening


def test_the_only_one_left_keeps_the_own_bounty_as_soon_as_the_flights_have_met():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=25))))
    evening.do(OpenFlight("1A"))
    for number in (1, 2):
        evening.do(Register(number, f"late {number}"))
    evening.do(DrawSeats("seats"))
    evening.do(Eliminate(1, (2,)))
    evening.do(BagChips(2, 2000))
    evening.do(EndFlight("1A"))
    assert bounties_now(evening.t).accounts[2].kept == 0

    evening.do(JoinFlights("day 2"))

    assert bounties_now(evening.t).accounts[2].kept == 25
