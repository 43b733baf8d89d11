"""What is handed out in a team event: who plays for whom, at which tables, with how many chips."""

from collections.abc import Callable

from director.reports.blocks.figures import Column, Grid, Row
from director.reports.blocks.text import Heading, Points
from director.reports.documents import Block, Document
from director.tournament.state import Tournament
from director.tournament.teams.state import at_each_table, evenly, tables_of
from director.translation import chips, listed, say

Name = Callable[[int], str]
"""A person's name by number."""


def team_list(t: Tournament, name: Name, paper: str = "a4") -> Document:
    """Every team with its members, table by table, and its chips divided evenly among them."""
    teams = t.structure.teams
    columns = (
        Column(say("Team"), figures=False),
        Column(say("Table")),
        Column(say("Seat")),
        Column(say("Players"), figures=False),
        Column(say("Chips")),
    )
    rows = []
    smallest = min([chip.value for chip in t.structure.chip_set], default=25)
    for entry in sorted(t.left, key=lambda one: (t.seats.get(one, (0, 0)), one)):
        if teams is None:
            break
        members = at_each_table(teams, t.teams.get(entry, ()))
        stack = t.stacks.get(entry, t.structure.starting_chips)
        shares = evenly(stack, teams.tables, smallest)
        seat = t.seats.get(entry)
        tables = tables_of(teams, seat.table) if seat else (0,) * teams.tables
        for place, table in enumerate(tables):
            called = name(t.entries[entry].player) if place == 0 else ""
            who = listed([name(one) for one in members[place]]) if members[place] else ""
            at = (str(table), str(seat.seat)) if seat else ("", "")
            rows.append(Row((called, *at, who, chips(shares[place]))))
    blocks: list[Block] = [Heading(say("Team list"), above=t.name)]
    blocks.append(Grid(columns, tuple(rows)) if rows else Points((say("no teams yet"),)))
    return Document(say("Team list: {event}", event=t.name), paper, tuple(blocks))


def no_teams(t: Tournament) -> str | None:
    """Why there is no list of teams."""
    return None if t.structure.teams else say("this is not a team event")
