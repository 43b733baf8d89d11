"""The printed bracket: each table with its players, who went on, and lines for those to come."""

from collections.abc import Callable, Iterator, Sequence

from director.reports.documents import (
    Block,
    Bracket,
    BracketBox,
    BracketRound,
    Document,
    Heading,
    Prose,
)
from director.tournament.shootouts.round_draw import by_rounds, planned
from director.tournament.state import Tournament
from director.translation import capital, say
from director.views.tables.bracket import BracketCard, BracketColumn, columns

_ROWS = 44
"""Rows of names and tables in a round, above which rounds that are drawn anew stand apart."""


def bracket_sheet(t: Tournament, name: Callable[[int], str], paper: str = "a4") -> Document:
    """All rounds: drawn ones with names and ticks, those to come with lines to write on."""
    plan = planned(t)
    rounds = columns(t, lambda entry: name(t.entries[entry].player))
    blocks: list[Block] = [Heading(say("Bracket"), above=t.name, beside=_champion(t, name))]
    if plan:
        blocks.append(Prose(capital(say("{plan}.", plan=plan.reasons[0].words))))
    blocks += _pictures([_round(one) for one in rounds])
    title = say("Bracket: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_broad=True, is_numbered=True)


def _champion(t: Tournament, name: Callable[[int], str]) -> str:
    return say("{player} wins", player=name(t.winner.player)) if t.winner else ""


def _pictures(rounds: Sequence[BracketRound]) -> Iterator[Bracket]:
    """One picture where lines say who meets whom, or where the rounds are small."""
    anyhow = all(
        sum([len(box.rows) + box.lines + 2 for box in one.boxes]) <= _ROWS for one in rounds
    )
    if anyhow or all(box.feeds for one in rounds[1:] for box in one.boxes):
        yield Bracket(tuple(rounds))
    else:
        yield from [Bracket((one,)) for one in rounds]


def _round(one: BracketColumn) -> BracketRound:
    return BracketRound(one.title, one.caption, tuple([_box(card) for card in one.cards]))


def _box(card: BracketCard) -> BracketBox:
    fates = [player.fate for player in card.players]
    return BracketBox(
        card.title,
        card.state if card.stage != "to come" else "",
        tuple([player.name for player in card.players]),
        frozenset([n for n, fate in enumerate(fates) if fate == "through"]),
        frozenset([n for n, fate in enumerate(fates) if fate == "out"]),
        "" if card.players else capital(card.names),
        0 if card.players else card.seats,
        card.feeds,
        card.stage == "done",
    )


def no_rounds(t: Tournament) -> str | None:
    """Why there is no bracket."""
    if by_rounds(t):
        return None
    return say("no rounds are planned: plan them on the Bracket screen first")
