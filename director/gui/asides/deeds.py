"""Going to the pages beside the events, declared as data."""

from director.gui.asides.words import HELP, MANUAL, SETTINGS
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
    Action(
        "aside.manual",
        "The manual, at this screen",
        lambda y: y.asked_aside.emit(MANUAL),
        HELP,
        "F1",
    ),
)
