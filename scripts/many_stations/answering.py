"""How fast a window answers: a timer that should come round, and keys until they are painted."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

_ROUND = 5
"""Milliseconds."""
_SCHEDULED = Path("/proc/thread-self/schedstat")
"""Where Linux counts for how long a thread could have worked and had no processor."""


class Gap(NamedTuple):
    """Between two rounds of the timer, in milliseconds."""

    all: float
    worked: float
    """In which the window's thread had the processor."""
    displaced: float
    """In which it wanted the processor and somebody else had it."""

    @property
    def asleep(self) -> float:
        """In which it waited: for the timer, or for the server or the disk."""
        return max(0.0, self.all - self.worked - self.displaced)


class Answering(QObject):
    """Watches the event loop of a window, from its own thread."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.gaps: list[Gap] = []
        self.keys: dict[str, list[float]] = {}
        """Milliseconds from each key to the painted picture, by what the key did."""
        self._key: tuple[str, float] | None = None
        self._last = _moment()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._come_round)
        for watched in (window, window.windowHandle()):
            watched.installEventFilter(self)

    def begin(self) -> None:
        """From now on it is watched."""
        self._last = _moment()
        self._timer.start(_ROUND)

    def end(self) -> None:
        """It is watched no more."""
        self._timer.stop()

    def note_key(self, what: str) -> None:
        """A key is about to be pressed."""
        self._key = what, time.monotonic()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """What is to be painted is painted when this event has been dealt with."""
        if self._key and event.type() == QEvent.Type.UpdateRequest:
            (what, began), self._key = self._key, None
            QTimer.singleShot(0, lambda: self._painted(what, began))
        return super().eventFilter(watched, event)

    def _painted(self, what: str, began: float) -> None:
        self.keys.setdefault(what, []).append((time.monotonic() - began) * 1000)

    def _come_round(self) -> None:
        now = _moment()
        self.gaps.append(Gap(*((b - a) * 1000 for a, b in zip(self._last, now, strict=True))))
        self._last = now


def _moment() -> tuple[float, float, float]:
    """Seconds of the clock, of work, and of waiting for a processor."""
    told = _SCHEDULED.read_text(encoding="ascii").split()
    return time.monotonic(), time.thread_time(), int(told[1]) / 1e9


def processor_seconds(process: int) -> float:
    """What a process and its children that have ended have taken of a processor so far."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    return sum(map(int, stat.rsplit(") ", 1)[1].split()[11:15])) / os.sysconf("SC_CLK_TCK")


def spread(values: Sequence[float]) -> str:
    """The middle, the last hundredth and the worst, in milliseconds.

    >>> spread([1.0, 2.0, 30.0])
    'p50 2.0 ms, p99 30.0 ms, worst 30.0 ms'
    """
    if not values:
        return "none"
    ordered = sorted(values)
    p50, p99 = (ordered[len(ordered) * part // 100] for part in (50, 99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {ordered[-1]:.1f} ms"
