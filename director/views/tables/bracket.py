"""The rounds of a bracket as plain values: each table, who is left at it, who went on."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from director.tournament.clock.own_clocks import of_table
from director.tournament.shootouts.bracket import Round
from director.tournament.shootouts.fixed_bracket import sources_words, to_come
from director.tournament.shootouts.round_draw import planned
from director.tournament.shootouts.state import BYE, PlayedRound
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say

Stage = Literal["playing", "done", "to come"]


class BracketCard(NamedTuple):
    """One table of one round."""

    number: int
    """Of the table; 0 for those who go on without playing, and for a table not drawn yet."""
    title: str
    state: str
    """How many are left, of how many."""
    names: str
    """Who went on, or who plays while few are left."""
    stage: Stage
    part: float = 0.0
    """How much of it is played, from 0 to 1."""
    clock: str = ""
    """The name of its own clock; empty where it plays by the main one."""


class BracketColumn(NamedTuple):
    """One round."""

    title: str
    caption: str
    cards: tuple[BracketCard, ...]


Name = Callable[[EntryNumber], str]


def columns(t: Tournament, name: Name) -> tuple[BracketColumn, ...]:
    """All rounds, the drawn ones as they stand and the others as they are planned."""
    plan = planned(t)
    rounds = plan.rounds if plan else ()
    count = max(len(rounds), len(t.rounds))
    return tuple(
        [
            _column(t, number, rounds[number - 1] if number <= len(rounds) else None, name)
            for number in range(1, count + 1)
        ]
    )


def _column(t: Tournament, number: int, plan: Round | None, name: Name) -> BracketColumn:
    title = say("Round {number}", number=number)
    drawn = t.rounds[number - 1] if number <= len(t.rounds) else None
    if drawn is None:
        cards = _awaited(t, number, name)
        if not cards and plan:
            cards = tuple([_to_come(size) for size in plan.tables])
        return BracketColumn(title, _caption(plan.players if plan else 0, cards), cards)
    after = t.rounds[number] if number < len(t.rounds) else None
    cards = tuple(
        [
            _played(t, drawn, after, table, name)
            for table, there in sorted(drawn.at.items(), key=lambda one: (one[0] == BYE, one[0]))
            if there
        ]
    )
    waiting = plan.tables[len(cards) :] if plan and not drawn.is_drawn else ()
    cards += _awaited(t, number, name) or tuple([_to_come(size) for size in waiting])
    return BracketColumn(title, _caption(drawn.players, cards), cards)


def _caption(players: int, cards: tuple[BracketCard, ...]) -> str:
    tables = sum(card.title != say("Bye") for card in cards)
    if tables == 1:
        return say("{players} players, one table", players=players)
    return say("{players} players, {tables} tables", players=players, tables=tables)


def _to_come(size: int) -> BracketCard:
    if size == 1:
        return BracketCard(0, say("Bye"), "", "", "to come")
    return BracketCard(0, say("Table of {size}", size=size), say("to come"), "", "to come")


def _awaited(t: Tournament, number: int, name: Name) -> tuple[BracketCard, ...]:
    """The empty places of a round, where the first draw has decided who comes to them."""
    cards: list[BracketCard] = []
    for one in to_come(t, number):
        title = say("Match {match}", match=one.match) if len(one.sources) > 1 else say("Bye")
        words = sources_words(one.sources, name)
        cards.append(BracketCard(0, title, say("to come"), words, "to come"))
    return tuple(cards)


def _played(
    t: Tournament, drawn: PlayedRound, after: PlayedRound | None, table: int, name: Name
) -> BracketCard:
    began, left = drawn.at[table], drawn.left(table, t.busts)
    on = [one for one in began if after and one in after.home] or list(left)
    if table == BYE:
        return BracketCard(0, say("Bye"), str(len(began)), _names(began, name), "done", 1.0)
    advance = drawn.advance if drawn.going_on else 1
    done = len(left) <= advance or len(on) < len(left)
    count = say("{left} of {began} left", left=len(left), began=len(began))
    if done:
        count = say("wins") if not drawn.going_on else say("advances")
        if len(on) > 1:
            count = say("{count} advance", count=len(on))
    out = (len(began) - len(left)) / max(len(began) - advance, 1)
    clock = of_table(table) if after is None and of_table(table) in t.clocks else ""
    names = _names(on, name) if done or len(left) <= 2 else ""
    return BracketCard(
        table,
        say("Table {table}", table=table),
        count,
        names,
        "done" if done else "playing",
        1.0 if done else out,
        "" if done else clock,
    )


def _names(entries: list[EntryNumber] | tuple[EntryNumber, ...], name: Name) -> str:
    return listed([name(one) for one in entries])
