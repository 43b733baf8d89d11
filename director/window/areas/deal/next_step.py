"""What is done next about a deal that is agreed: its shares are paid, then the event is closed."""

from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import say
from director.views.bounty_totals import bounties_due
from director.views.money.bounty_rows import unnamed_said
from director.views.money.heads_after_deal import left_on_heads
from director.window.event.ending import ENDING, can_close, closing_step, prizes_step
from director.window.event.next_step import NextStep

OFFERED = ("screen.prizes", "screen.bounties", *ENDING)
"""The actions that a step names."""


def next_step(t: Tournament) -> NextStep:
    """The first of what is owed and what ends the event; nothing while it is still played for."""
    if t.deal is None:
        return NextStep("")  # the page is about making one
    if step := prizes_step(t):
        return step
    if not t.closed and (words := unnamed_said(t)):
        return NextStep(words, "screen.bounties")
    if due := bounties_due(t):
        words = say("{amount} in bounties to pay", amount=money(due, t.terms))
        return NextStep(words, "screen.bounties")
    if words := left_on_heads(t):
        return NextStep(words, "screen.bounties")
    return closing_step(t) if can_close(t) else NextStep("")
