"""The curve beside the rows of a structure."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.window.editor.curve_view import CurveView
from director.window.editor.side_panes import CURVE, DETAILS, SHEET
from director.window.look.styles import dress_window
from tests.window.stages import CTRL, Stage


@pytest.fixture
def page(dressed, qtbot, tmp_path):
    stage = Stage(tmp_path)
    stage.press(Qt.Key.Key_E, CTRL)
    made = stage.window.structures.editor_page
    made.begin_with("horse")
    made.panes.choose(CURVE)
    qtbot.waitUntil(lambda: settled(made.panes.curve))
    yield made
    made.editor.stack.setClean()
    stage.close()


def settled(curve):
    return curve.is_settled and curve.chart is not None


def ends_of(curve):
    return (curve.chart.band.begins, curve.chart.band.ends)


def test_it_follows_what_is_typed_and_the_band_follows_it(page, qtbot):
    curve = page.panes.curve
    before = ends_of(curve)

    page.editor.set_value("expected.players", 200, "Expected players")
    qtbot.waitUntil(lambda: curve.is_settled)

    assert ends_of(curve) > before
    assert "200 players likely end after" in curve.accessibleDescription()


def test_stakes_are_drawn_at_once_while_the_fields_are_still_played(page):
    curve = page.panes.curve
    columns = {column.id: column for column in page.editor.columns}

    page.editor.write([(0, columns["length"])], "30")

    assert not curve.is_settled
    assert curve.chart.stops[1].words.startswith("Level 2, 0:30: big bet 300;")


def test_the_same_stakes_under_another_name_play_no_fields_again(page):
    page.editor.set_value("name", "HORSE on Sundays", "Name")

    assert page.panes.curve.is_settled


def test_without_expected_players_there_is_no_band(page, qtbot):
    page.editor.set_value("expected", None, "Expected")
    qtbot.waitUntil(lambda: page.panes.curve.is_settled)

    assert (page.panes.curve.chart.band, len(page.panes.curve.chart.panels)) == (None, 1)


def test_where_a_row_is_faulty_the_last_sound_curve_stays(page):
    curve = page.panes.curve
    columns = {column.id: column for column in page.editor.columns}
    before = curve.chart

    page.editor.write([(2, columns["small_bet"])], "4oo")

    assert curve.chart == before


def test_out_of_sight_no_field_is_played(page):
    page.panes.choose(DETAILS)

    page.editor.set_value("expected.players", 90, "Expected players")

    assert page.panes.curve.is_settled
    page.panes.choose(CURVE)
    assert not page.panes.curve.is_settled


def test_the_key_goes_from_details_to_curve_to_sheet_and_back(page):
    page.panes.choose(DETAILS)
    seen = []
    for _ in range(4):
        seen.append(page.panes.chosen)
        page.panes.next()

    assert seen == [DETAILS, CURVE, SHEET, DETAILS]


def test_f6_goes_from_the_rows_to_the_curve_in_sight_and_back(page):
    page.view.setFocus()

    QTest.keyClick(page.view, Qt.Key.Key_F6)
    there = page.panes.curve.hasFocus()
    QTest.keyClick(page.panes.curve, Qt.Key.Key_F6)

    assert (there, page.view.hasFocus(), page.panes.chosen) == (True, True, CURVE)


def test_a_view_without_a_structure_shows_nothing(dressed, qtbot):
    view = CurveView()
    dress_window(view)
    qtbot.addWidget(view)
    view.show()

    assert view.chart is None
