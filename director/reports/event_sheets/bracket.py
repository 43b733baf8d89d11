"""The printed bracket: each table with its players, who went on, and lines for those to come."""

from collections.abc import Callable
from datetime import datetime

from director.reports.blocks.events import Bracket, BracketBox, BracketRound
from director.reports.blocks.text import Heading, Points, Prose
from director.reports.dates import moment
from director.reports.documents import Block, Document
from director.tournament.shootouts.round_draw import by_rounds, planned
from director.tournament.state import Tournament
from director.translation import capital, say
from director.views.tables.bracket import BracketCard, BracketColumn, columns


def bracket_sheet(
    t: Tournament, name: Callable[[int], str], now: datetime, paper: str = "a4"
) -> Document:
    """All rounds: drawn ones with names and ticks, those to come with lines to write on."""
    plan = planned(t)
    rounds = columns(t, lambda entry: name(t.entries[entry].player))
    blocks: list[Block] = [
        Heading(say("Bracket"), above=t.name, beside=_champion(t, name) or moment(now))
    ]
    if plan:
        blocks.append(Prose(capital(say("{plan}.", plan=plan.reasons[0].words))))
    won = [
        f"{card.title}: {player.name}"
        for card in rounds[0].cards
        for player in card.players
        if player.fate == "through"
    ]
    head: list[Heading | Points] = [Heading(say("Bracket"), above=t.name)]
    if won:
        head.append(Points(tuple(won)))
    blocks.append(Bracket(tuple([_round(one) for one in rounds]), head=tuple(head)))
    title = say("Bracket: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_broad=True, is_numbered=True, hangs=True)


def _champion(t: Tournament, name: Callable[[int], str]) -> str:
    return say("{player} wins", player=name(t.winner.player)) if t.winner else ""


def _round(one: BracketColumn) -> BracketRound:
    return BracketRound(one.title, one.caption, tuple([_box(card) for card in one.cards]))


def _box(card: BracketCard) -> BracketBox:
    fates = [player.fate for player in card.players]
    return BracketBox(
        card.title,
        card.state if card.stage != "to come" else "",
        tuple([player.name for player in card.players]) or card.known,
        frozenset([n for n, fate in enumerate(fates) if fate == "through"]),
        frozenset([n for n, fate in enumerate(fates) if fate == "out"]),
        "" if card.players else capital(card.awaited if card.known else card.names),
        0 if card.players else card.seats - len(card.known),
        card.feeds,
        card.stage == "done",
        card.stage == "to come",
    )


def no_rounds(t: Tournament) -> str | None:
    """Why there are no rounds to draw."""
    if by_rounds(t):
        return None
    return say("no rounds are planned: plan them on the Bracket screen first")


def no_bracket(t: Tournament) -> str | None:
    """Why there is no bracket to print."""
    if (why := no_rounds(t)) or t.rounds or planned(t):
        return why
    return say("no round can be drawn with the players who are in")
