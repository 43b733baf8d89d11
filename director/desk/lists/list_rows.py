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
FIGURE = "figure"
"""A figure without a sign of a currency: what all of them are is said once for the whole list."""
CARD = "card"
_COLUMN = "column"
"""Whether the figure of a line stands in a column of its own."""

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
_SAID = frozenset([*WAY_OF, *METHOD_OF, *YES, *NO])
"""What may stand beside a name and is none."""
_INITIAL = re.compile(r"[^\W\d]\.?")
_TELEPHONE = re.compile(r"[+(]?[\d\s()/.-]{7,}")
_MARKS = "\t;,"
"""What parts cells, the strongest first."""
_PAYS = "|".join(sorted(map(re.escape, METHOD_OF), key=len, reverse=True))
_PAYMENT = re.compile(
    r"(?P<name>.*?\w.*?)(?:"
    rf"\s+[-\u2010-\u2014]\s*(?P<by>{_PAYS})"
    rf"|[\s,:/\u2010-\u2014-]+(?P<paid>(?:pre)?paid)\s+"
    rf"(?:(?P<sum>[^\w\s]?\d[\d.,]*)(?:\s+(?:by\s+|in\s+)?(?P<how>{_PAYS}))?|(?:by\s+|in\s+)?(?P<method>{_PAYS}))"
    rf"|[\s,:/\u2010-\u2014-]+(?P<amount>[^\w\s]?\d[\d.,]*)\s+(?P<with>{_PAYS})"
    r")\s*",
    re.IGNORECASE,
)
"""A name with how it was paid behind it: "- cash", "paid card", "paid 70 by card", "70 cash"."""
_COIN = r"[^\w\s.,:;/*&'’`()\[\]{}\u2010-\u2014-]{1,3}"
_TAIL = re.compile(
    r"(?P<name>.*\w.*?)[\s,:/\u2010-\u2014-]*(?:"
    r"[(\[{](?P<bracket>[^()\[\]{}]*)[)\]}]"
    r"|(?<=\W)(?P<word>paid|unpaid|prepaid)"
    rf"|(?<=\W)(?P<amount>{_COIN}\s*\d[\d.,]*|\d[\d.,]*\s*{_COIN})"
    r"|(?<=\s)(?P<number>[-\u2212]?\d[\d.,]*(?:\s*[^\W\d]{1,3})?))\s*",
    re.IGNORECASE,
)
"""A name with something behind it: in brackets, a word about money, an amount, a number."""
_FIGURE = re.compile(r"[-\u2212]?\d[\d.,]*")
_ONE_WORD = re.compile(
    r"(?P<name>[^\W\d]\S*?)[,:]?(?:\s+[-\u2013\u2014])?\s+(?P<figure>[-\u2212]?\d[\d.,]*)"
)
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

    def taken_as(self, field: str) -> "Rows":
        """With all figures as the same: PAID, CARD or UNREAD."""
        return self._replace(
            listed=tuple([one._replace(said=_figure_as(field, one.said)) for one in self.listed])
        )

    def figures(self, price: str) -> str:
        """What all figures of the list are; empty where there are none.

        One of them may be the price of an entry, or stand on a line that says how somebody paid:
        then they are what was paid. In columns of their own, each on one line alone, they are
        cards. Else they may be anything.
        """
        said = [one.said for one in self.listed if FIGURE in one.said]
        figures = [one[FIGURE] for one in said]
        by_method = any(METHOD in one and PAID not in one for one in said)
        if by_method or (price and price in map(_plain_figure, figures)):
            return PAID
        of_columns = all(one.get(_COLUMN) for one in said) and all(map(str.isdecimal, figures))
        return "" if not said else CARD if of_columns and len({*figures}) == len(said) else UNREAD


def _plain_figure(text: str) -> str:
    return text.replace(",", "").removesuffix(".00")


def _figure_as(field: str, said: "Said") -> "Said":
    found = {key: one for key, one in said.items() if key not in (FIGURE, _COLUMN)}
    if field:
        _put(found, field, said.get(FIGURE, ""))
    return found


class _Row(NamedTuple):
    """A line that somebody has pasted, by cells."""

    mark: str
    """What parts them; empty where nothing does."""
    cells: Sequence[str]


def pasted(text: str) -> list[list[str]]:
    r"""Lines that somebody has pasted, by cells; where nothing parts them, a line is a name.

    Raises FileWrong where they are too many.

    >>> pasted("1. Ann Ost\n2) Bob Marek")
    [['Ann Ost'], ['Bob Marek']]
    >>> pasted("Ann Ost; 117; paid")
    [['Ann Ost', ' 117', ' paid']]
    """
    return [list(row.cells) for row in _pasted(text)]


def _pasted(text: str) -> list[_Row]:
    """Each line by the mark of its own, or by that of the titles if they have one as strong."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > limits.ROWS:
        raise FileWrong("", [Fault("", str(limits.TooManyRows()))])
    lines = [line[: limits.CELL] for line in lines]
    first = next(filter(str.strip, lines), "")
    mark = _mark(first) if _names_columns(_cells(first, _mark(first))) else ""
    weaker = _MARKS[_MARKS.index(mark) :] if mark else ""
    marks = [mark if one in weaker else one for one in map(_mark, lines)]
    return [_Row(one, _cells(line, one)) for line, one in zip(lines, marks, strict=True)]


def _mark(line: str) -> str:
    return next((mark for mark in _MARKS if mark in line), "")


def _cells(line: str, mark: str) -> Sequence[str]:
    """The cells of a line, without a number that stands before it."""
    if mark == ",":
        line = _THOUSANDS.sub(lambda one: one[0].replace(",", ""), line)
    if not line.strip():
        return []
    if not mark:
        cells = [line]
    elif line.count('"') % 2 == 0:
        (cells,) = csv.reader([line], delimiter=mark)
    else:
        cells = line.split(mark)
    return [_NUMBERED.sub("", cells[0], count=1), *cells[1:]]


def read_pasted(text: str) -> Rows:
    """Lines that somebody has pasted by what they say.

    A line that is parted by a stronger mark than the titles is not read by them. Raises FileWrong
    where there is nothing in them, and where they are too many.
    """
    rows = _pasted(text)
    return _read("", [row.cells for row in rows], [row.mark for row in rows])


def read_rows(file: str, rows: Sequence[Sequence[str]]) -> Rows:
    """The rows by what they say. Raises FileWrong where there is nothing in them."""
    return _read(file, rows, ["\t"] * len(rows))


def _read(file: str, rows: Sequence[Sequence[str]], marks: Sequence[str]) -> Rows:
    numbered = [(at, row) for at, row in enumerate(rows, start=1) if any(map(str.strip, row))]
    if not numbered:
        raise FileWrong(file, [Fault("", say("there is nothing in this list"))])
    first, titles = numbered[0]
    if not _names_columns(titles):
        return Rows(tuple(_with_figures([*_untitled(numbered, marks)])), ())
    fields = [_meaning(title) for title in titles]
    ignored = [title for title, field in zip(titles, fields, strict=True) if title and not field]
    own = ("", marks[first - 1])
    apart = [(at, row) for at, row in numbered[1:] if marks[at - 1] not in own]
    listed = [
        Listed(at, _named(_settled(_said(fields, row))), _text(row))
        for at, row in numbered[1:]
        if marks[at - 1] in own
    ]
    listed += _untitled(apart, marks)
    if not listed:
        raise FileWrong(file, [Fault("", say("there is nobody in this list"))])
    return Rows(tuple(sorted(listed, key=lambda one: one.row)), tuple(ignored))


def _names_columns(titles: Sequence[str]) -> bool:
    """Whether they say over which column names or cards stand."""
    return bool({"name", FIRST, LAST, "card"} & {_meaning(title) for title in titles})


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


def _said(fields: Sequence[str], row: Sequence[str]) -> dict[str, str]:
    """By the titles; cells beyond the last of them are shown as what nobody has read."""
    said = said_by(fields, row)
    for cell in row[len(fields) :]:
        _put(said, UNREAD, " ".join(cell.split()))
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
    found = {**said, "name": name}
    for tail in (*behind, *tails):
        for field, text in _behind(tail):
            _put(found, UNREAD if field in ("notes", CARD) else field, text)
    return found


def _put(said: dict[str, str], field: str, text: str) -> None:
    """Nothing that stands there is dropped: where there is one already, the other is not read."""
    at = UNREAD if said.get(field) else field
    if text:
        said[at] = ", ".join(filter(None, (said.get(at, ""), text)))


def _behind(tail: str) -> Iterator[tuple[str, str]]:
    """What a tail says, by field: "paid 70 card" is an amount and a way to pay."""
    read = (_PAYMENT.fullmatch(f"x{mark}{tail}") for mark in (" ", " - "))
    found = next((one for one in read if one and one["name"] == "x"), None)
    if found is None:
        yield _guessed(tail, named=True), tail
        return
    part = found.groupdict()
    paid = part["sum"] or part["amount"] or part["paid"]
    if paid:
        yield PAID, paid
    if method := part["by"] or part["how"] or part["method"] or part["with"]:
        yield METHOD, method


def _parted(cell: str) -> tuple[str, Sequence[str]]:
    """A name, and what stands behind it: "Bob Lee $50 (Reno)" is Bob Lee, "$50" and "Reno"."""
    tails: list[str] = []
    while len(cell) <= limits.NAME:  # longer is no name
        if found := _PAYMENT.fullmatch(cell):
            tails.insert(0, cell[found.end("name") :].strip(" ,:/-\u2010\u2013\u2014"))
            cell = found["name"].strip()
            continue
        if not (found := _TAIL.fullmatch(cell)):
            break
        number = search_key(found["number"] or "")
        if number in _AFTER_NAMES or (number and len(found["name"].split()) < 2):
            break  # "Smith 2nd", "Player 2"
        tails.insert(0, " ".join((found[found.lastgroup or "name"] or "").split()))
        cell = found["name"].strip()
    return cell, list(filter(None, tails))


def _untitled(rows: Sequence[tuple[int, Sequence[str]]], marks: Sequence[str]) -> Iterator[Listed]:
    """Cells by what they seem to be; a number that two lines have is nobody's card."""
    turned = _last_names_first([row for at, row in rows if marks[at - 1] != ","])
    for at, row in rows:
        said: dict[str, str] = {}
        last_first = turned or marks[at - 1] == ","
        for cell in _name_together(row) if last_first else _in_columns(row):
            text = " ".join(cell.split())
            named = "name" in said
            for field, part in _behind(text) if named else [(_guessed(text, named=False), text)]:
                if field == FIGURE and search_key(said.get(PAID, "")) in YES:
                    said[PAID] = part  # "paid" in one cell, and what in the next
                    continue
                if field == FIGURE and FIGURE not in said:
                    said[_COLUMN] = "1"
                _put(said, field, part)
        if "notes" in said and len(said.get("name", "").split()) == 1:
            said[UNREAD] = said.pop("notes")  # "Smith, John Paul": it may be the first names
        yield Listed(at, _named(said), _text(row))


def _guessed(text: str, *, named: bool) -> str:
    """What a cell without a title seems to be."""
    key = search_key(text)
    if EMAIL.fullmatch(text):
        return "email"
    if named and key in WAY_OF and key not in YES:
        return WAY
    if named and key in METHOD_OF:
        return METHOD
    if _is_figure(text):
        return FIGURE if named or not text.isdecimal() else CARD
    if (named and key in YES | NO) or AMOUNT.fullmatch(text):
        return PAID
    if _TELEPHONE.fullmatch(text):
        return "telephone"
    if text.isdecimal():
        return CARD
    return "notes" if named else "name"


def _is_figure(text: str) -> bool:
    """Whether it is a number and no more; 0 and 1 say no and yes."""
    is_other = text in ("0", "1") or _TELEPHONE.fullmatch(text)
    return bool(_FIGURE.fullmatch(text)) and not is_other


def _with_figures(listed: Sequence[Listed]) -> list[Listed]:
    """Who is called by one word may have a figure behind it, as in "Alan 70"; "Player 2" has not.

    Where there is one word alone with all the numbers, they are a part of what people are called.
    """
    behind = {
        one.row: found
        for one in listed
        if FIGURE not in one.said and (found := _ONE_WORD.fullmatch(one.said.get("name", "")))
    }
    words = {found["name"].casefold() for found in behind.values()}
    elsewhere = any(FIGURE in one.said for one in listed)
    every = len(words) > 1 or (elsewhere and len(behind) == 1)
    made = []
    for one in listed:
        found = behind.get(one.row)
        if found and (every or not found["figure"][0].isdecimal()):
            said = {**one.said, "name": found["name"], FIGURE: found["figure"]}
            one = one._replace(said=said)
        made.append(one)
    return made


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
    if search_key(cells[1]) in _SAID:
        return cells
    return [f"{name} {behind}".strip(), *cells[2:]]


def _in_columns(row: Sequence[str]) -> Sequence[str]:
    """A row that begins with a first name and a last name, in columns of their own, has one name.

    >>> _in_columns(["Jane", "Doe", "60"]), _in_columns(["Bob Lee", "Reno"])
    (['Jane Doe', '60'], ['Bob Lee', 'Reno'])
    """
    cells = [" ".join(cell.split()) for cell in row]
    if len(cells) < 2 or not _is_given(cells[0]) or not _is_last_name(cells[1]):
        return _name_together(cells) if len(cells) > 1 and _after(cells[1]) else cells
    if search_key(cells[1]) in _SAID or _after(cells[1]):
        return cells
    behind = cells[2:3] if _after("".join(cells[2:3])) else []
    return [" ".join([*cells[:2], *behind]), *cells[2 + len(behind) :]]


def _after(text: str) -> bool:
    return search_key(text) in _AFTER_NAMES


def _last_names_first(rows: Sequence[Sequence[str]]) -> bool:
    """Whether columns show that last names stand first: "van der Berg" does, or "Jr." there."""
    cells = [[" ".join(cell.split()) for cell in row[:2]] for row in rows if len(row) > 1]
    shown = [sum(_is_only_last(pair[at]) for pair in cells) for at in (0, 1)]
    return shown[0] > shown[1]


def _is_only_last(text: str) -> bool:
    return " " in text and _is_last_name(text)


def _is_given(text: str) -> bool:
    """Whether it is one word, or one and an initial."""
    given, _, behind = text.partition(" ")
    return _is_word(given) and (not behind or bool(_INITIAL.fullmatch(behind)))


def _is_last_name(text: str) -> bool:
    """Whether it is one word, but for what stands before and after last names."""
    words = text.split()
    bare = [word for word in words if search_key(word) not in _BESIDE_LAST_NAMES]
    return len(bare or words[:1]) == 1 and all(map(_is_word, bare or words[:1]))


def _is_word(text: str) -> bool:
    """Whether it is made of letters, whatever marks they have, and of what joins them."""
    letters = [one for one in text if one not in _JOINS and not category(one).startswith("M")]
    return "".join(letters).isalpha()
