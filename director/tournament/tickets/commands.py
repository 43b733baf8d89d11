"""What a satellite's desk can ask for about tickets: issued, passed on, returned, cashed."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, NamedTuple

from director.tournament.facts import Change
from director.tournament.log.decisions import fitting
from director.tournament.log.refused import Refused
from director.tournament.money.amounts import money
from director.tournament.money.payments import check_method
from director.tournament.money.state import CASH, TICKET
from director.tournament.prizes.payouts import Good
from director.tournament.prizes.prize_list import owed, prizes
from director.tournament.prizes.satellite_prizes import is_satellite
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.tickets.facts import (
    Issued,
    TicketCashed,
    TicketPassed,
    TicketReturned,
    TicketsIssued,
    not_open,
)
from director.tournament.tickets.state import count_of
from director.translation import Sentence


class SeatWon(NamedTuple):
    """A seat that somebody has won in a satellite."""

    entry: EntryNumber
    seat: str
    worth: int


def seats_won(t: Tournament) -> tuple[SeatWon, ...]:
    """The seats that are won and are no tickets yet, best place first.

    Who is still in has won one as soon as there is one for everybody left. Those who share places
    have one each where there are enough; else they settle first who takes it.
    """
    if not is_satellite(t):
        return ()
    seats = _seats(t)
    found: list[SeatWon] = []
    left = range(1, t.players_left + 1)
    if t.winner is None and t.busts and all(place in seats for place in left):
        best = [seats[place] for place in left]
        found += [
            SeatWon(entry, one.name, one.worth)
            for entry, one in zip(sorted(t.left), best, strict=False)
        ]
    together: dict[int, list[EntryNumber]] = {}
    for due in owed(t).values():
        if due.place:
            together.setdefault(due.place, []).append(due.entry)
    for first, entries in together.items():
        places = range(first, first + len(entries))
        if all(place in seats for place in places):
            for entry, place in zip(entries, places, strict=True):
                found.append(SeatWon(entry, seats[place].name, seats[place].worth))
    has = {one.entry for one in t.tickets.values()}
    once = {one.entry: one for one in found if one.entry not in has}
    return tuple(once.values())


def is_decided(t: Tournament) -> bool:
    """Whether everybody left in a satellite has the ticket of a seat: play is over."""
    if not is_satellite(t) or not t.busts or not t.players_left:
        return False
    has = {one.entry for one in t.tickets.values()}
    return all(entry in has for entry in t.left)


def _seats(t: Tournament) -> Mapping[int, Good]:
    """The seats that are played for, by place."""
    if seats := t.prize_terms.seats:
        bought = [one.place for one in prizes(t).prizes if one.worth]
        return {place: Good(place, seats.name, seats.worth) for place in bought}
    return {one.place: one for one in t.prize_terms.payout.goods if one.worth}


@dataclass(frozen=True)
class IssueTickets:
    """The seats that were won become tickets."""

    after_close: ClassVar = True

    event: str
    """The name of the event that they are for."""
    series: str
    """What their numbers begin with, where the event has none yet: nobody else's do."""

    def label(self, t: Tournament) -> Sentence:
        """How many, for which event."""
        count = len(seats_won(t))
        values = {"count": count, "event": self.event}
        if count == 1:
            return Sentence("1 ticket issued for {event}", values)
        return Sentence("{count} tickets issued for {event}", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A ticket for each seat won. Refused where there is none without a ticket."""
        if not self.event.strip():
            raise Refused("name the event that the tickets are for")
        if not is_satellite(t):
            raise Refused("no seats are awarded here: award satellite seats first")
        won = seats_won(t)
        if not won:
            raise Refused("no seat is won that has no ticket yet")
        known = next(iter(t.tickets), "").rpartition("-")[0]
        series, last = known or self.series, max(map(count_of, t.tickets), default=0)
        tickets = tuple(
            [
                Issued(
                    f"{series}-{last + at}",
                    one.entry,
                    t.entries[one.entry].player,
                    one.worth,
                    one.seat,
                )
                for at, one in enumerate(won, start=1)
            ]
        )
        return fitting(t, TicketsIssued(self.event.strip(), tickets))


@dataclass(frozen=True)
class PassTicket:
    """A ticket is sold, or given, to somebody else."""

    after_close: ClassVar = True

    ticket: str
    player: PlayerNumber
    paid: int = 0
    """What the two say was paid; the desk has no part in it."""

    def label(self, t: Tournament) -> Sentence:
        """From whom, to whom."""
        values = {"ticket": self.ticket, "player": self.player}
        if self.ticket not in t.tickets:
            return Sentence("ticket {ticket} passed on to {player}", values)
        values["player_before"] = t.tickets[self.ticket].holder
        if not self.paid:
            text = "ticket {ticket} passed from {player_before} to {player}"
            return Sentence(text, values)
        text = "ticket {ticket} sold by {player_before} to {player} for {amount}"
        return Sentence(text, {**values, "amount": money(self.paid, t.terms)})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Somebody else holds it. Refused where it is theirs already."""
        facts = fitting(t, TicketPassed(self.ticket, self.player, self.paid))
        if t.tickets[self.ticket].holder == self.player:
            values = {"player": self.player, "ticket": self.ticket}
            raise Refused("{player} already holds ticket {ticket}", **values)
        if self.paid < 0:
            raise Refused("an amount cannot be negative")
        return facts


@dataclass(frozen=True)
class ReturnTicket:
    """A ticket comes back to the house for nothing."""

    after_close: ClassVar = True

    ticket: str
    reason: str

    def label(self, t: Tournament) -> Sentence:
        """Whose, and why."""
        text = "ticket {ticket} returned by {player}: {reason}"
        return _about(t, self.ticket, text, reason=self.reason)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is over. Refused without a reason."""
        facts = fitting(t, TicketReturned(self.ticket, self.reason.strip()))
        if not self.reason.strip():
            raise Refused("enter a reason for returning the ticket")
        return facts


@dataclass(frozen=True)
class CashTicket:
    """The house pays for a ticket and takes it back."""

    after_close: ClassVar = True

    ticket: str
    method: str
    amount: int | None = None
    """None: what it is worth."""

    def label(self, t: Tournament) -> Sentence:
        """Whose, how much, and how."""
        amount = money(self._amount(t), t.terms)
        text = "ticket {ticket} of {player} cashed: {amount}, {method}"
        return _about(t, self.ticket, text, amount=amount, method=self.method)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A line of the ledger. Refused beyond what it is worth, and beyond the drawer."""
        check_method(self.method)
        if why := not_open(t, self.ticket):
            raise Refused(why.text, **why.values)
        amount, worth = self._amount(t), t.tickets[self.ticket].value
        if self.method == TICKET:
            raise Refused("a ticket cannot be cashed with a ticket")
        if amount <= 0:
            raise Refused("enter an amount")
        if amount > worth:
            values = {"ticket": self.ticket, "amount": money(worth, t.terms)}
            raise Refused("ticket {ticket} is worth {amount}", **values)
        if self.method == CASH and amount > t.ledger.drawer:
            there = money(t.ledger.drawer, t.terms)
            raise Refused("there is only {amount} in the drawer", amount=there)
        return fitting(t, TicketCashed(t.ledger.next_line, self.ticket, amount, self.method))

    def _amount(self, t: Tournament) -> int:
        if self.amount is not None:
            return self.amount
        return t.tickets[self.ticket].value if self.ticket in t.tickets else 0


def _about(t: Tournament, ticket: str, text: str, **values: object) -> Sentence:
    holder = t.tickets[ticket].holder if ticket in t.tickets else 0
    return Sentence(text, {"ticket": ticket, "player": holder, **values})
