"""The program as it lies on a disk: a book, the house's folder, a window over both."""

from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from director.house.home import Home
from director.house.settings import Settings
from director.start import app
from director.start.press import Press
from director.window.shell.main_window import MainWindow
from director.window.system import tasks
from tests.tournament.evening import FRIDAY

_SIZE = 1366, 768


class Desktop(QObject):
    """The viewer of this computer: what it was given to open."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []
        QDesktopServices.setUrlHandler("file", self, "open")  # type: ignore[arg-type]  # wrong stub

    @Slot(QUrl)
    def open(self, address: QUrl) -> None:
        self.opened.append(Path(address.toLocalFile()))

    def put_away(self) -> None:
        """From now on the machine's own viewer opens files again."""
        QDesktopServices.unsetUrlHandler("file")


class EveningOnDisk:
    """The window over the book of a house; closed and opened again it is the same book."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder)
        self.now = FRIDAY
        self.window: MainWindow | None = None
        self.desktop = Desktop()
        self.start()

    def start(self) -> None:
        """Starts the program."""
        settings = Settings(self.home.settings)
        self.book = app.open_book(self.home, settings)
        event_list = app.event_list_over(self.book, self.home, settings, lambda: self.now)
        sample = app.sample_evening(self.home, settings)
        self.window = MainWindow(event_list, settings, Press(), None, sample)
        self.window.meet_staff()
        self.window.resize(*_SIZE)
        self.window.show()
        QTest.qWaitForWindowActive(self.window)

    def wait(self, **time: float) -> None:
        """So much later; every open event has seen it."""
        assert self.window
        self.now += timedelta(**time)
        for kept in list(self.window.events.kept.values()):
            kept.cockpit.bridge.tick()

    def end(self) -> None:
        """Ends the program, whatever is open; the book stays on the disk."""
        if self.window is None:
            return
        for kept in self.window.events.kept.values():
            kept.cockpit.copied = True  # tests of the window wait for copies
        if not self.window.close():
            self.window.close()  # a clock runs on the wall
        tasks.finish_all()
        self.window.deleteLater()
        self.window = None
        self.book.close()
