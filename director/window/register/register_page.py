"""The register: one field finds anybody, the list stands below, the person beside it."""

from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from director.desk.lists.player_sheets import Preview
from director.desk.register import Person
from director.translation import chips, say
from director.views.counted import counted
from director.window.look.styles import GRID, dress_window
from director.window.register.erase_person import EraseDrop
from director.window.register.import_preview import PreviewView
from director.window.register.merge_duplicate import MergeDrop
from director.window.register.person_form import PersonForm
from director.window.register.register_actions import RegisterRequest
from director.window.register.register_columns import PEOPLE
from director.window.register.register_selection import RegisterSelection
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import SearchField
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    label,
    panel,
    row,
    stacked,
)
from director.window.widgets.locked_page import LockedPage
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_READ = "*.csv *.xlsx *.xlsm *.txt *.tsv"
_ROW_ACTS = (("register.merge", "register.erase"), ("register.new",))
"""What drops down from a person."""
_BESIDE = 392
_WIDE = 1100
"""On narrower pages nicknames and cities make room; they are in the form all the same."""
_NOT_NARROW = [at for at, one in enumerate(PEOPLE) if one.title in ("Nickname", "City")]

_CLOSEST = 500
"""So many are listed of those who answer to what is typed; nobody reads on, one types on."""

_PEOPLE, _NOBODY, _NOBODY_FOUND = 0, 1, 2


class RegisterPage(Page):
    """Everybody in the register."""

    def __init__(self, selection: RegisterSelection, actions: Bound[RegisterSelection]) -> None:
        super().__init__()
        self.selection = selection
        self.search = SearchField(say("Find a person"), say("Part of a name, nickname or card"))
        self.search.takes_names = True
        self.count = label("", "caption")
        self.model: RowsModel[Person] = RowsModel(PEOPLE, attrgetter("number"), self)
        self.view = RowsView(self.model, say("People"), self)
        self.view.let_sort()
        self.view.offer(declared(actions, _ROW_ACTS))
        aside = (("merge", say("Merge …")), ("erase", say("Erase …")))
        self.form = PersonForm(
            selection, *(ActionButton(actions[f"register.{one}"], text=text) for one, text in aside)
        )
        self.preview = PreviewView(selection.paper_lacks)
        self._keeping = self._listing = False
        self._lay_out(actions)
        self.merging = MergeDrop(selection, self)
        self.erasing = EraseDrop(selection, self)
        self._connect()

    def take_lines(self, _: str) -> bool:
        """Several names were pasted here: they are taken in by an event, or come from a file."""
        words = say("a pasted list is taken in by an event: open one and paste it on Players")
        self.selection.said.emit(words, REFUSED)
        return True

    def _lay_out(self, actions: Bound[RegisterSelection]) -> None:
        searching = captioned(say("Find a person"), self.search)
        searching.setMaximumWidth(440)
        first = [ActionButton(actions[f"register.{one}"]) for one in ("import", "export")]
        new = ActionButton(actions["register.new"], first=True)
        self._back = push_button(say("Back to the events"), self.left.emit)
        self._header = PageHeader(say("Player register"), *first, new, self._back)
        nobody = EmptyState(
            "players",
            say("The register is empty"),
            say(
                "Players who register for an event are added automatically. You can also import"
                " a list from CSV or a spreadsheet."
            ),
            [ActionButton(actions["register.import"]), ActionButton(actions["register.new"])],
        )
        self._none = EmptyState("find", say("No match"), say("Press Enter to add a new person"))
        self._list = stacked(self.view, nobody, self._none)
        self._beside = panel(column(self.form))
        self._beside.setFixedWidth(_BESIDE)
        left = column(self._list, self.count, gap=GRID, stretch=0)
        below = holding(row(holding(left), self._beside, gap=2 * GRID))
        everybody = column(self._header, searching, below, gap=2 * GRID, stretch=2)
        self._everybody = holding(everybody)
        self._locked = LockedPage(self.selection.sign_in_asked.emit)
        self._stack = stacked(self._everybody, self.preview, self._locked)
        self.setLayout(column(self._stack, margins=SCREEN))
        QWidget.setTabOrder(self.search, self.view)
        QWidget.setTabOrder(self.view, self.form.fields["name"])

    def _connect(self) -> None:
        self.search.textEdited.connect(lambda _: self.show_people())
        self.search.stepped.connect(self.view.step)
        self.search.emptied.connect(self.show_people)
        self.search.returnPressed.connect(self._enter)
        self.view.chosen.connect(self._show_choice)
        self.view.opened.connect(self.form.land)
        self.form.kept.connect(self._show_kept)
        self.form.left.connect(self.land)
        self.selection.changed.connect(self._refresh_in_sight)
        self.selection.requested.connect(self._respond)
        self.selection.previewed.connect(self._show_preview)
        self.selection.written.connect(self.leave_preview)
        self.preview.accepted.connect(self.selection.take_in)
        self.preview.left.connect(self.leave_preview)
        self.merging.merged.connect(self._show_kept)
        self.erasing.erased.connect(self.land)

    def refresh(self) -> None:
        """Shows the register as it stands."""
        self.selection.look()
        self.show_people()

    def land(self) -> None:
        """Puts the cursor where somebody is searched for."""
        match self._stack.currentWidget():
            case self.preview | self._locked as instead:
                instead.land()
            case _:
                self.search.begin()

    def show_people(self) -> None:
        """Lists whoever answers to what is typed, the closest first."""
        if self._is_locked():
            return
        index = self.selection.player_index
        if index is None:
            return
        everybody, searching = len(index), bool(self.search.text().strip())
        closest, found = index.found(self.search.text(), _CLOSEST if searching else None)
        self._listing = True  # who is chosen is looked at when all rows stand
        self.model.show([index.people[number] for number in closest])
        self._listing = False
        if found:
            self._list.setCurrentIndex(_PEOPLE)
        else:
            self._list.setCurrentIndex(_NOBODY_FOUND if everybody else _NOBODY)
        self._beside.setVisible(bool(found) or self._is_entering)
        people = counted(everybody, "1 person", "{count} people").replace(
            str(everybody), chips(everybody)
        )
        self.count.setVisible(bool(everybody))
        if found > len(closest):
            people = say("closest {most} of {people}", most=_CLOSEST, people=people)
        elif searching:
            people = say("{found} of {people}", found=chips(found), people=people)
        self.count.setText(people)
        if found and not self._is_entering and (searching or self.view.choice is None):
            self.view.selectRow(0)
        self._show_choice()

    def _is_locked(self) -> bool:
        """Whether nobody sees anybody now, for nobody is signed in; it is shown so."""
        was = self._stack.currentWidget() is self._locked
        if why := self.selection.locked:
            self._locked.show_why(why)
            self._stack.setCurrentWidget(self._locked)
            for drop in (self.merging, self.erasing):
                drop.hide()
        elif was:
            self._stack.setCurrentWidget(self._everybody)
        if was is not bool(why) and self.isVisible():
            self.land()
        return bool(why)

    def enter_new(self, name: str = "") -> None:
        """Empty fields for somebody new."""
        if not self._kept():
            return
        self.view.clearSelection()
        self.form.show_person(Person())
        self._beside.show()
        self.selection.choose(None)
        self.form.fields["name"].setText(name)
        self.form.land()

    def leave_preview(self) -> None:
        """Back to the list; nothing more is known of the file."""
        self._stack.setCurrentWidget(self._everybody)
        self.show_people()
        self.land()

    def stay(self) -> None:
        """Beside the rail of an event there is nothing to go back from."""
        self._back.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for at in _NOT_NARROW:
            self.view.setColumnHidden(at, self.width() < _WIDE)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.selection.show(True)

    def hideEvent(self, event: QHideEvent) -> None:
        for drop in (self.merging, self.erasing):
            drop.hide()
        self.selection.show(False)
        super().hideEvent(event)

    @property
    def _is_entering(self) -> bool:
        """Whether somebody new is being typed."""
        return self.form.is_new and self.form.is_dirty

    def _refresh_in_sight(self) -> None:
        if self.isVisible():
            self.show_people()

    def _enter(self) -> None:
        """Enter in the search field: to the person that is found, or a new one of that name."""
        if self.view.choice is not None:
            self.form.land()
        elif self.search.text().strip():
            self.enter_new(" ".join(self.search.text().split()))

    def _show_choice(self) -> None:
        """Shows whoever is chosen; what was typed of somebody else is kept first."""
        if self._keeping or self._listing:
            return
        chosen = self.view.choice
        if chosen == self.form.person or (chosen is None and self._is_entering):
            self.selection.choose(chosen)
            return
        same = chosen is not None and chosen.number == self.form.person.number
        if self.form.is_dirty and same:
            return  # another desk has changed the one who is being corrected here
        if not self._kept():
            return
        self.form.show_person(chosen or Person())
        self.selection.choose(chosen)

    def _kept(self) -> bool:
        """Keeps what was typed, if anything; whether the form is free for somebody else."""
        if not self.form.is_dirty or (self.form.is_new and not self.form.typed.name):
            return True
        self._keeping = True  # the list is shown anew meanwhile, and must not ask again
        try:
            return self.form.keep()
        finally:
            self._keeping = False

    def _show_kept(self, person: Person) -> None:
        """Whoever was entered, corrected or merged stands chosen in the list."""
        if self.model.place(person.number) is None:
            self.search.empty()
            self.show_people()
        self.view.choose(person.number)
        self._show_choice()
        self.land()

    def _show_preview(self, found: Preview) -> None:
        if self.isVisible():
            self.preview.show_preview(found)
            self._stack.setCurrentWidget(self.preview)
            self.preview.land()

    def _respond(self, request: RegisterRequest) -> None:
        if not self.isVisible():
            return
        chosen = self.view.choice
        match request:
            case RegisterRequest.NEW:
                self.enter_new()
            case RegisterRequest.MERGE if chosen:
                self.merging.ask(chosen)
            case RegisterRequest.ERASE if chosen:
                self.erasing.ask(chosen)
            case RegisterRequest.IMPORT:
                self._ask_for_file(say("Import people"), saving=False)
            case RegisterRequest.EXPORT:
                self._ask_for_file(say("Export people"), saving=True)

    def _ask_for_file(self, title: str, *, saving: bool) -> None:
        """Asks for a file; the dialog is not modal."""
        places = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(places)
        kinds = "*.xlsx;;*.csv" if saving else f"{_READ};;*"
        dialog = QFileDialog(self.window(), title, folder, kinds)
        if saving:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix("xlsx")
            dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kind[2:]))
            dialog.selectFile(say("players.xlsx"))
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(False)
        act = self.selection.export if saving else self.selection.read
        dialog.fileSelected.connect(lambda path: act(Path(path)))
        dress_window(dialog)
        dialog.show()
