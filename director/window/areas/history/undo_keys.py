"""Ctrl+Z and Ctrl+Y: at once where only the act itself is concerned; else it is shown first.

What moves with it, others' places or the prizes, what depends on it, and what another desk has
done, is in sight before anything is done.
"""

from collections.abc import Callable

from director.desk.desk import Desk
from director.desk.undo_preview import Preview, preview_redo, preview_undo
from director.translation import say
from director.views.log.record_words import as_it_stands
from director.window.areas.history.effect_list import first_words
from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action
from director.window.widgets.status_line import REFUSED


def undo(cockpit: Cockpit) -> None:
    """Takes the newest act back, or shows first what moves with it."""
    newest = cockpit.bridge.desk.log.next_undo
    _ask(cockpit, preview_undo, newest.number if newest else 0)


def redo(cockpit: Cockpit) -> None:
    """Brings back what was taken back last, or shows first what moves with it."""
    together = cockpit.bridge.desk.log.redone_together
    _ask(cockpit, preview_redo, together[0] if together else 0)


def _ask(cockpit: Cockpit, look: Callable[[Desk], Preview], number: int) -> None:
    def seen(preview: Preview) -> None:
        if preview.asks:
            cockpit.request(preview)
        else:
            carry_out(cockpit, preview)

    cockpit.bridge.preview(look, number, seen)


def carry_out(cockpit: Cockpit, preview: Preview) -> None:
    """Does what was shown; not where something else was done since."""
    bridge = cockpit.bridge
    log = bridge.desk.log
    if len(log.records) != preview.length:
        cockpit.say(say("something else was recorded meanwhile: try again"), REFUSED)
        return
    cockpit.expect(preview.numbers, first_words(preview, bridge.desk.said))
    newest = log.next_undo
    if not preview.back:
        bridge.redo()
    elif newest is not None and preview.numbers == (newest.number,):
        bridge.undo()
    else:
        bridge.take_back(preview.record.number, [one.number for one in preview.others])


def undo_title(cockpit: Cockpit) -> str:
    """What would be taken back."""
    desk = cockpit.bridge.desk
    if not desk.log.next_undo:
        return say("Undo")
    return say("Undo: {what}", what=desk.said(as_it_stands(desk.log.next_undo, desk.log)))


def redo_title(cockpit: Cockpit) -> str:
    """What would be brought back."""
    desk = cockpit.bridge.desk
    if not desk.log.next_redo:
        return say("Redo")
    return say("Redo: {what}", what=desk.said(as_it_stands(desk.log.next_redo, desk.log)))


def nothing_to_undo(cockpit: Cockpit) -> str | None:
    """Why nothing can be taken back."""
    return None if cockpit.bridge.desk.log.next_undo else say("there is nothing to undo")


def nothing_to_redo(cockpit: Cockpit) -> str | None:
    """Why nothing can be brought back."""
    return None if cockpit.bridge.desk.log.next_redo else say("there is nothing to redo")


UNDO_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "event.undo",
        "Undo",
        undo,
        menus.EDIT,
        "Ctrl+Z",
        icon="undo",
        refusal=nothing_to_undo,
        title=undo_title,
        words="take back, revert, mistake, oops, mistyped",
    ),
    Action(
        "event.redo",
        "Redo",
        redo,
        menus.EDIT,
        "Ctrl+Y",
        "Ctrl+Shift+Z",
        icon="redo",
        refusal=nothing_to_redo,
        title=redo_title,
        words="undo the undo, repeat",
    ),
)
