"""Works in the window on an event of 25,000 buy-ins; prints what keys, acts and pictures take.

As a JSON object of lists of milliseconds, each from the key to the painted picture.
"""

import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from grand import grand_log, write_book
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QApplication

from director.books.book import Books
from director.desk.register import Change, Person
from director.tournament.commands import Eliminate, Register
from director.tournament.state import PlayerNumber
from director.window.look.styles import prepare
from director.window.shell.areas import BY_NAME
from tests.window.stages import CTRL, Stage

FIRST = ("Alwin", "Berta", "Cosmo", "Delia", "Egmont", "Floris", "Gerda", "Hauke", "Lioba", "Merle")
LAST = (
    "ach",
    "berg",
    "cord",
    "dal",
    "enz",
    "feh",
    "grov",
    "holl",
    "ilm",
    "jess",
    "kolb",
    "laut",
    "nord",
)
PEOPLE = 25_000
TURNS = 8


def main() -> None:
    """Prints the figures. With a path, the book is kept there, or found there."""
    app = QApplication([])
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder) / "grand.book"
        if not path.exists():
            write_book(path, grand_log())
        print(json.dumps(_measured(app, path, Path(folder))))


def _person(number: int) -> Person:
    first, rest = FIRST[number % len(FIRST)], number // len(FIRST)
    parts = [LAST[rest // len(LAST) ** power % len(LAST)] for power in range(3)]
    return Person(name=f"{first} {''.join(parts).capitalize()}")


def _measured(app: QApplication, path: Path, folder: Path) -> dict[str, list[float]]:
    book = Books(path)
    if not book.register.people():
        people = [Change(Person(), _person(number)) for number in range(PEOPLE)]
        book.register.write(people, "Ina", "desk 1")
    found: dict[str, list[float]] = {}
    stages: list[Stage] = []

    def timed(name: str, deed: Callable[[], object]) -> None:
        app.processEvents()
        began = perf_counter()
        deed()
        app.processEvents()
        found.setdefault(name, []).append((perf_counter() - began) * 1000)

    # its clock runs: the event is gone on with at once
    def window_with_event() -> None:
        stages.append(Stage(folder, book))
        while stages[0].window.cockpit is None:  # it is read beside the window, which waits
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    timed("the window with the event", window_with_event)
    (stage,) = stages
    stage.library.sound()  # the program has read them behind its first window
    stage.window.resize(1440, 900)
    for _ in range(20):
        app.processEvents()
    desk = stage.cockpit.bridge.desk

    stage.press(Qt.Key.Key_F8)
    for letter in "merle":
        timed("a key in F8", partial(stage.types, letter))
    stage.press(Qt.Key.Key_Escape)

    stage.go("tables")
    for _ in range(TURNS):
        timed("2,700 seats drawn anew", stage.page.shown.map.repaint)
    left = sorted(desk.tournament.left)
    newcomers = iter(range(60_000, 70_000))

    def acts(where: str) -> None:
        for turn in range(TURNS):
            timed(f"a bust, on {where}", lambda: stage.cockpit.bridge.do(Eliminate(left.pop())))
            register = Register(PlayerNumber(next(newcomers)), f"late {turn}", "cash")
            timed(f"an entry, on {where}", partial(stage.cockpit.bridge.do, register))
            timed(f"undo, on {where}", stage.cockpit.bridge.undo)

    for name in BY_NAME:
        timed(f"to {name} the first time", partial(stage.cockpit.ask_for, name))
        stage.cockpit.ask_for("clock")
        timed(f"to {name} again", partial(stage.cockpit.ask_for, name))
        acts(name)
        if name == "players":
            stage.press(Qt.Key.Key_F, CTRL)
            for letter in "merle":
                timed("a key in the list", partial(stage.types, letter))
            stage.screen.filter.setText("")
            for _ in range(TURNS):
                timed("a page of the list", partial(stage.press, Qt.Key.Key_PageDown))
    found["megabytes"] = [float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) / 1024]
    stage.close()
    book.close()
    return found


if __name__ == "__main__":
    main()
