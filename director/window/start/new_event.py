"""A new event on one page: all that an evening is asked for, and beside it what comes of it.

Every field shows what the structure or template says already; from a template, all that is left
to say is the date. A structure whose file is faulty stands in the list all the same.
"""

import re
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from director.desk.lists.sign_up_lists import named_in
from director.files.forms import FileWrong
from director.tournament.prizes.pay_table import PayTable
from director.tournament.structure.moments import time_as_text
from director.tournament.templates.template import Template
from director.translation import say
from director.views.counted import counted
from director.window.drafts.typed_dates import date_in, next_such, weekday_in
from director.window.drafts.typed_hours import time_in
from director.window.event.pay_table_shelf import pay_tables
from director.window.event.template_shelf import dated, house_templates
from director.window.look.styles import GRID
from director.window.start.evening_form import EveningForm
from director.window.start.house_rules_copied import as_house_plays
from director.window.start.offered_structures import (
    COLUMNS,
    COPIED,
    OF_TEMPLATE,
    Offered,
    answering,
    closest_of,
    offered,
    offered_templates,
    titled,
)
from director.window.start.preset_fields import PresetField
from director.window.start.start_actions import StartActions
from director.window.start.structure_in_short import StructureInShort
from director.window.widgets.attempt import told_elsewhere, tried
from director.window.widgets.buttons import push_button
from director.window.widgets.field import DateField, Field, NameField, SearchField
from director.window.widgets.labels import SCREEN, captioned, column, holding, row, tip
from director.window.widgets.page import on_ctrl_enter
from director.window.widgets.page_header import PageHeader
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView
from director.window.widgets.unsaved_question import UnsavedQuestion

_NO_DATE = "enter a day as 2027-03-05, 3/5, friday, tomorrow; or leave it blank"
_NO_TIME = "enter the time as 19:30, or leave it blank"
_NO_DAY = "there is no {day}: enter a day of the calendar, or leave it blank"
_DATE = re.compile(r"\d{1,4}[-/]\d\d?[-/]\d{1,4}")
_DAY, _STARTS = 120, 72
_LIST = 112
_BELOW = 14
"""Pixels of the lower margin in which it is said what is wrong."""
_LEFT = 560
"""Pixels for the fields and the list, at most."""


class NewEventPage(QWidget):
    """Asks for everything that a new event needs."""

    left = Signal()
    """Nothing is begun: back to where one was."""

    def __init__(self, start_actions: StartActions) -> None:
        super().__init__()
        self._start_actions = start_actions
        self._editing = False
        """Whether it goes out of sight for the structure editor, and comes back."""
        self._went = False
        """Whether it comes back from there, with everything that was typed."""
        self._players = ""
        """Who has signed up, as it was pasted here, a line each."""
        self._kept = ""
        """What was said of it."""
        self.unsaved_question = UnsavedQuestion(
            self,
            lambda: self.unsaved,
            lambda: " ".join(self.name.text().split()) or say("This event"),
            self._found,
            "Create event",
            "{name} is not created yet",
            lambda: self._amiss[1],
        )
        self._tables: dict[str, PayTable] = {}
        self.name = NameField(say("Name of the event"), say("Friday mixed games"))
        self.day = DateField(say("Date"), say("friday, 3/5, or blank"))
        self.starts = PresetField(say("Starts at"), say("not set"))
        for field, width in ((self.day, _DAY), (self.starts, _STARTS)):
            field.setFixedWidth(width)
        self.form = EveningForm(start_actions.event_list.library, (self.day, self.starts))
        self._named = ""
        """The name that was put there by itself; whatever else stands there somebody has typed."""
        self._copied: Template | None = None
        self.search = SearchField(say("Find a structure"), say("Any words: razz, turbo, BARGE"))
        self._structures: tuple[Offered, ...] = ()
        self._templates: Mapping[str, Template | FileWrong] = {}
        self._every: tuple[Offered, ...] = ()
        self.model: RowsModel[Offered] = RowsModel(
            COLUMNS, lambda row: row.file or row.group, self, lambda row: row.is_title
        )
        self.view = RowsView(self.model, say("Structures"), self)
        self.go = push_button(say("Create event"), self._found, "first")
        self.go.setToolTip(tip(say("Create event  (Ctrl+Enter)")))
        self.fresh = push_button(say("New structure"), self._write_own)
        self.edit = push_button(say("Edit a copy"), self._edit)
        self._back = push_button(say("Back"), self._leave)
        self.short = StructureInShort()
        self._lay_out()
        self.name.textChanged.connect(lambda _: self._weigh())
        self.day.textChanged.connect(lambda _: self._name_it())
        for field in (self.day, self.starts):
            field.textChanged.connect(lambda _: self._mark_moments())
        self.starts.textChanged.connect(lambda _: self._start_at())
        self.starts.editingFinished.connect(self._show_time_read)
        self.day.editingFinished.connect(self._show_date_read)
        for one in (self.name, self.search, self.day, self.starts):
            one.returnPressed.connect(self._go_on)
        self.form.entered.connect(self._go_on)
        on_ctrl_enter(self, self._found)
        self.form.changed.connect(self._show_evening)
        self.form.more.clicked.connect(lambda _=False: self._keep_chosen_in_sight())
        self.search.textChanged.connect(lambda _: self.look_up(anew=True))
        self.search.stepped.connect(self.view.step)
        self.view.chosen.connect(self._show_chosen)
        self.view.opened.connect(self._go_on)
        self.view.find_by_typing(lambda row: "" if row.is_title else row.title)

    def _keep_chosen_in_sight(self) -> None:
        """The list is lower or higher now: what is chosen stays whole in it."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.view.scrollTo(self.view.currentIndex())

    def _lay_out(self) -> None:
        named = row(
            captioned(say("Name of the event"), self.name),
            captioned(say("Find a structure"), self.search),
            stretch={0: 1, 1: 1},
        )
        choice = column(holding(named), self.view, self.form, stretch=1)
        self.view.setMinimumHeight(_LIST)
        self.header = PageHeader(say("New event"), self._back, self.fresh, self.edit, self.go)
        left = holding(choice)
        left.setMaximumWidth(_LEFT)
        right = holding(column(self.short.panel, _BELOW, gap=0))
        below = holding(row(left, right, gap=2 * GRID, stretch={0: 1, 1: 1}))
        margins = (*SCREEN[:3], SCREEN[3] - _BELOW)
        self.setLayout(column(self.header, below, gap=GRID, stretch=1, margins=margins))
        first = (self.name, self.search, self.view, self.day, self.starts)
        order: list[QWidget] = [*first, *self.form.in_order, self.short.schedule]
        order += [self.go, self.edit, self.fresh, self._back]
        self._order = order
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def refresh(self, file: str = "") -> None:
        """Reads the structures anew, and chooses that of a file where one is named."""
        start_actions = self._start_actions
        event_list = start_actions.event_list
        structures = event_list.structures()
        self._structures = offered(structures, filter(self._is_own, structures))
        self._templates = house_templates(start_actions.settings, event_list.library)
        self._tables = {
            file: table
            for file, table in pay_tables(start_actions.settings).items()
            if isinstance(table, PayTable)
        }
        self._offer(file)

    def _offer(self, file: str = "") -> None:
        """Offers what was read, and what is copied above it; a file that is named is chosen."""
        self._every = (*offered_templates(self._templates, self._copied), *self._structures)
        if not (self._went or self.unsaved):
            self.day.setText(self._today.isoformat())
        self._went = False
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
        self._offer(COPIED)
        self.name.begin()

    def look_up(self, *, anew: bool = False) -> None:
        """Lists the structures that answer to what is typed.

        The chosen one stays while it does; where it is searched `anew`, the first is chosen.
        """
        typed, library = self.search.text(), self._start_actions.event_list.library
        found = answering(typed, self._every, library)
        self.model.show(titled(found))
        if found and (self.view.choice is None or (anew and typed.strip())):
            self.view.choose(closest_of(typed, found).file)
        many = counted(len(self._every), "1 structure", "{count} structures")
        if typed.strip():
            words = say("{found} of {many}", found=len(found), many=many)
            many = words if found else say("No match")
        words = say("{many}  ·  Ctrl+Enter: create event", many=many) if found else many
        if not (typed.strip() or self._templates):
            words = say("{words}  ·  every week: Event ▸ Templates", words=words)
        self.header.tell(words)
        self._show_chosen()

    def land(self) -> None:
        """Begins with the name; one that was typed before the editor was looked into is kept."""
        self.name.begin()

    def take_lines(self, text: str) -> bool:
        """Who plays was pasted where the event is named: it waits until there is the event."""
        count = named_in(text)
        self._players = text if count else ""
        self.form.expect(count)
        many = "{count} players kept: they come as a sign-up list with the event"
        self._kept = counted(count, "1 player kept: comes as a sign-up list with the event", many)
        if count:
            self._start_actions.said.emit(self._kept, "done")
        else:
            self._start_actions.said.emit(say("nobody is named in what was pasted"), "refused")
        return True

    def begin_anew(self, then: Callable[[], object]) -> None:
        """Begins with something else; what was typed is asked about first."""
        if self.unsaved_question.may_go(partial(self.begin_anew, then)) and self.isVisible():
            self._forget()  # out of sight it has just been created
            self._offer()
            then()

    def hideEvent(self, event: QHideEvent) -> None:
        """What was typed is kept; where nothing was, it begins anew next time."""
        if not (self._editing or self.unsaved):
            self._forget()
        super().hideEvent(event)

    def _forget(self) -> None:
        self.name.empty()
        self._players = ""
        self._start_actions.unsaid.emit(self._kept)
        self.search.empty()
        self.day.empty()
        self.starts.forget()
        self.form.forget()
        self._copied = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.short.settle()
        self.view.scrollTo(self.view.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() == Qt.Key.Key_F2:
            self._edit()
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        """Back to where one was; what was typed is asked about first."""
        if self.unsaved_question.may_go(self._leave) and self.isVisible():  # else it is created
            self._forget()
            self.left.emit()

    def may_close(self) -> bool:
        """Whether nothing would be lost; else it asks, and closes the window once nothing is."""
        return self.unsaved_question.may_go(self.window().close)

    @property
    def unsaved(self) -> str:
        """What was typed or pasted and would be lost; empty for nothing. A search is not."""
        fields = [one for one in self.findChildren(QLineEdit) if one is not self.search]
        typed = [one.text() for one in fields if one.isModified()]
        return "\n".join([*typed, self._players]).strip()

    def _edit(self) -> None:
        """The structure editor, with the chosen structure, or a copy of it as it is typed."""
        chosen = self.view.choice
        if chosen is None or chosen.file.startswith(OF_TEMPLATE):
            return
        if self._is_own(chosen.file) or chosen.structure is None:
            asked = self._start_actions.asked_structure
            self._to_editor(partial(asked.emit, chosen.file))
        else:
            self._copy("")

    def _write_own(self) -> None:
        """A structure of its own for this event: what is chosen and typed, under its name."""
        self._copy(" ".join(self.name.text().split()))

    def _copy(self, name: str) -> None:
        evening, chosen = self.form.answered(), self.view.choice
        structure = evening.structure if evening else chosen.structure if chosen else None
        if structure is None:
            self._to_editor(self._start_actions.asked_new_structure.emit)
        else:
            asked = self._start_actions.asked_structure_like
            self._to_editor(partial(asked.emit, structure, name))

    def _to_editor(self, goes: Callable[[], None]) -> None:
        self._editing = self._went = True
        goes()
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
        right = self.form.wrong is None and not (self._no_date or self._no_time)
        named = bool(self.name.text().strip())
        self.go.setEnabled(bool(right and named and chosen and chosen.structure))

    def _go_on(self) -> None:
        """To the next field or list in sight; behind the last of them stands what creates it."""
        here = next((at for at, one in enumerate(self._order) if one.hasFocus()), -1)
        for one in self._order[here + 1 :]:
            is_asked = isinstance(one, QLineEdit) or one in (self.view, self.go)
            if is_asked and one.isVisible() and one.isEnabled():
                one.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _found(self) -> None:
        field, words = self._amiss
        if field:
            field.begin()
        if words:
            self._start_actions.said.emit(words, "refused")
        elif evening := self.form.answered():
            name = " ".join(self.name.text().split())
            self._start_actions.found(evening, name, self._date, self._players)
            if not self.isVisible():
                self._forget()

    @property
    def _amiss(self) -> tuple[Field | None, str]:
        """Why the event cannot be created yet, and in which field; no words where it can."""
        chosen = self.view.choice
        if not self.name.text().strip():
            return self.name, say("enter a name for the event")
        if chosen is None:
            return self.search, say("no structure is chosen")
        if chosen.fault:
            return None, say("fix {file} first", file=chosen.fault.file)
        if self._no_date:
            return self.day, self._no_date
        if self._no_time:
            return self.starts, say(_NO_TIME)
        if wrong := self.form.wrong:
            fault = say("{field}: {fault}", field=wrong.accessibleName(), fault=wrong.toolTip())
            return wrong, fault
        return None, ""

    @property
    def _no_time(self) -> bool:
        """Whether no time of day is meant by what stands there."""
        starts = self.starts.text().strip()
        return bool(starts) and time_in(starts) is None

    def _show_time_read(self) -> None:
        """The time is written as it was read: "7pm" and "19" are 19:00."""
        starts = time_in(self.starts.text())
        if starts:
            self.starts.setText(time_as_text(starts))

    def _show_date_read(self) -> None:
        """The day is written as it was read: "friday" is the date of that Friday."""
        if self._date and self.day.text() != self._date.isoformat():
            self.day.setText(self._date.isoformat())
            self.day.setModified(True)

    def _mark_moments(self) -> None:
        """Date and time are marked with what is amiss as soon as it is typed."""
        self.day.mark(self._no_date)
        self.form.tell_day(self._date)
        self.starts.mark(say(_NO_TIME) if self._no_time else "")
        self._weigh()

    @property
    def _date(self) -> date | None:
        """The day that is meant in the field; None where it is blank or none."""
        return date_in(self.day.text(), self._today)

    @property
    def _today(self) -> date:
        return self._start_actions.event_list.now().astimezone().date()

    @property
    def _no_date(self) -> str:
        """Why what stands in the field is no date; empty where it is one, or blank."""
        text = self.day.text().strip()
        if not text or self._date:
            return ""
        return say(_NO_DAY, day=text) if _DATE.fullmatch(text) else say(_NO_DATE)

    def _date_it(self) -> None:
        """What stands in the field of the date until somebody types another."""
        if self.day.isModified() or self._went:
            return
        chosen = self.view.choice
        template = chosen.template if chosen else None
        self.day.setText((self._next_of(template) if template else self._today).isoformat())

    def _next_of(self, template: Template) -> date:
        """The next weekday of a template, its name's before that of the event it was made of.

        Not one on which it is created already.
        """
        named = weekday_in(template.name)
        weekday = template.weekday if named is None else named
        if weekday is None:
            return self._today
        rows = tried(self._start_actions.event_list.events, told_elsewhere) or ()
        there, day = {one.name for one in rows}, next_such(weekday, self._today)
        while dated(template.name, day) in there:
            day += timedelta(days=7)
        return day

    def _name_it(self) -> None:
        """An event of a template is called as it is, with its date, until somebody types a name."""
        chosen = self.view.choice
        template = chosen.template if chosen else None
        if self.name.text() not in ("", self._named):
            return
        self._named = dated(template.name, self._date) if template else ""
        self.name.setText(self._named)

    def _show_chosen(self) -> None:
        """What is chosen is what the fields show from now on."""
        self._date_it()
        self._name_it()
        chosen, settings = self.view.choice, self._start_actions.settings
        structure = chosen.structure if chosen else None
        base = chosen.template if chosen else None
        if structure and base is None:
            base = as_house_plays(structure, settings)
        starts = base.structure.starts if base else None
        self.starts.preset(time_as_text(starts) if starts else "")
        is_new = chosen is None or chosen.template is None
        self.form.setEnabled(base is not None)
        self.form.begin(base, self._tables, self.starts.text(), is_new=is_new)
        if base is None:
            self._show_evening()

    def _start_at(self) -> None:
        self.form.begin_at(self.starts.text())

    def _show_evening(self) -> None:
        """What comes of the fields."""
        chosen, library = self.view.choice, self._start_actions.event_list.library
        evening = self.form.answered() if chosen and chosen.structure else None
        self.short.show_offered(chosen, library, evening, self.form.players)
        self._weigh()
