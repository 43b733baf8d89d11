"""Money and chips bought: what each fact changes, or the sentence against it."""

from dataclasses import replace

import pytest

from director.tournament.bounties.facts import BountiesSet
from director.tournament.money.facts import (
    ChipsBought,
    DrawerCounted,
    FloatMoved,
    MoneyReturned,
    MoneySet,
    MoneyTaken,
    PaymentCorrected,
)
from director.tournament.money.state import Account, DrawerCount, Line, Price
from director.tournament.prizes.facts import PrizePaid, PrizeVoided
from director.tournament.prizes.state import PaidPrize
from tests.tournament.evening import FRIDAY
from tests.tournament.folding import MONEY, NOW, outcome, played


def about_money():
    return [
        (
            BountiesSet("progressive", 40, True, False),
            {
                "terms": replace(
                    MONEY, bounties="progressive", kept=40, shared=True, winner_keeps=False
                )
            },
        ),
        (MoneySet(replace(MONEY, guarantee=500)), {"terms": replace(MONEY, guarantee=500)}),
        (
            ChipsBought(2, "rebuy", 500, Price(50, 5)),
            {
                "bought": 1000,
                "ledger.accounts": {2: Account(Price(150, 15), 110, 1, chips=500)},
                "ledger.unsettled": {2: 55},
                "ledger.sold": Price(700, 70),
            },
        ),
        (
            ChipsBought(2, "add-on", 300, Price(50, 5)),
            {
                "bought": 800,
                "ledger.accounts": {2: Account(Price(150, 15), 110, add_ons=1, chips=300)},
                "ledger.unsettled": {2: 55},
                "ledger.sold": Price(700, 70),
            },
        ),
        (
            ChipsBought(6, "rebuy", 500, Price(50, 5)),
            {
                "bought": 1000,
                "ledger.accounts": {6: Account(Price(150, 15), 110, 1, chips=500)},
                "ledger.unsettled": {6: 55},
                "ledger.sold": Price(700, 70),
            },
        ),
        (
            ChipsBought(6, "add-on", 500, Price(50, 5)),
            {
                "bought": 1000,
                "ledger.accounts": {6: Account(Price(150, 15), 110, add_ons=1, chips=500)},
                "ledger.unsettled": {6: 55},
                "ledger.sold": Price(700, 70),
            },
        ),
        (ChipsBought(99, "add-on", 500, Price(50, 5)), "There is no entry 99"),
        (
            MoneyTaken(10, 1, 20, "cash", 50),
            {
                "ledger.accounts": {1: Account(Price(150, 15), 185, 1, chips=500)},
                "ledger.unsettled": {1: -20},
                "ledger.lines": {10: Line(10, 1, 20, "cash", NOW, tendered=50)},
                "ledger.last_line": 10,
                "ledger.paid": {"cash": 735},
            },
        ),
        (MoneyTaken(8, 1, 20, "cash"), "Payment 8 is already recorded"),
        (MoneyTaken(10, 99, 20, "cash"), "There is no entry 99"),
        (
            MoneyTaken(10, 1, 0, "cash"),
            {"ledger.lines": {10: Line(10, 1, 0, "cash", NOW)}, "ledger.last_line": 10},
        ),
        (
            MoneyReturned(10, 1, 20, "cash"),
            {
                "ledger.accounts": {1: Account(Price(150, 15), 145, 1, chips=500)},
                "ledger.unsettled": {1: 20},
                "ledger.lines": {10: Line(10, 1, -20, "cash", NOW)},
                "ledger.last_line": 10,
                "ledger.paid": {"cash": 695},
            },
        ),
        (MoneyReturned(10, 1, 200, "cash"), "Entry 1 has not paid that much"),
        (MoneyReturned(10, 2, 500, "cash"), "Entry 2 has not paid that much"),
        (
            PaymentCorrected(1, 100, "card"),
            {
                "ledger.accounts": {1: Account(Price(150, 15), 155, 1, chips=500)},
                "ledger.unsettled": {1: 10},
                "ledger.lines": {1: Line(1, 1, 100, "card", FRIDAY, True)},
                "ledger.paid": {"card": 100, "cash": 605},
            },
        ),
        (PaymentCorrected(99, 100, "card"), "There is no payment 99"),
        (FloatMoved(200), {"ledger.floats": 200}),
        (DrawerCounted(800), {"ledger.counts": (DrawerCount(NOW, 715, 800, False),)}),
        (
            DrawerCounted(800, True, "short"),
            {"ledger.counts": (DrawerCount(NOW, 715, 800, True, "short"),)},
        ),
        (
            PrizePaid(10, 7, 50, "cash"),
            {
                "prizes_paid": {7: (PaidPrize(10),)},
                "ledger.lines": {10: Line(10, 7, -50, "cash", NOW, what="prize")},
                "ledger.last_line": 10,
                "ledger.given": {"cash": 50},
            },
        ),
        (PrizePaid(8, 7, 50, "cash"), "Payment 8 is already recorded"),
        (PrizePaid(10, 99, 50, "cash"), "There is no entry 99"),
        (PrizeVoided(3, "not a prize"), "There is no prize 3"),
        (
            PaymentCorrected(8, 55, "card"),
            {
                "ledger.accounts": {5: Account(paid=165)},
                "ledger.unsettled": {5: -165},
                "ledger.lines": {8: Line(8, 5, 55, "card", FRIDAY, True)},
                "ledger.paid": {"card": 55, "cash": 825},
            },
        ),
    ]


@pytest.mark.parametrize(("fact", "then"), about_money())
def test_what_happens_to_money_changes_just_that_or_is_refused_with_a_sentence(fact, then):
    assert outcome(played(), fact) == then
