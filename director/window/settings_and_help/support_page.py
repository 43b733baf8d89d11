"""Saves a report for support, and shows before what is in it."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit

from director.house.settings import Settings
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.settings_and_help.support_report import report
from director.window.system.file_dialogs import ask_for_file
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import SCREEN, column
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.status_line import DONE, FAILED


class SupportPage(Page):
    """All that the report says, and a button that saves it."""

    said = Signal(str, str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.text.setAccessibleName(say("Report contents"))
        self.saves = push_button(say("Save …"), self.ask, "first")
        back = push_button(say("Back"), self.left.emit)
        promise = say(
            "Only this is saved: versions, settings, and where the program failed. No names, no"
            " events, nothing you typed. Nothing is sent."
        )
        header = PageHeader(say("Support report"), self.saves, back)
        header.tell(promise)
        box = column(header, self.text, gap=2 * GRID)
        box.setContentsMargins(*SCREEN)
        box.setStretch(1, 1)
        self.setLayout(box)
        self.refresh()

    def land(self) -> None:
        """Shows what would be saved now, ready to save it."""
        self.refresh()
        self.saves.setFocus()

    def refresh(self) -> None:
        """Reads everything anew."""
        self.text.setPlainText(report(self._settings))
        ground = f"background: {current_palette().raised}; border: none; padding: {GRID}px;"
        self.text.setStyleSheet(f"QPlainTextEdit {{ {ground} }}")

    def ask(self) -> None:
        """Asks for the file; the dialog is not modal."""
        name = "report-for-support.txt"
        ask_for_file(self, say("Save a support report"), "*.txt", self.save, name)

    def save(self, path: Path) -> None:
        """Writes what is shown, and nothing else."""
        try:
            path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(say("the report cannot be saved: {why}", why=why), FAILED)
        else:
            self.said.emit(say("report saved as {file}", file=path), DONE)
