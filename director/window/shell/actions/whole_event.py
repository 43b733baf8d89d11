"""The event as a whole: its name, its structure, its end, declared as data."""

from collections.abc import Sequence

from director.tournament.commands import (
    ChangeStructure,
    CloseEvent,
    Command,
    PayOut,
    RenameEvent,
    ReopenEvent,
    SetLogo,
)
from director.tournament.event.closing import OpenPoint, Subject, is_asked_first, open_points
from director.translation import say
from director.window.event import menus, requests
from director.window.event.asking.question import Answer, Question, asks, commanded, open_to
from director.window.event.cockpit import Cockpit
from director.window.shell.actions.event_logo import choose_logo
from director.window.widgets.action import Action
from director.window.widgets.choice_list import Choice


def _rename(cockpit: Cockpit, text: str) -> Answer:
    if not text:
        return Answer(say("New name of the event"), None)
    return commanded(cockpit, RenameEvent(text))


def _open_now(cockpit: Cockpit) -> Sequence[OpenPoint]:
    return open_points(cockpit.tournament.at(cockpit.now))


def _all_the_same(cockpit: Cockpit, text: str, words: str, command: Command) -> Answer:
    """What is still open, line by line; it is done so once somebody says yes."""
    desk, yes = cockpit.bridge.desk, say("yes")
    points = [desk.said(point.says) for point in _open_now(cockpit)]
    if text and yes.startswith(text.casefold()):
        return Answer("\n".join([*points, words]), lambda: cockpit.bridge.do(command))
    return Answer("\n".join(points), None)


_ENDS_BY_ITSELF = (Subject.CLOCK, Subject.REGISTRATION)


def _asks_to_close(cockpit: Cockpit) -> str:
    """What closing ends by itself is nothing undone: it is only asked whether to close."""
    if all(point.subject in _ENDS_BY_ITSELF for point in _open_now(cockpit)):
        return say("Close the event?")
    return say(CLOSE.title)


def _close(cockpit: Cockpit, text: str) -> Answer:
    words = say("Enter: close the event as it is")
    return _all_the_same(cockpit, text, words, CloseEvent(asked=True))


def _pay_out(cockpit: Cockpit, text: str) -> Answer:
    words = say("Enter: mark the event paid out as it is")
    return _all_the_same(cockpit, text, words, PayOut(asked=True))


RENAME = Question(
    "New name of the event?", "Friday mixed games", _rename, lambda c: c.tournament.name
)
CLOSE = Question(
    "Close the event with this still open?",
    "Type yes to close it",
    _close,
    asked=_asks_to_close,
    offers=lambda *_: [Choice(say("Yes, close it as it is"), "", say("yes"))],
    at_once=True,
)
PAY_OUT = Question(
    "Mark the event paid out with this still open?",
    "Type yes to mark it",
    _pay_out,
    offers=lambda *_: [Choice(say("Yes, mark it as it is"), "", say("yes"))],
    at_once=True,
)


def _closes(cockpit: Cockpit) -> str:
    """With dots where something is asked first."""
    asks = is_asked_first(cockpit.tournament.at(cockpit.now))
    return say("Close event …") if asks else say("Close event")


def close(cockpit: Cockpit) -> None:
    """Closes the event, and asks first where something is still open."""
    if _open_now(cockpit):
        cockpit.request(CLOSE)
    else:
        cockpit.bridge.do(CloseEvent())


def _pays_out(cockpit: Cockpit) -> str:
    """With dots where something is asked first; while it is open there is nothing to ask."""
    t = cockpit.tournament
    if t.closed and open_points(t):
        return say("Mark event paid out …")
    return say("Mark event paid out")


def pay_out(cockpit: Cockpit) -> None:
    """Marks the event paid out, and asks first where something is still open."""
    if open_points(cockpit.tournament):
        cockpit.request(PAY_OUT)
    else:
        cockpit.bridge.do(PayOut())


def _does(name: str, text: str, command: Command, *, words: str) -> Action[Cockpit]:
    return Action(
        f"event.{name}",
        text,
        lambda c: c.bridge.do(command),
        menus.EVENT,
        refusal=lambda c: c.bridge.refusal(command),
        words=words,
    )


WHOLE_EVENT_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "event.rename",
        "Rename event …",
        asks(RENAME),
        menus.EVENT,
        words="event name, change event name, title",
    ),
    Action(
        "event.structure",
        "Change structure …",
        lambda c: c.request(requests.ChangeStructure()),
        menus.EVENT,
        "Ctrl+Shift+L",
        refusal=open_to(ChangeStructure),
        words=(
            "edit structure, change blinds, change levels, edit blinds, level length, change "
            "antes, big blind ante, BBA, dinner break, add break, starting stack, starting chips, "
            "speed up, slow down, level times"
        ),
    ),
    Action(
        "event.logo",
        "Event logo …",
        choose_logo,
        menus.EVENT,
        words="logo of the event, event picture, brand, sponsor logo on the wall, wall logo",
    ),
    _does("no_logo", "Remove logo", SetLogo(""), words="no logo, take the logo away, clear logo"),
    Action(
        "event.close",
        "Close event …",
        close,
        menus.EVENT,
        refusal=lambda c: c.bridge.refusal(CloseEvent(asked=True)),
        title=_closes,
        words=(
            "finish event, end event, end tournament, finish tournament, tournament over, "
            "finalize, end of night, wrap up event, close out event"
        ),
    ),
    Action(
        "event.pay_out",
        "Mark event paid out",
        pay_out,
        menus.EVENT,
        refusal=lambda c: c.bridge.refusal(PayOut(asked=True)),
        title=_pays_out,
        words="mark all paid, all prizes are paid, settled, paid in full",
    ),
    _does(
        "reopen",
        "Reopen event",
        ReopenEvent(),
        words="open the event again, closed too early, unclose",
    ),
)
