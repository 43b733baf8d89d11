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


def _of_hand(word: str, text: str, key: str, *, words: str) -> Action[RulingsDesk]:
    """Something that the Showdown screen does by this word."""
    return Action(
        f"showdown.{word}",
        text,
        lambda c: c.showdown_asked.emit(word),
        _EDIT,
        key,
        refusal=not_at_showdown,
        group=2,
        words=words,
    )


def _of_ruling(
    word: str, text: str, key: str, menu: str = _EDIT, *, words: str
) -> Action[RulingsDesk]:
    """Something that is done with a ruling by this word."""
    return Action(
        f"ruling.{word}",
        text,
        lambda c: c.ruling_asked.emit(word),
        menu,
        key,
        refusal=not_at_rulings,
        group=2 if menu == _EDIT else 0,
        words=words,
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
        words="clear hand, next hand, reset showdown, clear cards",
    ),
    _of_ruling(
        "aloud",
        "Read ruling aloud",
        "F5",
        words="large type, read out, show the players, announce ruling",
    ),
    _of_ruling(
        "copy", "Copy ruling", "Ctrl+Shift+C", words="copy as text, clipboard, paste ruling"
    ),
    _of_ruling(
        "file",
        "File ruling …",
        "Ctrl+Return",
        words="save ruling, log ruling, record ruling, record decision, keep ruling",
    ),
    _of_ruling(
        "print", "Print ruling", "Ctrl+Shift+P", _PRINT, words="ruling on paper, ruling sheet"
    ),
    _of_hand("open", "Open hand …", "Ctrl+Shift+O", words="load hand, hand file, saved hand"),
    _of_hand("save", "Save hand …", "Ctrl+Shift+S", words="export hand, hand file, keep hand"),
    _of_hand("deck", "Show deck", "F6", words="card picker, pick cards, deck beside the form"),
)
