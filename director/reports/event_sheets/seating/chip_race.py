"""Chip races on paper: a side for each table, with the chips that leave play and room to write.

Where every stack of a table is counted, the odd chips follow from the stacks: the sheet has them,
cards for the race, and who gets what. Who is to see the cards dealt, deals them at the table.
"""

from collections.abc import Callable, Collection, Iterator
from datetime import datetime
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.reports.blocks.events import Form, Written
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Points, Section
from director.reports.dates import moment
from director.reports.documents import Block, Document
from director.reports.suit_signs import with_suit_sign
from director.tournament.chips.chip_race import ChipRace, Racer, Rounding, chip_race, dealt_for_race
from director.tournament.chips.chip_set import USUAL
from director.tournament.state import Tournament
from director.tournament.structure.structure import Level
from director.translation import chips, say

Name = Callable[[int], str]
"""A person's name by number."""


class Race(NamedTuple):
    """A chip that leaves play, and the lowest one that stays."""

    old: int
    new: int


def next_races(t: Tournament, now: datetime) -> tuple[Race, ...]:
    """What is colored up in the next break that removes chips, the one of now included."""
    steps = t.structure.steps[t.clock.shows(t.structure, now).step :]
    gone = next((one.remove for one in steps if not isinstance(one, Level) and one.remove), ())
    return races_for(t, gone)


def races_for(t: Tournament, gone: Collection[int]) -> tuple[Race, ...]:
    """The race of each chip that leaves play, where those that stay can be raced for."""
    values = sorted([chip.value for chip in t.structure.chip_set] or USUAL)
    races = []
    for old in sorted(gone):
        stays = [value for value in values if value > old and value not in gone]
        if stays and stays[0] % old == 0:
            races.append(Race(old, stays[0]))
    return tuple(races)


def chip_race_sheets(
    t: Tournament,
    name: Name,
    now: datetime,
    paper: str = "a4",
    rounding: Rounding = "half up",
) -> Document:
    """A side for each table and each chip that leaves play."""
    races = next_races(t, now)
    blocks: list[Block] = []
    for race in races:
        table_of_odd = _odd_chips(race, t.structure.seats or 10, rounding)
        for table in t.tables:
            blocks += [*_side(t, table, race, name, now, rounding), *table_of_odd]
    if not blocks:
        why = say("no players are seated") if races else say("no color-ups are left")
        blocks = [Heading(say("Chip race"), above=t.name), Points((why,))]
    return Document(say("Chip race: {event}", event=t.name), paper, tuple(blocks))


def _side(
    t: Tournament, table: int, race: Race, name: Name, now: datetime, rounding: Rounding
) -> Iterator[Block]:
    title = say("Table {table}: chip race", table=table)
    yield Heading(title, above=t.name, beside=moment(now), begins=True)
    colours = {chip.value: chip.colour for chip in t.structure.chip_set}
    figures = [
        Figure(say("Color up"), _chip(race.old, colours)),
        Figure(say("Raced for"), _chip(race.new, colours)),
        Figure(say("Exchange directly"), say("{count} for 1", count=race.new // race.old)),
    ]
    raced = _raced(t, table, race, rounding)
    if raced:
        figures.append(Figure(say("Chips to race for"), str(raced.new_chips)))
    yield Figures(tuple(figures))
    yield _written_form(t, table, race, name) if raced is None else _done(t, table, raced, name)
    yield Points((*([_counted()] if raced else []), *_rules()))
    yield Written((say("Raced by:"), say("Chips removed:"), say("Chips issued:")))


def _counted() -> str:
    return say("Based on the last chip counts. If the stacks have changed, race by hand.")


def _rules() -> tuple[str, ...]:
    """How it goes (TDA 24-A)."""
    return (
        say("Deal one card for each odd chip, from seat 1, all of a player’s cards at once."),
        say(
            "The highest cards win one chip each, no player more than one. {suits}", suits=_suits()
        ),
        say("Nobody busts in a race: a player left without a chip keeps one."),
    )


def _suits() -> str:
    """The order of the suits, which no end of a line parts."""
    return say("Suits rank ♠, ♥, ♦, ♣.").replace(" ", "\N{NO-BREAK SPACE}")


def _chip(value: int, colours: dict[int, str]) -> str:
    colour = colours.get(value, "")
    return f"T{chips(value)} ({colour})" if colour else f"T{chips(value)}"


def _written_form(t: Tournament, table: int, race: Race, name: Name) -> Form:
    """To be filled in at the table."""
    sitters = t.sitters[table]
    rows = [
        Row((str(seat), name(t.entries[sitters[seat]].player) if seat in sitters else ""))
        for seat in range(1, t.size(table) + 1)
    ]
    rows.append(Row(("", say("Total")), is_sum=True))
    boxes = (
        f"T{chips(race.old)}",
        say("= T{new}", new=chips(race.new)),
        say("Odd"),
        say("Cards"),
        say("Wins"),
    )
    return Form((Column(say("Seat")), Column(say("Player"), figures=False)), tuple(rows), boxes)


def _raced(t: Tournament, table: int, race: Race, rounding: Rounding) -> ChipRace | None:
    """The race of a table whose stacks are all counted; the same sheet has the same cards."""
    old, new = race
    stacks = {seat: t.stacks.get(entry) for seat, entry in t.sitters[table].items()}
    racers = []
    for seat, stack in sorted(stacks.items()):
        if stack is None or stack % old:
            return None
        odd = stack % new // old
        racers.append(Racer(seat, odd, stack - odd * old))
    try:
        cards = dealt_for_race(racers, old, new, f"{t.name}, table {table}, T{old}")
        return chip_race(racers, old, new, cards, rounding=rounding)
    except NotPossible:
        return None


def _done(t: Tournament, table: int, raced: ChipRace, name: Name) -> Form:
    """Odd chips, cards and what each gets; the stack after it is written down."""
    columns = (
        Column(say("Seat")),
        Column(say("Player"), figures=False),
        Column(say("Odd")),
        Column(say("Cards")),
        Column(say("Wins")),
        Column(say("New stack")),
    )
    rows, stacks = [], 0
    for one in raced.racers:
        cards = " ".join([with_suit_sign(card) for card in one.cards])
        player = name(t.entries[t.sitters[table][one.seat]].player)
        won, stack = str(one.won + one.kept or "–"), one.stack or 0
        stacks += stack
        odd = str(len(one.cards) or "–")
        rows.append(Row((str(one.seat), player, odd, cards, won, chips(stack))))
    all_odd = sum(len(one.cards) for one in raced.racers)
    all_won = sum(one.won + one.kept for one in raced.racers)
    total = ("", say("Total"), str(all_odd or "–"), "", str(all_won or "–"), chips(stacks))
    rows.append(Row(total, is_sum=True))
    return Form(columns, tuple(rows), (say("Given"),))


def _odd_chips(race: Race, seats: int, rounding: Rounding) -> tuple[Block, ...]:
    """How many new chips are raced for, by how many odd ones a table has together."""
    most = min((race.new // race.old - 1) * seats, 52)
    counts = [_count(race, odd, rounding) for odd in range(1, most + 1)]
    rows: list[tuple[int, int, int]] = []
    for odd, count in enumerate(counts, start=1):
        if rows and rows[-1][2] == count:
            rows[-1] = rows[-1][0], odd, count
        else:
            rows.append((odd, odd, count))
    said = [f"{first}–{last}" if last > first else str(first) for first, last, _ in rows]
    return (
        Section(say("Total odd chips, and chips raced for")),
        Grid(
            (Column(say("Odd")), *[Column(text) for text in said]),
            (Row((say("Chips"), *[str(count) for *_, count in rows])),),
        ),
    )


def _count(race: Race, odd: int, rounding: Rounding) -> int:
    """Of new chips that so many old ones are raced for."""
    racers = [Racer(seat, 1, race.new) for seat in range(1, odd + 1)]
    cards = dealt_for_race(racers, *race, "any")
    return chip_race(racers, *race, cards, rounding=rounding).new_chips


def no_race(t: Tournament, now: datetime) -> str | None:
    """Why no chips are raced."""
    if not next_races(t, now):
        return say("no color-ups are left")
    return None if t.seats else say("no players are seated")
