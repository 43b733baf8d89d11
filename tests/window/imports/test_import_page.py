"""The import page: files are looked at, and taken over when somebody says so."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests import tdt_evening
from tests.window.stages import NAMES

MODE = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "old evenings"
    folder.mkdir()
    (folder / "a.tdt").write_text(tdt_evening.text(), encoding="utf-8")
    (folder / "b.tdt").write_text("{V: alert(1)}", encoding="utf-8")
    return folder


@pytest.fixture
def page(stage):
    stage.window.program_actions["start_actions.import"].trigger()
    return stage.window.beside.import_page


@pytest.fixture
def looked(page, folder, qtbot):
    page.look_in(folder)
    qtbot.waitUntil(lambda: page.work.task is None)
    return page


def table(page):
    return [tuple(column.text(line) for column in page.model.columns) for line in page.model.rows]


def lines(page):
    return [page._lines.itemAt(at).widget().text() for at in range(page._lines.count() - 1)]


def test_before_anything_is_chosen_the_page_says_what_to_do(stage, page):
    assert stage.focus is page.folder
    assert not page.go.isVisible()


def test_each_file_is_listed_with_what_is_in_it_or_wrong_with_it(stage, looked):
    QAbstractItemModelTester(looked.model, MODE, looked)

    assert table(looked) == [
        ("a.tdt", "Friday", "2023-11-14", "4", "2", "ready"),
        ("b.tdt", "–", "–", "–", "–", "▲ left out"),
    ]
    assert lines(looked)[:2] == ["Not taken over", "points given or taken by hand: Ann Ost -5"]
    assert stage.focus is looked.view
    stage.press(Qt.Key.Key_Down)
    assert lines(looked) == [
        "Not imported",
        "line 1: column 5: “alert(…)” is a program: a file is data, and nothing of it is run",
    ]


def test_by_the_keyboard_alone_the_evenings_become_events_and_a_league(stage, looked, qtbot):
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: looked.work.task is None)

    assert stage.said == "1 event imported, 4 new players, 1 league"
    assert [(row.name, row.entries) for row in stage.event_list.events()] == [("Friday", 4)]
    assert table(looked)[0][-1] == "event 1"
    leagues = stage.settings.path.parent / "leagues"
    assert [path.name for path in leagues.iterdir()] == ["harbor-2023.toml"]


def test_what_was_not_taken_over_is_saved_as_a_list(stage, looked, qtbot, tmp_path):
    looked.go.click()
    qtbot.waitUntil(lambda: looked.work.task is None)

    assert looked.saves.isVisible()
    looked.save(tmp_path / "list.txt")

    assert (tmp_path / "list.txt").read_text("utf-8").splitlines()[:3] == [
        "a.tdt: Friday, 2023-11-14, 4 players, 2 levels: event 1",
        "  Not taken over:",
        "  - points given or taken by hand: Ann Ost -5",
    ]


def test_leaving_the_page_changes_nothing(stage, looked):
    stage.press(Qt.Key.Key_Escape)

    assert stage.event_list.events() == []
    assert stage.book.register.people() == []
    assert stage.window.frame.page is stage.window.list_page


def test_cancelling_while_files_are_looked_at_leaves_nothing(stage, page, folder, qtbot):
    page.look_in(folder)
    stage.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.work.task is None)

    assert page.model.rows == []
    assert stage.said == "Cancelled: nothing was changed"


def test_a_folder_without_such_files_is_told(stage, page, tmp_path):
    page.look_in(tmp_path)

    assert stage.said == f"No .tdt files are in {tmp_path.name}"


def test_an_event_that_is_open_stays_open_beside_the_import(stage, folder, qtbot):
    stage.event(*NAMES)
    stage.window.program_actions["start_actions.import"].trigger()
    page = stage.window.beside.import_page
    page.look_in(folder)
    qtbot.waitUntil(lambda: page.work.task is None)

    page.go.click()
    qtbot.waitUntil(lambda: page.work.task is None)

    assert len(stage.event_list.events()) == 2
