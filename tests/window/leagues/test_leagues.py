"""The Leagues page: a file begun, the season read beside the window, its table and picture."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from director.tournament.commands import Eliminate
from director.tournament.log.books import EventRow
from director.window.leagues.league_chart import Track, tracks
from director.window.leagues.league_events import with_ticked
from tests.tournament.evening import FRIDAY
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


def row_of(number, name):
    return EventRow(number, name, FRIDAY, FRIDAY, 1, 0, 0)


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
    shown.box.entries.setText("36")

    shown.box.place.setText("4")

    assert shown.box.answer.text() == "30 points"


def test_a_place_that_there_is_not_brings_nothing(stage, qtbot):
    shown = with_league(stage, qtbot)

    shown.box.place.setText("41")

    assert shown.box.answer.text() == "–"


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


def typing(stage, shown, text):
    shown.formulas.click()
    shown.formula.field.setPlainText(text)


def test_what_is_wrong_with_a_formula_is_said_and_underlined_while_it_is_typed(stage, qtbot):
    shown = with_league(stage, qtbot)

    typing(stage, shown, "10 * sqrt(entries / plase)")

    editor = shown.formula
    assert editor.fault.text() == ("▲ column 21: no such name “plase”; did you mean “place”?")
    (mark,) = editor.field.extraSelections()
    assert mark.cursor.selectedText() == "plase"
    assert not editor.saves.isEnabled()


def test_the_table_follows_the_formula_and_asks_only_for_what_it_uses(stage, qtbot):
    shown = with_league(stage, qtbot)
    typing(stage, shown, "entries - place + 2 * hits")
    editor = shown.formula

    editor.samples["hits"].setText("3")

    QAbstractItemModelTester(editor.model, MODE, editor)
    rows = [tuple(column.text(one) for column in editor.model.columns) for one in editor.model.rows]
    assert rows[:2] == [
        ("1", "11", "15", "25", "45", "85", "165"),
        ("2", "10", "14", "24", "44", "84", "164"),
    ]
    assert rows[6] == ("7", "", "9", "19", "39", "79", "159")
    assert [name for name, field in editor.samples.items() if field.isVisible()] == ["hits"]


def test_enter_saves_the_formula_and_the_season_is_counted_by_it(stage, qtbot):
    evening(stage, *NAMES[:3])
    shown = with_league(stage, qtbot)
    typing(stage, shown, "entries - place")

    stage.press(Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: bool(shown.season) and stage.said == "Formula of Spring saved")
    assert [row[1:3] for row in table(shown)] == [
        ("Ann Ost", "2"),
        ("Bob Marek", "1"),
        ("Cho Marlin", "0"),
    ]
    text = (stage.settings.path.parent / "leagues" / "spring.toml").read_text(encoding="utf-8")
    assert 'formula = "entries - place"\n' in text
    assert "# How many of a player's events count" in text


def test_a_formula_with_a_part_that_has_a_name_is_kept_line_by_line(stage, qtbot):
    evening(stage, *NAMES[:2])
    shown = with_league(stage, qtbot)
    typing(stage, shown, "last = entries")

    stage.press(Qt.Key.Key_End)
    stage.press(Qt.Key.Key_Return, SHIFT)
    stage.types("last - place")
    stage.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(shown.season) and stage.said == "Formula of Spring saved")

    assert shown.list.choice.league.formula.way == "last = entries\nlast - place"
    assert [line.points for line in shown.season.lines] == [100, 0]


def test_a_formula_of_the_program_is_put_in_from_the_list_and_kept_by_its_name(stage, qtbot):
    shown = with_league(stage, qtbot)
    typing(stage, shown, "place")
    editor = shown.formula

    editor.list.choose("factor * sqrt(entries) / place")
    editor.list.setFocus()
    stage.press(Qt.Key.Key_Return)

    assert (editor.text, editor.formula.way) == (
        "factor * sqrt(entries) / place",
        "square root, steep",
    )


def test_a_formula_that_asks_for_a_list_needs_one_in_the_file(stage, qtbot):
    shown = with_league(stage, qtbot)

    typing(stage, shown, "2 * table(place)")

    assert shown.formula.fault.text() == (
        "▲ column 1: table(place) needs “table = [100, 70, 50]” in the file; or write pick(…)"
    )


def test_escape_leaves_the_formula_before_the_page(stage, qtbot):
    shown = with_league(stage, qtbot)
    typing(stage, shown, "place")

    stage.press(Qt.Key.Key_Escape)

    assert stage.window.beside.asides.page is shown
    assert not shown.formula.isVisible()
    assert shown.list.choice.league.formula.way == "square root"


def test_escape_leads_back_to_the_event(stage, qtbot):
    evening(stage, *NAMES)
    with_league(stage, qtbot)

    stage.press(Qt.Key.Key_Escape)

    assert stage.window.cockpit is not None


def test_the_events_of_a_league_are_ticked_and_the_rest_of_its_file_stays(stage, qtbot):
    evening(stage, *NAMES[:3])
    evening(stage, *reversed(NAMES[:3]))
    shown = with_league(stage, qtbot)
    path = shown.list.choice.path
    before = path.read_text()

    QTest.mouseClick(shown.chooses, Qt.MouseButton.LeftButton)
    ticks = [(one.text().partition("  ·")[0], one.isChecked()) for one in shown.events.ticks]
    stage.press(Qt.Key.Key_Space)
    stage.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown.season is not None)

    assert ticks == [("Friday", True), ("Friday", True)]
    assert shown.season.league.events == ("2",)
    assert path.read_text() == before.replace('events = ["1", "2"]', 'events = ["2"]')
    assert stage.said == "Events of Spring saved"


def test_escape_leaves_the_events_as_they_were(stage, qtbot):
    evening(stage, *NAMES[:3])
    shown = with_league(stage, qtbot)
    before = shown.list.choice.path.read_text()
    shown.choose_events()

    stage.press(Qt.Key.Key_Space)
    stage.press(Qt.Key.Key_Escape)

    assert shown.isVisible()
    assert stage.focus is shown.list
    assert shown.list.choice.path.read_text() == before


def test_what_a_league_names_by_name_or_from_another_book_stays_as_it_is_written():
    rows = [row_of(1, "Spring"), row_of(2, "Summer"), row_of(3, "Autumn")]

    assert with_ticked(rows, ("Spring", "77"), rows[:2]) == ("Spring", "77", "2")
    assert with_ticked(rows, ("Spring", "77"), rows[2:]) == ("77", "3")
