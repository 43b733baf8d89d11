"""What waits for the mouse is done with the release, and not a blink after it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from director.window.widgets.mouse_up import once_up


def test_what_waits_for_the_mouse_is_done_as_soon_as_it_is_let_go(qtbot):
    page, done = QWidget(), []
    qtbot.addWidget(page)
    page.show()
    QTest.mousePress(page.windowHandle(), Qt.MouseButton.LeftButton)

    waits = once_up(page, lambda: done.append("let go"))
    QTest.qWait(80)
    held = list(done)
    QTest.mouseRelease(page.windowHandle(), Qt.MouseButton.LeftButton)
    QApplication.processEvents()

    assert (waits, held, done) == (True, [], ["let go"])


def test_with_no_button_down_nothing_waits(qtbot):
    page = QWidget()
    qtbot.addWidget(page)

    assert not once_up(page, lambda: None)
