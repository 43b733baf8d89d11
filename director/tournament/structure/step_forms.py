"""Reads the levels, breaks, changes and ends of day of a structure, and writes them back."""

from collections.abc import Sequence
from typing import Any

from director.files.forms import Form
from director.files.limits import HIGHEST
from director.tournament.structure.big_blind_antes import POSTERS
from director.tournament.structure.moments import read_time, time_as_text
from director.tournament.structure.rotation import KINDS, STUD_BUTTONS, Rotation
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.stakes import Stakes, StakesClass, StakesSet
from director.tournament.structure.structure import Break, Change, DayEnd, Level, Step
from director.tournament.structure.toml_parts import (
    part_as_data,
    plain,
    read_part,
    read_part_under,
    read_time_under,
)
from director.translation import say

ROTATION_CHOICES = {"kind": KINDS, "stud_button": STUD_BUTTONS}

LONGEST = 7 * 24 * 60
"""No level or break has more minutes, hands or orbits: whoever writes more means something else."""

_UNTIL = "until "


def read_step(form: Form, classes: Sequence[StakesClass]) -> Step:
    """One step; what is wrong is noted in the form's faults."""
    step = _read_step(form, classes)
    form.finish()
    return step


def step_as_data(step: Step) -> dict[str, Any]:
    """One step as a file has it."""
    match step:
        case Level():
            return _level_as_data(step)
        case Break():
            length = f"{_UNTIL}{time_as_text(step.until)}" if step.until else step.minutes
            return {"break": length} | _kept(step, "name", "remove")
        case Change():
            return {"change": True} | _kept(step, "remove")
        case DayEnd():
            return {"day_ends": step.day} | _kept(step, "resumes", "remove")


def read_rotation(form: Form) -> Rotation:
    """How the games follow each other; what is wrong is noted in the form's faults."""
    rotation = read_part(form, Rotation, ROTATION_CHOICES)
    units = (rotation.hands, rotation.orbits, rotation.levels, rotation.minutes)
    if rotation.kind != "by level" and not any(units) and not _is_wrong_already(form):
        form.fault("hands", say("is missing: after how many hands, orbits, levels or minutes?"))
    if sum(1 for unit in units if unit) > 1:
        form.fault("", say("one of hands, orbits, levels and minutes is enough"))
    kind_stated = form.data.get("kind", "fixed order")
    if kind_stated == "fixed order" and not form.data.get("order"):
        form.fault("order", say("is missing: name the games in their order"))
    if rotation.kind == "team tables" and not rotation.tables:
        form.fault("tables", say("is missing: name the games of each table"))
    return rotation


def _is_wrong_already(form: Form) -> bool:
    """Whether the answer to one of the units has been noted as a fault."""
    stated = [form.data[unit] for unit in ("hands", "orbits", "levels", "minutes") if unit in form]
    return any(unit != 0 for unit in stated)


def _read_step(form: Form, classes: Sequence[StakesClass]) -> Step:
    if "break" in form:
        return _break(form)
    if "change" in form:
        form.flag("change")
        return Change(remove=form.wholes("remove"))
    if "day_ends" in form:
        return DayEnd(
            day=form.whole("day_ends", least=1),
            resumes=read_time_under(form, "resumes"),
            remove=form.wholes("remove"),
        )
    return _level(form, classes)


def _break(form: Form) -> Break:
    name, remove = form.text("name", ""), form.wholes("remove")
    length = form.data["break"]
    if not isinstance(length, str):
        return Break(form.whole("break", least=1, most=LONGEST), remove, None, name)
    until = read_time(form.text("break").removeprefix(_UNTIL))
    if until is None:
        form.fault("break", say("should be minutes, or a time such as 'until 19:30'"))
    return Break(0, remove, until, name)


def _level(form: Form, classes: Sequence[StakesClass]) -> Level:
    units = [unit for unit in ("minutes", "hands", "orbits", "hand_each") if unit in form]
    if not units:
        form.fault("minutes", say("is missing: how many minutes, hands or orbits is the level?"))
    if len(units) > 1:
        form.fault(units[1], say("one of minutes, hands and orbits is enough"))
    turning = form.part("rotation")
    return Level(
        label=form.text("label"),
        minutes=form.whole("minutes", 0, 1 if "minutes" in form else 0, LONGEST),
        hands=form.whole("hands", 0, 1 if "hands" in form else 0, LONGEST),
        orbits=form.whole("orbits", 0, 1 if "orbits" in form else 0, LONGEST),
        hand_each=form.flag("hand_each"),
        game=form.text("game", ""),
        stakes=_stakes(form),
        sets=tuple(
            StakesSet(one.id, _whole_stakes(inside))
            for one in classes
            if (inside := form.part(one.id)) is not None
        ),
        rotation=None if turning is None else read_rotation(turning),
        special=read_part_under(form, "special", Specials),
        ante_poster=form.choice("ante_poster", POSTERS, ""),
    )


def _whole_stakes(form: Form) -> Stakes:
    stakes = _stakes(form)
    form.finish()
    return stakes


def _stakes(form: Form) -> Stakes:
    """The bets of a level or of a class; the big bet is twice the small one unless it is stated."""
    stakes = Stakes(*(form.whole(bet, 0) for bet in Stakes._fields))
    if "big_bet" in form:
        return stakes
    if stakes.small_bet > HIGHEST // 2:
        most = f"{HIGHEST // 2:,}"
        why = say("a small bet is at most {most}: the big bet is twice as much", most=most)
        form.fault("small_bet", why)
        stakes = stakes._replace(small_bet=HIGHEST // 2)
    return stakes._replace(big_bet=2 * stakes.small_bet)


def _stakes_as_data(stakes: Stakes) -> dict[str, int]:
    bets = {bet: amount for bet, amount in stakes._asdict().items() if amount}
    if stakes.big_bet == 2 * stakes.small_bet:
        bets.pop("big_bet", None)
    return bets


def _level_as_data(level: Level) -> dict[str, Any]:
    data: dict[str, Any] = {"label": level.label}
    data |= _kept(level, "minutes", "hands", "orbits", "hand_each", "game")
    data |= _stakes_as_data(level.stakes)
    data |= _kept(level, "ante_poster")
    data |= {one.of: _stakes_as_data(one.stakes) for one in level.sets}
    if level.rotation:
        data["rotation"] = part_as_data(level.rotation)
    if level.special:
        data["special"] = part_as_data(level.special)
    return data


def _kept(step: Step, *keys: str) -> dict[str, Any]:
    """What a step has of these."""
    values = {key: getattr(step, key) for key in keys}
    return {key: plain(value) for key, value in values.items() if value}
