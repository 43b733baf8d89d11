"""A chart on the screen; arrow keys or the mouse move a line along it that says the values."""

from bisect import bisect_right

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.views.charts import plot as marks
from director.views.charts.chart import QUIET, TONES, Chart
from director.views.charts.plot import Area, Plot, Stroke, Words, plot
from director.window.look.fonts import MEDIUM, SEMIBOLD, SMALL, font
from director.window.look.palettes import Palette, current_palette, mixed

_ROLES = dict(zip(TONES, ("accent", "warning", "rest", "running"), strict=True))
_DASHES = dict(zip(TONES, ((), (6.0, 2.5), (2.0, 2.0), (8.0, 2.0, 2.0, 2.0)), strict=True))
"""In widths of the line: so they are told apart without any color."""
_MIXED = {
    marks.GRID: ("line", 0.7),
    marks.PAUSE: ("line", 0.4),
    marks.BAND: ("rest", 0.25),
    QUIET: ("faint", 0.42),
}
"""What lies behind: a role of the palette, and how much of it lies over the ground."""
_MARGIN = 4


class ChartView(QWidget):
    """One chart, as large as its place."""

    def __init__(self) -> None:
        super().__init__()
        self.chart: Chart | None = None
        self.stop: int | None = None
        """At which of its stops the reading line stands; None while nobody reads."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: Chart | None) -> None:
        """From now on this chart; the reading line stays where it was, if there is such a stop."""
        if chart == self.chart:
            return
        self.chart = chart
        if chart is None or (self.stop is not None and self.stop >= len(chart.stops)):
            self.stop = None
        self._tell()

    @property
    def said(self) -> str:
        """What the lines say where the reading line stands; empty where nobody reads."""
        return self.chart.stops[self.stop].words if self.chart and self.stop is not None else ""

    def sizeHint(self) -> QSize:
        return QSize(400, 220)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 120)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.chart.stops) - 1 if self.chart else -1
        here = self.stop
        match event.key():
            case _ if last < 0:
                event.ignore()
            case Qt.Key.Key_Right:
                self._go(0 if here is None else min(here + 1, last))
            case Qt.Key.Key_Left:
                self._go(last if here is None else max(here - 1, 0))
            case Qt.Key.Key_Home:
                self._go(0)
            case Qt.Key.Key_End:
                self._go(last)
            case Qt.Key.Key_Escape if here is not None:
                self._go(None)
            case _:
                event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.chart and self.chart.stops:
            laid = self._laid(self.chart)
            part = (event.position().x() - _MARGIN - laid.left) / laid.width
            across = self.chart.across
            at = across.low + part * (across.high - across.low)
            later = bisect_right([stop.at for stop in self.chart.stops], at)
            self._go(max(0, later - 1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._go(None)

    def _go(self, stop: int | None) -> None:
        self.stop = stop
        self._tell()

    def _tell(self) -> None:
        """Draws it anew, and says the same to who listens."""
        self.setAccessibleName(self.chart.title if self.chart else "")
        self.setAccessibleDescription(self.said or (self.chart.sentence if self.chart else ""))
        self.update()

    def _laid(self, chart: Chart) -> Plot:
        width, height = self.width() - 2 * _MARGIN, self.height() - 2 * _MARGIN
        plain, bold = QFontMetricsF(font(SMALL, MEDIUM)), QFontMetricsF(font(SMALL, SEMIBOLD))
        return plot(
            chart,
            (width, height),
            SMALL,
            plain.horizontalAdvance,
            bold.horizontalAdvance,
            self.said,
        )

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.chart is None:
            return
        palette, laid = current_palette(), self._laid(self.chart)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QColor(palette.accent))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.translate(_MARGIN, _MARGIN)
        for mark in laid.marks:
            match mark:
                case Area():
                    where = QRectF(mark.x, mark.y, mark.width, mark.height)
                    painter.fillRect(where, _colour(palette, mark.tone))
                case Stroke():
                    pen = QPen(_colour(palette, mark.tone), mark.weight)
                    if dashes := _DASHES.get(mark.tone):
                        pen.setDashPattern(dashes)
                    painter.setPen(pen)
                    painter.drawPolyline([QPointF(*place) for place in mark.places])
                case Words():
                    _write(painter, mark, palette)
        if self.stop is not None:
            x = laid.x(self.chart.across, self.chart.stops[self.stop].at)
            painter.setPen(QPen(QColor(palette.text), 1))
            painter.drawLine(QPointF(x, laid.top), QPointF(x, laid.bottom))


def _colour(palette: Palette, tone: str) -> QColor:
    if tone in _MIXED:
        role, part = _MIXED[tone]
        return mixed(getattr(palette, role), palette.raised, part)
    return QColor(getattr(palette, _ROLES.get(tone, tone)))


def _write(painter: QPainter, words: Words, palette: Palette) -> None:
    painter.setFont(font(SMALL, SEMIBOLD if words.is_title else MEDIUM))
    painter.setPen(_colour(palette, words.tone))
    wide = painter.fontMetrics().horizontalAdvance(words.text)
    left = words.x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[words.anchor]
    painter.drawText(QPointF(left, words.y), words.text)
