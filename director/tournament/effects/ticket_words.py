"""Tickets: issued or not, whose they are, returned or cashed; and used in this event or not."""

from collections.abc import Iterator

from director.tournament.effects.changes import Change
from director.tournament.effects.lines import Both, Line, Pool
from director.tournament.tickets.state import Ticket, TicketUse
from director.translation import Sentence, say


def ticket_lines(pool: Pool, _: Both) -> Iterator[Line]:
    """A line for each ticket that is otherwise."""
    for change in pool.of("Tournament.tickets"):
        yield Line(_of_ticket(change), (change,))
    for change in pool.of("Tournament.tickets_used"):
        use = change.after or change.before
        assert isinstance(use, TicketUse)
        text = "Ticket {ticket} of {player} is used here"
        if change.after is None:
            text = "Ticket {ticket} of {player} is not used here"
        yield Line(Sentence(text, {"ticket": use.number, "player": use.player}), (change,))


def _of_ticket(change: Change) -> Sentence:
    before, after = change.before, change.after
    ticket = after or before
    assert isinstance(ticket, Ticket)
    values: dict[str, object] = {"ticket": ticket.number, "player": ticket.holder}
    if not isinstance(before, Ticket):
        return Sentence("Ticket {ticket} of {player} is issued", values)
    if not isinstance(after, Ticket):
        return Sentence("Ticket {ticket} of {player} is not issued", values)
    if before.holder != after.holder:
        values |= {"player_before": before.holder, "player_after": after.holder}
        return Sentence("Ticket {ticket}: {player_before} → {player_after}", values)
    values |= {"before": _over(before), "after": _over(after)}
    return Sentence("Ticket {ticket} of {player}: {before} → {after}", values)


def _over(ticket: Ticket) -> str:
    return say(ticket.over) if ticket.over else say("may be used")
