"""What goes wrong while the monkey acts: uncaught exceptions, Qt's messages, stalls, lost focus."""

import re
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from director.window.widgets.action import Action, Bound

CODE = Path(__file__).resolve().parents[2]
_STALL = 0.5
"""Seconds of the window's own work in one turn of the event loop."""
_SLOWEST = 2.0
"""So much longer the same work takes at most where others have the processor between: it waits for
its turn, and what it had at hand is gone each time.
"""
_HANGS = 60.0
"""Seconds by the clock in which a window that waits for something has come to a stand."""
_LOOKS = 0.05
_OF_HANDS = (
    "This plugin does not support",
    "Keyboard event not accepted by receiving widget",
    "Mouse event occurs outside",
)
"""What is said of the screen that is none, and of hands that miss, and not of the program."""
_DEEP = 6
"""So many calls of a stack are told."""


@dataclass
class Failure:
    """One class of failure: what it is, where it was first, and how often it came."""

    what: str
    seed: int
    act: int
    told: str
    """More of the first one: the act, the stack."""
    times: int = 1

    def line(self) -> str:
        """As it is reported: in one line."""
        return f"{self.what}  [seed {self.seed}, act {self.act}, {self.times}×]  {self.told}"


@dataclass
class Watch:
    """Hears of everything that goes wrong in one run."""

    seed: int
    failures: dict[str, Failure] = field(default_factory=dict)
    ran: Counter[str] = field(default_factory=Counter)
    """Which declared actions ran, how often."""
    act: int = 0
    doing: str = ""
    noted: Callable[[int, str], object] = lambda *_: None
    """Hears of each act before it is done, for what may end the whole process."""
    _began: tuple[float, float] | None = None
    _told_stall: bool = False
    _undo: list[Callable[[], object]] = field(default_factory=list)

    def begin(self, act: int, name: str) -> None:
        """An act begins."""
        self.act, self.doing = act, name
        self.noted(act, name)
        self.beat()

    def beat(self) -> None:
        """The event loop turns."""
        self._told_stall = False
        self._began = time.monotonic(), _work()

    def end(self) -> None:
        """The act has ended."""
        self._began = None

    def fail(self, what: str, told: str = "") -> None:
        """Something is wrong."""
        what = _plain(what)
        if known := self.failures.get(what):
            known.times += 1
        else:
            told = _plain(f"{self.doing}: {told}".rstrip(": "), 600)
            self.failures[what] = Failure(what, self.seed, self.act, told)

    def __enter__(self) -> "Watch":
        hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        handler = qInstallMessageHandler(self._qt_says)
        bound_class: Any = Bound
        do = bound_class._do

        def done(bound: Bound[Any], action: Action[Any]) -> None:
            self.ran[action.id] += 1
            do(bound, action)

        def undo() -> None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
            qInstallMessageHandler(handler)
            bound_class._do = do

        bound_class._do = done
        sys.excepthook = self._uncaught
        threading.excepthook = lambda args: self._uncaught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        sys.unraisablehook = lambda args: self._uncaught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        stop = threading.Event()
        watcher = threading.Thread(target=self._look, args=(stop, threading.get_ident()))
        watcher.start()
        self._undo = [undo, stop.set, watcher.join]
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._undo:
            one()

    def _uncaught(
        self, kind: type[BaseException], bug: BaseException, trace: TracebackType | None
    ) -> None:
        stack = traceback.extract_tb(trace)
        where = _place(stack)
        text = str(bug).partition("\n")[0]
        self.fail(f"uncaught {kind.__name__} in {where}", f"{text} <- {_stack(stack)}")

    def _qt_says(self, kind: QtMsgType, _: QMessageLogContext, message: str | None) -> None:
        of_hands = any(one in (message or "") for one in _OF_HANDS)
        if kind != QtMsgType.QtDebugMsg and not of_hands:
            self.fail(f"Qt says: {message}", _stack(traceback.extract_stack()))

    def _look(self, stop: threading.Event, main: int) -> None:
        while not stop.wait(_LOOKS):
            began = self._began
            if began is None or self._told_stall:
                continue
            stood, worked = time.monotonic() - began[0], _work(main) - began[1]
            slower = min(stood / worked, _SLOWEST) if worked else 1
            if worked > _STALL * slower or stood > _HANGS:
                frame = sys._current_frames().get(main)
                stack = traceback.extract_stack(frame) if frame else traceback.StackSummary()
                self._told_stall = True
                self.fail(
                    f"stall in {_place(stack)}", f"{worked:.1f} s of {stood:.1f} <- {_stack(stack)}"
                )


def _work(of: int | None = None) -> float:
    """Seconds of processor time of a thread; of the clock where the system does not count them."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic()
    return time.clock_gettime(time.pthread_getcpuclockid(of or threading.get_ident()))


def _place(stack: traceback.StackSummary) -> str:
    """The deepest place of the program's own."""
    ours = [one for one in stack if _is_ours(one.filename)]
    at = ours[-1] if ours else (stack[-1] if stack else None)
    return f"{_short(at.filename)}:{at.name}" if at else "nowhere"


def _stack(stack: traceback.StackSummary) -> str:
    ours = [one for one in stack if _is_ours(one.filename)] or list(stack)
    return " <- ".join(f"{_short(one.filename)}:{one.lineno}" for one in reversed(ours[-_DEEP:]))


def _is_ours(file: str) -> bool:
    return file.startswith(f"{CODE / 'director'}")


def _short(file: str) -> str:
    return file.removeprefix(f"{CODE}/").removeprefix("director/")


def _plain(text: str, most: int = 200) -> str:
    """In one line, without addresses, so that what is alike is counted together."""
    return re.sub(r"0x[0-9a-f]+", "0x…", " ".join(text.split()))[:most]
