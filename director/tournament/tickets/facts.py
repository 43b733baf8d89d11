"""What happened to tickets: issued, passed on, returned and cashed; and, elsewhere, used."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from director.tournament.entries.facts import no_such_entry
from director.tournament.happened import LINE, NOBODY, PLAYER, Happened, Names
from director.tournament.money.facts import line_taken
from director.tournament.money.state import TICKET, Line, LineNumber
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.tickets.state import CASHED, RETURNED, Ticket, TicketUse
from director.tournament.tickets.uses import is_used
from director.translation import Sentence


class Issued(NamedTuple):
    """One ticket, as it is issued."""

    number: str
    entry: EntryNumber
    player: PlayerNumber
    value: int
    seat: str


@dataclass(frozen=True)
class TicketsIssued(Happened, names=Names(shares="tickets"), moves_others=False):
    """The seats that were won are tickets now, for the event of this name."""

    event: str
    tickets: tuple[Issued, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """A number is given out once, and to an entry."""
        for one in self.tickets:
            if one.number in t.tickets:
                return Sentence("ticket {ticket} is already issued", {"ticket": one.number})
            if missing := no_such_entry(t, one.entry):
                return missing
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """Each winner holds one."""
        tickets = t.tickets
        for one in self.tickets:
            new = Ticket(one.number, one.entry, one.player, one.value, one.seat, self.event, at)
            tickets = tickets.set(one.number, new)
        return t.but(tickets=tickets)


@dataclass(frozen=True)
class TicketPassed(Happened, names=PLAYER, moves_others=False):
    """Somebody else holds a ticket: it was sold, or given away."""

    ticket: str
    player: PlayerNumber
    """Who holds it now."""
    paid: int = 0
    """What the two have said was paid for it; none of it went over the desk."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """It can still be used."""
        return not_open(t, self.ticket)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The same ticket in other hands."""
        return _with(t, t.tickets[self.ticket]._replace(holder=self.player, paid=self.paid))


@dataclass(frozen=True)
class TicketReturned(Happened, names=NOBODY, moves_others=False):
    """A ticket came back to the house, and nothing was paid for it."""

    ticket: str
    reason: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """It can still be used."""
        return not_open(t, self.ticket)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Nobody can use it any more."""
        old = t.tickets[self.ticket]
        return _with(t, old._replace(over=RETURNED, paid=0, note=self.reason))


@dataclass(frozen=True)
class TicketCashed(Happened, names=LINE, moves_others=False):
    """The house has paid for a ticket, which came back."""

    line: LineNumber
    """Of the ledger."""
    ticket: str
    amount: int
    method: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """It can still be used, and a line is written once."""
        return line_taken(t, self.line) or not_open(t, self.ticket)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """The desk has so much less."""
        old = t.tickets[self.ticket]
        line = Line(self.line, old.entry, -self.amount, self.method, at, what=TICKET)
        cashed = _with(t, old._replace(over=CASHED, paid=self.amount))
        return cashed.but(ledger=t.ledger.giving(line))


@dataclass(frozen=True)
class TicketUsed(Happened, names=PLAYER, moves_others=False):
    """A ticket of another event was taken in payment here."""

    ticket: str
    satellite: str
    """The name of the event that issued it."""
    value: int
    """In the smallest unit of this event's currency."""
    player: PlayerNumber
    entry: EntryNumber | None = None
    """What was bought with it; None for a reservation."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Once is all that it is good for."""
        if is_used(t, self.ticket):
            return Sentence("ticket {ticket} was already used here", {"ticket": self.ticket})
        return no_such_entry(t, self.entry) if self.entry is not None else None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It is known where it went."""
        use = TicketUse(self.ticket, self.satellite, self.value, self.player, self.entry)
        return t.but(tickets_used=t.tickets_used.set(self.ticket, use))


TicketFact = TicketsIssued | TicketPassed | TicketReturned | TicketCashed | TicketUsed


def not_open(t: Tournament, ticket: str) -> Sentence | None:
    """Why nothing can be done with a ticket of this event: there is none, or it is over."""
    found = t.tickets.get(ticket)
    if found is None:
        return Sentence("there is no ticket {ticket}", {"ticket": ticket})
    if found.over == CASHED:
        return Sentence("ticket {ticket} was cashed", {"ticket": ticket})
    if found.over == RETURNED:
        return Sentence("ticket {ticket} was returned", {"ticket": ticket})
    return None


def _with(t: Tournament, ticket: Ticket) -> Tournament:
    return t.but(tickets=t.tickets.set(ticket.number, ticket))
