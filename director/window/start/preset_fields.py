"""Fields that show what is so already, until somebody says otherwise."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QSizePolicy

from director.window.widgets.field import Field


class PresetField(Field):
    """One line to type in."""

    def __init__(self, name: str, hint: str = "") -> None:
        super().__init__(name, hint)
        self._preset = ""

    @property
    def is_typed(self) -> bool:
        """Whether something else stands there than what was put there."""
        return self.text().strip() != self._preset

    def preset(self, text: str) -> None:
        """Puts something else there, where nobody has typed."""
        was_typed, self._preset = self.is_typed, text
        if not was_typed and self.text() != text:
            self.setText(text)

    def forget(self) -> None:
        """Whatever was typed goes."""
        self.setText(self._preset)


class PresetChoice(QComboBox):
    """One of several."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._chosen: str | None = None
        """What somebody has chosen; None for nothing yet."""
        self.activated.connect(lambda _: self.choose(self.value))

    @property
    def value(self) -> str:
        """What is chosen, or stands there."""
        return str(self.currentData() or "")

    def choose(self, value: str) -> None:
        """Somebody wants this one."""
        self._chosen = value
        self.setCurrentIndex(max(0, self.findData(value)))

    def preset(self, offered: Sequence[tuple[str, str]], value: str) -> None:
        """Offers these, each value with its words; the one chosen stays while it is among them."""
        before = [(self.itemData(at), self.itemText(at)) for at in range(self.count())]
        if before != list(offered):
            self.clear()
            for key, words in offered:
                self.addItem(words, key)
        at = -1 if self._chosen is None else self.findData(self._chosen)
        self.setCurrentIndex(at if at >= 0 else max(0, self.findData(value)))

    def forget(self) -> None:
        """Whatever was chosen is not any more."""
        self._chosen = None

    def wheelEvent(self, event: QEvent) -> None:
        event.ignore()  # nothing is changed in passing
