"""The longest time for which the window's thread does not answer, with 25,000 buy-ins in the event.

Prints milliseconds by the clock and of the thread's own work, for each screen: when it is seen
first, at an act, at an undo; for the settings and the manual when they are seen first; and with
every screen made at a change of the look, and at a redraw of all seats and its undo.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic, perf_counter, thread_time
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from grand import grand_log, write_book
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from director.books.book import Books
from director.tournament.commands import Eliminate, RedrawSeats
from director.window.look.styles import prepare
from director.window.settings_and_help.page_names import MANUAL, SETTINGS
from director.window.shell.areas import BY_NAME
from director.window.shell.loaded_late import load_late
from tests.window.stages import Stage

LISTENS = 1.5
"""Seconds for which is listened after each deed: what it set going beside comes back in them."""


class Gap(NamedTuple):
    """Milliseconds between two moments at which the window's thread answered."""

    clock: float
    work: float


class Beat:
    """Notes the longest gap between two turns of the event loop."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._timer = QTimer()
        self._timer.timeout.connect(self._turn)
        self._last = perf_counter(), thread_time()
        self._longest = Gap(0, 0)

    def _turn(self) -> None:
        now = perf_counter(), thread_time()
        gap = Gap(*((b - a) * 1000 for a, b in zip(self._last, now, strict=True)))
        self._longest = max(self._longest, gap, key=lambda one: one.work)
        self._last = now

    def longest(self, deed: Callable[[], object]) -> Gap:
        """The longest gap from a deed until all that it set going has come back."""
        self._app.processEvents()
        self._longest = Gap(0, 0)
        self._last = perf_counter(), thread_time()
        QTimer.singleShot(0, deed)
        self._timer.start(0)
        until = monotonic() + LISTENS
        while monotonic() < until:
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        self._timer.stop()
        return self._longest


def main() -> None:
    """Prints the figures as JSON. With a path, the book is kept there, or found there."""
    app = QApplication([])
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder) / "grand.book"
        if not path.exists():
            write_book(path, grand_log())
        for name, gap in _measured(app, path, Path(folder)).items():
            print(json.dumps({"deed": name, "clock": round(gap.clock), "work": round(gap.work)}))


def _measured(app: QApplication, path: Path, folder: Path) -> dict[str, Gap]:
    book = Books(path)
    stage = Stage(folder, book)
    while stage.window.cockpit is None:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    load_late()
    stage.library.sound()  # both as the program does behind its first window
    stage.window.resize(1440, 900)
    beat, cockpit = Beat(app), stage.cockpit
    left = sorted(cockpit.bridge.desk.tournament.left)
    found = {}
    for name in BY_NAME:
        found[f"{name}, first"] = beat.longest(partial(cockpit.ask_for, name))
        found[f"{name}, bust"] = beat.longest(lambda: cockpit.bridge.do(Eliminate(left.pop())))
        found[f"{name}, undo"] = beat.longest(cockpit.bridge.undo)
    for page in (SETTINGS, MANUAL):
        found[f"{page}, first"] = beat.longest(partial(stage.window.beside.show_aside, page))
        stage.window.beside.show_aside(page)  # and back
    for name in ("players", "tables", "clock", "charts", "results"):
        cockpit.ask_for(name)
        found[f"look, on {name}"] = beat.longest(stage.window.start_actions.look.switch_look)
        found[f"redraw, on {name}"] = beat.longest(lambda: cockpit.bridge.do(RedrawSeats("seats")))
        found[f"undo, on {name}"] = beat.longest(cockpit.bridge.undo)
    stage.close()
    book.close()
    return found


if __name__ == "__main__":
    main()
