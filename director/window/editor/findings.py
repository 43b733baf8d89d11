"""What is wrong with a structure and what is worth another look, a line each; Enter goes there."""

from typing import NamedTuple

from PySide6.QtCore import Signal

from director.translation import say
from director.window.editor.draft import Draft, Verdict, step_of
from director.window.editor.step_columns import LEVEL, kind_of
from director.window.look.icons import pixmap
from director.window.look.palettes import current_palette
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView


class Finding(NamedTuple):
    """One line."""

    place: str
    where: str
    sentence: str
    is_fault: bool


def findings(draft: Draft, said: Verdict) -> list[Finding]:
    """Faults first; while there are any, nothing else is known."""
    made = [Finding(one.place, where(draft, one.place), one.message, True) for one in said.faults]
    return made + [
        Finding(concern.place, where(draft, concern.place), concern.sentence, False)
        for concern in said.concerns
    ]


def where(draft: Draft, place: str) -> str:
    """A place of the file in the words of the room: "Level 3", "Break, row 5"."""
    step = step_of(place)
    if step is None:
        return place.partition(".")[0].partition("[")[0].replace("_", " ").capitalize()
    rows = draft.rows
    if step[0] >= len(rows):
        return say("row {number}", number=step[0] + 1)
    kind, label = kind_of(rows[step[0]]), rows[step[0]].get("label")
    if kind == LEVEL and label:
        return say("Level {label}", label=label)
    return say("{kind}, row {number}", kind=say(kind), number=step[0] + 1)


def _sign(one: Finding) -> object:
    return pixmap(
        "refused", current_palette().warning if one.is_fault else current_palette().soft, 16
    )


COLUMNS: tuple[Column[Finding], ...] = (
    Column("", lambda one: one.where, width=152, icon=_sign),
    Column("", lambda one: one.sentence, colour=lambda one: "warning" if one.is_fault else "soft"),
)


class FindingsView(RowsView[Finding]):
    """The list; a click or Enter goes to where it is."""

    went = Signal(str)
    """To this place of the file."""

    def __init__(self) -> None:
        model: RowsModel[Finding] = RowsModel(COLUMNS, lambda one: (one.place, one.sentence))
        super().__init__(model, say("Errors and warnings"))
        model.setParent(self)
        self.horizontalHeader().hide()
        self.opened.connect(self._go)
        self.clicked.connect(lambda _: self._go())

    def _go(self) -> None:
        if self.choice:
            self.went.emit(self.choice.place)
