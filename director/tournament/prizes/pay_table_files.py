"""Reads a pay table from a form and writes it back: the same form in files and in the log."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from director.files.forms import FileWrong, Form, load_form, read_form
from director.files.toml_text import toml_text
from director.tournament.prizes.pay_table import (
    WHOLE,
    Bracket,
    Formula,
    PayTable,
    PlaceRange,
    number,
)
from director.tournament.prizes.rounding import ROUNDINGS, WHOLE_UNITS, Rounding
from director.tournament.structure.toml_parts import part_as_data
from director.translation import say

_RANGE = re.compile(r"([1-9]\d{0,8})(?:(\+)|-([1-9]\d{0,8}))?")

_WORDS = ("name", "series", "source")
_NUMBERS = ("paid", "minimum", "steepness")


def load_pay_table(path: Path) -> PayTable:
    """The pay table of a file. Raises FileWrong with everything that is wrong with it."""
    return _sound(load_form(path), path.name)


def pay_table_from_text(text: str, file: str) -> PayTable:
    """The pay table of a file's text. Raises FileWrong with everything that is wrong with it."""
    return _sound(read_form(text, file), file)


def pay_table_from_data(data: dict[str, Any]) -> PayTable:
    """The pay table that `pay_table_as_data` wrote. Raises FileWrong where it is damaged."""
    return _sound(Form(data, []), say("the payout structure in the log"))


def pay_table_as_text(table: PayTable, comment: str = "") -> str:
    """A pay table as the text of its file, with a comment of one line at the top."""
    return toml_text(pay_table_as_data(table), comment or table.name)


def read_pay_table(form: Form) -> PayTable:
    """The pay table of a form; what is wrong is noted in the form's faults."""
    rounding, formula = form.part("rounding"), form.part("formula")
    table = PayTable(
        name=form.text("name"),
        series=form.text("series", ""),
        source=form.text("source", ""),
        notes=form.texts("notes"),
        rounding=WHOLE_UNITS if rounding is None else _rounding(rounding),
        brackets=tuple(_bracket(one) for one in form.forms("bracket")),
        formula=None if formula is None else _formula(formula),
    )
    if not form.data.get("bracket") and table.formula is None:
        form.fault("bracket", say("is missing: a payout structure needs a bracket or a formula"))
    form.finish()
    for place, message in _contradictions(table):
        form.fault(place, message)
    return table


def pay_table_as_data(table: PayTable) -> dict[str, Any]:
    """A pay table in the form of its file; what has its usual value is left out."""
    words = {key: getattr(table, key) for key in _WORDS}
    data: dict[str, Any] = {key: one for key, one in words.items() if one or key == "name"}
    if table.notes:
        data["notes"] = list(table.notes)
    if table.brackets:
        data["bracket"] = [_bracket_as_data(one) for one in table.brackets]
    if table.rounding != WHOLE_UNITS:
        data["rounding"] = part_as_data(table.rounding)
    if table.formula:
        data["formula"] = _formula_as_data(table.formula)
    return data


def _sound(form: Form, file: str) -> PayTable:
    table = read_pay_table(form)
    if form.faults:
        raise FileWrong(file, form.faults)
    return table


def _rounding(form: Form) -> Rounding:
    usual = WHOLE_UNITS
    rounding = Rounding(
        form.whole("unit", usual.unit, least=1), form.choice("way", ROUNDINGS, usual.way)
    )
    form.finish()
    return rounding


def _formula(form: Form) -> Formula:
    formula = Formula(
        form.hundredths("paid", least=1),
        form.hundredths("minimum", 0),
        form.hundredths("steepness", 100),
        form.flag("grouped", True),
    )
    if formula.paid > WHOLE:
        form.fault("paid", say("no more than 100 percent of the entries can be paid"))
    if formula.steepness > _STEEPEST:
        form.fault("steepness", say("is too steep: at most {most}", most=_STEEPEST // 100))
    form.finish()
    return formula


_STEEPEST = 500


def _bracket(form: Form) -> Bracket:
    least, most = _entries(form)
    key = "amount" if "amount" in form else "percent"
    if "percent" in form and "amount" in form:
        form.fault("amount", say("one of percent and amount is enough"))
        form.leave("percent")
    if key not in form:
        form.missing("percent", say("what each place gets: { 1 = 100 }"))
    inside, before = form.form(key), len(form.faults)
    ranges = tuple(_place_ranges(inside))
    readable = len(form.faults) == before
    form.finish()
    bracket = Bracket(least, most, ranges, in_money=key == "amount")
    if ranges and readable:
        for place, message in _wrong_shares(bracket):
            inside.fault(place, message)
    elif key in form and isinstance(form.data[key], dict) and not form.data[key]:
        form.fault(key, say("name at least first place"))
    return bracket


_UNREADABLE = (0, 0)
"""Numbers of entries that nobody can read; they contradict nothing."""


def _entries(form: Form) -> tuple[int, int | None]:
    text = form.text("entries")
    found = _RANGE.fullmatch(text.replace(" ", ""))
    if not found:
        if isinstance(form.data.get("entries"), str):
            form.fault("entries", say("should be numbers such as '9-15' or '201+'"))
        return _UNREADABLE
    least = int(found[1])
    most = None if found[2] else int(found[3] or least)
    if most is not None and most < least:
        form.fault("entries", say("ends before it begins"))
        return _UNREADABLE
    return least, most


def _place_ranges(form: Form) -> Iterator[PlaceRange]:
    """The places of a bracket; a place that cannot be read is left out."""
    for key in form.data:
        share = form.hundredths(key, least=1)
        found = _RANGE.fullmatch(key.replace(" ", ""))
        if not found or found[2]:
            form.fault(key, say("should be a place or places such as 4 or 10-12"))
            continue
        first = int(found[1])
        last = int(found[3] or first)
        if last < first:
            form.fault(key, say("ends before it begins"))
        elif last > _MOST_PLACES:
            form.fault(key, say("is too far down: at most {most}", most=_MOST_PLACES))
        else:
            yield PlaceRange(first, last, share)


_MOST_PLACES = 100_000


def _wrong_shares(bracket: Bracket) -> Iterator[tuple[str, str]]:
    """What cannot be paid as it stands: the key in the bracket's shares and the sentence."""
    expected, before = 1, None
    for one in bracket.ranges:
        if one.first != expected:
            yield one.name, say("place {place} should come here", place=expected)
        if before is not None and one.share > before.share:
            yield (
                one.name,
                say(
                    "is paid {share}, more than place {place}, which is paid {before}",
                    share=number(one.share),
                    place=before.name,
                    before=number(before.share),
                ),
            )
        expected, before = one.last + 1, one
    total = sum(one.share * one.places for one in bracket.ranges)
    if not bracket.in_money and total != WHOLE:
        yield "", say("comes to {total}%, not 100%", total=number(total))


def _contradictions(table: PayTable) -> Iterator[tuple[str, str]]:
    """Brackets that are for the same entries or out of order: place and sentence."""
    for at, (before, one) in enumerate(pairwise(table.brackets), start=2):
        readable = before.least and one.least
        if readable and (before.most is None or one.least <= before.most):
            yield (
                f"bracket[{at}].entries",
                say("should begin after {before}, the bracket before it", before=before.name),
            )


def _plain(hundredths: int) -> int | float:
    """Hundredths as a file has them."""
    whole, rest = divmod(hundredths, 100)
    return hundredths / 100 if rest else whole


def _bracket_as_data(bracket: Bracket) -> dict[str, Any]:
    shares = {one.name: _plain(one.share) for one in bracket.ranges}
    return {"entries": bracket.name, "amount" if bracket.in_money else "percent": shares}


def _formula_as_data(formula: Formula) -> dict[str, Any]:
    usual = Formula._field_defaults
    values = {key: getattr(formula, key) for key in _NUMBERS}
    data: dict[str, Any] = {
        key: _plain(one) for key, one in values.items() if one != usual.get(key)
    }
    return data if formula.grouped else data | {"grouped": False}
