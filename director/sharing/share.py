"""The window's side of a shared evening: the hub is started, told what to do, and heard of."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Lock, RLock, Thread
from time import monotonic, sleep
from typing import NamedTuple

from director.desk.stations import Address, How, LeftBehind, Shared
from director.sharing.evening_note import read_note
from director.sharing.hub_lines import (
    Announce,
    Begin,
    Dismiss,
    End,
    LetIn,
    NewCode,
    Open,
    Order,
    Prepare,
    ShutOut,
    TakeBack,
    order_line,
    read_shared,
)
from director.tournament.log.books import BookFailed
from director.translation import say

_NO_CONSOLE = 0x08000000
"""On Windows: CREATE_NO_WINDOW."""
_CONSOLE = "-console"
"""On Windows: what the name of the program for the command line ends in."""
_RUN = (How.STARTING, How.ON, How.ENDING)
_SILENT, _A_LOOK = 4.0, 0.25
"""Seconds without a line of the hub, which beats at every second, and between two looks at that.

Together less than the five seconds in which the page says so.
"""
_TO_STOP = 30.0
"""Seconds that the hub gets to stop its server when the program ends."""


def this_program() -> list[str]:
    """How this program is started once more, with an input and an output: built, or by Python."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "director"]
    program = Path(sys.executable)
    if sys.platform == "win32" and not program.stem.endswith(_CONSOLE):
        program = program.with_stem(program.stem + _CONSOLE)  # the window's own has neither
    return [str(program)]


class Machine(NamedTuple):
    """What of this machine is asked through libraries that nobody loads before sharing."""

    addresses: Callable[[], Sequence[Address]]
    qr: Callable[[str], Sequence[Sequence[bool]]]
    end_server: Callable[[Path], object]
    """Ends the server of a folder whose hub was killed. Raises BookFailed."""
    left_behind: Callable[[Path], Sequence[LeftBehind]]
    """What stands on the server of a folder that nobody shares. Raises BookFailed."""


class Share:
    """Shares the evening of a book's file."""

    def __init__(
        self,
        machine: Machine,
        folder: Path,
        book: Path,
        program: Sequence[str] = (),
    ) -> None:
        """`folder` is where the evening lies while it is shared."""
        self._machine = machine
        self._folder = folder
        self._book = book
        self._program = [*(program or this_program()), "hub"]
        self._shared = Shared(How.OFF)
        self._told: list[Callable[[Shared], object]] = []
        self._hub: subprocess.Popen[str] | None = None
        self._ready: subprocess.Popen[str] | None = None
        """A hub that waits to be told something."""
        self._hearing: Thread | None = None
        self._heard = 0.0
        """When a line of the hub came last."""
        self._begun: Begin | None = None
        """What the hub was told to share."""
        self._going_on: Begin | None = None
        """What is shared as soon as the hub that fell silent has ended."""
        self._lock, self._telling = Lock(), RLock()

    @property
    def shared(self) -> Shared:
        """How it stands now."""
        return self._shared

    @property
    def process(self) -> int:
        """The number of the hub's process; 0 while there is none."""
        return self._hub.pid if self._hub else 0

    def listen(self, told: Callable[[Shared], object]) -> None:
        """Has this called, in any thread, whenever something of it has changed."""
        self._told.append(told)

    def addresses(self) -> Sequence[Address]:
        """The addresses of this machine on which an evening can be shared."""
        return self._machine.addresses()

    def left_over(self) -> str:
        """The name of an evening that lies on its server since an earlier start; else nothing."""
        note = read_note(self._folder)
        return note.name if note and self._shared.how not in _RUN else ""

    def left_over_pages(self) -> tuple[bool, bool]:
        """Whether the board and the remote of an evening that was left over were switched on."""
        note = read_note(self._folder)
        return (note.board, note.remote) if note else (False, False)

    def left_behind(self) -> Sequence[LeftBehind]:
        """The events of an evening that was left over, as they stand on its server."""
        return self._machine.left_behind(self._folder)

    def prepare(self) -> None:
        """Starts a hub that has loaded what it needs by the time somebody begins to share."""
        with self._lock, suppress(OSError):  # then `begin` says so
            if self._hub is None and self._ready is None:
                self._ready = self._new_hub()
                folder = str(self._folder.absolute())
                _write(self._ready, Prepare(folder))

    def put_away(self) -> None:
        """Nobody begins to share after all: what was prepared ends."""
        with self._lock:
            ready, self._ready = self._ready, None
        if ready:
            Thread(target=ready.communicate, name="unneeded hub", daemon=True).start()

    def begin(self, address: str, name: str, *, board: bool, remote: bool) -> None:
        """Begins to share, or goes on: returns at once, what comes of it is told."""
        paths = (str(self._folder.absolute()), str(self._book.absolute()))
        self._begun = Begin(*paths, name, address, board, remote)
        self._start(self._begun, Shared(How.STARTING))

    def begin_again(self) -> None:
        """Ends a hub that has fallen silent, and goes on as it was: returns at once."""
        hub, shared = self._hub, self._shared
        if hub and self._begun:
            board, remote = bool(shared.board), bool(shared.remote)
            self._going_on = replace(self._begun, board=board, remote=remote)
            hub.kill()

    def open_board(self, *, board: bool, remote: bool) -> None:
        """Switches the board and the remote on and off while the evening is shared."""
        self._say(Open(board, remote))

    def announce(self, event: int, words: str) -> None:
        """Says this on an event's board, until something else is said."""
        self._say(Announce(event, words))

    def new_code(self) -> None:
        """Asks for a code that admits one more station within five minutes."""
        self._say(NewCode())

    def dismiss(self, station: str, who: str) -> None:
        """Admits a station no longer: what it holds open is closed. It is told by whom."""
        self._say(Dismiss(station, who))

    def shut_out(self, address: str) -> None:
        """Answers an address nothing any more, until it is let in again."""
        self._say(ShutOut(address))

    def let_in(self, address: str) -> None:
        """Answers an address again."""
        self._say(LetIn(address))

    def end(self, who: str) -> None:
        """Ends the sharing, also of an evening that was left over: the book goes into its file.

        The stations are told by whom.
        """
        if self._hub:
            self._say(End(who))
        elif self.left_over():
            paths = (str(self._folder.absolute()), str(self._book.absolute()))
            self._start(TakeBack(*paths), Shared(How.ENDING))

    def close(self) -> None:
        """The program ends: what is shared stays on its server, to be gone on with."""
        self._told.clear()
        self.put_away()
        hub, hearing = self._hub, self._hearing
        if hub and hub.stdin:
            with suppress(OSError):  # it has just been killed
                hub.stdin.close()
        if hearing:
            hearing.join(_TO_STOP)

    def qr(self, text: str) -> Sequence[Sequence[bool]]:
        """The squares of a QR code."""
        return self._machine.qr(text)

    def _start(self, order: Order, first: Shared) -> None:
        """Starts the hub, where none runs."""
        with self._lock:
            if self._hub:
                return
            ready, self._ready = self._ready, None
            try:
                self._hub = ready if ready and ready.poll() is None else self._new_hub()
            except OSError as error:
                sentence = "sharing could not be started: {why}"
                why = say(sentence, why=error.strerror or error)
                self._tell(Shared(How.FAILED, why))
                return
        self._tell(first)
        self._say(order)
        self._hearing = Thread(target=self._hear, args=(self._hub,), name="hub", daemon=True)
        self._hearing.start()
        Thread(target=self._watch, args=(self._hub,), name="hub's beat", daemon=True).start()

    def _new_hub(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            self._program,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1"},
            creationflags=_NO_CONSOLE if sys.platform == "win32" else 0,
        )

    def _say(self, order: Order) -> None:
        if self._hub:
            _write(self._hub, order)

    def _hear(self, hub: "subprocess.Popen[str]") -> None:
        """Hears how it stands until the hub ends, and then what came of it."""
        last = self._shared
        assert hub.stdout
        assert hub.stdin
        with hub.stdout:
            for line in hub.stdout:
                self._heard = monotonic()
                if line.strip():
                    last = read_shared(line)
                elif not self._shared.silent:
                    continue
                if last.how in _RUN:
                    self._tell(last)
        hub.wait()
        with suppress(OSError):  # what it did not hear any more
            hub.stdin.close()
        was_killed = last.how in _RUN
        if was_killed:
            why = say("sharing could not begin: what was started for it ended by itself")
            if read_note(self._folder):
                why = say("sharing has stopped by itself; go on with it, or end it")
            last = Shared(How.FAILED, why)
        self._hub = None  # only now another one may be started
        going_on, self._going_on = self._going_on, None
        if going_on:
            self._start(going_on, Shared(How.STARTING))
            return
        self._tell(last)
        if was_killed:
            with suppress(BookFailed):  # the next start does it, or says why not
                self._machine.end_server(self._folder)

    def _watch(self, hub: "subprocess.Popen[str]") -> None:
        """Tells when the hub falls silent, until it ends; when it is heard again, `_hear` does."""
        self._heard = monotonic()
        while self._hub is hub and hub.poll() is None:
            sleep(_A_LOOK)
            shared = self._shared
            if shared.how is not How.ON:
                self._heard = monotonic()
            elif not shared.silent and monotonic() - self._heard > _SILENT:
                with self._telling:
                    if self._shared is shared:  # it has not just ended
                        self._tell(shared._replace(silent=True))

    def _tell(self, shared: Shared) -> None:
        with self._telling:
            self._shared = shared
            for told in tuple(self._told):
                told(shared)


def _write(hub: "subprocess.Popen[str]", order: Order) -> None:
    assert hub.stdin
    with suppress(OSError, ValueError):  # it has ended: whoever hears it says so
        hub.stdin.write(f"{order_line(order)}\n")
        hub.stdin.flush()
