"""The signs of a file of The Tournament Director, told apart: texts, numbers, words, brackets."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple


class Token(NamedTuple):
    """Something that stands in a file by itself."""

    kind: str
    """"text", "number", "word", "sign", "open" for a text without an end, "other", or "end"."""
    text: str
    """As it is written, a text with its quotation marks."""
    at: int
    """The sign of the file where it begins."""


_TOKEN = re.compile(
    r"""\s*+(?:
    (?P<text>"[^"\\]*+(?:\\.[^"\\]*+)*"|'[^'\\]*+(?:\\.[^'\\]*+)*')
    |(?P<number>-?\d++(?:\.\d++)?(?:[eE][+-]?\d++)?)(?![\w$])
    |(?P<word>[A-Za-z_$][\w$.]*+)
    |(?P<sign>[{}\[\](),:])
    |(?P<open>["'])
    |(?P<other>\S)
    )""",
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(
    r"\\(?:u\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|(.))", re.DOTALL
)
_PLAIN = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": ""}
_LARGEST_SIGN = 0x10FFFF


def tokens(text: str) -> Iterator[Token]:
    """All of them, and then the end again and again; nothing is told apart after an open text."""
    at, match = 0, _TOKEN.match
    while found := match(text, at):
        kind = found.lastgroup or ""
        yield Token(kind, found[kind], found.start(kind))
        if kind == "open":
            break
        at = found.end()
    while True:
        yield Token("end", "", len(text))


def plain_text(written: str, unknown: Callable[[int, str], object]) -> str:
    """A text without its marks, and with what its backslashes stand for.

    Half of a sign is one that nobody knows. `unknown` hears of what stands for nothing, and where.
    """

    def meant(found: re.Match[str]) -> str:
        code = found[1] or found[2] or found[3]
        if code is None:
            if found[4] in "ux":
                unknown(found.start() + 1, found[0])
            return _PLAIN.get(found[4], found[4])
        number = int(code, 16)
        return chr(number) if number <= _LARGEST_SIGN else "\ufffd"

    plain = _ESCAPE.sub(meant, written[1:-1])
    return plain.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
