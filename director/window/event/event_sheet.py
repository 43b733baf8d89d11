"""A sheet of the event that can be set on any paper, and having it opened."""

from collections.abc import Callable

from director.reports.documents import PAPERS, Document
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import Sheet, file_name
from director.window.rulings_desk.sheet_job import open_sheet

Making = Callable[[str], Document]
"""Makes the document for a size of paper; beside the window's thread."""


def event_sheet(
    cockpit: Cockpit, title: str, make: Making, usual: str = "a4", kind: str = ""
) -> Sheet:
    """The sheet; `kind` is what its paper is remembered by, where titles differ."""
    sheets = cockpit.sheets

    def on(paper: str) -> bytes:
        return sheets.document(make(paper))

    name = file_name(f"{title} {cockpit.tournament.name}")
    return Sheet(title, name, lambda: on(usual), kind or title, PAPERS, on)


def opening(sheet_of: Callable[[Cockpit], Sheet]) -> Callable[[Cockpit], None]:
    """What an action does that opens such a sheet."""
    return lambda cockpit: open_sheet(cockpit, cockpit, sheet_of(cockpit), cockpit.viewer)
