"""What an event waits for, as each of its areas says it: a line, and where it is done."""

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Due(NamedTuple):
    """One thing that is to be done now."""

    says: str
    action: str
    """What leads there, and does nothing more: "screen.money"."""
    asks: object = None
    """What is requested instead: whoever it is about is chosen there."""


DueNow = Callable[[], Sequence[Due]]
"""Asked whenever something has changed; it keeps what is dear to find out."""
