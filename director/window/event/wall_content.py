"""What the desk puts on the walls beside the event itself: a stage by hand, words, pictures."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from immutables import Map
from PySide6.QtCore import QObject, Signal

from director.engine.showdown.game_checks import file_name
from director.tournament.log.log import Log, Record
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, Tournament
from director.views.wall.wall_pictures import picture_turn
from director.views.wall.wall_stage import Stage

PICTURES = (".png", ".jpg", ".jpeg")


def pictured(t: Tournament) -> str:
    """Whose pictures an event shows: those that its structure names, or its own."""
    return t.structure.pictures or t.name


class WallContent(QObject):
    """What stands on every wall of an event until the desk takes it away."""

    changed = Signal()

    def __init__(
        self, slides: Path | None, seconds: int, minutes: int = 0, parent: QObject | None = None
    ) -> None:
        """`slides` is a folder of pictures; each stands for so many seconds.

        In play one comes every so many minutes, or none where these are 0.
        """
        super().__init__(parent)
        self.folder = slides
        self._seconds, self._minutes = max(1, seconds), minutes
        self.stage: Stage | None = None
        """The stage that was chosen by hand; None: the wall follows the event."""
        self.announcement = ""
        self.board = ""
        """The address of the event's board for browsers; empty while it is off."""
        self._moves: tuple[Mapping[EntryNumber, Place], datetime] | None = None
        self._redraw: tuple[int, datetime] | None = None
        """The record by which everybody got a new seat, and until when the walls show them."""
        self.slides: Sequence[Path] = ()
        """The pictures that are shown now, in their order."""
        self._alone: Sequence[Path] = ()
        """Those of a wall that shows nothing else."""

    def choose(self, stage: Stage | None) -> None:
        """From now on this stage, or again the event's own."""
        self.stage = stage
        self.changed.emit()

    def announce(self, words: str) -> None:
        """Says this across every wall; nothing takes it away."""
        self.announcement = " ".join(words.split())
        self.changed.emit()

    def show_board(self, address: str) -> None:
        """Every wall has a QR code of this address, or none where it is empty."""
        if address != self.board:
            self.board = address
            self.changed.emit()

    def show_moves(self, moving: Mapping[EntryNumber, Place], until: datetime) -> None:
        """Puts these moves on every wall that shows the clock, until a moment."""
        self._moves = moving, until
        self.changed.emit()

    def hide_moves(self) -> None:
        """The walls show the clock again."""
        self._moves = None
        self.changed.emit()

    def moves(self, now: datetime) -> Mapping[EntryNumber, Place]:
        """Who is shown as moving now, and from where."""
        return self._moves[0] if self._moves and now < self._moves[1] else Map()

    def show_new_seats(self, record: Record, until: datetime) -> None:
        """Puts seats by name on every wall that shows the clock: this record has drawn them all."""
        self._redraw = record.number, until
        self.changed.emit()

    def hide_new_seats(self) -> None:
        """The walls show the clock again."""
        self._redraw = None
        self.changed.emit()

    def new_seats(self, log: Log, now: datetime) -> bool:
        """Whether seats by name are shown now, since all of them were drawn again."""
        if self._redraw is None or now >= self._redraw[1]:
            return False
        return log.in_force(self._redraw[0])

    def show_slides(self, on: bool, event: str = "") -> bool:
        """Shows the pictures between times, or no more; whether there are any."""
        self.slides = self.pictures(event) if on else ()
        self.changed.emit()
        return bool(self.slides)

    def show_alone(self, event: str = "") -> bool:
        """Finds the pictures for a wall that shows nothing else; whether there are any."""
        self._alone = self.pictures(event)
        self.changed.emit()
        return bool(self._alone)

    def look_again(self, event: str) -> None:
        """Pictures came or went: what is shown is what is there now."""
        there = self.pictures(event)
        self.slides, self._alone = there if self.slides else (), there if self._alone else ()
        self.changed.emit()

    def folder_of(self, event: str) -> Path | None:
        """Where the pictures of this event alone lie; None where none do or its name is none."""
        named = file_name(event)
        return self.folder / named if self.folder and named else None

    def pictures(self, event: str) -> Sequence[Path]:
        """The pictures of the house, and those in a folder that is called as the event is."""
        if self.folder is None:
            return ()
        own = self.folder_of(event)
        folders = [self.folder, *([own] if own else [])]
        found = [path for folder in folders for path in _in(folder)]
        return tuple(path for path in found if path.suffix.lower() in PICTURES)

    def refuse(self, picture: Path) -> bool:
        """Leaves out a picture that cannot be shown; whether it was not left out before."""
        if picture not in (*self.slides, *self._alone):
            return False
        self.slides = tuple(one for one in self.slides if one != picture)
        self._alone = tuple(one for one in self._alone if one != picture)
        return True

    def slide(
        self, t: Tournament, stage: Stage, now: datetime, *, alone: bool = False
    ) -> Path | None:
        """The picture of this moment; None where the event itself is shown."""
        shown = (self._alone or self.slides) if alone else self.slides
        if self.announcement or self.moves(now):
            return None
        turn = picture_turn(t, now, stage, len(shown), self._seconds, self._minutes, alone=alone)
        return None if turn is None else shown[turn]


def _in(folder: Path) -> list[Path]:
    """What lies in a folder, by name; nothing where it cannot be read."""
    try:
        return sorted(one for one in folder.iterdir() if one.is_file())
    except OSError:
        return []
