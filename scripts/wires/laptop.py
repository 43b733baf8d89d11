"""The program itself on one machine of a trial, told in lines what somebody at it does.

`python -m wires.laptop FOLDER`, over the book in that folder; with a second word it makes one, and
ends. It hears JSON objects, one a line,
and answers each with one; what it does goes through its window, as far as a person would see it.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from director.desk.stations import How
from director.house.home import Home
from director.house.settings import Settings
from director.sharing.share import Share
from director.start import app
from director.start.window_start import start_window
from director.tournament.commands import AddTime
from director.tournament.log.books import EventNumber
from director.window.event.bridge import DeskBridge
from director.window.settings_and_help.page_names import JOIN, SHARE
from director.window.shell.main_window import MainWindow
from director.window.stations.join_page import JoinPage
from director.window.stations.share_page import SharePage

EVENT = EventNumber(1)
_A_LOOK = 20
"""Milliseconds."""
Shown = TypeVar("Shown", bound=QWidget)
Told = dict[str, Any]


def make(home: Home) -> None:
    """Makes the book of whoever shares: an evening of a few players."""
    event_list = app.open_event_list(home, Settings(home.settings))
    event_list.sample()
    event_list.book.close()


class AtWork(QObject):
    """Somebody who does at the window what is asked for."""

    _line = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._did: list[tuple[str, float, float]] = []
        """The records that were acknowledged, when each was begun, and when done."""
        self._refused = 0
        self._worker = QTimer(self)
        self._worker.timeout.connect(self._act)
        self._line.connect(lambda line: self._do(json.loads(line)))
        Thread(target=self._hear, daemon=True).start()

    def _hear(self) -> None:
        for line in sys.stdin:
            self._line.emit(line)
        self._line.emit('{"do": "end"}')

    def _do(self, told: Told) -> None:
        getattr(self, f"_{told.pop('do')}")(**told)

    def _offered(self) -> None:
        """Which networks the page offers."""
        page = self._beside(SHARE, SharePage)
        say(offered=[one.key for one in page.network.choices_of], why=page._why.text())

    def _share(self, at: str = "") -> None:
        """Shares on the network that is offered first, or on this one, with the board."""
        page, evening = self._beside(SHARE, SharePage), self._window.station_work.evening
        if at:
            page.network.fill(at)
        if page.board.isVisible():
            page.board.setChecked(True)
        page.begins.click()
        self._answer(
            lambda: evening.shared.how is How.FAILED or bool(evening.shared.link and self._bridge),
            self._shared,
        )

    def _shared(self) -> None:
        """How the sharing stands, and what the page says."""
        page, evening = self._beside(SHARE, SharePage), self._window.station_work.evening
        shared, share = evening.shared, evening.sharing
        assert isinstance(share, Share)
        say(
            how=shared.how.value,
            why=shared.why,
            address=shared.address,
            port=shared.port,
            code=shared.code,
            link=shared.link,
            board=shared.board,
            hub=share.process,
            here=[one.name for one in shared.stations if one.here],
            card=page.invitation.where.text(),
            head=page.header.sum_line.text(),
        )

    def _code(self) -> None:
        """Asks for another code."""
        evening = self._window.station_work.evening
        before = evening.shared.code
        evening.sharing.new_code()
        self._answer(lambda: evening.shared.code not in ("", before), self._shared)

    def _find(self) -> None:
        """Looks for evenings, until one is found."""
        page = self._beside(JOIN, JoinPage)

        def found() -> None:
            say(found=[[one.name, one.address, one.port] for one in page.model.rows])

        self._answer(lambda: bool(page.model.rows), found)

    def _join(self, where: str, name: str, code: str = "") -> None:
        """Joins by an address and a code, or by a link."""
        page, evening = self._beside(JOIN, JoinPage), self._window.station_work.evening
        page.where.setText(where)
        page.code.setText(code)
        page.station.setText(name)
        began = time.monotonic()
        page.joins.click()

        self._answer(
            lambda: bool(page.fault or (evening.joined and not evening.moving)),
            lambda: self._opened(page, began),
        )

    def _join_again(self) -> None:
        """Joins the evening that was joined last, without a code."""
        page, evening = self._beside(JOIN, JoinPage), self._window.station_work.evening
        began = time.monotonic()
        page.joins_again.click()
        self._answer(
            lambda: bool(page.fault or (evening.joined and not evening.moving)),
            lambda: self._opened(page, began),
        )

    def _opened(self, page: JoinPage, began: float) -> None:
        """Opens the event where it is not, and says how it went."""
        if not page.fault and not self._window.events.kept:
            self._window.start_actions.open(EVENT)
        self._answer(
            lambda: bool(page.fault or self._bridge),
            lambda: say(fault=page.fault, seconds=time.monotonic() - began),
        )

    def _do_one(self) -> None:
        """One act; whether it was written."""
        say(done=self._act())

    def _work(self, every: float) -> None:
        """Acts so often, in seconds, until `rest`."""
        self._did.clear()
        self._refused = 0
        self._worker.start(round(every * 1000))
        say(works=True)

    def _rest(self) -> None:
        """Acts no more, and says what was acknowledged."""
        self._worker.stop()
        say(did=self._did, refused=self._refused)

    def _act(self) -> bool:
        bridge = self._bridge
        began = time.monotonic()
        record = bridge.do(AddTime(1 if len(self._did) % 2 else -1)) if bridge else None
        if record is None:
            self._refused += 1
            return False
        self._did.append((record.uid, began, time.monotonic()))
        return True

    def _stands(self) -> None:
        """The log as this station has it, and what it says of its line."""
        bridge, page = self._bridge, self._window.page
        records = bridge.desk.log.records if bridge else ()
        say(
            records=[[one.uid, one.station] for one in records],
            away=page.away.words if page else "",
            said=self._window.status.text,
            left=_left(bridge) if bridge else 0,
        )

    def _copied(self) -> None:
        """How far this station's own copy goes."""
        copied = self._window.station_work.evening.copied()
        say(records=copied.records if copied else 0)

    def _leave(self) -> None:
        """Leaves the evening, for this station's own book."""
        evening = self._window.station_work.evening
        evening.leave(lambda why: say(fault=why))
        self._answer(lambda: not (evening.joined or evening.moving), lambda: say(left=True))

    def _carry_on(self) -> None:
        """Goes on with this station's own copy, by the three clicks that it takes."""
        page, evening = self._window.page, self._window.station_work.evening
        assert page
        page.away.carries_on.click()
        page.away.question.deed.click()
        page.away.question.deed.click()
        self._answer(
            lambda: not evening.joined and bool(self._bridge), lambda: say(carries_on=True)
        )

    def _picture(self, file: str) -> None:
        self._window.grab().save(file)
        say(picture=file)

    def _end(self) -> None:
        self._window.close()

    @property
    def _bridge(self) -> DeskBridge | None:
        kept = self._window.events.kept.get(EVENT)
        bridge = kept.cockpit.bridge if kept else None
        return bridge if bridge and not bridge.busy else None

    def _beside(self, name: Any, kind: type[Shown]) -> Shown:
        """A page beside the events; it is opened where it is not in sight."""
        beside = self._window.beside
        if not (
            beside.asides
            and isinstance(beside.asides.page, kind)
            and beside.asides.page.isVisible()
        ):
            beside.show_aside(name)
        assert beside.asides
        page = beside.asides.page
        assert isinstance(page, kind)
        return page

    def _answer(self, true: Callable[[], bool], then: Callable[[], object]) -> None:
        """Does this as soon as something is true; whoever asked has no patience without end."""
        if true():
            then()
        else:
            QTimer.singleShot(_A_LOOK, self, lambda: self._answer(true, then))


def _left(bridge: DeskBridge) -> float:
    """The seconds that its clock shows."""
    t = bridge.desk.tournament
    return t.clock.shows(t.structure, bridge.desk.now()).left.total_seconds()


def say(**what: Any) -> None:
    """Answers whoever asked."""
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
    windows[0].resize(1024, 768)
    QTimer.singleShot(500, lambda: say(ready=True))


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
    if sys.argv[2:]:
        make(Home(Path(sys.argv[1])))
        sys.exit()
    sys.exit(main(sys.argv[1]))
