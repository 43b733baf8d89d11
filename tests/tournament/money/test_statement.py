"""The statement of an event's money: both sides add up, whatever was corrected."""

import pytest

from director.tournament.commands import (
    CorrectPayment,
    DrawSeats,
    Forbidden,
    MoveFloat,
    OpenTables,
    Register,
    SetMoney,
    VoidEntry,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.money.statement import Item, Statement, statement
from tests.tournament.evening import Evening


def evening(**terms):
    """Three entries at 110: one paid in cash, one by card, one not yet."""
    made = Evening()
    made.do(SetMoney(MoneyTerms("$", 0, Price(100, 10), **terms)))
    for number, pays in enumerate(("cash", "card", ""), start=1):
        made.do(Register(number, f"late {number}", pays))
    return made


def test_what_was_sold_is_what_was_taken_and_what_is_owed():
    made = evening(guarantee=1000)
    made.do(MoveFloat(50))

    of = statement(made.t)

    assert of == Statement(
        sold=(
            Item("pool", 300),
            Item("fee", 30),
            Item("staff", 0),
            Item("bounty", 0),
            Item("other", 0),
        ),
        taken=(Item("cash", 110), Item("card", 110), Item("transfer", 0), Item("ticket", 0)),
        owed=110,
        due_back=0,
        into_pool=300,
        overlay=700,
        floats=50,
        cash=110,
    )
    assert (of.sales, of.takings, of.pool, of.drawer) == (330, 220, 1000, 160)


def test_it_adds_up_after_an_entry_was_voided_and_a_payment_corrected():
    made = evening()
    made.do(VoidEntry(2, "registered by mistake"))
    made.do(CorrectPayment(1, 130, "transfer"))

    of = statement(made.t)

    assert (of.sales, of.takings, of.owed, of.due_back) == (220, 130, 110, 20)
    assert of.sales == of.takings + of.owed - of.due_back


def test_where_the_floor_opens_tables_nobody_gets_a_seat_at_another_one():
    made = Evening(players=3)
    made.do(OpenTables((1,)))
    made.do(DrawSeats("seats"))
    made.do(Register(4, "the last seat"))

    with pytest.raises(Forbidden) as forbidden:
        made.do(Register(5, "no seat"))

    assert forbidden.value.sentence.said(str) == "No seat is open: add 5 to the alternates"
    made.do(Register(5, "no seat", note="another table comes"))
    assert made.t.tables == (1, 2)
