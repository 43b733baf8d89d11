"""The line at the foot of the window: what was done, what was refused and why, what failed.

Nothing pops up: the last word stays here until the next one. What was refused or left leaves
sooner, and here alone is said when: once its reason is gone, once the field in which it was
refused is typed into, with the question it was said in, and wherever another screen or question
comes into sight. What was left goes once something else is typed. What the clock says by itself
waits until what somebody has done could be read.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QWidget

from director.translation import capital
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette, mixed
from director.window.look.styles import GRID
from director.window.widgets.drop import QUESTIONS, is_asked
from director.window.widgets.elided_label import ElidedLabel
from director.window.widgets.field import TYPING
from director.window.widgets.labels import label, rewrite, row

DONE, REFUSED, FAILED, PLAIN = "done", "refused", "failed", ""
NOTICE = "notice"
"""Something came about by itself; it looks like a refusal and stays as long as other words."""
LEFT = "left"
"""Whoever went elsewhere has not done what was begun: it stands until they go on from there."""
TOLD = "told"
"""The clock says it, whatever is being done: it waits its turn."""
_HOLDS = 6000
"""Milliseconds in which it is still about so: what is left of a level runs away."""
_READ = 4000
"""Milliseconds in which what was done, refused or has failed is read."""
_COLOURS = {
    DONE: "running",
    REFUSED: "warning",
    NOTICE: "warning",
    LEFT: "warning",
    FAILED: "paused",
}
_SIGNS = {NOTICE: REFUSED, LEFT: REFUSED}
"""Signs that go by another name."""

_TINTED = (REFUSED, NOTICE, LEFT, FAILED)
"""What must not be missed by someone in a hurry."""


class _Sign(QWidget):
    """The sign before the words: a tick, a triangle, an octagon."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = PLAIN
        self.setFixedSize(16, 16)

    def sizeHint(self) -> QSize:
        return QSize(16, 16)

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.kind in _COLOURS:
            colour = getattr(current_palette(), _COLOURS[self.kind])
            sign = _SIGNS.get(self.kind, self.kind)
            paint_icon(QPainter(self), sign, QRectF(0, 0, 16, 16), colour)


class StatusLine(QFrame):
    """What was said last, and who stands at this desk."""

    def __init__(self, who: str) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setFixedHeight(4 * GRID)
        self._sign = _Sign()
        self._words = ElidedLabel(in_parts=True)
        self._words.setAccessibleName("")
        self._copy = label("", "caption")
        self._who = label(who, "caption")
        box = row(self._sign, self._words, None, self._copy, self._who, gap=2 * GRID)
        box.setContentsMargins(2 * GRID, 0, 2 * GRID, 0)
        self.setLayout(box)
        self._waits = ""
        """What the clock has said meanwhile."""
        self._being_read = QTimer(self)
        self._being_read.setSingleShot(True)
        self._being_read.setInterval(_READ)
        self._being_read.timeout.connect(self._tell)
        self._holds = QTimer(self)
        self._holds.setSingleShot(True)
        self._holds.setInterval(_HOLDS)
        self._holds.timeout.connect(self._end)
        self._count = 0
        """How often something was said."""
        self._is_fresh = self._is_of_question = False
        """Whether it was said in one go with what is in sight since; and whether in a question."""
        QUESTIONS.asked.connect(self.turn)
        QUESTIONS.left.connect(self._leave_question)
        TYPING.typed.connect(self._go_on)

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    @property
    def kind(self) -> str:
        """Whether that was done, refused or has failed."""
        return self._sign.kind

    def say(self, words: str, kind: str = PLAIN) -> None:
        """Says this from now on, as a line of its own; what the clock says, when it is its turn."""
        if kind == TOLD and self._being_read.isActive() and self.text:
            self._waits = words
            return
        if kind in (DONE, REFUSED, FAILED):
            self._being_read.start()
        if kind == TOLD:
            self._holds.start()
        self._count += 1
        self._is_fresh, self._is_of_question = True, is_asked()
        QTimer.singleShot(0, self, partial(self._settle, self._count))
        field = QApplication.focusWidget()
        if kind == REFUSED and isinstance(field, QLineEdit):
            once = Qt.ConnectionType.SingleShotConnection  # what is typed next may be right
            field.textEdited.connect(partial(self._mend, self._count), once)
        words = capital(words)
        self._sign.kind = kind
        self._words.setText(words)
        self._words.setAccessibleName(words)
        self._sign.update()
        self.update()

    def _tell(self) -> None:
        """What has waited is said."""
        words, self._waits = self._waits, ""
        if words:
            self.say(words, TOLD)

    def _end(self) -> None:
        """What the clock has said is no longer so."""
        if self.kind == TOLD:
            self.say("")

    @property
    def who(self) -> str:
        """Who stands at this desk, as it says."""
        return self._who.text()

    def show_who(self, who: str) -> None:
        """Says from now on who stands at this desk."""
        self._who.setText(who)

    def say_copy(self, words: str, is_old: bool) -> None:
        """Says how old the newest copy of the book is, in the colour of a warning where too old."""
        rewrite(self._copy, words)
        colour = f"color: {current_palette().warning}" if is_old else ""
        if self._copy.styleSheet() != colour:
            self._copy.setStyleSheet(colour)

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Whatever is said meanwhile, what is said now stands here after; a refusal does not."""
        words, kind = self.text, self.kind
        yield
        if kind in (REFUSED, LEFT):
            self.turn()
        else:
            self.say(words, kind)

    def turn(self) -> None:
        """Another screen or question is in sight: a refusal that was about the last one goes."""
        if self.kind == REFUSED or (self.kind == LEFT and not self._is_fresh):
            self.say("")

    def _go_on(self) -> None:
        """Something else is typed: what was left before is past."""
        if self.kind == LEFT and not self._is_fresh:
            self.say("")

    def _leave_question(self) -> None:
        """A question is out of sight, and with it what was refused in it."""
        if self.kind == REFUSED and self._is_of_question:
            self.say("")

    def _settle(self, count: int) -> None:
        """What was said then has been in sight."""
        self._is_fresh = self._is_fresh and count != self._count

    def _mend(self, count: int, _: str) -> None:
        """The field that was refused then is typed into."""
        if count == self._count:
            self.say("")

    def unsay(self, words: str) -> None:
        """Says nothing where these words still stand: they hold no more."""
        if capital(words) == self.text:
            self.say("")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.kind in _TINTED:
            painter = QPainter(self)
            palette = current_palette()
            tint = mixed(getattr(palette, _COLOURS[self.kind]), palette.raised, 0.16)
            painter.fillRect(self.rect(), tint)
