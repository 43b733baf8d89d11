"""One station with a window, offscreen: acts when it hears a line, says when it has painted.

`python -m many_stations.window URL NAME FOLDER`. It says 'act UID SECONDS' as it begins an act, and
'painted UID SECONDS' when what another station did is on its screen, both by the steady clock that
all processes of a machine share.
"""

import os
import sys
import time
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from director.books.server.place import ServerPlace
from director.desk.event_list import EventList
from director.desk.sample_evening import SampleEvening
from director.engine.games.library import Library
from director.house import shelf
from director.house.settings import Settings
from director.sharing.following import FollowedBooks
from director.start.press import Press
from director.tournament.commands import AddTime
from director.tournament.log.log import Record
from director.window.look.styles import prepare
from director.window.shell.main_window import MainWindow
from many_stations.station import EVENT, say


class Painted(QObject):
    """Says when what was heard last has been painted, and acts when a line is heard."""

    _line = Signal(str)

    def __init__(self, window: MainWindow, station: str) -> None:
        super().__init__()
        cockpit = window.cockpit
        assert cockpit
        self._bridge, self._station, self._acts = cockpit.bridge, station, 0
        self._window = window.windowHandle()
        self._heard: list[str] = []
        self._bridge.changed.connect(self._changed)
        self._window.installEventFilter(self)
        window.installEventFilter(self)
        self._line.connect(self._act)
        Thread(target=self._hear, daemon=True).start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """What is to be painted is painted when this event has been dealt with."""
        if self._heard and event.type() == QEvent.Type.UpdateRequest:
            heard, self._heard = self._heard, []
            QTimer.singleShot(0, lambda: self._say_painted(heard))
        return super().eventFilter(watched, event)

    def _say_painted(self, uids: list[str]) -> None:
        now = time.monotonic()
        for uid in uids:
            say(f"painted {uid} {now:.6f}")

    def _changed(self, record: Record) -> None:
        if record.station != self._station:
            self._heard.append(record.uid)

    def _act(self, line: str) -> None:
        if not line:
            QApplication.quit()
            return
        self._acts += 1
        began = time.monotonic()
        record = self._bridge.do(AddTime(1 if self._acts % 2 else -1))
        say(f"act {record.uid if record else ''} {began:.6f}")

    def _hear(self) -> None:
        for line in sys.stdin:
            self._line.emit(line)
        self._line.emit("")


def main(url: str, station: str, folder: Path) -> None:
    """Opens the window at the event and stays until standard input ends."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    prepare(application)
    book = FollowedBooks(ServerPlace(url, folder / station), folder / station / "followed")
    folders = [shelf.structures(), folder / station]
    events = EventList(book, Library(shelf.games()), folders, station, station, book.now)
    sample = SampleEvening(folder / station / "sample", lambda _: events)
    settings = Settings(folder / station / "settings.toml")
    window = MainWindow(events, settings, Press(), None, sample)
    window.resize(1280, 800)
    window.show()
    window.events.show(events.open(EVENT), EVENT)
    painted = Painted(window, station)
    QTimer.singleShot(1000, lambda: say("ready"))
    application.exec()
    painted.deleteLater()
    window.close()
    book.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
