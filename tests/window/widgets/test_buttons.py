"""Buttons that are actions: what they say, and where a long name gives way."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from director.window.look.styles import dress_window
from director.window.widgets.buttons import ActionButton, IconButton
from tests.window.stages import NAMES


def test_of_a_long_name_the_end_is_left_out_and_never_the_verb(dressed, qtbot):
    action = QAction("Bust Maximiliane Alexandrina von Hohenlohe-Langenburg")
    action.setToolTip("Who is out")
    button = ActionButton(action)
    dress_window(button)
    qtbot.addWidget(button)

    assert button.text().startswith("Bust Maximiliane")
    assert button.text().endswith("…")
    assert button.accessibleName() == action.text()
    assert button.toolTip() == f"{action.text()}. Who is out"


def test_a_short_name_stands_there_whole(dressed, qtbot):
    action = QAction("Bust Ann Ost")
    action.setToolTip("Who is out")
    button = ActionButton(action)
    dress_window(button)
    qtbot.addWidget(button)

    assert (button.text(), button.toolTip()) == ("Bust Ann Ost", "Who is out")


def test_in_little_room_it_says_the_same_whatever_it_said_before(dressed, qtbot):
    action = QAction("Pause clock")
    button = ActionButton(action)
    dress_window(button)
    qtbot.addWidget(button)
    button.show()

    said, again = [], []
    for width in range(50, 220):
        action.setText("Pause clock")
        button.resize(width, 32)
        action.setText("Resume clock")
        said.append(button.text())
        action.changed.emit()
        again.append(button.text())

    assert said == again


def test_in_another_look_it_says_as_much_as_there_is_room_for(dressed, qtbot):
    action = QAction("Resume clock")
    button = ActionButton(action)
    dress_window(button)
    qtbot.addWidget(button)
    button.resize(120, 32)
    button.show()
    roomy = button.text()

    button.setStyleSheet(f"{button.styleSheet()} QPushButton {{ font-size: 22px; }}")
    QApplication.processEvents()
    said = button.text()
    action.changed.emit()

    assert said == button.text()
    assert len(said) < len(roomy)


def test_an_action_that_outlives_its_icon_button_goes_on_alone(dressed, qtbot):
    action = QAction("All events")
    button = IconButton(action)
    button.deleteLater()
    QApplication.sendPostedEvents(button, QEvent.Type.DeferredDelete)

    with qtbot.captureExceptions() as raised:
        action.setText("Every event")

    assert raised == []


def test_an_icon_button_is_called_what_its_action_says_now(dressed):
    action = QAction("All events")
    button = IconButton(action)

    action.setText("Every event\tE")

    assert button.accessibleName() == "Every event"


def double_click(stage, begins):
    """Both clicks on the window, as fast as a hand that double clicks."""
    QTest.qWait(20)
    button = next(
        one
        for one in stage.window.findChildren(QPushButton)
        if one.isVisible() and one.text().startswith(begins)
    )
    at = button.mapTo(stage.window, button.rect().center())
    QTest.mouseDClick(
        stage.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )


def test_a_double_click_starts_the_clock_and_does_not_pause_it(stage):
    stage.event(*NAMES, seated=True)
    stage.go("clock")

    double_click(stage, "Start clock")

    assert stage.cockpit.bridge.face.running


def test_a_double_click_on_a_redraw_asks_and_draws_nothing_yet(stage):
    desk = stage.event(*NAMES, seated=True)
    stage.go("players")
    before = len(desk.log.records)

    double_click(stage, "Redraw")

    assert (stage.page.asking.isVisible(), len(desk.log.records)) == (True, before)


def test_two_quick_clicks_on_a_minute_more_are_two_minutes_and_elsewhere_one_deed(dressed, qtbot):
    done = []
    for text, repeats in (("1 min", True), ("Pause clock", False)):
        action = QAction(text)
        action.triggered.connect(lambda _=False, text=text: done.append(text))
        button = ActionButton(action, repeats=repeats)
        qtbot.addWidget(button)
        button.show()
        QTest.mouseDClick(
            button.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            button.rect().center(),
        )
        button.hide()

    assert done == ["1 min", "1 min", "Pause clock"]
