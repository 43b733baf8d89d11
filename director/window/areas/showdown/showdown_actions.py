"""What is done with the hand and the ruling in sight, declared as data."""

from director.translation import say
from director.window.event import menus
from director.window.event.cockpit import RULINGS, SHOWDOWN
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Action

_EDIT, _PRINT = menus.EDIT, menus.PRINT


def not_at_showdown(desk: RulingsDesk) -> str | None:
    """Why nothing can be done to a hand now."""
    return None if desk.screen == SHOWDOWN else say("this is for the Showdown screen")


def not_at_rulings(desk: RulingsDesk) -> str | None:
    """Why nothing can be done with a ruling now."""
    if desk.screen in (SHOWDOWN, RULINGS):
        return None
    return say("this is for the screens Showdown and Rulings")


def _of_hand(word: str, text: str, key: str) -> Action[RulingsDesk]:
    """Something that the Showdown screen does by this word."""
    return Action(
        f"showdown.{word}",
        text,
        lambda c: c.showdown_asked.emit(word),
        _EDIT,
        key,
        refusal=not_at_showdown,
        group=2,
    )


def _of_ruling(word: str, text: str, key: str, menu: str = _EDIT) -> Action[RulingsDesk]:
    """Something that is done with a ruling by this word."""
    return Action(
        f"ruling.{word}",
        text,
        lambda c: c.ruling_asked.emit(word),
        menu,
        key,
        refusal=not_at_rulings,
        group=2 if menu == _EDIT else 0,
    )


SHOWDOWN_ACTIONS: tuple[Action[RulingsDesk], ...] = (
    Action(
        "showdown.clear",
        "New hand",
        lambda c: c.clearing.emit(),
        _EDIT,
        "Ctrl+L",
        refusal=not_at_showdown,
        group=2,
    ),
    _of_ruling("aloud", "Read the ruling aloud", "F5"),
    _of_ruling("copy", "Copy the ruling as text", "Ctrl+Shift+C"),
    _of_ruling("file", "File the ruling …", "Ctrl+Return"),
    _of_ruling("print", "Print the ruling", "Ctrl+Shift+P", _PRINT),
    _of_hand("open", "Open a hand …", "Ctrl+Shift+O"),
    _of_hand("save", "Save the hand …", "Ctrl+Shift+S"),
    _of_hand("deck", "The deck beside the form", "F6"),
)
