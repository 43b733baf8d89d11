"""The table of a league on paper, and as a list: everybody's points, event by event."""

from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Points, Section
from director.reports.documents import Block, Document
from director.tournament.leagues.formula_table import Cell
from director.tournament.leagues.league import League, Line, Score, Season
from director.tournament.leagues.points import WAYS
from director.tournament.prizes.pay_table import number
from director.translation import chips, say
from director.views.counted import counted

_LETTERS = 100
"""So many stand beside each other on a sheet, with two between columns."""


def league_sheet(season: Season, paper: str = "a4", across: int | None = None) -> Document:
    """Who stands where after the events that were played; the newest events side by side.

    So many of them as are asked for, or as there is room for.
    """
    league, last = season.league, len(season.played)
    shown = range(max(last - (_fitting(season) if across is None else across), 0), last)
    columns = (
        Column(say("Rank")),
        Column(say("Player"), figures=False),
        Column(say("Points")),
        Column(say("Played")),
        Column(say("Wins")),
        *[Column(str(at + 1), over=say("Events")) for at in shown],
    )
    rows = [_row(season, line, shown, whole=season.is_whole) for line in season.lines]
    events = [
        Row((str(at), event.name, chips(event.entries), _winner(season, at - 1)))
        for at, event in enumerate(season.played, start=1)
    ]
    blocks: list[Block] = [
        Heading(league.name, above=say("League")),
        Figures(
            (
                Figure(say("Events played"), f"{last} / {len(league.events)}"),
                Figure(say("Players"), chips(len(season.lines))),
            )
        ),
        Grid(columns, tuple(rows)) if rows else Points((say("nothing has been played yet"),)),
        Points(tuple(rules_said(league))),
    ]
    if events:
        of_events = (
            Column(say("No.")),
            Column(say("Event"), figures=False),
            Column(say("Entries")),
            Column(say("Winner"), figures=False),
        )
        blocks += [Section(say("Events")), Grid(of_events, tuple(events))]
    if season.missing:
        blocks += [Section(say("Not counted")), Points(season.missing)]
    return Document(say("League: {league}", league=league.name), paper, tuple(blocks))


def rules_said(league: League) -> list[str]:
    """How points are given, in sentences."""
    of = league.formula
    own = of.way not in WAYS
    way = "; ".join(of.way.splitlines()) if own else say(of.way)
    said = [say("Points: {way}", way=way)]
    if of.asks_table:
        table = ", ".join([number(one) for one in of.table])
        if own:
            said.append(
                say("Table: {table}, and {rest} for the rest", table=table, rest=number(of.rest))
            )
        else:
            said[0] += say(": {table}, and {rest} for the rest", table=table, rest=number(of.rest))
    if "factor" in of.uses:
        if own:
            said.append(say("Factor: {factor}", factor=number(of.factor)))
        else:
            said[0] += say(", times {factor}", factor=number(of.factor))
    if of.places:
        one, many = "Points for first place only", "Points for the top {count} places"
        said.append(counted(of.places, one, many))
    if of.knock_out:
        said.append(say("Per knockout: {points}", points=number(of.knock_out)))
    if of.attendance:
        said.append(say("Per event played: {points}", points=number(of.attendance)))
    if league.best:
        said.append(say("Events counted: best {best}", best=league.best))
    if league.members:
        said.append(counted(len(league.members), "Members: 1", "Members: {count}"))
        keep = say("Guests get no points and keep their places")
        said.append(keep if league.guests_keep_places else say("Guests get no points and no place"))
    if league.ties:
        ties = ", ".join([say(tie) for tie in league.ties])
        said.append(say("Ties: {ties}", ties=ties))
    return said


def points_said(hundredths: int, *, whole: bool) -> str:
    """Points under each other: all of them with decimals, or none.

    >>> points_said(1200_00, whole=True), points_said(5_50, whole=False)
    ('1,200', '5.50')
    """
    return f"{hundredths // 100:,}" if whole else f"{hundredths / 100:,.2f}"


def score_said(score: Score | None, *, whole: bool) -> str:
    """The points of an event; in brackets where they do not count.

    >>> (
    ...     score_said(Score(3, 40_00), whole=True),
    ...     score_said(Score(9, 5_50, counts=False), whole=False),
    ... )
    ('40', '(5.50)')
    """
    if score is None:
        return ""
    said = points_said(score.points, whole=whole)
    return said if score.counts else f"({said})"


def cell_said(cell: Cell, *, whole: bool) -> str:
    """What a formula gives; a sign where it has no value, nothing where there is no such place.

    >>> cell_said(Cell(12_50), whole=False), cell_said(Cell(None, "division by zero"), whole=False)
    ('12.50', '▲')
    """
    if cell.fault:
        return "▲"
    return "" if cell.points is None else points_said(cell.points, whole=whole)


def _fitting(season: Season) -> int:
    """How many events there is room for: before them, the sums say enough."""
    whole = season.is_whole
    names = max([len(season.public_name(line.player)) for line in season.lines], default=0)
    scores = [len(score_said(score, whole=whole)) for line in season.lines for score in line.scores]
    fixed = names + sum([len(say(title)) + 2 for title in ("Rank", "Points", "Played", "Wins")])
    return max((_LETTERS - fixed) // (max(scores, default=1) + 2), 1)


def _row(season: Season, line: Line, shown: range, *, whole: bool) -> Row:
    return Row(
        (
            str(line.rank),
            season.public_name(line.player),
            points_said(line.points, whole=whole),
            str(line.played),
            str(line.wins or ""),
            *[score_said(line.scores[at], whole=whole) for at in shown],
        )
    )


def _winner(season: Season, at: int) -> str:
    """Who won an event; all who share first place."""
    first = [one.player for one in season.played[at].finishes if one.place == 1]
    return ", ".join([season.public_name(player) for player in first])
