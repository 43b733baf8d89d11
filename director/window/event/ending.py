"""What is done once every prize is paid, so that all screens of an event say the same of it."""

from director.tournament.deals.facts import still_played_for
from director.tournament.event.closing import drawer_is_counted, open_points
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import left_to_pay, unpaid
from director.tournament.state import Tournament
from director.tournament.tickets.commands import is_decided, seats_won
from director.translation import say
from director.views.counted import counted
from director.window.event.next_step import NextStep

ENDING = ("event.close", "money.close", "event.reopen", "event.pay_out", "print.results")
"""The actions that these steps name."""


def can_close(t: Tournament) -> bool:
    """Whether nothing is played for any more: somebody has won, or all who are left agreed."""
    return bool(t.winner) or is_decided(t) or (t.deal is not None and not still_played_for(t))


def leading_on(t: Tournament) -> NextStep:
    """What the event waits for once a screen is done on which nothing more will happen."""
    return prizes_step(t) or closing_step(t)


def prizes_step(t: Tournament) -> NextStep | None:
    """To the prizes, where one waits to be paid or a seat for its ticket."""
    if seats := len(seats_won(t)):
        won = counted(seats, "1 seat is won", "{count} seats are won")
        return NextStep(say("{won}: issue the tickets", won=won), "screen.prizes")
    if waiting := len(unpaid(t)):
        prizes = counted(waiting, "1 prize to pay", "{count} prizes to pay")
        amount = money(left_to_pay(t), t.terms)
        return NextStep(say("{prizes}, {amount}", prizes=prizes, amount=amount), "screen.prizes")
    return None


def closing_step(t: Tournament) -> NextStep:
    """The drawer, then the closing, then what comes after; every prize and bounty is paid."""
    if t.closed:
        return step_once_closed(t)
    if not drawer_is_counted(t):
        return NextStep(say("every prize is paid: close out the drawer"), "money.close")
    if t.winner or t.deal is None:
        return NextStep(say("every prize is paid: close the event"), "event.close")
    words = say("all paid: close the event, places go by chips")
    return NextStep(words, "event.close")


def step_once_closed(t: Tournament) -> NextStep:
    """The drawer, unless it was counted since cash last moved; then the event is paid out."""
    if not drawer_is_counted(t):
        return NextStep(say("the event is closed: close out the drawer"), "money.close")
    if not can_close(t):
        text = "the event was closed with {players} in: reopen it to play on"
        left = counted(t.players_left, "1 player", "{count} players")
        return NextStep(say(text, players=left), "event.reopen")
    if not t.paid_out:
        for point in open_points(t):
            words = say(
                "{open}: settle it before the event is paid out", open=point.closed.within(str)
            )
            return NextStep(words, "event.pay_out")
        return NextStep(say("everything is paid: mark the event paid out"), "event.pay_out")
    return NextStep(say("the event is paid out: print the results"), "print.results")
