"""Where chips are colored up, asked with one field; from it a row leads to the chip race."""

import re
from collections.abc import Sequence
from functools import partial

from director.files.typed_figures import joined
from director.tournament.commands import ColorUp
from director.translation import capital, say
from director.window.areas.tables.chip_race import ask_chip_race_at
from director.window.areas.tables.colored_up import early, named_chips, present
from director.window.event.asking.chosen_first import ask_first
from director.window.event.asking.chosen_table import a_table
from director.window.event.asking.question import Answer, Question, commanded, narrowed
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import TABLES
from director.window.widgets.choice_list import Choice

_NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")
_LONGEST = 15
"""Digits of a figure: more of them are over every limit all the same."""
_CHANGE = re.compile(r"\s*([+-])\s*(\d{1,3}(?:,\d{3})+|\d+)$")
"""By how much the stacks have grown, or shrunk, behind where it was."""


def _asked(cockpit: Cockpit) -> str:
    due = present(cockpit)
    if due is None:
        return ""
    asked = say("Where are the {chips} colored up?", chips=named_chips(due.chips))
    soon = capital(early(cockpit, due))
    return f"{soon}. {asked}" if soon else asked


def _begins(cockpit: Cockpit) -> str:
    """The chosen table; else all of them."""
    due, place = present(cockpit), cockpit.place
    if due and place and cockpit.screen == TABLES and place.table in due.tables:
        return str(place.table)
    return say("all")


def _answer(cockpit: Cockpit, text: str) -> Answer:
    due = present(cockpit)
    if due is None:
        return Answer(say("no chips are due to be colored up"), None)
    typed = text.strip().casefold()
    change = 0
    if told := _CHANGE.search(typed):
        typed = typed[: told.start()]
        change = int(told[1] + joined(told[2])[:_LONGEST])
    if typed and say("all").startswith(typed):
        return commanded(cockpit, ColorUp(due.chips, due.tables, change))
    if not _NUMBERS.fullmatch(typed):
        return Answer(say("type all, or the tables: 1 3; chips gained or lost last: all +75"), None)
    tables = tuple(sorted({int(one[:_LONGEST]) for one in re.findall(r"\d+", typed)}))
    return commanded(cockpit, ColorUp(due.chips, tables, change))


def _offers(cockpit: Cockpit, text: str) -> list[Choice]:
    due = present(cockpit)
    if due is None:
        return []
    tables = [Choice(say("Table {table}", table=one), "", str(one)) for one in due.tables]
    race = say("Race the chips at a table …")
    offered = [
        Choice(say("All tables"), "", say("all")),
        Choice(race, "", partial(_race_first, cockpit, due.tables), leads=True),
        *(tables if len(tables) > 1 else ()),
    ]
    if not text[:1].isalpha() or text == say("all"):
        return offered
    return narrowed(offered, text) or offered


def _race_first(cockpit: Cockpit, tables: Sequence[int]) -> None:
    """The race, at the table that is named where there are several."""
    if len(tables) == 1:
        ask_chip_race_at(cockpit, tables[0])
        return
    done = say("these chips are colored up there")
    among = a_table(lambda _, table: None if table in tables else done)
    ask_first(cockpit, say("Chip race"), among, partial(ask_chip_race_at, cockpit))


COLORED_UP = Question(
    "Chips colored up",
    "all, or tables 1 3; chips gained or lost last: all +75",
    _answer,
    _begins,
    _asked,
    deed="Colored up",
    offers=_offers,
)
