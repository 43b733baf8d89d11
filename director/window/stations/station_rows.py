"""The stations of a shared evening, as a table says them."""

from director.desk.stations import Station
from director.translation import say
from director.views.clock.times import time_of_day
from director.window.widgets.table_rows import Column


def _line(station: Station) -> str:
    if station.cut:
        return say("held others up at {time}", time=time_of_day(station.cut))
    if station.since:
        return say("connected since {time}", time=time_of_day(station.since))
    return say("no line since {time}", time=time_of_day(station.heard))


STATION_COLUMNS: tuple[Column[Station], ...] = (
    Column("Station", lambda one: one.name),
    Column("Signed in", lambda one: one.who or "–", width=200),
    Column("Role", lambda one: one.role or "–", width=128),
    Column(
        "Line",
        _line,
        width=184,
        colour=lambda one: "running" if one.here and not one.cut else "warning",
    ),
    Column("Last heard", lambda one: time_of_day(one.heard), key=lambda one: one.heard, width=112),
)
