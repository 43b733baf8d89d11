"""Types into the register's search field over 25,000 people; prints how long a key takes.

From the key to the painted list, in milliseconds, as a JSON object by what is typed: the median
and the worst of some turns. "found" is the search alone, "offered" the field that registers.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from director.desk.register import Change, Person
from director.window.areas.players.screen import PlayersScreen
from director.window.look.styles import prepare
from director.window.widgets.field import Field
from tests.window.stages import NAMES, Stage

PEOPLE, TURNS = 25_000, 9
TYPED = ("a", "an", "mar", "mar b", "1", "117", "zzz")
SYLLABLES = (
    "ka",
    "lo",
    "mi",
    "ra",
    "te",
    "shu",
    "ben",
    "dor",
    "an",
    "el",
    "vo",
    "ri",
    "mar",
    "quin",
)


def main() -> None:
    """Prints the figures."""
    app = QApplication([])
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        register = stage.event_list.book.register
        register.write([Change(Person(), one) for one in invented()], "Ina", "desk 1")
        stage.event(*NAMES)
        screen = stage.page.screen_of("players")
        stage.cockpit.ask_for("register")
        page = stage.page.shown.page
        told = {
            "keystroke": {text: typed(page.search, text) for text in TYPED},
            "found": {
                text: timed(partial(page.selection.player_index.found, text, 500)) for text in TYPED
            },
        }
        stage.cockpit.ask_for("players")
        assert isinstance(screen, PlayersScreen)
        told["offered"] = {text: typed(screen.name, text) for text in TYPED}
        print(json.dumps(told, indent=1))
        stage.close()


def invented() -> list[Person]:
    """So many people, the same in every run."""
    random = Random(5)

    def word() -> str:
        return "".join(random.choices(SYLLABLES, k=random.randint(2, 4))).capitalize()

    return [
        Person(
            name=f"{word()} {word()}",
            nickname="" if number % 5 else word(),
            card=str(100_000 + number),
            banned="" if number % 1000 else "invented",
        )
        for number in range(PEOPLE)
    ]


def typed(field: Field, text: str) -> tuple[float, float]:
    """The milliseconds of the last key of a text: the median and the worst."""

    def before() -> None:
        field.setFocus()
        field.setText(text[:-1])
        field.textEdited.emit(field.text())
        QApplication.processEvents()

    def key() -> None:
        field.insert(text[-1])  # tells of it as a typed key does
        QApplication.processEvents()

    return timed(key, before)


def timed(deed: Callable[[], object], before: Callable[[], object] = int) -> tuple[float, float]:
    """The milliseconds that a deed takes: the median and the worst."""
    taken = []
    for _ in range(TURNS):
        before()
        began = perf_counter()
        deed()
        taken.append((perf_counter() - began) * 1000)
    return round(median(taken), 1), round(max(taken), 1)


if __name__ == "__main__":
    main()
