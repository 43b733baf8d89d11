"""Who decides when Python looks for garbage: this module alone.

It is held off while a long log is read, which would be looked through again and again, and while
work goes on beside the window: Python would look in whatever thread asks for memory, and widgets
found there would be destroyed outside the window's thread. Several may hold it off at one time.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class _Collector:
    """Python's own, which is either looking or held off; there is one in a process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._holders = 0
        self._has_begun = True

    def put_off(self) -> None:
        with self._lock:
            self._has_begun = False
            gc.disable()

    def begin(self) -> None:
        with self._lock:
            self._has_begun = True
            gc.freeze()
            if not self._holders:
                gc.enable()

    def hold_off(self) -> None:
        with self._lock:
            self._holders += 1
            gc.disable()

    def let_go(self) -> None:
        with self._lock:
            self._holders -= 1
            if self._has_begun and not self._holders:
                gc.enable()


_collector = _Collector()


def put_off() -> None:
    """Nobody looks for garbage before the program has begun."""
    _collector.put_off()


def begin() -> None:
    """What is loaded by now stays; from here on garbage is looked for while nobody holds it off."""
    _collector.begin()


def hold_off() -> None:
    """Nobody looks for garbage before as many have let go as have held it off."""
    _collector.hold_off()


def let_go() -> None:
    """One fewer holds it off; to be called in the window's thread, which looks from now on."""
    _collector.let_go()


@contextmanager
def held_off() -> Iterator[None]:
    """Nobody looks for garbage meanwhile, and what was made is kept and never looked through."""
    hold_off()
    try:
        yield
    finally:
        gc.freeze()
        let_go()
