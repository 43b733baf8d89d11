"""Paper: which sheets an event has, and how one is opened or saved as a PDF.

How a sheet is set is not known here; whoever makes the window hands in a `Typesetter`.
"""

import re
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from director.files.whole_files import put_bytes
from director.translation import say

if TYPE_CHECKING:
    from director.reports.sheet_kinds import Of, SheetKind, Typesetter


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
    words: str = ""
    """What else people type who look for it, with commas between."""
    group: str = ""
    """Under which title it stands in the list of sheets."""

    @property
    def sort(self) -> str:
        """Under which its paper and printer are remembered."""
        return self.kind or self.title

    def make_on(self, paper: str) -> bytes:
        """Sets it on a paper, the usual one where it knows no such paper."""
        return self.on(paper) if self.on and paper in self.papers else self.make()


def sheet_of(
    kind: "SheetKind[Of]", of: "Of", setter: "Typesetter", title: str = "", name: str = ""
) -> Sheet:
    """A sheet of a kind, ready to be set; it may have a title and a name of its own."""
    title = title or say(kind.title)
    on = partial(kind.pdf, of, setter)
    name = file_name(name or title)
    return Sheet(title, name, on, kind.sort, kind.papers, on, kind.words, kind.group)


_LONGEST_NAME = 60
"""Letters of a file's name: so many of the widest go into the 255 bytes that disks allow."""


def file_name(title: str) -> str:
    """A title as the name of a file on any system.

    >>> file_name("BARGE 2019 Limit 6 Game: HORSE + Badacey")
    'barge-2019-limit-6-game-horse-badacey'
    """
    return re.sub(r"\W+", "-", title.casefold())[:_LONGEST_NAME].strip("-")


def put_aside(pdf: bytes, name: str) -> Path:
    """Writes a sheet where it can be opened from, out of everybody's way. Raises OSError."""
    folder = Path(tempfile.mkdtemp(prefix="director-"))
    return put_bytes(pdf, folder / f"{name}.pdf")


def open_in_viewer(path: Path) -> bool:
    """Opens a file with whatever this machine opens such files; whether that was possible."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
