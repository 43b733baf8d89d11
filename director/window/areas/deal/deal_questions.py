"""What is asked about a deal in one line: whether everybody agrees, and why it is withdrawn."""

from director.tournament.commands import MakeDeal, WithdrawDeal
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.question import Answer, Question, commanded, overridden


def _agree(cockpit: Cockpit, note: str) -> Answer:
    """The second step: files it. Where stacks are not the chips in play, a word says why."""
    ready = cockpit.bargain.agreement
    if ready is None:
        return Answer(cockpit.bargain.problem, None)
    return overridden(cockpit, MakeDeal(ready, note))


def _withdraw(cockpit: Cockpit, reason: str) -> Answer:
    if not reason:
        return Answer(say("Reason for withdrawing the deal"), None)
    return commanded(cockpit, WithdrawDeal(reason))


AGREE = Question("Has every player agreed?", "A note (optional)", _agree)
WITHDRAW = Question("Why is the deal withdrawn?", "a stack was miscounted", _withdraw)
