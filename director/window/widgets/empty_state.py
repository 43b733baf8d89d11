"""An empty state: a picture, what is not there yet, and what to do next."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.widgets.elided_label import ElidedLabel
from director.window.widgets.labels import holding, label, rewrite, row

_WIDTH = 440


class Picture(QWidget):
    """One of our line icons, large."""

    def __init__(self, name: str, size: int = 48, colour: str = "faint") -> None:
        super().__init__()
        self._name, self._size, self._colour = name, size, colour
        self.setFixedSize(size, size)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        where = QRectF(0, 0, self._size, self._size)
        paint_icon(painter, self._name, where, getattr(current_palette(), self._colour))


class EmptyState(QWidget):
    """Says in the middle of an empty screen what comes next."""

    def __init__(
        self,
        icon: str,
        title: str,
        advice: str,
        buttons: Sequence[QAbstractButton] = (),
        size: int = 48,
        besides: Sequence[QWidget] = (),
    ) -> None:
        """`besides` is what else can be done here, in a row below."""
        super().__init__()
        self._buttons = buttons
        box = QVBoxLayout(self)
        box.setSpacing(GRID)
        box.addStretch(2)
        words = label(advice, "soft", wrap=True)
        words.setFixedWidth(_WIDTH)
        words.setMinimumHeight(words.heightForWidth(_WIDTH))  # a label in the middle is cut else
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        heading = ElidedLabel("head")  # a long one makes no page wider
        heading.setText(title)
        self._heading, self._advice = heading, words
        self._more = label("", "")
        for widget in (Picture(icon, size), heading, words, self._more):
            box.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        if buttons:
            box.addSpacing(2 * GRID)
            box.addWidget(holding(row(None, *buttons, None, gap=2 * GRID)))
        if besides:
            box.addSpacing(3 * GRID)
            box.addWidget(holding(row(None, *besides, None)))
        box.addStretch(3)
        self._more.hide()

    def do(self) -> bool:
        """Does what its first button does; whether it has one that comes next."""
        for one in self._buttons[:1]:
            if one.isVisible() and one.property("role") == "first":
                one.click()
                return True
        return False

    waits_for = ""
    """It says what is not there by itself."""

    def head(self, title: str) -> None:
        """Says that something else is not there."""
        self._heading.setText(title)

    def advise(self, words: str) -> None:
        """Says something else comes next."""
        self._advice.setText(words)
        self._advice.setMinimumHeight(self._advice.heightForWidth(_WIDTH))  # cut else, see above

    def tell(self, words: str) -> None:
        """Says something more in a line of its own; empty for nothing."""
        rewrite(self._more, words)
