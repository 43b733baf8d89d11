"""The event as a whole: its name, its structure, its end, declared as data."""

from director.gui.events.asking import Answer, Question, commanded
from director.gui.events.cockpits import Cockpit
from director.gui.parts.actions import Action
from director.tournament.commands import CloseEvent, Command, PayOut, RenameEvent, ReopenEvent
from director.words import say

RENAME = "rename event"
EVENT = "&Event"


def _rename(cockpit: Cockpit, text: str) -> Answer:
    if not text:
        return Answer(say("What the event is called from now on"), None)
    return commanded(cockpit, RenameEvent(text))


EVENT_QUESTIONS: dict[str, Question] = {
    RENAME: Question(
        "What is the event called?", "Friday mixed games", _rename, lambda c: c.tournament.name
    )
}


def _does(name: str, text: str, command: Command) -> Action[Cockpit]:
    return Action(
        f"event.{name}",
        text,
        lambda c: c.bridge.do(command),
        EVENT,
        refusal=lambda c: c.bridge.refusal(command),
        group=2,
    )


WHOLE_EVENT_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action("event.rename", "Rename this event …", lambda c: c.asked.emit(RENAME), EVENT, group=2),
    Action(
        "event.structure",
        "Change the structure …",
        lambda c: c.restructuring.emit(),
        EVENT,
        "Ctrl+Shift+L",
        group=2,
    ),
    _does("close", "Close the event", CloseEvent()),
    _does("pay_out", "All prizes are paid", PayOut()),
    _does("reopen", "Open the event again", ReopenEvent()),
)
