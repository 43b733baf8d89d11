"""A series on paper and as a list: its calendar, and its players with what the events brought."""

from collections.abc import Sequence

from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Points, Section
from director.reports.documents import Block, Document
from director.reports.event_sheets.league import points_said
from director.tournament.series.players import SeriesPlayer, SeriesPlayers
from director.tournament.series.series import Dated
from director.translation import chips, ordinal, say
from director.views.clock.event_status import of_phase
from director.views.clock.times import weekday_and_day
from director.views.series_rows import money_said, part_said

_ON_PAPER = 3


def players_sheet(of: SeriesPlayers, paper: str = "a4", *, by_event: bool = False) -> Document:
    """Everybody of a series, by name; `by_event`, with a column for each event that was begun.

    A list has all leagues; on paper there is room for some of them.
    """
    begun = of.begun if by_event else ()
    leagues = of.seasons if by_event else of.seasons[:_ON_PAPER]
    columns = (
        Column(say("Player"), figures=False),
        Column(say("Played")),
        Column(say("Entries")),
        Column(say("Best place")),
        Column(say("Prizes")),
        Column(say("Signed up")),
        *[Column(season.league.name, over=say("Points")) for season in leagues],
        *[Column(one.name, figures=False) for one in begun],
    )
    rows = [
        Row((*_cells(one), *points_by_league(of, one)[: len(leagues)], *_events(one, begun)))
        for one in of.players
    ]
    entries = sum([one.entries for one in of.players])
    blocks: list[Block] = [
        Heading(say("Players"), above=of.series),
        Figures(
            (
                Figure(say("Events begun"), f"{len(of.begun)} / {len(of.calendar)}"),
                Figure(say("Players"), chips(len(of.players))),
                Figure(say("Entries"), chips(entries)),
            )
        ),
        Grid(columns, tuple(rows)) if rows else Points((say("nobody has entered yet"),)),
    ]
    if of.missing:
        blocks += [Section(say("Not counted")), Points(of.missing)]
    title = say("Players: {series}", series=of.series)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def calendar_sheet(series: str, dated: Sequence[Dated], paper: str = "a4") -> Document:
    """The events of a series by date, and how far each is."""
    columns = (
        Column(say("Date"), figures=False),
        Column(say("Event"), figures=False),
        Column(say("State"), figures=False),
        Column(say("Entries")),
    )
    rows = [Row((date_said(one), one.title, state_said(one), entries_said(one))) for one in dated]
    grid = Grid(columns, tuple(rows)) if rows else Points((say("no events yet"),))
    return Document(
        say("Series: {series}", series=series), paper, (Heading(series, above=say("Series")), grid)
    )


def date_said(one: Dated) -> str:
    """The day of an event of the calendar."""
    return weekday_and_day(one.planned.day)


def state_said(one: Dated) -> str:
    """How far an event of the calendar is; nothing where it has not been begun."""
    state = of_phase(one.row.phase) if one.row and one.row.phase else None
    return state.word if state else ""


def entries_said(one: Dated) -> str:
    """How many entered; nothing where it has not been begun."""
    return str(one.row.entries) if one.row else ""


def points_by_league(of: SeriesPlayers, player: SeriesPlayer) -> tuple[str, ...]:
    """What somebody has in each league; nothing where they are not in its table."""
    return tuple(
        [
            "" if points is None else points_said(points, whole=season.is_whole)
            for points, season in zip(player.points, of.seasons, strict=True)
        ]
    )


def _cells(player: SeriesPlayer) -> tuple[str, ...]:
    return (
        player.name,
        str(player.played or ""),
        str(player.entries or ""),
        ordinal(player.best) if player.best else "",
        money_said(player.won),
        str(player.signed_up or ""),
    )


def _events(player: SeriesPlayer, begun: Sequence[Dated]) -> list[str]:
    """What each event brought, in the order of the calendar."""
    said = {(one.event, one.day): part_said(one) for one in player.parts}
    return [said.get((one.title, one.planned.day), "") for one in begun]
