"""What is done next about the prizes."""

from datetime import datetime

from director.tournament.deals.facts import still_played_for
from director.tournament.entries.registration import is_open
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import left_to_pay, owed, places_paid, unpaid, unpayable
from director.tournament.state import Tournament
from director.tournament.tickets.commands import is_decided, seats_won
from director.translation import say
from director.views.bounty_totals import bounties_due
from director.views.clock.times import in_words
from director.views.counted import counted
from director.views.money.bounty_rows import unnamed_said
from director.views.money.heads_after_deal import left_on_heads
from director.views.money.paid_too_much import too_much_in_bounties, too_much_in_prizes
from director.views.money.pool_still_open import pool_still_open
from director.views.wall.wall_stage import is_bubble, late_registration
from director.window.event.ending import ENDING, closing_step, step_once_closed
from director.window.event.next_step import NextStep

OFFERED = (
    "prizes.table",
    "prizes.agreed",
    "prizes.pay_next",
    "tickets.issue",
    "bounties.pay_all",
    "bounties.collect",
    "prizes.correct",
    "screen.bounties",
    "screen.players",
    "event.hand_for_hand",
    "screen.deal",
    *ENDING,
)
"""The actions that a step names."""

BUBBLE = say("bubble: the next out is unpaid")


def next_step(t: Tournament, now: datetime) -> NextStep:
    """The first of what is missing, what is owed, what is waited for."""
    if t.pay_table is None and t.deal is None:
        return NextStep(say("choose the payout structure"), "prizes.table")
    if trouble := unpayable(t):
        return NextStep(say("{trouble}: change the terms", trouble=trouble), "prizes.agreed")
    if seats := len(seats_won(t)):
        won = counted(seats, "1 seat is won", "{count} seats are won")
        return NextStep(say("{won}: issue the tickets", won=won), "tickets.issue")
    if words := too_much_in_prizes(t):
        return NextStep(words, "prizes.correct")
    if words := too_much_in_bounties(t):
        return NextStep(words, "bounties.collect")
    if waiting := unpaid(t):
        amount = money(left_to_pay(t), t.terms)
        one, many = "1 prize to pay, {amount}", "{count} prizes to pay, {amount} in all"
        if t.deal is not None and all(one.entry in t.deal.entries for one in waiting):
            one = "deal agreed: 1 share to pay, {amount}"
            many = "deal agreed: {count} shares to pay, {amount} in all"
        words = say(one if len(waiting) == 1 else many, count=len(waiting), amount=amount)
        if changing := pool_still_open(t, now):
            words = say("{prizes}. {changing}", prizes=words, changing=changing)
        return NextStep(words, "prizes.pay_next")
    if is_decided(t) and not t.closed:
        won = say("every seat is won, and its ticket issued: hand them out and close the event")
        return NextStep(won, "event.close")
    if t.winner or t.deal is not None or is_decided(t):
        if not t.closed and (words := unnamed_said(t)):
            return NextStep(words, "screen.bounties")
        if due := bounties_due(t):
            words = say("{amount} in bounties to pay", amount=money(due, t.terms))
            return NextStep(words, "bounties.pay_all")
        if words := left_on_heads(t):
            return NextStep(words, "event.close")
        if held := still_played_for(t):
            words = say(
                "every share is paid: {amount} is still played for", amount=money(held, t.terms)
            )
            return NextStep(words)
        return closing_step(t)
    if t.closed:
        return step_once_closed(t)
    if not t.clock.started:
        return NextStep(say("prizes follow from the entries: register players"), "screen.players")
    closes = late_registration(t, now) if is_open(t, now) else None
    if is_bubble(t) and t.busts:  # also while somebody may enter yet: the next hand can decide it
        action = "" if t.hand_for_hand else "event.hand_for_hand"
        words = BUBBLE
        if closes:
            wait = in_words(closes - now)
            words = say("{bubble}; late registration ends in {wait}", bubble=words, wait=wait)
        return NextStep(words, action)
    if closes:
        wait = in_words(closes - now)
        return NextStep(
            say("late registration ends in {wait}: prizes and places change until then", wait=wait)
        )
    places, left = places_paid(t), t.players_left
    if left > places:
        paid = counted(places, "1 place is paid", "{count} places are paid")
        go = counted(left - places, "1 more to go out", "{count} more to go out")
        return NextStep(say("{paid}: {go} before the money", paid=paid, go=go))
    play = counted(left, "1 player left", "{count} players left")
    if not owed(t):
        return NextStep(say("{play}, all of them in the money", play=play), "screen.deal")
    done = counted(len(owed(t)), "1 prize paid", "{count} prizes paid")
    return NextStep(say("{done}, {play}", done=done, play=play), "screen.deal")
