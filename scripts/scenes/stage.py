"""The stage of every picture: a window over a book in memory, at seven on a Friday."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.desk.desk import Desk
from director.desk.event_list import SAMPLE, EventList
from director.desk.sample_evening import SampleEvening
from director.engine.games.library import Library
from director.house import shelf
from director.house.settings import Settings
from director.start.press import Press
from director.tournament.commands import (
    DrawSeats,
    Eliminate,
    Register,
    StartClock,
)
from director.tournament.state import EntryNumber
from director.window.event.cockpit import Cockpit
from director.window.shell.events.event_page import EventPage
from director.window.shell.main_window import MainWindow
from director.window.widgets.action import Bound
from scenes.names import EVENT, PLAYERS
from tests.notebooks import Notebook
from tests.stations_of_paper import PaperStations

SEVEN = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)


class Stage:
    """A window over a book in memory, with a clock that is set by hand."""

    def __init__(self, look: str, size: QSize, house: Path) -> None:
        self.now = SEVEN
        # whoever moves is drawn alike in every run, as long as this window stands
        self._dice = patch.object(Desk, "seed_for", lambda *_: "pictures")
        self._dice.start()
        folders = [shelf.structures(), house]
        self.event_list = EventList(
            Notebook(), Library(shelf.games()), folders, "Ina", "desk 1", lambda: self.now
        )
        settings = Settings(house / "settings.toml", {"look": look})
        sample = SampleEvening(house / "sample", self._open_sample)
        self.stations = PaperStations({}, lambda: self.now)
        self.window = MainWindow(
            self.event_list, settings, Press(), None, sample, self.stations.ways()
        )
        self.window.meet_staff()
        self.window.resize(size)
        self.window.show()
        QTest.qWaitForWindowActive(self.window)

    @property
    def cockpit(self) -> Cockpit:
        """That of the event in sight."""
        assert self.window.cockpit
        return self.window.cockpit

    @property
    def desk(self) -> Desk:
        """The same event's desk."""
        return self.cockpit.bridge.desk

    @property
    def actions(self) -> Bound[Cockpit]:
        """All actions of that event."""
        assert self.window.event_actions
        return self.window.event_actions

    @property
    def page(self) -> EventPage:
        """Its page."""
        assert self.window.page
        return self.window.page

    @property
    def shown(self) -> Any:
        """The screen in sight, with all that it has of its own."""
        return self.page.shown

    @property
    def aside(self) -> Any:
        """The page beside the events."""
        assert self.window.beside.asides
        return self.window.beside.asides.page

    def _open_sample(self, _: Path) -> EventList:
        return EventList(
            Notebook(),
            self.event_list.library,
            [shelf.structures()],
            "Ina",
            "desk 1",
            lambda: self.now,
        )

    def event(self, name: str = "", players: int = 18) -> Desk:
        """An event of so many players, opened; nobody sits yet."""
        desk = self.event_list.new(name or EVENT[0], self.event_list.structure(SAMPLE))
        for number, player in enumerate(PLAYERS[:players]):
            desk.do(Register(desk.player(player), f"late {number}"))
        self.window.events.show(desk)
        return desk

    def evening(self, busts: int = 0) -> Desk:
        """An event under way: seats drawn, the clock running, so many players out."""
        desk = self.event()
        desk.do(DrawSeats("seats"))
        desk.do(StartClock())
        for number in (4, 11, 16, 2, 7, 9, 13, 1, 18, 6, 3, 12, 17, 5, 14, 8, 10)[:busts]:
            self.wait(seconds=137)
            desk.do(Eliminate(EntryNumber(number)))
        self.wait(seconds=33)
        return desk

    def wait(self, **time: float) -> None:
        """So much later."""
        self.now += timedelta(**time)
        if self.window.cockpit:
            self.window.cockpit.bridge.tick()

    def to(self, screen: str) -> Any:
        """Goes to a screen of the event."""
        self.cockpit.ask_for(screen)
        return self.shown

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Presses a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def types(self, text: str) -> None:
        """Types a text wherever the focus is."""
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)

    def close(self) -> None:
        """Takes it all down."""
        for kept in self.window.events.kept.values():
            kept.cockpit.copied = True
        if self.window.structures.editor_page:
            self.window.structures.editor_page.editor.stack.setClean()
        if not self.window.close():
            self.window.close()  # a clock runs on the wall
        self.window.deleteLater()
        self._dice.stop()
