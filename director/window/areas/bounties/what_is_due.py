"""What waits at the bounties: knockouts without a name, envelopes, whoever is to be paid."""

from collections.abc import Sequence

from director.tournament.bounties.accounts import has_bounties
from director.window.areas.bounties.next_step import waiting_step
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due


def bounties_due(cockpit: Cockpit) -> Sequence[Due]:
    """The first of them."""
    t = cockpit.tournament
    step = waiting_step(t, cockpit.now) if has_bounties(t) else None
    return (Due(step.says, "screen.bounties"),) if step and step.action else ()
