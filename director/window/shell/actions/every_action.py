"""All that the program can do: for the key sheet, the manual and the tests that walk over it."""

from typing import Any

from director.window.editor.editor_actions import STRUCTURE_ACTIONS
from director.window.game_maker.maker_actions import GAME_ACTIONS
from director.window.register.register_actions import REGISTER_ACTIONS
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.shell.actions.program_actions import PROGRAM_ACTIONS
from director.window.widgets.action import Action

EVERY_ACTION: tuple[Action[Any], ...] = (
    *PROGRAM_ACTIONS,
    *EVENT_ACTIONS,
    *REGISTER_ACTIONS,
    *STRUCTURE_ACTIONS,
    *GAME_ACTIONS,
)
