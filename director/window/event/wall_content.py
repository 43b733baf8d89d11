"""What the desk puts on the walls beside the event itself: a stage by hand, words, pictures."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from immutables import Map
from PySide6.QtCore import QObject, Signal

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.views.wall.wall_stage import Stage

PICTURES = (".png", ".jpg", ".jpeg")
BETWEEN = (Stage.REGISTRATION, Stage.BREAK)
"""While cards are in the air, no picture covers the stakes."""


class WallContent(QObject):
    """What stands on every wall of an event until the desk takes it away."""

    changed = Signal()

    def __init__(self, slides: Path | None, seconds: int, parent: QObject | None = None) -> None:
        """`slides` is a folder of pictures; each stands for so many seconds."""
        super().__init__(parent)
        self.folder = slides
        self._seconds = max(1, seconds)
        self.stage: Stage | None = None
        """The stage that was chosen by hand; None: the wall follows the event."""
        self.announcement = ""
        self._moves: tuple[Mapping[EntryNumber, Place], datetime] | None = None
        self.slides: Sequence[Path] = ()
        """The pictures that are shown now, in their order."""

    def choose(self, stage: Stage | None) -> None:
        """From now on this stage, or again the event's own."""
        self.stage = stage
        self.changed.emit()

    def announce(self, words: str) -> None:
        """Says this across every wall; nothing takes it away."""
        self.announcement = " ".join(words.split())
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

    def show_slides(self, on: bool) -> bool:
        """Shows the pictures of the folder between times, or no more; whether there are any."""
        found = sorted(self.folder.glob("*")) if on and self.folder else []
        self.slides = tuple(path for path in found if path.suffix.lower() in PICTURES)
        self.changed.emit()
        return bool(self.slides)

    def slide(self, stage: Stage, now: datetime) -> Path | None:
        """The picture of this moment; None where the event itself is shown, between two rounds."""
        if not self.slides or stage not in BETWEEN:
            return None
        turn = int(now.timestamp()) // self._seconds % (len(self.slides) + 1)
        return self.slides[turn] if turn < len(self.slides) else None
