"""Bounties that a deal has left on the heads of those who are in: played for, or each keeps it."""

from director.tournament.deals.division import PLAYED_FOR
from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import say
from director.views.bounty_totals import bounties_now


def left_on_heads(t: Tournament) -> str:
    """How much, and what becomes of it; empty without a deal, and once the event has ended."""
    if t.deal is None or t.deal.bounties != PLAYED_FOR or t.winner or t.closed:
        return ""
    amount = bounties_now(t).on_heads
    if not amount:
        return ""
    words = (
        "{amount} in bounties is still on players: they play on for it, or close the event and "
        "each is due their own"
    )
    return say(words, amount=money(amount, t.terms))
