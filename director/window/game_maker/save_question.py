"""Before a save takes a game away from the house: which, and what it would be played by then."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.widgets.buttons import push_button
from director.window.widgets.drop import Drop
from director.window.widgets.labels import holding, label, row


class SaveQuestion(Drop):
    """Asks once; Enter in haste saves nothing."""

    SCRIM = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._do: Callable[[], object] = self.lift
        self.words = label("", "head", wrap=True)
        self.keep = push_button(say("Cancel"), self.lift)
        self.saves = push_button(say("Save it all the same"), self._save, "danger")
        self.box.addWidget(self.words)
        self.box.addWidget(holding(row(None, self.keep, self.saves)))

    def ask(self, words: str, do: Callable[[], object]) -> None:
        """Opens with what would be lost; `do` saves."""
        self.words.setText(words)
        self._do = do
        self.drop()
        self.keep.setFocus()

    def _save(self) -> None:
        self.lift()
        self._do()
