"""A panel that drops down: all levels longer or shorter, in minutes."""

from PySide6.QtWidgets import QPushButton, QWidget

from director.tournament.structure.schedule import expected_end, stretched, usual_minutes
from director.translation import say
from director.views.clock.times import in_words
from director.window.drafts.typed_hours import number_in
from director.window.editor.editor import Editor
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, rewrite, row

_LONGEST = 600
"""No level lasts longer than so many minutes."""


class StretchDrop(Drop):
    """Asks how many minutes a level is to last; levels of other lengths change in proportion."""

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.minutes = Field(say("Minutes per level"), "15")
        self.says = label("", "soft", wrap=True)
        self.why = label("", "fault", wrap=True)
        go = QPushButton(say("Stretch"))
        go.setProperty("role", "first")
        go.clicked.connect(lambda _=False: self.go())
        self.minutes.returnPressed.connect(self.go)
        self.minutes.textEdited.connect(lambda _: self._look())
        self.box.addWidget(label(say("Make all levels longer or shorter"), "head"))
        self.box.addWidget(captioned(self.minutes.accessibleName(), self.minutes))
        self.box.addWidget(self.says)
        self.box.addWidget(self.why)
        self.box.addWidget(holding(row(label(say("Breaks keep their length"), "hint"), None, go)))

    def ask(self) -> None:
        """Opens with the minutes of a level as they are."""
        self.minutes.setText(str(usual_minutes(self._editor.as_read) or ""))
        self._look()
        self.drop()
        self.minutes.setFocus()
        self.minutes.selectAll()

    def go(self) -> None:
        """Stretches, or says why not."""
        factor = self._factor()
        self._look()
        if factor is not None:
            self._editor.stretch(factor)
            self.lift()

    def _factor(self) -> float | None:
        minutes, usual = number_in(self.minutes.text()), usual_minutes(self._editor.as_read)
        if minutes is None or not usual or not 1 <= minutes <= _LONGEST:
            return None
        return minutes / usual

    def _look(self) -> None:
        """Says what would come of it."""
        factor, structure = self._factor(), self._editor.as_read
        usual = usual_minutes(structure)
        if factor is None:
            rewrite(self.says, "")
            words = say("type minutes per level, up to {most}", most=_LONGEST)
            rewrite(self.why, words if usual else say("no level is timed in minutes"))
        else:
            rewrite(self.why, "")
            made = stretched(structure, factor)
            values = {"old": usual, "new": usual_minutes(made)}
            told = say("Levels of {old} minutes become {new}.", **values)
            if factor == 1:
                told = say("Levels are {old} minutes.", **values)
            if made.expected:
                after = in_words(expected_end(made, made.expected.players).after)
                told += " " + say("Likely ends after {after}.", after=after)
            rewrite(self.says, told)
        self.settle()
