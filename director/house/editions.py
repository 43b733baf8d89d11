"""The books that rulings rest on, and which edition of each was read."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from director.translation import say


class Book(NamedTuple):
    """A book of rules."""

    name: str
    edition: str = ""
    """Empty where it has none."""

    @property
    def title(self) -> str:
        """With its edition: "Poker TDA Rules (2024, version 1.0)"."""
        if not self.edition:
            return say(self.name)
        return say("{book} ({edition})", book=say(self.name), edition=say(self.edition))


BOOKS: Mapping[str, Book] = {
    "TDA": Book("Poker TDA Rules", "2024, version 1.0"),
    "S": Book("BARGE Rulebook", "May 24, 2025"),
    "R26": Book("BARGE Rulebook 2026", "as of August 6, 2026"),
    "WT": Book("WSOP tournament rules", "2024"),
    "WL": Book("WSOP live-action rules", "2024"),
    "RRP": Book("Robert's Rules of Poker", "version 11"),
    "MB2": Book("mb2 players' manual"),
    "BUH": Book("The official rules for Buh"),
    "WIKI": Book("Poker Variations: Badugi"),
    "PAG": Book("Poker Variations: Badugi"),
    "BUCK": Book("The rules of Buck 'em"),
    "BOUL": Book("Boulder Buy'em Poker"),
}
"""By the sign that citations have. WIKI and PAG are one paper, which names neither's author."""

_SIGN = re.compile(r"(?:^|[;,]) *([A-Z][A-Z0-9]*)\b")


def books_cited(citations: Iterable[str]) -> tuple[Book, ...]:
    """The books of these citations, each once, in the order in which they are named.

    >>> [book.edition for book in books_cited(["S 1.4, C5, TDA 20", "TDA 21", "house rule"])]
    ['May 24, 2025', '2024, version 1.0']
    """
    signs = [sign for one in citations for sign in _SIGN.findall(one)]
    return tuple(dict.fromkeys([BOOKS[sign] for sign in signs if sign in BOOKS]))


def editions_said(citations: Iterable[str]) -> str:
    """On which edition of which book something rests; empty where no book is cited.

    >>> editions_said(["TDA 43-B"]), editions_said(["C36"])
    ('Edition: Poker TDA Rules (2024, version 1.0)', '')
    """
    titles = [book.title for book in books_cited(citations)]
    if not titles:
        return ""
    said = "Edition: {books}" if len(titles) == 1 else "Editions: {books}"
    return say(said, books="; ".join(titles))
