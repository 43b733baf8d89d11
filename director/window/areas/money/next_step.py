"""What is done next about the money."""

from datetime import datetime

from director.tournament.entries.registration import is_open
from director.tournament.event.closing import drawer_is_counted
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.bounty_totals import bounties_due
from director.views.clock.times import in_words, time_of_day
from director.views.money.bounty_rows import unnamed_said
from director.views.money.drawer_words import short_or_over
from director.views.money.heads_after_deal import left_on_heads
from director.views.money.paid_too_much import too_much_in_bounties, too_much_in_prizes
from director.views.wall.wall_stage import late_registration
from director.window.event.ending import (
    ENDING,
    can_close,
    closing_step,
    prizes_step,
    step_once_closed,
)
from director.window.event.next_step import NextStep

OFFERED = (
    "money.terms",
    "money.open_account",
    "players.all_pay",
    "prizes.table",
    "screen.prizes",
    "screen.bounties",
    "money.count",
    *ENDING,
)
"""The actions that a step names."""


def open_account(t: Tournament) -> EntryNumber | None:
    """Whose account is to be settled first: the greatest debt, then the greatest refund."""
    accounts = t.ledger.accounts.items()
    due = {EntryNumber(entry): one.owes for entry, one in accounts if one.owes}
    return max(due, key=lambda entry: (due[entry] > 0, abs(due[entry]), -entry)) if due else None


def next_step(t: Tournament, now: datetime) -> NextStep:
    """The first of what is owed, what is missing, what is counted."""
    if not t.ledger.lines and not t.ledger.owed:
        return NextStep("")  # the page says that itself
    if t.ledger.owed > 0:
        owing = sum([due > 0 for due in t.ledger.unsettled.values()])
        return NextStep(
            say("players owe {amount}: collect it", amount=money(t.ledger.owed, t.terms)),
            "players.all_pay" if owing > 1 else "money.open_account",
        )
    if t.ledger.owed < 0:
        return NextStep(
            say("{amount} is due back to players", amount=money(-t.ledger.owed, t.terms)),
            "money.open_account",
        )
    if words := too_much_in_bounties(t):
        return NextStep(words, "screen.bounties")
    if words := too_much_in_prizes(t):
        return NextStep(words, "screen.prizes")
    closes = late_registration(t, now) if is_open(t, now) else None
    if closes:
        wait = in_words(closes - now)
        if t.pay_table is None:
            words = say("late registration ends in {wait}: then fix the prizes", wait=wait)
            if not t.clock.started:
                words = say("every entry is paid: choose the payout structure")
            return NextStep(words, "prizes.table")
        if not t.clock.started:
            words = say(
                "every entry is paid; late registration ends {wait} after the start", wait=wait
            )
            return NextStep(words)
        return NextStep(say("late registration ends in {wait}", wait=wait))
    if t.pay_table is None and t.clock.started and t.deal is None:
        closed = say("registration is closed: choose the payout structure")
        words = say("choose the payout structure") if is_open(t, now) else closed
        return NextStep(words, "prizes.table")
    if step := prizes_step(t):
        return step
    if (t.winner or t.deal) and not t.closed and (words := unnamed_said(t)):
        return NextStep(words, "screen.bounties")
    if (t.winner or t.deal) and (due := bounties_due(t)):
        words = say("{amount} in bounties to pay", amount=money(due, t.terms))
        return NextStep(words, "screen.bounties")
    if words := left_on_heads(t):
        return NextStep(words, "screen.bounties")
    if t.closed:
        return step_once_closed(t)
    if not drawer_is_counted(t):
        if can_close(t):
            return closing_step(t)
        return NextStep(say("nothing is owed: count the drawer"), "money.count")
    counts = t.ledger.counts
    if counts and counts[-1].difference and not counts[-1].closed:
        off = short_or_over(counts[-1].difference, t.terms)
        at = time_of_day(counts[-1].at)
        words = say("the drawer was counted {off} at {time}", off=off, time=at)
        return NextStep(words, "money.count")
    if can_close(t):
        return closing_step(t)
    if not counts:
        return NextStep(say("nothing is owed: count the drawer"), "money.count")
    at = time_of_day(counts[-1].at)
    words = say("nothing is owed, and the drawer was counted at {time}", time=at)
    if counts[-1].closed:
        words = say("nothing is owed, and the drawer was closed out at {time}", time=at)
    return NextStep(words)
