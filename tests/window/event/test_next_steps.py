"""What money, prizes and bounties say is done next, and that its key does it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from director.tournament.commands import (
    ChangeStructure,
    ChoosePayTable,
    CloseEvent,
    CountDrawer,
    CreditBust,
    DrawSeats,
    Eliminate,
    MakeDeal,
    MoveFloat,
    PayBounty,
    PayOut,
    PayPrize,
    Register,
    SetMoney,
    SetRegistration,
    StartClock,
    TakePayment,
)
from director.tournament.deals.division import EVEN, EVENLY
from director.tournament.deals.state import Agreement, Share
from director.tournament.entries.terms import LateRegistration
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.moments import Moment
from director.views.clock.times import time_of_day
from director.window.widgets.buttons import ActionButton
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import NAMES


@pytest.fixture
def night(stage):
    """Seven players of $100 and a bounty of $20; the sixth owes, the seventh was not asked."""
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=20))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "" if number == 5 else "cash"))
    return stage


def step(stage, screen):
    stage.cockpit.ask_for(screen)
    return tuple(stage.screen.next.step)


def do(stage, *commands):
    for command in commands:
        assert stage.cockpit.bridge.do(command)


def close_registration(stage):
    """The clock runs, and nobody enters any more."""
    do(stage, DrawSeats("seats"), StartClock(), SetRegistration(False))


def test_who_owes_is_shown_by_the_key_beside_the_step(night):
    said = step(night, "money")

    night.press(Qt.Key.Key_O)

    assert said == ("players owe $120: collect it", "money.open_account")
    assert (night.cockpit.screen, night.cockpit.entry) == ("players", 6)


def test_where_several_owe_money_offers_to_take_all_payments_at_once(night):
    do(night, Register(night.cockpit.bridge.desk.player("Hal Iven"), "late 8", ""))
    said = step(night, "money")

    night.press(Qt.Key.Key_F2)

    assert said == ("players owe $240: collect it", "players.all_pay")
    assert night.page.asking.asked == "How do the 2 players pay $240 in total?"


def test_money_leads_from_the_payout_structure_to_the_prizes_and_the_drawer(night):
    do(night, TakePayment(6, "cash"))
    close_registration(night)
    asked = [step(night, "money")]
    do(night, ChoosePayTable(THREE))
    asked.append(step(night, "money"))
    do(night, *[Eliminate(entry, by=(7,)) for entry in (1, 2, 3, 4, 5)], Eliminate(6))
    asked.append(step(night, "money"))
    for entry in (5, 6, 7):
        do(night, PayPrize(entry, "cash"))
    asked.append(step(night, "money"))
    do(night, CreditBust(6, (7,)))
    asked.append(step(night, "money"))
    do(night, PayBounty(7, "cash"))
    asked.append(step(night, "money"))
    do(night, CountDrawer(0, closed=True))
    asked.append(step(night, "money"))
    do(night, CloseEvent())
    asked.append(step(night, "money"))
    do(night, PayOut())
    asked.append(step(night, "money"))

    assert asked == [
        ("registration is closed: choose the payout structure", "prizes.table"),
        ("nothing is owed: count the drawer", "money.count"),
        ("3 prizes to pay, $700", "screen.prizes"),
        ("1 unnamed knockout: say who won it", "screen.bounties"),
        ("$140 in bounties to pay", "screen.bounties"),
        ("every prize is paid: close out the drawer", "money.close"),
        ("every prize is paid: close the event", "event.close"),
        ("everything is paid: mark the event paid out", "event.pay_out"),
        ("the event is paid out: print the results", "print.results"),
    ]


def test_a_drawer_that_was_counted_is_counted_again_only_once_cash_has_moved(night):
    do(night, TakePayment(6, "cash"))
    close_registration(night)
    do(night, ChoosePayTable(THREE))
    do(night, CountDrawer(night.t.ledger.drawer))
    counted = step(night, "money")
    do(night, MoveFloat(50))

    at = time_of_day(night.t.ledger.counts[-1].at)
    assert counted == (f"nothing is owed, and the drawer was counted at {at}", "")
    assert step(night, "money") == ("nothing is owed: count the drawer", "money.count")


def test_prizes_lead_over_the_bubble_to_the_payments_and_the_results(night):
    do(night, TakePayment(6, "cash"))
    close_registration(night)
    do(night, ChoosePayTable(THREE))
    asked = [step(night, "prizes")]
    do(night, *[Eliminate(entry) for entry in (1, 2, 3)])
    asked.append(step(night, "prizes"))
    do(night, Eliminate(4), Eliminate(5))
    asked.append(step(night, "prizes"))
    night.press(Qt.Key.Key_N)
    night.press(Qt.Key.Key_Return)
    asked.append(step(night, "prizes"))
    do(night, Eliminate(6), PayPrize(6, "cash"), PayPrize(7, "cash"))
    asked.append(step(night, "prizes"))
    do(night, *[CreditBust(entry, (7,)) for entry in (1, 2, 3, 4, 5)])
    asked.append(step(night, "prizes"))
    do(night, CreditBust(6, (7,)))
    asked.append(step(night, "prizes"))
    do(night, PayBounty(7, "cash"))
    asked.append(step(night, "prizes"))
    do(night, CountDrawer(night.t.ledger.drawer))
    asked.append(step(night, "prizes"))

    assert asked == [
        ("3 places are paid: 4 more to go out before the money", ""),
        ("bubble: the next out is unpaid", "event.hand_for_hand"),
        ("1 prize to pay, $140", "prizes.pay_next"),
        ("1 prize paid, 2 players left", "screen.deal"),
        ("6 unnamed knockouts: say who won each", "screen.bounties"),
        ("1 unnamed knockout: say who won it", "screen.bounties"),
        ("$140 in bounties to pay", "bounties.pay_all"),
        ("every prize is paid: close out the drawer", "money.close"),
        ("every prize is paid: close the event", "event.close"),
    ]


def test_the_bubble_is_told_while_somebody_may_enter_yet(night):
    late = LateRegistration(Moment("end", "level", "1"))
    structure = replace(night.t.structure, late_registration=late)
    do(night, ChoosePayTable(THREE), ChangeStructure(structure), StartClock())
    before = step(night, "prizes")[0].partition(" ends in")[0]

    do(night, *[Eliminate(entry) for entry in (1, 2, 3)])

    words, action = step(night, "prizes")
    assert (before, action) == ("late registration", "event.hand_for_hand")
    assert words.partition(" ends in")[0] == ("bubble: the next out is unpaid; late registration")


@pytest.fixture
def dealt(night):
    """Three have divided what was left, and have it; the drawer was not counted yet."""
    do(night, TakePayment(6, "cash"), ChoosePayTable(THREE))
    close_registration(night)
    do(night, *[Eliminate(entry, by=(7,)) for entry in (1, 2, 3, 4)])
    shares = (
        Share(7, 30000, 350, 250, 20),
        Share(5, 25000, 210, 230, 20),
        Share(6, 15000, 140, 220, 20),
    )
    do(night, MakeDeal(Agreement(EVEN, shares, bounties=EVENLY), "agreed"))
    do(night, *[PayPrize(entry, "cash") for entry in (5, 6, 7)])
    do(night, *[PayBounty(entry, "cash") for entry in (5, 6, 7)])
    return night


def on_every_screen(stage):
    """What money, prizes and the deal say, once where they agree."""
    return {step(stage, screen) for screen in ("money", "prizes", "deal")}


def offered(stage):
    return [one.text() for one in stage.page.findChildren(ActionButton) if one.isVisible()]


def press(stage, text):
    buttons = stage.page.findChildren(ActionButton)
    next(one for one in buttons if one.isVisible() and one.text() == text).click()


BY_CHIPS = "all paid: close the event, places go by chips"


def test_once_a_deal_is_paid_the_event_is_closed_after_a_count_that_is_not_repeated(dealt):
    asked = [*on_every_screen(dealt)]
    do(dealt, CountDrawer(0))
    asked += on_every_screen(dealt)
    press(dealt, "Close event …")
    question, open_still = dealt.page.asking.asked, dealt.page.asking.hint
    dealt.enter("yes")
    asked += on_every_screen(dealt)
    dealt.cockpit.ask_for("money")
    still_offered = offered(dealt)
    do(dealt, PayOut())
    asked += on_every_screen(dealt)

    assert "Close out …" not in still_offered
    assert question == "Close the event?"
    assert open_still == "The clock is running: closing stops it"
    assert asked == [
        ("every prize is paid: close out the drawer", "money.close"),
        (BY_CHIPS, "event.close"),
        ("everything is paid: mark the event paid out", "event.pay_out"),
        ("the event is paid out: print the results", "print.results"),
    ]


def test_cash_that_moves_once_the_event_is_closed_has_the_drawer_counted_once_more(dealt):
    do(dealt, CountDrawer(0), CloseEvent(asked=True), MoveFloat(50))

    assert on_every_screen(dealt) == {
        ("the event is closed: close out the drawer", "money.close"),
    }


def test_while_a_part_of_the_deal_is_played_for_nobody_is_told_to_close(night):
    do(night, TakePayment(6, "cash"), ChoosePayTable(THREE))
    close_registration(night)
    do(night, *[Eliminate(entry, by=(7,)) for entry in (1, 2, 3, 4, 5)])
    shares = (Share(7, 35000, 350, 250, 20), Share(6, 35000, 210, 250, 20))
    do(night, MakeDeal(Agreement(EVEN, shares, 60, EVENLY), "agreed"))
    do(night, PayBounty(7, "cash"), PayBounty(6, "cash"))
    do(night, *[PayPrize(entry, "cash") for entry in (5, 6, 7)])

    assert step(night, "prizes") == ("every share is paid: $60 is still played for", "")


ON_PLAYERS = (
    "$40 in bounties is still on players: they play on for it, or close the event and each "
    "is due their own"
)


def test_money_counts_late_registration_from_the_start_and_not_after_a_deal(night):
    late = LateRegistration(Moment("end", "level", "1"))
    do(night, ChangeStructure(replace(night.t.structure, late_registration=late)))
    do(night, ChoosePayTable(THREE), DrawSeats("seats"), TakePayment(6, "cash"))
    asked = [step(night, "money")]
    do(night, StartClock())
    asked.append(step(night, "money"))
    do(night, *[Eliminate(entry, by=(7,)) for entry in (1, 2, 3, 4, 5)])
    shares = (Share(7, 35000, 350, 280), Share(6, 35000, 210, 280))
    do(night, MakeDeal(Agreement(EVEN, shares), "agreed"), PayBounty(7, "cash"))
    do(night, *[PayPrize(entry, "cash") for entry in (5, 6, 7)])
    asked.append(step(night, "money"))

    assert asked == [
        ("every entry is paid; late registration ends 18 min after the start", ""),
        ("late registration ends in 18 min", ""),
        (ON_PLAYERS, "screen.bounties"),
    ]


def test_prizes_wait_for_late_registration(night):
    late = LateRegistration(Moment("end", "level", "1"))
    do(night, ChangeStructure(replace(night.t.structure, late_registration=late)))
    do(night, ChoosePayTable(THREE), DrawSeats("seats"), StartClock())

    asked = [step(night, "prizes")]
    night.wait(minutes=6)
    asked.append(tuple(night.screen.next.step))
    night.wait(minutes=12)
    asked.append(tuple(night.screen.next.step))

    assert asked == [
        ("late registration ends in 18 min: prizes and places change until then", ""),
        ("late registration ends in 12 min: prizes and places change until then", ""),
        ("3 places are paid: 4 more to go out before the money", ""),
    ]


def test_bounties_ask_for_names_first_and_then_for_payments(night):
    do(night, DrawSeats("seats"), StartClock(), Eliminate(1), Eliminate(2, by=(3,)))
    asked = [step(night, "bounties")]
    night.press(Qt.Key.Key_K)
    night.enter("cho")
    asked.append(step(night, "bounties"))
    night.press(Qt.Key.Key_N)
    night.press(Qt.Key.Key_Return)
    asked.append(step(night, "bounties"))

    assert asked == [
        ("1 unnamed knockout: say who won it", "bounties.unnamed"),
        ("1 player is due $40 in bounties", "bounties.pay_next"),
        ("every bounty won so far is paid", ""),
    ]


def test_every_step_shows_a_key_and_it_does_the_step(night):
    do(night, DrawSeats("seats"), StartClock(), Eliminate(1, by=(2,)), Eliminate(4, by=(3,)))
    night.cockpit.ask_for("bounties")
    shown = [one.text() for one in night.screen.next.widget.findChildren(QLabel) if one.isVisible()]

    night.press(Qt.Key.Key_F2)
    asked = night.page.asking.asked

    assert shown == ["Next step", "2 players are due $40 in bounties", "F2"]
    assert asked == "How are you paying 2 players $40 in bounties?"


def test_where_nothing_is_to_be_done_the_box_says_so_and_its_key_says_what_is_waited_for(night):
    do(night, DrawSeats("seats"), StartClock())
    night.cockpit.ask_for("bounties")
    shown = [one.text() for one in night.screen.next.widget.findChildren(QLabel) if one.isVisible()]

    night.press(Qt.Key.Key_F2)

    assert shown == ["Nothing to do now", "Every bounty won so far is paid"]
    assert night.said == "Nothing to do now: every bounty won so far is paid"


def test_once_every_bounty_is_paid_the_bounties_lead_on_to_the_end_of_the_event(night):
    do(night, TakePayment(6, "cash"), ChoosePayTable(THREE))
    close_registration(night)
    do(night, *[Eliminate(entry, by=(7,)) for entry in (1, 2, 3, 4, 5, 6)], PayBounty(7, "cash"))
    asked = [step(night, "bounties")]
    do(night, *[PayPrize(entry, "cash") for entry in (5, 6, 7)])
    asked.append(step(night, "bounties"))
    do(night, CountDrawer(night.t.ledger.drawer, closed=True))
    asked.append(step(night, "bounties"))
    do(night, CloseEvent())
    asked.append(step(night, "bounties"))
    do(night, PayOut())
    asked.append(step(night, "bounties"))

    assert asked == [
        ("3 prizes to pay, $700", "screen.prizes"),
        ("every prize is paid: close out the drawer", "money.close"),
        ("every prize is paid: close the event", "event.close"),
        ("everything is paid: mark the event paid out", "event.pay_out"),
        ("the event is paid out: print the results", "print.results"),
    ]


def test_an_event_that_was_closed_too_early_is_reopened_where_that_is_said(night):
    do(night, TakePayment(6, "cash"), ChoosePayTable(THREE))
    close_registration(night)
    do(night, Eliminate(1, by=(7,)), PayBounty(7, "cash"))
    do(night, CountDrawer(night.t.ledger.drawer), CloseEvent(asked=True))

    assert step(night, "prizes") == (
        "the event was closed with 6 players in: reopen it to play on",
        "event.reopen",
    )


def test_on_an_empty_page_its_first_button_is_the_next_step(stage):
    stage.event("Ann Ost", "Bob Marek")
    stage.cockpit.ask_for("prizes")

    stage.press(Qt.Key.Key_F2)

    assert stage.focus is stage.screen.choice.view


def test_where_no_next_step_is_shown_its_key_says_so(night):
    night.cockpit.ask_for("counts")

    night.press(Qt.Key.Key_F2)

    assert night.said == "No next step is shown here"


def test_what_is_left_to_pay_in_bounties_stands_by_name(night):
    do(night, DrawSeats("seats"), StartClock(), Eliminate(1, by=(2,)), Eliminate(4, by=(3,)))
    do(night, PayBounty(2, "cash"))
    night.cockpit.ask_for("bounties")

    assert night.screen.dues.lines == [("Cho Marlin", "$20", "wrong")]


def test_before_the_start_the_players_are_led_from_what_they_owe_to_their_seats(night):
    do(night, Register(night.cockpit.bridge.desk.player("Hal Iven"), "late 8", ""))
    said = [step(night, "players")]
    night.press(Qt.Key.Key_F2)
    asked = [night.page.asking.asked]
    do(night, TakePayment(8, "cash"))
    night.press(Qt.Key.Key_Escape)
    said.append(step(night, "players"))
    night.press(Qt.Key.Key_F2)
    asked.append(night.page.asking.asked)
    night.enter("cash")
    said.append(step(night, "players"))
    night.press(Qt.Key.Key_F2)
    said.append(step(night, "players"))

    assert said == [
        ("players owe $240: collect it", "players.all_pay"),
        ("players owe $120: collect it", "players.all_pay"),
        ("8 players without a seat", "seats.draw"),
        ("everybody has a seat", "clock.switch"),
    ]
    assert asked == [
        "How do the 2 players pay $240 in total?",
        "How does Fay Orr pay $120?",
    ]
    assert len(night.t.seats) == 8

    night.press(Qt.Key.Key_F9)
    assert (night.t.clock.since == night.now, step(night, "players")) == (True, ("", ""))


@pytest.mark.parametrize("screen", ["players", "tables"])
def test_every_button_that_draws_the_seats_shows_its_key(night, screen):
    night.cockpit.ask_for(screen)

    buttons = [one for one in night.page.findChildren(ActionButton) if one.isVisible()]

    assert [one.key for one in buttons if one.accessibleName() == "Draw seats"] == ["Ctrl+D"]
