"""The flights of an event as rows: where each is, and how many are left of it."""

from datetime import datetime
from typing import NamedTuple

from director.tournament.flights.chip_counts import average, issued
from director.tournament.flights.state import Flight, named
from director.tournament.state import Tournament
from director.translation import chips, say
from director.views.clock.times import countdown


class FlightRow(NamedTuple):
    """One flight."""

    label: str
    state: str
    colour: str
    clock: str
    entered: int
    left: int
    bags: int
    chips: str
    average: str


def flight_rows(t: Tournament, now: datetime) -> list[FlightRow]:
    """Every flight, the first one first."""
    return [_row(t, flight, now) for flight in t.flights]


def _row(t: Tournament, flight: Flight, now: datetime) -> FlightRow:
    state, colour = _state(t, flight)
    return FlightRow(
        flight.label,
        state,
        colour,
        clock_line(t, flight.label, now),
        flight.entered,
        flight.left,
        flight.bags,
        chips(issued(t, flight.label)),
        chips(average(t, flight)) if flight.left and not t.joined else "–",
    )


def _state(t: Tournament, flight: Flight) -> tuple[str, str]:
    if t.joined:
        return say("merged"), "faint"
    if flight.ended:
        return say("bagged"), "soft"
    clock = t.clocks[flight.label]
    if clock.since:
        return say("running"), "running"
    return (say("stopped"), "paused") if clock.started else (say("open"), "soft")


def clock_line(t: Tournament, label: str, now: datetime) -> str:
    """What a flight's clock shows: the level and what is left of it; nothing once it ended."""
    clock = t.clocks.get(label)
    flight = named(t.flights, label)
    if clock is None or (flight and flight.ended):
        return "–"
    face = clock.shows(t.structure, now)
    if not face.started:
        return say("not started")
    level = t.structure.level_before(face.step)
    words = say("Level {level}", level=level.label if level else "0")
    return f"{words}  ·  {countdown(face.seconds)}" if face.left else words
