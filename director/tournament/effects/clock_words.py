"""What the clocks show, and by how much the schedule is late."""

from collections.abc import Iterator

from director.tournament.clock.own_clocks import clock_words
from director.tournament.clock.state import Clock, Face
from director.tournament.effects.changes import Change
from director.tournament.effects.figure_titles import FACE, LATE
from director.tournament.effects.lines import Both, Line, Pool
from director.tournament.effects.values import face_words, moment, step_name
from director.tournament.structure.structure import Structure
from director.translation import Sentence, capital, say

_IN_THE_FACE = ("Clock.step", "Clock.played", "Clock.since", "Clock.started", "Clock.starts_at")
_HELD = ("Clock.held", "Clock.goes_on", "Clock.stood_closed")
_BEGAN = ("Clock.begun",)


def clock_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Each clock: "Clock: level 3, 12:40 left, running → level 2, 0:30 left, running"."""
    for change in pool.of(FACE):
        yield _face_line(change, pool, both)
    for change in pool.of("Clock.step"):
        yield _step_line(change, both)
    for change in pool.of("Clock.stops_after"):
        yield _pauses_line(change, both)
    held = [change for field in _HELD for change in pool.of(field)]
    for subject in dict.fromkeys([change.subject for change in held]):
        yield _held_line([one for one in held if one.subject == subject], both)
    for change in pool.of(LATE):
        values = {"before": _late_words(change.before), "after": _late_words(change.after)}
        yield Line(Sentence("Schedule: {before} → {after}", values), (change,))


def _face_line(change: Change, pool: Pool, both: Both) -> Line:
    said = [change]
    before, after = change.before, change.after
    if isinstance(before, Face) and isinstance(after, Face):
        began = _BEGAN if before.step != after.step else ()  # another level, at another time
        by_play = not (both.before.t.closed or both.after.t.closed)  # paused says all of it then
        for field in (*_IN_THE_FACE, *began, *(_HELD if by_play else ())):
            said += pool.about(field, change.subject)
    else:
        said += pool.about("Tournament.clocks", change.subject)
    values = {
        "clock": _called(change, both),
        "before": _face(before, both.before.t.structure),
        "after": _face(after, both.after.t.structure),
    }
    text = "{clock}: {before} → {after}"
    if values["before"] == values["after"]:
        text = "{clock}: less than a second off ({after})"
    return Line(Sentence(text, values), tuple(said))


def _held_line(changes: list[Change], both: Both) -> Line:
    """Whether a clock stands because its event is closed, or won."""
    name = str(changes[0].subject.key)
    values = {
        "clock": _called(changes[0], both),
        "before": _held_words(both.before.t.by_clock(name).clock),
        "after": _held_words(both.after.t.by_clock(name).clock),
    }
    return Line(Sentence("{clock}: {before} → {after}", values), tuple(changes))


def _held_words(clock: Clock) -> str:
    words = [say("held since {time}", time=moment(clock.held)) if clock.held else say("not held")]
    if clock.goes_on:
        words.append(say("was running"))
    if clock.stood_closed:
        words.append(say("the event was closed or won before"))
    return ", ".join(words)


def _face(face: object, structure: Structure) -> str:
    return face_words(face, structure) if isinstance(face, Face) else say("no clock of its own")


def _step_line(change: Change, both: Both) -> Line:
    values = {
        "clock": _called(change, both),
        "before": _step(change.before, both.before.t.structure),
        "after": _step(change.after, both.after.t.structure),
    }
    return Line(Sentence("{clock}: {before} → {after}", values), (change,))


def _pauses_line(change: Change, both: Both) -> Line:
    sides = []
    for steps, seen in ((change.before, both.before), (change.after, both.after)):
        every = sorted(steps) if isinstance(steps, frozenset) else []
        names = [step_name(seen.t.structure, one) for one in every]
        sides.append(", ".join(names) or say("none"))
    values = {"before": sides[0], "after": sides[1]}
    text = "Pauses at the end of: {before} → {after}"
    if change.subject.key != "":
        values["clock"] = _called(change, both)
        text = "{clock}, pauses at the end of: {before} → {after}"
    return Line(Sentence(text, values), (change,))


def _called(change: Change, both: Both) -> str:
    """What the clock is called that a change is about; the main one has no name."""
    name = str(change.subject.key)
    t = both.after.t if name in both.after.t.clocks else both.before.t
    return clock_words(t, name) if name else say("Clock")


def _step(step: object, structure: Structure) -> str:
    return capital(step_name(structure, step)) if isinstance(step, int) else say("none")


def _late_words(minutes: object) -> str:
    if not isinstance(minutes, int) or not minutes:
        return say("on time")
    if minutes > 0:
        return say("{minutes} min late", minutes=minutes)
    return say("{minutes} min early", minutes=-minutes)
