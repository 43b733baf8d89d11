"""A window over a book in memory, with a clock that the test sets, and hands that type."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from director.desk.book import Book
from director.desk.desk import Desk
from director.desk.event_list import SAMPLE, EventList
from director.desk.sample_evening import SampleEvening
from director.house import shelf
from director.house.settings import Settings
from director.tournament.commands import DrawSeats, Register, StartClock
from director.window.areas.clock.called_clocks import CallDrop
from director.window.areas.history.undo_drop import UndoDrop
from director.window.areas.players.bust_players import BustDrop
from director.window.shell.main_window import MainWindow
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY

CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern", "Eve Lund", "Fay Orr", "Gus Amsel")


class PlainSheets:
    """Sets a sheet by writing down what it is of."""

    documents = ()
    """What was set last."""
    paper = ""

    def pdf(self, *documents, title="", on=""):
        self.documents = documents
        return f"%PDF {title or documents[0].title}".encode()

    def unprintable(self, text):
        return "".join(one for one in text if one in "☃~")

    def results_for_web(self, t, people, now, ending):
        return f"{ending} {t.name} {sorted(people.values())}".encode()

    def list_file(self, document, ending):
        return f"{ending} {document.title}".encode()


class Stage:
    """The window, and everything a test does with it."""

    def __init__(
        self,
        folder: Path,
        book: Book | None = None,
        rescue=None,
        sheets=None,
        later: timedelta = timedelta(),
        stations=None,
    ) -> None:
        self.now = FRIDAY + later
        self.book = book or Notebook()
        self.library = shipped_games()
        self.event_list = EventList(
            self.book, self.library, [shelf.structures(), folder], "Ina", "desk 1", lambda: self.now
        )
        self.settings = Settings(folder / "settings.toml")
        self.sample = SampleEvening(folder / "sample", self._open_sample)
        self.window = MainWindow(
            self.event_list, self.settings, sheets or PlainSheets(), rescue, self.sample, stations
        )
        self.window.meet_staff()
        self.window.show()
        QTest.qWaitForWindowActive(self.window)

    def _open_sample(self, _: Path) -> EventList:
        return EventList(
            Notebook(), self.library, [shelf.structures()], "Ina", "desk 1", lambda: self.now
        )

    @property
    def cockpit(self):
        return self.window.cockpit

    @property
    def page(self):
        return self.window.page

    @property
    def screen(self):
        return self.page.shown

    @property
    def out(self):
        return self.page.drop(BustDrop)

    @property
    def call(self):
        return self.page.drop(CallDrop)

    @property
    def undoing(self):
        return self.page.drop(UndoDrop)

    def menus(self) -> list[QMenu]:
        """Those of the menu bar, each opened once: only then there is something in it."""
        inside = [entry.menu() for entry in self.window.menuBar().actions()]
        menus = [menu for menu in inside if isinstance(menu, QMenu)]
        for menu in menus:
            menu.aboutToShow.emit()
        return menus

    @property
    def t(self):
        return self.cockpit.tournament

    @property
    def said(self) -> str:
        return self.window.status.text

    @property
    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def event(self, *names: str, seated: bool = False, running: bool = False) -> Desk:
        """An event of these players, opened in the window at the list of players."""
        desk = self.event_list.new("Friday", self.event_list.structure(SAMPLE))
        for number, name in enumerate(names):
            desk.do(Register(desk.player(name), f"late {number}"))
        if seated:
            desk.do(DrawSeats("seats"))
        self.window.events.show(desk)
        if running:
            desk.do(StartClock())  # here: an event whose clock runs already opens at the clock
            self.cockpit.copied = True
            self.page.land()
            self.window.status.say("")
        return desk

    def wait(self, **time: float) -> None:
        """So much later; the window has seen it."""
        self.now += timedelta(**time)
        if self.cockpit:
            self.cockpit.bridge.tick()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """A key, wherever the focus is."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self.focus, key, modifier or none)

    def types(self, text: str) -> None:
        """Letters, wherever the focus is."""
        QTest.keyClicks(self.focus, text)

    def enter(self, text: str = "") -> None:
        """Letters and Enter."""
        self.types(text)
        self.press(Qt.Key.Key_Return)

    def go(self, screen: str) -> Any:
        """To a screen, by its key."""
        number = ("players", "tables", "clock", "showdown", "rulings").index(screen)
        self.press(Qt.Key(Qt.Key.Key_1 + number), CTRL)
        assert self.cockpit.screen == screen
        return self.screen

    def close(self) -> None:
        """The end of the test; a copy is asked for by tests that mean it."""
        for kept in self.window.events.kept.values():
            kept.cockpit.copied = True
        if not self.window.close():
            self.window.close()  # a clock runs on the wall
        self.window.deleteLater()
