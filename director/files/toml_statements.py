"""The statements of a TOML text: where each key, its value and each header stand.

The text is known to be sound; `tomllib` has read it.
"""

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

Place = tuple[str | int, ...]
"""Keys, and the numbers of tables in lists, from 0: `("portion", "low", "qualifier")`."""


@dataclass(frozen=True)
class Statement:
    """A key with its value, or the header of a table; the offsets are those of the text."""

    path: Place
    table: Place
    """The table in which it stands; of a header its own."""
    start: int
    """Of its line."""
    value: tuple[int, int] | None
    """From where to where the value stands; None for a header."""
    end: int
    """Behind its line break."""


_KEY = re.compile(
    r'[ \t]*(?:(?P<bare>[A-Za-z0-9_-]+)|(?P<quoted>"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'))[ \t]*'
)
_QUOTES = re.compile(
    r'"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}|\'\'\'[^\']*(?:\'(?!\'\')[^\']*)*\'{3,5}'
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[^,\]}#\r\n]*")


def statements(text: str) -> list[Statement]:
    """What a sound TOML text states, in its order."""
    found: list[Statement] = []
    counts: dict[Place, int] = {}
    table: Place = ()
    at = _behind_space(text, 0)
    while at < len(text):
        start = text.rfind("\n", 0, at) + 1
        if text[at] == "[":
            numbered = text.startswith("[[", at)
            keys, at = _keys(text, at + 1 + numbered)
            at += 1 + numbered
            table = _resolved(keys, counts, numbered=numbered)
            path, value = table, None
        else:
            keys, at = _keys(text, at)
            begins = _behind(text, at + 1)
            at = _value_end(text, begins)
            path, value = (*table, *keys), (begins, at)
        line_end = text.find("\n", at)
        end = len(text) if line_end < 0 else line_end + 1
        found.append(Statement(path, table, start, value, end))
        at = _behind_space(text, end)
    return found


def _resolved(keys: Sequence[str], counts: dict[Place, int], *, numbered: bool) -> Place:
    """The path of a header, with the numbers of the tables in lists on its way."""
    path: Place = ()
    for place, key in enumerate(keys, start=1):
        path = (*path, key)
        if numbered and place == len(keys):
            counts[path] = counts.get(path, 0) + 1
        if path in counts:
            path = (*path, counts[path] - 1)
    return path


def _keys(text: str, at: int) -> tuple[list[str], int]:
    """The keys of a dotted name, and where it ends."""
    keys: list[str] = []
    while match := _KEY.match(text, at):
        quoted = match["quoted"]
        keys.append(tomllib.loads(f"k = {quoted}")["k"] if quoted else match["bare"])
        at = match.end()
        if text[at : at + 1] != ".":
            break
        at += 1
    return keys, at


def _behind(text: str, at: int) -> int:
    while text[at : at + 1] in (" ", "\t"):
        at += 1
    return at


def _behind_space(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _value_end(text: str, at: int) -> int:
    """Where the value ends that begins here."""
    first = text[at]
    if first in "\"'":
        quoted = _QUOTES.match(text, at)
        return quoted.end() if quoted else len(text)
    if first not in "[{":
        bare = _BARE.match(text, at)
        return at + len(bare[0].rstrip()) if bare else at
    at += 1
    while text[at] not in "]}":
        at = _behind_space(text, at)
        if text[at] in ",=":
            at += 1
        elif text[at] not in "]}":
            at = _value_end(text, at) if first == "[" else _pair_end(text, at)
    return at + 1


def _pair_end(text: str, at: int) -> int:
    """Where a key with its value ends, in a table in braces."""
    _, at = _keys(text, at)
    return _value_end(text, _behind(text, at + 1))


def items(written: str) -> list[tuple[int, int]]:
    """From where to where each value of a list stands."""
    spans = []
    at = _behind_space(written, 1)
    while written[at] != "]":
        end = _value_end(written, at)
        spans.append((at, end))
        at = _behind_space(written, end)
        if written[at] == ",":
            at = _behind_space(written, at + 1)
    return spans
