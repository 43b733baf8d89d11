"""One ticket, two stations, the same moment: the book takes the one and refuses the other."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from director.books.book import Books
from director.desk.event_list import EventList
from director.desk.tickets import held
from director.house import shelf
from director.tournament.commands import AgreePrizes, Eliminate, Refused, Register, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.tickets.commands import CashTicket, IssueTickets
from director.tournament.tickets.entering import UseTickets
from tests.servers import wherever
from tests.shipped import shipped_games

TICKET = "A1B2C3-1"


class Stations:
    """A satellite with one ticket, and two events in which it may be used; each has its station."""

    def __init__(self, books):
        self.lists = [
            EventList(book, shipped_games(), [shelf.structures()], "Ina", f"desk {at}")
            for at, book in enumerate(books, start=1)
        ]
        first, second = self.lists
        structure = first.structure("no-limit-freezeout")
        satellite = first.new("Satellite", structure)
        satellite.do(SetMoney(MoneyTerms("$", 0, Price(100))))
        for name in ("Ann Ost", "Bob Marek", "Cho Marlin", "Dan Ferris", "Eve Lund"):
            satellite.do(Register(satellite.player(name), name, "cash"))
        satellite.do(AgreePrizes(*satellite_prizes(satellite.tournament, "Main event", 500)))
        for entry in (5, 4, 3, 2):
            satellite.do(Eliminate(entry))
        satellite.do(IssueTickets("Main event", "A1B2C3"))
        main = first.new("Main event", structure).event
        third = first.new("Second chance", structure).event
        self.satellite, self.main = satellite, first.open(main)
        self.elsewhere = second.open(third)
        self.tickets = held(first.book, satellite.event, self.main.tournament)

    def uses(self):
        return UseTickets("Satellite", self.tickets, "seed")


@pytest.fixture
def stations(book, path, tmp_path, request):
    """Both have looked whether the ticket is free before one of them writes."""
    if book.path == path:
        other = Books(path)
    else:
        from director.books.server.place import ServerPlace  # noqa: PLC0415 -- few need it

        other = Books(ServerPlace(request.getfixturevalue("book_url"), tmp_path / "notes 2"))
    made = Stations((book, other))
    both_have_looked = Barrier(2, timeout=30)
    for one in (book, other):
        write = one.write

        def wait_and_write(*record, write=write):
            both_have_looked.wait()
            write(*record)

        one.write = wait_and_write
    yield made
    other.close()


def at_once(*acts):
    """What came of each: what it was refused for, or "done"."""

    def tried(act):
        desk, command = act
        try:
            desk.do(command)
        except Refused as refused:
            return refused.sentence.within(str)
        return "done"

    with ThreadPoolExecutor(2) as both:
        return set(both.map(tried, acts))


@wherever
def test_of_two_events_that_use_a_ticket_at_once_one_is_refused(stations):
    came = at_once((stations.main, stations.uses()), (stations.elsewhere, stations.uses()))

    entered = [one.tournament.entered for one in (stations.main, stations.elsewhere)]
    where = "Main event" if entered == [1, 0] else "Second chance"
    assert sorted(entered) == [0, 1]
    assert came == {"done", f"ticket {TICKET} was used in {where}: undo that there first"}


@wherever
def test_a_ticket_that_is_used_and_cashed_at_once_is_only_one_of_them(stations):
    came = at_once(
        (stations.elsewhere, stations.uses()), (stations.satellite, CashTicket(TICKET, "cash"))
    )

    used, over = stations.elsewhere.tournament.entered, stations.satellite.tournament.tickets
    if used:
        why = f"ticket {TICKET} was used in Second chance: undo that there first"
    else:
        why = f"ticket {TICKET} was cashed"
    assert (came, bool(over[TICKET].over)) == ({"done", why}, not used)
