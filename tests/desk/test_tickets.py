"""Tickets between two events of a book: whatever is undone in one, none is good for two things."""

from datetime import UTC, datetime, timedelta

import pytest

from director.desk.event_list import EventList
from director.desk.register import Change, Person
from director.desk.tickets import held, used_elsewhere
from director.house import shelf
from director.tournament.commands import AgreePrizes, Eliminate, Refused, Register, SetMoney
from director.tournament.entries.sign_ups import DropReservation
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.tickets.commands import CashTicket, IssueTickets, PassTicket
from director.tournament.tickets.entering import Held, UseTickets
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

NOW = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)
FIRST, SECOND = "A1B2C3-1", "A1B2C3-2"


class Events:
    """A satellite with two tickets, and the event that they are for."""

    def __init__(self):
        book = Notebook()
        names = ("Ann Ost", "Bob Marek", "Cho Marlin", "Dan Ferris", "Eve Lund")
        new = [Change(Person(), Person(name=name)) for name in names]
        book.register.write(new, "Ina", "desk")
        self.list = EventList(
            book, shipped_games(), [shelf.structures()], "Ina", "desk", lambda: self.now
        )
        self.now, self.book = NOW, book
        self.satellite = self.list.new("Satellite", STRUCTURE)
        self.satellite.do(SetMoney(MoneyTerms("$", 0, Price(240, 10))))
        for player in range(1, 6):
            self.satellite.do(Register(player, f"seed {player}", "cash"))
        prizes = satellite_prizes(self.satellite.tournament, "main event", 500)
        self.satellite.do(AgreePrizes(*prizes))
        for entry in (5, 4, 3):
            self.satellite.do(Eliminate(entry))
        self.now += timedelta(hours=4)
        self.satellite.do(IssueTickets("Main event", "A1B2C3"))
        self.main = self.list.new("Main event", STRUCTURE)
        self.main.do(SetMoney(MoneyTerms("$", 2, Price(45000, 5000))))

    def held(self):
        return held(self.book, self.satellite.event, self.main.tournament)

    def enter(self, *, reserve=False):
        return self.main.do(UseTickets("Satellite", self.held(), "seed", reserve))


@pytest.fixture
def events():
    return Events()


def refused(act, *given):
    with pytest.raises(Refused) as caught:
        act(*given)
    return caught.value.sentence.within(str)


USED = f"ticket {FIRST} was used in Main event: undo that there first"


def test_the_tickets_of_a_satellite_are_worth_the_same_in_an_event_that_counts_cents(events):
    assert events.held() == (
        Held(FIRST, 1, 50000, "Main event"),
        Held(SECOND, 2, 50000, "Main event"),
    )


def test_a_ticket_that_was_used_is_offered_no_more_and_the_satellite_knows_where(events):
    events.enter()

    assert events.held() == ()
    found = used_elsewhere(events.book, events.satellite.event, events.satellite.tournament)
    assert {number: one.event for number, one in found.items()} == {
        FIRST: "Main event",
        SECOND: "Main event",
    }


def test_a_used_ticket_is_neither_cashed_nor_sold(events):
    events.enter()

    assert refused(events.satellite.do, CashTicket(FIRST, "cash")) == USED
    assert refused(events.satellite.do, PassTicket(FIRST, 3)) == USED


def test_tickets_are_not_taken_back_where_one_was_used(events):
    events.enter()

    assert refused(events.satellite.undo).startswith("ticket A1B2C3-")
    events.main.undo()
    events.satellite.undo()
    assert len(events.satellite.tournament.tickets) == 0


def test_a_use_that_was_undone_frees_the_ticket_and_is_not_redone_once_it_is_cashed(events):
    events.enter()
    events.main.undo()
    events.satellite.do(CashTicket(FIRST, "cash"))

    assert refused(events.main.redo) == f"ticket {FIRST} was cashed"
    events.satellite.undo()
    events.main.redo()
    assert len(events.main.tournament.entries) == 2
    assert refused(events.satellite.redo) == USED


def test_a_dropped_reservation_is_not_brought_back_once_its_ticket_was_sold(events):
    events.enter(reserve=True)
    events.main.do(DropReservation(1))
    events.satellite.do(PassTicket(FIRST, 3))

    assert refused(events.main.undo) == f"ticket {FIRST} is 3’s now"


def test_a_ticket_that_was_used_in_one_event_is_not_used_in_a_third(events):
    tickets = events.held()
    events.enter()
    third = events.list.new("Second chance", STRUCTURE)

    assert refused(third.do, UseTickets("Satellite", tickets, "seed")) == USED


def test_a_cashed_ticket_is_not_used_by_who_has_looked_before(events):
    tickets = events.held()
    events.satellite.do(CashTicket(SECOND, "cash"))

    why = refused(events.main.do, UseTickets("Satellite", tickets, "seed"))
    assert why == f"ticket {SECOND} was cashed"
