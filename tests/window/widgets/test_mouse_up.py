"""What waits for the mouse: of one object one thing, and none of it once it is done."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.window.widgets.mouse_up import once_up


def test_what_is_asked_a_thousand_times_while_a_button_is_down_is_done_once(qapp, monkeypatch):
    down, done = [Qt.MouseButton.LeftButton], []
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: down[0])
    asks = QObject()

    waits = [once_up(asks, lambda turn=turn: done.append(turn)) for turn in range(1000)]
    down[0] = Qt.MouseButton.NoButton
    QTest.qWait(120)

    assert (set(waits), done, once_up(asks, list)) == ({True}, [999], False)
    assert asks.children() == []
