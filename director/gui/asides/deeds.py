"""Going to the pages beside the events, declared as data."""

from director.gui.asides.words import SETTINGS
from director.gui.parts.actions import Action
from director.gui.starts.lobbies import Lobby

ASIDE_ACTIONS: tuple[Action[Lobby], ...] = (
    Action(
        "aside.settings",
        "Settings",
        lambda y: y.asked_aside.emit(SETTINGS),
        "&Event",
        "Ctrl+,",
        group=3,
    ),
)
