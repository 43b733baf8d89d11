"""What is done next about the bounties."""

from datetime import datetime

from director.tournament.bounties.envelopes import (
    declared,
    remaining,
    to_draw,
    winners_own,
)
from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import say
from director.views.bounty_totals import bounties_now
from director.views.counted import counted
from director.views.money.bounty_rows import unnamed_said
from director.views.money.bounty_sums import missing_said
from director.views.money.heads_after_deal import left_on_heads
from director.views.money.paid_too_much import too_much_in_bounties
from director.window.event.ending import ENDING, can_close, leading_on
from director.window.event.next_step import NextStep

OFFERED = (
    "bounties.envelopes",
    "bounties.draw",
    "bounties.pay_all",
    "bounties.pay_next",
    "bounties.collect",
    "bounties.unnamed",
    "screen.prizes",
    *ENDING,
)
"""The actions that a step names."""


def next_step(t: Tournament, now: datetime) -> NextStep:
    """What waits here; else what the event waits for, and while it is played nothing."""
    if step := waiting_step(t, now):
        return step
    if can_close(t) or t.closed:
        return leading_on(t)
    return NextStep(say("every bounty won so far is paid"))


def waiting_step(t: Tournament, now: datetime) -> NextStep | None:
    """The first of what is to be drawn, named, paid."""
    found, mystery = bounties_now(t), t.terms.bounties == "mystery"
    due = [one.due for one in found.accounts.values() if one.due > 0]
    if not found.total and not due and not found.overpaid:
        return NextStep("")  # the page says that itself
    if words := too_much_in_bounties(t):
        return NextStep(words, "bounties.collect")
    if mystery and not declared(t):
        return NextStep(say("say what is in the envelopes"), "bounties.envelopes")
    draws, short = len(to_draw(t)) + (winners_own(t) is not None), missing_said(t, now)
    if draws and remaining(t):
        words = counted(draws, "1 envelope to draw", "{count} envelopes to draw")
        return NextStep(words, "bounties.draw")
    if short and draws:
        return NextStep(short, "bounties.envelopes")
    if words := unnamed_said(t):
        return NextStep(words, "bounties.unnamed")
    if due:
        players = counted(len(due), "1 player is due", "{count} players are due")
        amount = money(sum(due), t.terms)
        words = say("{players} {amount} in bounties", players=players, amount=amount)
        return NextStep(words, "bounties.pay_all" if len(due) > 1 else "bounties.pay_next")
    if short:
        return NextStep(short, "bounties.envelopes")
    if words := left_on_heads(t):
        return NextStep(words, "event.close")
    return None
