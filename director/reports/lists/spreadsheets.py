"""Lists as a spreadsheet (xlsx), each on a sheet of its own, figures as numbers."""

import re
from collections.abc import Sequence
from io import BytesIO
from itertools import zip_longest

from openpyxl import Workbook
from openpyxl.cell.cell import Cell
from openpyxl.styles import Alignment, Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from director.reports.lists.listings import Listing

_WIDEST = 50
"""Letters."""
_NUMBER = re.compile(r"-?\d{1,3}(,\d{3})*|-?\d{1,15}")
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
        for row, cells in enumerate(one.rows, start=2):
            for at, text in enumerate(cells, start=1):
                _write(sheet, row, at, text)
        sheet.freeze_panes = "A2"
        for at, cells in enumerate(zip_longest(one.columns, *one.rows, fillvalue=""), start=1):
            width = min(_WIDEST, max(map(len, cells)) + 2)
            sheet.column_dimensions[get_column_letter(at)].width = width
    if lists:
        book.remove(first)
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def _write(sheet: Worksheet, row: int, column: int, text: str) -> None:
    """Figures as numbers, everything else as text, never as a formula."""
    cell = sheet.cell(row, column)
    assert isinstance(cell, Cell)  # nothing is merged here
    if _NUMBER.fullmatch(text):
        cell.value = int(text.replace(",", ""))
        cell.number_format = "#,##0" if "," in text else "0"
    elif text:
        cell.value = text
        cell.data_type = "s"
