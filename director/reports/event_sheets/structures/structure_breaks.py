"""The lines between the levels of a structure sheet: breaks, color-ups, what ends or changes."""

from collections.abc import Iterator

from director.engine.games.library import Library
from director.reports.event_sheets.structures.structure_games import BETTINGS, plain_name
from director.tournament.clock.between_levels import betting_after, occasions
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.structure import Break, Change, DayEnd, Level, Structure
from director.translation import chips, listed, say
from director.views.counted import counted

_OCCASIONS = {
    "rebuys end": "end of the rebuys",
    "add-ons": "add-ons",
    "late registration ends": "end of late registration",
    "lammers end": "all lammers are turned in",
}


def what_happens(
    structure: Structure, library: Library, number: int, step: Break | Change | DayEnd
) -> Iterator[str]:
    """What stands in the line of a break or of a change."""
    if line := _pause(step):
        yield line
    if step.remove:
        removed = listed([say("T{chip}", chip=chips(chip)) for chip in step.remove])
        yield say("color up the {chips} chips", chips=removed)
    for occasion in occasions(structure, number):
        if occasion == "betting changes":
            yield _new_betting(structure, library, number)
        else:
            yield say(_OCCASIONS[occasion])


def _pause(step: Break | Change | DayEnd) -> str:
    if isinstance(step, DayEnd):
        if step.resumes is None:
            return say("End of day {day}", day=step.day)
        time = time_as_text(step.resumes)
        return say("End of day {day}; play resumes at {time}", day=step.day, time=time)
    if isinstance(step, Change):
        return ""
    name = say("Break: {name}", name=step.name) if step.name else say("Break")
    if step.until:
        return say("{break_}, until {time}", break_=name, time=time_as_text(step.until))
    minutes = counted(step.minutes, "1 minute", "{count} minutes")
    return say("{break_}, {minutes}", break_=name, minutes=minutes)


def _new_betting(structure: Structure, library: Library, number: int) -> str:
    """How all games are bet from a step on, and which game that is if there is only one."""
    betting = say(BETTINGS[betting_after(structure, number)])
    level = structure.next_level(number)
    games = structure.games_at(level) if level else ()
    new = say("from here on {betting}", betting=betting)
    if len(games) == 1:
        game = plain_name(library, games[0])
        new = say("from here on {betting} {game}", betting=betting, game=game)
    before = structure.level_before(number)
    lengths = {
        length_in_words(structure, one)
        for one in structure.steps[number:]
        if isinstance(one, Level)
    }
    if before and len(lengths) == 1 and length_in_words(structure, before) not in lengths:
        return say("{new}, levels of {length}", new=new, length=lengths.pop())
    return new


def length_in_words(structure: Structure, level: Level) -> str:
    """How long a level is, in words."""
    if level.is_timed:
        return counted(level.minutes, "1 minute", "{count} minutes")
    if level.hands:
        return counted(level.hands, "1 hand", "{count} hands")
    if level.orbits:
        return counted(level.orbits, "1 orbit each", "{count} orbits each")
    return say("a hand for each team") if structure.teams else say("a hand each")


def ends_with(structure: Structure, number: int) -> Iterator[str]:
    """What is over when a break is, so that it falls on the level after it."""
    after = number + 1
    if after < len(structure.steps) and isinstance(structure.steps[after], Level):
        yield from _occasions_of(structure, after)


def begins_with(structure: Structure, number: int) -> Iterator[str]:
    """What is over when a level begins, where no break says it."""
    if number and isinstance(structure.steps[number - 1], Level):
        yield from _occasions_of(structure, number)


def _occasions_of(structure: Structure, number: int) -> Iterator[str]:
    for occasion in occasions(structure, number):
        if occasion in _OCCASIONS:
            yield say(_OCCASIONS[occasion])
