"""A chip set offered below the starting chips, where the one that is typed makes another stack."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from director.translation import chips, listed, say
from director.window.editor.editor import Editor
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, holding, label, rewrite, row


class ChipsOffer(QWidget):
    """The chips of a stack, to be taken as they are or with a change."""

    def __init__(self, editor: Editor, to_chips: Callable[[], object]) -> None:
        super().__init__()
        self._editor, self._to_chips = editor, to_chips
        self.words = label("", "soft", wrap=True)
        self.take = push_button(say("Use these"), editor.take_chips)
        self.change = push_button(say("Use and change"), self._take_and_change)
        self.setLayout(column(self.words, holding(row(self.take, self.change, None, gap=4)), gap=4))

    def refresh(self) -> None:
        """Shows the set that would fit; nothing where the typed one does."""
        made = self._editor.proposed_chips
        stack = [f"{one.in_stack} × {chips(one.value)}" for one in made if one.in_stack]
        words = say("Chips for this stack: {stack}", stack=listed(stack)) if made else ""
        rewrite(self.words, words)
        self.setVisible(bool(made))

    def _take_and_change(self) -> None:
        self._editor.take_chips()
        self._to_chips()
