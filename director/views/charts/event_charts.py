"""The charts of an event: entries and players left over time, and the race of counted stacks."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, say
from director.views.charts.axes import linear, of_moments
from director.views.charts.chart import (
    QUIET,
    TONES,
    Axis,
    Chart,
    Line,
    Panel,
    Point,
    Stop,
    Stretch,
    Tick,
)
from director.views.charts.field_history import Counted, FieldHistory, Night, Turn
from director.views.clock.times import time_of_day
from director.views.counted import counted

_BEFORE = timedelta(hours=1)
"""So long before the first hand the charts begin; who entered earlier is there from then on."""
_AFTER = timedelta(hours=4)
"""So long after the newest record time still goes on in them."""
_ONE_COUNT = timedelta(minutes=20)
"""Counts that follow each other so closely are one count of the room."""
_MOST = 240
"""Places of a line at most: more cannot be told apart."""
_STOPS = 48
_QUIET = 12
"""Lines at most that nobody is named on."""
_NIGHT = 12.0
"""Minutes of the chart that a night takes."""


class Timeline(NamedTuple):
    """Moments as minutes of a chart, in which nights take hardly any room."""

    begins: datetime
    ends: datetime
    nights: tuple[Night, ...] = ()

    def minute(self, moment: datetime) -> float:
        """Where a moment lies; before the beginning at it."""
        moment = min(max(moment, self.begins), self.ends)
        minutes = (moment - self.begins) / timedelta(minutes=1)
        for night in self.nights:
            if moment > night.begins:
                slept = (min(moment, night.ends) - night.begins) / timedelta(minutes=1)
                part = slept / ((night.ends - night.begins) / timedelta(minutes=1))
                minutes += part * _NIGHT - slept
        return minutes

    def moment(self, minute: float) -> datetime:
        """Which moment lies there."""
        moment = self.begins + timedelta(minutes=minute)
        for night in self.nights:
            if minute >= self.minute(night.ends):
                moment = night.ends + timedelta(minutes=minute - self.minute(night.ends))
        return moment

    def between(self, begins: datetime, ends: datetime) -> "Timeline":
        """A part of it."""
        nights = tuple(one for one in self.nights if begins <= one.begins and one.ends <= ends)
        return Timeline(begins, ends, nights)

    @property
    def axis(self) -> Axis:
        """The time, with full hours; after a night they begin again."""
        days, begins = [], self.begins
        for night in self.nights:
            days.append((begins, night.begins))
            begins = night.ends
        days.append((begins, self.ends))
        ticks: list[Tick] = []
        for since, until in days:
            here = self.minute(since)
            day = of_moments(since, self.minute(until) - here, max(2, 8 // len(days))).ticks
            if since != self.begins and day:
                day = (Tick(day[0].at, f"{since.astimezone():%a} {day[0].words}"), *day[1:])
            ticks += (Tick(here + one.at, one.words) for one in day)
        return Axis(0, max(1.0, self.minute(self.ends)), tuple(ticks))

    @property
    def pauses(self) -> tuple[Stretch, ...]:
        """The nights."""
        return tuple(Stretch(self.minute(one.begins), self.minute(one.ends)) for one in self.nights)


def field_chart(history: FieldHistory, t: Tournament, now: datetime) -> Chart | None:
    """How many entered and how many are left; None before there are two moments to tell apart."""
    time = _timeline(history, t, now)
    if time is None:
        return None
    kept = [(time.minute(one.at), one) for one in _thinned(history.turns, time, _MOST)]
    end = (time.minute(time.ends), kept[-1][1])
    entered = tuple(Point(at, one.entered) for at, one in (*kept, end))
    left = tuple(Point(at, one.left) for at, one in (*kept, end))
    most = max(one.entered for _, one in kept)
    lines = (
        Line(entered, say("{count} entries", count=chips(t.entered)), "second", is_stepped=True),
        Line(left, say("{count} left", count=chips(t.still_playing)), "first", is_stepped=True),
    )
    return Chart(
        say("Entries and players left"),
        _field_words(t.entered, t.still_playing),
        time.axis,
        (Panel(linear(most, 4, chips), lines),),
        time.pauses,
        stops=tuple(
            Stop(
                time.minute(one.at),
                say(
                    "{time}: {field}",
                    time=time_of_day(max(one.at, time.begins)),
                    field=_field_words(one.entered, one.left),
                ),
            )
            for one in _thinned(history.turns, time, _STOPS)
        ),
    )


def race_chart(
    history: FieldHistory, t: Tournament, name: Callable[[int], str], now: datetime
) -> Chart | None:
    """The stacks of the leaders from count to count; None before a second count was taken."""
    rounds, time = _rounds(history.counts), _timeline(history, t, now)
    if len(rounds) < 2 or time is None:
        return None
    counts = [*history.counts]
    if t.winner:  # who has all chips without any count
        counts.append(Counted(history.turns[-1].at, t.winner.number, t.chips))
    time = time.between(rounds[0].begun, max(one.at for one in counts[-2:]))
    of: dict[EntryNumber, list[Counted]] = {}
    for one in counts:
        if one.entry in t.entries:
            of.setdefault(one.entry, []).append(one)
    ranked = [entry for entry in sorted(of, key=partial(_rank, t, of)) if len(of[entry]) > 1]
    if not ranked:
        return None
    named = dict(zip(ranked, TONES, strict=False))
    called = {entry: name(t.entries[entry].player) for entry in named}
    lines = tuple(
        Line(
            tuple(Point(time.minute(one.at), one.chips) for one in of[entry]),
            called.get(entry, ""),
            named.get(entry, QUIET),
        )
        for entry in ranked[: len(named) + _QUIET]
    )
    stops = []
    for round_ in rounds:
        then = [(_stack(of[entry], round_.ended), called[entry]) for entry in named]
        field = "; ".join(f"{who} {chips(had)}" for had, who in sorted(then, reverse=True) if had)
        words = say("{time}: {field}", time=time_of_day(round_.begun), field=field)
        stops.append(Stop(time.minute(round_.ended), words))
    leader = ranked[0]
    sentence = say(
        "{count} chip counts; {player} won with {chips}"
        if t.winner
        else "{count} chip counts; {player} leads with {chips}",
        count=len(rounds),
        player=called[leader],
        chips=chips(of[leader][-1].chips),
    )
    most = max(point.value for line in lines for point in line.points)
    panel = Panel(linear(most, 4, chips), lines)
    title = say("Chip counts")
    return Chart(title, sentence, time.axis, (panel,), time.pauses, stops=tuple(stops))


def _rank(
    t: Tournament, of: Mapping[EntryNumber, Sequence[Counted]], entry: EntryNumber
) -> tuple[int, int, int]:
    """The largest stack first, then who went out last."""
    turn = t.busts[entry].turn if entry in t.busts else 0
    return -of[entry][-1].chips, -turn, entry


def _timeline(history: FieldHistory, t: Tournament, now: datetime) -> Timeline | None:
    """From an hour before the first hand until now, or until the event was over."""
    turns, last = history.turns, history.last
    if not turns or last is None:
        return None
    begins = turns[0].at
    if history.started:
        begins = max(begins, min(history.started - _BEFORE, turns[-1].at))
    over = t.closed or t.winner is not None
    ends = max([turns[-1].at, *(one.at for one in history.counts[-1:])])
    if not over:
        ends = max(ends, now if now - last <= _AFTER else last)
    whole = Timeline(begins, ends, tuple(history.nights))
    return whole.between(begins, ends) if ends > begins else None


def _field_words(entered: int, left: int) -> str:
    return say(
        "{entries}; {left}",
        entries=counted(entered, "1 entry", "{count} entries"),
        left=counted(left, "1 player left", "{count} players left"),
    )


class _Round(NamedTuple):
    """One count of the room, by its first stack and its last."""

    begun: datetime
    ended: datetime


def _rounds(counts: Sequence[Counted]) -> list[_Round]:
    """The counts of the room."""
    taken = [one.at for one in counts if one.chips]  # who went out was not counted
    pairs = enumerate(pairwise(taken), start=1)
    apart = [at for at, (one, other) in pairs if other - one > _ONE_COUNT]
    edges = [0, *apart, len(taken)] if taken else []
    return [_Round(taken[begun], taken[ended - 1]) for begun, ended in pairwise(edges)]


def _stack(counts: Sequence[Counted], until: datetime) -> int:
    """What somebody had by a moment, as last counted; 0 for who was not counted or is out."""
    return next((one.chips for one in reversed(counts) if one.at <= until), 0)


def _thinned(turns: Sequence[Turn], time: Timeline, most: int) -> list[Turn]:
    """Turns of which no more than so many are told apart: of those that are not, the last."""
    slot = time.minute(time.ends) / most
    moments = (time.moment(slot * number) for number in range(most + 1))
    places = [bisect_right(turns, moment, key=lambda one: one.at) - 1 for moment in moments]
    return [turns[place] for place in sorted({*places, len(turns) - 1}) if place >= 0]
