"""The tickets of an event on paper: those that it has issued, and those that were used in it."""

from director.reports.documents import Block, Column, Document, Grid, Heading, Row, Section
from director.reports.sheet_kinds import Event
from director.tournament.state import Tournament
from director.tournament.tickets.uses import uses
from director.translation import say
from director.views.money.ticket_rows import TicketRow, issued_rows, used_rows


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
