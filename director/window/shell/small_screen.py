"""Pages on a screen that is too small for them, or with text too large for it: they are scrolled.

Nothing is squeezed and nothing is lost. On every other screen there is nothing to scroll.
"""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from director.window.look.styles import dress_window
from director.window.widgets.labels import column

LEAST_PAGE = (1000, 640)
"""Pixels that a page needs, beside the menus and the status line; in the rail, icons with words."""
LEAST_WINDOW = (480, 320)
"""Pixels below which nobody gets anything done."""


class _Whole(QWidget):
    """All that is scrolled, never smaller than its page needs."""

    def __init__(self, pages: QWidget) -> None:
        super().__init__()
        self.setLayout(column(pages, gap=0))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(*LEAST_PAGE))


class ScrolledPages(QScrollArea):
    """Shows all pages whole, or the part of one where the keyboard is."""

    def __init__(self, pages: QWidget) -> None:
        super().__init__()
        self._pages = pages
        self.setWidget(_Whole(pages))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCornerWidget(QWidget())  # as the bars beside it: what lies behind is seen
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            dress_window(bar)
            bar.rangeChanged.connect(lambda *_: self._follow(None, app.focusWidget()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and paging keys that no page wants belong to the window."""
        event.ignore()

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """What has the keyboard now is brought into sight, and every key in it is watched."""
        if before:
            before.removeEventFilter(self)
        if now and self._pages.isAncestorOf(now):
            now.installEventFilter(self)
            self._bring(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Where a key has led within a list or a map, once it has."""
        if event.type() == QEvent.Type.KeyPress and watched is QApplication.focusWidget():
            QTimer.singleShot(0, watched, self._bring_focus)
        return super().eventFilter(watched, event)

    def _bring_focus(self) -> None:
        now = QApplication.focusWidget()
        if now and self._pages.isAncestorOf(now):
            self._bring(now)

    def _bring(self, widget: QWidget) -> None:
        """A widget into sight, and of a large one the row, the table or the line where one is."""
        self.ensureWidgetVisible(widget)
        here = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        if isinstance(here, QRect) and 0 < here.height() < widget.height():
            for area, inside in _around(widget):
                at = widget.mapTo(inside, here.center())
                area.ensureVisible(at.x(), at.y(), here.width() // 2, here.height())

    @property
    def is_scrolled(self) -> bool:
        """Whether there is more of a page than can be seen."""
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        return any(bar.maximum() for bar in bars)


def _around(widget: QWidget) -> Iterator[tuple[QScrollArea, QWidget]]:
    """All that scrolls with a widget in it, from the inside out."""
    outside = widget.parentWidget()
    while outside is not None:
        if isinstance(outside, QScrollArea) and (inside := outside.widget()):
            yield outside, inside
        outside = outside.parentWidget()
