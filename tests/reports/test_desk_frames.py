"""Every paper of the desk on every paper size: nothing is clipped, cut through or unreadable."""

import re
from dataclasses import replace
from functools import partial

import pypdfium2
import pytest

from director.house import shelf
from director.reports.blocks.figures import Column, Grid, Row
from director.reports.documents import Document
from director.reports.event_sheets.floor_log import floor_log
from director.reports.event_sheets.paper_pack import paper_pack
from director.reports.event_sheets.payments.money import (
    drawer_report,
    receipt,
    receipts,
    registration_report,
)
from director.reports.event_sheets.seating.chip_race import chip_race_sheets
from director.reports.event_sheets.seating.seats import SEAT_PAPERS, seat_cards, seat_line
from director.reports.event_sheets.seating.table_numbers import (
    table_cards,
    table_numbers,
    table_tents,
)
from director.reports.event_sheets.seating.tables import table_sheets
from director.reports.game_sheets.choice_cards import choice_cards
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.busts.commands import CountChips
from director.tournament.busts.facts import Count
from director.tournament.chips.chip_set import Chip
from director.tournament.commands import CountDrawer, DrawSeats, MoveFloat, Register, SetMoney
from director.tournament.entries.terms import LammerTerms
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.files import load_structure
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening

CHOICE = load_structure(shelf.structures() / "barge-2019-six-handed-dealers-choice.toml")
LONG = (
    "Maximilian Oberhauser-Wolkenstein",
    "Wilhelmina Featherstonehaugh van der Rijn",
    "Bartholomäus-Emanuel-Konstantin",
    "Łucja Żak",
    "Esperanza de la Vega y Montoya",
)
CHIPS = (Chip(25, "green"), Chip(100, "black"), Chip(500, "purple"))


def name(number):
    return f"{LONG[number % 5]} {number}" if number % 3 else f"Ann {number}"


def evening():
    structure = replace(
        STRUCTURE,
        name="Limit",
        seats=9,
        starting_chips=50_000,
        lammers=LammerTerms(2, 25_000),
        chip_set=CHIPS,
    )
    made = Evening(0, structure)
    made.do(SetMoney(MoneyTerms("$", 0, Price(2000, 150, 50), guarantee=100_000)))
    for number in range(1, 30):
        made.do(Register(number, f"late {number}", ("cash", "card", "")[number % 3]))
    made.do(DrawSeats("seed"))
    counted = [Count(entry, 50_000 + 25 * entry) for entry in made.t.sitters[1].values()]
    made.do(CountChips(tuple(counted)))
    made.undo()
    made.redo()
    made.do(MoveFloat(500))
    made.do(CountDrawer(20_000, closed=True, note="parking"))
    return made


HERE = evening()
LINES = [
    seat_line(HERE.t, entry, name(entry), place, place) for entry, place in HERE.t.seats.items()
]
BOARD = "http://192.168.178.123:8420/e/12"
SHEETS = {
    "receipt": lambda paper: receipt(HERE.t, min(HERE.t.entries), name, paper),
    "receipts": lambda paper: receipts(HERE.t, name, paper),
    "registration": lambda paper: registration_report(HERE.t, name, HERE.now, paper),
    "drawer": lambda paper: drawer_report(HERE.t, HERE.now, "Ina", paper),
    "table sheets": lambda paper: table_sheets(HERE.t, name, HERE.now, paper),
    "table numbers": lambda paper: table_numbers("Limit", [7, 123], paper),
    "table cards": lambda paper: table_cards("Limit", [7, 123], BOARD, paper),
    "seat cards to scan": lambda paper: seat_cards("Limit", LINES, paper, HERE.now, BOARD),
    "table tents": lambda paper: table_tents("Limit", [7, 123], paper),
    "chip race": lambda paper: chip_race_sheets(HERE.t, name, HERE.now, paper),
    "floor log": lambda paper: floor_log(HERE.log, name, HERE.now, paper),
    "pack": lambda paper: paper_pack(HERE.t, name, HERE.now, shipped_games(), paper),
    "choice cards": lambda paper: choice_cards(CHOICE, shipped_games(), paper),
    **{kind: partial(made, "Limit", LINES, now=HERE.now) for kind, made in SEAT_PAPERS.items()},
}
PAPERS = ("a4", "letter", "a3")
SLIPS = (
    "seat cards",
    "seat cards to scan",
    "move slips",
    "break slips",
    "receipt",
    "receipts",
    "choice cards",
)
EVERY = [
    *((sheet, paper) for sheet in SHEETS for paper in PAPERS),
    *((sheet, paper) for sheet in SLIPS for paper in ("80 mm", "a5", "half letter", "index card")),
    *(("table numbers", paper) for paper in ("a5", "half letter")),
]


def boxes(page):
    """Where each letter of a page stands: left, bottom, right, top, in points."""
    text = page.get_textpage()
    found = [text.get_charbox(number) for number in range(text.count_chars())]
    return [(left, low, right, top) for left, low, right, top in found if right > left]


@pytest.mark.parametrize(("sheet", "paper"), EVERY)
def test_nothing_is_wider_or_longer_than_its_frame(sheet, paper):
    laid = lay_out(SHEETS[sheet](paper))

    width = laid.width - 2 * laid.margin
    for page in laid.pages:
        height = (page.height or laid.height) - 2 * laid.margin
        for placed, down in page.placed:
            assert placed.widest <= width + 0.1
            assert down + placed.height <= height + 0.1


@pytest.mark.parametrize(("sheet", "paper"), EVERY)
def test_every_letter_stands_where_a_printer_can_print(sheet, paper):
    edge = 8

    for page in pypdfium2.PdfDocument(set_in_type(SHEETS[sheet](paper))):
        width, height = page.get_size()
        for left, low, right, top in boxes(page):
            assert edge < left < right < width - edge
            assert edge < low < top < height - edge


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sheet", SLIPS)
def test_no_cut_goes_through_a_letter(sheet, paper):
    document = SHEETS[sheet](paper)
    laid = lay_out(document)
    rows = round(laid.height / (laid.pages[0].placed[-1][0].height))
    columns = int(laid.width // 260)

    for page in pypdfium2.PdfDocument(set_in_type(document)):
        for left, low, right, top in boxes(page):
            across, down = laid.width / columns, laid.height / rows
            assert left // across == right // across
            assert low // down == top // down


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_same_document_makes_the_same_bytes(sheet):
    assert set_in_type(SHEETS[sheet]("a4")) == set_in_type(SHEETS[sheet]("a4"))


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_font_is_shipped_and_embedded(sheet):
    pdf = set_in_type(SHEETS[sheet]("a4"))

    names = set(re.findall(rb"/BaseFont /([^\s/]+)", pdf))
    assert names
    assert all(re.fullmatch(rb"[A-Z]{6}\+(IBMPlexSans|LiberationSans).*", name) for name in names)
    assert pdf.plainly == ()


def test_a_grid_of_many_columns_gets_smaller_before_they_run_into_each_other():
    columns = tuple(Column(f"Limit {number}") for number in range(9))
    grid = Grid(columns, (Row(tuple(f"{number}12,500,000" for number in range(9))),))

    pdf = set_in_type(Document("Wide", "a5", (grid,)))

    (page,) = pypdfium2.PdfDocument(pdf)
    line = page.get_textpage().get_text_range().splitlines()[-1]
    assert line.split() == [f"{number}12,500,000" for number in range(9)]


def test_words_at_the_end_of_a_short_line_stand_near_what_they_belong_to():
    columns = (Column("Place"), Column("Player", figures=False))

    (page,) = lay_out(Document("Results", "a4", (Grid(columns, (Row(("18", "Ann Ost")),)),))).pages

    ((placed, _),) = page.placed
    assert placed.widest < 150
