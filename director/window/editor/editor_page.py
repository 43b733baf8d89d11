"""The structure editor: rows on the left, what is wrong below them, details and sheet beside."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QPushButton, QWidget
from shiboken6 import isValid

from director.desk.event_list import EventList
from director.files.forms import FileWrong
from director.files.whole_files import put_text
from director.reports.sheet_kinds import Planned, Typesetter
from director.reports.sheets_beside_events import STRUCTURE_SHEET
from director.tournament.structure.schedule import expected_end
from director.tournament.structure.structure import Level, Structure
from director.translation import say
from director.views.clock.times import in_words
from director.views.counted import counted
from director.window.drafts.findings import FindingsView
from director.window.editor.detail_form import DetailsForm
from director.window.editor.draft import NEW, Draft, draft_of, step_of
from director.window.editor.editor import Editor, new_name
from director.window.editor.editor_actions import StructureRequest
from director.window.editor.findings import findings
from director.window.editor.side_panes import DETAILS, SidePanes
from director.window.editor.step_cells import StepsView
from director.window.editor.step_columns import BREAK, LEVEL
from director.window.editor.stretch_panel import StretchDrop
from director.window.editor.structure_files import free_name, read_draft
from director.window.editor.suggestion_panel import SuggestDrop
from director.window.look.styles import GRID, dress_window
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row
from director.window.widgets.page_header import PageHeader
from director.window.widgets.sheet_preview import Preview
from director.window.widgets.status_line import DONE, FAILED, REFUSED
from director.window.widgets.unsaved_question import UnsavedQuestion

_TOOLS = (
    StructureRequest.LEVEL_ROW,
    StructureRequest.BREAK_ROW,
    StructureRequest.DELETE_ROWS,
    StructureRequest.SUGGEST,
    StructureRequest.STRETCH,
)
_FEW = 3
"""With no more rows, somebody may not know the keys yet."""
_HINT = (
    "Type in a cell; Tab: next cell; Enter: next or new row; b in the first column: break;"
    " Ctrl+V: paste rows from a spreadsheet; F6: details"
)
_FINDINGS = 4
"""So many lines of what is wrong are seen at once."""


class EditorPage(QWidget):
    """A structure, as somebody writes it."""

    def __init__(
        self, editor: Editor, event_list: EventList, sheets: Typesetter, actions: Bound[Editor]
    ) -> None:
        super().__init__()
        self.editor, self._event_list, self._sheets = editor, event_list, sheets
        self._actions = actions
        self.unsaved_question = UnsavedQuestion(
            self, lambda: self.editor.is_dirty, lambda: self._named, self.save
        )
        self.view = StepsView(editor)
        self.fault = label("", "fault", wrap=True)
        self.ending = label("", "soft", wrap=True)
        self.hint = label(say(_HINT), "hint", wrap=True)
        self.findings = FindingsView()
        self.form = DetailsForm(editor)
        self.preview = Preview(say("The sheet as it prints"))
        self.panes = SidePanes(self.form, self.preview)
        self._lay_out(actions)
        self.stretch = StretchDrop(editor, self)
        self.suggest = SuggestDrop(editor, self)
        self._connect()
        self.refresh()

    def _lay_out(self, actions: Bound[Editor]) -> None:
        first = self._saves = ActionButton(actions["structure.save"], first=True)
        back = QPushButton(say("Back"))
        back.clicked.connect(lambda _=False: self.editor.left.emit())
        found = ActionButton(actions["structure.found"])
        self._header = PageHeader("", back, found, first)
        self.title = self._header.title
        tools = row(
            *(ActionButton(actions[f"structure.{name.value}"]) for name in _TOOLS),
            None,
            self.panes.switch,
        )
        left = column(self.view, self.hint, self.fault, self.ending, self.findings)
        left.setStretch(0, 1)
        below = row(holding(left), self.panes, gap=2 * GRID)
        below.setStretch(0, 1)
        box = column(self._header, holding(tools), holding(below), gap=GRID)
        box.setStretch(2, 1)
        box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, GRID)
        self.setLayout(box)

    def _connect(self) -> None:
        editor = self.editor
        editor.changed.connect(self.refresh)
        editor.stack.indexChanged.connect(self._show_acts)
        editor.opened.connect(self._settle)
        editor.requested.connect(self._respond)
        self.view.told.connect(self._tell)
        self.form.told.connect(self._tell)
        self.findings.went.connect(self.go_to)

    def _show_acts(self, _index: int) -> None:
        """What can be taken back by now: a change is told before the stack has counted it."""
        if isValid(self.editor.stack):  # it counts once more when it goes
            self._actions.refresh()

    def refresh(self) -> None:
        """Shows what the model says of the draft."""
        editor, said = self.editor, self.editor.told
        self.title.setText(editor.draft.name or say("New structure"))
        reveal(self._saves, not editor.of_event)
        if editor.of_event:
            self._header.tell(_of_event(editor))
        elif editor.is_dirty:
            self._header.tell(say("not saved yet"))
        else:
            name = f"{editor.file}.toml" if editor.file else ""
            self._header.tell(say("saved as {file}", file=name) if name else say("not saved yet"))
        found = findings(editor.draft, said)
        self._tell(self.fault.text())
        self.findings.rows.show(found)
        reveal(self.findings, bool(found))
        self.findings.setFixedHeight(min(len(found), _FINDINGS) * 32 + 8)
        reveal(self.hint, len(editor.draft.rows) <= _FEW)
        rewrite(self.ending, _ending(said.structure))
        self.panes.curve.show_structure(said.structure)
        if said.structure:
            of = Planned(said.structure, self._event_list.library)
            self.preview.show_sheet(partial(STRUCTURE_SHEET.pdf, of, self._sheets))
        elif said.faults:
            words = counted(len(said.faults), "1 error", "{count} errors")
            self.preview.say(say("no preview: {faults}", faults=words))
        else:
            self.preview.say(say("The sheet is shown here once the structure has a name"))
        self._actions.refresh()

    def land(self) -> None:
        """Begins with the name where there is none, and with the rows else."""
        if self.editor.draft.name:
            self.view.setFocus()
        else:
            self.panes.choose(DETAILS)
            self.form.land()

    def begin(self) -> None:
        """A structure from nothing."""
        if self._may_go(self.begin):
            self.editor.open(Draft(NEW))
            self.land()

    def begin_copy(self, structure: Structure, name: str = "") -> None:
        """A copy of a structure, under this name or one like its own."""
        if self._may_go(lambda: self.begin_copy(structure, name)):
            taken = [
                one.name
                for one in self._event_list.structures().values()
                if isinstance(one, Structure)
            ]
            self.editor.open(draft_of(structure, name or new_name(structure.name, taken)))
            self.land()

    def begin_change(self, structure: Structure, event: str, begun: int) -> None:
        """The structure of an event, of which so many steps have begun."""
        self.editor.open(draft_of(structure), of_event=event, locked=begun)
        self.view.go_to(min(begun, len(structure.steps) - 1))
        self.view.setFocus()

    def begin_with(self, file: str) -> None:
        """The structure of a file of the user's own, or a copy of a shipped one."""
        own = self._event_list.own_structures / f"{file}.toml"
        if own.is_file():
            self.open_file(own)
        else:
            self.begin_copy(self._event_list.structure(file))

    def may_close(self, then: Callable[[], object] | None = None) -> bool:
        """Whether nothing would be lost; else it asks, and goes on with `then`, or closes."""
        return self._may_go(then or self.window().close)

    @property
    def unsaved(self) -> Draft | None:
        """What would be lost; None for nothing."""
        return self.editor.draft if self.editor.is_dirty else None

    def open_file(self, path: Path) -> None:
        """A file, faulty or not; one that is no TOML at all is said so, and nothing changes."""
        if not self._may_go(lambda: self.open_file(path)):
            return
        try:
            draft = read_draft(path, self.editor.library)
        except FileWrong as wrong:
            self.editor.said.emit("; ".join(str(one) for one in wrong.faults), FAILED)
            return
        own = path.parent == self._event_list.own_structures
        self.editor.open(draft, path.stem if own else "")
        faults = len(self.editor.verdict.faults)
        if faults:
            words = counted(faults, "1 error", "{count} errors")
            self.editor.said.emit(say("{file}: {faults}", file=path.name, faults=words), REFUSED)
        else:
            self.editor.said.emit(say("opened: {file}", file=path.name), DONE)
        self.land()

    def save(self) -> bool:
        """Into the user's folder; whether it is saved. What was typed stays, whatever happens."""
        editor = self.editor
        editor.ask_name()
        if editor.verdict.faults:
            fault = findings(editor.draft, editor.verdict)[0]
            words = say("not saved: {where}: {why}", where=fault.where, why=fault.sentence)
            editor.said.emit(words, REFUSED)
            self.go_to(fault.place)
            return False
        file = editor.file or free_name(editor.draft, self._event_list.structures())
        try:
            path = put_text(editor.draft.text, self._event_list.own_structures / f"{file}.toml")
        except OSError as error:
            why = error.strerror or str(error)
            editor.said.emit(say("not saved: {why}", why=why), FAILED)
            return False
        editor.file = file
        editor.stack.setClean()
        self.refresh()
        editor.said.emit(say("saved: {path}", path=path), DONE)
        return True

    def export(self, path: Path) -> None:
        """A copy elsewhere, faults and all."""
        try:
            put_text(self.editor.draft.text, path)
        except OSError as error:
            why = error.strerror or str(error)
            self.editor.said.emit(say("not saved: {why}", why=why), FAILED)
        else:
            self.editor.said.emit(say("copy saved: {path}", path=path), DONE)

    def go_to(self, place: str) -> None:
        """To the cell or the field of a place of the file."""
        step = step_of(place)
        if step is None:
            self.panes.choose(DETAILS)
            self.form.land(place)
            return
        rows = self.editor.draft.rows
        if step[0] < len(rows):
            keys = (one.id for one in self.editor.columns if step[1] in one.keys(rows[step[0]]))
            self.view.go_to(step[0], next(keys, ""))
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.editor.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        self.panes.settle(self.width(), self.view.whole_width)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.editor.in_sight = True
        self._actions.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.editor.in_sight = False
        for drop in (self.stretch, self.suggest):
            drop.hide()
        self._actions.refresh()

    def _respond(self, request: StructureRequest) -> None:
        if self.view.state() == QAbstractItemView.State.EditingState:
            self.view.setFocus()  # what is typed in a cell is written before its row moves
        row_here = max(0, self.view.currentIndex().row())
        match request:
            case StructureRequest.SAVE:
                self.save()
            case StructureRequest.OPEN:
                self._ask_file()
            case StructureRequest.EXPORT:
                self._ask_where()
            case StructureRequest.LEVEL_ROW | StructureRequest.BREAK_ROW:
                kind = LEVEL if request is StructureRequest.LEVEL_ROW else BREAK
                self.editor.insert(min(row_here + 1, len(self.editor.draft.rows)), kind)
                self.view.setFocus()
            case StructureRequest.DELETE_ROWS:
                self.editor.delete(self.view.chosen_rows())
            case StructureRequest.STRETCH:
                self.stretch.ask()
            case StructureRequest.SUGGEST:
                self.suggest.ask()
            case StructureRequest.FOUND if self.editor.of_event:
                self.editor.applied.emit(self.editor.verdict.structure)
            case StructureRequest.FOUND:
                if not self.editor.is_dirty or self.save():
                    self.editor.left.emit()
            case StructureRequest.SHEET:
                self.panes.next()
            case StructureRequest.NEXT_PANE:
                self._next_pane()

    def _next_pane(self) -> None:
        """From the rows to the details, the curve, to what is wrong, and back to the rows.

        In a narrow window the curve stands in the place of the details.
        """
        curve = self.panes.curve
        if self.view.hasFocus() and not (curve.isVisible() and not self.form.isVisible()):
            self.panes.choose(DETAILS)
            self.form.land()
        elif curve.isVisible() and not (curve.hasFocus() or self.findings.hasFocus()):
            curve.setFocus()
        elif self.findings.isVisible() and not self.findings.hasFocus():
            self.findings.setFocus()
            if self.findings.choice is None:
                self.findings.selectRow(0)
        else:
            self.view.setFocus()

    def _may_go(self, then: Callable[[], object]) -> bool:
        """Whether the draft may make room for another; else it asks, and goes on with `then`."""
        question = self.unsaved_question
        question.saved.setVisible(not self.editor.of_event)  # an event's is applied, not saved
        return question.may_go(then)

    @property
    def _named(self) -> str:
        return self.editor.draft.name or say("the new structure")

    def _tell(self, fault: str) -> None:
        """What is wrong in the field of the cursor, where the list below does not say it."""
        rewrite(self.fault, fault)
        listed = findings(self.editor.draft, self.editor.told)[:_FINDINGS]
        reveal(self.fault, bool(fault) and not any(fault.endswith(one.sentence) for one in listed))

    def _ask_file(self) -> None:
        folder = str(self._event_list.own_structures)
        dialog = QFileDialog(self.window(), say("Open a structure"), folder, "*.toml")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.open_file(Path(path)))
        _show(dialog)

    def _ask_where(self) -> None:
        places = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(places)
        dialog = QFileDialog(self.window(), say("Save a copy"), folder, "*.toml")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.selectFile(f"{self.editor.file or free_name(self.editor.draft, ())}.toml")
        dialog.fileSelected.connect(lambda path: self.export(Path(path)))
        _show(dialog)


def _show(dialog: QFileDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dress_window(dialog)
    dialog.show()


def _of_event(editor: Editor) -> str:
    if not editor.locked:
        return say("{event}: not started yet", event=editor.of_event)
    one = "{event}: the first row has started and cannot be changed"
    many = "{event}: the first {count} rows have started and cannot be changed"
    return say(one if editor.locked == 1 else many, event=editor.of_event, count=editor.locked)


def _ending(structure: Structure | None) -> str:
    """How long the levels last, and when the event is likely to be over."""
    if structure is None:
        return ""
    whole = in_words(sum(structure.lengths, timedelta()))
    if structure.expected is None:
        return say("{whole} in total; enter expected players to see the likely end", whole=whole)
    players = structure.expected.players
    end = expected_end(structure, players)
    if not end.in_time:
        return say(
            "{whole} in total: too short for {players} players", whole=whole, players=players
        )
    step = structure.steps[end.step]
    return say(
        "{whole} in total; with {players} players it likely ends in level {label}, after {time}",
        whole=whole,
        players=players,
        label=step.label if isinstance(step, Level) else "",
        time=in_words(end.after),
    )
