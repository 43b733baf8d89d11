"""Reading a long log without Python's looking through it for garbage again and again.

What has been read stays for as long as the event is open, and is not looked through later either:
with 100,000 records that would halt the window for a second every so often.
"""

import gc
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

_LONG_AGO = 1000
"""So many records ago."""


@contextmanager
def without_collecting() -> Iterator[None]:
    """Nobody looks for garbage, and what is made meanwhile is kept."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


def reaching_back(records: int) -> AbstractContextManager[None]:
    """The same where that many records are folded again, if they are many."""
    return without_collecting() if records > _LONG_AGO else nullcontext()
