"""Flights and days."""

from functools import partial

from director.window.areas.flights.flight_actions import FLIGHT_ACTIONS, FLIGHTS, ChooseFlight
from director.window.areas.flights.screen import FlightsScreen
from director.window.areas.flights.what_is_due import flights_due
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to

AREA = Area(
    FLIGHTS,
    FlightsScreen,
    going_to(
        FLIGHTS,
        "Flights and days",
        "Ctrl+Shift+F",
        FLIGHTS,
        words=(
            "flight, day 1, day 1A, day 2, multi-day, multi-flight, start days, re-draw day 2, "
            "waves, starting flights"
        ),
    ),
    FLIGHT_ACTIONS,
    answers=(ChooseFlight,),
    there=lambda t: bool(t.flights or t.bagged),
    short="Flights",
    written_in="shootouts-and-flights",
    due=lambda cockpit: partial(flights_due, cockpit),
)
