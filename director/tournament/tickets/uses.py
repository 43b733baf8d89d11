"""Which tickets of other events count as used in this one.

With the entry that was bought, or the reservation that was made, a use goes too: the ticket is
free again. That follows from the entries, so that whoever voids one need not think of it.
"""

from director.tournament.entries.reserved import reservation_of
from director.tournament.state import Tournament
from director.tournament.tickets.state import TicketUse


def is_used(t: Tournament, ticket: str) -> bool:
    """Whether a ticket of another event is used up here."""
    use = t.tickets_used.get(ticket)
    return use is not None and _counts(t, use)


def uses(t: Tournament) -> tuple[TicketUse, ...]:
    """The tickets that are used up here."""
    return tuple([one for one in t.tickets_used.values() if _counts(t, one)])


def _counts(t: Tournament, use: TicketUse) -> bool:
    if use.entry is not None:
        return use.entry in t.entries
    return use.player in t.of_player or reservation_of(t.reserved, use.player) is not None
