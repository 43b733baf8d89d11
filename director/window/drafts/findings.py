"""What is wrong with a draft and what is worth another look, a line each; Enter goes there."""

from typing import NamedTuple

from PySide6.QtCore import Signal

from director.translation import say
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


def _sign(_: Finding) -> object:
    return pixmap("refused", current_palette().warning, 16)


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
