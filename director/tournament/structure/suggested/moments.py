"""Moments that a sheet names, "end of level 12", where another schedule has no such level."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from director.tournament.structure.files import moments_of
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Level, Step, Structure


class Moved(NamedTuple):
    """A moment that the sheet names and the schedule no longer has, and what takes its place."""

    place: str
    """The key in the file: `lammers.until`."""
    old: Moment
    new: Moment


def moved_moments(structure: Structure, steps: tuple[Step, ...]) -> Iterator[Moved]:
    """The moments that the sheet names and these steps do not have, each with the nearest."""
    new = replace(structure, steps=steps)
    for place, moment in moments_of(structure).items():
        if moment is None or new.place_of(moment) is not None:
            continue
        over = structure.place_of(moment)
        if over is None:
            continue  # the sheet has not got it either
        levels = sum(isinstance(step, Level) for step in structure.steps[:over])
        share = levels / max(1, len(structure.levels))
        number = min(len(new.levels), max(1, round(share * len(new.levels))))
        yield Moved(place, moment, Moment(moment.edge, "level", new.levels[number - 1].label))


def with_moments(structure: Structure, moved: Sequence[Moved]) -> Structure:
    """The structure with these moments in the place of the old ones."""
    for one in moved:
        part, _, key = one.place.partition(".")
        terms: Any = getattr(structure, part)
        changes: Any = {key: one.new}
        named = terms._replace(**changes) if hasattr(terms, "_replace") else None
        changed: Any = {part: named or replace(terms, **changes)}
        structure = replace(structure, **changed)
    return structure
