"""The form of one question, made from what the question says it is asked with."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from director.desk.rulings.inputs import Input
from director.desk.rulings.questions import Question
from director.engine.library import Library
from director.gui.look.styles import GRID
from director.gui.parts.fields import Field
from director.gui.parts.labels import column, holding, label
from director.words import say

_ACROSS = 3
"""So many narrow fields stand side by side."""


class Blank(QWidget):
    """One field with its name above and what is wrong with it below."""

    edited = Signal()

    def __init__(self, asked: Input, library: Library) -> None:
        super().__init__()
        self.asked = asked
        self._library = library
        self._fault = label("", "fault", wrap=True)
        self._fault.hide()
        title = (
            asked.title
            if asked.needed or asked.kind.flag
            else say("{title} (if any)", title=asked.title)
        )
        self._caption = label("" if asked.kind.flag else title, "caption")
        self.field: Field | QComboBox | QCheckBox = self._made()
        self.field.setAccessibleName(asked.title)
        self._caption.setBuddy(self.field)
        self.setLayout(column(self._caption, self.field, self._fault, gap=4))

    def _made(self) -> Field | QComboBox | QCheckBox:
        kind = self.asked.kind
        if kind.flag:
            box = QCheckBox(self.asked.title)
            box.toggled.connect(lambda _: self.edited.emit())
            return box
        if kind.choices or kind.games:
            choices = QComboBox()
            if not self.asked.needed:
                choices.addItem("", "")
            for one in kind.choices:
                choices.addItem(say(one), one)
            if kind.games:
                for game in filter(kind.games, self._library.sound()):
                    choices.addItem(game.name, game.id)
            choices.currentIndexChanged.connect(lambda _: self.edited.emit())
            return choices
        field = Field(self.asked.title, self.asked.hint or kind.hint)
        field.textEdited.connect(lambda _: self.edited.emit())
        return field

    @property
    def text(self) -> str:
        """What is typed, chosen or ticked."""
        if isinstance(self.field, QCheckBox):
            return "yes" if self.field.isChecked() else ""
        if isinstance(self.field, QComboBox):
            return str(self.field.currentData() or "")
        return self.field.text()

    def fill(self, text: str) -> None:
        """Puts something in, as if it were typed."""
        self.field.blockSignals(True)
        if isinstance(self.field, QCheckBox):
            self.field.setChecked(text == "yes")
        elif isinstance(self.field, QComboBox):
            self.field.setCurrentIndex(max(self.field.findData(text), 0))
        else:
            self.field.setText(text)
        self.field.blockSignals(False)

    def mark(self, fault: str) -> None:
        """Says what is wrong with it; "" for nothing."""
        if isinstance(self.field, Field):
            self.field.mark(fault)
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))


class QuestionForm(QWidget):
    """All fields of one question."""

    def __init__(self, question: Question, library: Library, edited: Callable[[], None]) -> None:
        super().__init__()
        self.question = question
        self.blanks = {one.key: Blank(one, library) for one in question.inputs}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2 * GRID)
        for place in range(_ACROSS):
            grid.setColumnStretch(place, 1)
        line, place = 0, 0
        for blank in self.blanks.values():
            blank.edited.connect(edited)
            if blank.asked.kind.wide or blank.asked.kind.flag:
                if place:
                    line, place = line + 1, 0
                grid.addWidget(blank, line, 0, 1, _ACROSS)
                line += 1
                continue
            grid.addWidget(blank, line, place)
            place += 1
            if place == _ACROSS:
                line, place = line + 1, 0
        self.setLayout(column(holding(grid), gap=0))

    @property
    def typed(self) -> dict[str, str]:
        """What is in the fields, by key."""
        return {key: blank.text for key, blank in self.blanks.items()}

    def fill(self, texts: Mapping[str, str]) -> None:
        """Fills the whole form."""
        for key, blank in self.blanks.items():
            blank.fill(texts.get(key, ""))

    def mark(self, wrong: Mapping[str, str]) -> None:
        """Marks the fields that are wrong, and only those."""
        for key, blank in self.blanks.items():
            blank.mark(wrong.get(key, ""))

    def land(self) -> None:
        """Puts the focus into the first field."""
        for blank in self.blanks.values():
            blank.field.setFocus()
            return
