"""Paper: which sheets an event has, and how one is opened or saved as a PDF.

What a sheet says and how it is set is not known here; whoever makes the window hands in `Sheets`.
"""

import re
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.adjudication import Ruling
from director.reports.documents import IMPOSED, PAPERS, Document
from director.tournament.structure.structure import Level, Structure
from director.translation import say
from director.views import stakes


class Sheets(Protocol):
    """Sets sheets in type; what comes back is the PDF."""

    def structure_sheet(self, structure: Structure, paper: str = "letter") -> bytes:
        """The structure sheet of an event."""

    def rule_cards(
        self, games: Sequence[Game], paper: str = "half letter", level: Level | None = None
    ) -> bytes:
        """The rule cards of games; on some papers two or four lie on a sheet.

        With a level, each has a box with what it is played for there.
        """

    def rule_book(self, games: Sequence[Game]) -> bytes:
        """The rule book of these games; of all where none is named."""

    def manual(self) -> bytes:
        """The manual."""

    def list_file(self, document: Document, ending: str) -> bytes:
        """The lists of a sheet as a file of this ending: ".csv", ".xlsx", ".html"."""

    def ruling_sheet(self, ruling: Ruling, event: str) -> bytes:
        """The sheet of a ruling, with the name of the event."""

    def document(self, document: Document) -> bytes:
        """Any sheet of blocks."""


@dataclass(frozen=True)
class Sheet:
    """One sheet that can be had."""

    title: str
    name: str
    """Of its file, without the ending."""
    make: Callable[[], bytes]
    """Sets it on its usual paper."""
    kind: str = ""
    """What sort of sheet it is: each sort remembers its paper and its printer."""
    papers: Sequence[str] = ()
    """What else it can be set on; empty where there is one paper."""
    on: Callable[[str], bytes] | None = None
    """Sets it on one of these papers."""

    @property
    def sort(self) -> str:
        """Under which its paper and printer are remembered."""
        return self.kind or self.title

    def make_on(self, paper: str) -> bytes:
        """Sets it on a paper, the usual one where it knows no such paper."""
        return self.on(paper) if self.on and paper in self.papers else self.make()


def sheets_of(
    structure: Structure, library: Library, sheets: Sheets, level: Level | None = None
) -> tuple[Sheet, ...]:
    """The structure sheet, and the rule card of each game in the order of the rotation.

    `level` is the one that is played now, for cards with its stakes.
    """
    games = [
        game
        for one in stakes.in_rotation(structure)
        if (game := stakes.known(library, one.id)) is not None
    ]
    made = [
        Sheet(
            say("Structure sheet"),
            file_name(f"{structure.series} {structure.name}"),
            lambda: sheets.structure_sheet(structure),
            "structure sheet",
            PAPERS,
            partial(sheets.structure_sheet, structure),
        )
    ]
    for game in games:
        title = say("Rule card: {game}", game=game.name)
        made.append(_cards(title, f"rule card {game.id}", (game,), sheets))
    if games:
        title = say("Rule cards of these games")
        made.append(_cards(title, f"rule cards {structure.name}", games, sheets))
        if level:
            title = say("Rule cards with the stakes of level {label}", label=level.label)
            name = f"rule cards {structure.name} {level.label}"
            made.append(_cards(title, name, games, sheets, level))
        title = say("Rule book of these games")
        name = file_name(f"rule book {structure.name}")
        made.append(Sheet(title, name, lambda: sheets.rule_book(games)))
    return tuple(made)


def _cards(
    title: str, name: str, games: Sequence[Game], sheets: Sheets, level: Level | None = None
) -> Sheet:
    make = partial(sheets.rule_cards, games, level=level)
    return Sheet(title, file_name(name), make, "rule cards", (*PAPERS, *IMPOSED), make)


def file_name(title: str) -> str:
    """A title as the name of a file on any system.

    >>> file_name("BARGE 2019 Limit 6 Game: HORSE + Badacey")
    'barge-2019-limit-6-game-horse-badacey'
    """
    return re.sub(r"\W+", "-", title.casefold()).strip("-")


def put(pdf: bytes, path: Path) -> Path:
    """Writes a sheet whole or not at all. Raises OSError."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(pdf)
    return beside.replace(path)


def put_aside(pdf: bytes, name: str) -> Path:
    """Writes a sheet where it can be opened from, out of everybody's way. Raises OSError."""
    folder = Path(tempfile.mkdtemp(prefix="director-"))
    return put(pdf, folder / f"{name}.pdf")


def open_in_viewer(path: Path) -> bool:
    """Opens a file with whatever this machine opens such files; whether that was possible."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
