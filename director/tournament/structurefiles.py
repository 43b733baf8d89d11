"""Reads a structure from a form and writes it back: the same form in files and in the log."""

from pathlib import Path
from typing import Any

from director.forms import FileWrong, Form, load_form
from director.tournament.structures import (
    BETTINGS,
    Break,
    FinalTable,
    GameOnSheet,
    Level,
    Rotation,
    Stakes,
    Step,
    Structure,
)
from director.words import say


def load_structure(path: Path) -> Structure:
    """The structure of a file. Raises FileWrong with everything that is wrong with it."""
    form = load_form(path)
    structure = read_structure(form)
    if form.faults:
        raise FileWrong(path.name, form.faults)
    return structure


def structure_from_data(data: dict[str, Any]) -> Structure:
    """The structure that `structure_as_data` wrote. Raises FileWrong where it is damaged."""
    form = Form(data, [])
    structure = read_structure(form)
    if form.faults:
        raise FileWrong(say("the structure in the log"), form.faults)
    return structure


def read_structure(form: Form) -> Structure:
    """The structure of a form; what is wrong is noted in the form's faults."""
    games = tuple(_game(game) for game in form.forms("game"))
    if not games:
        form.fault("game", say("is missing: name at least one game"))
    steps = tuple(_step(step) for step in form.forms("level"))
    if not any(isinstance(step, Level) for step in steps):
        form.fault("level", say("is missing: a structure needs at least one playing level"))
    structure = Structure(
        name=form.text("name"),
        series=form.text("series", ""),
        starting_chips=form.whole("starting_chips", least=1),
        seats=form.whole("seats", least=2),
        games=games,
        rotation=_rotation(form, games),
        final_table=_final_table(form),
        notes=form.texts("notes"),
        steps=steps,
    )
    form.finish()
    return structure


def structure_as_data(structure: Structure) -> dict[str, Any]:
    """A structure in the form of its file; what the sheet leaves out is left out."""
    data: dict[str, Any] = {
        "name": structure.name,
        "series": structure.series,
        "starting_chips": structure.starting_chips,
        "seats": structure.seats,
        "notes": list(structure.notes),
        "game": [game._asdict() for game in structure.games],
        "level": [_step_as_data(step) for step in structure.steps],
    }
    if structure.rotation:
        data["rotation"] = {
            "hands": structure.rotation.hands,
            "order": list(structure.rotation.order),
        }
    if structure.final_table:
        data["final_table"] = structure.final_table._asdict()
    return data


def _game(form: Form) -> GameOnSheet:
    game = GameOnSheet(form.text("id"), form.choice("betting", BETTINGS, "limit"))
    form.finish()
    return game


def _rotation(form: Form, games: tuple[GameOnSheet, ...]) -> Rotation | None:
    if "rotation" not in form:
        form.leave("rotation")
        return None
    inside = form.form("rotation")
    known = tuple(game.id for game in games)
    rotation = Rotation(hands=inside.whole("hands", least=1), order=inside.texts("order", known))
    for game in rotation.order:
        if game not in known:
            inside.fault("order", say("'{game}' is not among the games of this event", game=game))
    inside.finish()
    return rotation


def _final_table(form: Form) -> FinalTable | None:
    if "final_table" not in form:
        form.leave("final_table")
        return None
    inside = form.form("final_table")
    table = FinalTable(redraw=inside.flag("redraw"), break_minutes=inside.whole("break_minutes", 0))
    inside.finish()
    return table


def _step(form: Form) -> Step:
    step: Step
    if "break" in form:
        step = Break(minutes=form.whole("break", least=1), remove=form.wholes("remove"))
    else:
        stakes = Stakes(*(form.whole(bet, 0) for bet in Stakes._fields))
        step = Level(
            label=form.text("label"), minutes=form.whole("minutes", least=1), stakes=stakes
        )
    form.finish()
    return step


def _step_as_data(step: Step) -> dict[str, Any]:
    if isinstance(step, Break):
        return {"break": step.minutes} | ({"remove": list(step.remove)} if step.remove else {})
    stakes = {bet: amount for bet, amount in step.stakes._asdict().items() if amount}
    return {"label": step.label, "minutes": step.minutes} | stakes
