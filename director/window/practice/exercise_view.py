"""An exercise: the table at the left, the question, its answers and the ruling at the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from director.engine.cards import written
from director.school.exercise import Exercise
from director.school.lesson import Lesson
from director.school.traps import TRAPS
from director.translation import listed, say
from director.views.practice.table_shown import table_shown
from director.window.look.styles import GRID
from director.window.practice.choices_view import ChoicesView
from director.window.practice.table_view import TableView
from director.window.widgets.buttons import push_button
from director.window.widgets.field import ENTER
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row
from director.window.widgets.scrolling_form import SteadyScroll

_LETTERS = "ABCDEFGH"
_SCROLL = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 4, Qt.Key.Key_PageUp: -4}
"""Quarters of what is in sight."""


class ExerciseView(QWidget):
    """One exercise after the other. Keys 1 to 8, or A to H, answer; Enter goes on."""

    answered = Signal(int)
    """The number of the choice, from 0."""
    asked_next = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("Exercise"))
        self.exercise: Exercise | None = None
        self.is_told = False
        self.table = TableView()
        self.about = label("", "caption", wrap=True)
        self.question = label("", "head", wrap=True)
        self.choices = ChoicesView()
        self.verdict = label("", "sum", wrap=True)
        self._why = QVBoxLayout()
        self._why.setContentsMargins(0, 0, 0, 0)
        self._why.setSpacing(GRID)
        self.traps = label("", "hint", wrap=True)
        self.next = push_button(say("Next  (Enter)"), self.asked_next.emit, "first")
        self.next.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter is this page's own
        self.hint = label(say("Answer with 1 to 8 or A to H"), "hint")
        self._told = holding(
            column(
                holding(row(self.verdict, self.next, gap=2 * GRID, stretch=0)),
                holding(self._why),
                self.traps,
            )
        )
        asked = column(
            self.about, self.question, self.choices, self.hint, self._told, None, gap=1 * GRID
        )
        left, right = QWidget(), QWidget()
        left.setLayout(column(self.table, None))
        right.setLayout(asked)
        self._scrolls = SteadyScroll(left), SteadyScroll(right)
        self.setLayout(row(*self._scrolls, gap=2 * GRID, stretch={0: 11, 1: 10}))
        self.choices.picked.connect(self._pick)

    def show_lesson(self, lesson: Lesson, topic: str, four_colours: bool) -> None:
        """Shows where a lesson stands: a question, or after the answer what is right and why."""
        made = lesson.exercise
        if made is None:
            return
        fresh = made is not self.exercise
        self.exercise, self.is_told = made, lesson.said is not None
        self.table.show_table(table_shown(made), four_colours, told=self.is_told)
        about = [made.game.name, topic, say(made.name.strength)]
        about += [say("missed before")] if lesson.again else []
        rewrite(self.about, " · ".join(about))
        rewrite(self.question, made.asked.question)
        right = made.asked.right if self.is_told else None
        self.choices.show_choices(made.asked.choices, four_colours, lesson.said, right)
        reveal(self.hint, not self.is_told)
        reveal(self._told, self.is_told)
        if self.is_told:
            self._tell(made, lesson.said)
        if fresh:
            for scroll in self._scrolls:
                scroll.verticalScrollBar().setValue(0)

    def _tell(self, made: Exercise, said: int | None) -> None:
        """The verdict, and why."""
        answer = made.answer.text or written(made.answer.cards)
        if said == made.asked.right:
            words = say("Right: {answer}", answer=answer)
        else:
            words = say(
                "Wrong. The answer: {answer}. You will see it again tomorrow.", answer=answer
            )
        rewrite(self.verdict, words)
        while item := self._why.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for reason in made.asked.why:
            self._why.addWidget(label(str(reason), "soft", wrap=True))
        traps = listed([TRAPS[one] for one in made.asked.traps]) if made.asked.traps else ""
        rewrite(self.traps, say("What to look out for: {traps}", traps=traps) if traps else "")

    def words(self) -> str:
        """The question, or what was told, as it is read out."""
        return self.verdict.text() if self.is_told else self.question.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if self.is_told:
                self.asked_next.emit()
            return
        if event.key() in _SCROLL:
            for scroll in self._scrolls:
                bar = scroll.verticalScrollBar()
                bar.setValue(bar.value() + _SCROLL[Qt.Key(event.key())] * bar.pageStep() // 4)
            return
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        at = _number(event.text()) if plain else None
        if at is None:
            super().keyPressEvent(event)
        else:
            self._pick(at)

    def _pick(self, at: int) -> None:
        if self.exercise and not self.is_told and at < len(self.exercise.asked.choices):
            self.answered.emit(at)


def _number(text: str) -> int | None:
    """Which answer a key stands for, from 0."""
    if text.isascii() and text.isdigit() and text != "0":
        return int(text) - 1
    at = _LETTERS.find(text.upper()) if len(text) == 1 else -1  # "ß" is two letters then
    return at if at >= 0 else None
