"""What the keyboard reaches and nobody sees: a page that is scrolled must follow the focus."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

_STOPS = 80
"""No page has as many stops of Tab; one that never comes round is left there."""


def out_of_sight(window: QWidget) -> list[str]:
    """Where the focus was on a walk with Tab and could not be seen; empty where it always was."""
    app = QApplication.instance()
    first = now = QApplication.focusWidget()
    found: list[str] = []
    for _ in range(_STOPS):
        if app is None or now is None or now.window() is not window:
            break
        if isinstance(now, QAbstractItemView):
            QTest.keyClick(now, Qt.Key.Key_End)
        app.processEvents()
        place = _of_focus(now)
        seen = now.visibleRegion().boundingRect().intersected(place)
        if seen.height() < min(place.height(), 2) or seen.width() < min(place.width(), 2):
            found.append(f"{type(now).__name__} {_said(now)!r} has the keyboard out of sight")
        QTest.keyClick(now, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is first:
            break
    return found


def _of_focus(widget: QWidget) -> QRect:
    """Where the focus is within a widget: in a list its row, else all of it."""
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        return widget.visualRect(widget.currentIndex())
    return QRect(QPoint(), widget.size())


def _said(widget: QWidget) -> str:
    return widget.accessibleName() or str(getattr(widget, "text", widget.objectName)())
