"""What an event waits for, as each of its areas says it: a line, and where it is done."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from director.window.event.cockpit import Cockpit


class Due(NamedTuple):
    """One thing that is to be done now."""

    says: str
    action: str
    """What leads there, and does nothing more: "screen.money"."""


DueNow = Callable[[], Sequence[Due]]
"""Asked whenever something has changed; it keeps what is dear to find out."""

MakesDue = Callable[["Cockpit"], DueNow]


def nothing_due(_: "Cockpit") -> DueNow:
    """Of an area where nothing ever waits."""
    return tuple
