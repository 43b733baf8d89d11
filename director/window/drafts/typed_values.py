"""What is typed into a field as a file has it, and back; what fits nothing is kept as typed.

Nothing is refused here: the model says what is wrong, and what was typed stays where it is.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from director.files.forms import Fault
from director.files.typed_figures import joined
from director.translation import chips, say

_DIGITS = re.compile(r"[0-9]{1,15}")
"""Nobody has more chips than that."""


class Kind(NamedTuple):
    """How a value is typed and shown."""

    read: Callable[[str], Any]
    """None where nothing was typed: the key is left out of the file."""
    show: Callable[[Any], str]


def read_whole(text: str) -> Any:
    """A whole number, with or without commas between its thousands; otherwise the text itself.

    >>> read_whole("10,000"), read_whole(""), read_whole("ten")
    (10000, None, 'ten')
    """
    bare = text.strip()
    digits = joined(bare.replace(" ", ""))
    return int(digits) if _DIGITS.fullmatch(digits) else bare or None


def show_whole(value: Any) -> str:
    """A whole number with commas between its thousands; anything else as it stands in the file."""
    if value is None:
        return ""
    return chips(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def read_wholes(text: str) -> Any:
    """Whole numbers one after another; otherwise the text itself.

    >>> read_wholes("25, 100 500"), read_wholes("25, green")
    ([25, 100, 500], '25, green')
    """
    words = text.replace(",", " ").replace(";", " ").split()
    if not words:
        return None
    return [int(one) for one in words] if all(map(_DIGITS.fullmatch, words)) else text.strip()


def show_wholes(value: Any) -> str:
    """Whole numbers with commas between them."""
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return "" if value is None else str(value)


def read_text(text: str) -> Any:
    """Words."""
    return text.strip() or None


def show_text(value: Any) -> str:
    """Words, or whatever stands in their place."""
    return "" if value is None else str(value)


def read_texts(text: str) -> Any:
    """Words with commas between them."""
    return [one.strip() for one in text.split(",") if one.strip()] or None


def show_texts(value: Any) -> str:
    """Words with commas between them."""
    return ", ".join(str(one) for one in value) if isinstance(value, list) else show_text(value)


def read_lines(text: str) -> Any:
    """Words, a line each."""
    return [one.strip() for one in text.splitlines() if one.strip()] or None


def show_lines(value: Any) -> str:
    """Words, a line each."""
    return "\n".join(str(one) for one in value) if isinstance(value, list) else show_text(value)


WHOLE = Kind(read_whole, show_whole)
WHOLES = Kind(read_wholes, show_wholes)
TEXT = Kind(read_text, show_text)
TEXTS = Kind(read_texts, show_texts)
LINES = Kind(read_lines, show_lines)


def found(data: Mapping[str, Any], place: str) -> Any:
    """What stands at a place of nested tables: `rebuys.price`; None where nothing does."""
    here: Any = data
    for key in place.split("."):
        if not isinstance(here, Mapping) or key not in here:
            return None
        here = here[key]
    return here


def with_value(data: Mapping[str, Any], place: str, value: Any) -> dict[str, Any]:
    """The same tables with something else at a place; a table without anything in it goes.

    >>> with_value({"rebuys": {"price": 60}}, "rebuys.price", None)
    {}
    """
    key, _, rest = place.partition(".")
    made = dict(data)
    if rest:
        inside = made.get(key)
        value = with_value(inside if isinstance(inside, Mapping) else {}, rest, value) or None
    if value is None:
        made.pop(key, None)
    else:
        made[key] = value
    return made


def needed(fault: Fault, data: Mapping[str, Any]) -> Fault:
    """The model's sentence in a field: an empty one is simply needed, whatever files call it."""
    empty = fault.missing and " " not in fault.place and found(data, fault.place) is None
    return fault._replace(message=say("is needed")) if empty else fault
