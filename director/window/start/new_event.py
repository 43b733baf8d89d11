"""A new event: a name and a structure, with the schedule of the structure beside the list.

From a template, all that is left to say is the date. A structure whose file is faulty stands in the
list all the same, with everything that is wrong.
"""

from datetime import date
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from director.tournament.templates.template import Template
from director.translation import say
from director.views.counted import counted
from director.window.event.template_shelf import dated, house_templates
from director.window.look.styles import GRID
from director.window.start.house_rules_copied import founded
from director.window.start.offered_structures import (
    COLUMNS,
    COPIED,
    OF_TEMPLATE,
    Offered,
    answering,
    offered,
    offered_templates,
    titled,
)
from director.window.start.start_actions import StartActions
from director.window.start.structure_in_short import StructureInShort
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field, SearchField
from director.window.widgets.labels import SCREEN, captioned, column, holding, reveal, row, tip
from director.window.widgets.page_header import PageHeader
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_DAY = 144
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
        self.day = Field(say("Date"), say("2027-03-05, or blank"))
        self._day = captioned(say("Date"), self.day)
        self._named = ""
        """The name that was put there by itself; whatever else stands there somebody has typed."""
        self._copied: Template | None = None
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
        self.day.textChanged.connect(lambda _: self._name_it())
        self.day.returnPressed.connect(self._found)
        self.name.returnPressed.connect(self._found)
        self.search.textChanged.connect(lambda _: self.look_up())
        self.search.stepped.connect(self.view.step)
        self.search.returnPressed.connect(self._found)
        self.view.chosen.connect(self._show_chosen)
        self.view.opened.connect(self._found)
        self.view.find_by_typing(lambda row: "" if row.is_title else row.title)

    def _lay_out(self) -> None:
        self._day.setFixedWidth(_DAY)
        named = row(captioned(say("Name of the event"), self.name), self._day, gap=2 * GRID)
        named.setStretch(0, 1)
        choice = column(
            holding(named),
            captioned(say("Find a structure"), self.search),
            self.view,
            gap=2 * GRID,
        )
        self.header = PageHeader(say("New event"), self._back, self.fresh, self.edit, self.go)
        left = holding(choice)
        left.setMaximumWidth(_LEFT)
        below = holding(row(left, self.short.panel, gap=2 * GRID, stretch={0: 1, 1: 1}))
        self.setLayout(column(self.header, below, gap=2 * GRID, stretch=1, margins=SCREEN))
        fields = (self.name, self.day, self.search, self.view, self.short.schedule)
        order: list[QWidget] = [*fields, self.go, self.edit, self.fresh, self._back]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def refresh(self, file: str = "") -> None:
        """Reads the structures anew, and chooses that of a file where one is named."""
        start_actions = self._start_actions
        event_list = start_actions.event_list
        structures = event_list.structures()
        templates = house_templates(start_actions.settings, event_list.library)
        self._every = (
            *offered_templates(templates, self._copied),
            *offered(structures, filter(self._is_own, structures)),
        )
        self.day.setText(f"{event_list.now().astimezone():%Y-%m-%d}")
        if file:
            self.search.empty()
        self.look_up()
        if file:
            self.view.choose(file)

    def choose_template(self) -> None:
        """The first of the templates, and the date that its event is of."""
        templates = [one.file for one in self._every if one.file.startswith(OF_TEMPLATE)]
        if templates:
            self.view.choose(templates[0])
            self.day.begin()
        else:
            words = say("no template yet: save an event as one first")
            self._start_actions.said.emit(words, "refused")

    def choose_copy(self, template: Template) -> None:
        """The settings of another event, which stand above the templates."""
        self._copied = template
        self.refresh(COPIED)
        self.day.begin()

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
            self._copied = None
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
        if chosen and not chosen.file.startswith(OF_TEMPLATE):
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
        is_template = chosen is not None and chosen.file.startswith(OF_TEMPLATE)
        self.edit.setVisible(not is_template)
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
        elif chosen and chosen.template:
            self._begin(name, chosen.template)
        elif chosen and chosen.structure:
            start_actions = self._start_actions
            event_list, settings = start_actions.event_list, start_actions.settings
            start_actions.found(partial(founded, event_list, settings, name, chosen.structure))
        elif chosen and chosen.fault:
            words = say("fix {file} first", file=chosen.fault.file)
            self._start_actions.said.emit(words, "refused")

    def _begin(self, name: str, template: Template) -> None:
        """From a template; a date that is none is told, and stays to be corrected."""
        day, is_day = self._date()
        if is_day:
            start_actions = self._start_actions
            begin = start_actions.event_list.begin
            start_actions.found(partial(begin, template, name, day))
        else:
            self.day.setFocus()
            words = say("enter the date as 2027-03-05, or leave it blank")
            self._start_actions.said.emit(words, "refused")

    def _date(self) -> tuple[date | None, bool]:
        """What stands in the field, and whether that is a date or nothing."""
        text = self.day.text().strip()
        try:
            return (date.fromisoformat(text) if text else None), True
        except ValueError:
            return None, False

    def _name_it(self) -> None:
        """An event of a template is called as it is, with its date, until somebody types a name."""
        chosen = self.view.choice
        template = chosen.template if chosen else None
        reveal(self._day, template is not None)
        if self.name.text() not in ("", self._named):
            return
        day, _ = self._date()
        self._named = dated(template.name, day) if template else ""
        self.name.setText(self._named)

    def _show_chosen(self) -> None:
        self._name_it()
        self.short.show_offered(self.view.choice, self._start_actions.event_list.library)
        self._weigh()
