"""The rounds of a bracket as plain values: each table, who is left at it, who went on, and where.

Screen and paper are made from the same.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from director.tournament.clock.own_clocks import of_table
from director.tournament.shootouts.bracket import Round
from director.tournament.shootouts.facts import round_terms
from director.tournament.shootouts.fixed_bracket import (
    Meeting,
    Source,
    meetings,
    sources_words,
    table_numbers,
)
from director.tournament.shootouts.round_draw import planned
from director.tournament.shootouts.state import BYE, PlayedRound
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say

Stage = Literal["playing", "done", "to come"]
Fate = Literal["in", "out", "through"]


class BracketPlayer(NamedTuple):
    """Who began at a table, and what has become of them."""

    name: str
    fate: Fate


class BracketCard(NamedTuple):
    """One table of one round."""

    number: int
    """Of the table; 0 for those who go on without playing, and for a table not drawn yet."""
    title: str
    state: str
    """How many are left, of how many."""
    names: str
    """Who went on, or who plays while few are left; of a table to come, who comes to it."""
    stage: Stage
    part: float = 0.0
    """How much of it is played, from 0 to 1."""
    clock: str = ""
    """The name of its own clock; empty where it plays by the main one."""
    players: tuple[BracketPlayer, ...] = ()
    seats: int = 0
    """Of a table to come."""
    feeds: tuple[int, ...] = ()
    """From which cards of the round before players come; empty for any of them, by draw."""
    known: tuple[str, ...] = ()
    """Who is through to a table that is still to come, where the first draw has decided it."""
    awaited: str = ""
    """Who else comes to it."""


class BracketColumn(NamedTuple):
    """One round."""

    title: str
    caption: str
    cards: tuple[BracketCard, ...]


Name = Callable[[EntryNumber], str]


class _Laid(NamedTuple):
    """A card, who has it as the last place, and how many go on from it."""

    card: BracketCard
    there: tuple[EntryNumber, ...]
    going_on: int


def columns(t: Tournament, name: Name) -> tuple[BracketColumn, ...]:
    """All rounds, the drawn ones as they stand and the others as they are planned."""
    plan = planned(t)
    rounds = plan.rounds if plan else ()
    count = max(len(rounds), len(t.rounds))
    found: list[BracketColumn] = []
    before: list[_Laid] = []
    for number in range(1, count + 1):
        stated = rounds[number - 1] if number <= len(rounds) else None
        before = _cards(t, number, stated, before, name)
        cards = tuple([one.card for one in before])
        drawn = t.rounds[number - 1] if number <= len(t.rounds) else None
        players = drawn.players if drawn else stated.players if stated else 0
        title = say("Round {number}", number=number)
        found.append(BracketColumn(title, _caption(players, cards), cards))
    return tuple(found)


def _cards(
    t: Tournament, number: int, plan: Round | None, before: Sequence[_Laid], name: Name
) -> list[_Laid]:
    """The tables of a round: where the first draw has decided it, in the order of the bracket."""
    drawn = t.rounds[number - 1] if number <= len(t.rounds) else None
    found: list[_Laid] = []
    if number > 1 and t.rounds and round_terms(t).fixed:
        found = _decided(t, number, drawn, before, name)
    there = {one.card.number for one in found if one.card.number}
    byes = any(one.card.title == say("Bye") for one in found)
    for table, at in sorted(drawn.at.items() if drawn else (), key=lambda one: _order(one[0])):
        if at and table not in there and not (table == BYE and byes):
            feeds = tuple([n for n, one in enumerate(before) if {*one.there} & {*at}])
            found.append(_played(t, number, table, feeds, name))
    if plan and (drawn is None or not drawn.is_drawn) and not any(_waits(one) for one in found):
        tables = plan.tables[len(found) :]
        found += [
            _by_draw(t, number, len(found) + n, len(plan.tables), size)
            for n, size in enumerate(tables, start=1)
        ]
    return found


def _order(table: int) -> tuple[bool, int]:
    """Tables in their order, those who do not play after them."""
    return table == BYE, table


def _waits(one: _Laid) -> bool:
    return one.card.stage == "to come"


def _decided(
    t: Tournament,
    number: int,
    drawn: PlayedRound | None,
    before: Sequence[_Laid],
    name: Name,
) -> list[_Laid]:
    """The tables of a fixed bracket: seats are filled in the order of those they come from."""
    feed = [place for place, one in enumerate(before) for _ in range(one.going_on)]
    found: list[_Laid] = []
    every = meetings(t, number)
    for meeting in every:
        size = len(meeting.sources)
        feeds, feed = tuple(dict.fromkeys(feed[:size])), feed[size:]
        if meeting.table and drawn:
            found.append(_played(t, number, meeting.table, feeds, name))
        else:
            found.append(_awaited(t, meeting, feeds, name))
    if len(every) == 1 and _waits(found[0]) and found[0].card.seats:
        title = say("Final") if found[0].card.seats == 2 else say("Final table")
        return [found[0]._replace(card=found[0].card._replace(title=title))]
    return found


def _caption(players: int, cards: tuple[BracketCard, ...]) -> str:
    tables = sum(card.title != say("Bye") for card in cards)
    if tables == 1:
        return say("{players} players, one table", players=players)
    return say("{players} players, {tables} tables", players=players, tables=tables)


def _by_draw(t: Tournament, number: int, place: int, count: int, size: int) -> _Laid:
    """A table whose players are drawn from all who come through the round before."""
    if size == 1:
        return _Laid(BracketCard(0, say("Bye"), "", "", "to come"), (), 1)
    title = say("Table {place} of {count}", place=place, count=count)
    if count == 1:
        title = say("Final table")
    state = say("{count} seats", count=size)
    card = BracketCard(0, title, state, _drawn_from(t, number), "to come", seats=size)
    return _Laid(card, (), min(round_terms(t).advance, size))


def _drawn_from(t: Tournament, number: int) -> str:
    """From whom the tables of a round are drawn."""
    if number < 2:
        return say("everyone, by draw")
    before = t.rounds[number - 2] if number - 2 < len(t.rounds) else None
    advance = round_terms(t).advance
    if before is None and advance > 1:
        text = "{count} from each table of round {round}, by draw"
        return say(text, count=advance, round=number - 1)
    if before is None:
        return say("winners of round {round}, by draw", round=number - 1)
    tables = table_numbers([table for table, at in before.at.items() if at and table != BYE])
    if before.advance > 1:
        return say("{count} each from {tables}, by draw", count=before.advance, tables=tables)
    return say("winners of {tables}, by draw", tables=tables)


def _awaited(t: Tournament, one: Meeting, feeds: tuple[int, ...], name: Name) -> _Laid:
    """An empty place of a round, where the first draw has decided who comes to it."""
    seats = len(one.sources)
    words = sources_words(one.sources, name)
    if seats > 1:
        title = say("Match {match}", match=one.match)
        through, others = _through(t, one)
        card = BracketCard(
            0,
            title,
            say("to come"),
            words,
            "to come",
            seats=seats,
            feeds=feeds,
            known=tuple([name(entry) for entry in through]),
            awaited=sources_words(others, name) if others else "",
        )
        return _Laid(card, (), min(round_terms(t).advance, seats))
    there = tuple([source.entry for source in one.sources if source.entry is not None])
    card = BracketCard(0, say("Bye"), "", words, "to come", feeds=feeds)
    return _Laid(card, there, 1)


def _through(t: Tournament, one: Meeting) -> tuple[list[EntryNumber], list[Source]]:
    """Who has won a seat at a table to come, and the seats that nobody has won yet."""
    there: list[EntryNumber] = []
    others: list[Source] = []
    for source in one.sources:
        drawn = _round_of(t, source.table) if source.going_on == 1 else None
        if source.entry is not None:
            there.append(source.entry)
        elif drawn and drawn.is_done(source.table, t.busts):
            there += drawn.left(source.table, t.busts)
        else:
            others.append(source)
    return there, others


def _round_of(t: Tournament, table: int) -> PlayedRound | None:
    """The last round in which there was play at a table."""
    return next((one for one in reversed(t.rounds) if table and one.at.get(table)), None)


def _played(t: Tournament, number: int, table: int, feeds: tuple[int, ...], name: Name) -> _Laid:
    drawn = t.rounds[number - 1]
    after = t.rounds[number] if number < len(t.rounds) else None
    began, left = drawn.at[table], drawn.left(table, t.busts)
    on = [one for one in began if after and one in after.home] or list(left)
    if table == BYE:
        players = tuple([BracketPlayer(name(one), "through") for one in began])
        count = str(len(began))
        names = _names(began, name)
        card = BracketCard(0, say("Bye"), count, names, "done", 1.0, players=players, feeds=feeds)
        return _Laid(card, began, len(began))
    advance = drawn.advance if drawn.going_on else 1
    done = len(left) <= advance or len(on) < len(left)
    count = say("{left} of {began} left", left=len(left), began=len(began))
    if done:
        count = say("wins") if not drawn.going_on else say("advances")
        if len(on) > 1:
            count = say("{count} advance", count=len(on))
    out = (len(began) - len(left)) / max(len(began) - advance, 1)
    clock = of_table(table) if after is None and of_table(table) in t.clocks else ""
    fates: dict[EntryNumber, Fate] = dict.fromkeys(left, "in")
    fates |= dict.fromkeys(on, "through") if done else {}
    card = BracketCard(
        table,
        say("Table {table}", table=table),
        count,
        _names(on, name) if done or len(left) <= 2 else "",
        "done" if done else "playing",
        1.0 if done else out,
        "" if done else clock,
        tuple([BracketPlayer(name(one), fates.get(one, "out")) for one in began]),
        feeds=feeds,
    )
    return _Laid(card, began, min(advance, len(began)))


def _names(entries: list[EntryNumber] | tuple[EntryNumber, ...], name: Name) -> str:
    return listed([name(one) for one in entries])
