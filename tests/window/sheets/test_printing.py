"""Printing: what is remembered, how a job goes, what stops it, and what comes out."""

import threading

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import Qt

from director.reports.sheet_kinds import Games
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import RULE_CARDS
from director.start.press import Press
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level
from director.window.printing.print_choices import PrintChoice, PrintChoices
from director.window.printing.print_queue import PrintDesk
from director.window.printing.printers import NotPrinted, print_pdf
from director.window.printing.sheet import Sheet
from director.window.sheets.event_sheets import open_event_sheet
from director.window.system.pdf_pages import PdfPages
from tests.shipped import shipped_games
from tests.window.stages import CTRL, NAMES


def inked(picture, tile=10):
    """The tiles of a picture that have something on them."""
    return {
        (x // tile, y // tile)
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
        if picture.pixelColor(x, y).lightness() < 200
    }


SHEET = Sheet(
    "Seat cards", "seat-cards", lambda: b"usual", "seats", ("a4", "a5"), lambda p: p.encode()
)


@pytest.fixture
def choices(tmp_path):
    return PrintChoices(tmp_path / "printing.json")


class Printer:
    """Notes what it is to print."""

    def __init__(self, sides=3, fault=None):
        self.jobs, self.sides, self.fault = [], sides, fault
        self.let = threading.Event()
        self.let.set()

    def __call__(self, pdf, title, printer, copies, told):
        if self.fault:
            raise self.fault
        self.jobs.append((pdf, title, printer, copies))
        for side in range(self.sides):
            if not told(side, self.sides):
                return side
            self.let.wait(5)
        return self.sides


@pytest.fixture
def desk(dressed, choices):
    desk = PrintDesk(choices)
    desk.printing, desk.there = Printer(), lambda: ["event_list", "slips"]
    desk.heard = []
    desk.said.connect(lambda words, _: desk.heard.append(words))
    return desk


def test_a_sheet_is_printed_as_chosen_and_every_side_is_told(desk, qtbot):
    desk.print(SHEET, PrintChoice("a5", "slips", 2))

    qtbot.waitUntil(lambda: not desk.busy)
    assert desk.printing.jobs == [(b"a5", "Seat cards", "slips", 2)]
    assert desk.heard == [
        "preparing Seat cards for slips …",
        "printing Seat cards: page 1 of 3  ·  Ctrl+. to stop",
        "printing Seat cards: page 2 of 3  ·  Ctrl+. to stop",
        "printing Seat cards: page 3 of 3  ·  Ctrl+. to stop",
        "printed: Seat cards on slips",
    ]


def test_a_printer_that_is_gone_is_replaced_by_the_usual_one(desk, qtbot):
    desk.print(SHEET, PrintChoice(printer="sold"))

    qtbot.waitUntil(lambda: not desk.busy)
    assert desk.printing.jobs == [(b"usual", "Seat cards", "event_list", 1)]


def test_jobs_wait_for_each_other_and_stopping_forgets_them(desk, qtbot):
    desk.printing.let.clear()
    desk.print(SHEET)
    desk.print(SHEET)
    qtbot.waitUntil(lambda: desk.heard[-1].startswith("printing"))

    desk.stop()
    desk.printing.let.set()

    qtbot.waitUntil(lambda: not desk.busy)
    assert len(desk.printing.jobs) == 1
    assert desk.heard[-1] == "stopped: Seat cards, pages printed: 1"


def test_what_the_printer_refuses_is_said_and_the_next_job_goes_on(desk, qtbot):
    desk.printing.fault = NotPrinted("event_list does not respond")
    desk.print(SHEET)
    qtbot.waitUntil(lambda: not desk.busy)
    assert desk.heard[-1] == "Seat cards was not printed: event_list does not respond"

    desk.printing.fault = None
    desk.print(SHEET)

    qtbot.waitUntil(lambda: not desk.busy)
    assert desk.heard[-1] == "printed: Seat cards on event_list"


def test_without_a_printer_that_is_said(desk):
    desk.there = list

    desk.print(SHEET)

    assert desk.heard == ["no printer is set up on this computer"]


def test_choices_are_there_again_the_next_time(choices, tmp_path):
    choices.keep("seats", PrintChoice("a5", "slips", 2, straight=True))

    again = PrintChoices(tmp_path / "printing.json")

    assert again["seats"] == PrintChoice("a5", "slips", 2, straight=True)
    assert again["results"] == PrintChoice(printer="slips")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"seats": {"paper": 1}}'])
def test_a_damaged_file_of_choices_is_as_none(tmp_path, text):
    path = tmp_path / "printing.json"
    path.write_text(text)

    assert PrintChoices(path)["seats"] == PrintChoice()


def test_what_is_printed_has_the_sheets_own_size_and_every_copy(dressed, tmp_path):
    pdf = RULE_CARDS.pdf(Games([shipped_games().game("murder")]), Press())
    told = []

    sides = print_pdf(
        pdf, "Murder", "", 1, lambda *at: told.append(at) or True, tmp_path / "out.pdf"
    )

    assert (sides, told) == (2, [(0, 2), (1, 2), (2, 2)])
    with PdfPages(pdf) as sheet, PdfPages((tmp_path / "out.pdf").read_bytes()) as printed:
        assert (len(printed), printed.size(0)) == (2, sheet.size(0))
        before, after = inked(sheet.drawn(0, 400)), inked(printed.drawn(0, 400))
    assert len(before) > 200
    assert len(before ^ after) < len(before) / 10


def test_a_printer_that_there_is_not_is_named(dressed):
    with pytest.raises(NotPrinted, match="there is no printer attic"):
        print_pdf(b"", "x", "attic", 1, lambda *_: True)


def test_the_panel_finds_a_sheet_and_ctrl_p_prints_it(stage, qtbot):
    stage.event(*NAMES)
    desk, printer = stage.cockpit.print_desk, Printer()
    desk.printing, desk.there = printer, lambda: ["event_list", "slips"]
    stage.press(Qt.Key.Key_P, CTRL)
    stage.types("badacey")
    panel = stage.page.sheets
    assert panel.listed == ["Rule card: Badacey"]
    panel.printer.setCurrentText("slips")
    panel.copies.setText("4")

    stage.press(Qt.Key.Key_P, CTRL)

    qtbot.waitUntil(lambda: stage.said == "Printed: Rule card: Badacey on slips")
    assert printer.jobs == [(b"%PDF Badacey", "Rule card: Badacey", "slips", 4)]
    stage.press(Qt.Key.Key_P, CTRL)
    stage.types("badacey")
    assert (panel.printer.currentText(), panel.copies.text()) == ("slips", "4")


def test_the_panel_finds_a_sheet_by_what_else_it_is_called(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_P, CTRL)

    stage.types("till report")

    assert stage.page.sheets.listed == ["Drawer close-out"]


def test_a_sort_that_goes_straight_is_printed_by_its_key(stage, qtbot):
    stage.event(*NAMES, seated=True)
    desk, printer = stage.cockpit.print_desk, Printer()
    desk.printing, desk.there = printer, lambda: ["slips"]
    desk.choices.keep("Seats by name", PrintChoice(printer="slips", straight=True))

    open_event_sheet(stage.cockpit, EVENT_SHEETS["seats-by-name"])

    qtbot.waitUntil(lambda: stage.said == "Printed: Seats by name on slips")
    assert [job[2:] for job in printer.jobs] == [("slips", 1)]


def test_the_panel_says_that_there_is_no_printer(stage):
    stage.event(*NAMES)
    stage.cockpit.print_desk.there = list

    stage.press(Qt.Key.Key_P, CTRL)

    assert stage.page.sheets.hint.text() == "Enter: open. No printer is set up"
    assert not stage.page.sheets.prints.isEnabled()


def test_a_rule_card_has_a_box_with_the_stakes_of_the_level():
    game = shipped_games().game("razz")
    level = Level("7", 20, Stakes(ante=25, bring_in=50, small_bet=100, big_bet=200))

    with_box = text_of(RULE_CARDS.pdf(Games([game], level), Press()))

    assert "Level 7" in with_box
    assert "100–200" in with_box.replace(" ", "")
    assert "Level 7" not in text_of(RULE_CARDS.pdf(Games([game]), Press()))


def text_of(pdf):
    with PdfDocument(pdf) as document:
        return document[0].get_textpage().get_text_bounded()
