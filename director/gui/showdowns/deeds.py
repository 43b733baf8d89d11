"""What is done to the hand on the Showdown screen, declared as data."""

from director.gui.events.cockpits import SHOWDOWN, Cockpit
from director.gui.parts.actions import Action
from director.words import say

_EDIT, _PRINT = "&Edit", "&Print"


def not_at_showdown(cockpit: Cockpit) -> str | None:
    """Why nothing can be done to a hand now."""
    return None if cockpit.screen == SHOWDOWN else say("this is for the Showdown screen")


def _of_hand(word: str, text: str, key: str, menu: str = _EDIT) -> Action[Cockpit]:
    """Something that the screen does by this word."""
    return Action(
        f"showdown.{word}",
        text,
        lambda c: c.showdown_asked.emit(word),
        menu,
        key,
        refusal=not_at_showdown,
        group=2 if menu == _EDIT else 0,
    )


SHOWDOWN_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "showdown.clear",
        "New hand",
        lambda c: c.clearing.emit(),
        _EDIT,
        "Ctrl+L",
        refusal=not_at_showdown,
        group=2,
    ),
    _of_hand("aloud", "Read the ruling aloud", "F5"),
    _of_hand("copy", "Copy the ruling as text", "Ctrl+Shift+C"),
    _of_hand("file", "File the ruling …", "Ctrl+Return"),
    _of_hand("print", "Print the ruling", "Ctrl+Shift+P", _PRINT),
    _of_hand("open", "Open a hand …", "Ctrl+Shift+O"),
    _of_hand("save", "Save the hand …", "Ctrl+Shift+S"),
    _of_hand("deck", "The deck beside the form", "F6"),
)
