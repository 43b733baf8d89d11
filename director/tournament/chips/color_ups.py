"""Which chips are to be colored up at which tables: the schedule says it, and what was done."""

from datetime import datetime
from typing import NamedTuple

from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.clock.own_clocks import clock_at, flight_at
from director.tournament.state import Tournament
from director.tournament.structure.structure import Level


class ColorUpDue(NamedTuple):
    """Chips that leave play, and the tables where they still are."""

    chips: tuple[int, ...]
    tables: tuple[int, ...]
    begins: datetime | None
    """When that break begins; None where it has begun."""


def is_colored_up(t: Tournament, chip: int, table: int) -> bool:
    """Whether chips of a value are gone from a table."""
    flight = flight_at(t, table)
    here = {ColoredUp(chip, table, flight), ColoredUp(chip, EVERYWHERE, flight)}
    return bool(t.colored_up & here)


def color_ups(t: Tournament, now: datetime) -> tuple[ColorUpDue, ...]:
    """What has come due by each clock and is not done, and what is due next by it."""
    by_clock: dict[str, list[int]] = {}
    for table in t.tables:
        by_clock.setdefault(clock_at(t, table) if t.clocks else "", []).append(table)
    steps = t.structure.steps
    found = []
    for name, tables in by_clock.items():
        clock = t.by_clock(name).clock
        at = clock.at(t.structure, now)
        if not at.started:
            continue
        begun = tuple(sorted({chip for one in steps[: at.step + 1] for chip in _leaving(one)}))
        coming = [(one.step, one.at) for one in clock.coming(t.structure, now)]
        following = next((one for one in coming if _leaving(steps[one[0]])), None)
        dues: list[tuple[tuple[int, ...], datetime | None]] = [(begun, None)]
        if following:
            dues.append((_leaving(steps[following[0]]), following[1]))
        for leaving, begins in dues:
            if open_still := _still(t, leaving, tables):
                found.append(ColorUpDue(*open_still, begins))
    return tuple(found)


def is_scheduled(t: Tournament, chip: int) -> bool:
    """Whether chips of a value leave play at all, by the structure."""
    return any(chip in _leaving(step) for step in t.structure.steps)


def still_to_leave(t: Tournament, step: object) -> tuple[int, ...]:
    """The chips that leave play in a break, or with a change, and are not gone everywhere yet."""
    leaving = _leaving(step)
    if not t.tables:
        return leaving
    still = _still(t, leaving, list(t.tables))
    return still[0] if still else ()


def _leaving(step: object) -> tuple[int, ...]:
    """The chips that leave play in a break, or with a change."""
    return () if isinstance(step, Level) else tuple(sorted(getattr(step, "remove", ())))


def _still(
    t: Tournament, chips: tuple[int, ...], tables: list[int]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Those of the chips that are still there, and where."""
    recorded = {one.chip for one in t.colored_up}
    gone = {
        (chip, table)
        for chip in chips
        if chip in recorded  # most are of no record, and this is asked after every act
        for table in tables
        if is_colored_up(t, chip, table)
    }
    where = tuple([one for one in tables if any((chip, one) not in gone for chip in chips)])
    left = tuple([chip for chip in chips if any((chip, one) not in gone for one in where)])
    return (left, where) if where else None
