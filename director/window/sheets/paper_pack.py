"""The paper pack, written beside each copy of the book at a break."""

import re
from collections.abc import Sequence
from pathlib import Path

from director.files.whole_files import put_bytes
from director.reports.sheet_register import EVENT_SHEETS
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import file_name
from director.window.sheets.event_sheets import event_sheet
from director.window.system.tasks import Task
from director.window.widgets.status_line import FAILED

_WHEN = re.compile(r" \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \d+)?$")
"""When a copy was made, at the end of its name."""


def write_at_breaks(cockpit: Cockpit) -> None:
    """From now on each copy of the book that a break brings has a paper pack beside it."""
    cockpit.copied_at_break.connect(lambda paths: write_beside(cockpit, paths))


def write_beside(cockpit: Cockpit, copies: Sequence[Path]) -> None:
    """Has the pack set and written beside these copies; the window goes on meanwhile."""
    sheet = event_sheet(cockpit, EVENT_SHEETS["pack"])
    event = file_name(cockpit.tournament.name)

    def write() -> None:
        if copies:
            pdf = sheet.make()
            for copy in copies:
                put_bytes(pdf, copy.with_name(f"{copy.stem} {event}.pdf"))
                _drop_old(copy, event)

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        cockpit.say(say("paper pack not printed: {why}", why=why), FAILED)

    Task(cockpit, write, lambda _: None, failed)


def _drop_old(copy: Path, event: str) -> None:
    """Packs of this event whose copy of the book is no longer kept go with it, and nothing else."""
    ending = f" {event}.pdf"
    for pack in copy.parent.glob("*.pdf"):
        of_copy = pack.name.removesuffix(ending)
        ours = pack.name.endswith(ending) and _WHEN.sub("", of_copy) == _WHEN.sub("", copy.stem)
        if ours and _WHEN.search(of_copy) and not pack.with_name(of_copy + copy.suffix).exists():
            pack.unlink(missing_ok=True)
