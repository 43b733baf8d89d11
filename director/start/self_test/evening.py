"""An evening on which everything is found that a sheet can be about."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from director.books.book import Books
from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf
from director.house.this_computer import station
from director.tournament.commands import (
    AcceptMoves,
    AgreePrizes,
    Eliminate,
    MakeDeal,
    Register,
    SetMoney,
)
from director.tournament.deals.commands import agreement
from director.tournament.deals.division import EVEN, DealTerms, Party, deal
from director.tournament.money.state import Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Good, PayoutTerms
from director.tournament.prizes.satellite_prizes import SATELLITE
from director.tournament.prizes.state import PrizeTerms
from director.tournament.seats.facts import SeatDrawn
from director.tournament.state import PlayerNumber
from director.tournament.tickets.commands import IssueTickets

_OUT = 3
"""So many are out already."""
_BOUNTY, _POOL = 25, 2000
_BROKEN, _NEW = 3, 4
"""A table that was broken, and the one to which its players are on their way."""


def event_list(book: Books) -> EventList:
    """An event list with what is shipped and nothing of the house's own."""
    return EventList(book, Library(shelf.games()), [shelf.structures()], "self-test", station())


def evening(path: Path) -> tuple[Books, Desk]:
    """The sample evening in a new book, some of it played, and the rest divided by a deal."""
    book = Books(path)
    desk = event_list(book).sample()
    sitters = desk.tournament.sitters[_BROKEN]
    seats = tuple([SeatDrawn(entry, _NEW, seat) for seat, entry in sitters.items()])
    desk.do(AcceptMoves(seats, "so that somebody is on the way", breaks=_BROKEN))
    for entry in sorted(desk.tournament.left - set(desk.tournament.moving))[-_OUT:]:
        desk.do(Eliminate(entry))
    _knock_out(desk)
    _win_a_seat(desk)
    terms = DealTerms(EVEN)
    made = deal([Party(one, 1000) for one in sorted(desk.tournament.left)], [900], terms)
    desk.do(MakeDeal(agreement(made, terms), note="so that there is a sheet of it"))
    return book, desk


def _knock_out(desk: Desk) -> None:
    """Somebody enters with a bounty, and loses it to the lowest entry."""
    desk.do(SetMoney(replace(desk.tournament.terms, entry=Price(pool=_POOL, bounty=_BOUNTY))))
    winner = min(desk.tournament.left)
    desk.do(Register(desk.player("Late Entry"), "late", "cash"))
    desk.do(Eliminate(max(desk.tournament.left), by=(winner,)))


def _win_a_seat(desk: Desk) -> None:
    """Whoever went out last has won a seat in another event, and holds a ticket for it."""
    place = desk.tournament.players_left + 1
    each, more = divmod(10_000, place)
    lines = [PlaceRange(one, one, each + (one <= more)) for one in range(1, place + 1)]
    table = PayTable(SATELLITE, brackets=(Bracket(2, None, tuple(lines)),))
    seat = Good(place, "seat in another event", 100)
    desk.do(AgreePrizes(table, PrizeTerms(PayoutTerms(goods=(seat,)))))
    desk.do(IssueTickets("another event", "5E1F"))


def named(desk: Desk) -> Callable[[int], str]:
    """Who is called what."""
    names = dict(desk.player_index.names())
    return lambda number: names.get(PlayerNumber(number), f"#{number}")
