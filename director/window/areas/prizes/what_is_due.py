"""What waits at the prizes: a payout structure, the bubble, whoever is to be paid."""

from collections.abc import Sequence

from director.window.areas.prizes.next_step import BUBBLE, next_step
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due

_WAITS = (
    "prizes.table",
    "prizes.agreed",
    "prizes.pay_next",
    "tickets.issue",
    "event.hand_for_hand",
)


def prizes_due(cockpit: Cockpit) -> Sequence[Due]:
    """What has to be done; what is only told is left to the Prizes screen.

    When late registration ends is a line of its own.
    """
    t = cockpit.tournament
    step = next_step(t, cockpit.now)
    is_there = bool(t.ledger.lines or t.ledger.owed or t.pay_table)
    if not is_there or step.action not in _WAITS:
        return ()
    words = BUBBLE if step.action == "event.hand_for_hand" else step.says
    return (Due(words, "screen.prizes"),)
