"""A sheet as it will be printed: one page of a PDF, as wide as there is room.

It is set and drawn beside the window's thread, one at a time; of what was asked for meanwhile only
the newest is drawn.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from director.translation import say
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.system.pdf_pages import Page, page_of
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, holding, label, reveal, row

_BAR = 14
"""Room for the scroll bar, in pixels."""
_PAUSE = 250
"""Milliseconds without a change before a sheet is set."""


class _Paper(QWidget):
    """The page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_picture(self, picture: QImage) -> None:
        """Shows this page from now on."""
        self.picture = picture
        self.settle()

    def settle(self) -> None:
        """As high as its width asks for."""
        if self.picture:
            self.setFixedHeight(round(self.width() * self.picture.height() / self.picture.width()))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.picture:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(QRectF(self.rect()), self.picture)
            painter.setPen(current_palette().line)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class Preview(QWidget):
    """One page of a sheet, with the way to the others."""

    drawn = Signal()
    """A page has come."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._make: Callable[[], bytes] | None = None
        self._pdf: bytes | None = None
        self._asked, self._done = 0, 0
        self.busy = False
        self.page: Page | None = None
        self._number = 0
        self.paper = _Paper()
        self.area = QScrollArea()
        self.area.setWidget(self.paper)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.words = label("", "caption")
        self.before = push_button(say("Page up"), lambda: self.turn(-1))
        self.after = push_button(say("Page down"), lambda: self.turn(1))
        self._foot = holding(row(self.words, None, self.before, self.after))
        self.setLayout(column(self.area, self._foot, gap=GRID, stretch=0))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._begin)
        self._show_foot()

    @property
    def is_settled(self) -> bool:
        """Whether nothing newer is under way."""
        return not self.busy and not self._pause.isActive()

    def show_sheet(self, make: Callable[[], bytes]) -> None:
        """Shows this sheet from now on; `make` sets it beside the window's thread."""
        self._make, self._pdf = make, None
        self._show_foot()
        self._ask()

    def say(self, words: str) -> None:
        """Says why there is no newer page."""
        self._make = None
        self._pause.stop()
        self.words.setText(words)

    def turn(self, pages: int) -> None:
        """So many pages on."""
        if self.page:
            self._number = max(0, min(self._number + pages, self.page.pages - 1))
            self._ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()  # at the end of the page the wheel does nothing else

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.paper.setFixedWidth(self.width() - _BAR)  # the bar comes and goes beside the page
        if self._make:
            self._ask()

    def _ask(self) -> None:
        self._asked += 1
        self._pause.start()

    def _begin(self) -> None:
        make = self._make
        if self.busy or make is None or not self.isVisible():
            return
        self.busy, self._done = True, self._asked
        pdf, number = self._pdf, self._number
        width = max(200, round(self.paper.width() * self.devicePixelRatioF()))

        def work() -> tuple[bytes, Page]:
            sheet = pdf if pdf is not None else make()
            return sheet, page_of(sheet, number, width)

        Task(self, work, lambda made: self._came(make, *made), self._failed)

    def _came(self, make: Callable[[], bytes], pdf: bytes, page: Page) -> None:
        self.busy = False
        if self._make is make:
            self._pdf = pdf
            self.page, self._number = page, page.number
            self.paper.show_picture(page.picture)
            self._show_foot()
            self.drawn.emit()
        self._go_on()

    def _failed(self, error: Exception) -> None:
        self.busy = False
        if not isinstance(error, ValueError | OSError):
            raise error
        self.words.setText(say("no preview: {why}", why=str(error)))
        self._go_on()

    def _go_on(self) -> None:
        if self._asked != self._done:
            self._pause.start()

    def _show_foot(self) -> None:
        pages = self.page.pages if self.page else 0
        number = self._number
        self.words.setText(
            say("page {number} of {pages}", number=number + 1, pages=pages) if pages else ""
        )
        for button, can in ((self.before, number > 0), (self.after, number + 1 < pages)):
            reveal(button, pages > 1)
            button.setEnabled(can)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._make and (self.page is None or self._asked != self._done):
            self._pause.start()
