"""What is handed over, what the desk keeps of it, and the change."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    AddOn,
    CorrectPayment,
    CountDrawer,
    Eliminate,
    GiveBack,
    MoveFloat,
    OpenTables,
    Rebuy,
    Refused,
    Register,
    RegisterTeam,
    SetMoney,
    TakePayment,
    VoidEntry,
)
from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.money.state import Line, MoneyTerms, Price
from director.tournament.seats.draws import Place
from director.tournament.teams.state import Teams
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

TERMS = MoneyTerms("$", entry=Price(60, 15), re_entry=Price(50))
SOLD = replace(
    STRUCTURE, rebuys=Rebuys(60, 500), add_ons=AddOns(45, 300), teams=Teams(players=2, tables=2)
)


@pytest.fixture
def evening():
    evening = Evening(structure=SOLD)
    evening.do(SetMoney(TERMS))
    evening.do(MoveFloat(200))
    evening.do(Register(11, "a"))
    return evening


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def said(evening, command):
    """What the log says of it, what the line keeps, and what should lie in the drawer."""
    record = evening.do(command)
    ledger = evening.t.ledger
    line = ledger.lines[ledger.last_line]
    return record.label.said(str), (line.amount, line.tendered, line.change), ledger.drawer


def test_who_owes_75_and_hands_over_100_gets_25_back(evening):
    assert said(evening, TakePayment(1, "cash", 100)) == (
        "11 paid $75, cash: $100 tendered, change $25",
        (75, 100, 25),
        275,
    )
    assert evening.t.ledger.account(1).owes == 0


def test_what_is_owed_to_the_unit_has_no_change(evening):
    assert said(evening, TakePayment(1, "cash", 75)) == ("11 paid $75, cash", (75, 0, 0), 275)


def test_a_part_of_it_is_taken_as_it_is(evening):
    assert said(evening, TakePayment(1, "cash", 50)) == ("11 paid $50, cash", (50, 0, 0), 250)
    assert said(evening, TakePayment(1, "cash", 100)) == (
        "11 paid $25, cash: $100 tendered, change $75",
        (25, 100, 75),
        275,
    )


def test_there_is_change_for_cash_only(evening):
    for method in ("card", "transfer", "ticket"):
        assert why(evening, TakePayment(1, method, 100)) == (
            f"11 owes $75: no change is given for {method}",
            False,
        )
    assert why(evening, TakePayment(1, "cash", 0)) == (
        "The amount tendered must be more than 0",
        False,
    )
    assert evening.t.ledger.drawer == 200


def test_an_entry_is_paid_with_change_in_part_or_to_the_unit(evening):
    assert said(evening, Register(12, "b", "cash", tendered=100)) == (
        "12 registered: $100 tendered, change $25",
        (75, 100, 25),
        275,
    )
    assert said(evening, Register(13, "c", "cash", tendered=40)) == (
        "13 registered: $40 of $75 paid",
        (40, 0, 0),
        315,
    )
    assert said(evening, Register(14, "d", "cash", tendered=75)) == (
        "14 registered",
        (75, 0, 0),
        390,
    )
    assert why(evening, Register(15, "e", "card", tendered=80)) == (
        "15 owes $75: no change is given for card",
        False,
    )
    assert evening.t.last_entry == 4


def test_a_re_entry_is_paid_at_its_own_price(evening):
    evening.do(VoidEntry(1, "wrong flight"))
    evening.do(Register(11, "b"))
    evening.do(Register(12, "c"))

    again = Register(11, "d", "cash", note="the floor says so", tendered=60)

    assert again.label(evening.t).said(str) == "11 re-entered: $60 tendered, change $10"


def test_rebuys_add_ons_and_teams_are_paid_with_change(evening):
    assert said(evening, Rebuy(1, "cash", tendered=100)) == (
        "11 rebought: $100 tendered, change $40",
        (60, 100, 40),
        260,
    )
    assert said(evening, AddOn(1, "cash", tendered=50)) == (
        "11 took the add-on: $50 tendered, change $5",
        (45, 50, 5),
        305,
    )
    assert said(evening, RegisterTeam(20, (21, 22), "e", "cash", tendered=80)) == (
        "Team 20 registered: $80 tendered, change $5",
        (75, 80, 5),
        380,
    )


def test_who_is_out_and_rebuys_at_a_seat_gets_change_or_pays_a_part(evening):
    evening.do(Register(12, "b"))
    evening.do(OpenTables((1,), 9))
    evening.do(Eliminate(1))

    back = Rebuy(1, "cash", tendered=100, seat=Place(1, 3))
    part = Rebuy(1, "cash", tendered=20, seat=Place(1, 3))

    assert part.label(evening.t).said(str) == "11 rebought at table 1, seat 3: $20 of $60 paid"
    assert said(evening, back) == (
        "11 rebought at table 1, seat 3: $100 tendered, change $40",
        (60, 100, 40),
        260,
    )


def test_what_is_paid_later_takes_nothing_now(evening):
    record = evening.do(Rebuy(1, tendered=100))

    assert (record.label.said(str), evening.t.ledger.drawer) == ("11 rebought for $60", 200)


def test_no_more_goes_back_than_was_kept(evening):
    evening.do(TakePayment(1, "cash", 100))

    assert why(evening, GiveBack(1, 100, "cash")) == ("Entry 1 has not paid that much", False)
    evening.do(VoidEntry(1, "gone home"))
    assert evening.t.ledger.lines[2] == Line(2, 1, -75, "cash", FRIDAY)
    assert evening.t.ledger.lines[2].change == 0
    assert evening.t.ledger.drawer == 200


def test_undoing_a_payment_takes_the_amount_out_of_the_drawer_and_not_what_was_tendered(evening):
    evening.do(TakePayment(1, "cash", 100))
    evening.undo()
    assert evening.t.ledger.drawer == 200

    evening.redo()
    assert evening.t.ledger.lines[1] == Line(1, 1, 75, "cash", FRIDAY, tendered=100)


def test_a_payment_put_right_forgets_what_was_tendered(evening):
    evening.do(TakePayment(1, "cash", 100))
    evening.do(CorrectPayment(1, 70, "cash"))

    assert evening.t.ledger.lines[1] == Line(1, 1, 70, "cash", FRIDAY, corrected=True)


def test_a_drawer_that_gave_change_is_counted_as_it_should_be(evening):
    evening.do(TakePayment(1, "cash", 100))

    record = evening.do(CountDrawer(275))

    assert record.label.said(str) == "Drawer counted: $275, as expected"
