"""Reading a long log without Python's looking through it for garbage again and again.

What has been read stays for as long as the event is open, and is not looked through later either:
with 100,000 records that would halt the window for a second every so often.
"""

from contextlib import AbstractContextManager, nullcontext

from director.collector import held_off

_LONG_AGO = 1000
"""So many records ago."""


def reaching_back(records: int) -> AbstractContextManager[None]:
    """The same where that many records are folded again, if they are many."""
    return held_off() if records > _LONG_AGO else nullcontext()
