"""What is done next about flights and bags."""

from director.tournament.state import Tournament
from director.translation import say
from director.views.counted import counted
from director.window.event.ending import ENDING, can_close, leading_on
from director.window.event.next_step import NextStep

OFFERED = (
    "flights.open",
    "flights.bag",
    "flights.end",
    "flights.join",
    "flights.clock",
    "screen.prizes",
    *ENDING,
)
"""The actions that a step names."""


def next_step(t: Tournament) -> NextStep:
    """What the floor does next, in a sentence."""
    if can_close(t):
        return leading_on(t)
    if t.joined and not t.bagged:
        return NextStep(say("All flights are combined into one field"))
    playing = [one for one in t.flights if not one.ended] if t.is_divided else []
    for flight in playing:
        target = flight.target(t.flight_terms.percent)
        if flight.bags and flight.bags < flight.left:
            who = counted(flight.left - flight.bags, "1 player", "{count} players")
            words = say("Flight {flight}: {players} still to bag", flight=flight.label, players=who)
            return NextStep(words, "flights.bag")
        if flight.bags:
            words = say("Flight {flight} is ready to end", flight=flight.label)
            return NextStep(words, "flights.end")
        if target and flight.left > target:
            values = {"flight": flight.label, "left": flight.left, "target": target}
            words = say("Flight {flight} plays from {left} down to {target}", **values)
            return NextStep(words, "flights.clock")
    waiting = [one for one in playing if not t.clocks[one.label].started]
    if waiting:
        words = say("Flight {flight} is open: its clock has not started", flight=waiting[-1].label)
        return NextStep(words, "flights.clock")
    if playing:
        words = say("Flight {flight} is running", flight=playing[-1].label)
        return NextStep(words, "flights.clock")
    if t.is_divided:
        words = say("Open the next flight or start the next day")
        return NextStep(words, "flights.join" if t.bagged else "flights.open")
    if len(t.bagged) < t.still_in:
        count = t.still_in - len(t.bagged)
        words = counted(count, "1 player still to bag", "{count} players still to bag")
        return NextStep(words, "flights.bag")
    return NextStep(say("All chips are bagged: start the next day"), "flights.join")
