"""Slips on sheets with marks where to cut, and on the roll."""

import pypdfium2
import pytest

from director.reports.blocks.figures import Column, Grid, Row
from director.reports.blocks.text import Heading
from director.reports.documents import Document
from director.reports.event_sheets.seating.seats import (
    SeatLine,
    break_slips,
    move_slips,
    seat_cards,
)
from director.reports.typesetting.typeset import lay_out, set_in_type
from tests.tournament.evening import FRIDAY

NAMES = (
    "Ann Ost",
    "Maximilian Oberhauser-Wolkenstein",
    "Łucja Żak",
    "Wilhelmina Featherstonehaugh van der Rijn",
    "Bartholomäus-Emanuel-Konstantin",
    "Cho",
)
LINES = [
    SeatLine(name, 118 + number, 10, 7, 3, 20_000 + number, 50_000, 3, 25_000)
    for number, name in enumerate(NAMES * 3)
]
KINDS = (seat_cards, move_slips, break_slips)
PAPERS = ("a4", "letter", "a3", "a5", "half letter", "index card", "80 mm")


def sizes(pdf):
    return [page.get_size() for page in pypdfium2.PdfDocument(pdf)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_slip_stays_within_its_part_of_the_sheet(kind, paper):
    laid = lay_out(kind("A long evening of limit games", LINES, paper, FRIDAY))

    for page in laid.pages:
        high = (page.height or laid.height) - 2 * laid.margin
        for placed, down in page.placed:
            assert placed.widest <= laid.width - 2 * laid.margin + 0.1
            assert down + placed.height <= high + 0.1


def test_on_the_roll_each_slip_is_a_side_as_long_as_what_stands_on_it():
    pdf = set_in_type(seat_cards("Friday", LINES[:2], "80 mm", FRIDAY))

    found = sizes(pdf)
    assert len(found) == 2
    assert all(round(wide) == 227 and 120 < high < 200 for wide, high in found)


def test_slips_lie_beside_each_other_on_sheets():
    laid = lay_out(seat_cards("Friday", LINES, "a4", FRIDAY))

    assert [len(page.placed) - 1 for page in laid.pages] == [4, 4, 1]


def test_a_slip_is_set_whole_on_one_side():
    pdf = set_in_type(seat_cards("Friday", LINES, "a4", FRIDAY))

    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]
    for line in LINES:
        (page,) = [text for text in pages if f"{line.entry}" in text]
        assert str(line.table) in page


def test_the_same_slips_make_the_same_bytes():
    document = seat_cards("Friday", LINES, "80 mm", FRIDAY)

    assert set_in_type(document) == set_in_type(document)


def test_what_was_not_meant_for_the_roll_gets_smaller_until_it_fits():
    columns = tuple(Column(f"Column {number}") for number in range(9))
    grid = Grid(columns, (Row(("12,500",) * 9),))

    (page,) = lay_out(Document("Wide", "80 mm", (Heading("Wide"), grid))).pages

    ((placed, _),) = page.placed
    assert placed.widest <= 80 / 25.4 * 72 - 8 / 25.4 * 72 + 0.1
