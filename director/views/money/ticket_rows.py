"""A row for each ticket: who holds it, what it is worth, and what has become of it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.tournament.tickets.state import CASHED, RETURNED, Ticket, in_order
from director.tournament.tickets.uses import uses
from director.translation import say

Name = Callable[[int], str]
"""A person's name by number."""


class TicketRow(NamedTuple):
    """One ticket."""

    number: str
    holder: str
    won_by: str
    """Who won it, where that is somebody else."""
    value: str
    event: str
    """What it is for; of one that was used here, the satellite that issued it."""
    state: str
    wrong: bool = False
    """Whether it was good for two things, as a book that was put together may have it."""
    entry: EntryNumber | None = None
    """Who won it; None of one that was used here."""


def issued_rows(t: Tournament, name: Name, used: Mapping[str, str]) -> list[TicketRow]:
    """The tickets that this event has issued; `used` says in which events they were used."""
    return [_issued(t, one, name, used.get(one.number, "")) for one in in_order(t.tickets)]


def used_rows(t: Tournament, name: Name) -> list[TicketRow]:
    """The tickets of satellites that were used in this event."""
    return [
        TicketRow(
            one.number,
            name(one.player),
            "",
            money(one.value, t.terms),
            one.satellite,
            say("entered") if one.player in t.of_player else say("spot reserved"),
        )
        for one in sorted(uses(t), key=lambda one: (one.satellite, len(one.number), one.number))
    ]


def _issued(t: Tournament, ticket: Ticket, name: Name, used: str) -> TicketRow:
    winner = t.entries.get(ticket.entry)
    won_by = name(winner.player) if winner and winner.player != ticket.holder else ""
    value = money(ticket.value, t.terms)
    state = _state(t, ticket, used)
    wrong = bool(used and ticket.over)
    holder = name(ticket.holder)
    return TicketRow(ticket.number, holder, won_by, value, ticket.event, state, wrong, ticket.entry)


def _state(t: Tournament, ticket: Ticket, used: str) -> str:
    if used and ticket.over:
        over = say(ticket.over)
        return say("{over}, and used in {event}: undo one of them", over=over, event=used)
    if used == ticket.event:
        return say("used")
    if used:
        return say("used in {event}", event=used)
    if ticket.over == CASHED:
        return say("cashed, {amount}", amount=money(ticket.paid, t.terms))
    if ticket.over == RETURNED:
        return say("returned: {reason}", reason=ticket.note)
    return say("open")
