"""Lists as a spreadsheet (xlsx), each on a sheet of its own, figures as numbers."""

import re
from collections.abc import Sequence
from decimal import Decimal
from io import BytesIO
from itertools import zip_longest

from openpyxl import Workbook
from openpyxl.cell.cell import Cell, MergedCell
from openpyxl.styles import Alignment, Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from director.reports.lists.listings import Listing

_WIDEST = 50
"""Letters."""
_NOT_IN_TITLES = re.compile(r"[\[\]:*?/\\]")


def as_spreadsheet(lists: Sequence[Listing]) -> bytes:
    """The lists, their titles in bold and kept in sight."""
    book = Workbook()
    first = book.active
    assert isinstance(first, Worksheet)
    for number, one in enumerate(lists):
        title = f"{number + 1} {_NOT_IN_TITLES.sub(' ', one.title)}"[:31]
        sheet = book.create_sheet(title)
        for at, text in enumerate(one.columns, start=1):
            cell = sheet.cell(1, at, text)
            cell.font = Font(bold=True)
            cell.alignment = Alignment(horizontal="right" if one.figures[at - 1] else "left")
        for row, typed in enumerate(one.typed_rows(), start=2):
            for at, content in enumerate(typed, start=1):
                _write(sheet.cell(row, at), content, "," in one.rows[row - 2][at - 1])
        sheet.freeze_panes = "A2"
        for at, cells in enumerate(zip_longest(one.columns, *one.rows, fillvalue=""), start=1):
            width = min(_WIDEST, max(map(len, cells)) + 2)
            sheet.column_dimensions[get_column_letter(at)].width = width
    if lists:
        book.remove(first)
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def _write(cell: Cell | MergedCell, content: str | Decimal, in_thousands: bool) -> None:
    """Figures as numbers, everything else as text, never as a formula."""
    assert isinstance(cell, Cell)  # nothing is merged here
    if isinstance(content, Decimal):
        cell.value = content
        places = max(0, -int(content.as_tuple().exponent))
        cell.number_format = ("#,##0" if in_thousands else "0") + ("." + "0" * places) * bool(
            places
        )
    elif content:
        cell.value = content
        cell.data_type = "s"
