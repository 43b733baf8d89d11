"""What stands in a field, in words: an amount, a seat, a level, a time of day."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime, time, timedelta
from fractions import Fraction
from typing import Any

from director.tournament.bounties.knockouts import knockouts_said
from director.tournament.clock.state import Face
from director.tournament.effects.differences import field_names
from director.tournament.effects.fields import DERIVED, TITLES
from director.tournament.effects.titles import (
    CHIPS,
    GAME,
    HUNDREDTHS,
    MINUTES,
    MONEY,
    OPTIONS,
    PERCENT,
    PICTURE,
    PLAIN,
    STEP,
    Title,
)
from director.tournament.money.amounts import money
from director.tournament.prizes.pay_table import PayTable, number
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.state import Tournament
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.structure import Break, DayEnd, Level, Structure
from director.translation import chips, say


def _count(value: int) -> str:
    return chips(value) if value >= 0 else f"−{chips(-value)}"


_UNITS: Mapping[str, Callable[[int, Tournament], str]] = {
    PLAIN: lambda value, _: _count(value),
    CHIPS: lambda value, _: _count(value),
    MONEY: lambda value, t: money(value, t.terms),
    MINUTES: lambda value, _: say("{minutes} min", minutes=value),
    HUNDREDTHS: lambda value, _: number(value),
    PERCENT: lambda value, _: say("{percent}%", percent=value),
    STEP: lambda value, t: step_name(t.structure, value),
}

PLAINLY = Title("")


def told(value: Any, title: Title, t: Tournament) -> str:
    """A value in words; amounts are those of the event that has it."""
    if title.words:
        return say(title.words[value])
    match value:
        case None if title.unit == MONEY:
            return money(0, t.terms)
        case None | "" | ():
            return say("none")
        case frozenset() if not value:
            return say("none")
        case bool():
            return say("yes") if value else say("no")
        case Fraction():
            return knockouts_said(value)
        case int():
            return _UNITS[title.unit](value, t)
        case str() if title.unit == PICTURE:
            return say("a picture")
        case str():
            return value.replace("-", " ") if title.unit == GAME else value
        case datetime():
            return moment(value)
        case timedelta():
            return length(value)
        case time():
            return time_as_text(value)
        case date():
            return value.isoformat()
        case Place():
            return say("table {table}, seat {seat}", table=value.table, seat=value.seat)
        case Positions():
            return say(
                "button {button}, small blind {small}, big blind {big}",
                button=value.button,
                small=value.small_blind,
                big=value.big_blind,
            )
        case PayTable():
            return value.name
        case Mapping():
            return _row(f"{key}: {told(one, title, t)}" for key, one in sorted(value.items()))
        case tuple() if title.unit == OPTIONS:
            return _row(f"{name.replace('_', ' ')} {told(one, PLAINLY, t)}" for name, one in value)
        case tuple() | frozenset() if not field_names(type(value)):
            every = sorted(value) if isinstance(value, frozenset) else value
            return _row(told(one, title, t) for one in every)
    return _record(value, t)


def _record(value: Any, t: Tournament) -> str:
    """What a record says that is not as usual; yes where all of it is."""
    kind = type(value)
    usual = getattr(kind, "_field_defaults", {}) | {
        name: one.default for name, one in getattr(kind, "__dataclass_fields__", {}).items()
    }
    parts = []
    for name in field_names(kind):
        field, inside = f"{kind.__name__}.{name}", getattr(value, name)
        if field in DERIVED or (name in usual and usual[name] == inside):
            continue
        title = TITLES.get(field, Title(name))
        inside_words = say(title.text) if inside is True else told(inside, title, t)
        if inside is not True and not title.silent:
            inside_words = f"{say(title.text)} {inside_words}"
        parts.append(inside_words)
    return _row(parts) or (say("yes") if field_names(kind) else str(value))


def _row(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def moment(at: datetime) -> str:
    """The weekday and the time to the second where this machine stands: "Fri 20:14:09"."""
    return f"{at.astimezone():%a %H:%M:%S}"


def to_the_moment(value: Any, words: str) -> str:
    """A time so exactly that two within one second differ; other values as they were told."""
    match value:
        case datetime():
            return f"{value.astimezone():%a %H:%M:%S.%f}"
        case timedelta():
            return str(value)
    return words


def length(of: timedelta) -> str:
    """Minutes and seconds; a begun second counts.

    >>> length(timedelta(minutes=12, seconds=40)), length(timedelta(seconds=-5))
    ('12:40', '−0:05')
    """
    sign, of = ("−", -of) if of < timedelta() else ("", of)
    minutes, seconds = divmod(-(-of // timedelta(seconds=1)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{sign}{hours}:{minutes:02}:{seconds:02}" if hours else f"{sign}{minutes}:{seconds:02}"


def step_name(structure: Structure, place: int) -> str:
    """What a step of the schedule is called: "level 5", "break 2", "end of day 1"."""
    if not 0 <= place < len(structure.steps):
        return say("step {number}", number=place + 1)
    match structure.steps[place]:
        case Level(label):
            return say("level {label}", label=label)
        case Break():
            count = sum([isinstance(one, Break) for one in structure.steps[: place + 1]])
            return say("break {number}", number=count)
        case DayEnd(day):
            return say("end of day {day}", day=day)
    before = structure.level_before(place)
    return say("change after level {label}", label=before.label if before else 0)


def face_words(face: Face, structure: Structure) -> str:
    """What a clock shows: "level 3, 12:40 left, running"."""
    step = step_name(structure, face.step)
    left = length(face.left)
    if face.over:
        left_words = say("{time} over", time=length(face.over))
    elif face.estimated:
        left_words = say("about {time} left", time=left)
    else:
        left_words = say("{time} left", time=left)
    state = say("paused") if face.started else say("not started")
    if face.starts_at:
        state = say("starts {time}", time=moment(face.starts_at))
    elif face.running:
        state = say("running")
    return f"{step}, {left_words}, {state}"
