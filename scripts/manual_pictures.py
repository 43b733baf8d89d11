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
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import RULE_BOOK, RULE_CARDS
from director.start.press import Press
from director.window.look.styles import prepare
from director.window.wall.wall_window import Wall

WINDOW, WALL = QSize(1024, 768), QSize(1280, 720)
"""Small enough that their words are read on a page."""
SCREENS = {
    "clock": "clock",
    "players": "players",
    "tables": "tables",
    "room": "tables-38",
    "rulings": "rulings-pot-limit",
    "showdown": "showdown-odd-chip",
    "new-event": "new",
    "practice": "practice-low-told",
    "structure-editor": "editor-mixed",
    "prizes": "prizes",
    "money": "pm-money",
    "game-maker": "game-maker",
    "history": "hi-history",
    "stations": "share-on",
    "stations-join": "join-found",
    "network-dies": "away",
    "network-dies-carry-on": "away-carry-on",
    "import": "import-looked-at",
    "network-dies-ended": "away-ended",
}
"""The pictures by the scenes that they show."""
BOARD = "http://192.168.1.5:8420/e/3"
PAGES = {
    "paper-rule-book": "Murder",
    "paper-low-numbers": "Deuce-to-seven (Kansas City)",
}
"""Pages of the rule book by titles that stand on them."""
_CARD, _PAGE = 620, 700
"""Pixels across."""
_COLOURS = 256


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
            in_few_colours(path)
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
    stage.cockpit.wall_content.show_board(BOARD)
    yield keep(wall, folder / "stations-wall.png")
    wall.close()
    stage.close()


def _papers(folder: Path, house: Path) -> Iterator[Path]:
    library, press = Library(shelf.games()), Press(paper=lambda: "letter")
    games = Games([library.game("badacey")])
    one = RULE_CARDS.pdf(games, press)
    yield _page(one, 0, _CARD, folder / "paper-rule-card.png")
    book = RULE_BOOK.pdf(Games(library.sound()), press)
    for name, title in PAGES.items():
        yield _page(book, _found(book, title), _PAGE, folder / f"{name}.png")
    stage = Stage("dark", WINDOW, house)
    stage.evening(5)
    desk = stage.desk
    event = Event(desk.tournament, desk.log, desk.name, desk.public_name, desk.now(), library)
    yield _page(EVENT_SHEETS["pack"].pdf(event, press), 0, _PAGE, folder / "paper-pack.png")
    cards = EVENT_SHEETS["table-cards"].pdf(event._replace(board=BOARD), press)
    yield _page(cards, 0, _CARD, folder / "paper-table-card.png")
    stage.close()


def _found(pdf: bytes, title: str) -> int:
    """The number of the page on which a title of the outline stands, from 0."""
    with PdfDocument(pdf) as book:
        for one in book.get_toc():
            if one.get_title() == title and (leads := one.get_dest()):
                return int(leads.get_index())
    raise LookupError(title)


def _page(pdf: bytes, number: int, width: int, path: Path) -> Path:
    """A page of a PDF, so many pixels wide."""
    with PdfDocument(pdf) as document:
        page = document[number]
        page.render(scale=width / page.get_width()).to_pil().save(path)
    return path


def in_few_colours(path: Path) -> None:
    """A third of the size, and no difference to the eye."""
    picture = Image.open(path).convert("RGB")
    picture.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        path, optimize=True
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
