"""How much is taken from outside: names, sheets, pictures; and what becomes of the rest."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook
from PIL import Image

from director.books import row_files
from director.books.book import Books
from director.files import limits
from director.files.forms import FileWrong
from director.files.pictures import is_picture
from director.start.program_log import write_crash
from director.tournament.commands import Refused
from director.tournament.entries.people import Change, Person
from director.views.ruling.answer import read_case


@pytest.fixture
def book(tmp_path):
    book = Books(tmp_path / "events.book")
    yield book
    book.close()


def entered(book, **fields):
    return book.register.write([Change(Person(), Person(**fields))], "Ina", "desk 1")[0]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ann Ost", "Ann Ost"),
        ("  Ann\tOst \n", "Ann Ost"),
        ("Ann\x00 \x1bOst\x07", "Ann Ost"),
        ("\u202eAnn Ost\u202c", "Ann Ost"),
        ("Ann \u2067Ost\u2069", "Ann Ost"),
        ("\ud800Ann", "Ann"),
        ("王小明 Wang Xiaoming", "王小明 Wang Xiaoming"),
        ("שרה כהן", "שרה כהן"),
        ("O'Brien-Łódź, Jr.", "O'Brien-Łódź, Jr."),
    ],
)
def test_a_name_at_the_door_keeps_its_letters_and_nothing_else(written, kept):
    assert limits.on_one_line(written) == kept


@given(st.text())
def test_a_name_that_has_come_in_is_not_changed_again(text):
    once = limits.on_one_line(text)

    assert limits.on_one_line(once) == once
    once.encode()


def test_control_signs_never_reach_the_register(book):
    assert entered(book, name="Ann\x1b \u202eOst", notes="late\x07").name == "Ann Ost"


def test_a_name_of_ten_thousand_letters_is_refused_and_nobody_is_entered(book):
    with pytest.raises(Refused) as refused:
        entered(book, name="x" * 10_000)

    assert refused.value.sentence.said(str) == (
        "A name has at most 120 letters; this one has 10000"
    )
    assert book.register.people() == []
    assert entered(book, name="x" * limits.NAME).name == "x" * 120


def test_a_sheet_of_too_many_rows_ends_with_a_sentence(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("name\n" + "Ann\n" * limits.ROWS)

    with pytest.raises(FileWrong, match="this sheet has more than 50,000 rows"):
        row_files.read(path)

    path.write_text("name\n" + "Ann\n" * (limits.ROWS - 1))
    assert len(row_files.read(path)) == limits.ROWS


def test_so_does_a_spreadsheet_that_says_it_has_a_million(tmp_path):
    path = tmp_path / "people.xlsx"
    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    for _ in range(limits.ROWS + 1):
        sheet.append(["Ann"])
    book.save(path)

    with pytest.raises(FileWrong, match="this sheet has more than 50,000 rows"):
        row_files.read(path)


def test_a_cell_is_cut_to_what_can_be_used(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("x" * (limits.CELL + 5) + ",Ann\n")

    assert [len(cell) for cell in row_files.read(path)[0]] == [limits.CELL, 3]


def test_a_picture_is_one_that_opens_and_has_a_size_to_be_shown(tmp_path):
    whole, junk, empty, cut, huge = [
        tmp_path / f"{name}.png" for name in ("whole", "junk", "empty", "cut", "huge")
    ]
    Image.new("RGB", (40, 30)).save(whole)
    junk.write_bytes(b"\x89PNG\r\n\x1a\n" + b"junk" * 100)
    empty.touch()
    cut.write_bytes(whole.read_bytes()[:60])
    Image.new("1", (8000, 5001)).save(huge)

    assert [is_picture(path) for path in (whole, junk, empty, cut, huge, tmp_path)] == [
        True,
        False,
        False,
        False,
        False,
        False,
    ]


def test_a_crash_file_says_where_and_never_what_was_said(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))

    try:
        try:
            json.loads("{")
        except ValueError as first:
            raise KeyError("Ann Ost") from first
    except KeyError as bug:
        text = write_crash(bug).read_text(encoding="utf-8")

    assert "Ann Ost" not in text.replace('raise KeyError("Ann Ost") from first', "")
    assert text.index("JSONDecodeError") < text.index("builtins.KeyError")
    assert "test_limits.py" in text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[" * 100_000, "this is nested too deeply"),
        ("{", "Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
    ],
)
def test_what_is_no_json_or_nested_without_end_is_refused_in_words(text, why):
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        limits.read_json(text)


def test_a_filing_that_nobody_can_read_asks_nothing():
    assert [read_case(text) for text in ("[" * 100_000, "?", "[1]")] == [{}, {}, {}]
