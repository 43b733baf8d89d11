"""The event as a whole: renamed, played by another structure, closed, opened again, paid out."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    AgreePrizes,
    ByClock,
    ChangeStructure,
    ChoosePayTable,
    CloseEvent,
    CountDrawer,
    Eliminate,
    MoveClock,
    OpenFlight,
    PayOut,
    PayPrize,
    RedeemLammers,
    Refused,
    Register,
    RenameEvent,
    ReopenEvent,
    SetMoney,
    SetPrizeTerms,
    StartClock,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.event.facts import (
    EventClosed,
    EventOpened,
    EventPaidOut,
    EventRenamed,
    EventReopened,
    StructureChanged,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from tests.tournament.evening import STRUCTURE, Evening

ALL_TO_THE_WINNER = PayTable(
    "Winner takes all", brackets=(Bracket(2, None, (PlaceRange(1, 1, 100_00),)),)
)
LAMMERS = replace(STRUCTURE, lammers=LammerTerms(2, 250))


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def won():
    """One of two is out, and the winner has not been paid."""
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100))))
    for number in (1, 2):
        evening.do(Register(number, "late", "cash"))
    evening.do(ChoosePayTable(ALL_TO_THE_WINNER))
    evening.do(Eliminate(2))
    return evening


def test_an_event_is_called_otherwise_even_when_it_is_closed():
    evening = Evening()
    record = evening.do(RenameEvent(" Saturday "))

    assert record.label.said(str) == "Friday renamed  Saturday "
    assert (record.facts, evening.t.name) == ((EventRenamed("Saturday"),), "Saturday")
    assert why(evening, RenameEvent("Saturday")) == ("That is already its name", False)
    long = "The name of an event has at most 120 letters; this one has 121"
    assert why(evening, RenameEvent("S" * 121)) == (long, False)
    assert why(evening, RenameEvent(" ")) == ("An event needs a name", False)
    evening.do(CloseEvent())
    evening.do(RenameEvent("Sunday"))
    assert evening.t.name == "Sunday"
    assert EventOpened("Friday", STRUCTURE) == EventOpened("Friday", STRUCTURE, "")


def test_levels_that_have_begun_stay_and_those_to_come_change():
    first, second, *_ = STRUCTURE.steps
    longer = replace(STRUCTURE, steps=(first, replace(second, minutes=30), *STRUCTURE.steps[2:]))
    other = replace(STRUCTURE, steps=(replace(first, minutes=30), *STRUCTURE.steps[1:]))
    nothing, one = replace(STRUCTURE, steps=()), replace(STRUCTURE, steps=(first,))
    begun = "Levels that have started cannot be changed"

    standing, running, later = Evening(), Evening(), Evening()
    for evening in (running, later):
        evening.do(StartClock())
    later.do(MoveClock(1))
    assert why(standing, ChangeStructure(STRUCTURE)) == ("The structure is unchanged", False)
    assert why(standing, ChangeStructure(nothing)) == (
        "A structure needs at least one level",
        False,
    )
    assert why(running, ChangeStructure(nothing)) == (begun, False)
    assert why(running, ChangeStructure(other)) == (begun, False)
    assert why(later, ChangeStructure(longer)) == (begun, False)
    assert why(later, ChangeStructure(one)) == (begun, False)
    for evening, structure in ((standing, other), (running, longer), (running, one)):
        record = evening.do(ChangeStructure(structure))
        assert record.label.said(str) == "Structure changed"
        assert (record.facts, evening.t.structure) == ((StructureChanged(structure),), structure)


def test_a_level_that_a_flight_has_begun_stays_too():
    first, second, *rest = STRUCTURE.steps
    evening = Evening()
    evening.do(OpenFlight("1A"))
    evening.do(ByClock("1A", StartClock()))
    evening.wait(minutes=25)

    changed = replace(STRUCTURE, steps=(first, replace(second, minutes=30), *rest))
    assert why(evening, ByClock("1A", MoveClock(9)))[0] == "This is the last level"
    evening.do(ByClock("1A", MoveClock(1)))
    assert why(evening, ChangeStructure(changed)) == (
        "Levels that have started cannot be changed",
        False,
    )


def test_lammers_stay_as_they_are_once_one_was_turned_in():
    said = ("Lammers have been turned in: their number and value cannot change", False)
    evening = Evening(players=2, structure=LAMMERS)
    evening.do(ChangeStructure(replace(LAMMERS, lammers=LammerTerms(3, 250))))
    evening.do(ChangeStructure(LAMMERS))
    evening.do(RedeemLammers(1, 1))

    for terms in (LammerTerms(3, 250), LammerTerms(2, 500), None):
        assert why(evening, ChangeStructure(replace(LAMMERS, lammers=terms))) == said
    evening.do(ChangeStructure(replace(LAMMERS, lammers=LammerTerms(2, 250, "one at a time"))))
    assert evening.t.structure.lammers.redeemed == "one at a time"


def test_an_event_is_closed_opened_again_and_closed_once_more():
    evening = Evening()
    for command, label, fact in [
        (CloseEvent(), "Event closed", EventClosed()),
        (PayOut(), "Event paid out", EventPaidOut()),
        (ReopenEvent(), "Event reopened", EventReopened()),
        (CloseEvent(asked=True), "Event closed", EventClosed()),
    ]:
        record = evening.do(command)
        assert (record.label.said(str), record.facts) == (label, (fact,))

    assert (evening.t.closed, evening.t.paid_out) == (True, False)
    assert why(evening, CloseEvent()) == ("The event is closed", False)
    evening.do(ReopenEvent())
    assert why(evening, ReopenEvent()) == ("The event is open", False)


def test_what_is_open_is_asked_about_before_an_event_is_closed():
    evening = won()

    assert CloseEvent().label(evening.t).said(str) == "Event closed, $200 unpaid to players"
    assert why(evening, CloseEvent()) == ("$200 is unpaid to 1", False)
    assert not evening.t.closed
    evening.do(CloseEvent(asked=True))
    assert evening.t.closed


def test_an_event_is_paid_out_once_and_after_it_was_closed_and_all_prizes_were_paid():
    evening = won()

    assert why(evening, PayOut()) == ("The event is not closed", False)
    evening.do(CloseEvent(asked=True))
    assert why(evening, PayOut()) == ("Unpaid prizes: 1, $200", True)
    evening.do(PayPrize(1, "cash"))
    evening.do(CountDrawer(0))
    evening.do(PayOut())
    assert evening.t.paid_out
    assert why(evening, PayOut()) == ("The event is paid out", False)


def test_prizes_of_an_event_that_is_paid_out_are_agreed_anew_once_it_is_reopened():
    evening = won()
    evening.do(PayPrize(1, "cash"))
    evening.do(CountDrawer(0))
    evening.do(CloseEvent(asked=True))
    evening.do(PayOut())
    other = replace(evening.t.pay_table, name="Another")

    told = {
        why(evening, command)
        for command in (
            ChoosePayTable(other),
            SetPrizeTerms(replace(evening.t.prize_terms, bounty=500)),
            AgreePrizes(other, evening.t.prize_terms),
        )
    }

    assert told == {("The event is paid out: reopen it first, in the Event menu", False)}


def test_what_is_open_is_asked_about_before_an_event_is_marked_paid_out():
    evening = won()
    evening.do(PayPrize(1, "cash"))
    evening.do(CountDrawer(40, note="a tip"))
    evening.do(CloseEvent(asked=True))

    assert why(evening, PayOut()) == ("The drawer was counted $40 over", False)
    assert not evening.t.paid_out
    record = evening.do(PayOut(asked=True))
    said = "Event paid out, still open: the drawer was counted $40 over"
    assert (record.label.said(str), evening.t.paid_out) == (said, True)


def test_with_a_note_an_event_is_paid_out_although_a_prize_is_not():
    evening = won()
    evening.do(CloseEvent(asked=True))
    evening.do(PayOut(note="the winner comes tomorrow"))

    assert evening.t.paid_out
    assert (CloseEvent(), PayOut()) == (CloseEvent(False), PayOut("", asked=False))
