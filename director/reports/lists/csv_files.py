"""Lists as CSV, for whatever reads it: UTF-8 with its mark, so that spreadsheets know it too."""

import csv
from collections.abc import Sequence
from decimal import Decimal
from io import StringIO

from director.reports.lists.listings import Listing

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be run by a spreadsheet."""


def as_csv(lists: Sequence[Listing]) -> bytes:
    """The lists one below the other, with an empty line between them."""
    text = StringIO(newline="")
    writer = csv.writer(text)
    for number, one in enumerate(lists):
        if number:
            writer.writerow(())
        if len(lists) > 1:
            writer.writerow((_harmless(one.title),))
        writer.writerow([_harmless(title) for title in one.columns])
        writer.writerows([[_written(cell) for cell in row] for row in one.typed_rows()])
    return text.getvalue().encode("utf-8-sig")


def _written(cell: str | Decimal) -> str:
    """A number as any program reads it: no currency, no commas."""
    return str(cell) if isinstance(cell, Decimal) else _harmless(cell)


def _harmless(cell: str) -> str:
    """A name that looks like a formula stays a name."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
