"""Does what takes longer than a blink beside the window's own thread.

The work is a plain function. What it gives back, or how it failed, arrives in the window's thread,
as long as there is still somebody there to hear it; the work itself is always finished.
"""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot


class _Outlet(QObject):
    """Through which a result comes back; it lives as long as the work, whoever has gone by then."""

    arrived = Signal(object, object)


_one_at_a_time = Lock()
"""A book is not copied while another one is put in its place."""


def _work(work: Callable[[], object], outlet: _Outlet) -> None:
    try:
        with _one_at_a_time:
            answer = work()
    except Exception as error:  # noqa: BLE001 -- carried over; who asked knows what to make of it
        outlet.arrived.emit(None, error)
    else:
        outlet.arrived.emit(answer, None)


class Task(QObject):
    """One piece of work that is under way."""

    def __init__(
        self,
        parent: QObject,
        work: Callable[[], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
    ) -> None:
        super().__init__(parent)
        self._done, self._failed = done, failed
        outlet = _Outlet()
        outlet.arrived.connect(self._came_back, Qt.ConnectionType.QueuedConnection)
        # no daemon: a copy that has begun is written to its end, even while the program closes
        Thread(target=_work, args=(work, outlet)).start()

    @Slot(object, object)
    def _came_back(self, answer: object, error: Exception | None) -> None:
        self.deleteLater()
        if error is None:
            self._done(answer)
        else:
            self._failed(error)
