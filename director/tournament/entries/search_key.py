"""Names as they are compared and put in order, whatever case, accents and marks they have."""

import unicodedata
from enum import IntEnum

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
    | dict.fromkeys("'’‘`´.", None)
    | dict.fromkeys("-–_/,()", " ")
)


class Closeness(IntEnum):
    """How well a name answers to what was typed, the best first."""

    NAME = 0
    """It is the whole name, its words in any order."""
    WORDS = 1
    """Each word that was typed is a word of the name."""
    BEGINNINGS = 2
    """Each begins a word of the name."""
    LETTERS = 3
    """Each stands somewhere in the name."""


def search_key(text: str) -> str:
    """A text as it is compared: without case, accents and marks, its spaces made single.

    >>> search_key("  Żaneta  O'Briain-Łoś ")
    'zaneta obriain los'
    """
    if text.isascii() and text.replace(" ", "").isalpha():  # as most names are, of thousands
        return " ".join(text.lower().split())
    if not text.isascii():
        parts = unicodedata.normalize("NFKD", text.casefold())
        text = "".join(one for one in parts if not unicodedata.combining(one))
    return " ".join(text.casefold().translate(_LETTERS).split())


def closeness(wanted: str, name: str) -> Closeness | None:
    """How well a name answers to a text, both folded; None where it does not.

    >>> names = ("pat", "pat kelly", "raj patel", "zupatos", "bob")
    >>> [close.name if (close := closeness("pat", name)) is not None else "" for name in names]
    ['NAME', 'WORDS', 'BEGINNINGS', 'LETTERS', '']
    """
    parts = wanted.split()
    if not all(part in name for part in parts):
        return None
    words = name.split()
    if sorted(parts) == sorted(words):
        return Closeness.NAME
    if parts and all(part in words for part in parts):
        return Closeness.WORDS
    if parts and all(any(word.startswith(part) for word in words) for part in parts):
        return Closeness.BEGINNINGS
    return Closeness.LETTERS
