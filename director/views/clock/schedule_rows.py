"""The schedule as rows: each level and break, its stakes in short, and when it is due."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import accumulate
from typing import NamedTuple

from director.tournament.chips.color_ups import still_to_leave
from director.tournament.state import Tournament
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.structure import Break, Level, Step, Structure
from director.translation import chips, say
from director.views.clock.schedule import schedule, title
from director.views.clock.stakes import pair
from director.views.clock.times import in_words, time_of_day


class ScheduleRow(NamedTuple):
    """One line of the schedule."""

    number: int
    title: str
    stakes: str
    due: str
    present: bool
    over: bool
    rest: bool
    """Whether it is a break."""
    stops: bool = False
    """Whether the clock stops at its end."""


def plan(t: Tournament, now: datetime) -> list[ScheduleRow]:
    """The whole schedule; once somebody has won, nothing of it is due any more."""
    steps = schedule(t, now)
    if t.winner and not t.closed:
        return [
            ScheduleRow(
                one.number,
                title(one.step),
                _words(one.step),
                "",
                present=False,
                over=True,
                rest=not isinstance(one.step, Level),
            )
            for one in steps
        ]
    present = next(one.number for one in steps if one.present)
    return [
        ScheduleRow(
            one.number,
            title(one.step),
            _words(one.step, None if one.number < present else still_to_leave(t, one.step)),
            time_of_day(one.at) if one.at else _here(t) if one.present else "",
            one.present,
            one.number < present,
            not isinstance(one.step, Level),
            one.number in t.clock.stops_after,
        )
        for one in steps
    ]


class PlannedRow(NamedTuple):
    """One line of a schedule that nobody plays yet."""

    number: int
    title: str
    stakes: str
    length: str
    after: str
    """How long after the start it begins, breaks included."""
    rest: bool


def planned(structure: Structure) -> list[PlannedRow]:
    """The schedule of a structure; the length of a level that tables end is an estimate."""
    begins = accumulate(structure.lengths, initial=timedelta())
    steps = zip(structure.steps, structure.lengths, begins, strict=False)
    return [
        PlannedRow(
            number,
            title(step),
            _stakes(step),
            _lasts(step, length),
            in_words(begin),
            not isinstance(step, Level),
        )
        for number, (step, length, begin) in enumerate(steps)
    ]


def _lasts(step: Step, length: timedelta) -> str:
    """How long a step is; empty for what takes no time, or ends at a time of day."""
    if isinstance(step, Level):
        return in_words(length) if step.is_timed else f"≈ {in_words(length)}"
    return say("{minutes} min", minutes=step.minutes) if step.minutes else ""


def _words(step: Step, leaving: Sequence[int] | None = None) -> str:
    """What is played for, or how long a break is and what happens in it, where that is one cell.

    `leaving` are the chips that still leave play in it; None for all that the structure says.
    """
    lasts = "" if isinstance(step, Level) else _lasts(step, timedelta())
    return ", ".join([one for one in (lasts, _stakes(step, leaving)) if one])


def _here(t: Tournament) -> str:
    return say("closed") if t.closed else say("now")


def _stakes(step: Step, leaving: Sequence[int] | None = None) -> str:
    """What is played for at a level; what happens in a break."""
    if isinstance(step, Level):
        return _level_stakes(step)
    gone = ", ".join(f"{chips(one)}s" for one in (step.remove if leaving is None else leaving))
    until = step.until if isinstance(step, Break) else None
    return ", ".join(
        [
            *([say("until {time}", time=time_as_text(until))] if until else []),
            *([say("color up {gone}", gone=gone)] if gone else []),
        ]
    )


def _level_stakes(level: Level) -> str:
    """The bets that the room calls a level by: the limits, or else the blinds and the ante."""
    stakes = level.called_by
    if stakes.big_bet:
        return pair(stakes.small_bet, stakes.big_bet)
    blinds = pair(stakes.small_blind, stakes.big_blind)
    ante = stakes.ante or stakes.big_blind_ante
    return f"{blinds}  ({chips(ante)})" if ante else blinds
