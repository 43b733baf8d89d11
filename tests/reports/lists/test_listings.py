"""Lists of a sheet in files of other kinds: the same rows everywhere."""

from io import BytesIO

from openpyxl import load_workbook

from director.reports.blocks.figures import Beside, Column, Grid, Row
from director.reports.blocks.text import Heading
from director.reports.documents import Document
from director.reports.lists.csv_files import as_csv
from director.reports.lists.listings import Listing, listings
from director.reports.lists.spreadsheets import as_spreadsheet
from director.reports.lists.web_pages import as_web_page

COLUMNS = (Column("Player", figures=False), Column("Chips"))
ONE = Grid(COLUMNS, (Row(("Ann <b>", "1,250")), Row(("=SUM(A1)", "900"))))
TWO = Grid(COLUMNS, (Row(("Łukasz", "")),))
SHEET = Document("Chips", "a4", (Heading("Chips"), Beside((ONE, TWO))))
LISTS = listings(SHEET)


def test_columns_beside_each_other_on_paper_are_one_list():
    assert (
        Listing(
            "Chips",
            ("Player", "Chips"),
            (("Ann <b>", "1,250"), ("=SUM(A1)", "900"), ("Łukasz", "")),
            (False, True),
        ),
    ) == LISTS


def test_a_name_that_looks_like_a_formula_is_no_formula_in_csv():
    assert as_csv(LISTS).decode("utf-8-sig").splitlines() == [
        "Player,Chips",
        "Ann <b>,1250",
        "'=SUM(A1),900",
        "Łukasz,",
    ]


def test_a_spreadsheet_has_figures_as_numbers_and_names_as_text():
    sheet = load_workbook(BytesIO(as_spreadsheet(LISTS))).worksheets[0]

    assert list(sheet.values) == [
        ("Player", "Chips"),
        ("Ann <b>", 1250),
        ("=SUM(A1)", 900),
        ("Łukasz", None),
    ]
    assert sheet["A3"].data_type == "s"


def test_a_web_page_shows_a_name_as_it_is_written():
    page = as_web_page(LISTS, "Chips").decode()

    assert "<td>Ann &lt;b&gt;</td>" in page
    assert page.count("<h1>") == 1


def test_a_card_number_is_no_number_that_loses_its_zeros():
    cards = Grid((Column("Card", figures=False), Column("Off")), (Row(("00117", "−7")),))
    lists = listings(Document("Cards", "a4", (cards,)))

    sheet = load_workbook(BytesIO(as_spreadsheet(lists))).worksheets[0]

    assert list(sheet.values)[1] == ("00117", -7)
    assert as_csv(lists).decode("utf-8-sig").splitlines()[1] == "00117,-7"


def test_points_below_zero_are_numbers_though_they_have_parts():
    points = Grid((Column("Player", figures=False), Column("Points")), (Row(("Ann", "-2.50")),))
    lists = listings(Document("Standings", "a4", (points,)))

    sheet = load_workbook(BytesIO(as_spreadsheet(lists))).worksheets[0]

    assert list(sheet.values)[1] == ("Ann", -2.5)
    assert as_csv(lists).decode("utf-8-sig").splitlines()[1] == "Ann,-2.50"
