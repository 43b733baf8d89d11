"""Sheets and numbers for tables."""

from dataclasses import replace
from io import BytesIO

from pypdfium2 import PdfDocument
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Form, Placard, Scan, Written
from director.reports.blocks.figures import Column, Figure, Figures, Row
from director.reports.blocks.text import Heading, Points
from director.reports.event_sheets.seating.table_numbers import (
    no_table_cards,
    table_cards,
    table_numbers,
    table_tents,
    tables_of,
)
from director.reports.event_sheets.seating.tables import table_sheets
from director.reports.typesetting.event_blocks.scan_blocks import draw_code
from director.reports.typesetting.typeset import lay_out
from director.tournament.commands import DrawSeats, OpenTables
from director.tournament.entries.terms import LammerTerms
from director.views.qr import qr
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

PEOPLE = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin", 4: "Dov Kern", 5: "Eve Lund"}


def evening(**structure):
    made = Evening(5, replace(STRUCTURE, **structure))
    made.do(DrawSeats("seed"))
    return made


def test_each_table_has_a_side_with_its_players_and_room_for_their_stacks():
    t = evening().t

    blocks = table_sheets(t, PEOPLE.__getitem__, FRIDAY).blocks

    sitting = t.sitters[1]
    rows = tuple(
        Row((str(seat), PEOPLE[sitting[seat]], str(sitting[seat])) if seat in sitting else
            (str(seat), "", ""))
        for seat in range(1, 5)
    )  # fmt: skip
    columns = (Column("Seat"), Column("Player", figures=False), Column("Entry"))
    when = f"2 Jan 2026, {FRIDAY.astimezone():%H:%M}"
    assert blocks[0] == Heading("Table 1", above="Friday", beside=when, begins=True)
    assert blocks[1] == Figures(
        (
            Figure("Players", f"{len(sitting)} of 4"),
            Figure("Starting chips", "1,000"),
            Figure("Average", "1,000"),
        )
    )
    assert blocks[2:4] == (
        Form(columns, rows, ("Stack",)),
        Written(("Counted by:", "Time:", "Total:")),
    )
    assert [one.text for one in blocks if isinstance(one, Heading)] == ["Table 1", "Table 2"]
    assert len(lay_out(table_sheets(t, PEOPLE.__getitem__, FRIDAY)).pages) == 2


def test_with_lammers_there_is_a_column_for_them():
    t = evening(lammers=LammerTerms(2, 500)).t

    (form, _) = [one for one in table_sheets(t, PEOPLE.get, FRIDAY).blocks if isinstance(one, Form)]

    assert form.boxes == ("Stack", "Lammers")


def test_without_seats_the_sheet_says_so():
    sheet = table_sheets(Evening().t, PEOPLE.get, FRIDAY)

    assert sheet.blocks == (
        Heading("Table sheets", above="Friday"),
        Points(("no players are seated",)),
    )


def test_every_table_that_is_played_at_or_open_has_a_number():
    made = evening()
    made.do(OpenTables((7,)))

    assert tables_of(made.t) == (1, 2, 7)
    assert table_numbers("Friday", tables_of(made.t)).blocks == (
        Placard("1", "Table", "Friday"),
        Placard("2", "Table", "Friday"),
        Placard("7", "Table", "Friday"),
    )


def test_a_number_fills_a_side_that_lies_on_its_long_edge():
    laid = lay_out(table_numbers("Friday", [7, 123], "letter"))

    assert (laid.width, laid.height, len(laid.pages)) == (792, 612, 2)


def test_a_tent_is_folded_in_the_middle():
    document = table_tents("Friday", [7])

    assert document.blocks == (Placard("7", "Table", "Friday", folded=True),)
    assert lay_out(document).height > lay_out(document).width


def test_a_table_card_opens_what_its_own_table_plays_and_is_read_from_both_sides():
    document = table_cards("Friday", [7, 12], "http://192.168.1.5:8420/e/3")

    told = "Scan for the game, rules and stakes at this table now, on this room’s Wi-Fi"
    scans = [
        Scan(
            f"http://192.168.1.5:8420/e/3/table/{table}",
            told,
            f"192.168.1.5:8420/e/3/table/{table}",
        )
        for table in (7, 12)
    ]
    assert document.blocks == (
        Placard("7", "Table", "Friday", folded=True, scan=scans[0]),
        Placard("12", "Table", "Friday", folded=True, scan=scans[1]),
    )


def test_without_a_board_there_are_no_table_cards():
    off = "the board is off: switch it on under Share this evening"

    assert no_table_cards(Evening(9).t, "") == off
    assert no_table_cards(Evening().t, "http://192.168.1.5:8420/e/3") == "no table is open"


def test_a_code_on_paper_has_the_squares_of_its_address():
    address, paper, squares = "http://192.168.1.5:8420/e/3", BytesIO(), 8
    code = qr(address)
    side = squares * len(code)
    canvas = Canvas(paper, (side, side))
    draw_code(canvas, address, 0, 0, side)
    canvas.save()

    shades = PdfDocument(paper.getvalue())[0].render(grayscale=True).to_pil()

    middles = [squares * at + squares // 2 for at in range(len(code))]
    assert code == tuple(tuple(shades.getpixel((x, y)) < 128 for x in middles) for y in middles)
