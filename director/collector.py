"""Who decides when Python looks for garbage: this module alone.

It is held off while a long log is read, which would be looked through again and again, and while
work goes on beside the window: Python would look in whatever thread asks for memory, and widgets
found there would be destroyed outside the window's thread. Several may hold it off at one time.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_lock = Lock()
_holders = 0
_is_on = True


def put_off() -> None:
    """Nobody looks for garbage before the program has begun."""
    global _is_on  # noqa: PLW0603 -- there is one collector in a process
    with _lock:
        _is_on = False
        gc.disable()


def begin() -> None:
    """What is loaded by now stays; from here on garbage is looked for while nobody holds it off."""
    global _is_on  # noqa: PLW0603 -- there is one collector in a process
    with _lock:
        _is_on = True
        gc.freeze()
        if not _holders:
            gc.enable()


def hold_off() -> None:
    """Nobody looks for garbage before as many have let go as have held it off."""
    global _holders  # noqa: PLW0603 -- there is one collector in a process
    with _lock:
        _holders += 1
        gc.disable()


def let_go() -> None:
    """One fewer holds it off; to be called in the window's thread, which looks from now on."""
    global _holders  # noqa: PLW0603 -- there is one collector in a process
    with _lock:
        _holders -= 1
        if _is_on and not _holders:
            gc.enable()


@contextmanager
def held_off() -> Iterator[None]:
    """Nobody looks for garbage meanwhile, and what was made is kept and never looked through."""
    hold_off()
    try:
        yield
    finally:
        gc.freeze()
        let_go()
