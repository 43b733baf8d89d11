"""What is done next about those who have entered, until the clock starts."""

from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import say
from director.views.counted import counted
from director.window.event.next_step import NextStep

OFFERED = ("players.all_pay", "seats.draw", "clock.switch")
"""The actions that a step names."""


def next_step(t: Tournament) -> NextStep:
    """What they owe is collected, seats are drawn, play begins; then other screens lead on."""
    if t.clock.started or t.closed:
        return NextStep("")
    if t.ledger.owed > 0:
        owed = say("players owe {amount}: collect it", amount=money(t.ledger.owed, t.terms))
        return NextStep(owed, "players.all_pay")
    if t.without_seat > 0:
        without = "{count} players without a seat"
        return NextStep(counted(t.without_seat, "1 player without a seat", without), "seats.draw")
    return NextStep(say("everybody has a seat"), "clock.switch") if t.seats else NextStep("")
