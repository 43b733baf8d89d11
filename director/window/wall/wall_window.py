"""A wall's own window. A click on it does nothing; of the keys it knows those of the clock.

It is painted once, and then only where something has changed: as a rule the time.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.views.clock import clock_messages
from director.views.clock.times import time_of_day
from director.views.wall.wall import Poster, Wanted, poster
from director.views.wall.wall_lists import Content
from director.views.wall.wall_stage import stage
from director.window.event.asking.start_clock import switch_clock
from director.window.event.cockpit import Cockpit
from director.window.look.palettes import current_palette
from director.window.wall.blocks import Block
from director.window.wall.layout import lay_out
from director.window.wall.painting import ground, paint_block, reach, room_for_picture
from director.window.wall.pictures import Pictures
from director.window.widgets.status_line import FAILED

_WALK = ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""Where the picture stands, minute by minute, so that it does not burn into the screen."""


class Wall(QWidget):
    """The poster of the event. It holds no time: it reads the event at every tick."""

    closed = Signal()

    def __init__(
        self,
        cockpit: Cockpit,
        press: Callable[[QKeyEvent], object] = lambda _: None,
        content: Content = Content.CLOCK,
    ) -> None:
        """`press` does what a key of the clock stands for."""
        super().__init__()
        self.content = content
        self.screen_name = ""
        """Of the screen on which it was put up."""
        self._cockpit = cockpit
        self._press = press
        self._canvas = QPixmap()
        self._drawn: tuple[object, list[Block]] = (None, [])
        """Under which circumstances the canvas was painted, and what stands on it."""
        self._shift = QPoint()
        """By how much the canvas now stands beside its place."""
        self._pictures = Pictures(self)
        self._pictures.came.connect(self.bring_up_to_date)
        self._pictures.refused.connect(self._leave_out)
        self.setWindowTitle(say("{event} – the wall", event=cockpit.tournament.name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setAccessibleName(say("The wall"))
        for signal in (cockpit.bridge.ticked, cockpit.refreshed, cockpit.wall_content.changed):
            signal.connect(self.bring_up_to_date)

    @property
    def poster(self) -> Poster:
        """What it says now."""
        cockpit, now = self._cockpit, self._cockpit.now
        t, wall_content = cockpit.tournament, cockpit.wall_content
        new = wall_content.new_seats(cockpit.bridge.desk.log, now)
        alone = self.content == Content.PICTURES
        slide = wall_content.slide(t, wall_content.stage or stage(t, now), now, alone=alone)
        wanted = Wanted(
            wall_content.stage,
            wall_content.announcement,
            clock_messages.standing(t, now, cockpit.settings),
            None if new and not alone else slide,
            cockpit.unlocked and self.isActiveWindow(),
            cockpit.bridge.clock,
            self.content,
            wall_content.moves(now),
            new,
            int(now.timestamp()) // max(1, cockpit.settings.number("wall_page_seconds")),
            wall_content.board,
        )
        shown = poster(t, now, cockpit.library, cockpit.bridge.desk.public_names(), wanted)
        since, words = cockpit.bridge.away_since, ""
        if since and cockpit.bridge.farewell:
            words = say("no longer shared, as of {time}", time=time_of_day(since))
        elif since:
            words = say("no line, as of {time}", time=time_of_day(since))
        return shown._replace(no_line=words)

    def show_content(self, content: Content) -> None:
        """From now on it shows this."""
        self.content = content
        self.bring_up_to_date()

    def bring_up_to_date(self) -> None:
        """Paints what has changed, and nothing else."""
        if not self.isVisible():
            return
        dirty, shift = self._draw(), drift(self._cockpit.now, self._step)
        if shift != self._shift:
            self._shift = shift
            self.update()
        else:
            self.update(dirty.translated(shift))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._canvas.deviceIndependentSize().toSize() != self.size():
            self._draw()
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.drawPixmap(self._shift, self._canvas)
        beside = event.region() - QRegion(self.rect().translated(self._shift))
        if not beside.isEmpty():  # what reaches its edges goes on there
            painter.setClipRegion(beside)
            painter.drawPixmap(QPoint(), self._canvas)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        elif event.key() == Qt.Key.Key_F9:
            switch_clock(self._cockpit)
        else:
            self._press(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # whoever leans on the projector changes nothing

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)

    def _draw(self) -> QRegion:
        """Brings the canvas up to date; where it has changed."""
        ratio, whole = self.devicePixelRatioF(), QRegion(self.rect())
        if self._canvas.size() != self.size() * ratio:
            self._canvas = QPixmap(self.size() * ratio)
            self._canvas.setDevicePixelRatio(ratio)
            self._drawn = (None, [])
        step, shown = self._step, self._with_its_picture()
        blocks = lay_out(shown, self.width() - 2 * step, self.height() - 2 * step)
        under = current_palette().name, shown.state
        same_ground = under == self._drawn[0]
        old = self._drawn[1]
        self._drawn = under, blocks
        changed = _difference(old, blocks) if same_ground else [QRectF(self.rect())]
        if not changed:
            return QRegion()
        painter = QPainter(self._canvas)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        origin = QPointF(step, step) if same_ground else QPointF()
        dirty = QRegion()
        for where in changed:
            dirty += where.translated(origin).toAlignedRect()
        painter.setClipRegion(dirty)
        painter.fillRect(self.rect(), ground(shown.state))
        painter.translate(QPointF(step, step))
        for block in blocks:
            if not same_ground or dirty.intersects(reach(block).translated(origin).toAlignedRect()):
                paint_block(painter, block, shown.state)
        painter.end()
        return whole & dirty

    def _with_its_picture(self) -> Poster:
        """What it says now; a picture that has not been read yet is not waited for."""
        shown, step, ratio = self.poster, self._step, self.devicePixelRatioF()
        if shown.slide is None:
            return shown
        room = room_for_picture(self.width() - 2 * step, self.height() - 2 * step, ratio)
        return shown if self._pictures.is_ready(shown.slide, room) else shown._replace(slide=None)

    def _leave_out(self, picture: Path, why: str) -> None:
        """Says at the desk once why a picture cannot be shown."""
        if self._cockpit.wall_content.refuse(picture):
            self._cockpit.say(why, FAILED)

    @property
    def _step(self) -> int:
        """The pixels by which the picture walks."""
        return max(2, round(min(self.width(), self.height()) / 270))


def drift(now: datetime, step: int) -> QPoint:
    """How far the picture stands from its place at this minute: never more than a step."""
    x, y = _WALK[int(now.timestamp()) // 60 % len(_WALK)]
    return QPoint(x * step, y * step)


def _difference(old: list[Block], new: list[Block]) -> list[QRectF]:
    """The places where one list of blocks does not look like another."""
    if len(old) != len(new):
        gone = [reach(block) for block in old if block not in new]
        return gone + [reach(block) for block in new if block not in old]
    pairs = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
    return [reach(block) for pair in pairs for block in pair]
