"""The structure sheet of an event: what is pinned to the wall and handed to the players."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import NamedTuple

from director.engine.games.library import Library
from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, InColumns, Row
from director.reports.blocks.text import Heading, Points, Prose, Section
from director.reports.documents import Block, Document
from director.reports.event_sheets.structures.event_terms import moment_in_words, terms
from director.reports.event_sheets.structures.places_paid import places_paid
from director.reports.event_sheets.structures.structure_breaks import length_in_words
from director.reports.event_sheets.structures.structure_games import (
    game_named,
    games_on_paper,
    one_game,
    played_otherwise,
    rare_games,
)
from director.reports.event_sheets.structures.structure_levels import level_grids, opening
from director.tournament.clock.between_levels import occasions
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.schedule import begins, expected_end
from director.tournament.structure.structure import Structure
from director.translation import chips, say
from director.views.clock.times import weekday_and_day
from director.views.event_games import library_of


class Costs(NamedTuple):
    """What an entry costs and what the places are paid, in words."""

    prices: tuple[Figure, ...] = ()
    prizes: tuple[Row, ...] = ()
    """A place, or several that are paid alike, and the prize."""


NO_COSTS = Costs()
"""Of a structure by itself."""

_PRIZES_BESIDE, _NARROW_ENOUGH = 27, 9
"""So many prizes stand beside the levels, where those have no more columns."""


def structure_sheet(
    structure: Structure,
    library: Library,
    paper: str = "letter",
    logo: str = "",
    entries: int = 0,
    money: Costs = NO_COSTS,
) -> Document:
    """The sheet of a structure, with its games by name and its levels and breaks in their order.

    `logo` is where the picture of the series lies; empty for none. With `entries` it says when the
    event is likely to end; `money` says what an entry costs and what the places are paid.
    """
    library = library_of(structure, library)
    rules = (
        *played_otherwise(structure, library),
        *terms(structure, lambda name: game_named(structure, library, name)),
        *places_paid(structure),
    )
    game = tuple(one_game(structure, library))
    blocks: list[Block] = [
        Heading(structure.name, structure.series, _when(structure), logo),
        Figures(
            (
                *game,
                *_figures(structure),
                *_late(structure),
                *_likely_end(structure, entries),
            )
        ),
        *([Figures(money.prices)] if money.prices else []),
        *([] if game else games_on_paper(structure, library)),
        *_with_prizes(level_grids(structure, library), money.prizes),
    ]
    if any(opening(structure, level) for level in structure.levels):
        words = say("Call and raise: for the first player to enter the pot after the blinds.")
        blocks.append(Prose(words))
    if rules:
        blocks += [Section(say("Rules of this event")), Points(rules)]
    rare = tuple(rare_games(structure, library))
    return Document(
        structure.name, paper, tuple(blocks), if_room=(rare,) if rare else (), hangs=True
    )


def _when(structure: Structure) -> str:
    day = structure.day
    parts = (
        weekday_and_day(day) if day else "",
        time_as_text(structure.starts) if structure.starts else "",
        structure.zone,
    )
    return " ".join(part for part in parts if part)


def _figures(structure: Structure) -> tuple[Figure, ...]:
    figures = [Figure(say("Starting chips"), chips(structure.starting_chips))]
    lammers, turning = structure.lammers, structure.rotation
    if lammers:
        worth = say("{count} × T{value}", count=lammers.count, value=chips(lammers.value))
        figures.append(Figure(say("Lammers"), worth))
    if structure.seats_stated:
        figures.append(Figure(say("Players per table"), str(structure.seats)))
    lengths = {length_in_words(structure, level) for level in structure.levels}
    if len(lengths) == 1:
        figures.append(Figure(say("Levels"), lengths.pop()))
    if turning and (change := _change_of_games(turning)):
        figures.append(Figure(say("Games change"), change))
    elif turning and turning.kind == "by level":
        figures.append(Figure(say("Games change"), say("with the level")))
    if structure.pay_table:
        figures.append(Figure(say("Prizes by"), structure.pay_table))
    return tuple(figures)


def _late(structure: Structure) -> Iterator[Figure]:
    """Until when people can enter late: on the clock, where the start is known."""
    if structure.late_registration is None:
        return
    until = [
        time_as_text(at)
        for number, at in enumerate(begins(structure))
        if at and "late registration ends" in occasions(structure, number)
    ] or [moment_in_words(structure.late_registration.until)]
    yield Figure(say("Late registration"), say("until {time}", time=until[0]))


def _likely_end(structure: Structure, entries: int) -> Iterator[Figure]:
    """When so many entries are likely to be done, where the start and all lengths are known."""
    ending = expected_end(structure, entries) if entries else None
    at = begins(structure)[ending.step] if ending else None
    if ending and at:
        end = (datetime.combine(date.min, at) + structure.lengths[ending.step]).time()
        words = say("{time}, {count} entries", time=time_as_text(end), count=entries)
        yield Figure(say("Likely end"), words)


def _change_of_games(turning: Rotation) -> str:
    """After how long the next game comes; empty where the rotation does not say."""
    for unit, (one, several) in _UNITS.items():
        if count := getattr(turning, unit):
            return say(one) if count == 1 else say(several, count=count)
    return ""


_UNITS = {
    "hands": ("every hand", "every {count} hands"),
    "orbits": ("every orbit", "every {count} orbits"),
    "levels": ("every level", "every {count} levels"),
    "minutes": ("every minute", "every {count} minutes"),
}
"""What a rotation is counted in, and what is said of one and of several."""


def _with_prizes(
    schedule: Sequence[Grid | Beside], prizes: tuple[Row, ...]
) -> Iterator[Grid | Beside | Section | InColumns]:
    """The levels with the prizes beside them, or below where there is no room."""
    if not prizes:
        yield from schedule
        return
    columns = (Column(say("Place"), over=say("Prizes")), Column(say("Prize"), over=say("Prizes")))
    match list(schedule):
        case [Grid() as one] if (
            len(one.columns) <= _NARROW_ENOUGH and len(prizes) <= _PRIZES_BESIDE
        ):
            yield Beside((one, Grid(columns, prizes)))
            return
    yield from schedule
    yield Section(say("Prizes"))
    yield InColumns(Grid((Column(say("Place")), Column(say("Prize"))), prizes))
