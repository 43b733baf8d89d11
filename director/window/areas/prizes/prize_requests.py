"""The Prizes screen, and what can be asked of it."""

from dataclasses import dataclass
from enum import Enum, auto

from director.tournament.state import EntryNumber

PRIZES = "prizes"
"""The screen."""


class Pane(Enum):
    """What is to be worked on there."""

    TABLE = auto()
    AGREED = auto()
    EDIT = auto()
    NEW = auto()


@dataclass(frozen=True)
class PayNext:
    """Whoever is to be paid next is to be chosen, and paid."""


@dataclass(frozen=True)
class ChoosePlace:
    """The prize of somebody who has finished is to be chosen, or who has won it by a deal."""

    entry: EntryNumber


class Writing(Enum):
    """What the editor of pay tables is to do."""

    SAVE = auto()
    IMPORT = auto()
    ADD_LINE = auto()
    DELETE_LINES = auto()
