"""Types a hand of every game at its largest table into the window; prints how long a key takes.

From the last key to the painted ruling, in milliseconds, as a JSON object by game.
"""

import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from director.engine.games.library import Library
from director.house import shelf
from director.window.look.styles import prepare
from tests.window.stages import NAMES, Stage
from tests.window.typed_hands import dealt_hands, type_hand

TURNS = 7


def main() -> None:
    """Prints the median of some last keys for each game."""
    app = QApplication([])
    prepare(app)
    library = Library(shelf.games())
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.event(*NAMES, running=True)
        screen = stage.go("showdown")
        taken = {}
        for name in library.ids():
            game = library.game(name)
            if game.kind != "tricks":
                type_hand(screen, dealt_hands(game, library, Random(3)))
                taken[name] = median(milliseconds(screen) for _ in range(TURNS))
        print(json.dumps(taken))
        stage.close()


def milliseconds(screen: Any) -> float:
    """Takes the last card's suit away and types it again."""
    field = screen.lines[0].cards
    last = field.text()[-1]
    field.backspace()
    QApplication.processEvents()
    began = perf_counter()
    field.insert(last)
    QApplication.processEvents()
    return (perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
