"""The window as a whole: copies of the book, papers, and what must never happen."""

import threading

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QTableView, QWidget

from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.log.books import BookFailed
from director.window.printing.sheet import file_name
from director.window.sheets.list_files import save_list
from tests.notebooks import Notebook
from tests.window.stages import CTRL, NAMES, PlainSheets, Stage


class CopyingBook(Notebook):
    def __init__(self, folder):
        super().__init__()
        self.folder = folder
        self.threads = []
        self.broken = False

    def copy(self):
        self.threads.append(threading.current_thread())
        if self.broken:
            raise BookFailed("the stick is full")
        copy = self.folder / "copies" / "events.book"
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(b"")
        return [copy]


@pytest.fixture
def book(tmp_path):
    return CopyingBook(tmp_path)


@pytest.fixture
def copying(dressed, qtbot, tmp_path, book):
    made = Stage(tmp_path, book)
    yield made
    made.close()


def test_a_copy_of_the_book_is_written_when_a_break_begins_and_not_by_the_window(
    copying, qtbot, book, tmp_path
):
    copying.event(*NAMES, running=True)

    copying.wait(minutes=90)

    qtbot.waitUntil(lambda: copying.said == f"Break: backed up to {tmp_path / 'copies'}")
    assert [thread is threading.main_thread() for thread in book.threads] == [False]


def test_a_paper_pack_is_written_beside_the_copy_that_a_break_brings(copying, qtbot, tmp_path):
    copying.event(*NAMES, running=True)

    copying.wait(minutes=90)

    name = file_name(copying.cockpit.tournament.name)
    pack = tmp_path / "copies" / f"events {name}.pdf"
    qtbot.waitUntil(pack.exists)
    assert pack.read_bytes().startswith(b"%PDF Paper pack: ")


def test_a_pack_goes_with_the_copy_that_it_lay_beside(copying, qtbot, tmp_path):
    copying.event(*NAMES, running=True)
    folder = tmp_path / "copies"
    folder.mkdir()
    event = file_name(copying.cockpit.tournament.name)
    old = folder / f"events 2026-01-01 21.10.00 {event}.pdf"
    strangers = [folder / f"{name} {event}.pdf" for name in ("Poster", "x 2026-01-01 21.10.00")]
    for file in (old, *strangers):
        file.write_bytes(b"%PDF")

    copying.wait(minutes=90)

    qtbot.waitUntil(lambda: not old.exists())
    assert all(file.exists() for file in strangers)


def test_results_can_be_saved_as_a_list(copying, qtbot, tmp_path):
    copying.event(*NAMES, running=True)
    file = tmp_path / "results.xlsx"

    save_list(copying.cockpit, EVENT_SHEETS["results"], file)

    qtbot.waitUntil(file.exists)
    assert file.read_bytes().startswith(b".xlsx Results: ")


def test_a_copy_that_fails_is_said_so(copying, qtbot, book):
    copying.event(*NAMES, running=True)
    book.broken = True

    copying.wait(minutes=90)

    qtbot.waitUntil(lambda: copying.said == "Backup failed: the stick is full")
    assert copying.window.status.kind == "failed"


def test_a_copy_is_written_on_demand(copying, qtbot, book):
    copying.event(*NAMES)

    copying.press(Qt.Key.Key_S, CTRL)

    qtbot.waitUntil(lambda: len(book.threads) == 1)


def test_closing_waits_for_the_copy(copying, qtbot, book):
    copying.event(*NAMES)
    copying.press(Qt.Key.Key_D, CTRL)

    copying.window.close()

    qtbot.waitUntil(lambda: not copying.window.isVisible())
    assert len(book.threads) == 1


def test_closing_stops_at_a_copy_that_fails_and_the_second_time_closes(copying, qtbot, book):
    copying.event(*NAMES)
    copying.press(Qt.Key.Key_D, CTRL)
    book.broken = True
    copying.window.close()
    qtbot.waitUntil(lambda: copying.said == "Backup failed: the stick is full")
    still_there = copying.window.isVisible() and copying.window.isEnabled()

    copying.window.close()

    assert (still_there, copying.window.isVisible()) == (True, False)


def test_an_event_that_was_only_looked_at_needs_no_copy(copying, book):
    copying.event(*NAMES)

    copying.window.close()

    assert (copying.window.isVisible(), book.threads) == (False, [])


def test_leaving_an_event_for_the_list_writes_a_copy_too(copying, qtbot, book):
    copying.event(*NAMES)
    copying.press(Qt.Key.Key_D, CTRL)

    copying.press(Qt.Key.Key_O, CTRL)

    qtbot.waitUntil(lambda: len(book.threads) == 1)


def test_what_the_book_could_not_do_is_said_and_nothing_has_happened(stage, monkeypatch):
    stage.event(*NAMES, seated=True)

    def full(*_):
        raise BookFailed("The disk is full")

    monkeypatch.setattr(stage.book, "write", full)
    stage.press(Qt.Key.Key_F9)

    assert (stage.said, stage.window.status.kind) == ("The disk is full", "failed")
    assert not stage.cockpit.bridge.face.started


def test_the_sheets_of_the_event_are_offered_in_the_order_of_the_rotation(stage):
    stage.event(*NAMES)

    stage.press(Qt.Key.Key_P, CTRL)

    listed = stage.page.sheets.listed
    first = listed.index("Rule card: Texas Hold'em")
    assert listed[first : first + 9] == [
        "Rule card: Texas Hold'em",
        "Rule card: Omaha High/Low Eight-or-Better",
        "Rule card: Razz",
        "Rule card: Stud",
        "Rule card: Stud High/Low Eight-or-Better",
        "Rule card: Badacey",
        "Rule cards of these games",
        "Rule cards with the stakes of level 1",
        "Rule book of these games",
    ]


def test_enter_opens_the_chosen_sheet_as_pdf(stage, qtbot):
    stage.event(*NAMES)
    opened = []
    stage.cockpit.viewer = lambda path: opened.append((path.name, path.read_bytes())) or True
    stage.press(Qt.Key.Key_P, CTRL)
    stage.types("rule card")

    stage.press(Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: bool(opened))
    assert opened == [("rule-card-texas-holdem.pdf", b"%PDF Texas Hold'em")]
    assert stage.said == "Opened: Rule card: Texas Hold'em"


def test_a_sheet_is_saved_where_one_says(stage, qtbot, tmp_path):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_P, CTRL)

    stage.page.sheets.save_chosen(tmp_path / "sheet.pdf")

    qtbot.waitUntil(lambda: stage.said.startswith("Structure sheet saved as"))
    assert (tmp_path / "sheet.pdf").read_bytes() == b"%PDF Limit 6 Game HORSE + Badacey"


def test_a_sheet_that_cannot_be_saved_says_why(stage, qtbot, tmp_path):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_P, CTRL)

    stage.page.sheets.save_chosen(tmp_path / "no such folder" / "sheet.pdf")

    qtbot.waitUntil(lambda: stage.said == "Structure sheet: No such file or directory")


def test_sheets_are_set_beside_the_windows_thread(dressed, qtbot, tmp_path):
    threads = []

    class Watched(PlainSheets):
        def pdf(self, *documents, title="", on=""):
            threads.append(threading.current_thread() is threading.main_thread())
            return b""

    stage = Stage(tmp_path, sheets=Watched())
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_P, CTRL)

    stage.page.sheets.save_chosen(tmp_path / "sheet.pdf")

    qtbot.waitUntil((tmp_path / "sheet.pdf").exists)
    assert threads == [False]
    stage.close()


class Windows(QObject):
    """Notes every window that opens."""

    def __init__(self):
        super().__init__()
        self.opened = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.opened.append(watched)
        return False


def test_nothing_but_the_window_opens_on_the_way_through_an_event(stage, dressed):
    windows = Windows()
    dressed.installEventFilter(windows)

    stage.event(*NAMES, seated=True, running=True)
    for screen in ("tables", "clock", "showdown", "players"):
        stage.go(screen)
    for key in (Qt.Key.Key_F8, Qt.Key.Key_Escape, Qt.Key.Key_F7):
        stage.press(key)
    stage.types("an")
    stage.press(Qt.Key.Key_P, CTRL)

    dressed.removeEventFilter(windows)
    assert windows.opened == []


@pytest.mark.parametrize("screen", ["players", "tables", "clock", "showdown"])
def test_every_field_and_button_has_a_name_for_who_cannot_see_it(stage, screen):
    stage.event(*NAMES, seated=True, running=True)
    stage.go(screen)

    kinds = (QAbstractButton, QLineEdit, QComboBox, QTableView)
    nameless = [
        widget
        for kind in kinds
        for widget in stage.window.findChildren(kind)
        if widget.isVisible()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not (widget.accessibleName() or getattr(widget, "text", str)())
    ]

    assert nameless == []


@pytest.mark.parametrize("screen", ["players", "tables", "clock", "showdown"])
def test_tab_reaches_everything_that_can_be_operated(stage, screen):
    stage.event(*NAMES, seated=True, running=True)
    shown = stage.go(screen)
    wanted = {
        widget
        for widget in shown.findChildren(QWidget)
        if widget.isVisibleTo(shown)
        and widget.isEnabled()
        and isinstance(widget, QAbstractButton | QLineEdit | QComboBox | QTableView)
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    }

    reached = set()
    for _ in range(80):
        stage.window.focusNextChild()
        reached.add(stage.focus)

    assert wanted <= reached


def test_the_least_window_cuts_nothing_off(stage, dressed):
    stage.window.resize(1024, 768)
    stage.event(*NAMES, seated=True, running=True)
    cut = []
    for screen in ("players", "tables", "clock"):
        shown = stage.go(screen)
        dressed.processEvents()
        cut += [
            (screen, button.text())
            for button in shown.findChildren(QAbstractButton)
            if button.isVisible() and button.width() < button.sizeHint().width()
        ]

    assert cut == []


def test_a_clock_that_runs_on_the_wall_is_said_before_the_window_goes(copying, qtbot):
    copying.event(*NAMES, seated=True, running=True)
    copying.press(Qt.Key.Key_F11)
    words = "The clock of Friday is running on the wall: close once more to quit"

    first = (copying.window.close(), copying.said, copying.window.wall.isVisible())
    copying.press(Qt.Key.Key_2, CTRL)
    copying.cockpit.say("something else")
    later = (copying.window.close(), copying.said)
    copying.cockpit.copied = False  # the copy that is written now asks nobody again
    copying.window.close()

    assert (first, later) == ((False, words, True), (False, words))
    qtbot.waitUntil(lambda: not copying.window.isVisible())


def test_the_second_close_backs_up_and_closes_whatever_stands_in_a_question(copying, qtbot):
    copying.event(*NAMES, seated=True, running=True)
    copying.cockpit.copied = False
    copying.press(Qt.Key.Key_F8)
    copying.types("dov")  # whoever is meant is named in full as the window goes off

    first = (copying.window.close(), copying.said)
    copying.window.close()

    assert first == (False, "This is not recorded yet: close once more to discard it")
    qtbot.waitUntil(lambda: not copying.window.isVisible())


def test_where_the_copy_fails_the_cursor_is_where_it_was(copying, qtbot, book):
    copying.event(*NAMES, seated=True, running=True)
    copying.cockpit.copied = False
    book.broken = True
    copying.press(Qt.Key.Key_F8)
    copying.types("dov")
    field = copying.focus

    copying.window.close()
    copying.window.close()
    qtbot.waitUntil(lambda: copying.said == "Backup failed: the stick is full")

    qtbot.waitUntil(copying.window.isEnabled)
    assert (copying.window.isVisible(), copying.focus) == (True, field)


def test_a_clock_that_runs_for_nobody_is_left_without_a_word(stage):
    stage.event(*NAMES, seated=True, running=True)

    assert stage.window.close()
