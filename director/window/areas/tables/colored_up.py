"""Chips that leave play: what is due, and where."""

from collections.abc import Sequence
from datetime import timedelta

from director.tournament.chips.color_ups import (
    ColorUpDue,
    color_ups,
    is_colored_up,
    is_scheduled,
)
from director.tournament.commands import ColorUp
from director.translation import chips, listed, say
from director.views.clock.times import in_words
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due

_SOON = timedelta(minutes=10)
"""So long before the break chips and cards are got ready."""


def color_ups_due(cockpit: Cockpit) -> Sequence[Due]:
    """A line for all chips that leave play now, or soon."""
    found = []
    for one in color_ups(cockpit.tournament, cockpit.now):
        named = named_chips(one.chips)
        if one.begins is None:
            words = _where(cockpit, one, named)
            found.append(Due(words, "tables.colored_up"))
            found.append(Due(say("Chip race for the {chips}", chips=named), "tables.chip_race"))
        elif (wait := one.begins - cockpit.now) <= _SOON and cockpit.bridge.face.running:
            words = say("Color up the {chips} in {wait}", chips=named, wait=in_words(wait))
            found.append(Due(words, "screen.tables"))
    return found


def nothing_to_color_up(cockpit: Cockpit) -> str | None:
    """Why no chips are taken down as gone."""
    if closed := when_closed(cockpit):
        return closed
    if not cockpit.tournament.seats:
        return say("no players are seated")
    return None if present(cockpit) else say("no chips are due to be colored up")


def not_due(cockpit: Cockpit, chip: int, table: int) -> str:
    """That chips are gone from a table already, or not due there; empty where they are due."""
    if not chip:
        return ""
    t, named = cockpit.tournament, named_chips((chip,))
    if is_colored_up(t, chip, table):
        return say("the {chips} are colored up at table {table} already", chips=named, table=table)
    for one in color_ups(t, cockpit.now):
        if chip in one.chips and table in one.tables:
            return early(cockpit, one)
    if is_scheduled(t, chip):
        return say("the {chips} are not due yet", chips=named)
    return say("the {chips} are not scheduled to leave play", chips=named)


def overdue(cockpit: Cockpit, table: int) -> Sequence[int]:
    """The chips that are to leave play at a table by now, and are still there."""
    dues = [one for one in color_ups(cockpit.tournament, cockpit.now) if one.begins is None]
    return [chip for one in dues if table in one.tables for chip in one.chips]


def done_at(cockpit: Cockpit, table: int) -> str:
    """That what is due now, or next, is done at a table; empty where it is not."""
    t = cockpit.tournament
    due = present(cockpit)
    if due is None or table in due.tables:
        return ""
    if not all(is_colored_up(t, chip, table) for chip in due.chips):
        return ""
    return say("{chips} colored up", chips=named_chips(due.chips))


def early(cockpit: Cockpit, due: ColorUpDue) -> str:
    """In how long they are due; empty where they are due now."""
    if due.begins is None:
        return ""
    named, wait = named_chips(due.chips), in_words(due.begins - cockpit.now)
    return say("the {chips} are not due for {wait} yet", chips=named, wait=wait)


def record(cockpit: Cockpit, gone: int, table: int, change: int) -> None:
    """Chips were raced at a table and are gone from it, its stacks larger by the change."""
    cockpit.bridge.do(ColorUp((gone,), (table,), change))


def present(cockpit: Cockpit) -> ColorUpDue | None:
    """What is due, or would be next: chips may be colored up before the break."""
    return next(iter(color_ups(cockpit.tournament, cockpit.now)), None)


def named_chips(values: Sequence[int]) -> str:
    """Chips by what they are worth: "25s and 100s"."""
    return listed([f"{chips(one)}s" for one in values])


def _where(cockpit: Cockpit, due: ColorUpDue, named: str) -> str:
    """What is to be done, and where, once it is done at some tables."""
    if due.tables == cockpit.tournament.tables:
        return say("Color up the {chips}", chips=named)
    tables = listed([str(one) for one in due.tables])
    if len(due.tables) == 1:
        return say("Color up the {chips} at table {tables}", chips=named, tables=tables)
    return say("Color up the {chips} at tables {tables}", chips=named, tables=tables)
