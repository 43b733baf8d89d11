"""The paper pack: made on demand, and written beside each copy of the book at a break."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from director.gui.events.cockpits import Cockpit
from director.gui.events.eventsheets import event_sheet
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name, put
from director.gui.parts.statuslines import FAILED
from director.gui.parts.tasks import Task
from director.reports.paper_packs import paper_pack
from director.words import say


def pack_sheet(cockpit: Cockpit) -> Sheet:
    """All that is needed to go on by hand, as it is now."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    make = partial(paper_pack, t, name, now)
    return event_sheet(cockpit, say("Paper pack"), make, "letter")


def print_pack(cockpit: Cockpit) -> None:
    """Opens the paper pack."""
    open_sheet(cockpit, cockpit, pack_sheet(cockpit), cockpit.viewer)


def write_at_breaks(cockpit: Cockpit) -> None:
    """From now on each copy of the book that a break brings has a paper pack beside it."""
    cockpit.copied_at_break.connect(lambda paths: write_beside(cockpit, paths))


def write_beside(cockpit: Cockpit, copies: Sequence[Path]) -> None:
    """Has the pack set and written beside these copies; the window goes on meanwhile."""
    sheet = pack_sheet(cockpit)
    event = file_name(cockpit.tournament.name)

    def write() -> None:
        if copies:
            pdf = sheet.make()
            for copy in copies:
                put(pdf, copy.with_name(f"{copy.stem} {event}.pdf"))
                _drop_old(copy, event)

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        cockpit.say(say("no paper pack: {why}", why=why), FAILED)

    Task(cockpit, write, lambda _: None, failed)


def _drop_old(copy: Path, event: str) -> None:
    """Packs of this event whose copy of the book is no longer kept go with it."""
    ending = f" {event}.pdf"
    for pack in copy.parent.glob(f"*{ending}"):
        if not pack.with_name(pack.name.removesuffix(ending) + copy.suffix).exists():
            pack.unlink(missing_ok=True)
