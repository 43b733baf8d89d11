"""A pay table as a grid of texts: a line for each number of entries, a column for each place.

What is typed stays as it is, right or wrong; what is wrong with it says whoever reads the table.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from director.tournament.prizes.pay_table import number

PERCENT, AMOUNT = "percent", "amount"
ENTRIES = "entries"

_NUMBER = re.compile(r"\d{1,12}(?:[.,]\d{1,6})?")
_PLACES = re.compile(r"(\d+)(?:\s*[-–]\s*(\d+))?(?:st|nd|rd|th|\.)?")
_CELL = re.compile(r"bracket\[(\d+)\](?:\.(entries|percent|amount)(?:\.(.+))?)?")


class Line(NamedTuple):
    """What is paid for so many entries."""

    entries: str
    unit: str
    """PERCENT or AMOUNT."""
    shares: Mapping[str, str]
    """By the places as a table has them: "1", "10-12"."""


class Cell(NamedTuple):
    """A cell of the grid: the line, from 0, and the title of its column; "" for the whole line."""

    line: int
    column: str


def lines_of(data: Mapping[str, Any]) -> list[Line]:
    """The lines of a table in the form of its file."""
    brackets = data.get("bracket")
    lines = []
    for one in brackets if isinstance(brackets, list) else []:
        unit = AMOUNT if AMOUNT in one else PERCENT
        shares = one.get(unit)
        shares = shares if isinstance(shares, Mapping) else {}
        lines.append(
            Line(str(one.get(ENTRIES, "")), unit, {key: _shown(v) for key, v in shares.items()})
        )
    return lines


def with_lines(data: Mapping[str, Any], lines: Sequence[Line]) -> dict[str, Any]:
    """The same table with other lines; cells that are empty are left out.

    >>> with_lines({"name": "Two"}, [Line("2+", "percent", {"1": "65", "2": "35", "3": ""})])
    {'name': 'Two', 'bracket': [{'entries': '2+', 'percent': {'1': 65, '2': 35}}]}
    """
    brackets = [
        {
            ENTRIES: line.entries.strip().replace("–", "-"),
            line.unit: {
                key: _value(line.shares[key])
                for key in in_order(line.shares)
                if line.shares[key].strip()
            },
        }
        for line in lines
    ]
    rest = {key: value for key, value in data.items() if key != "bracket"}
    return rest | ({"bracket": brackets} if brackets else {})


def places_of(lines: Sequence[Line]) -> list[str]:
    """The columns: every place or places that a line names, the first ones first."""
    return in_order({key for line in lines for key in line.shares})


def in_order(places: Sequence[str] | set[str] | Mapping[str, str]) -> list[str]:
    """Places from the first on.

    >>> in_order(["10-12", "2", "1", "4-6"])
    ['1', '2', '4-6', '10-12']
    """
    return sorted(places, key=_first)


def read_places(text: str) -> str | None:
    """Places as somebody types them; None where they are none.

    >>> read_places("10 – 12"), read_places("4"), read_places("3rd"), read_places("x")
    ('10-12', '4', '3', None)
    """
    found = _PLACES.fullmatch(text.strip())
    if not found:
        return None
    first, last = int(found[1]), int(found[2] or found[1])
    if not 1 <= first <= last:
        return None
    return str(first) if first == last else f"{first}-{last}"


def lines_read(rows: Sequence[Sequence[str]]) -> list[Line] | None:
    """The lines of a sheet: titles above, entries to the left; None where it is none such.

    Cells with a percent sign, or that come to 100 a line, are percent; others are amounts.

    >>> lines_read([["Entries", "1", "2"], ["2-8", "65%", "35%"]])
    [Line(entries='2-8', unit='percent', shares={'1': '65', '2': '35'})]
    """
    full = [row for row in rows if any(cell.strip() for cell in row)]
    if len(full) < 2:
        return None
    places = [read_places(cell) for cell in full[0][1:]]
    while places and places[-1] is None:
        places.pop()
    if not places or None in places:
        return None
    lines = []
    for row in full[1:]:
        cells = {place: cell.strip() for place, cell in zip(places, row[1:], strict=False) if place}
        shares = {place: cell.strip("% $€£") for place, cell in cells.items() if cell}
        lines.append(Line(row[0].strip(), _unit(cells, shares), shares))
    return lines


def cell_at(place: str) -> Cell | None:
    """The cell that a fault or concern means; None where it means none of the grid.

    >>> cell_at("bracket[2].percent.3"), cell_at("bracket[1]"), cell_at("formula.paid")
    (Cell(line=1, column='3'), Cell(line=0, column=''), None)
    """
    found = _CELL.fullmatch(place)
    if not found:
        return None
    return Cell(int(found[1]) - 1, ENTRIES if found[2] == ENTRIES else found[3] or "")


def _unit(cells: Mapping[str, str], shares: Mapping[str, str]) -> str:
    if any("%" in cell for cell in cells.values()):
        return PERCENT
    total = 0.0
    for place, cell in shares.items():
        value = _value(cell)
        first, _, last = place.partition("-")
        count = int(last or first) - int(first) + 1
        total += value * count if isinstance(value, int | float) else 0
    return PERCENT if abs(total - 100) < 0.005 else AMOUNT


def _first(places: str) -> tuple[int, str]:
    first = places.partition("-")[0]
    return (int(first) if first.isdecimal() else 0, places)


def _shown(value: object) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return number(round(value * 100)) if abs(value) < 10**12 else str(value)
    return str(value)


def _value(text: str) -> int | float | str:
    """A number where it is one, else the text, for the reader to complain about."""
    text = text.strip()
    if not _NUMBER.fullmatch(text):
        return text
    whole, _, rest = text.replace(",", ".").partition(".")
    return float(f"{whole}.{rest}") if rest.strip("0") else int(whole)
