"""All that the program can do: for the key sheet, the manual and the tests that walk over it."""

from typing import Any

from director.gui.deeds import EVENT_ACTIONS
from director.gui.lobby_deeds import LOBBY_ACTIONS
from director.gui.parts.actions import Action
from director.gui.registers.deeds import REGISTER_ACTIONS
from director.gui.structures.deeds import STRUCTURE_ACTIONS

EVERY_ACTION: tuple[Action[Any], ...] = (
    *LOBBY_ACTIONS,
    *EVENT_ACTIONS,
    *REGISTER_ACTIONS,
    *STRUCTURE_ACTIONS,
)
