r"""The lines of a TOML text: where each key stands, and where and why it cannot be used.

What the reader of TOML says of a slip of the pen is meant for programmers; here it is said in the
words of whoever writes such a file, with what to look for.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from director.translation import say

TOO_DEEP = "tables and lists are nested too deeply"
TOO_LONG = "a whole number here has too many digits"

_DEEPEST = 32
"""So many tables and lists may lie inside each other; those that are shipped have four."""
_LARGEST_WHOLE = 1 << 63
"""TOML's own limit to whole numbers."""


class Slip(NamedTuple):
    """Why a text is no TOML, and the line on which to look; None where nobody knows."""

    message: str
    line: int | None


def slip(text: str, told: str) -> Slip:
    r"""What is wrong with a text, from it and from what the reader of TOML told of it.

    >>> slip('name = "Razz\n', "Illegal character '\\n' (at line 1, column 13)").line
    1
    """
    what, _, where = told.partition(" (at ")
    place = re.match(r"line (\d+)", where)
    line = int(place[1]) if place else None
    quote = _unclosed_quote(text)
    if quote and (line is None or quote.line is None or quote.line <= line):
        return quote
    curly = _CURLY.search(text.split("\n")[line - 1] if line else "")
    if curly:
        sentence = say('{mark} is a curly quotation mark: write a straight one, "', mark=curly[0])
        return Slip(sentence, line)
    for beginning, sentence in _WORDS.items():
        if what.startswith(beginning):
            return Slip(say(sentence), line)
    return Slip(say("this cannot be read as TOML: {what}", what=what), line)


_CURLY = re.compile("[“”„‟«»]")

_WORDS = {
    "Unclosed array": (
        "a list is not closed here: look for a missing ] or for a missing comma between two of its"
        " entries, from its [ on"
    ),
    "Unclosed inline table": (
        "a table in braces is not closed here: look for a missing } or for a missing comma; it"
        " stands on one line"
    ),
    "Invalid initial character for a key part": (
        "a key should stand here: a table in braces stands on one line, and has no comma at its end"
    ),
    "Expected '='": "there is no = between a key and its value",
    "Expected ']": "a table’s name in brackets is not closed: look for a missing ]",
    "Invalid value": (
        "this is no value: a text stands in quotation marks, a number and true or false stand bare"
    ),
    "Expected newline": (
        "something stands behind the value: look for a quotation mark inside the text, which is"
        ' written \\", or for a missing line break'
    ),
    "Unescaped '\\'": "write a backslash in text twice",
    "Cannot overwrite": "this is in the file already: write each key and table once",
    "Cannot declare": "this is in the file already: write each key and table once",
    "Cannot mutate": "this is in the file already: write each key and table once",
    "Illegal character": "there is an invisible character here: retype the line",
    "Invalid statement": (
        'this is neither a key with its value, such as name = "Razz", nor the name of a table in'
        " brackets"
    ),
}
"""What the reader of TOML says, by how it begins, and what is meant."""

_PIECES = re.compile(
    r'\n|#[^\n]*|"""|\'\'\'|"(?:[^"\\\n]|\\[^\n])*(?P<shut>")?|\'[^\'\n]*(?P<ends>\')?'
)
"""Line ends, comments, and what begins with a quotation mark."""

_CLOSED = {
    '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}', re.DOTALL),
    "'''": re.compile(r"[^']*(?:'(?!'')[^']*)*'{3,5}"),
}
"""The rest of a text of several lines, by its quotation marks."""


def _unclosed_quote(text: str) -> Slip | None:
    """The first quotation mark that nothing closes, on its line or, three of them, anywhere."""
    at, line = 0, 1
    while found := _PIECES.search(text, at):
        mark, at = found[0], found.end()
        if mark == "\n":
            line += 1
        elif mark in _CLOSED:
            rest = _CLOSED[mark].match(text, at)
            if rest is None:
                sentence = (
                    "the text that begins here with {mark} ends nowhere: close it with {mark}"
                )
                return Slip(say(sentence, mark=mark), line)
            line += rest[0].count("\n")
            at = rest.end()
        elif not (mark.startswith("#") or found["shut"] or found["ends"]):
            sentence = (
                "a quotation mark is not closed on this line: look for a missing {mark}; a text of"
                " several lines stands between {three} and {three}"
            )
            return Slip(say(sentence, mark=mark[0], three=mark[0] * 3), line)
    return None


def line_numbers(text: str) -> dict[str, int]:
    r"""On which line each key of a TOML text stands, good enough to point at.

    >>> line_numbers("name = 'x'\n[board]\nrows = 3\n[[street]]\nbet = 'small'")
    {'name': 1, 'board': 2, 'board.rows': 3, 'street[1]': 4, 'street[1].bet': 5}
    >>> line_numbers("level = [\n  { label = '1' },\n  { break = 10 },\n]")
    {'level': 1, 'level[1]': 2, 'level[2]': 3}
    """
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table, inside, quote = "", "", ""
    for number, line in enumerate(text.split("\n"), start=1):
        bare = line.strip()
        if quote:
            quote = "" if quote in bare else quote
        elif inside:  # a list over several lines, mostly of one table a line
            if bare.startswith("{"):
                counts[inside] = counts.get(inside, 0) + 1
                lines[f"{inside}[{counts[inside]}]"] = number
            inside = "" if bare.startswith("]") else inside
        elif bare.startswith("[["):
            name = _plain_key(bare[2:].partition("]]")[0])
            counts[name] = counts.get(name, 0) + 1
            table = f"{name}[{counts[name]}]"
            lines[table] = number
        elif bare.startswith("["):
            table = _plain_key(bare[1:].partition("]")[0])
            lines[table] = number
        elif "=" in bare and not bare.startswith("#"):
            key, _, value = bare.partition("=")
            place = f"{table}.{_plain_key(key)}".strip(".")
            lines[place] = number
            inside = place if value.partition("#")[0].strip() == "[" else ""
            quote = next((mark for mark in ('"""', "'''") if value.count(mark) == 1), "")
    return lines


def _plain_key(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def unreadable(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What nobody could read or print, with its place: looked for without recursion."""
    waiting: list[tuple[str, Any, int]] = [("", data, 0)]
    while waiting:
        place, value, depth = waiting.pop()
        if isinstance(value, dict | list) and depth == _DEEPEST:
            yield place.partition(".")[0].partition("[")[0], say(TOO_DEEP)
            return
        if isinstance(value, dict):
            for key, one in value.items():
                if _unprintable(key):
                    yield place, say("a key has a character in it that cannot be printed")
                waiting.append((f"{place}.{key}".strip("."), one, depth + 1))
        elif isinstance(value, list):
            waiting += [
                (f"{place}[{number}]", one, depth + 1) for number, one in enumerate(value, start=1)
            ]
        elif isinstance(value, str) and _unprintable(value):
            yield place, say("there is a character in this text that cannot be printed")
        elif isinstance(value, int) and not -_LARGEST_WHOLE <= value < _LARGEST_WHOLE:
            yield place, say(TOO_LONG)


def _unprintable(text: str) -> bool:
    """Whether there are characters that steer a screen or turn the direction of a line."""
    return not text.isprintable() and any(
        one not in "\n\t" and (unicodedata.category(one) == "Cc" or one in _TURNING) for one in text
    )


_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def printable(text: str) -> str:
    r"""A text, such as a file's name, with what no screen can show written out.

    >>> printable("Ann's razz.toml"), printable("a\udcff\n.toml")
    ("Ann's razz.toml", 'a\\udcff\\n.toml')
    """
    if text.isprintable():
        return text
    return text.encode("unicode_escape", "surrogatepass").decode("ascii")
