"""Answers whatever is asked, as who reads the hint would: the example, a name, a number."""

import re
from random import Random

from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from director.window.widgets.drop import Drop
from monkeying import words
from monkeying.hands import Hands
from monkeying.house import House

PIN = "2468"
"""Of whoever works here."""
_TRIES = 5


class Answerer:
    """Answers questions at a window."""

    def __init__(self, house: House, hands: Hands, rng: Random) -> None:
        self._house, self._hands, self._rng = house, hands, rng
        self._files = 0

    def answer(self, *texts: str) -> None:
        """Answers so; then somehow until nothing is asked any more, or gives up by Escape."""
        for text in texts:
            if self.asked is None or isinstance(self.asked, QFileDialog):
                break
            if text and isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit):
                self._hands.press("Ctrl+A")
                self._hands.types(text)
            self._hands.press("Return")
        for turn in range(_TRIES):
            asked = self.asked
            if asked is None:
                return
            if isinstance(asked, QFileDialog):
                self._choose_file(asked)
            else:
                self._try(asked, turn)
        if self.asked:
            self._hands.press("Escape", "Escape")

    @property
    def asked(self) -> QWidget | None:
        """What asks something now: a panel over the window, or a dialog for a file."""
        active = QApplication.activeWindow()
        if isinstance(active, QFileDialog):
            return active
        drops = self._house.window.findChildren(Drop)
        return next((one for one in drops if one.isVisible()), None)

    def _try(self, asked: QWidget, turn: int) -> None:
        rng, hands = self._rng, self._hands
        focus = QApplication.focusWidget()
        if isinstance(focus, QLineEdit | QPlainTextEdit):
            if turn or not focus_text(focus) or rng.random() < 0.3:
                hands.press("Ctrl+A")
                text = self._text(focus)
                (hands.pastes if rng.random() < 0.5 else hands.types)(text)
        elif isinstance(focus, QComboBox):
            hands.press(rng.choice(("Down", "Up", "End")))
        roll = rng.random()
        if roll < 0.25:
            hands.press("Down")
        elif roll < 0.35:
            hands.press("Tab")
            return
        firsts = [
            one
            for one in asked.findChildren(QPushButton)
            if one.isVisible() and one.isEnabled() and one.property("role") in ("first", "danger")
        ]
        if firsts and rng.random() < 0.5:
            hands.click(rng.choice(firsts))
        else:
            hands.press(rng.choice(("Return", "Return", "Return", "Ctrl+Return", "Shift+Return")))

    def _text(self, field: QWidget) -> str:
        """What the hint gives as an example, who plays here, or anything that floors type."""
        rng = self._rng
        if isinstance(field, QLineEdit) and field.echoMode() == QLineEdit.EchoMode.Password:
            return PIN
        hint = getattr(field, "placeholderText", str)()
        examples = [one.strip() for one in re.split(r"[:;]|, or | or ", hint) if one.strip()]
        roll = rng.random()
        if examples and roll < 0.4:
            return rng.choice([*examples, examples[-1].split(",")[0]])
        if roll < 0.65 and (names := self.names()):
            name = rng.choice(names)
            other = rng.choice(names)
            return rng.choice(
                (name, name.split()[0].lower(), f"{name}, {other}", f"{name} 100", f"{name} 5000")
            )
        if roll < 0.95:
            return rng.choice(words.ANSWERS)
        return words.nonsense(rng)

    def names(self) -> list[str]:
        """Who plays in the event in sight."""
        cockpit = self._house.window.cockpit
        if cockpit is None:
            return []
        t, desk = cockpit.tournament, cockpit.bridge.desk
        return [desk.name(t.entries[entry].player) for entry in sorted(t.left)]

    def _choose_file(self, dialog: QFileDialog) -> None:
        """Types the name of a file that is there, or of a new one."""
        saves = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
        here = self._house.folder / "Documents"
        if dialog.fileMode() == QFileDialog.FileMode.Directory:
            name = str(here)
        elif saves:
            self._files += 1
            suffix = dialog.defaultSuffix() or "txt"
            name = str(here / f"saved {self._files}.{suffix}")
        else:
            every = sorted(here.iterdir())
            wanted = re.findall(r"\*(\.\w+)", " ".join(dialog.nameFilters()))
            fit = [one for one in every if one.suffix in wanted and "wrong" not in one.name]
            name = str(self._rng.choice(fit if fit and self._rng.random() < 0.7 else every))
        if self._rng.random() < 0.15:
            self._hands.press("Escape")
            return
        self._hands.press("Ctrl+A")
        self._hands.pastes(name)
        self._hands.press("Return")


def focus_text(field: QLineEdit | QPlainTextEdit) -> str:
    """What stands in a field."""
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()
