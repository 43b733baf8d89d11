"""The Prizes screen, and what can be asked of it."""

from enum import Enum, auto

PRIZES = "prizes"
"""The screen."""


class Pane(Enum):
    """What is to be worked on there."""

    TABLE = auto()
    AGREED = auto()
    EDIT = auto()
    NEW = auto()


class Writing(Enum):
    """What the editor of pay tables is to do."""

    SAVE = auto()
    IMPORT = auto()
    ADD_LINE = auto()
    DELETE_LINES = auto()
