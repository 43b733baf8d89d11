"""The program in a house of its own: a book on disk, a clock moved by hand, and nobody outside."""

import os
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from director.desk.event_list import EventList
from director.desk.sample_evening import SampleEvening
from director.desk.stations import How, OpenedBook, Shared
from director.house import shelf
from director.house.home import Home
from director.house.settings import load_settings
from director.reports.documents import Document
from director.start import app
from director.start.press import Press
from director.start.rescuing import rescue
from director.window.printing import print_queue
from director.window.shell.main_window import MainWindow
from director.window.system import tasks
from director.window.widgets.unsaved_question import UnsavedQuestion
from tests.stations_of_paper import PaperSharing, PaperStations

SEVEN = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)
SIZES = ((1024, 768), (1280, 800), (1366, 768), (700, 500))
_UNSHARED = Shared(How.FAILED, "the network does not answer")
PRINTER = "Back office"
_LOOKS = 0.01
"""Seconds after which a printer that has jammed looks again."""
_CLOSINGS = 6
"""So often somebody closes the window before giving up: drafts and the backup are in the way."""


class QuickPress(Press):
    """Sets nothing in type but a title: that takes most of the time of a sheet."""

    def pdf(self, *documents: Document, title: str = "", on: str = "") -> bytes:  # noqa: ARG002 -- as a press
        return f"%PDF {title or documents[0].title}".encode()


class Viewer(QObject):
    """Whatever opens files on this machine: it shows nothing."""

    def __init__(self) -> None:
        super().__init__()
        for scheme in ("file", "http", "https", "mailto"):
            QDesktopServices.setUrlHandler(scheme, self, "show")  # type: ignore[arg-type]  # the stub has bytes

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        """Nothing is shown."""


class NoNetwork(PaperSharing):
    """Shares nothing, and says so at once."""

    def begin(self, address: str, name: str, *, board: bool, remote: bool) -> None:  # noqa: ARG002 -- as one that shares
        self.tell(_UNSHARED)

    def begin_again(self) -> None:
        self.tell(_UNSHARED)

    def end(self, who: str) -> None:  # noqa: ARG002 -- the same
        self.tell(_UNSHARED)


class Alone(PaperStations):
    """The ways of a station that reaches no other: to its own book."""

    def __init__(self, home: Home, now: Callable[[], datetime]) -> None:
        super().__init__({}, now, NoNetwork())
        self._home = home

    def open_book(self, address: str) -> OpenedBook:
        if address:
            return super().open_book(address)
        book = app.open_book(self._home, load_settings(self._home.settings))
        return OpenedBook(book, self.now, None)


class House:
    """Opens the window over its book, and closes it; what lies on the disk stays."""

    def __init__(self, folder: Path, size: tuple[int, int], *, sets: bool = False) -> None:
        """`sets` has sheets really set in type."""
        self.folder = folder
        self.now = SEVEN
        self.home = Home(folder / "home")
        self.home.folder.mkdir(parents=True, exist_ok=True)
        self._size = size
        self._press: type[Press] = Press if sets else QuickPress
        self._viewer = Viewer()
        os.environ["HOME"] = os.environ["USERPROFILE"] = str(folder)  # what is saved, is here
        os.environ["DIRECTOR_HOME"] = str(self.home.folder)
        (folder / "Documents").mkdir(exist_ok=True)
        module: dict[str, Any] = vars(print_queue)
        self.jams = False
        """Whether the printer prints no side of what it is given, until it is told to stop."""
        module["print_pdf"] = self._prints
        module["printers"] = lambda: [PRINTER]
        self.window: MainWindow
        self.event_list: EventList
        self._sample: SampleEvening
        self.open()

    def open(self) -> None:
        """Starts the program, as if by a double click."""
        settings = load_settings(self.home.settings)
        book = app.open_book(self.home, settings)
        self.event_list = app.event_list_over(book, self.home, settings, lambda: self.now)
        self.event_list.library.sound()  # the program reads them behind its first window
        self._sample = app.sample_evening(self.home, settings, lambda: self.now)
        self.window = MainWindow(
            self.event_list,
            settings,
            self._press(),
            rescue(self.event_list, self.home, settings, None),
            self._sample,
            Alone(self.home, lambda: self.now).ways(),
        )
        self.window.last_seen = self.home.last_seen
        self.window.meet_staff()
        self.window.resize(*self._size)
        self.window.show()
        self.window.activateWindow()

    @property
    def is_open(self) -> bool:
        """Whether the window is there."""
        return self.window.isVisible()

    def _prints(self, *job: Any) -> int:
        """One side; of a jam, none before whoever prints has asked to stop."""
        while self.jams and job[-1](0, 1):
            time.sleep(_LOOKS)
        return 0 if self.jams else 1

    def wait(self, **passed: float) -> None:
        """So much later; every open event has seen it."""
        self.now += timedelta(**passed)
        for kept in list(self.window.events.kept.values()):
            kept.cockpit.bridge.tick()

    def close(self) -> bool:
        """Closes the window as often as it takes, discarding drafts it asks about; did it go?"""
        for _ in range(_CLOSINGS):
            if not self.is_open:
                break
            self.window.close()
            for asked in self.window.findChildren(UnsavedQuestion):
                if asked.isVisible():
                    asked.discard.click()
            tasks.finish_all()
            QApplication.processEvents()
        went = not self.is_open
        if not went:
            for kept in self.window.events.kept.values():
                kept.cockpit.copied = True
            self.window.events.close_all()
            self.window.hide()
        self.put_away()
        return went

    def put_away(self) -> None:
        """The window has gone: its books are closed."""
        tasks.finish_all()
        for _ in range(3):
            QApplication.processEvents()
        self.window.deleteLater()
        self._sample.close()
        self.event_list.book.close()

    def lay_out_files(self) -> None:
        """What somebody may be asked to open, some of it no such file; and an own structure."""
        here = self.folder / "Documents"
        for name, text in _FILES.items():
            (here / name).write_text(text, encoding="utf-8")
        own = self.event_list.own_structures
        own.mkdir(parents=True, exist_ok=True)
        for file, (title, name, more) in _STRUCTURES.items():
            text = (shelf.structures() / file).read_text(encoding="utf-8")
            ours = text.replace(f'"{title}"', f'"{name}"') + more
            (own / f"our-{file}").write_text(ours, encoding="utf-8")
        some = sorted(shelf.structures().glob("*.toml"))[:2]
        for one in some:
            (here / one.name).write_bytes(one.read_bytes())
        (here / "logo.png").write_bytes(_PNG)
        (here / "broken.png").write_bytes(_PNG[:40])


_STRUCTURES = {
    "no-limit-turbo.toml": ("No-Limit Turbo", "Nit Night", "\n[special]\nnit_levels = true\n"),
    "horse.toml": ("HORSE", "Second Bullet", "\n[re_entries]\n"),
}
"""The house's own, each a shipped one with another name and more to it."""
_FILES = {
    "players.csv": 'name,nickname\nAnn Ost,\nBob Marek,Bo\nCho Marlin,\n"Lund, Eve",\n',
    "wrong.csv": ";;;\n\x01\x02,,,\n=1+1\n",
    "empty.csv": "",
    "game.toml": 'name = "Our Badugi"\nlike = "badugi"\nsource = "house rules"\ntldr = "Ours."\n',
    "wrong.toml": "name = [\n",
    "hand.toml": 'game = "texas-holdem"\n',
    "prizes.toml": 'name = "Ours"\n\n[[field]]\nfrom = 2\nshares = [60, 40]\n',
    "evening.tdt": '{T: "Tournament"}',
}
_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000100000001080200000090"
    "7753de0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
