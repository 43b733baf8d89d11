"""The tickets of an event on paper: each as it is handed out, and the list of all of them."""

from collections.abc import Sequence

from director.reports.blocks.events import Plates, Written
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Banner, Ends, Heading, Points, Prose, Section
from director.reports.dates import moment
from director.reports.documents import Block, Document, Slip
from director.reports.sheet_kinds import Event, NoSheet
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.tournament.tickets.state import Ticket, in_order
from director.tournament.tickets.uses import uses
from director.translation import say
from director.views.money.ticket_rows import TicketRow, issued_rows, used_rows


def tickets_to_hand_out(of: Event, paper: str = "a4") -> Document:
    """A slip for each ticket that may be used, for its holder, with room to sign.

    Raises NoSheet where all have been used by now: the other events say so.
    """
    used = of.tickets_used()
    free = [
        one for one in in_order(of.tournament.tickets) if not one.over and one.number not in used
    ]
    if not free:
        raise NoSheet(say("no ticket of this event is open"))
    return _slips(of, free, paper)


def ticket_of(of: Event, paper: str = "a5") -> Document:
    """The ticket that an entry has won. Raises NoSheet where it cannot be used any more."""
    ticket = _won_by(of.tournament, of.entry)
    if ticket is None:
        raise NoSheet(say("select a ticket first"))
    if why := no_ticket_of(of.tournament, of.entry):
        raise NoSheet(why)
    if event := of.tickets_used().get(ticket.number):
        raise NoSheet(say("ticket {ticket} was used in {event}", ticket=ticket.number, event=event))
    return _slips(of, [ticket], paper)


def no_open_tickets(t: Tournament) -> str | None:
    """Why there is no ticket to hand out, as far as this event knows."""
    if any(not one.over for one in t.tickets.values()):
        return None
    return say("no ticket of this event is open: issue tickets first")


def no_ticket_of(t: Tournament, entry: EntryNumber | None) -> str | None:
    """Why there is no ticket of this entry to hand out."""
    ticket = _won_by(t, entry)
    if ticket is None:
        return say("select a ticket first")
    if ticket.over:
        return say("ticket {ticket} was {over}", ticket=ticket.number, over=say(ticket.over))
    return None


def _won_by(t: Tournament, entry: EntryNumber | None) -> Ticket | None:
    return next((one for one in t.tickets.values() if one.entry == entry), None)


def _slips(of: Event, tickets: Sequence[Ticket], paper: str) -> Document:
    slips = tuple([_slip(of, one) for one in tickets])
    return Document(say("Tickets: {event}", event=of.tournament.name), paper, slips)


def _slip(of: Event, ticket: Ticket) -> Slip:
    t, winner = of.tournament, of.tournament.entries.get(ticket.entry)
    notes = []
    if winner and winner.player != ticket.holder:
        notes.append(say("Won by {player}", player=of.name(winner.player)))
    if ticket.seat.casefold() not in ("", ticket.event.casefold()):
        notes.append(say("Prize: {seat}", seat=ticket.seat))
    return Slip(
        (
            Ends(say("Ticket"), moment(ticket.issued), t.name),
            Banner(of.name(ticket.holder)),
            Prose(say("Good for one entry into: {event}", event=ticket.event)),
            Plates((Figure(say("Value"), money(ticket.value, t.terms)),)),
            Figures((Figure(say("Ticket"), ticket.number),)),
            *([Points(tuple(notes))] if notes else []),
            *[Written((one,), signed=True) for one in (say("Issued by"), say("Received"))],
        )
    )


def ticket_list(of: Event, paper: str = "a4") -> Document:
    """Every ticket with its number, holder and value, and what has become of it."""
    t, local = of.tournament, of.now.astimezone()
    when = f"{local.day} {local:%b %Y, %H:%M}"
    blocks: list[Block] = [Heading(say("Tickets"), above=t.name, beside=when)]
    if t.tickets:
        rows = issued_rows(t, of.name, of.tickets_used())
        blocks += [Section(say("Issued here")), _grid(rows, say("For"))]
    if used := used_rows(t, of.name):
        blocks += [Section(say("Used here")), _grid(used, say("From"))]
    return Document(say("Tickets: {event}", event=t.name), paper, tuple(blocks), is_numbered=True)


def _grid(rows: list[TicketRow], event: str) -> Grid:
    sold = any(one.won_by for one in rows)
    columns = [
        Column(say("Ticket"), figures=False),
        Column(say("Holder"), figures=False),
        *([Column(say("Won by"), figures=False)] if sold else []),
        Column(say("Value")),
        Column(event, figures=False),
        Column(say("State"), figures=False),
    ]
    lines = [
        Row((one.number, one.holder, *([one.won_by] if sold else []), one.value, *one[4:6]))
        for one in rows
    ]
    return Grid(tuple(columns), tuple(lines))


def no_tickets(t: Tournament) -> str | None:
    """Why there is no list of tickets."""
    return None if t.tickets or uses(t) else say("no tickets have been issued or used here")
