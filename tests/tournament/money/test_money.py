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
from director.tournament.entries.registration import add_on_price, rebuy_price
from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.money.state import Account, Ledger, Line, LineNumber, MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.tournament.structure.moments import Moment
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

TERMS = MoneyTerms("$", entry=Price(100, 15, 5), guarantee=500)
WITH_REBUYS = replace(
    STRUCTURE,
    rebuys=Rebuys(60, 5000, limit=2, below=1000, until=Moment("end", "level", "1")),
    add_ons=AddOns(50, 8000, at=Moment("start", "break", "1"), into_pool=False),
)

ANN, CY, NOBODY = EntryNumber(1), EntryNumber(3), EntryNumber(99)
FIRST, NONE = LineNumber(1), LineNumber(9)


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
    assert why(evening, TakePayment(3, "shells")) == ("Unknown payment method “shells”", False)


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
    assert why(evening, GiveBack(1, 101, "cash")) == ("Entry 1 has not paid that much", False)


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
    assert why(evening, Rebuy(2)) == ("Rebuys have ended", True)
    evening.do(Rebuy(2, note="the hand began before"))
    assert evening.t.ledger.account(2).rebuys == 1


def test_the_add_on_is_sold_at_its_moment_and_goes_where_the_structure_says(evening):
    assert why(evening, AddOn(1)) == ("Add-ons are not on sale yet", True)
    evening.do(StartClock())
    evening.do(MoveClock(2))
    evening.do(AddOn(1, "cash"))

    assert evening.t.ledger.account(1).price == Price(100, 15, 5, 0, 50)
    assert why(evening, AddOn(1)) == ("11 already took the add-on", True)


def test_the_drawer_is_counted_and_a_difference_needs_a_note(evening):
    evening.do(MoveFloat(200, "change"))
    evening.do(Register(14, "d", "cash"))

    assert why(evening, CountDrawer(430)) == ("$440 is expected in the drawer", True)
    record = evening.do(CountDrawer(430, closed=True, note="a chip of ten fell behind the desk"))

    (count,) = evening.t.ledger.counts
    assert record.label.said(str) == "Drawer closed out: $430, $10 short"
    assert (count.expected, count.counted, count.difference, count.closed) == (440, 430, -10, True)


def test_no_more_is_taken_from_the_drawer_than_lies_there(evening):
    assert why(evening, MoveFloat(-121)) == ("There is only $120 in the drawer", False)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (TakePayment(NOBODY, "cash"), "There is no entry 99"),
        (TakePayment(ANN, "shells"), "Unknown payment method “shells”"),
        (GiveBack(ANN, 0, "cash"), "Enter an amount"),
        (GiveBack(ANN, 1, "shells"), "Unknown payment method “shells”"),
        (GiveBack(NOBODY, 1, "cash"), "Entry 99 has not paid that much"),
        (CorrectPayment(NONE, 1, "cash"), "There is no payment 9"),
        (CorrectPayment(FIRST, 120, "cash"), "Already set that way"),
        (CorrectPayment(FIRST, 100, "shells"), "Unknown payment method “shells”"),
        (Rebuy(NOBODY), "Entry 99 is not in the tournament"),
        (Rebuy(ANN, "shells"), "Unknown payment method “shells”"),
        (AddOn(NOBODY), "Entry 99 is not in the tournament"),
        (MoveFloat(0), "Enter an amount"),
        (CountDrawer(-1), "A drawer count cannot be negative"),
        (SetMoney(TERMS), "Already set that way"),
        (SetMoney(MoneyTerms(entry=Price(-1))), "A price cannot be negative"),
        (SetMoney(MoneyTerms(re_entry=Price(5, -1))), "A price cannot be negative"),
        (SetMoney(MoneyTerms(rebuy=Price(0, 0, -1))), "A price cannot be negative"),
        (SetMoney(MoneyTerms(add_on=Price(other=-1))), "A price cannot be negative"),
        (
            SetMoney(MoneyTerms(bounties="progressive", winner_keeps=False)),
            "The bounty on the winner’s own head cannot stay in the pool",
        ),
    ],
)
def test_money_that_cannot_change_hands_is_refused(evening, command, refusal):
    assert why(evening, command) == (refusal, False)


@pytest.mark.parametrize(
    ("terms", "refusal"),
    [
        (
            MoneyTerms(rebuy=Price(60)),
            "This event sells no rebuys: add them to its structure first",
        ),
        (
            MoneyTerms(add_on=Price(60)),
            "This event sells no add-ons: add them to its structure first",
        ),
    ],
)
def test_what_an_event_does_not_sell_gets_no_price(terms, refusal):
    assert why(Evening(1), SetMoney(terms)) == (refusal, False)


@pytest.mark.parametrize("command", [Rebuy(ANN), AddOn(ANN)])
def test_an_event_sells_what_its_sheet_sells(command):
    evening = Evening(1)

    what = "rebuys" if isinstance(command, Rebuy) else "add-ons"
    assert why(evening, command) == (f"This event has no {what}", False)


def test_a_price_may_be_nothing(evening):
    free = MoneyTerms("$", bounties="fixed", winner_keeps=False)
    evening.do(SetMoney(free))
    evening.do(Register(14, "d", "cash"))

    assert evening.t.terms == free
    assert evening.t.ledger.account(4).owes == 0


@pytest.mark.parametrize(
    ("command", "label"),
    [
        (GiveBack(ANN, 20, "card"), "11 was refunded $20, card"),
        (CorrectPayment(FIRST, 100, "card"), "Payment 1 corrected: $120 (cash) to $100 (card)"),
        (CorrectPayment(NONE, 100, "card"), "Payment 9 corrected"),
        (MoveFloat(5), "$5 paid into the drawer"),
        (MoveFloat(-5), "$5 paid out of the drawer"),
        (CountDrawer(120), "Drawer counted: $120, as expected"),
        (CountDrawer(121), "Drawer counted: $121, $1 over"),
        (CountDrawer(120, closed=True), "Drawer closed out: $120, as expected"),
        (CountDrawer(119, closed=True), "Drawer closed out: $119, $1 short"),
        (Rebuy(ANN, "cash"), "11 rebought for $60"),
        (Rebuy(ANN), "11 rebought for $60"),
        (Rebuy(ANN, "cash", tendered=60), "11 rebought for $60"),
        (Rebuy(ANN, "cash", tendered=100), "11 rebought: $100 tendered, change $40"),
        (Rebuy(ANN, "cash", tendered=59), "11 rebought: $59 of $60 paid"),
        (AddOn(ANN, "cash"), "11 took the add-on for $50"),
        (TakePayment(CY, "cash"), "13 paid $120, cash"),
        (TakePayment(CY, "cash", 120), "13 paid $120, cash"),
        (TakePayment(CY, "cash", 121), "13 paid $120, cash: $121 tendered, change $1"),
        (TakePayment(CY, "cash", 1), "13 paid $1, cash"),
    ],
)
def test_the_log_says_what_changed_hands(evening, command, label):
    assert command.label(evening.t).said(str) == label


def test_all_cash_can_be_taken_from_the_drawer_and_none_counted_in_it(evening):
    evening.do(MoveFloat(-120))
    evening.do(CountDrawer(0))

    assert evening.t.ledger.drawer == 0
    assert evening.t.ledger.counts[0].difference == 0


def test_a_dollar_of_an_entry_is_given_back_and_paid_again(evening):
    evening.do(GiveBack(1, 1, "cash"))
    owes = evening.t.ledger.account(1).owes
    evening.do(TakePayment(1, "cash"))

    assert (owes, evening.t.ledger.account(1).owes) == (1, 0)
    evening.do(GiveBack(1, 120, "cash"))
    assert evening.t.ledger.account(1) == Account(Price(100, 15, 5), 0)


def test_more_is_sold_part_by_part_and_taken_back_with_the_entry(evening):
    evening.do(SetMoney(replace(TERMS, entry=Price(1, 2, 4, 8, 16), rebuy=Price(3, 5, 7, 9, 11))))
    evening.do(Register(14, "d"))
    evening.do(Rebuy(4, "card", chips=999))

    assert evening.t.ledger.account(4) == Account(Price(4, 7, 11, 17, 27), 35, 1, 0, 5000)
    assert evening.t.ledger.sold == Price(304, 52, 26, 17, 27)
    evening.do(VoidEntry(4, "by mistake"))
    assert evening.t.ledger.sold == Price(300, 45, 15)
    assert sorted(evening.t.ledger.accounts) == [1, 2, 3]


def test_an_entry_that_bought_nothing_leaves_no_account_behind():
    evening = Evening(2)
    evening.do(VoidEntry(1, "by mistake"))

    assert dict(evening.t.ledger.accounts) == {}
    assert evening.t.ledger.account(1) == Account()


def test_what_is_paid_out_is_counted_by_its_method():
    ledger = Ledger()
    lines = [
        Line(number, 1, -amount, method, FRIDAY, what="prize")
        for number, amount, method in ((3, 50, "cash"), (2, 20, "cash"), (5, 7, "card"))
    ]
    for line in lines:
        ledger = ledger.giving(line)

    assert (dict(ledger.given), ledger.drawer, ledger.next_line) == (
        {"cash": 70, "card": 7},
        -70,
        6,
    )
    ledger = ledger.correcting(3, -40, "card")
    assert (dict(ledger.given), ledger.drawer) == ({"cash": 20, "card": 47}, -20)
    assert ledger.lines[3] == lines[0]._replace(amount=-40, method="card", corrected=True)


@pytest.mark.parametrize(("decimals", "units"), [(0, 50), (2, 5000)])
def test_the_sheets_prices_are_in_whole_units_of_the_currency(decimals, units):
    structure = replace(STRUCTURE, rebuys=Rebuys(50, 500), add_ons=AddOns(50, 300))
    evening = Evening(structure=structure)
    evening.do(SetMoney(MoneyTerms("$", decimals, Price(100))))

    assert (add_on_price(evening.t).total, rebuy_price(evening.t).total) == (units, units)
