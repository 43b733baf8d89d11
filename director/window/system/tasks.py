"""Does what takes longer than a blink beside the window's own thread.

The work is a plain function. What it gives back, or how it failed, arrives in the window's thread,
as long as there is still somebody there to hear it; the work itself is always finished.

While work is under way Python does not look for garbage: it would do so in the thread that happens
to ask for memory, and widgets that it found there would be destroyed outside the window's thread.
"""

from collections.abc import Callable
from contextlib import nullcontext
from threading import Lock, Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from director import collector


class _Outlet(QObject):
    """Through which a result comes back; it lives as long as the work, whoever has gone by then."""

    arrived = Signal(object, object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.thread_of_work: Thread | None = None
        self.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        collector.hold_off()
        _under_way.add(self)

    @Slot()
    def _end(self) -> None:
        """In the window's thread, which is the one to look for garbage again."""
        if self.thread_of_work:
            self.thread_of_work.join()  # it has nothing left to do but end
        _under_way.discard(self)
        collector.let_go()


_under_way: set[_Outlet] = set()


_one_at_a_time = Lock()
"""A book is not copied while another one is put in its place."""


def _work(work: Callable[[], object], outlet: _Outlet, *, alone: bool) -> None:
    try:
        with _one_at_a_time if alone else nullcontext():
            answer = work()
    except Exception as error:  # noqa: BLE001 -- carried over; who asked knows what to make of it
        outlet.arrived.emit(None, error)
    else:
        outlet.arrived.emit(answer, None)
    outlet.ended.emit()


def finish_all() -> None:
    """Goes on when all work has ended: the book is about to be closed, and nobody listens now."""
    for outlet in list(_under_way):
        if outlet.thread_of_work:
            outlet.thread_of_work.join()


class Task(QObject):
    """One piece of work that is under way."""

    def __init__(
        self,
        parent: QObject,
        work: Callable[[], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
        *,
        alone: bool = True,
    ) -> None:
        """Begins the work; work that touches no book may go on beside work that does."""
        super().__init__(parent)
        self._done, self._failed = done, failed
        outlet = _Outlet()
        outlet.arrived.connect(self._came_back, Qt.ConnectionType.QueuedConnection)
        # no daemon: a copy that has begun is written to its end, even while the program closes
        self._thread = Thread(target=_work, args=(work, outlet), kwargs={"alone": alone})
        outlet.thread_of_work = self._thread
        self._thread.start()

    def wait(self) -> None:
        """Goes on when the work has ended; what it gives back still arrives afterwards."""
        self._thread.join()

    @Slot(object, object)
    def _came_back(self, answer: object, error: Exception | None) -> None:
        self.deleteLater()
        if error is None:
            self._done(answer)
        else:
            self._failed(error)
