"""Reads a structure from a form and writes it back: the same form in files and in the log."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from director.engine.games.library import Library
from director.files.colors import why_no_color
from director.files.forms import FileWrong, Form, load_form, nearest, no_such, read_form
from director.files.toml_text import toml_text
from director.tournament.chips.chip_set import Chip, worth
from director.tournament.entries.terms import (
    ON_BUST,
    REDEMPTIONS,
    AddOns,
    Bounties,
    LammerTerms,
    LateRegistration,
    Rebuys,
    ReEntries,
    Shootout,
)
from director.tournament.structure.big_blind_antes import POSTERS, BigBlindAnte
from director.tournament.structure.called_games import with_ids
from director.tournament.structure.games_on_sheet import BETTINGS, GameOnSheet
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.stakes import StakesClass
from director.tournament.structure.step_forms import read_rotation, read_step, step_as_data
from director.tournament.structure.structure import (
    BALANCING,
    BUTTONS,
    CHIP_RACES,
    IN_FULL,
    ODD_CHIPS,
    PUBLIC_NAMES,
    USUAL_SEATS,
    Expected,
    FinalTable,
    FloorRules,
    Level,
    Structure,
)
from director.tournament.structure.toml_parts import (
    Choices,
    part_as_data,
    plain,
    read_day_under,
    read_moment_under,
    read_part,
    read_part_under,
    read_time_under,
)
from director.tournament.teams.state import Teams
from director.translation import chips, say

MOST_SEATS = 30
"""At a table; more is a slip of the pen."""

_TEXTS = tuple([one.name for one in fields(Structure) if one.type is str and one.default == ""])
"""The lines of text that a sheet may have: whatever the structure declares as one."""

_FIRST = ("name", "series", "source", "day", "starts", "zone", "starting_chips", "pay_table")
_HEAD = (*_FIRST, *[text for text in _TEXTS if text not in _FIRST])
"""What stands before all tables in a file, in this order."""


_PARTS: dict[str, tuple[Any, Choices]] = {
    "lammers": (LammerTerms, {"redeemed": REDEMPTIONS, "on_bust": ON_BUST}),
    "rebuys": (Rebuys, {}),
    "re_entries": (ReEntries, {}),
    "add_ons": (AddOns, {}),
    "bounties": (Bounties, {}),
    "shootout": (Shootout, {}),
    "big_blind_ante": (BigBlindAnte, {"poster": POSTERS}),
    "final_table": (FinalTable, {}),
    "teams": (Teams, {}),
    "special": (Specials, {}),
    "expected": (Expected, {}),
}
"""The parts that a sheet may have or not, by the names of their tables in the file."""

_FLOOR_CHOICES = {
    "balancing": BALANCING,
    "chip_race": CHIP_RACES,
    "odd_chips": ODD_CHIPS,
    "button": BUTTONS,
}


def load_structure(path: Path, library: Library | None = None) -> Structure:
    """The structure of a file. Raises FileWrong with everything that is wrong with it.

    With a library its games may be called by any of their names, and are known by their ids.
    """
    return _sound(with_ids(load_form(path), library), path.name)


def structure_from_text(text: str, file: str) -> Structure:
    """The structure of a file's text. Raises FileWrong with everything that is wrong with it."""
    return _sound(read_form(text, file), file)


def structure_from_data(data: dict[str, Any]) -> Structure:
    """The structure that `structure_as_data` wrote. Raises FileWrong where it is damaged."""
    return _sound(Form(data, []), say("the structure in the log"))


def structure_as_text(structure: Structure, comment: str = "") -> str:
    """A structure as the text of its file, with a comment of one line at the top."""
    return toml_text(structure_as_data(structure), comment or structure.name)


def read_structure(form: Form) -> Structure:
    """The structure of a form; what is wrong is noted in the form's faults."""
    games = tuple(
        read_part(game, GameOnSheet, {"betting": BETTINGS}) for game in form.forms("game")
    )
    if not games:
        form.fault("game", say("is missing: name at least one game"))
    classes = tuple(read_part(one, StakesClass) for one in form.forms("stakes_class"))
    steps = tuple(read_step(step, classes) for step in form.forms("level"))
    if not any(isinstance(step, Level) for step in steps):
        form.fault("level", say("is missing: a structure needs at least one playing level"))
    turning = form.part("rotation")
    late = form.part("late_registration")
    floor = read_part_under(form, "floor_rules", FloorRules, _FLOOR_CHOICES)
    parts: dict[str, Any] = {
        key: read_part_under(form, key, kind, choices) for key, (kind, choices) in _PARTS.items()
    }
    parts |= {text: form.text(text, "") for text in _TEXTS}
    if why := why_no_color(parts["color"]):
        form.fault("color", why)
    form.check_choice("public_names", parts["public_names"] or IN_FULL, PUBLIC_NAMES)
    structure = Structure(
        name=form.text("name"),
        day=read_day_under(form, "day"),
        starts=read_time_under(form, "starts"),
        starting_chips=form.whole("starting_chips", least=1),
        seats=form.whole("seats", USUAL_SEATS, least=2, most=MOST_SEATS),
        seats_stated="seats" in form,
        games=games,
        stakes_classes=classes,
        chip_set=tuple(read_part(chip, Chip) for chip in form.forms("chip")),
        rotation=None if turning is None else read_rotation(turning),
        late_registration=None if late is None else _late_registration(late),
        floor_rules=floor or FloorRules(),
        notes=form.texts("notes"),
        papers=form.texts("papers"),
        steps=steps,
        **parts,
    )
    form.finish()
    for place, message in _contradictions(structure):
        form.fault(place, message)
    return structure


def structure_as_data(structure: Structure) -> dict[str, Any]:
    """A structure in the form of its file; what the sheet leaves out is left out."""
    head = {key: getattr(structure, key) for key in _HEAD}
    data = {key: plain(value) for key, value in head.items() if value or key == "name"}
    if structure.seats_stated:
        data["seats"] = structure.seats
    for key in ("notes", "papers"):
        if texts := getattr(structure, key):
            data[key] = list(texts)
    lists: dict[str, list[dict[str, Any]]] = {
        "chip": [part_as_data(chip) for chip in structure.chip_set],
        "stakes_class": [part_as_data(one) for one in structure.stakes_classes],
        "game": [part_as_data(game) for game in structure.games],
        "level": [step_as_data(step) for step in structure.steps],
    }
    data |= {key: rows for key, rows in lists.items() if rows}
    for key in ("rotation", "late_registration", *_PARTS):
        part = getattr(structure, key)
        if part is not None:
            data[key] = part_as_data(part)
    if structure.floor_rules != FloorRules():
        data["floor_rules"] = part_as_data(structure.floor_rules)
    return data


def _sound(form: Form, file: str) -> Structure:
    structure = read_structure(form)
    if form.faults:
        raise FileWrong(file, form.faults)
    return structure


def _late_registration(form: Form) -> LateRegistration:
    until = read_moment_under(form, "until")
    if "until" not in form:
        form.missing("until", say("a moment such as 'end of break 1'"))
    late = LateRegistration(until or Moment("end", "break", "1"), form.flag("or_later"))
    form.finish()
    return late


def _contradictions(structure: Structure) -> Iterator[tuple[str, str]]:
    """Where one part of a structure names what another part does not have: place and sentence."""
    yield from _unknown_games(structure)
    yield from _unknown_classes(structure)
    for place, moment in moments_of(structure).items():
        if moment and structure.place_of(moment) is None:
            yield place, say("there is no {step} {label}", step=moment.step, label=moment.label)
    if structure.chip_set and worth(structure.chip_set) not in (0, structure.starting_chips):
        stack = chips(worth(structure.chip_set))
        yield "chip", say("a starting stack of these chips is {stack}", stack=stack)


def _unknown_games(structure: Structure) -> Iterator[tuple[str, str]]:
    named: list[tuple[str, str]] = []
    if structure.rotation:
        named += _games_named(structure.rotation, "rotation")
    for number, step in enumerate(structure.steps, start=1):
        if isinstance(step, Level):
            place = f"level[{number}]"
            named += [(f"{place}.game", step.game)] if step.game else []
            named += _games_named(step.rotation, f"{place}.rotation") if step.rotation else []
            by_level = structure.rotation and structure.rotation.kind == "by level"
            if by_level and not step.game and len(structure.games) > 1:
                yield f"{place}.game", say("is missing: the rotation is by level")
    for place, name in named:
        if structure.game(name) is None:
            yield place, _no_such_game(structure, name)


def _no_such_game(structure: Structure, name: str) -> str:
    ways = [structure.name_of(game) for game in structure.games if game.id == name]
    if ways:
        return say("say which: {ways}", ways=", ".join(f"“{way}”" for way in ways))
    here = [structure.name_of(game) for game in structure.games]
    if near := nearest(name, here):
        words = "“{game}” is not among the games of this event; did you mean “{near}”?"
        return say(words, game=name, near=near)
    return say("“{game}” is not among the games of this event", game=name)


def _games_named(rotation: Rotation, place: str) -> list[tuple[str, str]]:
    named = [(f"{place}.order", game) for game in rotation.order]
    named += [(f"{place}.tables", game) for table in rotation.tables for game in table]
    named += [(f"{place}.at_final_table", game) for game in (rotation.at_final_table,) if game]
    return named


def _unknown_classes(structure: Structure) -> Iterator[tuple[str, str]]:
    known = [one.id for one in structure.stakes_classes]
    for number, game in enumerate(structure.games, start=1):
        if game.stakes and game.stakes not in known:
            yield f"game[{number}].stakes", no_such("class of stakes", game.stakes, known)
    asked = {game.stakes for game in structure.games if game.stakes}
    for number, step in enumerate(structure.steps, start=1):
        if isinstance(step, Level) and step.sets:
            for missing in sorted(asked & set(known) - {one.of for one in step.sets}):
                yield f"level[{number}].{missing}", say("is missing: the stakes of this class")


def moments_of(structure: Structure) -> Mapping[str, Moment | None]:
    """The moments that a structure names, by their places."""
    lammers, rebuys = structure.lammers, structure.rebuys
    add_ons, late = structure.add_ons, structure.late_registration
    return {
        "lammers.until": lammers.until if lammers else None,
        "rebuys.until": rebuys.until if rebuys else None,
        "re_entries.until": structure.re_entries.until if structure.re_entries else None,
        "add_ons.at": add_ons.at if add_ons else None,
        "late_registration.until": late.until if late else None,
    }
