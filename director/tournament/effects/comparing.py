"""All that is different in one state of an event than in another, each thing once."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from director.tournament.effects.changes import (
    CLOCK,
    COUNT,
    ENTRY,
    FLIGHT,
    PAYMENT,
    ROUND,
    RULING,
    STEP,
    TABLE,
    THE_EVENT,
    Change,
    Path,
    Subject,
)
from director.tournament.effects.differences import differences, field_names
from director.tournament.effects.fields import SHAPE
from director.tournament.effects.figures import FIGURES, Seen
from director.tournament.state import Tournament


class Effects(NamedTuple):
    """What an act will have made different, and the event before and after it."""

    changes: tuple[Change, ...]
    before: Seen
    after: Seen


def effects(before: Tournament, after: Tournament, now: datetime) -> Effects:
    """What is different after, in the state and in the figures that follow; clocks read now."""
    was, will = Seen(before.at(now), now), Seen(after.at(now), now)
    return Effects((*_of_state(was.t, will.t), *_of_figures(was, will)), was, will)


def _of_state(before: Tournament, after: Tournament) -> Iterator[Change]:
    for path, of, old, new in differences(before, after, SHAPE):
        yield Change(subject_of(path), of[-1], old, new, path, of)


def _of_figures(was: Seen, will: Seen) -> Iterator[Change]:
    names = field_names(Tournament)
    moved = {name for name in names if getattr(was.t, name) is not getattr(will.t, name)}
    for what, figure in FIGURES.items():
        if figure.follows.isdisjoint(moved):
            continue
        before, after = figure.of(was), figure.of(will)
        for key, new in after.items():
            old = before.get(key)
            if old != new:
                yield Change(Subject(figure.kind, key), what, old, new)
        for key, old in before.items():
            if key not in after:
                yield Change(Subject(figure.kind, key), what, old, None)


_OF_ENTRIES = frozenset(
    {
        "entries",
        "voided",
        "seats",
        "moving",
        "busts",
        "stacks",
        "marks",
        "expelled",
        "mysteries",
        "without_envelope",
        "redeemed",
        "nit_cards",
        "teams",
        "flight_of",
        "bagged",
        "forfeited",
        "prizes_paid",
        "taken_off",
    }
)
_INSIDE = {
    ("ledger", "accounts"): ENTRY,
    ("ledger", "lines"): PAYMENT,
    ("ledger", "counts"): COUNT,
    ("structure", "steps"): STEP,
    ("clock", "added"): STEP,
    ("clock", "took"): STEP,
    ("deal", "shares"): ENTRY,
}


def subject_of(path: Path) -> Subject:
    """Whom or what something is about, by where it lies in the state."""
    match path:
        case (str(field), key, *_) if field in _OF_ENTRIES:
            return Subject(ENTRY, key)
        case (str(outer), str(inner), key, *_) if (outer, inner) in _INSIDE:
            return Subject(_INSIDE[outer, inner], key)
        case ("room", table, *_):
            return Subject(TABLE, table)
        case ("rounds", int(), "home" | "bought", entry, *_):
            return Subject(ENTRY, entry)
        case ("rounds", int(place), *_):
            return Subject(ROUND, place + 1)
        case ("flights", label, *_):
            return Subject(FLIGHT, label)
        case ("filings", key, *_):
            return Subject(RULING, key)
        case ("clock", *_):
            return Subject(CLOCK, "")
        case ("clocks", name, *_):
            return Subject(CLOCK, name)
    return THE_EVENT
