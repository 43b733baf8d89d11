"""What waits until the mouse is up: nothing moves between a press and its release."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

_ELSEWHERE = 50
"""Milliseconds between two looks for a button that was let go over another program."""


def once_up(of: QObject, act: Callable[[], object]) -> bool:
    """Whether a button is down: then it is done as soon as that is let go, if `of` still lives.

    Of one object one thing waits, the last.
    """
    if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
        return False
    waiting = of.findChild(_Waiting, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if isinstance(waiting, _Waiting) and waiting.waits:
        waiting.act = act
    else:
        _Waiting(of, act)
    return True


class _Waiting(QObject):
    """Looks whether the mouse is up, at each release and now and then."""

    def __init__(self, of: QObject, act: Callable[[], object]) -> None:
        super().__init__(of)
        self.act = act
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_ELSEWHERE)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    @property
    def waits(self) -> bool:
        """Whether it has not been done yet."""
        return self._timer.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._look)  # once the click has done what it does
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        if self.waits and QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._timer.stop()
            self.deleteLater()
            self.act()
