"""Does what takes longer than a blink beside the window's own thread.

The work is a plain function. What it gives back, or how it failed, arrives in the window's thread.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot


class _Run(QRunnable):
    """The function in its thread."""

    def __init__(self, work: Callable[[], object], came_back: "Task") -> None:
        super().__init__()
        self._work, self._task = work, came_back

    def run(self) -> None:
        try:
            answer = self._work()
        except Exception as error:  # noqa: BLE001 -- carried over; who asked knows what to make of it
            self._task.arrived.emit(None, error)
        else:
            self._task.arrived.emit(answer, None)


class Task(QObject):
    """One piece of work that is under way."""

    arrived = Signal(object, object)

    def __init__(
        self,
        parent: QObject,
        work: Callable[[], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
    ) -> None:
        super().__init__(parent)
        self._done, self._failed = done, failed
        self.arrived.connect(self._came_back, Qt.ConnectionType.QueuedConnection)
        self._run = _Run(work, self)
        self._run.setAutoDelete(False)
        QThreadPool.globalInstance().start(self._run)

    @Slot(object, object)
    def _came_back(self, answer: object, error: Exception | None) -> None:
        self.deleteLater()
        if error is None:
            self._done(answer)
        else:
            self._failed(error)
