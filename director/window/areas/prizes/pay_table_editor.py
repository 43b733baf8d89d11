"""Writing a pay table: the grid, its formula and rounding beside it, what is wrong below.

Ctrl+Z here takes back what was typed here, and nothing of the event.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLineEdit, QWidget

from director.files.forms import FileWrong
from director.files.whole_files import put_text
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_files import pay_table_as_data
from director.tournament.prizes.pay_table_grid import (
    ENTRIES,
    PERCENT,
    Cell,
    Line,
    cell_at,
    lines_read,
    read_places,
)
from director.tournament.prizes.rounding import ROUNDINGS, WHOLE_UNITS
from director.translation import say
from director.window.areas.prizes.pay_table_cells import LinesModel, LinesView
from director.window.areas.prizes.pay_table_draft import NEW, History, PayDraft
from director.window.areas.prizes.prize_requests import Writing
from director.window.event.cockpit import Cockpit
from director.window.event.pay_table_shelf import file_data, free_file, own_file
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, column, holding, label, rewrite, row
from director.window.widgets.page import on_ctrl_enter
from director.window.widgets.status_line import DONE, FAILED, REFUSED
from director.window.widgets.unsaved_question import UnsavedQuestion

_RIGHT = 280
_MOST_SAID = 6
_FORMULA = ("paid", "minimum", "steepness")


class TableEditor(QWidget):
    """A pay table of the house. Ctrl+Shift+W saves it, Escape goes back to the shelf."""

    left = Signal(str)
    """Back to the shelf; the file that was written, without the ending."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self._cockpit = cockpit
        self.file = ""
        """Its file in the house's folder, without the ending; "" where it has none yet."""
        self.unsaved_question = UnsavedQuestion(
            self,
            lambda: self.history.is_dirty,
            lambda: self.draft.name or say("This payout structure"),
            self.save,
        )
        self._showing = False
        self.history = History(PayDraft(NEW))
        self.name, self.series = Field(say("Name"), say("Friday")), Field(say("Series"))
        self.more = Field(say("More places"), "10-12")
        self.model = LinesModel(lambda lines: self.change(self.draft.with_lines(lines)), self)
        self.view = LinesView(self.model)
        self.findings = label("", "soft", wrap=True)
        self.formula = {
            "paid": Field(say("Percent of entries paid"), say("no formula")),
            "minimum": Field(say("Minimum prize in buy-ins"), "1.5"),
            "steepness": Field(say("Top-heaviness"), "1"),
        }
        self.grouped = QCheckBox(say("Group lower places"))
        self.unit = Field(say("Round to"), "1")
        self.way = QComboBox()
        self.way.setAccessibleName(say("Rounding remainder goes to"))
        self.way.addItems([say(way) for way in ROUNDINGS])
        self.save_button = push_button(say("Save"), lambda: self.act(Writing.SAVE), "first")
        on_ctrl_enter(self, self.save_button.click)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        adding = push_button(say("New line"), lambda: self.act(Writing.ADD_LINE))
        deleting = push_button(say("Delete lines"), lambda: self.act(Writing.DELETE_LINES))
        importing = push_button(say("Import …"), lambda: self.act(Writing.IMPORT))
        back = push_button(say("Back"), self._leave)
        self.series.setFixedWidth(120)
        self.more.setFixedWidth(88)
        head = row(captioned(say("Name"), self.name), captioned(say("Series"), self.series))
        tools = row(adding, deleting, importing, None, label(say("More places"), "soft"), self.more)
        grid = column(holding(head), holding(tools), self.view, self.findings, stretch=2)
        titles = (
            say("Percent of entries paid"),
            say("Minimum prize, in buy-ins"),
            say("Top-heaviness (0 flat, 1 normal)"),
        )
        fields = [
            captioned(title, field)
            for title, field in zip(titles, self.formula.values(), strict=True)
        ]
        side = column(
            label(say("Where no line applies"), "caption"),
            *fields,
            self.grouped,
            GRID,
            captioned(say("Round to"), self.unit),
            captioned(say("Rounding remainder goes to"), self.way),
            None,
            holding(row(None, back, self.save_button)),
        )
        beside = holding(side)
        beside.setFixedWidth(_RIGHT)
        self.setLayout(row(holding(grid), beside, gap=2 * GRID, stretch=0))

    def _connect(self) -> None:
        self.name.editingFinished.connect(lambda: self._put("name", self.name.text().strip()))
        self.series.editingFinished.connect(
            lambda: self._put("series", self.series.text().strip() or None)
        )
        for field in self.formula.values():
            field.editingFinished.connect(self._put_formula)
        self.grouped.clicked.connect(lambda _: self._put_formula())
        self.unit.editingFinished.connect(self._put_rounding)
        self.way.activated.connect(lambda _: self._put_rounding())
        self.more.returnPressed.connect(self._add_places)

    @property
    def draft(self) -> PayDraft:
        """What is typed so far."""
        return self.history.draft

    def begin(self, file: str = "", table: PayTable | None = None) -> None:
        """Opens a file of the shelf, a table that is in no file, or else a new one.

        Whoever edits a shipped table writes a table of their own.
        """
        settings = self._cockpit.settings
        try:
            data = dict(file_data(settings, file) if file else NEW)
        except (FileWrong, KeyError) as wrong:
            self._cockpit.say(str(wrong), FAILED)
            return
        if table:
            data = dict(pay_table_as_data(table))
        own = bool(file) and own_file(settings, file).is_file()
        self.file = file if own else ""
        if file and not own:
            data["name"] = say("{name}, our copy", name=data.get("name", ""))
        self.history, self.model.more = History(PayDraft(data)), []
        self.show_draft()
        self.name.begin()

    def change(self, draft: PayDraft) -> None:
        """One act that can be taken back."""
        if not self._showing and self.history.add(draft):
            self.show_draft()

    def show_draft(self) -> None:
        """Shows what is typed, and what is wrong with it."""
        self._showing = True
        draft = self.draft
        for field, text in (
            (self.name, draft.name),
            (self.series, str(draft.data.get("series", ""))),
            (self.unit, _text(_part(draft, "rounding").get("unit"))),
            *((self.formula[key], _text(_part(draft, "formula").get(key))) for key in _FORMULA),
        ):
            if field.text() != text:
                field.setText(text)
        self.grouped.setChecked(_part(draft, "formula").get("grouped", True) is True)
        way = _part(draft, "rounding").get("way", WHOLE_UNITS.way)
        self.way.setCurrentIndex([*ROUNDINGS].index(way) if way in ROUNDINGS else 0)
        wrong: dict[Cell, str] = {}
        for fault in draft.faults:
            if cell := cell_at(fault.place):
                wrong.setdefault(cell, fault.message)
        self.model.show(draft.lines, wrong)
        said = [f"✕ {_line(one.place, draft)}{one.message}" for one in draft.faults]
        said += [f"△ {_line(one.place, draft)}{one.sentence}" for one in draft.concerns]
        more = [f"+ {len(said) - _MOST_SAID}"] if len(said) > _MOST_SAID else []
        rewrite(self.findings, "\n".join([*said[:_MOST_SAID], *more]))
        self.save_button.setEnabled(draft.table is not None)
        self._showing = False

    def act(self, what: Writing) -> None:
        """One of the acts of the editor, by its word."""
        {
            Writing.SAVE: self.save,
            Writing.IMPORT: self._ask_which,
            Writing.ADD_LINE: self.add_line,
            Writing.DELETE_LINES: self.delete_lines,
        }[what]()

    def add_line(self) -> None:
        """A line more at the end, beginning where the last one ends."""
        lines = self.draft.lines
        self.change(self.draft.with_lines([*lines, Line(_after(lines), PERCENT, {"1": "100"})]))
        self.view.setFocus()
        self.view.go_to(len(lines), 0)

    def delete_lines(self) -> None:
        """The lines in which something is selected go."""
        gone = self.view.chosen_lines()
        kept = [line for at, line in enumerate(self.draft.lines) if at not in gone]
        self.change(self.draft.with_lines(kept))

    def take_in(self, rows: Sequence[Sequence[str]], name: str) -> None:
        """The lines of a sheet instead of the present ones."""
        lines = lines_read(rows)
        if lines is None:
            words = say(
                "{name}: needs entries down the left side and places across the top", name=name
            )
            self._cockpit.say(words, REFUSED)
            return
        self.model.more = []
        self.change(self.draft.with_lines(lines))
        self._cockpit.say(
            say("imported from {name}: lines, {count}", name=name, count=len(lines)), DONE
        )

    def import_from(self, path: Path) -> None:
        """Reads a CSV file or a spreadsheet beside the window's thread."""
        register = self._cockpit.bridge.desk.book.register

        def failed(error: Exception) -> None:
            if not isinstance(error, FileWrong | OSError):
                raise error
            self._cockpit.say(str(error), FAILED)

        Task(self, lambda: register.read_sheet(path), lambda r: self.take_in(r, path.name), failed)

    def save(self) -> None:
        """Into the house's folder; a table with faults is not saved, and nothing is lost."""
        draft, cockpit = self.draft, self._cockpit
        if draft.table is None:
            cockpit.say(str(draft.faults[0]), REFUSED)
            return
        file = self.file or free_file(cockpit.settings, draft.name)
        try:
            put_text(draft.text, own_file(cockpit.settings, file))
        except OSError as error:
            cockpit.say(say("not saved: {why}", why=error.strerror or error), FAILED)
            return
        self.file = file
        self.history.keep()
        cockpit.say(say("saved as {file}", file=f"{file}.toml"), DONE)
        self.left.emit(file)

    def _add_places(self) -> None:
        places = read_places(self.more.text())
        if places is None:
            self._cockpit.say(say("type places such as 4 or 10-12"), REFUSED)
            return
        self.model.more = [*self.model.more, places]
        self.more.empty()
        self.show_draft()
        self.view.setFocus()
        self.view.go_to(max(0, self.view.currentIndex().row()), 2 + self.model.places.index(places))

    def _put(self, key: str, value: Any) -> None:
        self.change(self.draft.but(key, value))

    def _put_formula(self) -> None:
        texts = {key: field.text().strip() for key, field in self.formula.items()}
        if not texts["paid"]:
            self._put("formula", None)
            return
        formula = {key: _number(text) for key, text in texts.items() if text}
        self._put("formula", formula if self.grouped.isChecked() else formula | {"grouped": False})

    def _put_rounding(self) -> None:
        unit = _number(self.unit.text().strip() or "1")
        way = [*ROUNDINGS][self.way.currentIndex()]
        usual = (unit, way) == (WHOLE_UNITS.unit, WHOLE_UNITS.way)
        self._put("rounding", None if usual else {"unit": unit, "way": way})

    def _ask_which(self) -> None:
        """Asks for a file. The dialog is not modal: the clock and its keys stay free."""
        dialog = QFileDialog(
            self.window(), say("Import a payout structure from CSV or a spreadsheet")
        )
        dialog.setNameFilter("CSV, Excel (*.csv *.xlsx *.txt)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(False)
        dialog.fileSelected.connect(lambda path: self.import_from(Path(path)))
        dialog.show()

    def _leave(self) -> None:
        """What is not saved is asked about first."""
        if self.may_go(self._leave) and self.isVisible():  # else it is saved, the shelf in sight
            self.left.emit(self.file)

    def may_go(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost, else it is asked; what was discarded is so for good."""
        self._take_field()
        if not self.unsaved_question.may_go(then):
            return False
        self.history.keep()
        return True

    def may_close(self) -> bool:
        """Whether nothing would be lost; else it asks, and closes the window once nothing is."""
        return self.unsaved_question.may_go(self.window().close)

    @property
    def unsaved(self) -> str:
        """What would be lost, what stands in a field among it; empty for nothing."""
        self._take_field()
        return self.draft.text if self.history.is_dirty else ""

    def _take_field(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QLineEdit):
            focused.editingFinished.emit()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and _step(event)
        ):
            event.accept()  # the event's own undo is not meant while a table is written
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if step := _step(event):
            if self.history.step(step):
                self.show_draft()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            event.accept()  # what is typed here is no command of the window


def _step(event: QKeyEvent) -> int:
    """Back, forth, or neither."""
    if event.matches(QKeySequence.StandardKey.Undo):
        return -1
    return 1 if event.matches(QKeySequence.StandardKey.Redo) else 0


def _part(draft: PayDraft, key: str) -> Mapping[str, Any]:
    part = draft.data.get(key)
    return part if isinstance(part, Mapping) else {}


def _text(value: object) -> str:
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def _number(text: str) -> int | float | str:
    """A number where it is one; else the text, and the model says what is wrong with it."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return text
    return int(value) if value.is_integer() else value


def _after(lines: Sequence[Line]) -> str:
    """The entries after the last line: "16+" after "9-15"."""
    last = lines[-1].entries.rpartition("-")[2] if lines else ""
    return f"{int(last) + 1}+" if last.isdecimal() else ""


def _line(place: str, draft: PayDraft) -> str:
    """Which line and place a fault or concern is about; what is beside the grid by its key."""
    cell = cell_at(place)
    lines = draft.lines
    if cell is None or cell.line >= len(lines):
        return f"{place}: " if place else ""
    entries = lines[cell.line].entries
    if cell.column in ("", ENTRIES):
        return say("1 entry: ") if entries == "1" else say("{entries} entries: ", entries=entries)
    one, many = "1 entry, place {place}: ", "{entries} entries, place {place}: "
    return say(one if entries == "1" else many, entries=entries, place=cell.column)
