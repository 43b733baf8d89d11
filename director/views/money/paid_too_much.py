"""What was paid and is not won any more, because a bust was taken back: it is to be collected."""

from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import overpaid
from director.tournament.state import Tournament
from director.translation import say
from director.views.bounty_totals import bounties_overpaid


def too_much_in_bounties(t: Tournament) -> str:
    """How much, and what is to be done; empty where nothing was."""
    return _said(t, bounties_overpaid(t), "{amount} was paid too much in bounties: collect it")


def too_much_in_prizes(t: Tournament) -> str:
    """The same of prizes."""
    words = "{amount} was paid too much in prizes: collect it and correct the payment"
    return _said(t, overpaid(t), words)


def _said(t: Tournament, amount: int, words: str) -> str:
    return say(words, amount=money(amount, t.terms)) if amount else ""
