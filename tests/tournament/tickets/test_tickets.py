"""Tickets of a satellite: issued for the seats won, then passed on, returned or cashed."""

from datetime import timedelta

import pytest

from director.tournament.commands import (
    AgreePrizes,
    CorrectPayment,
    Eliminate,
    PayPrize,
    Refused,
    SetMoney,
    VoidEntry,
)
from director.tournament.entries.commands import Register
from director.tournament.entries.reserved import Reservation
from director.tournament.entries.sign_ups import DropReservation
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.prize_list import unpaid
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.state import PlayerNumber
from director.tournament.tickets.commands import (
    CashTicket,
    IssueTickets,
    PassTicket,
    ReturnTicket,
    SeatWon,
    seats_won,
)
from director.tournament.tickets.entering import Held, UseTickets
from director.tournament.tickets.state import CASHED, RETURNED, Ticket, TicketUse, in_order
from director.tournament.tickets.uses import uses
from tests.tournament.evening import FRIDAY, Evening

ISSUE = IssueTickets("Main event", "A1B2C3")


@pytest.fixture
def satellite():
    """Ten entries, two seats of $500, $200 for the third; two players are left."""
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(120, 10))))
    for number in range(1, 11):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(AgreePrizes(*satellite_prizes(evening.t, "main event", 500)))
    for number in range(10, 2, -1):
        evening.do(Eliminate(number))
    return evening


@pytest.fixture
def main_event():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(450, 50))))
    return evening


def ticket(number, player, **changes):
    new = Ticket(f"A1B2C3-{number}", player, player, 500, "main event", "Main event", FRIDAY)
    return new._replace(**changes)


def refused(evening, command):
    with pytest.raises(Refused) as caught:
        evening.do(command)
    return caught.value.sentence.within(str)


def test_who_is_left_when_there_is_a_seat_for_each_has_won_one(satellite):
    assert seats_won(satellite.t) == (
        SeatWon(1, "main event", 500),
        SeatWon(2, "main event", 500),
    )


def test_before_there_is_a_seat_for_everybody_left_none_is_won(satellite):
    satellite.undo()

    assert seats_won(satellite.t) == ()
    assert refused(satellite, ISSUE) == "no seat is won that has no ticket yet"


def test_each_seat_becomes_a_ticket_once_and_goes_by_one_undo(satellite):
    record = satellite.do(ISSUE)

    assert record.label.within(str) == "2 tickets issued for Main event"
    assert in_order(satellite.t.tickets) == (ticket(1, 1), ticket(2, 2))
    assert refused(satellite, ISSUE) == "no seat is won that has no ticket yet"
    satellite.undo()
    assert in_order(satellite.t.tickets) == ()


def test_a_seat_of_which_the_ticket_is_issued_is_not_owed_any_more(satellite):
    satellite.do(Eliminate(2))
    assert [due.entry for due in unpaid(satellite.t)] == [1, 2, 3]

    satellite.do(ISSUE)

    assert [due.entry for due in unpaid(satellite.t)] == [3]
    assert refused(satellite, PayPrize(1, "cash")) == "1 has already been paid"


def test_a_ticket_is_sold_and_its_new_holder_is_known(satellite):
    satellite.do(ISSUE)

    record = satellite.do(PassTicket("A1B2C3-2", 77, 450))

    assert record.label.within(str) == "Ticket A1B2C3-2 sold by 2 to 77 for $450"
    assert satellite.t.tickets["A1B2C3-2"] == ticket(2, 2, holder=77, paid=450)
    assert refused(satellite, PassTicket("A1B2C3-2", 77)) == "77 already holds ticket A1B2C3-2"


def test_a_cashed_ticket_is_paid_from_the_drawer_and_is_over(satellite):
    satellite.do(ISSUE)
    drawer = satellite.t.ledger.drawer

    record = satellite.do(CashTicket("A1B2C3-1", "cash", 480))

    assert record.label.within(str) == "Ticket A1B2C3-1 of 1 cashed: $480, cash"
    assert satellite.t.tickets["A1B2C3-1"] == ticket(1, 1, over=CASHED, paid=480)
    assert satellite.t.ledger.drawer == drawer - 480
    line = satellite.t.ledger.last_line
    for act in (
        CashTicket("A1B2C3-1", "card"),
        ReturnTicket("A1B2C3-1", "late"),
        PassTicket("A1B2C3-1", 9),
    ):
        assert refused(satellite, act) == "ticket A1B2C3-1 was cashed"
    assert refused(satellite, CorrectPayment(line, -400, "cash")) == (
        "undo the cashing of the ticket instead, and cash it again"
    )
    satellite.undo()
    assert satellite.t.tickets["A1B2C3-1"] == ticket(1, 1)
    assert satellite.t.ledger.drawer == drawer


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (CashTicket("A1B2C3-1", "cash", 501), "ticket A1B2C3-1 is worth $500"),
        (CashTicket("A1B2C3-1", "cash", 0), "enter an amount"),
        (CashTicket("A1B2C3-1", "ticket"), "a ticket cannot be cashed with a ticket"),
        (CashTicket("A1B2C3-1", "gold"), "unknown payment method “gold”"),
        (CashTicket("A1B2C3-9", "cash"), "there is no ticket A1B2C3-9"),
        (ReturnTicket("A1B2C3-1", " "), "enter a reason for returning the ticket"),
        (PassTicket("A1B2C3-9", PlayerNumber(3)), "there is no ticket A1B2C3-9"),
    ],
    ids=str,
)
def test_what_cannot_be_done_with_a_ticket_is_refused(satellite, act, why):
    satellite.do(ISSUE)

    assert refused(satellite, act) == why


def test_a_returned_ticket_is_over(satellite):
    satellite.do(ISSUE)

    satellite.do(ReturnTicket("A1B2C3-1", "has to leave"))

    assert satellite.t.tickets["A1B2C3-1"] == ticket(1, 1, over=RETURNED, note="has to leave")
    assert refused(satellite, CashTicket("A1B2C3-1", "cash")) == "ticket A1B2C3-1 was returned"


def test_a_drawer_that_has_less_does_not_cash_a_ticket(satellite):
    satellite.do(ISSUE)
    satellite.wait(minutes=1)
    satellite.do(CashTicket("A1B2C3-1", "cash"))
    satellite.do(CorrectPayment(1, 0, "cash"))
    for line in range(2, 6):
        satellite.do(CorrectPayment(line, 0, "cash"))

    assert refused(satellite, CashTicket("A1B2C3-2", "cash")) == "there is only $150 in the drawer"


def test_an_event_without_seats_as_prizes_issues_no_tickets(main_event):
    why = "no seats are awarded here: award satellite seats first"

    assert refused(main_event, ISSUE) == why


HELD = (Held("A1B2C3-1", PlayerNumber(1), 500), Held("A1B2C3-2", PlayerNumber(2), 500))


def test_all_ticket_holders_enter_by_one_act_and_go_by_one_undo(main_event):
    record = main_event.do(UseTickets("Satellite", HELD, "seed"))

    assert record.label.within(str) == (
        "2 ticket holders entered from Satellite: A1B2C3-1, A1B2C3-2"
    )
    assert [(one.player, one.number) for one in main_event.t.entries.values()] == [(1, 1), (2, 2)]
    assert [(one.amount, one.method) for one in main_event.t.ledger.lines.values()] == [
        (500, "ticket"),
        (500, "ticket"),
    ]
    assert set(uses(main_event.t)) == {
        TicketUse("A1B2C3-1", "Satellite", 500, 1, 1),
        TicketUse("A1B2C3-2", "Satellite", 500, 2, 2),
    }
    main_event.undo()
    assert (len(main_event.t.entries), uses(main_event.t)) == (0, ())


def test_a_ticket_of_less_value_pays_its_part_and_one_of_more_gives_no_change(main_event):
    low, high = Held("A1B2C3-1", 1, 300), Held("A1B2C3-2", 2, 900)

    main_event.do(UseTickets("Satellite", (low, high), "seed"))

    assert [main_event.t.ledger.account(entry).owes for entry in (1, 2)] == [200, 0]


def test_a_ticket_is_used_once(main_event):
    main_event.do(UseTickets("Satellite", HELD[:1], "seed"))

    again = UseTickets("Satellite", (Held("A1B2C3-1", 5, 500),), "seed")
    assert refused(main_event, again) == "ticket A1B2C3-1 was already used here"


def test_who_has_entered_is_left_out_with_the_reason(main_event):
    main_event.do(Register(2, "late", "cash"))
    act = UseTickets("Satellite", HELD, "seed")

    said = [one and one.within(str) for one in act.refusals(main_event.t, FRIDAY)]
    assert said == [None, "2 has already entered"]


def test_a_voided_entry_frees_its_ticket(main_event):
    main_event.do(UseTickets("Satellite", HELD[:1], "seed"))

    main_event.do(VoidEntry(1, "wrong day"))

    assert uses(main_event.t) == ()
    main_event.do(UseTickets("Satellite", HELD[:1], "seed"))
    assert uses(main_event.t) == (TicketUse("A1B2C3-1", "Satellite", 500, 1, 2),)


def test_a_spot_is_reserved_by_ticket_and_paid_with_it_on_arrival(main_event):
    record = main_event.do(UseTickets("Satellite", HELD[:1], "seed", reserve=True))

    assert record.label.within(str) == ("1 has a reservation with ticket A1B2C3-1 from Satellite")
    assert main_event.t.reserved == (Reservation(1, "ticket", 500, "A1B2C3-1"),)
    main_event.now += timedelta(hours=1)
    main_event.do(Register(1, "late"))
    assert main_event.t.ledger.lines[1].method == "ticket"
    assert uses(main_event.t) == (TicketUse("A1B2C3-1", "Satellite", 500, 1, None),)


def test_a_dropped_reservation_frees_its_ticket(main_event):
    main_event.do(UseTickets("Satellite", HELD[:1], "seed", reserve=True))

    main_event.do(DropReservation(1))

    assert uses(main_event.t) == ()
