"""A chart on the screen: what the keys read, and what is said to who cannot see it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from director.views.charts.chart import Axis, Chart, Line, Panel, Point, Stop, Stretch, Tick
from director.window.look.palettes import current_palette
from director.window.look.styles import dress_window
from director.window.widgets.chart_view import ChartView

UP = Axis(0, 10, (Tick(0, "0"), Tick(10, "10")))
LINE = Line((Point(0, 10), Point(60, 4)), "4 left", "first", is_stepped=True)
STOPS = tuple(Stop(at, f"minute {at}") for at in (0, 20, 60))
CHART = Chart(
    "Players left",
    "10 entries; 4 players left",
    Axis(0, 60, (Tick(0, "19:00"), Tick(60, "20:00"))),
    (Panel(UP, (LINE,)),),
    (Stretch(20, 30),),
    Stretch(50, 60, "likely end"),
    STOPS,
)


@pytest.fixture
def view(dressed, qtbot):
    made = ChartView()
    dress_window(made)
    qtbot.addWidget(made)
    made.resize(400, 220)
    made.show_chart(CHART)
    made.show()
    return made


def press(view, *keys):
    for key in keys:
        QTest.keyClick(view, key)


def test_the_arrow_keys_read_the_values_and_stop_at_the_ends(view):
    press(view, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert (view.said, view.accessibleDescription()) == ("minute 20", "minute 20")

    press(view, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert view.said == "minute 60"

    press(view, Qt.Key.Key_Home, Qt.Key.Key_Left)
    assert view.said == "minute 0"


def test_the_left_arrow_begins_with_the_newest(view):
    press(view, Qt.Key.Key_Left)

    assert view.said == "minute 60"


def test_escape_ends_reading_and_the_sentence_is_said_again(view):
    press(view, Qt.Key.Key_End, Qt.Key.Key_Escape)

    assert (view.said, view.accessibleDescription()) == ("", CHART.sentence)


def test_a_click_reads_what_was_true_then(view):
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(250, 120))

    assert view.said == "minute 20"


def test_its_title_and_sentence_are_said_to_who_cannot_see_it(view):
    assert (view.accessibleName(), view.accessibleDescription()) == (
        "Players left",
        "10 entries; 4 players left",
    )


def test_a_shorter_chart_forgets_a_stop_that_is_there_no_more(view):
    press(view, Qt.Key.Key_End)

    view.show_chart(Chart("Players left", "none", CHART.across, CHART.panels))

    assert view.said == ""
    press(view, Qt.Key.Key_Right)
    assert view.said == ""


def test_a_named_line_is_drawn_in_the_accent_of_the_look(view):
    picture = view.grab().toImage()

    ratio = picture.devicePixelRatio()
    colours = {picture.pixelColor(round(100 * ratio), y).name() for y in range(picture.height())}
    assert current_palette().accent in colours


def test_without_a_chart_nothing_is_drawn_and_no_key_does_harm(view):
    view.show_chart(None)
    press(view, Qt.Key.Key_Left)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton)

    picture = view.grab().toImage()

    assert (view.said, view.accessibleName()) == ("", "")
    assert len({picture.pixelColor(x, 100).name() for x in range(10, picture.width() - 10)}) == 1
