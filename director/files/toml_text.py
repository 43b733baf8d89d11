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
    lists = {key: value for key, value in data.items() if is_rows(value)}
    words = {key: value for key, value in data.items() if key not in tables and key not in lists}
    blocks = [f"# {comment}", _lines(words)]
    blocks += [f"{key_text(key)} = [\n{rows_text(rows)}\n]" for key, rows in lists.items()]
    blocks += [f"[{key_text(key)}]\n{_lines(table)}" for key, table in tables.items()]
    return "\n\n".join(block for block in blocks if block) + "\n"


def is_rows(value: object) -> bool:
    """Whether this is a list of tables."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _lines(table: Mapping[str, Any]) -> str:
    width = max((len(key_text(key)) for key in table), default=0)
    return "\n".join(
        f"{key_text(key):{width}} = {long_text(value)}" for key, value in table.items()
    )


def long_text(value: Any) -> str:
    """A value; a list that is too wide for a line has one thing a line, and a long text several."""
    short = value_text(value)
    if isinstance(value, str):
        return short if len(short) <= _WIDE else _paragraph(short)
    if not isinstance(value, list) or len(short) <= _WIDE:
        return short
    if is_rows(value):
        return f"[\n{rows_text(value)}\n]"
    return "[\n" + "".join(f"    {value_text(one)},\n" for one in value) + "]"


def _paragraph(quoted: str) -> str:
    """A quoted text over several lines, which TOML puts together again."""
    words = quoted[1:-1].split(" ")
    if not words[0]:
        return quoted  # TOML would leave the space out that it begins with
    lines = [""]
    for number, word in enumerate(words):
        if len(lines[-1]) + len(word) > _WIDE and word and lines[-1].strip():
            lines.append("")
        lines[-1] += word + (" " if number + 1 < len(words) else "")
    whole = "\\\n".join(lines)
    return f'"""\\\n{whole}"""'


def rows_text(rows: Sequence[Mapping[str, Any]]) -> str:
    """Inline tables under each other, each number and each word as wide as in all rows."""
    widths: dict[tuple[str, bool], int] = {}
    for row in rows:
        for key, value in row.items():
            column, width = (key, _is_number(value)), len(value_text(value))
            widths[column] = max(width, widths.get(column, width))
    return "\n".join(f"    {{ {_cells(row, widths)} }}," for row in rows)


def _cells(row: Mapping[str, Any], widths: Mapping[tuple[str, bool], int]) -> str:
    cells, spaces = "", 0
    for number, (key, value) in enumerate(row.items()):
        text = value_text(value)
        width = widths[key, _is_number(value)]
        cells += f", {'':{spaces}}" if number else ""
        spaces = 0 if _is_number(value) else width - len(text)
        cells += (
            f"{key_text(key)} = {text:>{width}}"
            if _is_number(value)
            else f"{key_text(key)} = {text}"
        )
    return cells


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def value_text(value: Any) -> str:
    """A value on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _quoted(value)  # TOML's basic strings are JSON's
        case dict():
            inside = ", ".join(f"{key_text(key)} = {value_text(one)}" for key, one in value.items())
            return f"{{ {inside} }}"
        case list():
            return f"[{', '.join(value_text(one) for one in value)}]"
        case _:
            return str(value)


def key_text(key: str) -> str:
    """A key, in quotation marks where it needs them."""
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
