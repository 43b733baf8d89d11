"""The table of a league as rows; as many of the newest events as there is room for."""

from collections.abc import Callable
from functools import partial

from director.reports.event_sheets.league import points_said, score_said
from director.tournament.leagues.league import Line, Season
from director.translation import say
from director.window.widgets.find_by_letters import plain
from director.window.widgets.table_rows import Column

_EVENT = 64
_FIXED = 56 + 160 + 80 + 64 + 56


def columns(season: Season, width: int) -> tuple[Column[Line], ...]:
    """Rank, player, points, played, wins; then events, up to the newest."""
    last, whole = len(season.played), season.is_whole
    shown = max(min(last, (width - _FIXED) // _EVENT), 0)
    return (
        Column(
            "Rank", lambda line: str(line.rank), key=lambda line: line.rank, width=56, right=True
        ),
        Column(
            "Player",
            lambda line: season.name(line.player),
            key=lambda line: plain(season.name(line.player)),
        ),
        Column(
            "Points",
            lambda line: points_said(line.points, whole=whole),
            key=lambda line: -line.points,
            width=80,
            right=True,
        ),
        Column(
            "Played",
            lambda line: str(line.played),
            key=lambda line: -line.played,
            width=64,
            right=True,
        ),
        Column(
            "Wins",
            lambda line: str(line.wins or ""),
            key=lambda line: -line.wins,
            width=56,
            right=True,
        ),
        *[
            Column(
                str(at + 1),
                partial(_points, at, whole),
                key=partial(_rank, at),
                width=_EVENT,
                right=True,
                colour=_colour(at),
            )
            for at in range(last - shown, last)
        ],
    )


def _points(at: int, whole: bool, line: Line) -> str:
    return score_said(line.scores[at], whole=whole)


def _rank(at: int, line: Line) -> int:
    score = line.scores[at]
    return -score.points if score else 0


def _colour(at: int) -> Callable[[Line], str]:
    """What does not count stands back."""

    def colour(line: Line) -> str:
        score = line.scores[at]
        return "" if score and score.counts else "faint"

    return colour


def missing_said(season: Season) -> str:
    """The events that do not count, in one line."""
    if not season.missing:
        return ""
    return say("Not counted: {events}", events="; ".join(season.missing))
