"""Before a sample evening is thrown away: what is lost, and the way back."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.widgets.buttons import push_button
from director.window.widgets.drop import Drop
from director.window.widgets.labels import holding, label, row


class SampleQuestion(Drop):
    """Asks once; Enter in haste keeps the evening."""

    SCRIM = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._do: Callable[[], object] = self.lift
        self._title = label("", "head", wrap=True)
        self.keep = push_button(say("Keep"), self.lift)
        self.go = push_button("", self._go, "danger")
        lost = say(
            "Everything done in the sample evening is lost. Your own events and players stay as"
            " they are."
        )
        for widget in (self._title, label(lost, "soft", wrap=True)):
            self.box.addWidget(widget)
        self.box.addWidget(holding(row(None, self.keep, self.go)))

    def ask(self, title: str, deed: str, do: Callable[[], object]) -> None:
        """Opens with a question; `do` is done when the button called `deed` is pressed."""
        self._title.setText(title)
        self.go.setText(deed)
        self._do = do
        self.drop()
        self.keep.setFocus()

    def _go(self) -> None:
        self.lift()
        self._do()
