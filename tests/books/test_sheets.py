"""Sheets in files: whatever programs write is read, and what we write holds no formulas."""

import csv

import pytest
from openpyxl import Workbook, load_workbook

from director.books import row_files
from director.files.forms import FileWrong

ROWS = [["Name", "Card"], ["Żaneta Ó Briain", "117"], ['"Big" Bob; or, Rob', ""]]
FORMULAS = [["=1+1", "+44 20 7946 0000", "-5", "@name", "'tis", "a=b"]]


@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_csv_is_read_with_any_separator_and_in_any_usual_encoding(tmp_path, separator, encoding):
    path = tmp_path / "people.csv"
    with path.open("w", encoding=encoding, newline="") as file:
        csv.writer(file, delimiter=separator).writerows(ROWS)

    assert row_files.read(path) == ROWS


def test_what_is_not_utf_8_is_taken_for_windows_1252(tmp_path):
    path = tmp_path / "people.csv"
    path.write_bytes("Name;Card\r\nJürgen Maß;1\r\n".encode("cp1252"))

    assert row_files.read(path) == [["Name", "Card"], ["Jürgen Maß", "1"]]


def test_a_line_that_names_the_separator_is_no_row(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("sep=;\nName;Card\nOst, Ann;1\n", encoding="utf-8")

    assert row_files.read(path) == [["Name", "Card"], ["Ost, Ann", "1"]]


def test_numbers_of_a_spreadsheet_are_read_as_they_look(tmp_path):
    path = tmp_path / "people.xlsx"
    book = Workbook()
    book.active.append(["Name", "Card", "Notes"])
    book.active.append(["Ann Ost", 117.0, None])
    book.save(path)

    assert row_files.read(path) == [["Name", "Card", "Notes"], ["Ann Ost", "117"]]


@pytest.mark.parametrize("name", ["people.csv", "people.xlsx"])
def test_what_is_written_is_read_back(tmp_path, name):
    path = tmp_path / name

    row_files.write(path, [*ROWS, *FORMULAS])

    assert [[cell for cell in row if cell] for row in row_files.read(path)] == [
        [cell for cell in row if cell] for row in [*ROWS, *FORMULAS]
    ]


def test_nothing_that_is_written_is_a_formula(tmp_path):
    row_files.write(tmp_path / "people.csv", FORMULAS)
    row_files.write(tmp_path / "people.xlsx", FORMULAS)

    assert (tmp_path / "people.csv").read_text(encoding="utf-8-sig") == (
        "'=1+1,'+44 20 7946 0000,'-5,'@name,'tis,a=b\n"
    )
    (row,) = load_workbook(tmp_path / "people.xlsx").active.iter_rows()
    assert [cell.data_type for cell in row] == ["s"] * 6


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        (
            "photo.csv",
            b"\x89PNG\x00\x01",
            "this is not a text file: use a CSV file or a spreadsheet",
        ),
        ("photo.xlsx", b"\x89PNG\x00\x01", "this spreadsheet cannot be read"),
        ("old.xls", b"", "save it as .xlsx or .csv first; .xls is not read"),
    ],
)
def test_what_is_no_sheet_is_said_to_be_none(tmp_path, name, content, says):
    path = tmp_path / name
    path.write_bytes(content)

    with pytest.raises(FileWrong) as wrong:
        row_files.read(path)

    assert str(wrong.value) == f"{name}: {says}"
