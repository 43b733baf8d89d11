"""The wall's own window, on the second screen where there is one. A click on it does nothing."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from director.gui.events.cockpits import Cockpit
from director.gui.look.fonts import font
from director.gui.look.palettes import worn
from director.gui.look.shapes import paint_shape
from director.gui.states import State
from director.gui.wall.blocks import CENTRE, RIGHT, Block, Fill, Sign, Text
from director.gui.wall.layouts import lay_out
from director.gui.wall.posters import Poster, poster
from director.words import say

_GROUNDS = {State.PAUSED: "wall_paused", State.BREAK: "wall_rest"}


class Wall(QWidget):
    """The poster of the event. It holds no time: it reads the event whenever it paints."""

    closed = Signal()

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self._cockpit = cockpit
        self.setWindowTitle(say("{event} – the wall", event=cockpit.tournament.name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setAccessibleName(say("The wall"))
        cockpit.bridge.ticked.connect(self.update)
        cockpit.refreshed.connect(self.update)

    @property
    def poster(self) -> Poster:
        """What it says now."""
        cockpit = self._cockpit
        people = cockpit.bridge.desk.people()
        return poster(cockpit.tournament, cockpit.now, cockpit.library, people)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.poster
        ground = getattr(worn(), _GROUNDS.get(shown.state, "wall"))
        painter.fillRect(self.rect(), QColor(ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for block in lay_out(shown, self.width(), self.height()):
            paint_block(painter, block, shown.state)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_F9):
            self._cockpit.switch_clock()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # whoever leans on the projector changes nothing

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


def paint_block(painter: QPainter, block: Block, state: State) -> None:
    """Draws one block of the wall."""
    palette = worn()
    colour = QColor(getattr(palette, block.colour))
    match block:
        case Fill(where, name):
            ground = getattr(palette, _GROUNDS.get(state, "wall"))
            painter.fillRect(where, _hairline(ground) if name == "line" else colour)
        case Sign(where, _):
            paint_shape(painter, state, where, colour.name())
        case Text(where, text, size, _, weight, side):
            set_in = font(size, weight)
            metrics = QFontMetricsF(set_in)
            left = where.x()
            if side in (CENTRE, RIGHT):
                over = where.width() - metrics.horizontalAdvance(text)
                left += over if side == RIGHT else over / 2
            painter.setFont(set_in)
            painter.setPen(colour)
            # figures and words stand in the middle by their capitals
            baseline = where.center().y() + metrics.capHeight() / 2
            painter.drawText(QPointF(left, baseline), text)


def _hairline(ground: str) -> QColor:
    """A line that is seen on any ground, and no more."""
    colour = QColor(worn().text)
    colour.setAlphaF(0.16 if QColor(ground).lightnessF() < 0.5 else 0.2)
    return colour


def put_up(wall: Wall, operators: QScreen) -> None:
    """Shows the wall full screen: on a screen that is not the operator's, if there is one."""
    others = [screen for screen in QGuiApplication.screens() if screen is not operators]
    screen = others[0] if others else operators
    wall.setScreen(screen)
    wall.setGeometry(screen.geometry())  # where no window manager would make it as large
    wall.showFullScreen()
