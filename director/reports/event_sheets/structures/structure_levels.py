"""The levels and breaks of a structure in their order, as a grid: a column for each of the bets."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from director.engine.games.library import Library
from director.reports.blocks.figures import Beside, Column, Grid, Row
from director.reports.event_sheets.structures.structure_breaks import (
    begins_with,
    ends_with,
    length_in_words,
    what_happens,
)
from director.reports.event_sheets.structures.structure_games import games_in_short
from director.tournament.clock.between_levels import betting_after
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.schedule import begins
from director.tournament.structure.stakes import OpeningRaise, Stakes, opening_raise
from director.tournament.structure.structure import Break, Level, Step, Structure
from director.translation import capital, chips, say

_BETS = {
    "small_blind": "Small",
    "big_blind": "Big",
    "ante": "Ante",
    "bring_in": "Bring-in",
    "small_bet": "Small",
    "big_bet": "Big",
}
_OVER = {
    "small_blind": "Blinds",
    "big_blind": "Blinds",
    "small_bet": "Limits",
    "big_bet": "Limits",
}
_PAIRS = {
    "Blinds": ("small_blind", "big_blind"),
    "Ante": ("ante",),
    "Bring-in": ("bring_in",),
    "Limits": ("small_bet", "big_bet"),
}
_RAISES = {"call": "Call", "least": "Raise from", "most": "to"}
_ANTES = {"big blind": "BB ante", "button": "Button ante"}
_NONE = "–"
_LONG, _NARROW = 32, 6
"""More rows than these with no more columns than these are set side by side."""


class Filled(NamedTuple):
    """A column of the levels, and what stands in it."""

    column: Column
    cell: Callable[[Level], str]


def level_grids(structure: Structure, library: Library) -> tuple[Grid | Beside, ...]:
    """Levels and breaks in their order: in two grids where the betting changes or they are many."""
    changes = [n for n in range(len(structure.steps)) if betting_after(structure, n)]
    whole = _levels(structure, library, range(len(structure.steps)))
    if changes:
        half = changes[0] + 1
    elif len(whole.rows) > _LONG and len(whole.columns) <= _NARROW:
        half = _middle(structure)
    else:
        return (whole,)
    parts = (range(half), range(half, len(structure.steps)))
    grids = tuple(_levels(structure, library, part) for part in parts)
    return (Beside(grids),) if len(whole.rows) > _LONG else grids


def _middle(structure: Structure) -> int:
    """Behind the break that is nearest to the middle, so that both halves have about as much."""
    breaks = [n + 1 for n, step in enumerate(structure.steps[:-1]) if isinstance(step, Break)]
    middle = len(structure.steps) / 2
    return min(breaks, key=lambda place: abs(place - middle), default=round(middle))


def _levels(structure: Structure, library: Library, part: range) -> Grid:
    """A part of the steps in their order; a bet that no level has gets no column."""
    steps = [(number, structure.steps[number]) for number in part]
    levels = [step for _, step in steps if isinstance(step, Level)]
    filled = tuple(level_columns(structure, library, levels))
    times = begins(structure)
    has_times = all(times[number] for number, step in steps if isinstance(step, Level))

    def row(number: int, step: Step) -> Row:
        at = times[number]
        told = time_as_text(at) if at and has_times else ""
        if isinstance(step, Level):
            cells = tuple(one.cell(step) for one in filled)
            return Row((cells[0], told, *cells[1:])) if has_times else Row(cells)
        words = " – ".join(
            [*what_happens(structure, library, number, step), *ends_with(structure, number)]
        )
        return Row((f"{told} {words}".strip(),))

    def rows() -> Iterator[Row]:
        for number, step in steps:
            if isinstance(step, Level) and (ends := list(begins_with(structure, number))):
                at = times[number]
                told = time_as_text(at) if at and has_times else ""
                yield Row((capital(f"{told} {' – '.join(ends)}".strip()),))
            yield row(number, step)

    first, *others = (one.column for one in filled)
    columns = [first, Column(say("Time")), *others] if has_times else [first, *others]
    return Grid(tuple(columns), tuple(rows()))


def level_columns(
    structure: Structure, library: Library, levels: Sequence[Level]
) -> Iterator[Filled]:
    """The label of a level, its length and game where they differ, and each of its bets."""
    yield Filled(Column(say("Level"), figures=False), lambda level: level.label)
    if len({length_in_words(structure, level) for level in levels}) > 1:
        if all(level.is_timed for level in levels):
            yield Filled(Column(say("Min.")), lambda level: str(level.minutes))
        else:
            yield Filled(
                Column(say("Length"), figures=False),
                lambda level: length_in_words(structure, level),
            )
    if len({games_in_short(structure, library, level) for level in levels}) > 1:
        yield Filled(
            Column(say("Game"), figures=False),
            lambda level: games_in_short(structure, library, level),
        )
    for bet in Stakes._fields:
        if bet == "big_blind_ante":
            yield from _one_antes(structure, levels)
        elif any(getattr(level.stakes, bet) for level in levels):
            column = Column(say(_BETS[bet]), over=say(_OVER.get(bet, "")))
            yield Filled(column, _bet(bet))
    if any(opening(structure, level) for level in levels):
        for part, title in _RAISES.items():
            yield Filled(Column(say(title)), _raise(structure, part))
    for one in structure.stakes_classes:
        for title, bets in _PAIRS.items():
            if any(getattr(_set(level, one.id), bet) for level in levels for bet in bets):
                yield Filled(Column(say(title), over=one.title), _pair(one.id, bets))
        yield from _one_antes(structure, levels, one.id, one.title)


def _one_antes(
    structure: Structure, levels: Sequence[Level], class_id: str = "", over: str = ""
) -> Iterator[Filled]:
    """The one ante of a table, in a column for each who posts it."""

    def posted(by: str, level: Level) -> int:
        here = structure.ante_poster(level) == by
        return (_set(level, class_id) if class_id else level.stakes).big_blind_ante * here

    for poster, title in _ANTES.items():
        amount = partial(posted, poster)
        if any(amount(level) for level in levels):
            yield Filled(Column(say(title), over=over), _amount_of(amount))


def _amount_of(amount: Callable[[Level], int]) -> Callable[[Level], str]:
    return lambda level: _amount(amount(level))


def _bet(bet: str) -> Callable[[Level], str]:
    return lambda level: _amount(getattr(level.stakes, bet))


def _raise(structure: Structure, part: str) -> Callable[[Level], str]:
    return lambda level: _amount(getattr(opening(structure, level), part, 0))


def _pair(class_id: str, bets: tuple[str, ...]) -> Callable[[Level], str]:
    """The bets of a class that go together in one cell: "50–100"."""

    def cell(level: Level) -> str:
        amounts = [getattr(_set(level, class_id), bet) for bet in bets]
        return "–".join(chips(amount) for amount in amounts) if any(amounts) else _NONE

    return cell


def _set(level: Level, class_id: str) -> Stakes:
    return next((one.stakes for one in level.sets if one.of == class_id), level.stakes)


def _amount(amount: int) -> str:
    return chips(amount) if amount else _NONE


def opening(structure: Structure, level: Level) -> OpeningRaise | None:
    """What the first to enter a pot may do, where all games of the level say the same."""
    bettings = {game.betting for game in structure.games_at(level)}
    return opening_raise(level.stakes, bettings.pop()) if len(bettings) == 1 else None
