"""What nobody has better words for: whose it is, what it is, before and after."""

from collections.abc import Iterator
from datetime import datetime

from director.tournament.clock.own_clocks import clock_words
from director.tournament.effects.changes import (
    CLOCK,
    COUNT,
    ENTRY,
    FLIGHT,
    PAYMENT,
    PLACE,
    ROUND,
    RULING,
    STEP,
    TABLE,
    Change,
    Subject,
)
from director.tournament.effects.fields import TITLES
from director.tournament.effects.lines import (
    Both,
    Line,
    Pool,
    each,
    title_of,
)
from director.tournament.effects.values import moment, step_name
from director.translation import Sentence, capital, say


def plain_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """All that is left, each change for itself; of many players alike in one line."""
    every: dict[str, list[Change]] = {}
    for change in pool.rest():
        every.setdefault(change.what, []).append(change)
    for alike in every.values():
        if alike[0].subject.kind == ENTRY:
            text = f"{capital(_named(alike[0], both))}, {{count}} players"
            yield from each(alike, lambda one: plain_line(one, both), text, both)
        else:
            yield from [plain_line(change, both) for change in alike]


def plain_line(change: Change, both: Both) -> Line:
    """One change: "Table 3, locked: television → none"."""
    before, after = both.told(change)
    values: dict[str, object] = {"what": _named(change, both), "before": before, "after": after}
    if change.what not in TITLES:
        text = "other change: {what}"
        return Line(Sentence(text, {"what": change.what}), (change,))
    if change.subject.kind == ENTRY:
        return both.about(
            change.subject.key, "{player}, {what}: {before} → {after}", [change], values
        )
    whose = whose_words(change.subject, both)
    if not whose:
        values["what"] = capital(_named(change, both))
        return Line(Sentence("{what}: {before} → {after}", values), (change,))
    values["whose"] = capital(whose)
    return Line(Sentence("{whose}, {what}: {before} → {after}", values), (change,))


def whose_words(subject: Subject, both: Both) -> str:
    """Whom or what a change is about; empty for the event itself."""
    kind, key = subject
    t = both.after.t
    match kind:
        case _ if kind == TABLE:
            return say("table {table}", table=key)
        case _ if kind == PLACE:
            return say("place {place}", place=key)
        case _ if kind == PAYMENT:
            return say("payment {line}", line=key)
        case _ if kind in (COUNT, RULING):
            words = say("drawer count") if kind == COUNT else say("ruling")
            return f"{words}, {moment(key)}" if isinstance(key, datetime) else f"{words} {key}"
        case _ if kind == STEP and isinstance(key, int):
            return step_name(t.structure, key)
        case _ if kind == CLOCK:
            return clock_words(t, str(key)) if key != "" else say("clock")
        case _ if kind == FLIGHT:
            return say("flight {flight}", flight=key)
        case _ if kind == ROUND:
            return say("round {number}", number=key)
    return ""


_BY_STEP = ("Clock.added", "Clock.took")
"""Fields whose keys are levels and breaks."""


def _named(change: Change, both: Both) -> str:
    """What a change is of, by the titles of the fields on the way to it."""
    if not change.of:
        return say(title_of(change.what).text)
    path, words = list(change.where), []
    for field, following in zip(change.of, (*change.of[1:], ""), strict=True):
        del path[0]  # the field's own name
        title = title_of(field)
        if not (following and title.silent):
            words.append(say(title.text))
        while path and path[0] != following.rpartition(".")[2]:
            key = path.pop(0)  # of a map or a row
            if key != change.subject.key and not title.silent:
                step = key if field in _BY_STEP and isinstance(key, int) else None
                words.append(str(key) if step is None else step_name(both.after.t.structure, step))
    return ", ".join(words)
