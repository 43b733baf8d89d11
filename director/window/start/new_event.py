"""A new event: a name and a structure, with the schedule of the structure beside the list.

A structure whose file is faulty stands in the list all the same, with everything that is wrong.
"""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.views.counted import counted
from director.window.look.styles import GRID
from director.window.start.house_rules_copied import founded
from director.window.start.offered_structures import COLUMNS, Offered, answering, offered, titled
from director.window.start.start_actions import StartActions
from director.window.start.structure_in_short import StructureInShort
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field, SearchField
from director.window.widgets.labels import SCREEN, captioned, column, holding, row, tip
from director.window.widgets.page_header import PageHeader
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_LEFT = 520
"""Pixels for the name, the search and the list, at most."""


class NewEventPage(QWidget):
    """Asks for the name and the structure of a new event."""

    def __init__(self, start_actions: StartActions) -> None:
        super().__init__()
        self._start_actions = start_actions
        self._editing = False
        """Whether it goes out of sight for the structure editor, and comes back."""
        self.name = Field(say("Name of the event"), say("Friday mixed games"))
        self.search = SearchField(say("Find a structure"), say("Any words: razz, turbo, BARGE"))
        self._every: tuple[Offered, ...] = ()
        self.model: RowsModel[Offered] = RowsModel(
            COLUMNS, lambda row: row.file or row.group, self, lambda row: row.is_title
        )
        self.view = RowsView(self.model, say("Structures"), self)
        self.go = push_button(say("Create event"), self._found, "first")
        self.fresh = push_button(
            say("New structure"), lambda: self._to_editor(start_actions.asked_new_structure)
        )
        self.edit = push_button(say("Edit a copy"), self._edit)
        self._back = push_button(say("Back"), start_actions.asked_list.emit)
        self.short = StructureInShort()
        self._lay_out()
        self.name.textChanged.connect(lambda _: self._weigh())
        self.name.returnPressed.connect(self._found)
        self.search.textChanged.connect(lambda _: self.look_up())
        self.search.stepped.connect(self.view.step)
        self.search.returnPressed.connect(self._found)
        self.view.chosen.connect(self._show_chosen)
        self.view.opened.connect(self._found)
        self.view.find_by_typing(lambda row: "" if row.is_title else row.title)

    def _lay_out(self) -> None:
        choice = column(
            captioned(say("Name of the event"), self.name),
            captioned(say("Find a structure"), self.search),
            self.view,
            gap=2 * GRID,
        )
        self.header = PageHeader(say("New event"), self._back, self.fresh, self.edit, self.go)
        left = holding(choice)
        left.setMaximumWidth(_LEFT)
        below = holding(row(left, self.short.panel, gap=2 * GRID, stretch={0: 1, 1: 1}))
        self.setLayout(column(self.header, below, gap=2 * GRID, stretch=1, margins=SCREEN))
        fields = (self.name, self.search, self.view, self.short.schedule)
        order: list[QWidget] = [*fields, self.go, self.edit, self.fresh, self._back]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def refresh(self, file: str = "") -> None:
        """Reads the structures anew, and chooses that of a file where one is named."""
        structures = self._start_actions.event_list.structures()
        self._every = offered(structures, filter(self._is_own, structures))
        if file:
            self.search.empty()
        self.look_up()
        if file:
            self.view.choose(file)

    def look_up(self) -> None:
        """Lists the structures that answer to what is typed; the chosen one stays while it does."""
        typed, library = self.search.text(), self._start_actions.event_list.library
        found = answering(typed, self._every, library)
        self.model.show(titled(found))
        sound = [one.file for one in found if one.structure]
        if self.view.choice is None and found:
            self.view.choose((sound or [found[0].file])[0])
        many = counted(len(self._every), "1 structure", "{count} structures")
        if typed.strip():
            words = say("{found} of {many}", found=len(found), many=many)
            many = words if found else say("No match")
        self.header.tell(many)
        self._show_chosen()

    def land(self) -> None:
        """Begins with the name; one that was typed before the editor was looked into is kept."""
        self.name.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever goes elsewhere than into the editor begins anew next time."""
        if not self._editing:
            self.name.empty()
            self.search.empty()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.short.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._start_actions.asked_list.emit()
        elif event.key() == Qt.Key.Key_F2:
            self._edit()
        else:
            super().keyPressEvent(event)

    def _edit(self) -> None:
        """The structure editor, with the chosen structure or a copy of it."""
        chosen = self.view.choice
        if chosen:
            self._to_editor(self._start_actions.asked_structure, chosen.file)

    def _to_editor(self, asked: SignalInstance, *which: str) -> None:
        self._editing = True
        asked.emit(*which)
        self._editing = False

    def _is_own(self, file: str) -> bool:
        return (self._start_actions.event_list.own_structures / f"{file}.toml").is_file()

    def _weigh(self) -> None:
        chosen = self.view.choice
        own = chosen is not None and self._is_own(chosen.file)
        self.edit.setText(say("Edit this structure") if own else say("Edit a copy"))
        self.edit.setToolTip(tip(f"{self.edit.text()}  (F2)"))
        self.edit.setEnabled(chosen is not None and (own or chosen.structure is not None))
        self.go.setEnabled(bool(self.name.text().strip() and chosen and chosen.structure))

    def _found(self) -> None:
        chosen = self.view.choice
        name = " ".join(self.name.text().split())
        if not name:
            self.name.setFocus()
            self._start_actions.said.emit(say("enter a name for the event"), "refused")
        elif chosen and chosen.structure:
            start_actions = self._start_actions
            event_list, settings = start_actions.event_list, start_actions.settings
            start_actions.found(partial(founded, event_list, settings, name, chosen.structure))
        elif chosen and chosen.fault:
            words = say("fix {file} first", file=chosen.fault.file)
            self._start_actions.said.emit(words, "refused")

    def _show_chosen(self) -> None:
        self.short.show_offered(self.view.choice, self._start_actions.event_list.library)
        self._weigh()
