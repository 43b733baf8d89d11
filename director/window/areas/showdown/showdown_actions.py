"""What is done with the hand and the ruling in sight, declared as data."""

from typing import TYPE_CHECKING

from director.translation import say
from director.window.event import menus
from director.window.event.go_to_screen import going_to
from director.window.event.screen_names import RULINGS, SHOWDOWN
from director.window.rulings_desk.requests import HandRequest, RulingRequest
from director.window.widgets.action import Action

if TYPE_CHECKING:
    from director.window.rulings_desk.rulings_desk import RulingsDesk

_EDIT, _PRINT = menus.EDIT, menus.PRINT


def not_at_showdown(desk: "RulingsDesk") -> str | None:
    """Why nothing can be done to a hand now."""
    return (
        None
        if desk.screen == SHOWDOWN
        else say("there is no hand here: go to the Showdown screen first")
    )


def _no_deck(desk: "RulingsDesk") -> str | None:
    """Why there is no deck: its key means something else elsewhere, so this says what it shows."""
    if desk.screen == SHOWDOWN:
        return None
    return say("the deck is shown on the Showdown screen: go there first")


def not_at_rulings(desk: "RulingsDesk") -> str | None:
    """Why nothing can be done with a ruling now."""
    if desk.screen in (SHOWDOWN, RULINGS):
        return None
    return say("there is no ruling here: go to the Showdown or Rulings screen first")


def _of_hand(request: HandRequest, text: str, key: str, *, words: str) -> Action["RulingsDesk"]:
    """Something that the Showdown screen does."""
    return Action(
        f"showdown.{request.name.casefold()}",
        text,
        lambda c: c.request(request),
        _EDIT,
        key,
        refusal=_no_deck if request is HandRequest.DECK else not_at_showdown,
        words=words,
    )


def _of_ruling(
    request: RulingRequest, text: str, key: str, menu: str = _EDIT, *, words: str
) -> Action["RulingsDesk"]:
    """Something that is done with the ruling in sight."""
    return Action(
        f"ruling.{request.name.casefold()}",
        text,
        lambda c: c.request(request),
        menu,
        key,
        refusal=not_at_rulings,
        beside=request is RulingRequest.ALOUD,
        words=words,
    )


TO_SHOWDOWN = going_to(
    SHOWDOWN,
    "Showdown",
    "Ctrl+4",
    SHOWDOWN,
    words=(
        "who wins, read hands, read the board, split pot, side pot, hi-lo, award pot, best hand"
    ),
)

SHOWDOWN_ACTIONS: tuple[Action["RulingsDesk"], ...] = (
    _of_hand(
        HandRequest.CLEAR,
        "New hand",
        "Ctrl+L",
        words="clear hand, next hand, reset showdown, clear cards",
    ),
    _of_ruling(
        RulingRequest.ALOUD,
        "Read ruling aloud",
        "F5",
        words="large type, read out, show the players, announce ruling",
    ),
    _of_ruling(
        RulingRequest.COPY,
        "Copy ruling",
        "Ctrl+Shift+C",
        words="copy as text, clipboard, paste ruling",
    ),
    _of_ruling(
        RulingRequest.FILE,
        "File ruling …",
        "Ctrl+Enter",
        words="save ruling, log ruling, record ruling, record decision, keep ruling",
    ),
    _of_ruling(
        RulingRequest.PRINT,
        "Print ruling",
        "Ctrl+Shift+P",
        _PRINT,
        words="ruling on paper, ruling sheet",
    ),
    _of_hand(
        HandRequest.OPEN, "Open hand …", "Ctrl+Shift+O", words="load hand, hand file, saved hand"
    ),
    _of_hand(
        HandRequest.SAVE, "Save hand …", "Ctrl+Shift+S", words="export hand, hand file, keep hand"
    ),
    _of_hand(
        HandRequest.DECK, "Show deck", "F6", words="card picker, pick cards, deck beside the form"
    ),
)
