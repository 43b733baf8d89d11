"""What the floor hands out about seats."""

from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument

from director.reports.blocks.events import Plates, Scan, SeatedTable, TableList, WallList
from director.reports.blocks.figures import Column, Figure, Figures, Row
from director.reports.blocks.text import Banner, Ends, Prose
from director.reports.documents import Slip
from director.reports.event_sheets.seating.seats import (
    SEAT_PAPERS,
    SeatLine,
    break_list,
    break_slips,
    move_slips,
    seat_cards,
    seat_line,
    seats_by_name,
    seats_by_table,
)
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.entries.terms import LammerTerms
from director.tournament.seats.draws import Place
from tests.reports.large_events import name
from tests.reports.test_sheets import on_one_line, text_of
from tests.reports.typesetting.text_boxes import runs_of
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

ANN = SeatLine("Ann Ost", 4, 7, 2, 5, 1, 5000, 2, 2500)
BOB = SeatLine("Bob Marek", 3, 1, 2, 2, 2)
FOUR_SEVEN = Plates((Figure("Table", "4"), Figure("Seat", "7")))


def test_a_seat_card_says_who_sits_where_and_with_how_much():
    figures = (
        Figure("Entry", "1"),
        Figure("Chips", "5,000"),
        Figure("Lammers behind", "2 × 2,500"),
    )

    assert seat_cards("Friday", [ANN], now=FRIDAY).blocks == (
        Slip((Ends("Friday", "2 Jan 2026"), Banner("Ann Ost"), FOUR_SEVEN, Figures(figures))),
    )


def test_a_seat_card_opens_the_board_on_a_phone_while_there_is_one_and_says_so_in_words():
    card = seat_cards("Friday", [ANN], now=FRIDAY, board="http://192.168.1.5:8420/e/3")

    (slip,) = card.blocks
    scan = Scan(
        "http://192.168.1.5:8420/e/3",
        "Clock, seats, prizes on this Wi-Fi:",
        "192.168.1.5:8420/e/3",
    )
    assert slip.blocks[2] == replace(FOUR_SEVEN, scan=scan)
    said = on_one_line(text_of(set_in_type(card)))
    assert "Clock, seats, prizes on this Wi-Fi: 192.168.1.5:8420/e/3" in said


def test_a_code_is_described_once_for_all_cards():
    few, many = (
        len(set_in_type(seat_cards("F", [ANN] * count, board="http://192.168.1.5:8420/e/3")))
        - len(set_in_type(seat_cards("F", [ANN] * count)))
        for count in (8, 400)
    )

    assert (many - few) / 392 < 60  # bytes for each card more


def test_the_line_of_an_entry_has_the_chips_it_begins_with_and_the_lammers_it_has_left():
    structure = replace(STRUCTURE, lammers=LammerTerms(2, 500))

    line = seat_line(Evening(1, structure).t, 1, "Ann Ost", Place(4, 7), Place(2, 5))

    assert line == SeatLine("Ann Ost", 4, 7, 2, 5, 1, 1000, 2, 500)


def test_a_move_slip_says_from_where_to_where():
    assert move_slips("Friday", [ANN]).blocks == (
        Slip(
            (
                Ends("Please move"),
                Banner("Ann Ost"),
                Prose("from table 2, seat 5 → to"),
                FOUR_SEVEN,
                Prose("Friday  ·  entry 1"),
            )
        ),
    )


def test_break_slips_go_by_the_old_seats():
    slips = break_slips("Friday", [ANN, BOB]).blocks

    assert [slip.blocks[:3] for slip in slips] == [
        (Ends("Table 2 breaks"), Banner("Bob Marek"), Prose("from table 2, seat 2 → to")),
        (Ends("Table 2 breaks"), Banner("Ann Ost"), Prose("from table 2, seat 5 → to")),
    ]


def test_a_break_list_goes_by_the_old_seats():
    assert break_list("Friday", [ANN, BOB]).blocks == (
        WallList(
            "Table 2 breaks",
            "Friday",
            "",
            (Column("Seat"), Column("Player", figures=False), Column("→ Table"), Column("Seat")),
            (Row(("2", "Bob Marek", "3", "1")), Row(("5", "Ann Ost", "4", "7"))),
            has_lead=True,
        ),
    )


def test_seats_are_listed_by_name_for_the_wall():
    columns = (Column("Player", figures=False), Column("Table"), Column("Seat"))
    rows = (Row(("Ann Ost", "4", "7")), Row(("Bob Marek", "3", "1")))

    assert seats_by_name("Friday", [BOB, ANN], now=FRIDAY).blocks == (
        WallList(
            "Seats by name", "Friday", f"2 Jan 2026, {FRIDAY.astimezone():%H:%M}", columns, rows
        ),
    )


def test_a_letter_of_another_alphabet_stands_where_people_look_for_it():
    names = ("Mo Rossi", "Łucja Żak", "Ängel Abt", "Bob Marek", "Lea Pell")

    (on_wall,) = seats_by_name("Friday", [SeatLine(name, 1, 1) for name in names]).blocks

    assert [row.cells[0] for row in on_wall.rows] == [
        "Ängel Abt",
        "Bob Marek",
        "Lea Pell",
        "Łucja Żak",
        "Mo Rossi",
    ]


def test_few_names_stand_in_larger_type_on_one_side():
    heights = [
        lay_out(seats_by_name("Friday", MANY[:count])).pages[0].placed[0][0].height
        for count in (20, 40)
    ]

    assert heights[0] > heights[1]


def test_and_by_table_with_the_seats_that_are_empty():
    lines = [ANN, BOB, SeatLine("", 3, 2)]

    assert seats_by_table("Friday", lines).blocks == (
        TableList(
            "Seats by table",
            "Friday",
            "",
            (
                SeatedTable("Table 3", (("1", "Bob Marek"), ("2", ""))),
                SeatedTable("Table 4", (("7", "Ann Ost"),)),
            ),
        ),
    )


@pytest.mark.parametrize(
    ("paper", "sides", "type_"),
    [("a4", 5, 9.5), ("letter", 5, 9.5), ("a5", 10, 8.5), ("a3", 2, 9.5)],
)
def test_every_table_stands_whole_in_one_type_on_all_sides(paper, sides, type_):
    long = [SeatLine(name(player), player // 8 + 1, player % 8 + 1) for player in range(304)]

    with PdfDocument(set_in_type(seats_by_table("Friday", long, paper))) as pdf:
        runs = [[*runs_of(page)] for page in pdf]

    players = {run.size for side in runs for run in side if run.text.startswith(("Ann", "Wil"))}
    assert len(runs) == sides
    assert players == {type_}
    assert sum([run.text == "8 / 8" for side in runs for run in side]) == 38
    assert not any("…" in run.text for side in runs for run in side)


def test_every_seat_paper_can_be_set():
    set_ = {kind: set_in_type(make("Friday", [ANN, BOB]))[:4] for kind, make in SEAT_PAPERS.items()}

    assert set_ == dict.fromkeys(SEAT_PAPERS, b"%PDF")


MANY = [SeatLine(f"Person {n:04}", n // 9 + 1, n % 9 + 1, entry=n + 1) for n in range(2700)]


@pytest.mark.parametrize(("paper", "sides"), [("a4", 34), ("letter", 37), ("a3", 16)])
def test_the_wall_list_of_the_largest_event_has_everybody_once_and_says_from_whom_to_whom(
    paper, sides
):
    pdf = set_in_type(seats_by_name("Friday", MANY, paper))

    text = on_one_line(text_of(pdf))
    assert len(lay_out(seats_by_name("Friday", MANY, paper)).pages) == sides
    assert all(f"{line.name} {line.table} {line.seat} " in f"{text} " for line in MANY)
    assert text.count("–") == sides


def test_seats_by_name_have_a_place_for_every_script():
    names = ("דוד לוין", "Bob", "王小明", "山田 太郎 Yamada Taro", "Галина", "Ann", "דן (no. 7)")
    lines = [SeatLine(name, 1, seat) for seat, name in enumerate(names, start=1)]

    (listed,) = seats_by_name("Friday", lines).blocks

    assert [row.cells[0] for row in listed.rows] == [
        "Ann", "Bob", "山田 太郎 Yamada Taro", "Кириллица", "Галина",
        "עברית", "דוד לוין", "דן (no. 7)", "漢字", "王小明",
    ]  # fmt: skip
