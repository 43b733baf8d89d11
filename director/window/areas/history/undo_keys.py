"""Ctrl+Z and Ctrl+Y: at once where only the act itself is concerned; else it is shown first.

What moves with it, others' places or the prizes, what depends on it, and what another desk has
done, is in sight before anything is done.
"""

from collections.abc import Callable

from director.desk.desk import Desk
from director.desk.undo_preview import Preview, preview_redo, preview_undo
from director.translation import say
from director.window.areas.history.effect_list import first_words
from director.window.event.cockpit import Cockpit
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
            cockpit.proposed.emit(preview)
        else:
            carry_out(cockpit, preview)

    cockpit.bridge.preview(look, number, seen)


def carry_out(cockpit: Cockpit, preview: Preview) -> None:
    """Does what was shown; not where something else was done since."""
    bridge = cockpit.bridge
    log = bridge.desk.log
    if len(log.records) != preview.length:
        cockpit.say(say("something was done meanwhile: ask again"), REFUSED)
        return
    cockpit.expect(preview.numbers, first_words(preview, bridge.desk.said))
    newest = log.next_undo
    if not preview.back:
        bridge.redo()
    elif newest is not None and preview.numbers == (newest.number,):
        bridge.undo()
    else:
        bridge.take_back(preview.record.number, [one.number for one in preview.others])
