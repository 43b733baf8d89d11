"""The palette and the key sheet are actions too."""

from director.window.event import menus
from director.window.start.start_actions import Lobby
from director.window.widgets.action import Action

PALETTE_ACTIONS: tuple[Action[Lobby], ...] = (
    Action(
        "palette.open",
        "Do or go to anything …",
        lambda y: y.asked_palette.emit(),
        menus.VIEW,
        "Ctrl+K",
        group=3,
    ),
    Action("keys.show", "All keys", lambda y: y.asked_keys.emit(), menus.VIEW, "Shift+F1", group=3),
    Action("keys.show_here", "All keys", lambda y: y.asked_keys.emit(), "", "?"),
)
