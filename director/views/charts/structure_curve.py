"""The curve of a structure: stakes against time, the average stack, and when play likely ends.

Stakes and average are counted as the wall counts them: by the big bet, or by the big blind.
"""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple

from director.tournament.structure.schedule import dearest
from director.tournament.structure.simulated_fields import Field, span, usually_left
from director.tournament.structure.structure import Level, Structure
from director.translation import chips, say
from director.views.charts.axes import logarithmic, of_minutes
from director.views.charts.chart import Chart, Line, Panel, Point, Stop, Stretch
from director.views.clock.times import in_words
from director.views.counted import counted

_ACROSS, _UP = 6, 5
"""Ticks at most."""
_JOINED = "\N{NO-BREAK SPACE}"
_BEYOND = 1.25
"""Times the length of all levels that the chart shows at most of a field that goes on."""


class _Played(NamedTuple):
    """A level on the clock."""

    level: Level
    begins: float
    """Minutes from the first hand."""
    ends: float
    bet: int
    average: float | None
    """Of the usual field at its beginning, in such bets; None where it is not known or over."""


def structure_curve(structure: Structure, played: Sequence[Field] = ()) -> Chart | None:
    """The chart of a structure, with fields that were played by it; None without any stakes."""
    steps = tuple(_steps(structure, played))
    if not steps:
        return None
    whole = sum(structure.lengths, timedelta()) / timedelta(minutes=1)
    ends = span(list(played)) if played else None
    latest = ends.latest / timedelta(minutes=1) if ends else 0
    length = max(whole, min(latest, whole * _BEYOND))
    bets = [one.bet for one in steps]
    by_bets = _by_bets(structure)
    of_bets = say("Big bet") if by_bets else say("Big blind")
    stakes = [Point(one.begins, one.bet) for one in steps] + [Point(steps[-1].ends, bets[-1])]
    line = Line(tuple(stakes), of_bets, "first", is_stepped=True)
    up = logarithmic(min(bets) * 0.9, max(bets) * 1.1, _UP, chips)
    panels = [Panel(up, (line,), 3)]
    averages = tuple(
        Point(one.begins, max(1.0, one.average)) for one in steps if one.average is not None
    )
    if len(averages) > 1:
        values = [one.value for one in averages]
        scale = logarithmic(max(1, min(values) * 0.8), max(values) * 1.2, 4, chips)
        label = say("Average (big bets)") if by_bets else say("Average (big blinds)")
        panels.append(Panel(scale, (Line(averages, label, "second"),), 2))
    band = None
    if ends:
        begins = ends.earliest / timedelta(minutes=1)
        band = Stretch(min(begins, length), min(latest, length), say("likely end"))
    return Chart(
        say("Stakes over time"),
        _sentence(structure, steps, played),
        of_minutes(length, _ACROSS, lambda minute: _moment(structure, minute)),
        tuple(panels),
        tuple(_pauses(structure)),
        band,
        tuple(Stop(one.begins, _said(structure, one)) for one in steps),
    )


def _steps(structure: Structure, played: Sequence[Field]) -> Iterator[_Played]:
    """The levels that cost something and last."""
    left = usually_left(list(played)) if played else ()
    begins = 0.0
    for number, (step, length) in enumerate(zip(structure.steps, structure.lengths, strict=True)):
        ends = begins + length / timedelta(minutes=1)
        if isinstance(step, Level) and ends > begins and (bet := _bet(step)):
            average = None
            if number < len(left) and left[number] > 1 and left[0]:
                average = structure.entry_chips * left[0] / left[number] / bet
            yield _Played(step, begins, ends, bet, average)
        begins = ends


def _bet(level: Level) -> int:
    """What the wall counts stacks by; of several classes the dearest is what it is."""
    called = level.called_by
    return called.big_bet or called.big_blind or dearest(level)


def _by_bets(structure: Structure) -> bool:
    return any(level.called_by.big_bet for level in structure.levels)


def _pauses(structure: Structure) -> Iterator[Stretch]:
    begins = 0.0
    for step, length in zip(structure.steps, structure.lengths, strict=True):
        ends = begins + length / timedelta(minutes=1)
        if not isinstance(step, Level) and ends > begins:
            yield Stretch(begins, ends)
        begins = ends


def _moment(structure: Structure, minute: float) -> str:
    """The time of day where the sheet says when play begins, else hours from the first hand."""
    if structure.starts:
        at = datetime.combine(date.min, structure.starts) + timedelta(minutes=minute)
        return f"{at:%H:%M}"
    hours, minutes = divmod(round(minute), 60)
    return say("{hours} h", hours=hours) if not minutes else f"{hours}:{minutes:02}"


def _said(structure: Structure, one: _Played) -> str:
    """A level in words."""
    values = {
        "label": one.level.label,
        "time": _moment(structure, one.begins),
        "bet": chips(one.bet),
    }
    words = (
        say("Level {label}, {time}: big bet {bet}", **values)
        if one.level.called_by.big_bet
        else say("Level {label}, {time}: big blind {bet}", **values)
    )
    if one.average is None:
        return words
    return say("{level}; average stack {average}", level=words, average=_bets(one))


def _bets(one: _Played) -> str:
    count = round(one.average or 0)
    if one.level.called_by.big_bet:
        return counted(count, "1 big bet", "{count} big bets")
    return counted(count, "1 big blind", "{count} big blinds")


def _sentence(structure: Structure, steps: Sequence[_Played], played: Sequence[Field]) -> str:
    """How far the stakes go, and between which times nine in ten fields end."""
    first, last = chips(steps[0].bet), chips(steps[-1].bet)
    words = (
        say("Big bet {first} to {last}", first=first, last=last)
        if _by_bets(structure)
        else say("Big blind {first} to {last}", first=first, last=last)
    )
    if not played:
        return words
    ends = span(list(played))
    return say(
        "{stakes}; {players} players likely end after {earliest} to {latest}",
        stakes=words,
        players=played[0].left[0],
        earliest=in_words(ends.earliest).replace(" ", _JOINED),
        latest=in_words(ends.latest).replace(" ", _JOINED),
    )
