"""Money: prices, payments, rebuys and add-ons, corrections, the drawer; it always adds up."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    AddOn,
    CorrectPayment,
    CountDrawer,
    GiveBack,
    MoveClock,
    MoveFloat,
    Rebuy,
    Refused,
    Register,
    SetMoney,
    StartClock,
    TakePayment,
    VoidEntry,
)
from director.tournament.entry_terms import AddOns, Rebuys
from director.tournament.moments import Moment
from director.tournament.money import Account, Line, MoneyTerms, Price
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

TERMS = MoneyTerms("$", entry=Price(100, 15, 5), guarantee=500)
WITH_REBUYS = replace(
    STRUCTURE,
    rebuys=Rebuys(60, 5000, limit=2, below=1000, until=Moment("end", "level", "1")),
    add_ons=AddOns(50, 8000, at=Moment("start", "break", "1"), into_pool=False),
)


@pytest.fixture
def evening():
    evening = Evening(structure=WITH_REBUYS)
    evening.do(SetMoney(TERMS))
    evening.do(Register(11, "a", "cash"))
    evening.do(Register(12, "b", "card"))
    evening.do(Register(13, "c"))
    return evening


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def test_an_entry_is_paid_at_once_or_later(evening):
    evening.do(TakePayment(3, "transfer", 50))
    ledger = evening.t.ledger

    assert dict(ledger.paid) == {"cash": 120, "card": 120, "transfer": 50}
    assert ledger.account(3) == Account(Price(100, 15, 5), paid=50)
    assert (ledger.sold, ledger.taken, ledger.owed) == (Price(300, 45, 15), 290, 70)


def test_nobody_pays_who_owes_nothing(evening):
    assert why(evening, TakePayment(1, "cash")) == ("11 owes nothing", False)


def test_there_are_four_ways_to_pay(evening):
    assert why(evening, TakePayment(3, "shells")) == ("there is no way to pay 'shells'", False)


def test_the_pool_is_the_guarantee_until_more_is_paid(evening):
    assert (evening.t.pool, evening.t.overlay) == (500, 200)

    for player in (14, 15, 16):
        evening.do(Register(player, "d", "cash"))

    assert (evening.t.pool, evening.t.overlay) == (600, 0)


def test_a_voided_entry_gets_its_money_back_the_way_it_came(evening):
    evening.do(VoidEntry(2, "two flights"))
    ledger = evening.t.ledger

    assert ledger.lines[3] == Line(3, 2, -120, "card", FRIDAY)
    assert dict(ledger.paid) == {"cash": 120, "card": 0}
    assert (ledger.sold, ledger.owed) == (Price(200, 30, 10), 120)
    assert 2 not in ledger.accounts


def test_a_payment_is_corrected_and_its_line_keeps_its_number(evening):
    evening.do(CorrectPayment(1, 100, "ticket"))
    ledger = evening.t.ledger

    assert ledger.lines[1] == Line(1, 1, 100, "ticket", FRIDAY, corrected=True)
    assert (ledger.account(1).owes, dict(ledger.paid)) == (
        20,
        {"cash": 0, "card": 120, "ticket": 100},
    )


def test_a_payment_that_is_taken_back_moves_no_other_line(evening):
    paid = evening.log.records[2]
    evening.do(TakePayment(3, "cash"))
    evening.do(VoidEntry(1, "gone home"))

    assert sorted(evening.t.ledger.lines) == [1, 2, 3, 4]
    evening.undo()
    evening.undo(paid.number)
    assert sorted(evening.t.ledger.lines) == [2, 3]
    assert evening.t.ledger.next_line == 4


def test_money_is_given_back_no_more_than_was_paid(evening):
    evening.do(GiveBack(1, 20, "cash"))

    assert evening.t.ledger.account(1).owes == 20
    assert why(evening, GiveBack(1, 101, "cash")) == ("entry 1 has not paid so much", False)


def test_a_rebuy_brings_chips_and_money_by_the_structures_rules(evening):
    evening.do(Rebuy(1, "cash", chips=0))

    assert evening.t.ledger.account(1) == Account(Price(160, 15, 5), 180, rebuys=1, chips=5000)
    assert (evening.t.chips, evening.t.ledger.drawer) == (8000, 180)


def test_rebuys_are_limited_in_chips_number_and_time(evening):
    assert why(evening, Rebuy(1, chips=1000)) == ("11 has too many chips for a rebuy", True)
    evening.do(Rebuy(1))
    evening.do(Rebuy(1))
    assert why(evening, Rebuy(1)) == ("11 has used all rebuys", True)
    evening.do(StartClock())
    evening.do(MoveClock(1))
    assert why(evening, Rebuy(2)) == ("rebuys have ended", True)
    evening.do(Rebuy(2, note="the hand began before"))
    assert evening.t.ledger.account(2).rebuys == 1


def test_the_add_on_is_sold_at_its_moment_and_goes_where_the_structure_says(evening):
    assert why(evening, AddOn(1)) == ("add-ons are sold later", True)
    evening.do(StartClock())
    evening.do(MoveClock(2))
    evening.do(AddOn(1, "cash"))

    assert evening.t.ledger.account(1).price == Price(100, 15, 5, 0, 50)
    assert why(evening, AddOn(1)) == ("11 has had the add-on", True)


def test_the_drawer_is_counted_and_a_difference_needs_a_note(evening):
    evening.do(MoveFloat(200, "change"))
    evening.do(Register(14, "d", "cash"))

    assert why(evening, CountDrawer(430)) == ("the drawer should hold $440", True)
    record = evening.do(CountDrawer(430, closed=True, note="a chip of ten fell behind the desk"))

    (count,) = evening.t.ledger.counts
    assert record.label.said(str) == "drawer counted: $430, a difference of −$10"
    assert (count.expected, count.counted, count.difference, count.closed) == (440, 430, -10, True)


def test_no_more_is_taken_from_the_drawer_than_lies_there(evening):
    assert why(evening, MoveFloat(-121)) == ("there is only $120 in the drawer", False)
