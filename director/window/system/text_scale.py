"""How large text is at the desk: Qt multiplies all sizes by a factor, read once at its start.

A factor that somebody set for this program or for all is left as it is.
"""

import os

from PySide6.QtCore import QCoreApplication

_FACTOR = "QT_SCALE_FACTOR"
_set_here: list[str] = []


def scale_text(percent: int) -> None:
    """Text of this size, if no window was made yet and nobody else said how large it is."""
    if _FACTOR not in os.environ and QCoreApplication.instance() is None:
        os.environ[_FACTOR] = str(percent / 100)
        _set_here.append(_FACTOR)


def unscale_text() -> None:
    """What is started from here chooses its size itself."""
    while _set_here:
        os.environ.pop(_set_here.pop(), None)
