"""Chips that leave play: what is due, at which tables it was done, and taking it down."""

import re
from collections.abc import Sequence
from datetime import timedelta

from director.tournament.chips.color_ups import ColorUpDue, color_ups, is_scheduled
from director.tournament.commands import ColorUp
from director.translation import capital, chips, listed, say
from director.views.clock.times import in_words
from director.window.event.asking.question import Answer, Question, commanded, when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due
from director.window.event.screen_names import TABLES
from director.window.widgets.choice_list import Choice

_SOON = timedelta(minutes=10)
"""So long before the break chips and cards are got ready."""
_NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")
_LONGEST = 15
"""Digits of a figure: more of them are over every limit all the same."""
_CHANGE = re.compile(r"\s*([+-])\s*(\d[\d,]*)$")
"""By how much the stacks have grown, or shrunk, behind where it was."""


def color_ups_due(cockpit: Cockpit) -> Sequence[Due]:
    """A line for all chips that leave play now, or soon."""
    found = []
    for one in color_ups(cockpit.tournament, cockpit.now):
        named = _named(one.chips)
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
    return None if _present(cockpit) else say("no chips are due to be colored up")


def not_due(cockpit: Cockpit, chip: int, table: int) -> str:
    """That chips are not to leave play at a table now, and when they are; empty where they are."""
    t, named = cockpit.tournament, _named((chip,))
    for one in color_ups(t, cockpit.now):
        if chip in one.chips and table in one.tables:
            return _early(cockpit, one)
    if is_scheduled(t, chip):
        return say("the {chips} are not due yet", chips=named)
    return say("the {chips} are not scheduled to leave play", chips=named)


def _early(cockpit: Cockpit, due: ColorUpDue) -> str:
    """In how long they are due; empty where they are due now."""
    if due.begins is None:
        return ""
    named, wait = _named(due.chips), in_words(due.begins - cockpit.now)
    return say("the {chips} are not due for {wait} yet", chips=named, wait=wait)


def record(cockpit: Cockpit, gone: int, table: int, change: int) -> None:
    """Chips were raced at a table and are gone from it, its stacks larger by the change."""
    cockpit.bridge.do(ColorUp((gone,), (table,), change))


def _present(cockpit: Cockpit) -> ColorUpDue | None:
    """What is due, or would be next: chips may be colored up before the break."""
    return next(iter(color_ups(cockpit.tournament, cockpit.now)), None)


def _named(values: Sequence[int]) -> str:
    return listed([f"{chips(one)}s" for one in values])


def _where(cockpit: Cockpit, due: ColorUpDue, named: str) -> str:
    """What is to be done, and where, once it is done at some tables."""
    if due.tables == cockpit.tournament.tables:
        return say("Color up the {chips}", chips=named)
    tables = listed([str(one) for one in due.tables])
    if len(due.tables) == 1:
        return say("Color up the {chips} at table {tables}", chips=named, tables=tables)
    return say("Color up the {chips} at tables {tables}", chips=named, tables=tables)


def _asked(cockpit: Cockpit) -> str:
    due = _present(cockpit)
    if due is None:
        return ""
    asked = say("Where are the {chips} colored up?", chips=_named(due.chips))
    early = capital(_early(cockpit, due))
    return f"{early}. {asked}" if early else asked


def _begins(cockpit: Cockpit) -> str:
    """The chosen table; else all of them."""
    due, place = _present(cockpit), cockpit.place
    if due and place and cockpit.screen == TABLES and place.table in due.tables:
        return str(place.table)
    return say("all")


def _answer(cockpit: Cockpit, text: str) -> Answer:
    due = _present(cockpit)
    if due is None:
        return Answer(say("no chips are due to be colored up"), None)
    typed = text.strip().casefold()
    change = 0
    if told := _CHANGE.search(typed):
        typed = typed[: told.start()]
        change = int(told[1] + told[2].replace(",", "")[:_LONGEST])
    if typed and say("all").startswith(typed):
        return commanded(cockpit, ColorUp(due.chips, due.tables, change))
    if not _NUMBERS.fullmatch(typed):
        return Answer(say("type all, or the tables: 1 3; chips gained or lost last: all +75"), None)
    tables = tuple(sorted({int(one[:_LONGEST]) for one in re.findall(r"\d+", typed)}))
    return commanded(cockpit, ColorUp(due.chips, tables, change))


def _offers(cockpit: Cockpit, _: str) -> list[Choice]:
    due = _present(cockpit)
    if due is None:
        return []
    tables = [Choice(say("Table {table}", table=one), "", str(one)) for one in due.tables]
    return [Choice(say("All tables"), "", say("all")), *(tables if len(tables) > 1 else ())]


COLORED_UP = Question(
    "Chips colored up",
    "all, or tables 1 3; chips gained or lost last: all +75",
    _answer,
    _begins,
    _asked,
    deed="Colored up",
    offers=_offers,
)
