"""The palette and the key sheet are actions too."""

from director.window.event import menus
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Action

PALETTE_ACTIONS: tuple[Action[StartActions], ...] = (
    Action(
        "palette.open",
        "Find anything …",
        lambda y: y.asked_palette.emit(),
        menus.VIEW,
        "Ctrl+K",
        words="command palette, search, go to, do anything",
    ),
    Action(
        "keys.show",
        "Keyboard shortcuts",
        lambda y: y.asked_keys.emit(),
        menus.VIEW,
        "Shift+F1",
        words="all keys, hotkeys, key sheet, cheat sheet, shortcut list",
    ),
    Action(
        "keys.show_here",
        "Keyboard shortcuts",
        lambda y: y.asked_keys.emit(),
        "",
        "?",
        words="all keys, hotkeys, key sheet, cheat sheet, shortcut list",
    ),
)
