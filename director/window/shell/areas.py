"""The areas of an event, all of them: a new screen costs a folder, and its place here."""

from director.window.areas.bounties import area as bounties
from director.window.areas.charts import area as charts
from director.window.areas.clock import area as clock
from director.window.areas.counts import area as counts
from director.window.areas.deal import area as deal
from director.window.areas.flights import area as flights
from director.window.areas.history import area as history
from director.window.areas.money import area as money
from director.window.areas.players import area as players
from director.window.areas.prizes import area as prizes
from director.window.areas.results import area as results
from director.window.areas.rulings import area as rulings
from director.window.areas.shootout import area as shootout
from director.window.areas.showdown import area as showdown
from director.window.areas.tables import area as tables
from director.window.event.area import Area

AREAS: tuple[Area, ...] = (
    players.AREA,
    tables.AREA,
    clock.AREA,
    showdown.AREA,
    rulings.AREA,
    money.AREA,
    history.AREA,
    prizes.AREA,
    results.AREA,
    bounties.AREA,
    deal.AREA,
    shootout.AREA,
    flights.AREA,
    counts.AREA,
    charts.AREA,
)
"""In the order of their keys: so they stand in the menus."""

BY_NAME = {area.name: area for area in AREAS}
