"""Who is chosen is lit in the list: a question that asks about somebody leaves nobody else lit."""

from collections.abc import Callable
from typing import Any

from director.window.event.cockpit import Cockpit
from director.window.widgets.table_view import RowsView


def light(cockpit: Cockpit, view: RowsView[Any], show_all: Callable[[], object]) -> None:
    """Chooses the row of whoever is chosen; `show_all` shows rows that a search leaves out."""
    chosen = cockpit.choice
    if (None if view.choice is None else view.rows.identity(view.choice)) == chosen:
        return
    if chosen is not None and view.rows.place(chosen) is None:
        show_all()
    if view.rows.place(chosen) is not None:
        view.choose(chosen)
    elif view.choice is not None:
        view.clearSelection()
        cockpit.choose(chosen)  # the list has just told that nobody is
