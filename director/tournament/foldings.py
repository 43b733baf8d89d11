"""Names as they are compared and put in order, whatever case, accents and marks they have."""

import unicodedata

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
    | dict.fromkeys("'’‘`´.", None)
    | dict.fromkeys("-–_/,", " ")
)


def folded(text: str) -> str:
    """A text as it is compared: without case, accents and marks, its spaces made single.

    >>> folded("  Żaneta  O'Briain-Łoś ")
    'zaneta obriain los'
    """
    if not text.isascii():
        parts = unicodedata.normalize("NFKD", text.casefold())
        text = "".join(one for one in parts if not unicodedata.combining(one))
    return " ".join(text.casefold().translate(_LETTERS).split())
