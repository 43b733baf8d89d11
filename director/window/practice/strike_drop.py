"""Removing somebody's answers for good."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.widgets.buttons import push_button
from director.window.widgets.drop import Drop
from director.window.widgets.labels import holding, label, rewrite, row


class StrikeDrop(Drop):
    """Asks once more: it cannot be taken back."""

    WIDTH = 440

    struck = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = label("", "head", wrap=True)
        words = say("Tallies, points and what was missed are removed for good.")
        self.keeps = push_button(say("Keep them"), self.lift)
        self.strikes = push_button(say("Remove"), self._strike, "danger")
        self.box.addWidget(self.head)
        self.box.addWidget(label(words, "soft", wrap=True))
        self.box.addWidget(holding(row(None, self.keeps, self.strikes)))

    def ask(self, who: str) -> None:
        """Asks about somebody."""
        rewrite(self.head, say("Remove all answers of {who}?", who=who))
        self.drop()
        self.keeps.setFocus()

    def _strike(self) -> None:
        self.lift()
        self.struck.emit()
