"""What is said of clocks beside the main one, of bags and envelopes, and of money due back."""

from dataclasses import replace

import pytest

from director.tournament.clock.commands import MakeUp, PauseAfter
from director.tournament.commands import (
    BagChips,
    ByClock,
    ChoosePayTable,
    DeclareEnvelopes,
    DrawMystery,
    Eliminate,
    GiveClock,
    OpenFlight,
    PayPrize,
    Rebuy,
    Register,
    SetFlightTerms,
    SetMoney,
    StartClock,
    TakePayment,
    VoidPrize,
    Warn,
)
from director.tournament.effects.changes import ENTRY
from director.tournament.effects.comparing import effects
from director.tournament.effects.sections import sections
from director.tournament.effects.values import moment
from director.tournament.entries.terms import Rebuys
from director.tournament.flights.state import NEWEST, FlightTerms
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from tests.tournament.effects.test_sections import did, name, without
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

ALL_TO_ONE = PayTable("All to one", brackets=(Bracket(1, None, (PlaceRange(1, 1, 10000),)),))


def at_table_5(asked):
    return did(ByClock("table 5", asked), GiveClock(5))


@pytest.mark.parametrize(
    ("evening", "lines"),
    [
        (at_table_5(PauseAfter(1)), ["Table 5, pauses at the end of: level 2 → none"]),
        (at_table_5(MakeUp(3, "breaks")), ["Table 5, time added, break 1: −3:00 → 0:00"]),
        (
            at_table_5(StartClock()),
            [
                "Table 5: level 1, 20:00 left, running → level 1, 20:00 left, not started",
                f"Table 5, level began: {moment(FRIDAY)} → none",
                f"Table 5, schedule kept to: from level 1, at {moment(FRIDAY)} → none",
            ],
        ),
    ],
    ids=["pause", "time", "start"],
)
def test_a_clock_beside_the_main_one_is_named_and_levels_go_by_their_names(evening, lines):
    assert without(evening)["Clock"] == lines


def with_envelopes(*envelopes):
    """Two players and a winner, who is the second."""
    evening = Evening(players=3)
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=20))))
    evening.do(DeclareEnvelopes((MysteryPrize(20, 3),)))
    for each in envelopes:
        evening.do(DeclareEnvelopes(each))
    return evening


def test_envelopes_are_told_by_what_they_hold_the_largest_first():
    evening = with_envelopes((MysteryPrize(10, 2), MysteryPrize(40, 1), MysteryPrize(20, 1)))

    assert without(evening)["Bounties"] == [
        "Envelopes of $40: 1 → none",
        "Envelopes of $20: 1 → 3",
        "Envelopes of $10: 2 → none",
        "In envelopes: $80 → $60",
    ]


def test_the_winner_draws_as_the_winner_and_others_for_whom_they_knocked_out():
    evening = with_envelopes()
    evening.do(Eliminate(1, (2,)))
    evening.do(DrawMystery(2, 1, "first"))
    assert "Bob has not drawn $20 for Ann" in without(evening)["Bounties"]

    evening.do(Eliminate(3, (2,)))
    evening.do(DrawMystery(2, 2, "own"))

    assert "Bob has not drawn $20 as the winner" in without(evening)["Bounties"]


def test_who_has_paid_too_much_is_due_it_back():
    evening = Evening(structure=replace(STRUCTURE, rebuys=Rebuys(60, 500)))
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    evening.do(Register(1, "late", "cash"))
    bought = evening.do(Rebuy(1))
    assert "Ann owes: $60 → $0" in without(evening)["Money"]

    evening.do(TakePayment(1, "cash"))

    assert "Ann: owes nothing → is due a refund of $60" in without(evening, bought.number)["Money"]


def test_a_void_prize_is_off_the_books_or_on_them():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    for number in (1, 2):
        evening.do(Register(number, "late", "cash"))
    evening.do(ChoosePayTable(ALL_TO_ONE))
    evening.do(Eliminate(2))
    before = evening.t
    evening.do(PayPrize(1, "cash"))
    evening.do(VoidPrize(evening.t.ledger.last_line, "counted again"))

    def prizes(old, new):
        found = sections(effects(old, new, evening.now))
        return [line.sentence.said(name) for one in found for line in one.lines]

    assert prizes(evening.t, before) == ["Ann’s void payment 3 is off the books"]
    assert prizes(before, evening.t) == ["Ann’s void payment 3 is on the books"]


def test_who_gave_a_bag_up_is_back_in_with_it():
    evening = Evening()
    evening.do(SetFlightTerms(FlightTerms(NEWEST)))
    evening.do(OpenFlight("1A"))
    evening.do(Register(1, "a"))
    evening.do(Register(2, "b"))
    evening.do(BagChips(1, 1000))
    evening.do(OpenFlight("1B"))
    evening.do(Register(1, "c", note="a second bag"))

    assert without(evening)["Players"][:2] == [
        "Ann (entry 3) is no longer registered",
        "Ann (entry 1) is back in, with a bag (was place 3)",
    ]


def test_a_penalty_of_one_hand_is_one_hand():
    assert without(did(Warn(1, "phone", 1))) == {
        "Penalties and rulings": ["Ann’s penalty of 1 hand (phone) is removed"]
    }
    assert without(did(Warn(1, "phone", 2))) == {
        "Penalties and rulings": ["Ann’s penalty of 2 hands (phone) is removed"]
    }


def test_entries_are_told_by_their_numbers_however_many_there_are():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    before = evening.t
    for number in range(1, 101):
        evening.do(Register(number, f"late {number}"))
    changes = effects(before, evening.t, evening.now).changes

    for what in ("Tournament.entries", "owes", "Price.pool"):
        told = [one.subject.key for one in changes if (one.what, one.subject.kind) == (what, ENTRY)]
        assert told == list(range(1, 101))
