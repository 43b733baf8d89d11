"""Tickets on paper: a slip for each that may still be used, of whoever holds it now."""

import pytest

from director.reports.blocks.events import Plates, Written
from director.reports.blocks.figures import Figure, Figures
from director.reports.blocks.text import Banner, Ends, Points, Prose
from director.reports.documents import Slip
from director.reports.event_sheets.tickets import ticket_of, tickets_to_hand_out
from director.reports.sheet_kinds import Event, NoSheet
from director.tournament.commands import AgreePrizes, Eliminate, Register, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.tickets.commands import CashTicket, IssueTickets, PassTicket
from tests.shipped import shipped_games
from tests.tournament.evening import Evening

PEOPLE = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin", 4: "Dov Kern", 5: "Eve Lund"}.__getitem__
FIRST, SECOND = "A1B2C3-1", "A1B2C3-2"


@pytest.fixture
def satellite():
    """Ann and Bob have won a ticket; Bob has sold his to Eve."""
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", entry=Price(pool=250))))
    for player in range(1, 5):
        evening.do(Register(player, f"seed {player}", "cash"))
    evening.do(AgreePrizes(*satellite_prizes(evening.t, "Main event", 500)))
    evening.do(Eliminate(4))
    evening.do(Eliminate(3))
    evening.do(IssueTickets("Main event", "A1B2C3"))
    evening.do(PassTicket(SECOND, 5, 450))
    return evening


def of(evening, entry=None, **used):
    given = evening.t, evening.log, PEOPLE, PEOPLE, evening.now, shipped_games()
    return Event(*given, entry=entry, tickets_used=lambda: {FIRST: "Main event"} if used else {})


def test_a_ticket_says_who_holds_it_what_it_is_good_for_and_what_it_is_worth(satellite):
    issued = f"2 Jan 2026, {satellite.t.tickets[SECOND].issued.astimezone():%H:%M}"

    assert ticket_of(of(satellite, 2)).blocks == (
        Slip(
            (
                Ends("Ticket", issued, satellite.t.name),
                Banner("Eve Lund"),
                Prose("Good for one entry into: Main event"),
                Plates((Figure("Value", "$500"),)),
                Figures((Figure("Ticket", SECOND),)),
                Points(("Won by Bob Marek",)),
                Written(("Issued by",), signed=True),
                Written(("Received",), signed=True),
            )
        ),
    )


def test_what_is_used_or_over_is_not_handed_out_again(satellite):
    both = tickets_to_hand_out(of(satellite)).blocks
    one = tickets_to_hand_out(of(satellite, used=True)).blocks
    satellite.do(CashTicket(SECOND, "cash"))

    assert (len(both), one) == (2, both[1:])
    with pytest.raises(NoSheet, match="no ticket of this event is open"):
        tickets_to_hand_out(of(satellite, used=True))
    with pytest.raises(NoSheet, match=f"ticket {FIRST} was used in Main event"):
        ticket_of(of(satellite, 1, used=True))
    with pytest.raises(NoSheet, match=f"ticket {SECOND} was cashed"):
        ticket_of(of(satellite, 2))
