"""The sheets of an event: found, looked at, printed, opened or saved.

What a sort of sheet was last printed on, and with which printer, is there again the next time.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QWidget

from director.files.whole_files import put_bytes
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.event.requests import ChooseSheet
from director.window.look.styles import GRID
from director.window.printing.print_choices import PrintChoice
from director.window.printing.sheet import Sheet
from director.window.rulings_desk.sheet_job import open_it, set_beside
from director.window.sheets.event_sheets import sheets_on_offer
from director.window.sheets.sheet_groups import Line, grouped, groups_now, titled
from director.window.widgets.buttons import push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.field import ENTER, Field
from director.window.widgets.find_by_letters import matches
from director.window.widgets.labels import captioned, column, holding, label, row
from director.window.widgets.sheet_preview import Preview
from director.window.widgets.status_line import DONE, FAILED
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_COLUMNS: tuple[Column[Line], ...] = (
    Column("", titled, colour=lambda line: "faint" if isinstance(line, str) else ""),
)
_FOOT = 5 * GRID
"""Pixels for the number of the page, below the preview."""
_SCROLL_BAR = 14
_MOST_HIGH = 720
"""Pixels of the preview, with its foot."""
_HIGH = 297 / 210
"""How much higher than wide the highest paper is: the preview shows it whole."""
_MOST_COPIES, _COPIES = 999, 72


def _answers(sheet: Sheet, text: str) -> bool:
    return any(matches(text, one) is not None for one in (sheet.title, *sheet.words.split(",")))


class SheetsDrop(EventDrop):
    """Asks which sheet is wanted, shows it, and prints it, opens it or puts it into a file."""

    WIDTH = 1040
    SCRIM = True
    ASKS = False

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self._sheets: Sequence[Sheet] = ()
        self.wanted = Field(say("Find a sheet"), say("Find a sheet: seat cards, murder, results"))
        self.wanted.textEdited.connect(lambda _: self._look_for())
        self.model: RowsModel[Line] = RowsModel(
            _COLUMNS,
            lambda line: (isinstance(line, str), titled(line)),
            self,
            lambda line: isinstance(line, str),
        )
        self.view = RowsView(self.model, say("Sheets"), self)
        self.view.horizontalHeader().hide()
        self.view.opened.connect(self.open_chosen)
        self.view.chosen.connect(self._show_chosen)
        self.preview = Preview(say("Selected sheet"))
        self.paper, self.printer = QComboBox(), QComboBox()
        self.copies = Field(say("Copies"))
        self.paper.activated.connect(lambda _: self._preview_chosen())
        self.copies.setValidator(QIntValidator(1, _MOST_COPIES, self))
        self.copies.setFixedWidth(_COPIES)
        self.straight = QCheckBox(say("Shortcut prints immediately"))
        on = captioned(say("Paper"), self.paper), captioned(say("Printer"), self.printer)
        where = holding(row(*on, captioned(say("Copies"), self.copies), gap=2 * GRID))
        found = column(
            label(say("Print a sheet"), "head"), self.wanted, self.view, where, gap=GRID, stretch=2
        )
        self.box.addWidget(holding(row(holding(found), self.preview, gap=2 * GRID, stretch=0)))
        self.opens = push_button(say("Open"), self.open_chosen)
        self.saves = push_button(say("Save as PDF …"), self._ask_where)
        self.prints = push_button(say("Print"), self.print_chosen, "first")
        self.view.offer(of_buttons((self.prints, self.opens, self.saves)))
        self.hint = label("", "hint")
        self._below = holding(
            row(self.hint, None, self.straight, self.saves, self.opens, self.prints)
        )
        self.box.addWidget(self._below)

    def respond(self, request: ChooseSheet) -> None:  # noqa: ARG002 -- that it is asked for is all
        self.ask()

    def ask(self) -> None:
        """Opens, with the first sheet chosen; asked again, it prints the one that is chosen."""
        if self.isVisible():
            self.print_chosen()
            return
        self._sheets = sheets_on_offer(self._cockpit)
        self._fill_printers()
        self.wanted.empty()
        self._look_for()
        self.drop()
        self.wanted.setFocus()

    def settle(self) -> None:
        """As high as there is room, the page as wide as it is then seen whole."""
        beside = self._below.sizeHint().height() + 7 * GRID
        high = min(_MOST_HIGH, self._over.height() - beside)
        self.preview.setFixedSize(round((high - _FOOT) / _HIGH) + _SCROLL_BAR - 2, high)
        super().settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.print_chosen()
        elif key in ENTER and self.wanted.hasFocus():
            self.open_chosen()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.wanted.hasFocus():
            self.view.step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.preview.turn(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def print_chosen(self) -> None:
        """Prints the chosen sheet as it says below, and remembers that."""
        sheet, desk = self.sheet, self._cockpit.print_desk
        if sheet is None or not self.prints.isEnabled():
            return
        choice = self._choice
        try:
            desk.choices.keep(sheet.sort, choice)
        except OSError as error:
            self._cockpit.say(say("this choice is not saved: {why}", why=str(error)), FAILED)
        self.lift()
        desk.print(sheet, choice)

    def open_chosen(self) -> None:
        """Sets the chosen sheet and opens it."""
        sheet = self.sheet
        if sheet:
            self._set(sheet, partial(open_it, self._cockpit, sheet))

    def save_chosen(self, path: Path) -> None:
        """Sets the chosen sheet and saves it."""
        sheet = self.sheet
        if sheet:
            self._set(sheet, lambda pdf: self._saved(sheet, put_bytes(pdf, path)))

    @property
    def sheet(self) -> Sheet | None:
        """The chosen sheet."""
        chosen = self.view.choice
        return chosen if isinstance(chosen, Sheet) else None

    @property
    def listed(self) -> list[str]:
        """The titles of the sheets in the list."""
        return [line.title for line in self.model.rows if isinstance(line, Sheet)]

    @property
    def _choice(self) -> PrintChoice:
        """What stands in the fields."""
        return PrintChoice(
            self.paper.currentData() or "",
            self.printer.currentText(),
            int(self.copies.text() or 1) or 1,
            self.straight.isChecked(),
        )

    def _look_for(self) -> None:
        """Only the sheets that answer to what is typed."""
        text, chosen = self.wanted.text(), self.sheet
        found = [sheet for sheet in self._sheets if _answers(sheet, text)]
        self.model.show(grouped(found, groups_now(self._cockpit.tournament)))
        if found and (chosen not in found or chosen is None):
            self.view.choose_first()
        self._show_chosen()

    def _fill_printers(self) -> None:
        there = self._cockpit.print_desk.there()
        self.printer.clear()
        self.printer.addItems(list(there))
        self.printer.setEnabled(bool(there))
        self.copies.setEnabled(bool(there))
        self.straight.setEnabled(bool(there))
        words = say("Enter: open. Ctrl+P: print")
        self.hint.setText(words if there else say("Enter: open. No printer is set up"))

    def _show_chosen(self) -> None:
        """The sheet, and what it was last printed on."""
        sheet = self.sheet
        can = sheet is not None
        self.opens.setEnabled(can)
        self.saves.setEnabled(can)
        self.prints.setEnabled(can and self.printer.count() > 0)
        if sheet is None:
            self.preview.say(say("No match"))
            return
        kept = self._cockpit.print_desk.choices[sheet.sort]
        self.paper.clear()
        self.paper.addItem(say("Default paper"), "")
        for paper in sheet.papers:
            self.paper.addItem(say(paper.capitalize()), paper)
        self.paper.setCurrentIndex(max(0, self.paper.findData(kept.paper)))
        self.paper.setEnabled(bool(sheet.papers))
        self.printer.setCurrentIndex(max(0, self.printer.findText(kept.printer)))
        self.copies.setText(str(kept.copies))
        self.straight.setChecked(kept.straight)
        self._preview_chosen()

    def _preview_chosen(self) -> None:
        sheet = self.sheet
        if sheet:
            self.preview.show_sheet(partial(sheet.make_on, self.paper.currentData() or ""))

    def _set(self, sheet: Sheet, done: Callable[[bytes], None]) -> None:
        """Has the sheet set on the chosen paper, then does something with it; the panel goes."""
        paper = self.paper.currentData() or ""
        self.lift()
        set_beside(self._cockpit, self, sheet, done, paper)

    def _saved(self, sheet: Sheet, path: Path) -> None:
        words = say("{sheet} saved as {path}", sheet=sheet.title, path=path)
        self._cockpit.say(words, DONE)

    def _ask_where(self) -> None:
        """Asks for a file. The dialog is not modal: the clock and its keys stay free."""
        sheet = self.sheet
        if sheet is None:
            return
        places = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(places)
        dialog = QFileDialog(self.window(), say("Save as PDF"), folder, "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{sheet.name}.pdf")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(False)
        dialog.fileSelected.connect(lambda path: self.save_chosen(Path(path)))
        dialog.show()
