"""Writes tables of words and numbers as TOML that people like to read, rows in columns."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WIDE = 88


def toml_text(data: Mapping[str, Any], comment: str) -> str:
    """The text of a file: a comment, then words and numbers, then lists of rows, then tables."""
    tables = {key: value for key, value in data.items() if isinstance(value, dict)}
    lists = {key: value for key, value in data.items() if _is_rows(value)}
    words = {key: value for key, value in data.items() if key not in tables and key not in lists}
    blocks = [f"# {comment}", _lines(words)]
    blocks += [f"{_key(key)} = [\n{_rows(rows)}\n]" for key, rows in lists.items()]
    blocks += [f"[{_key(key)}]\n{_lines(table)}" for key, table in tables.items()]
    return "\n\n".join(block for block in blocks if block) + "\n"


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _lines(table: Mapping[str, Any]) -> str:
    width = max((len(_key(key)) for key in table), default=0)
    return "\n".join(f"{_key(key):{width}} = {_long(value)}" for key, value in table.items())


def _long(value: Any) -> str:
    """A value; a list that is too wide for a line has one thing a line."""
    short = _value(value)
    if not isinstance(value, list) or len(short) <= _WIDE:
        return short
    return "[\n" + "".join(f"    {_value(one)},\n" for one in value) + "]"


def _rows(rows: Sequence[Mapping[str, Any]]) -> str:
    """Inline tables under each other, each number and each word as wide as in all rows."""
    widths: dict[tuple[str, bool], int] = {}
    for row in rows:
        for key, value in row.items():
            column, width = (key, _is_number(value)), len(_value(value))
            widths[column] = max(width, widths.get(column, width))
    return "\n".join(f"    {{ {_cells(row, widths)} }}," for row in rows)


def _cells(row: Mapping[str, Any], widths: Mapping[tuple[str, bool], int]) -> str:
    cells, spaces = "", 0
    for number, (key, value) in enumerate(row.items()):
        text = _value(value)
        width = widths[key, _is_number(value)]
        cells += f", {'':{spaces}}" if number else ""
        spaces = 0 if _is_number(value) else width - len(text)
        cells += f"{_key(key)} = {text:>{width}}" if _is_number(value) else f"{_key(key)} = {text}"
    return cells


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)  # TOML's basic strings are JSON's
        case dict():
            inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
            return f"{{ {inside} }}"
        case list():
            return f"[{', '.join(_value(one) for one in value)}]"
        case _:
            return str(value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
