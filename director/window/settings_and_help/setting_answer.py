"""What a setting is answered with: a tick, a choice, or a line to type in."""

from collections.abc import Callable

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox

from director.house.setting import Setting, Value
from director.translation import say
from director.window.widgets.field import Field

Changed = Callable[[Value], object]
"""Told each answer that was given."""


class Tick(QCheckBox):
    """On or off."""

    def __init__(self, setting: Setting, changed: Changed) -> None:
        super().__init__(say("On"))
        self.setAccessibleName(setting.title)
        self.clicked.connect(lambda _=False: changed(self.isChecked()))

    def show_value(self, value: Value) -> None:
        """Shows what is set."""
        self.setChecked(bool(value))


class Choice(QComboBox):
    """One of a few; the wheel scrolls the page and changes nothing."""

    def __init__(self, setting: Setting, changed: Changed) -> None:
        super().__init__()
        self.setAccessibleName(setting.title)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for value, words in possible(setting):
            self.addItem(words, value)
        self.activated.connect(lambda _: changed(self.currentData()))

    def show_value(self, value: Value) -> None:
        """Shows what is set, whole where there is no room for it."""
        self.setCurrentIndex(self.findData(value))
        self.setToolTip(self.currentText())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Line(Field):
    """A text or a number; it counts with Enter, or when one goes on."""

    def __init__(self, setting: Setting, changed: Changed) -> None:
        super().__init__(setting.title)
        self._setting, self._changed = setting, changed
        self._shown = ""
        self.editingFinished.connect(self._finish)
        self.textEdited.connect(self._weigh)

    def show_value(self, value: Value) -> None:
        """Shows what is set."""
        self._shown = str(value)
        self.mark("")
        self.setText(self._shown)
        self.setCursorPosition(0)  # what is too long is read from its beginning

    def _finish(self) -> None:
        typed = self.text().strip()
        if typed == self._shown:
            self.mark("")
        elif why := self._setting.why_not(typed):
            self.mark(why)
        else:
            self._changed(typed if isinstance(self._setting.default, str) else int(typed))

    def _weigh(self, text: str) -> None:
        """A number is told as soon as it is typed where it cannot be set."""
        if not isinstance(self._setting.default, str):
            self.mark(self._setting.why_not(text.strip()) if text.strip() else "")


Answer = Tick | Choice | Line


def possible(setting: Setting) -> list[tuple[Value, str]]:
    """The values that a setting may have, each with its words; none where any may be typed."""
    if setting.ways:
        return [(value, say(words)) for value, words in setting.ways.items()]
    return [(choice, say(choice)) for choice in setting.choices]


def answer(setting: Setting, changed: Changed) -> Answer:
    """The widget that a setting is answered with."""
    if possible(setting):
        return Choice(setting, changed)
    if isinstance(setting.default, bool):
        return Tick(setting, changed)
    return Line(setting, changed)


def said(setting: Setting, value: Value) -> str:
    """A value in words.

    >>> from director.house.settings import declared
    >>> said(declared("most_raises"), 4), said(declared("sounds"), True)
    ('a bet and four raises', 'on')
    """
    words = dict(possible(setting)).get(value)
    if words is not None:
        return words
    if isinstance(value, bool):
        return say("on") if value else say("off")
    return str(value) if str(value) else say("nothing")
