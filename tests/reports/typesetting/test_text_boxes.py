"""No words lie on others, leave the paper or are too small to read, on any sheet."""

from io import BytesIO

import pytest
from pypdfium2 import PdfDocument
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Happening, Happenings
from director.reports.blocks.figures import Column, Grid, InColumns, Row
from director.reports.blocks.text import Points
from director.reports.documents import Document
from director.reports.papers import ROLL
from director.reports.sheet_kinds import Planned
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import STRUCTURE_SHEET
from director.reports.typesetting.lettering.text_fitting import LEGIBLE, SMALLEST
from director.reports.typesetting.typeset import set_in_type
from director.start.press import Press
from tests.reports.large_events import (
    LIBRARY,
    LONG,
    of_winner,
    played,
    satellite,
    shootout,
    with_deal,
)
from tests.reports.typesetting.text_boxes import Fault, faults, runs_of, smallest

KINDS = [name for name in EVENT_SHEETS if name not in ("lammers", "teams", "bags", "bracket")]
"""What an event of one day and no teams has."""


@pytest.fixture(scope="module")
def large():
    """So many that lists go over pages."""
    return with_deal(played(90))


@pytest.fixture(scope="module")
def tickets():
    """A satellite; its tickets are to be handed out."""
    return satellite()


def drawn(*words):
    buffer = BytesIO()
    canvas = Canvas(buffer)
    canvas.setFont("Helvetica", 10)
    for text, x, y in words:
        canvas.drawString(x, y, text)
    canvas.save()
    return buffer.getvalue()


def test_words_that_lie_on_others_or_leave_the_paper_are_found():
    pdf = drawn(("Prize 120", 100, 700), ("over it", 140, 704), ("leaves it", 580, 600))

    assert faults(pdf) == [Fault(1, "leaves it", ""), Fault(1, "Prize 120", "over it")]


def test_words_that_only_stand_close_are_no_fault():
    assert faults(drawn(("gap", 100, 680), ("up", 100, 689), ("beside", 118, 680))) == []


def test_the_smallest_type_is_told_with_its_words():
    assert smallest(drawn(("ten points", 100, 680))) == (10.0, "ten points")


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_words_lie_on_others_where_the_longest_names_are_printed(large, tickets, kind, paper):
    of = tickets if kind.startswith("ticket") else large
    of = of_winner(large) if kind == "payout-slip" else of
    pdf = EVENT_SHEETS[kind].pdf(of, Press(), paper)

    size, words = smallest(pdf)
    assert faults(pdf) == []
    assert size >= SMALLEST, words


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "half letter", "a3"])
@pytest.mark.parametrize("kind", ["deal", "receipts", "slips", "bounty-slips"])
def test_papers_that_money_goes_by_are_legible_and_keep_their_words_apart(large, kind, paper):
    pdf = EVENT_SHEETS[kind].pdf(large, Press(), paper)

    size, words = smallest(pdf)
    assert faults(pdf) == []
    assert size >= LEGIBLE == 9, words


@pytest.mark.parametrize("kind", ["receipts", "slips", "bounty-slips"])
def test_nor_is_their_type_smaller_on_the_roll(large, kind):
    pdf = EVENT_SHEETS[kind].pdf(large, Press(), ROLL)

    size, words = smallest(pdf)
    assert faults(pdf) == []
    assert size >= LEGIBLE, words


@pytest.mark.parametrize(("players", "seats"), [(300, 7), (128, 2), (20, 4), (9, 2)])
def test_no_words_of_a_bracket_lie_on_others(players, seats):
    pdf = EVENT_SHEETS["bracket"].pdf(shootout(players, seats, fixed=seats == 2), Press(), "a4")

    size, words = smallest(pdf)
    assert faults(pdf) == []
    assert size >= SMALLEST, words


@pytest.mark.parametrize(("players", "seats", "sides"), [(16, 2, 1), (24, 4, 1), (96, 8, 2)])
def test_a_bracket_stands_on_one_sheet_where_it_has_room(players, seats, sides):
    pdf = EVENT_SHEETS["bracket"].pdf(shootout(players, seats, fixed=seats == 2), Press(), "a4")

    with PdfDocument(pdf) as sheet:
        assert len(sheet) == sides


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_four_receipts_lie_on_a_sheet(large, paper):
    pdf = EVENT_SHEETS["receipts"].pdf(large, Press(), paper)

    with PdfDocument(pdf) as sheets:
        assert len(sheets) == -(-len(large.tournament.entries) // 4)


def test_a_structure_with_prizes_has_no_words_on_others(large):
    planned = Planned(large.tournament.structure, LIBRARY, 300)

    assert faults(STRUCTURE_SHEET.pdf(planned, Press(), "a5")) == []


def test_a_name_too_long_for_its_column_goes_on_more_lines_and_stays_whole():
    columns = tuple(Column(title, figures=False) for title in ("One", "Two", "Three"))
    grid = Grid(columns, (Row(LONG[:3]), Row(LONG[3:6])))
    pdf = set_in_type(Document("Names", "a5", (grid,)))

    assert faults(pdf) == []
    assert smallest(pdf)[0] >= SMALLEST


def test_all_tables_of_a_seating_list_have_one_type(large):
    pdf = EVENT_SHEETS["seats-by-table"].pdf(large, Press(), "letter")
    with PdfDocument(pdf) as document:
        runs = [run for page in document for run in runs_of(page)]

    assert len({round(run.size, 1) for run in runs if run.text in LONG}) == 1


def test_what_goes_on_over_a_side_keeps_its_columns_and_is_no_stray_row():
    columns = (Column("Place"), Column("Player", figures=False))
    rows = tuple(Row((str(place), f"Ann Ost {place}")) for place in range(1, 182))
    document = Document("Results", "letter", (InColumns(Grid(columns, rows)),))

    with PdfDocument(set_in_type(document)) as pdf:
        lefts = [{round(run.left) for run in runs_of(page) if run.text == "Player"} for page in pdf]
        last = [run.text for run in runs_of(pdf[len(pdf) - 1]) if run.text.startswith("Ann Ost")]

    assert len(lefts) > 1
    assert len({len(one) for one in lefts}) == 1
    assert len(last) >= 4


def test_columns_of_one_list_are_set_alike_though_one_alone_has_long_rows():
    columns = (Column("Place"), Column("Player", figures=False), Column("Bounties"))
    long = "Wilhelmina Featherstonehaugh-Cholmondeley of Upper Marlow"
    rows = tuple(
        Row((str(place), long if place == 18 else f"Ann Ost {place}", "$20" if place == 18 else ""))
        for place in range(5, 34)
    )
    document = Document("Results", "a4", (InColumns(Grid(columns, rows)),))

    with PdfDocument(set_in_type(document)) as pdf:
        runs = list(runs_of(pdf[0]))
    heads = [run for run in runs if run.text == "Player"]
    names = [run for run in runs if run.text.startswith("Ann Ost")]

    assert len(heads) > 1
    assert len({(run.size, run.bottom) for run in heads}) == 1
    assert len({run.size for run in names}) == 1


@pytest.mark.parametrize("before", range(28, 36))
def test_a_long_log_leaves_no_side_wherever_a_day_begins(before):
    lines = tuple(Happening(f"#{n}", "19:00:00", "Ina Quist", "Ann registered") for n in range(90))
    titles = ("No.", "Time", "Staff", "What happened")
    document = Document(
        "Log",
        "a5",
        (Points(("x",) * before), Happenings(lines[:80], titles), Happenings(lines[80:])),
    )

    assert faults(set_in_type(document)) == []
