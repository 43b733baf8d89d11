"""Where chips were colored up: which are gone from which table."""

from typing import NamedTuple

EVERYWHERE = 0
"""Instead of a table: all that there were."""


class ColoredUp(NamedTuple):
    """Chips of one value that are in play at a table no longer."""

    chip: int
    table: int
    """EVERYWHERE once no table has any: also those that are opened later."""
    flight: str = ""
    """In which it was done: the next one begins with these chips again."""
