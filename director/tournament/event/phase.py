"""How far an event has come, as the list of events says it; no moment is needed for that."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from director.tournament.state import Tournament

DRAFT, OPEN, RUNNING, PAUSED = "draft", "open", "running", "paused"
OVER, CLOSED, PAID = "over", "closed", "paid"


def phase(t: "Tournament") -> str:
    """One of the seven words, as of the last record: a running event may be in a break by now.

    It is open, and no draft any more, once somebody has entered or its start is set.
    """
    if t.closed:
        return PAID if t.paid_out else CLOSED
    if t.winner:
        return OVER
    if not t.clock.started:
        return OPEN if t.entered or t.clock.starts_at else DRAFT
    return RUNNING if t.clock.since else PAUSED
