"""The clock on a player: calling it, and the strip on which all that are called count down."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from director.tournament.state import EntryNumber
from director.translation import say
from director.views.players.player_rows import table_seat
from director.window.event.asking.name_player import NamePlayerDrop
from director.window.event.cockpit import Cockpit
from director.window.event.player_clocks import HandTimer
from director.window.look.fonts import HEAD, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.widgets.find_by_letters import Seated
from director.window.widgets.labels import BAR, emptied, label, row, tip

_LETTERS = 6
"""Of a name that are always seen."""


class CallDrop(NamePlayerDrop):
    """Asks on whom the clock is called."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, say("Call the clock on which player?"), parent)

    def nothing_typed(self) -> str:
        timers = self._cockpit.timers
        return say(
            "{allowed} seconds, then a {countdown}-second countdown",
            allowed=timers.allowed,
            countdown=timers.countdown,
        )

    def would(self, who: Seated) -> str:
        return say("Enter: call the clock on {player}", player=who.name)

    def do(self, entry: EntryNumber) -> None:
        self._cockpit.call_clock(entry)


class CalledClock(QPushButton):
    """One clock that is called: whose, and how many seconds are left. Pressed, it is done with."""

    done = Signal(int)

    def __init__(self, entry: EntryNumber, name: str, where: str) -> None:
        super().__init__()
        self._name, self._where = name, where
        self.shown = HandTimer(entry, 0, False, False)
        self.setFixedHeight(5 * GRID)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(tip(say("{player} has acted: clear the clock", player=name)))
        self.clicked.connect(lambda _=False: self.done.emit(entry))

    @property
    def words(self) -> str:
        """What stands beside the name."""
        if self.shown.over:
            return say("time is up")
        return f"{self.shown.left} s"

    def show_timer(self, timer: HandTimer) -> None:
        """Shows the clock as it is now."""
        self.shown = timer
        self.setAccessibleName(f"{self._name}, {self._where}: {self.words}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        large = QFontMetricsF(font(HEAD, SEMIBOLD)).horizontalAdvance(self.words)
        small = QFontMetricsF(font(SMALL)).horizontalAdvance(f"{self._name}  {self._where}")
        return QSize(round(large + small) + 5 * GRID, 5 * GRID)

    def minimumSizeHint(self) -> QSize:
        """The name is shortened where many clocks run; the seat and the seconds are not."""
        large = QFontMetricsF(font(HEAD, SEMIBOLD)).horizontalAdvance(self.words)
        small = QFontMetricsF(font(SMALL)).horizontalAdvance(
            f"{self._name[:_LETTERS]}…  {self._where}"
        )
        return self.sizeHint().boundedTo(QSize(round(large + small) + 5 * GRID, 5 * GRID))

    def paintEvent(self, _: QPaintEvent) -> None:
        palette, painter = current_palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over, last = self.shown.over, self.shown.counting_down
        colour = palette.paused if over else palette.warning if last else palette.text
        painter.setPen(QColor(palette.accent if self.hasFocus() else colour))
        painter.setBrush(QColor(palette.hover if self.underMouse() else palette.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        inside = QRectF(self.rect()).adjusted(1.5 * GRID, 0, -1.5 * GRID, 0)
        painter.setFont(font(SMALL))
        painter.setPen(QColor(palette.soft))
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        taken = QFontMetricsF(font(HEAD, SEMIBOLD)).horizontalAdvance(self.words) + GRID
        metrics = QFontMetricsF(font(SMALL))
        room = inside.width() - taken - metrics.horizontalAdvance(f"  {self._where}")
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inside, left, f"{name}  {self._where}")
        painter.setFont(font(HEAD, SEMIBOLD))
        painter.setPen(QColor(colour))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(inside, right, self.words)


class CallStrip(QFrame):
    """All clocks that are called now, below the bar; not there while there are none."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._cockpit = cockpit
        self.clocks: list[CalledClock] = []
        self._box = row(gap=GRID, margins=BAR)
        self.setLayout(self._box)
        self.hide()
        cockpit.timers.ticked.connect(self._tick)

    def _tick(self) -> None:
        running = self._cockpit.timers.running
        if [one.shown.entry for one in self.clocks] != [one.entry for one in running]:
            self._build(running)
        for clock, timer in zip(self.clocks, running, strict=True):
            clock.show_timer(timer)
        self.setVisible(bool(running))

    def _build(self, running: list[HandTimer]) -> None:
        emptied(self._box)
        self._box.addWidget(label(say("Clock called on"), "caption"))
        self.clocks = []
        for timer in running:
            place = self._cockpit.tournament.seats.get(timer.entry)
            where = table_seat(place) if place else ""
            clock = CalledClock(timer.entry, self._cockpit.name(timer.entry), where)
            clock.done.connect(self._cockpit.timers.take_away)
            self._box.addWidget(clock)
            self.clocks.append(clock)
        self._box.addStretch(1)
