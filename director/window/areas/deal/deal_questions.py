"""What is asked about a deal in one line: whether everybody agrees, and why it is withdrawn."""

from director.tournament.commands import MakeDeal, WithdrawDeal
from director.tournament.deals.division import METHODS, PLAYED_FOR
from director.tournament.money.amounts import money
from director.translation import capital, say
from director.views.bounty_totals import bounties_now
from director.views.money.deal_words import with_bounties
from director.window.event.asking.question import Answer, Question, commanded, overridden
from director.window.event.cockpit import Cockpit


def _agree(cockpit: Cockpit, note: str) -> Answer:
    """The second step: files it. Where stacks are not the chips in play, a word says why."""
    ready = cockpit.bargain.agreement
    if ready is None:
        return Answer(cockpit.bargain.problem, None)
    amount = with_bounties(ready.shares, cockpit.tournament.terms)
    values = {"count": len(ready.shares), "amount": amount, "way": say(METHODS[ready.way])}
    says = say("Enter: {count} players split {amount}, {way}", **values)
    if on_heads := _still_on_heads(cockpit):
        left = money(on_heads, cockpit.tournament.terms)
        stay = "{left} in bounties is not split: it stays in play"
        says = f"{says}\n{capital(say(stay, left=left))}"
    return overridden(cockpit, MakeDeal(ready, note), says)


def _still_on_heads(cockpit: Cockpit) -> int:
    """What the deal leaves on the players' heads; nothing where it divides that too."""
    ready = cockpit.bargain.agreement
    if ready is None or ready.bounties != PLAYED_FOR:
        return 0
    return bounties_now(cockpit.tournament).on_heads


def _withdraw(cockpit: Cockpit, reason: str) -> Answer:
    if not reason:
        return Answer(say("Reason for withdrawing the deal"), None)
    return commanded(cockpit, WithdrawDeal(reason))


def _agreed_amounts(cockpit: Cockpit) -> list[tuple[str, str, str]]:
    """What everybody gets who agrees, and what is left to play for."""
    ready, terms = cockpit.bargain.agreement, cockpit.tournament.terms
    if ready is None:
        return []
    lines = [(cockpit.name(one.entry), with_bounties([one], terms), "") for one in ready.shares]
    if len(lines) > _MOST:
        rest = ready.shares[_MOST:]
        words = say("{count} more", count=len(rest))
        lines[_MOST:] = [(words, with_bounties(rest, terms), "soft")]
    lines.append((say("Total"), with_bounties(ready.shares, terms), "sum"))
    if on_heads := _still_on_heads(cockpit):
        lines.append((say("Bounties still on players"), money(on_heads, terms), "soft"))
    if ready.held:
        lines.append((say("Left to play for"), money(ready.held, terms), "soft"))
    return lines


_MOST = 10
"""So many players have a line of their own."""

AGREE = Question(
    "Has every player agreed?",
    "Note, if any",
    _agree,
    deed="Accept deal",
    shows=_agreed_amounts,
)
WITHDRAW = Question(
    "Why is the deal withdrawn?", "a stack was miscounted", _withdraw, deed="Withdraw deal"
)
