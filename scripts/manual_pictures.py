"""Makes the manual's pictures anew: `.venv/bin/python scripts/manual_pictures.py [FOLDER]`.

They are those of the program as it stands, of the same evening each time; without a folder they
replace the ones in `resources/manual/pictures`. Look at them before they are committed.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from pypdfium2 import PdfDocument
from PySide6.QtCore import QSize, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from scenes.prizes import evening as evening_with_prizes
from scenes.stage import Stage
from screenshots import SCENES, keep

from director.engine.games.library import Library
from director.house import shelf
from director.reports.sheet_kinds import Event, Games
from director.reports.sheet_register import EVENT_SHEETS, RULE_BOOK, RULE_CARDS
from director.start.app import Press
from director.window.look.styles import prepare
from director.window.wall.wall_window import Wall

WINDOW, WALL = QSize(1440, 900), QSize(1440, 810)
SCREENS = {
    "clock": "clock",
    "players": "players",
    "tables": "tables",
    "rulings": "rulings-pot-limit",
    "showdown": "showdown-odd-chip",
}
"""The pictures by the scenes that they show."""
PAGES = {
    "paper-rule-book": "Action Razz",
    "paper-low-numbers": "Deuce-to-seven (Kansas City)",
    "paper-killer-cards": "Killer cards in Hold",
}
"""Pages of the rule book by words that stand in their titles."""
_CARD, _PAGE, _TWO = 620, 700, 900
"""Pixels across."""
_COLOURS = 256
_BEGINNING = 40
"""Letters of a page in which its title is looked for."""


def main(arguments: list[str]) -> int:
    """Makes all of them."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "TZ": "UTC"}
    if sys.platform != "win32":
        time.tzset()
    folder = Path(arguments[0]) if arguments else shelf.manual() / "pictures"
    qInstallMessageHandler(lambda *_: None)  # the offscreen platform talks to itself
    app = QApplication([])
    app.setCursorFlashTime(0)
    prepare(app)
    with tempfile.TemporaryDirectory() as house:
        for path in (*_screens(folder, Path(house)), *_papers(folder, Path(house))):
            _in_few_colours(path)
            print(path.name)
    return 0


def _screens(folder: Path, house: Path) -> Iterator[Path]:
    for name, scene in SCREENS.items():
        stage = Stage("dark", WINDOW, house)
        SCENES[scene](stage)
        yield keep(stage.window, folder / f"{name}.png")
        stage.close()
    stage = Stage("dark", WINDOW, house)
    evening_with_prizes(stage, 5)
    wall = Wall(stage.cockpit)
    wall.resize(WALL)
    yield keep(wall, folder / "wall.png")
    wall.close()
    stage.close()


def _papers(folder: Path, house: Path) -> Iterator[Path]:
    library, press = Library(shelf.games()), Press(paper=lambda: "letter")
    games = Games([library.game("badacey"), library.game("razz")])
    one = RULE_CARDS.pdf(games, press)
    yield _page(one, 0, _CARD, folder / "paper-rule-card.png")
    yield _page(
        RULE_CARDS.pdf(games, press, "letter, two-up"), 0, _TWO, folder / "paper-two-cards.png"
    )
    book = RULE_BOOK.pdf(Games(library.sound()), press)
    for name, title in PAGES.items():
        yield _page(book, _found(book, title), _PAGE, folder / f"{name}.png")
    stage = Stage("dark", WINDOW, house)
    stage.evening(5)
    desk = stage.desk
    event = Event(desk.tournament, desk.log, desk.name, desk.now(), library)
    yield _page(EVENT_SHEETS["pack"].pdf(event, press), 0, _PAGE, folder / "paper-pack.png")
    stage.close()


def _found(pdf: bytes, title: str) -> int:
    """The number of the last page that begins with a title, from 0."""
    with PdfDocument(pdf) as book:
        for number in reversed(range(len(book))):
            if title in book[number].get_textpage().get_text_range()[:_BEGINNING]:
                return number
    raise LookupError(title)


def _page(pdf: bytes, number: int, width: int, path: Path) -> Path:
    """A page of a PDF, so many pixels wide."""
    with PdfDocument(pdf) as document:
        page = document[number]
        page.render(scale=width / page.get_width()).to_pil().save(path)
    return path


def _in_few_colours(path: Path) -> None:
    """A third of the size, and no difference to the eye."""
    picture = Image.open(path).convert("RGB")
    picture.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        path, optimize=True
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
