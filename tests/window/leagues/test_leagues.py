"""The Leagues page: a file begun, the season read beside the window, its table and picture."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from director.tournament.commands import Eliminate
from director.window.leagues.league_chart import Track, tracks
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
MODE = QAbstractItemModelTester.FailureReportingMode.Fatal


def evening(stage, *order):
    desk = stage.event(*order)
    for number in range(len(order), 1, -1):
        desk.do(Eliminate(number))


def page(stage):
    stage.press(Qt.Key.Key_Y, CTRL | SHIFT)
    return stage.window.beside.asides.page


def with_league(stage, qtbot):
    shown = page(stage)
    stage.enter("Spring")
    qtbot.waitUntil(lambda: shown.season is not None)
    return shown


def table(shown):
    return [tuple(column.text(line) for column in shown.model.columns) for line in shown.model.rows]


def test_without_a_league_the_page_says_what_to_do(stage):
    shown = page(stage)

    assert stage.focus is shown.fresh
    assert shown.title.text() == "Leagues"


def test_a_name_and_enter_begin_a_league_of_all_events(stage, qtbot):
    evening(stage, *NAMES[:3])
    evening(stage, *reversed(NAMES[:3]))

    shown = with_league(stage, qtbot)

    QAbstractItemModelTester(shown.model, MODE, shown)
    assert shown.season.league.events == ("1", "2")
    assert table(shown) == [
        ("1", "Ann Ost", "27.32", "2", "1", "17.32", "10.00"),
        ("1", "Cho Marlin", "27.32", "2", "1", "10.00", "17.32"),
        ("3", "Bob Marek", "24.50", "2", "", "12.25", "12.25"),
    ]
    assert stage.said.endswith("started with all events")


def test_the_picture_has_where_everybody_stood_and_the_chosen_line_stands_out(stage, qtbot):
    evening(stage, *NAMES[:2])
    evening(stage, *reversed(NAMES[:2]))
    shown = with_league(stage, qtbot)

    shown.view.selectRow(1)

    assert tracks(shown.season) == [
        Track(1, "Ann Ost", (1, 1)),
        Track(2, "Bob Marek", (2, 1)),
    ]
    assert shown.chart.chosen == 2
    shown.grab()


def test_what_is_wrong_with_a_file_is_said_on_the_page(stage):
    folder = stage.settings.path.parent / "leagues"
    folder.mkdir()
    (folder / "wrong.toml").write_text('name = "X"\nevents = []\nbest = -1\n', encoding="utf-8")

    shown = page(stage)

    assert shown.faults.text() == "▲ line 3: best: -1 is too small: at least 0"
    assert (shown.saves.isEnabled(), shown.edits.isEnabled()) == (False, True)


def test_the_box_says_what_a_place_brings(stage, qtbot):
    shown = with_league(stage, qtbot)
    shown.entries.setText("36")

    shown.place.setText("4")

    assert shown.answer.text() == "30 points"


def test_a_place_that_there_is_not_brings_nothing(stage, qtbot):
    shown = with_league(stage, qtbot)

    shown.place.setText("41")

    assert shown.answer.text() == "–"


def test_events_that_are_not_over_are_named(stage, qtbot):
    stage.event(*NAMES)

    shown = with_league(stage, qtbot)

    assert (
        shown.told.text() == "None of its events has finished yet.  Not counted: Friday is not over"
    )


def test_the_table_is_saved_and_printed(stage, qtbot, tmp_path):
    evening(stage, *NAMES)
    shown = with_league(stage, qtbot)
    opened = []
    shown.viewer = lambda path: not opened.append(path.name)

    shown.save(tmp_path / "spring.xlsx")
    qtbot.waitUntil((tmp_path / "spring.xlsx").exists)
    shown.print_sheet()
    qtbot.waitUntil(lambda: len(opened) == 1)

    assert (tmp_path / "spring.xlsx").read_bytes() == b".xlsx League: Spring"
    assert opened == ["league-spring.pdf"]


def test_the_file_is_opened_where_it_can_be_edited(stage, qtbot):
    shown = with_league(stage, qtbot)
    opened = []
    shown.editor = lambda path: not opened.append(path.name)

    shown.edits.click()

    assert opened == ["spring.toml"]


def test_a_league_that_there_is_already_is_not_written_over(stage, qtbot):
    shown = with_league(stage, qtbot)
    shown.fresh.setFocus()

    stage.enter("Spring")

    assert (stage.said, shown.fresh.text()) == (
        "spring.toml already exists: choose another name",
        "Spring",
    )


def test_escape_leads_back_to_the_event(stage, qtbot):
    evening(stage, *NAMES)
    with_league(stage, qtbot)

    stage.press(Qt.Key.Key_Escape)

    assert stage.window.cockpit is not None
