"""The columns of a series: its calendar, its players, and the standings of its leagues."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from director.reports.event_sheets.league import points_said
from director.reports.event_sheets.series import (
    date_said,
    entries_said,
    points_by_league,
    state_said,
)
from director.tournament.leagues.league import Line, Season
from director.tournament.series.players import Part, SeriesPlayer, SeriesPlayers
from director.tournament.series.series import Dated
from director.translation import ordinal, say
from director.views.clock.event_status import of_phase
from director.views.series_rows import money_said, part_said
from director.window.look.shapes import sign
from director.window.widgets.find_by_letters import plain
from director.window.widgets.table_rows import Column

_SOME = 10
"""So many of each league stand beside the calendar where there are several."""
_LEAGUES = 3
"""So many leagues have a column beside the players."""
_LETTERS = 12
"""So long a name of a league has room over its column."""


def _colour(one: Dated) -> str:
    state = of_phase(one.row.phase) if one.row and one.row.phase else None
    return state.colour if state else ""


CALENDAR: tuple[Column[Dated], ...] = (
    Column("Date", date_said, key=lambda one: one.planned.day, width=136),
    Column("Event", lambda one: one.title),
    Column(
        "State",
        state_said,
        width=104,
        colour=_colour,
        icon=lambda one: sign(of_phase(one.row.phase)) if one.row and one.row.phase else None,
    ),
    Column("Entries", entries_said, width=72, right=True),
)


class Ranked(NamedTuple):
    """A line of a league's standings; without one, the title over those of a league."""

    league: int
    season: Season
    line: Line | None = None

    @property
    def name(self) -> str:
        """Of the league, or the player."""
        return self.season.name(self.line.player) if self.line else self.season.league.name


def ranked(seasons: Sequence[Season]) -> Iterator[Ranked]:
    """The standings of all leagues, one below the other under their names; of one, all of them."""
    most = _SOME if len(seasons) > 1 else None
    for at, season in enumerate(seasons):
        yield Ranked(at, season)
        for line in season.lines[:most]:
            yield Ranked(at, season, line)


def _points(one: Ranked) -> str:
    return points_said(one.line.points, whole=one.season.is_whole) if one.line else ""


STANDINGS: tuple[Column[Ranked], ...] = (
    Column(
        "Rank",
        lambda one: str(one.line.rank) if one.line else one.name,
        width=48,
        colour=lambda one: "" if one.line else "soft",
    ),
    Column("Player", lambda one: one.name if one.line else ""),
    Column("Points", _points, width=72, right=True),
)

PARTS: tuple[Column[Part], ...] = (
    Column("Date", lambda one: f"{one.day.day} {one.day:%b}", width=64),
    Column("Event", lambda one: one.event),
    Column("Result", part_said, width=160),
)


def players_columns(of: SeriesPlayers) -> tuple[Column[SeriesPlayer], ...]:
    """Name, events played, entries, best place, prizes, sign-ups; then points, league by league."""
    return (
        Column("Player", lambda one: one.name, key=lambda one: plain(one.name)),
        _count("Played", lambda one: one.played, 72),
        _count("Entries", lambda one: one.entries, 72),
        Column(
            "Best",
            lambda one: ordinal(one.best) if one.best else "",
            key=lambda one: one.best or 1 << 30,
            width=64,
            right=True,
        ),
        Column(
            "Prizes",
            lambda one: money_said(one.won),
            key=lambda one: -sum(one.won.values()),
            width=96,
            right=True,
        ),
        _count("Signed up", lambda one: one.signed_up, 88),
        *[
            Column[SeriesPlayer](
                _short(season.league.name) if len(of.seasons) > 1 else say("Points"),
                partial(_league_points, of, at),
                key=partial(_by_points, at),
                width=96,
                right=True,
            )
            for at, season in enumerate(of.seasons[:_LEAGUES])
        ],
    )


def _count(title: str, number: Callable[[SeriesPlayer], int], width: int) -> Column[SeriesPlayer]:
    """A number of each player, the most at the top; none is left blank."""
    return Column(
        title,
        lambda one: str(number(one) or ""),
        key=lambda one: -number(one),
        width=width,
        right=True,
    )


def _short(name: str) -> str:
    """As much of a league's name as there is room for over its points."""
    return name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1].rstrip()}…"


def _league_points(of: SeriesPlayers, at: int, one: SeriesPlayer) -> str:
    return points_by_league(of, one)[at]


def _by_points(at: int, one: SeriesPlayer) -> tuple[bool, int]:
    """Who is not in a league's table stands below everybody who is, whatever their points."""
    points = one.points[at]
    return points is None, -(points or 0)
