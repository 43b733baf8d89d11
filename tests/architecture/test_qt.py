"""What this program relies on in Qt for Python, and one release broke."""

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_a_call_into_qt_takes_nothing_from_none(qtbot: QtBot) -> None:
    # PySide6 6.12.0 loses a reference to None with each call; Python 3.11 dies after some 7,000
    label = QLabel()
    qtbot.addWidget(label)

    before = sys.getrefcount(None)
    for _ in range(1000):
        label.setText("x")

    assert abs(sys.getrefcount(None) - before) < 100
