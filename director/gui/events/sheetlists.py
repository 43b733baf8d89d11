"""The sheets of an event, to be opened or saved as PDF. They are set beside the window's thread."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import told_of
from director.gui.look.styles import GRID
from director.gui.papers import Sheet, open_in_viewer, put, put_aside, sheets_of
from director.gui.parts.drops import Drop
from director.gui.parts.labels import holding, label, row
from director.gui.parts.previews import Preview
from director.gui.parts.rows import Column, RowsModel
from director.gui.parts.statuslines import DONE, FAILED
from director.gui.parts.tables import RowsView
from director.gui.parts.tasks import Task
from director.words import say

_COLUMNS: tuple[Column[Sheet], ...] = (Column("", lambda sheet: sheet.title),)


class SheetsDrop(Drop):
    """Asks which sheet is wanted, shows it, and opens it or puts it into a file."""

    WIDTH = 880
    _PAGE = QSize(380, 500)

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(parent)
        self._cockpit = cockpit
        self.viewer = open_in_viewer
        """Opens a file that has been set; tests look at the file instead."""
        self.model: RowsModel[Sheet] = RowsModel(_COLUMNS, lambda sheet: sheet.title, self)
        self.view = RowsView(self.model, say("Sheets"), self)
        self.view.horizontalHeader().hide()
        self.view.opened.connect(self.open_chosen)
        opens, saves = QPushButton(say("Open")), QPushButton(say("Save as PDF …"))
        opens.setProperty("role", "first")
        opens.clicked.connect(lambda _=False: self.open_chosen())
        saves.clicked.connect(lambda _=False: self._ask_where())
        self.box.addWidget(label(say("Which sheet?"), "caption"))
        self.preview = Preview(say("The chosen sheet"))
        self.preview.setFixedSize(self._PAGE)
        self.view.chosen.connect(self._show_chosen)
        self.box.addWidget(holding(row(self.view, self.preview, gap=2 * GRID)))
        self.box.addWidget(holding(row(label(say("Enter opens it"), "hint"), None, saves, opens)))
        cockpit.printing.connect(self.ask)

    def ask(self) -> None:
        """Opens, with the structure sheet chosen."""
        cockpit = self._cockpit
        sheets = sheets_of(cockpit.tournament.structure, cockpit.library, cockpit.sheets)
        self.model.show(sheets)
        self.view.setFixedHeight(self._PAGE.height())
        self.drop()
        self.view.selectRow(0)
        self.view.setFocus()

    def _show_chosen(self) -> None:
        sheet = self.view.choice
        if sheet:
            self.preview.show_sheet(sheet.make)

    def open_chosen(self) -> None:
        """Sets the chosen sheet and opens it."""
        sheet = self.view.choice
        if sheet:
            self._set(sheet, lambda pdf: self._opened(sheet, put_aside(pdf, sheet.name), pdf))

    def save_chosen(self, path: Path) -> None:
        """Sets the chosen sheet and saves it."""
        sheet = self.view.choice
        if sheet:
            self._set(sheet, lambda pdf: self._saved(sheet, put(pdf, path)))

    def _set(self, sheet: Sheet, done: Callable[[bytes], None]) -> None:
        """Has the sheet set, then does something with it; the panel goes at once."""
        self.lift()
        self._cockpit.say(say("setting: {sheet} …", sheet=sheet.title))

        def arrived(pdf: bytes) -> None:
            try:
                done(pdf)
            except OSError as error:
                self._failed(sheet, error)

        Task(self, sheet.make, arrived, lambda error: self._failed(sheet, error))

    def _opened(self, sheet: Sheet, path: Path, pdf: bytes) -> None:
        if self.viewer(path):
            self._cockpit.say(told_of(sheet.title, pdf), DONE)
        else:
            words = say("nothing here opens PDF files; the sheet lies at {path}", path=path)
            self._cockpit.say(words, FAILED)

    def _saved(self, sheet: Sheet, path: Path) -> None:
        words = say("{sheet} saved as {path}", sheet=sheet.title, path=path)
        self._cockpit.say(words, DONE)

    def _failed(self, sheet: Sheet, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        self._cockpit.say(say("{sheet}: {why}", sheet=sheet.title, why=why), FAILED)

    def _ask_where(self) -> None:
        """Asks for a file. The dialog is not modal: the clock and its keys stay free."""
        sheet = self.view.choice
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
