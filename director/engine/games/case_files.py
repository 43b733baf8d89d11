"""Reads the cases and options of a game file, and lays what they change over the rest of it."""

import re
from collections.abc import Mapping
from typing import Any

from director.engine.games.game import Case, Option, as_key
from director.files.forms import Form, no_such
from director.translation import say

_CASES_BY = ("dice", "flop colour")

_SUMS = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")
"""A sum of dice, or from one sum to another."""

_YES_OR_NO = [True, False]
"""What may be chosen where an option does not say."""

OPTION_KEEPS = frozenset(("kind", "like", "name", "aliases", "option", "example"))
"""What no option changes."""
CASE_KEEPS = OPTION_KEEPS | {"case", "case_by", "choices", "dice"}
"""What no case changes: that, and what is settled before it comes about."""


def read_cases(form: Form, named: Mapping[str, Form]) -> tuple[str, tuple[Case, ...]]:
    """What decides the case, and the cases: by dice "1-3" or "12", by the flop "red", "black"."""
    by = form.choice("case_by", _CASES_BY, "dice" if named else "", "choice")
    cases = []
    for name, inside in named.items():
        title = inside.text("title", name)
        sums = _SUMS.fullmatch(name)
        if by != "dice":
            cases.append(Case(name, title))
        elif sums:
            cases.append(Case(name, title, int(sums[1]), int(sums[2] or sums[1])))
        else:
            form.fault(f"case.{name}", say("should be a sum of dice, such as 4-6"))
    return by, tuple(cases)


def read_option(name: str, form: Form) -> Option:
    """One option, by the name of its table."""
    values = form.data.get("values", _YES_OR_NO)
    form.leave("values", "default", "when")
    if not _may_be_chosen(values):
        form.fault("values", say("should be a list of what may be chosen, texts or true and false"))
        values = _YES_OR_NO
    usual = form.data.get("default", values[0])
    says = form.form("says")
    option = Option(
        name=name,
        title=form.text("title"),
        values=tuple(values),
        default=usual,
        says={key: says.text(key) for key in says.data},
    )
    if not option.has(usual):
        known = ", ".join(f'"{one}"' if isinstance(one, str) else as_key(one) for one in values)
        form.fault("default", say("should be one of {values}", values=known))
    for table in ("when", "says"):
        for value in form.form(table).data:
            if value not in map(as_key, option.values):
                form.fault(f"{table}.{value}", no_such("value", value, map(as_key, option.values)))
    form.finish()
    return option


def _may_be_chosen(values: object) -> bool:
    """Whether these are values among which a house can choose."""
    if not isinstance(values, list) or not values:
        return False
    return all(isinstance(one, str | bool) for one in values)


def as_played(form: Form, options: Mapping[str, str]) -> Form:
    """The form with what its options change, each by the value stated or else by its default."""
    tables = form.data.get("option")
    for name, table in tables.items() if isinstance(tables, dict) else ():
        inside = table if isinstance(table, dict) else {}
        values = inside.get("values", _YES_OR_NO)
        usual = inside.get("default", values[0] if isinstance(values, list) and values else "")
        change = whens(form, name).get(options.get(name, as_key(usual)), {})
        form = form.changed(change if isinstance(change, dict) else {})
    return form


def whens(form: Form, option: str) -> Mapping[str, Any]:
    """What each value of an option changes, by the value's key."""
    table = form.data.get("option", {}).get(option, {})
    changes = table.get("when", {}) if isinstance(table, dict) else {}
    return changes if isinstance(changes, dict) else {}


def changes_of_case(table: Mapping[str, Any]) -> dict[str, Any]:
    """What a case changes: all in its table but what it is called."""
    return {key: value for key, value in table.items() if key != "title"}


def may_change(form: Form, place: str, changes: object, fixed: frozenset[str]) -> bool:
    """Whether a case or an option says what it changes, and that is none of what is fixed."""
    if not isinstance(changes, dict):
        form.fault(place, say("should be a table of what changes"))
        return False
    wrong = [key for key in changes if key in fixed]
    for key in wrong:
        form.fault(f"{place}.{key}", say("cannot be changed here"))
    return not wrong
