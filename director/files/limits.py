"""How much is taken from outside: names, sheets and pictures, each with the sentence that says so.

What comes from a form, a file or another program may be anything. It is cut to what a floor can
use before it goes any further, or refused in words.
"""

import json
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from director.translation import say

Row = TypeVar("Row")

NAME = 120
"""Letters of a name, and of all else that stands on one line."""
NOTE = 2_000
"""Letters of a note about somebody."""
ROWS = 50_000
"""Rows of a sheet of people: more than any room has had."""
CELL = 4_000
"""Letters of a cell."""
SHEET_BYTES = 64_000_000
"""Bytes of a sheet's file."""
PICTURE_BYTES = 20_000_000
PICTURE_PIXELS = 40_000_000
"""Bytes and pixels of a logo or a picture for the wall."""
LOGO_PIXELS = (640, 240)
"""Into which a logo is fitted: plenty for what a wall and a sheet show."""
LOGO_LETTERS = 96_000
"""Of a logo as base64, some 70 kB: it lies in the log of its event."""

_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of all that follows, also of what stands after the name."""

HIGHEST = 10**13
"""Of any figure of an event: chips, or money in its smallest unit."""


def on_one_line(text: str) -> str:
    r"""A name as it may stand anywhere: no control signs, nothing that turns a line around.

    >>> on_one_line("Ann \u202eOst\x07\n jr")
    'Ann Ost jr'
    """
    return " ".join("".join(filter(_is_sign, unturned(text))).split())


def unturned(text: str) -> str:
    r"""A text without signs that turn the direction of what follows.

    >>> unturned("Ann \u202eOst")
    'Ann Ost'
    """
    return "".join([one for one in text if one not in _TURNING])


def _is_sign(one: str) -> bool:
    """Whether it is written, or space; half of a sign and control signs are not."""
    return one.isspace() or unicodedata.category(one) not in ("Cc", "Cs")


def too_long(what: str, text: str, most: int) -> str:
    """Why a text is not taken; '' where it is."""
    if len(text) <= most:
        return ""
    return say(
        "{what} has at most {most} letters; this one has {count}",
        what=what,
        most=most,
        count=len(text),
    )


class TooManyRows(ValueError):
    """A sheet has more rows than are taken."""

    def __init__(self) -> None:
        super().__init__(say("this sheet has more than {most} rows", most=f"{ROWS:,}"))


def counted(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of a sheet as long as they are not too many. Raises TooManyRows."""
    for number, row in enumerate(rows, start=1):
        if number > ROWS:
            raise TooManyRows
        yield row


def read_json(text: str) -> Any:
    """What stands in a text of JSON. Raises ValueError where it is none or nested too deeply."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(say("this is nested too deeply")) from None
