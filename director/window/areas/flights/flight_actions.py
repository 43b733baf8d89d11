"""What can be done about flights and days, declared as data."""

from dataclasses import dataclass

from director.desk.desk import new_seed
from director.tournament.commands import (
    BagChips,
    EndFlight,
    JoinFlights,
    OpenFlight,
    SetFlightTerms,
)
from director.translation import say
from director.views.counted import counted
from director.window.areas.flights.flight_questions import (
    BAG,
    END,
    HOUSE,
    OPEN_FLIGHT,
    flight_meant,
)
from director.window.event import menus
from director.window.event.asking.question import asks, narrowed, open_to
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK
from director.window.widgets.action import Action, Needs
from director.window.widgets.choice_list import Choice

FLIGHTS = "flights"
"""The screen."""


@dataclass(frozen=True)
class ChooseFlight:
    """A flight is to be chosen in the list."""

    flight: str
    """By its label."""


def no_flight_to_open(cockpit: Cockpit) -> str | None:
    """Why no flight can be opened any more."""
    t = cockpit.tournament
    if t.joined:
        return say("the flights are already combined")
    if t.entries and not t.flights:
        return say("players are already registered: open flights before registration")
    return None


def no_flight(cockpit: Cockpit) -> str | None:
    """Why none can end."""
    return None if flight_meant(cockpit) else say("no flight is open: open one first")


def nobody_to_bag(cockpit: Cockpit) -> str | None:
    """Why no chips are bagged."""
    t = cockpit.tournament
    return None if t.seats or t.bagged else say("no players are seated")


def already_joined(cockpit: Cockpit) -> str | None:
    """Why it is settled how flights are played."""
    return say("the flights are already combined") if cockpit.tournament.joined else None


def no_bags(cockpit: Cockpit) -> str | None:
    """Why no next day can begin; asked without drawing it."""
    t = cockpit.tournament
    if not t.bagged:
        return say("no chips are bagged yet")
    if t.is_divided:
        open_ones = [one.label for one in t.flights if not one.ended]
        return (
            say("flight {flight} is still running: end it first", flight=open_ones[0])
            if open_ones
            else None
        )
    left = t.still_in - len(t.bagged)
    return counted(left, "1 player still to bag", "{count} players still to bag") if left else None


def no_clock(cockpit: Cockpit) -> str | None:
    """Why no clock of a flight can be shown."""
    there = flight_meant(cockpit) in cockpit.bridge.desk.tournament.clocks
    return None if there else say("no flight has its own clock now")


def show_flight(cockpit: Cockpit) -> None:
    """Goes to the Clock screen with the clock of the flight that is chosen."""
    cockpit.show_clock(flight_meant(cockpit))
    cockpit.ask_for(CLOCK)


def _with_clocks(cockpit: Cockpit, typed: str) -> list[Choice]:
    t = cockpit.tournament
    there = [one.label for one in t.flights if one.label in t.clocks]
    flights = [Choice(say("Flight {flight}", flight=one), "", one) for one in there]
    return narrowed(flights, typed)


A_FLIGHT = Needs[Cockpit](
    "Which flight?",
    _with_clocks,
    lambda c: None if _with_clocks(c, "") else say("no flight has its own clock now"),
    lambda c, flight: c.request(ChooseFlight(str(flight))),
    lambda c: bool(c.flight),
)


FLIGHT_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "flights.open",
        "Open flight …",
        asks(OPEN_FLIGHT),
        menus.EVENT,
        "O",
        screen=FLIGHTS,
        refusal=open_to(OpenFlight, no_flight_to_open),
        words="new flight, add flight, day 1A, start day, add day",
    ),
    Action(
        "flights.bag",
        "Bag chips …",
        asks(BAG),
        menus.EVENT,
        "B",
        screen=FLIGHTS,
        refusal=open_to(BagChips, nobody_to_bag),
        words=(
            "bag and tag, bag and tag chips, bagging, bag a player's chips, bag up, overnight "
            "chips, tag bags"
        ),
    ),
    Action(
        "flights.end",
        "End flight …",
        asks(END),
        menus.EVENT,
        "E",
        screen=FLIGHTS,
        refusal=open_to(EndFlight, no_flight),
        words="end of day, end day, close flight, done for the night",
    ),
    Action(
        "flights.join",
        "Start next day",
        lambda c: c.bridge.do(JoinFlights(new_seed())),
        menus.EVENT,
        "J",
        screen=FLIGHTS,
        refusal=open_to(JoinFlights, no_bags),
        words="day 2, day 2 draw, combine flights, merge flights, join flights, begin the next day",
    ),
    Action(
        "flights.house",
        "Flight rules …",
        asks(HOUSE),
        menus.EVENT,
        "U",
        screen=FLIGHTS,
        refusal=open_to(SetFlightTerms, already_joined),
        words="best stack forward, multiple day ones, how flights are played, carry forward",
    ),
    Action(
        "flights.clock",
        "Show flight clock",
        show_flight,
        menus.EVENT,
        "C",
        screen=FLIGHTS,
        refusal=no_clock,
        needs=A_FLIGHT,
        words="clock of the flight",
    ),
)
