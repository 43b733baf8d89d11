"""A series of events: what its calendar says, and what it gives to each event that is begun."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, time
from typing import NamedTuple

from director.tournament.event.phase import CLOSED, OVER, PAID
from director.tournament.leagues.league import League
from director.tournament.log.books import EventNumber, EventRow
from director.tournament.templates.template import Template


class Planned(NamedTuple):
    """An event of the calendar."""

    day: date
    template: str
    """The name of its file."""
    starts: time | None = None
    """None: as the template says."""
    name: str = ""
    """What it is called; empty for as the template."""


@dataclass(frozen=True)
class Series:
    """A series, as its file states it."""

    name: str
    events: tuple[Planned, ...] = ()
    """By date."""
    color: str = ""
    """As "#1f6feb"; empty for that of the template."""
    logo: str = ""
    """A PNG as base64; empty for that of the template."""
    leagues: tuple[str, ...] = ()
    """The names of their files."""
    papers: tuple[str, ...] = ()
    """The sheets of each day, by their ids; empty for those of the template."""


class Dated(NamedTuple):
    """An event of the calendar beside what the book has of it."""

    planned: Planned
    name: str
    """What it is called in the book."""
    title: str
    """The same without the date."""
    row: EventRow | None = None
    """None where it has not been begun."""

    @property
    def event(self) -> EventNumber | None:
        """Its number in the book."""
        return self.row.number if self.row else None


def called(planned: Planned, template_name: str) -> str:
    """What an event of the calendar is called: unlike all others of the series.

    >>> called(Planned(date(2026, 11, 27), "friday"), "Friday mixed")
    'Friday mixed, 27 Nov 2026'
    """
    name = planned.name or template_name
    return f"{name}, {planned.day.day} {planned.day:%b %Y}"


def calendar(series: Series, names: dict[str, str], rows: Iterable[EventRow]) -> Sequence[Dated]:
    """The events by date, each with what the book has of it.

    `names` are those of the templates, by their files.
    """
    there = {row.name: row for row in rows}
    found = []
    for planned in sorted(series.events, key=lambda one: (one.day, one.starts or time())):
        template = names.get(planned.template, planned.template)
        name = called(planned, template)
        found.append(Dated(planned, name, planned.name or template, there.get(name)))
    return found


def due(dated: Sequence[Dated], today: date) -> Dated | None:
    """Where one goes on: today's first event that is not over, else the next to come, else none."""
    coming = [one for one in dated if one.planned.day >= today]
    open_now = [one for one in coming if one.row is None or one.row.phase not in _OVER]
    return next(iter(open_now or coming), None)


_OVER = (OVER, CLOSED, PAID)


def of_series(
    league: League, file: str, every: Iterable[Series], dated: Callable[[Series], Sequence[Dated]]
) -> League:
    """A league whose file names no events counts those of every series that names the file.

    Only those that have been begun: each is named by its number in the book. `dated` gives the
    calendar of a series.
    """
    if league.events:
        return league
    theirs = [dated(series) for series in every if file in series.leagues]
    numbers = [str(one.event) for calendar in theirs for one in calendar if one.event]
    return replace(league, events=tuple(dict.fromkeys(numbers)))


def in_series(series: Series, planned: Planned, template: Template) -> Template:
    """The template with what the series gives to its events."""
    own = template.structure
    structure = replace(
        own,
        series=series.name,
        starts=planned.starts or own.starts,
        color=series.color or own.color,
        papers=series.papers or own.papers,
    )
    return replace(template, structure=structure, logo=series.logo or template.logo)
