"""The program itself, which is told in lines what somebody at it does, and says how long it took.

`python -m many_stations.program_window FOLDER`, over the book in that folder. It hears 'share
SECONDS', 'join SECONDS LINK' (so long somebody looks at the page first), 'work SECONDS' and 'end';
what it says are JSON objects, one a line.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from director.desk.stations import Shared
from director.sharing.share import Share
from director.start.window_start import start_window
from director.tournament.commands import AddTime
from director.tournament.log.books import EventNumber
from director.window.settings_and_help.page_names import JOIN, SHARE
from director.window.shell.main_window import MainWindow
from director.window.stations.join_page import JoinPage
from director.window.stations.share_page import SharePage
from director.window.widgets.choice_list import Choice
from many_stations.answering import Answering
from many_stations.large_evening import player

HERE = "127.0.0.1"
_EVENT = EventNumber(1)
_A_KEY, _AN_ACT = 40, 1000
"""Milliseconds between two keys of an act, and from one act to the next."""
_PAGES = (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_1)
Shown = TypeVar("Shown")
Key = tuple[str, Callable[[], object]]
"""What it does, and pressing it."""


class AtWork(QObject):
    """Somebody who does at the window what is asked for."""

    _line = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._began = 0.0
        self._acted: list[float] = []
        self._acts = _acts(self._acted)
        self._line.connect(self._do)
        Thread(target=self._hear, daemon=True).start()

    def _hear(self) -> None:
        for line in sys.stdin:
            self._line.emit(line.strip())
        self._line.emit("end")

    def _do(self, line: str) -> None:
        match line.split():
            case ["share", seconds]:
                self._share(float(seconds))
            case ["join", seconds, link]:
                self._join(float(seconds), link)
            case ["work", seconds]:
                self._work(float(seconds))
            case _:
                self._window.close()

    def _took(self, what: str, **more: object) -> None:
        say(took=what, seconds=time.monotonic() - self._began, **more)

    def _click(self, button: QWidget) -> None:
        self._began = time.monotonic()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _share(self, looks: float) -> None:
        window = self._window
        window.start_actions.open(_EVENT)
        window.beside.show_aside(SHARE)
        page = _beside(window, SharePage)
        page.network.choices_of = (Choice("this computer", "", HERE),)
        page.network.fill(HERE)
        page.board.setChecked(True)
        evening = window.station_work.evening
        evening.moved.connect(self._moved)
        evening.changed.connect(self._shared)
        QTimer.singleShot(round(looks * 1000), lambda: self._click(page.begins))

    def _moved(self) -> None:
        """The server's book is open in every event; an act shows that it works."""
        self._after_painting(lambda: self._took("shared"))
        self._window.events.kept[_EVENT].cockpit.bridge.do(AddTime(1))

    def _shared(self, shared: Shared) -> None:
        if shared.link and shared.board:
            evening = self._window.station_work.evening
            evening.changed.disconnect(self._shared)
            share = evening.sharing
            assert isinstance(share, Share)
            told = {"link": shared.link, "board": shared.board, "hub": share.process}
            self._took("code and board", **told)

    def _join(self, looks: float, link: str) -> None:
        window = self._window
        window.beside.show_aside(JOIN)
        page = _beside(window, JoinPage)
        page.where.setText(link)
        page.station.setText("Registration desk")
        window.station_work.evening.moved.connect(self._joined)
        QTimer.singleShot(round(looks * 1000), lambda: self._click(page.joins))

    def _joined(self) -> None:
        self._after_painting(lambda: self._took("joined"))
        QTimer.singleShot(0, self._open)

    def _open(self) -> None:
        start_actions = self._window.start_actions

        def opened(_: object) -> None:
            self._after_painting(lambda: self._took("event open"))

        start_actions.opened.connect(opened)
        start_actions.open(_EVENT)

    def _after_painting(self, then: Callable[[], object]) -> None:
        """Once the window has dealt with what is to be painted."""
        self._window.repaint()
        QTimer.singleShot(0, then)

    def _work(self, seconds: float) -> None:
        window = self._window
        kept = window.events.kept[_EVENT]
        window.events.show(kept.cockpit.bridge.desk, _EVENT)
        answering, until = Answering(window), time.monotonic() + seconds
        self._acted.clear()
        keys: Iterator[Key] = iter(())

        def press() -> None:
            key = next(keys, None)
            if key:
                answering.note_key(key[0])
                key[1]()
                QTimer.singleShot(_A_KEY, press)

        def act() -> None:
            nonlocal keys
            if time.monotonic() < until:
                keys = next(self._acts)
                press()
                return
            beginning.stop()
            answering.end()
            say(gaps=[*map(list, answering.gaps)], keys=answering.keys, acts=self._acted)

        beginning = QTimer(self)
        beginning.timeout.connect(act)
        answering.begin()
        beginning.start(_AN_ACT)


def _beside(window: MainWindow, kind: type[Shown]) -> Shown:
    """The page beside the events that is in sight."""
    assert window.beside.asides
    page = window.beside.asides.page
    assert isinstance(page, kind)
    return page


def _acts(acted: list[float]) -> Iterator[Iterator[Key]]:
    """Busts, entries and turns to other pages, without end; `acted` hears when."""
    out = iter(range(180, 0, -1))
    come = iter(range(181, 1000))
    pages = 0
    while True:
        yield _named(Qt.Key.Key_F8, player(next(out)), "bust", acted)
        yield _page(_PAGES[pages % len(_PAGES)])
        yield _named(Qt.Key.Key_F7, player(next(come)), "entry", acted)
        yield _page(_PAGES[(pages + 1) % len(_PAGES)])
        pages += 2


def _named(key: Qt.Key, name: str, what: str, acted: list[float]) -> Iterator[Key]:
    """A name that is asked for by a function key, typed, and entered."""
    yield "form", lambda: _press(key)
    for letter in name:
        yield "letter", partial(_type, letter)

    def enter() -> None:
        acted.append(time.monotonic())
        _press(Qt.Key.Key_Return)

    yield what, enter


def _page(key: Qt.Key) -> Iterator[Key]:
    yield "page", lambda: _press(key, Qt.KeyboardModifier.ControlModifier)


def _type(letter: str) -> None:
    QTest.keyClicks(_focus(), letter)


def _press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(_focus(), key, modifier)


def _focus() -> QWidget:
    focus = QApplication.focusWidget() or QApplication.activeWindow()
    return focus or next(one for one in QApplication.topLevelWidgets() if one.isVisible())


def say(**what: Any) -> None:
    """Tells whoever started this."""
    sys.stdout.write(f"{json.dumps(what)}\n")
    sys.stdout.flush()


def _begin() -> None:
    """Waits for the program's window."""
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
    if not windows:
        QTimer.singleShot(10, _begin)
        return
    sys.excepthook = _give_up
    AtWork(windows[0])
    windows[0].resize(1280, 800)
    windows[0].activateWindow()
    QTimer.singleShot(1000, lambda: say(ready=True))


def _give_up(*fault: Any) -> None:
    """A fault of ours ends the process, so that nobody waits for it."""
    sys.__excepthook__(*fault)
    os._exit(1)


def main(folder: str) -> int:
    """Runs the program; its status."""
    os.environ["DIRECTOR_HOME"] = folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    QTimer.singleShot(0, application, _begin)
    return start_window()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
