"""Reads the cases and options of a game file, and lays what they change over the rest of it."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from director.engine.games.deciders import DICE, SUM, known_deciders
from director.engine.games.game import Case, Option, as_key
from director.engine.games.streets import Street
from director.files.forms import Form, no_such
from director.translation import say

_ROLLS = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")
"""What dice show, or from one to another."""

_YES_OR_NO = [True, False]
"""What may be chosen where an option does not say."""

OPTION_KEEPS = frozenset(("kind", "like", "name", "aliases", "option", "example"))
"""What no option changes."""
CASE_KEEPS = OPTION_KEEPS | {"case", "case_by", "choices", "dice"}
"""What no case changes: that, and what is settled before it comes about."""


def read_cases(
    form: Form, named: Mapping[str, Form], streets: Sequence[Street]
) -> tuple[str, tuple[Case, ...]]:
    """What decides the case, and the cases: by dice "1-3" or "2, 4, 6", by the flop "red"."""
    words = known_deciders([street.name for street in streets if street.board])
    by = form.choice("case_by", words, SUM if named else "", "choice")
    stated = form.data.get("case_by", by)
    by_dice = by in DICE and stated == by  # of another word nobody knows what it decides
    cases = []
    for name, inside in named.items():
        title = inside.text("title", name)
        rolls = _rolls(name) if by_dice else ()
        if by_dice and not rolls:
            what = say("a sum of dice") if by == SUM else say("what a die shows")
            message = say("should be {what}, such as 4-6, or 1, 3, 5", what=what)
            form.fault(f"case.{name}", message)
        else:
            cases.append(Case(name, title, rolls))
    return by, tuple(cases)


def _rolls(name: str) -> tuple[int, ...]:
    """What a case of dice holds for, by its name: "4-6", or "1, 3, 5"; nothing for anything else.

    >>> _rolls("1, 4-6"), _rolls("6-4")
    ((1, 4, 5, 6), ())
    """
    found: set[int] = set()
    for part in name.split(","):
        rolled = _ROLLS.fullmatch(part.strip())
        if not rolled or int(rolled[2] or rolled[1]) < int(rolled[1]):
            return ()
        found |= {*range(int(rolled[1]), int(rolled[2] or rolled[1]) + 1)}
    return tuple(sorted(found))


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
