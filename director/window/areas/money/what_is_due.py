"""What waits at the money: debts and refunds."""

from collections.abc import Sequence

from director.window.areas.money.next_step import next_step
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due

_WAITS = ("money.open_account", "players.all_pay", "money.close")
"""The steps that somebody waits for; the others can be taken at any time."""


def money_due(cockpit: Cockpit) -> Sequence[Due]:
    """What is owed, and a drawer that is to be closed out."""
    step = next_step(cockpit.tournament, cockpit.now)
    return (Due(step.says, "screen.money"),) if step.action in _WAITS else ()
