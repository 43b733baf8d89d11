"""The screen of deals, and what can be asked of it."""

from enum import Enum, auto

DEAL = "deal"
"""The screen."""


class Term(Enum):
    """A field of the terms that a key leads to."""

    HOLD = auto()
    PRIZES = auto()
    UNIT = auto()
