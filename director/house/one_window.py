"""One window over one book: whoever starts the program again is shown the one that is open.

The window holds a file for as long as its process lives, so that nothing is left in the way of the
next start. A second start leaves a note beside that file; the window takes it away and comes to the
front, or the second start says that there is one.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from director.files.held_files import held
from director.files.whole_files import put_text
from director.house.home import Home
from director.translation import say

_NOTE = ".asked"
_PATIENCE, _A_MOMENT = 10.0, 0.05
"""Seconds for which a window that starts, closes or is busy is waited for."""


@dataclass(frozen=True)
class SecondStart:
    """What a second start asks of the window that is open."""

    file: str = ""
    """What it was started with, which is shown now; nothing for the window alone."""
    token: str = ""
    """By which the desktop allows a window to come to the front, where it wants one."""


class NoAnswer(Exception):
    """There is a window over this book, and it does not come to the front; says what to do."""


class OneWindow:
    """The place of the one window over a book."""

    def __init__(self, home: Home, book: str = "") -> None:
        """`book` is a file or an address; nothing for the user's own book."""
        self.home = home
        self.folder = home.windows / (_mark(book) if book else "own")
        """Where second starts leave their notes."""
        self._file: int | None = None

    def is_taken(self) -> bool:
        """Whether the window is ours to open, now or already; else another process has it open."""
        if self._file is None and self._held():
            for _ in self.asked():
                pass  # whoever left these has given up
            return True
        return self._file is not None

    def is_shown(self, asked: SecondStart, patience: float = _PATIENCE) -> bool:
        """Whether the open window came to the front; False where it was closed, and ours is next.

        Waits `patience` seconds at most. Raises NoAnswer.
        """
        note = self.folder / f"{os.getpid()}{_NOTE}"
        until = time.monotonic() + patience
        with suppress(OSError):
            put_text(json.dumps(asdict(asked)), note)
            while time.monotonic() < until:
                time.sleep(_A_MOMENT)
                if not note.exists():
                    return True
                if self.is_taken():
                    return False
            note.unlink(missing_ok=True)
        raise NoAnswer(
            say(
                "Tournament Director is open already and does not answer. Look for its window; if"
                " it stays so, end it and start the program again."
            )
        )

    def asked(self) -> Iterator[SecondStart]:
        """What second starts have asked for; each is answered by being taken away here."""
        with suppress(OSError):
            for note in sorted(self.folder.glob(f"*{_NOTE}")):
                found = _read(note)
                note.unlink()
                yield found

    def let_go(self) -> None:
        """The window is closed, or will not be there: the next start opens its own."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _held(self) -> bool:
        """Whether the file is held by us now; where the disk does not allow that, nobody asks.

        What is the matter with the folder is said by whoever opens the book.
        """
        try:
            self.home.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.folder.mkdir(parents=True, exist_ok=True)
            file = os.open(self.folder / "held", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        try:
            ours = held(file)
        except OSError:
            ours = True
        if ours:
            self._file = file
        else:
            os.close(file)
        return ours


def _mark(book: str) -> str:
    """A name for the folder of a book that may lie anywhere."""
    from hashlib import sha256  # noqa: PLC0415 -- the start over one's own book does without

    return sha256(book.encode()).hexdigest()[:16]


def _read(note: Path) -> SecondStart:
    """What a note says; the window alone where it cannot be read."""
    try:
        found = json.loads(note.read_text(encoding="utf-8"))
        return SecondStart(str(found["file"]), str(found["token"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return SecondStart()
