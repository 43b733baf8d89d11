"""The rows of a sign-up list: what each cell means, with titles over the columns or without any."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from unicodedata import category

from director.desk.list_words import AMOUNT, METHOD_OF, NO, WAY_OF, YES
from director.desk.lists.player_sheets import EMAIL, FIRST, LAST, field_of, said_by
from director.files import limits
from director.files.forms import Fault, FileWrong
from director.tournament.entries.search_key import search_key
from director.translation import say

PAID, METHOD, WAY, CONTACT = "paid", "method", "way", "contact"
"""What a list says beside what the register keeps of a person."""
UNREAD = "unread"
"""What stands behind a name and may be anything."""

_TITLES = {
    PAID: "paid, payment, amount, amount paid, buy in, buyin, prepaid, bezahlt, betrag, paye",
    METHOD: "method, payment method, paid by, how paid, zahlungsart",
    WAY: "status, as, type, list, kind, state, registration",
    CONTACT: "contact, contact details, reach, kontakt",
}
_FIELD_OF = {title: field for field, titles in _TITLES.items() for title in titles.split(", ")}

_NUMBERED = re.compile(r"\A\s*(?:\d{1,4}\s*[.):]|[-*•])\s*(?=\S)")
"""At the beginning of a line only: the hyphen within a name is the name's."""
_JOINS = frozenset("-\u2010\u2011'’ʼ`.")
_AFTER_NAMES = frozenset(["jr", "sr", "ii", "iii", "iv", "2nd", "3rd"])
_PARTICLES = (
    "st, van, von, der, den, de, del, della, di, da, dos, du, la, le, el, al, bin, ten, ter"
)
_BESIDE_LAST_NAMES = _AFTER_NAMES.union(_PARTICLES.split(", "))
"""Words that a last name may have beside itself: St. John, van der Berg, Smith Jr."""
_INITIAL = re.compile(r"[^\W\d]\.?")
_TELEPHONE = re.compile(r"[+(]?[\d\s()/.-]{7,}")
_COIN = r"[^\w\s.,:;/*&'’`()\[\]{}\u2010-\u2014-]{1,3}"
_TAIL = re.compile(
    r"(?P<name>.*\w.*?)[\s,:/\u2010-\u2014-]*(?:"
    r"[(\[{](?P<bracket>[^()\[\]{}]*)[)\]}]"
    r"|(?<=\W)(?P<word>paid|unpaid|prepaid)"
    rf"|(?<=\W)(?P<amount>{_COIN}\s*\d[\d.,]*|\d[\d.,]*\s*{_COIN})"
    r"|(?<=\s)(?P<number>\d[\d.,]*(?:\s*[^\W\d]{1,3})?))\s*",
    re.IGNORECASE,
)
"""A name with something behind it: in brackets, a word about money, an amount, a number."""
_THOUSANDS = re.compile(r"(?<=[$€£¥])\s*\d{1,3}(?:,\d{3})+(?!\d)")
"""An amount whose commas part nothing: "$1,500"."""

Said = Mapping[str, str]


class Listed(NamedTuple):
    """A row of a list, by what its cells mean."""

    row: int
    """As a spreadsheet counts; of pasted lines, the line."""
    said: Said
    text: str = ""
    """All that stands in it."""


class Rows(NamedTuple):
    """What a list says."""

    listed: tuple[Listed, ...]
    ignored: tuple[str, ...]
    """The titles of columns that mean nothing here."""


def pasted(text: str) -> list[list[str]]:
    r"""Lines that somebody has pasted, by cells; where nothing parts them, a line is a name.

    Raises FileWrong where they are too many.

    >>> pasted("1. Ann Ost\n2) Bob Marek")
    [['Ann Ost'], ['Bob Marek']]
    >>> pasted("Ann Ost; 117; paid")
    [['Ann Ost', ' 117', ' paid']]
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > limits.ROWS:
        raise FileWrong("", [Fault("", str(limits.TooManyRows()))])
    lines = [line[: limits.CELL] for line in lines]
    marks = [mark for mark in ("\t", ";", ",") if any(mark in line for line in lines)]
    if not marks:
        return [[_NUMBERED.sub("", line, count=1)] if line.strip() else [] for line in lines]
    if marks[0] == ",":
        lines = [_THOUSANDS.sub(lambda one: one[0].replace(",", ""), line) for line in lines]
    whole = all(line.count('"') % 2 == 0 for line in lines)
    if whole:
        rows = list(csv.reader(lines, delimiter=marks[0]))
    else:  # a quotation mark alone would swallow the lines behind it
        rows = [line.split(marks[0]) for line in lines]
    return [[_NUMBERED.sub("", row[0], count=1), *row[1:]] if row else [] for row in rows]


def read_rows(file: str, rows: Sequence[Sequence[str]]) -> Rows:
    """The rows by what they say. Raises FileWrong where there is nothing in them."""
    numbered = [(at, row) for at, row in enumerate(rows, start=1) if any(map(str.strip, row))]
    if not numbered:
        raise FileWrong(file, [Fault("", say("there is nothing in this list"))])
    titles = list(numbered[0][1])
    fields = [_meaning(title) for title in titles]
    if not {"name", FIRST, LAST, "card"} & set(fields):
        return Rows(tuple(_untitled(numbered)), ())
    ignored = [title for title, field in zip(titles, fields, strict=True) if title and not field]
    listed = [
        Listed(number, _named(_settled(said_by(fields, row))), _text(row))
        for number, row in numbered[1:]
    ]
    if not listed:
        raise FileWrong(file, [Fault("", say("there is nobody in this list"))])
    return Rows(tuple(listed), tuple(ignored))


def is_heading(text: str) -> bool:
    """Whether a line names columns, and among them that of the names, and nobody.

    >>> is_heading("Name;Email;Seat"), is_heading("Name"), is_heading("Paid, Pat")
    (True, False, False)
    """
    rows = pasted(text)
    fields = [_meaning(title) for title in rows[0]] if len(rows) == 1 else []
    return sum(map(bool, fields)) > 1 and bool({"name", FIRST, LAST} & set(fields))


def _meaning(title: str) -> str:
    return _FIELD_OF.get(search_key(title)) or field_of(title)


def _settled(said: dict[str, str]) -> Said:
    """A contact is an address or a telephone number."""
    contact = said.pop(CONTACT, "")
    if contact:
        said.setdefault("email" if "@" in contact else "telephone", contact)
    return said


def _text(row: Sequence[str]) -> str:
    return " · ".join(filter(None, (" ".join(cell.split()) for cell in row)))


def _named(said: Said) -> Said:
    """The same with nothing but the name for a name, the first name first."""
    name, tails = _parted(said.get("name", ""))
    if not tails and "," not in name:
        return said
    parts = [part.strip() for part in name.split(",") if part.strip()]
    name, *behind = _name_together(parts, in_one_cell=True) or [name]
    tails = [*behind, *tails]
    found = {**said, "name": name}
    for tail in tails:
        field = _guessed(tail, named=True)
        field = UNREAD if field in ("notes", "card") or found.get(field) else field
        found[field] = ", ".join(filter(None, (found.get(field, ""), tail)))
    return found


def _parted(cell: str) -> tuple[str, Sequence[str]]:
    """A name, and what stands behind it: "Bob Lee $50 (Reno)" is Bob Lee, "$50" and "Reno"."""
    tails: list[str] = []
    while len(cell) <= limits.NAME and (found := _TAIL.fullmatch(cell)):  # longer is no name
        number = search_key(found["number"] or "")
        if number in _AFTER_NAMES or (number and len(found["name"].split()) < 2):
            break  # "Smith 2nd", "Player 2"
        tails.insert(0, " ".join((found[found.lastgroup or "name"] or "").split()))
        cell = found["name"].strip()
    return cell, list(filter(None, tails))


def _untitled(rows: Sequence[tuple[int, Sequence[str]]]) -> Iterator[Listed]:
    for number, row in rows:
        said: dict[str, str] = {}
        for cell in _name_together(row):
            text = " ".join(cell.split())
            if text:
                said.setdefault(_guessed(text, named="name" in said), text)
        if "notes" in said and len(said.get("name", "").split()) == 1:
            said[UNREAD] = said.pop("notes")  # "Smith, John Paul": it may be the first names
        yield Listed(number, _named(said), _text(row))


def _guessed(text: str, *, named: bool) -> str:
    """What a cell without a title seems to be."""
    key = search_key(text)
    if EMAIL.fullmatch(text):
        return "email"
    if named and key in WAY_OF and key not in YES:
        return WAY
    if named and key in METHOD_OF:
        return METHOD
    if (named and key in YES | NO) or AMOUNT.fullmatch(text):
        return PAID
    if _TELEPHONE.fullmatch(text):
        return "telephone"
    if text.isdecimal():
        return "card"
    return "notes" if named else "name"


def _name_together(row: Sequence[str], *, in_one_cell: bool = False) -> Sequence[str]:
    """A row that begins with a last name and a first name, in cells of their own, has one name.

    Where a comma parted them within a cell, whatever words follow it are first names.
    """
    cells = [" ".join(cell.split()) for cell in row]
    if len(cells) > 1 and search_key(cells[1]) in _AFTER_NAMES:
        return _name_together([f"{cells[0]} {cells[1]}", *cells[2:]], in_one_cell=in_one_cell)
    if len(cells) < 2 or not _is_last_name(cells[0]):
        return cells
    given, _, behind = cells[1].partition(" ")
    if in_one_cell or _INITIAL.fullmatch(behind):
        given, behind = cells[1], ""
    name = f"{given} {cells[0]}"
    if not _is_word(given.replace(" ", "")) or _parted(f"{name} {behind}".strip())[0] != name:
        return cells
    known = {*WAY_OF, *METHOD_OF, *YES, *NO}
    if search_key(cells[1]) in known:
        return cells
    return [f"{name} {behind}".strip(), *cells[2:]]


def _is_last_name(text: str) -> bool:
    """Whether it is one word, but for what stands before and after last names."""
    words = text.split()
    bare = [word for word in words if search_key(word) not in _BESIDE_LAST_NAMES]
    return len(bare or words[:1]) == 1 and all(map(_is_word, bare or words[:1]))


def _is_word(text: str) -> bool:
    """Whether it is made of letters, whatever marks they have, and of what joins them."""
    letters = [one for one in text if one not in _JOINS and not category(one).startswith("M")]
    return "".join(letters).isalpha()
