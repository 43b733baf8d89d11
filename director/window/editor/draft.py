"""A structure while it is written: everything as typed, right or wrong, and what the model says.

A draft is a value in the form of its file. What no field can express lies in it untouched.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from director.engine.games.library import Library
from director.files.forms import Fault, Form
from director.files.toml_text import toml_text
from director.tournament.structure.called_games import with_ids
from director.tournament.structure.checks import Concern, at_odds, concerns
from director.tournament.structure.files import read_structure, structure_as_data
from director.tournament.structure.step_forms import step_as_data
from director.tournament.structure.structure import Step, Structure
from director.window.drafts.typed_values import needed

Row = dict[str, Any]
"""A level, a break, a change or an end of day, in the form of its file."""

_STEP = re.compile(r"level\[(\d+)\]\.?(.*)")

NEW: dict[str, Any] = {
    "starting_chips": 10000,
    "seats": 9,
    "game": [{"id": "texas-holdem", "betting": "no-limit"}],
    "level": [{"label": "1", "minutes": 20}],
}
"""What somebody begins with who begins with nothing."""


@dataclass(frozen=True)
class Draft:
    """What has been typed so far."""

    data: Mapping[str, Any]

    @property
    def rows(self) -> list[Row]:
        """The steps, in their order."""
        rows = self.data.get("level")
        return [one for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []

    @property
    def classes(self) -> list[tuple[str, str]]:
        """The classes of stakes: the id and the title of each."""
        rows = self.data.get("stakes_class")
        return [
            (str(one.get("id", "")), str(one.get("title", "")))
            for one in (rows if isinstance(rows, list) else [])
            if isinstance(one, dict) and one.get("id")
        ]

    @property
    def games(self) -> list[Row]:
        """The games, in their order."""
        rows = self.data.get("game")
        return [one for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []

    @property
    def name(self) -> str:
        """What it is called so far."""
        return str(self.data.get("name", ""))

    def with_rows(self, rows: Collection[Row]) -> "Draft":
        """The same with other steps."""
        return replace(self, data={**self.data, "level": list(rows)})

    @property
    def text(self) -> str:
        """The text of its file."""
        return toml_text(self.data, self.name)


@dataclass(frozen=True)
class Verdict:
    """What the model says of a draft."""

    structure: Structure | None
    """None while something is wrong."""
    faults: tuple[Fault, ...]
    concerns: tuple[Concern, ...]

    @cached_property
    def sentences(self) -> Mapping[str, str]:
        """What is wrong, by its place in the file."""
        by_place: dict[str, str] = {}
        for fault in self.faults:
            by_place.setdefault(fault.place, fault.message)
        return by_place

    @cached_property
    def steps(self) -> Mapping[int, Mapping[str, str]]:
        """What is wrong with each step, counted from 0, by its keys."""
        found: dict[int, dict[str, str]] = {}
        for place, message in self.sentences.items():
            if step := step_of(place):
                found.setdefault(step[0], {})[step[1]] = message
        return found


def step_of(place: str) -> tuple[int, str] | None:
    """The step that a place of the file means, counted from 0, and the key in it.

    >>> step_of("level[3].limit.small_bet"), step_of("rebuys.price")
    ((2, 'limit.small_bet'), None)
    """
    match = _STEP.fullmatch(place)
    return (int(match[1]) - 1, match[2]) if match else None


def verdict(draft: Draft, library: Library, known_tables: Collection[str] | None = None) -> Verdict:
    """What the model says of a draft; what no file of a game or pay table has is wrong too."""
    faults: list[Fault] = []
    form = with_ids(Form(draft.data, faults), library)
    structure = read_structure(form)
    for place, message in at_odds(structure, library, known_tables):
        form.fault(place, message)
    if faults:
        return Verdict(None, tuple([needed(one, draft.data) for one in faults]), ())
    return Verdict(structure, (), concerns(structure))


def draft_of(structure: Structure, name: str = "") -> Draft:
    """The draft of a structure that stands, under a new name where one is given."""
    data = structure_as_data(structure)
    return Draft({**data, "name": name} if name else data)


def rows_of(steps: Collection[Step]) -> list[Row]:
    """Steps in the form of their file."""
    return [step_as_data(step) for step in steps]
