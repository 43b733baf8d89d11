"""Fields to type in. A wrong one says what is wrong.

Ctrl+Z takes back what came last: typing here, or else what was done in the event since.
"""

import re
from collections.abc import Sequence
from typing import ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from director.files.limits import unturned
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.widgets.elided_label import ElidedLabel
from director.window.widgets.labels import keep_its_place, label, rewrite

_TAKING_BACK = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_WINDOWS_OWN = (QKeySequence.StandardKey.DeleteCompleteLine,)
"""Ctrl+U, which empties a field under X11 alone, goes to the bounties everywhere."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LINES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""How far down the list below a field its arrows go."""
_WORD = re.compile(r"[^\W\d_]{3}")
"""What a name has, and no figure, amount, time or date."""


MOST_SIGNS = 1_000_000
"""Of what may be pasted where names are typed: more than any list has."""


@runtime_checkable
class TakesLines(Protocol):
    """Something around a field that knows what to do with a list of names."""

    def take_lines(self, text: str) -> bool:
        """Several lines came at once, where a name is typed; whether a list is taken now at all."""


class _Typing(QObject):
    """Tells of typing, in whichever field."""

    typed = Signal()


TYPING = _Typing()


class Field(QLineEdit):
    """One line to type in.

    Of several lines that are pasted or dropped here, names are handed to whatever takes lists
    around the field; others become one line. A figure that stands here is typed over after one
    click, as after the Tab key; a second click puts the cursor into it.
    """

    acts: ClassVar[int] = 0
    """How much has been done in events since the program was started."""
    takes_names = False
    """Whether a name is typed here, so that several lines are a list of people."""
    types_on = False
    """Whether what is wrong here is only half typed, and typed on after a look elsewhere."""
    weighed = Signal()
    """Something else is wrong with it now, or nothing any more."""

    def __init__(self, name: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self._comes = False
        """Whether a click has just brought the cursor here."""
        self._pressed: QPoint | None = None
        """Where the button is down that has brought the cursor here."""
        self._typed_after = -1
        """So much had been done when something was typed here last."""
        if self.takes_names:
            self.setMaxLength(MOST_SIGNS)  # a longer list would lose its end
        self._has_lines = False
        """Whether several lines have just come."""
        self.textEdited.connect(self._note_typing)
        self.textChanged.connect(self._part_lines)

    def empty(self) -> None:
        """Empties it, and forgets what was typed: there is nothing here to take back."""
        self.setText("")

    def begin(self) -> None:
        """Takes the cursor; what stands there is typed over."""
        self.selectAll()
        self.setFocus()  # after it: where the focus may not come here, nothing stays marked

    def mark(self, fault: str) -> None:
        """Marks it as wrong, with the sentence that says why; "" for right."""
        wrong = bool(fault)
        if self.property("wrong") is not wrong:
            self.setProperty("wrong", wrong)
            self.style().unpolish(self)
            self.style().polish(self)
        if self.toolTip() != fault:
            self.setToolTip(fault)
            self.setAccessibleDescription(fault)
            self.weighed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self.property("wrong") and self.hasFocus()):
            return
        with QPainter(self) as painter:  # inside the frame that says that it is wrong
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(current_palette().accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(3, 3, -3, -3), 2, 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        comes, self._comes = self._comes, False
        self._pressed = event.position().toPoint() if comes else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is None or _WORD.search(self.text()):
            return
        drawn = (event.position().toPoint() - pressed).manhattanLength()
        if drawn < QApplication.startDragDistance():  # a tired hand slips by a pixel or two
            self.selectAll()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._comes = event.reason() == Qt.FocusReason.MouseFocusReason
        led = event.reason() == Qt.FocusReason.OtherFocusReason
        if led and self.property("wrong") and not self.types_on:
            self.selectAll()  # whoever is led to what is wrong types it anew

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = list(_WINDOWS_OWN)
            if not (self.text() and self._typed_after == Field.acts):
                keys += _TAKING_BACK
            if any(map(event.matches, keys)):
                event.ignore()  # the window's own action is meant
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where there is nothing to take back here, the page says what there is."""
        undo, redo = map(event.matches, _TAKING_BACK)
        if (undo and not self.isUndoAvailable()) or (redo and not self.isRedoAvailable()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _note_typing(self, text: str) -> None:
        self._typed_after = Field.acts
        self._has_lines = text.splitlines() not in ([], [text])
        TYPING.typed.emit()

    def _part_lines(self, text: str) -> None:
        """Comes when everybody has heard of the typing, and may say what becomes of it.

        Signs that would turn what stands around them go.
        """
        if (plain := unturned(text)) != text:
            at = len(unturned(text[: self.cursorPosition()]))
            self.setText(plain)
            self.setCursorPosition(at)
            self.setModified(True)
            return
        if not self._has_lines:
            return
        self._has_lines = False
        lines = [line for line in text.splitlines() if line.strip()]
        around = self._around() if self.takes_names and len(lines) > 1 else None
        if around:
            self.setText("")
            # with its empty lines, so that lines are counted as they were
            if around.take_lines(text):
                return
        self.setText(" ".join(lines))
        self.setModified(True)

    def _around(self) -> TakesLines | None:
        """What takes a list of names here; None where nothing does."""
        widget = self.parentWidget()
        while widget is not None and not isinstance(widget, TakesLines):
            widget = widget.parentWidget()
        return widget


_BETWEEN = "  ·  "


def reasons(fields: Sequence[Field], *, on_one_line: bool = False) -> QLabel:
    """What is wrong with those of these fields that are marked, for a place beside them.

    The room of one line is kept while all of them are right: no field moves under a hand.
    """
    made = ElidedLabel("fault") if on_one_line else label("", "fault", wrap=True)
    made.hide()
    keep_its_place(made)

    def tell() -> None:
        wrong = [one for one in fields if one.property("wrong")]
        told = [(one.accessibleName(), one.toolTip()) for one in wrong]
        words = [say("{field}: {fault}", field=field, fault=fault) for field, fault in told]
        rewrite(made, _as_many_as_fit(words, made) if on_one_line else "\n".join(words))

    for field in fields:
        field.weighed.connect(tell)
    return made


def _as_many_as_fit(words: Sequence[str], line: QLabel) -> str:
    """Sentences side by side, whole: behind the last that has room, how many more there are."""
    for told in range(len(words), 0, -1):
        rest = [say("and {count} more", count=len(words) - told)] if told < len(words) else []
        text = _BETWEEN.join([*words[:told], *rest])
        if told == 1 or line.fontMetrics().horizontalAdvance(text) <= line.width():
            return text
    return ""


class DateField(Field):
    """A date: a double click marks all of it, not what lies between two marks."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.selectAll()


class NameField(Field):
    """A field in which somebody is looked for."""

    takes_names = True


def is_typing(event: QKeyEvent) -> bool:
    """Whether a key is a letter or another sign, and no command."""
    commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return event.text().isprintable() and bool(event.text()) and not event.modifiers() & commands


def is_ctrl_enter(event: QEvent) -> bool:
    """Whether it is the key that commits what is in front."""
    if not isinstance(event, QKeyEvent) or event.key() not in ENTER:
        return False
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def note_act() -> None:
    """Something was done in an event: it is what Ctrl+Z takes back, before what was typed."""
    Field.acts += 1


class ListField(Field):
    """A field whose arrows go through the list below it."""

    stepped = Signal(int)
    """So many lines down."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in LINES:
            self.stepped.emit(LINES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class SearchField(ListField):
    """A field to search with: Escape empties it before it leaves the page."""

    emptied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.empty()
            self.emptied.emit()
        else:
            super().keyPressEvent(event)
