"""The results of an event: who finished where."""

from collections.abc import Callable

from director.reports.documents import (
    Block,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Points,
    Row,
)
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import owed
from director.tournament.state import Tournament
from director.translation import chips, say
from director.views.money.prize_words import prize_said


def results(t: Tournament, name: Callable[[int], str], paper: str = "a4") -> Document:
    """Everybody who is out, and the winner, from the first place on, with what they have won."""
    rows, won = [], owed(t)
    for standing in t.standings():
        last = standing.place + standing.tied - 1
        place = f"{standing.place}–{last}" if standing.tied > 1 else str(standing.place)
        due = won.get(standing.entry.number)
        prize = prize_said(due.amount, due.goods, t.terms) if due else ""
        rows.append(Row((place, name(standing.entry.player), *([prize] if won else []))))
    columns: tuple[Column, ...] = (Column(say("Place")), Column(say("Player"), figures=False))
    if won:
        columns += (Column(say("Prize")),)
    figures = (
        Figure(say("Entries"), chips(t.entered)),
        Figure(say("Still in"), chips(t.players_left)),
        Figure(say("Prize pool"), money(t.pool, t.terms)),
    )
    blocks: list[Block] = [Heading(say("Results"), above=t.name), Figures(figures)]
    blocks.append(
        Grid(columns, tuple(rows)) if rows else Points((say("no player has busted yet"),))
    )
    return Document(say("Results: {event}", event=t.name), paper, tuple(blocks))


def nobody_out(t: Tournament) -> str | None:
    """Why there are no results."""
    return None if t.busts else say("no player has busted yet")
