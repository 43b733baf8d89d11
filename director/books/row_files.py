"""Sheets of rows in files: CSV as any program writes it, and spreadsheets.

What is written is text in every cell. A text that a spreadsheet would take for a formula is set so
that it is none: someone may register as "=1+1".
"""

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from director.files import limits
from director.files.forms import Fault, FileWrong
from director.translation import say

Rows = Sequence[Sequence[str]]

SPREADSHEET = ".xlsx"

_SEPARATORS = ";,\t"
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_OTHERS = (".xls", ".ods", ".numbers", ".pdf", ".docx")


def read(path: Path) -> Rows:
    """The rows of a CSV file or a spreadsheet's first sheet, as text.

    Raises FileWrong where it is neither, OSError where it cannot be read.
    """
    ending = path.suffix.lower()
    if path.stat().st_size > limits.SHEET_BYTES:
        most = limits.SHEET_BYTES // 1_000_000
        raise _wrong(path, say("this file is larger than {most} MB", most=most))
    if ending in _OTHERS:
        raise _wrong(path, say("save it as .xlsx or .csv first; {kind} is not read", kind=ending))
    return _read_spreadsheet(path) if ending in (SPREADSHEET, ".xlsm") else _read_csv(path)


def write(path: Path, rows: Rows) -> None:
    """Writes rows as a spreadsheet where the file is called so, and else as CSV."""
    if path.suffix.lower() == SPREADSHEET:
        _write_spreadsheet(path, rows)
        return
    with path.open("w", encoding="utf-8-sig", newline="") as file:  # the mark tells Excel
        csv.writer(file).writerows([_as_text(cell) for cell in row] for row in rows)


def _read_csv(path: Path) -> Rows:
    content = path.read_bytes()
    if b"\x00" in content and not content.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _wrong(path, say("this is not a text file: use a CSV file or a spreadsheet"))
    text = _decoded(content)
    first, _, rest = text.partition("\n")
    separator = max(_SEPARATORS, key=first.count)
    if first.lower().startswith("sep="):  # what Excel writes to tell itself
        separator, text = first[4:5] or separator, rest
    try:
        read = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
        rows = list(limits.counted(read))
    except limits.TooManyRows as many:
        raise _wrong(path, str(many)) from many
    except csv.Error as error:
        raise _wrong(path, say("this is not a CSV file: {why}", why=error)) from error
    return [[_unmarked(cell.strip())[: limits.CELL] for cell in row] for row in rows]


def _decoded(content: bytes) -> str:
    """As UTF-8, or else in what Windows writes in the west of Europe."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _read_spreadsheet(path: Path) -> Rows:
    from openpyxl import load_workbook  # noqa: PLC0415 -- slow, and hardly ever needed

    try:
        with path.open("rb") as file:
            book = load_workbook(file, read_only=True, data_only=True)
            sheet = book.worksheets[0]
            sheet.reset_dimensions()  # some programs write them wrong
            found = limits.counted(sheet.iter_rows(values_only=True))
            rows = [[_said(cell)[: limits.CELL] for cell in row] for row in found]
            book.close()
            return rows
    except limits.TooManyRows as many:
        raise _wrong(path, str(many)) from many
    except (BadZipFile, KeyError, ValueError, IndexError, SyntaxError) as error:
        raise _wrong(path, say("this spreadsheet cannot be read")) from error


def _write_spreadsheet(path: Path, rows: Rows) -> None:
    from openpyxl import Workbook  # noqa: PLC0415 -- slow, and hardly ever needed
    from openpyxl.cell import WriteOnlyCell  # noqa: PLC0415 -- the same

    book = Workbook(write_only=True)
    sheet = book.create_sheet(say("Players"))

    def cell(text: str) -> Any:
        made = WriteOnlyCell(sheet, value=_printable(text))
        made.data_type = "s"  # whatever it begins with, it is no formula
        made.number_format = "@"
        return made

    for row in rows:
        sheet.append([cell(text) for text in row])
    book.save(path)


def _said(value: Any) -> str:
    """A cell as text; a card number that the spreadsheet holds as 117.0 is 117."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return _unmarked(str(value).strip())


def _as_text(cell: str) -> str:
    """With the mark before it that makes a spreadsheet take it for text, where it needs one."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def _unmarked(cell: str) -> str:
    """Without that mark."""
    return cell[1:] if cell[:1] == "'" and cell[1:].startswith(_FORMULA) else cell


def _printable(text: str) -> str:
    """Without the control characters that a spreadsheet cannot hold."""
    return "".join(one for one in text if one.isprintable() or one in "\n\t")


def _wrong(path: Path, message: str) -> FileWrong:
    return FileWrong(path.name, [Fault("", message)])
