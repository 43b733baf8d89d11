"""Yes or no, and neither until somebody says so: one stop of the Tab key, answered by Y and N."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton

from director.translation import say
from director.window.widgets.labels import label, row

YES, NO = "yes", "no"

_KEYS = {
    Qt.Key.Key_Y: YES,
    Qt.Key.Key_Left: YES,
    Qt.Key.Key_N: NO,
    Qt.Key.Key_Right: NO,
    Qt.Key.Key_Backspace: "",
    Qt.Key.Key_Delete: "",
}


class YesNo(QFrame):
    """A statement that is so or is not; Backspace takes the answer back, Space turns it."""

    answered = Signal()

    def __init__(self, statement: str) -> None:
        super().__init__()
        self.setObjectName("yesno")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(statement)
        self._answer = ""
        self._buttons = {YES: QPushButton(say("Yes")), NO: QPushButton(say("No"))}
        for way, button in self._buttons.items():
            button.setCheckable(True)
            button.setProperty("role", "way")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, said=way: self.say(said))
        box = row(*self._buttons.values(), label(statement, wrap=True), gap=4)
        box.insertSpacing(2, 4)
        box.setStretch(3, 1)
        self.setLayout(box)
        self._show()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Yes, then no."""
        return tuple(self._buttons.values())

    @property
    def answer(self) -> str:
        """YES, NO, or nothing yet."""
        return self._answer

    def fill(self, answer: str) -> None:
        """Puts an answer in, as if it were given; nothing is told."""
        self._answer = answer
        self._show()

    def say(self, answer: str) -> None:
        """Gives an answer; "" takes it back."""
        self.fill(answer)
        self.answered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        said = _KEYS.get(Qt.Key(event.key()))
        if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif said is not None:
            self.say(said)
        elif event.key() == Qt.Key.Key_Space:
            self.say(NO if self._answer == YES else YES)
        elif event.text().strip() and event.text().isprintable():
            event.accept()  # somebody answers: no other letter is a command of the window
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        for way, button in self._buttons.items():
            button.setChecked(way == self._answer)
        self.setAccessibleDescription(say(self._answer) if self._answer else say("not answered"))
