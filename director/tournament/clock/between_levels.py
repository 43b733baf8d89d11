"""What happens between two levels besides the break itself; it follows from the terms."""

from collections.abc import Mapping

from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Level, Structure

OCCASIONS = ("rebuys end", "add-ons", "late registration ends", "lammers end", "betting changes")


def occasions(structure: Structure, step: int) -> tuple[str, ...]:
    """Which of OCCASIONS fall on the beginning of a step, steps counted from 0."""
    falling = [
        name
        for name, moment in _moments(structure).items()
        if moment and structure.place_of(moment) == step
    ]
    if betting_after(structure, step):
        falling.append("betting changes")
    return tuple(falling)


def betting_after(structure: Structure, step: int) -> str:
    """How all games are bet from here on; empty where that does not change at this step."""
    before, after = structure.level_before(step), structure.next_level(step)
    if isinstance(structure.steps[step], Level) or before is None or after is None:
        return ""
    then = {game.betting for game in structure.games_at(after)}
    if then == {game.betting for game in structure.games_at(before)} or len(then) > 1:
        return ""
    return then.pop()


def _moments(structure: Structure) -> Mapping[str, Moment | None]:
    rebuys, add_ons = structure.rebuys, structure.add_ons
    late, lammers = structure.late_registration, structure.lammers
    return {
        "rebuys end": rebuys.until if rebuys else None,
        "add-ons": add_ons.at if add_ons else None,
        "late registration ends": late.until if late else None,
        "lammers end": lammers.until if lammers else None,
    }
