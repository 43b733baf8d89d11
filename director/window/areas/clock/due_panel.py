"""What is due now, a line each; a line leads to where it is done, and does nothing by itself."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from director.translation import capital, say
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due
from director.window.event.next_step import CHOOSE_KEY, NEXT_KEY
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import OneClickButton
from director.window.widgets.labels import column, holding, label, reveal, row, tip
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import REFUSED

_MOST = 12
"""Lines at once: whoever has done the first of them sees the next."""
_LEAST = 2
"""Lines that are seen whole however low the window is."""


class DueLine(OneClickButton):
    """A line that ends in three dots where there is no room for all of it; its tip has it all."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("role", "due")
        self.setAutoDefault(True)  # Enter presses it, as Space does
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _=False: act())

    @property
    def shown(self) -> str:
        """What of its words is to be seen."""
        return self._option().text.replace("&&", "&")

    def paintEvent(self, _: QPaintEvent) -> None:
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, self._option())

    def _option(self) -> QStyleOptionButton:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(inside, option, self).width()
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        return option


class DuePanel(QWidget):
    """Lines of which each is a button; they stay where they are while nothing is done."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self._cockpit, self._actions = cockpit, actions
        self.shown: tuple[Due, ...] = ()
        self._keys = {one.id: one.key_text for one in actions.declared}
        self._nothing = label(say("Nothing to do"), "soft")
        self.lines = [DueLine(partial(self._go, at)) for at in range(_MOST)]
        self.shorts = [DueLine(partial(self._go, at)) for at in range(_LEAST)]
        self._beside_keys = [_keyed(self.lines), _keyed(self.shorts)]
        """The lines that have a key beside them."""
        self.strip = holding(column(*self._beside_keys[1], gap=GRID // 2))
        """The first of them, for where there is no room for the panel."""
        self.strip.hide()
        for one in (*self.lines, *self.shorts):
            one.installEventFilter(self)
            one.hide()
        inside = QWidget()
        lines = (*self._beside_keys[0], *self.lines[_LEAST:])
        inside.setLayout(column(self._nothing, *lines, None, gap=GRID // 2))
        self._scroll = SteadyScroll(inside)
        self._caption = label(say("Due now"), "caption")
        self.setLayout(column(self._caption, self._scroll, None, gap=GRID // 2, stretch={1: 1}))
        self._asked: datetime | None = None
        """The minute for which it was asked last."""

    def refresh(self) -> None:
        """Asks every area what is due."""
        self._asked = _minute(self._cockpit.now)
        found = tuple([one for asked in self._cockpit.due for one in asked()])[:_MOST]
        if found == self.shown:
            return
        self.shown = found
        reveal(self._nothing, not found)
        for beside in self._beside_keys:
            for at, line in enumerate(beside):
                reveal(line, at < len(found))
        for at, line in enumerate(self.lines):
            reveal(line, at < len(found))
            if at < len(found):
                words, key = capital(found[at].says), self._keys.get(found[at].action, "")
                line.setText(words.replace("&", "&&"))
                line.setAccessibleName(words)
                line.setToolTip(tip(f"{words}  ({key})" if key else words))
        for at, (short, line) in enumerate(zip(self.shorts, self.lines, strict=False)):
            reveal(short, at < len(found))
            words = line.accessibleName()
            if at == 0:
                words = say("Due now ({count}): {what}", count=len(found), what=words)
            short.setText(words.replace("&", "&&"))
            short.setAccessibleName(words)
            short.setToolTip(line.toolTip())

    @property
    def _each(self) -> int:
        """Pixels from line to line."""
        self.lines[0].ensurePolished()
        return self.lines[0].sizeHint().height() + GRID // 2

    @property
    def least(self) -> int:
        """Pixels of its height however low the window is."""
        return self._height_of(_LEAST)

    def take(self, spare: int) -> None:
        """Takes so many pixels more, as far as there are lines to be seen for it."""
        lines = min(len(self.shown), _LEAST + max(0, spare) // self._each)
        height = self._height_of(max(lines, _LEAST))
        if self.minimumHeight() != height:
            self.setMinimumHeight(height)

    def _height_of(self, lines: int) -> int:
        return self._caption.sizeHint().height() + lines * self._each

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A line is seen whole or not at all."""
        super().resizeEvent(event)
        self._scroll.verticalScrollBar().setSingleStep(self._each)
        whole = (self.height() - self._caption.sizeHint().height()) // self._each
        self._scroll.setFixedHeight(max(whole, _LEAST) * self._each - GRID // 2)

    def tick(self, now: datetime) -> None:
        """What is told in minutes is told anew every minute."""
        if _minute(now) != self._asked:
            self.refresh()

    def do(self) -> bool:
        """Goes where the first line leads; whether there is one."""
        self._go(0)
        return bool(self.shown)

    def choose(self) -> None:
        """Goes to the lines behind the first, for the arrows; Enter then goes where one leads."""
        for line in self._seen[:_LEAST][-1:]:
            line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self._seen:
            self._cockpit.say(self.waits_for, REFUSED)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows go from line to line, and no further than the first and the last."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = (event.key() == Qt.Key.Key_Down) - (event.key() == Qt.Key.Key_Up)
            if step and watched in self._seen:
                at = self._seen.index(watched) + step
                self._seen[max(0, min(at, len(self._seen) - 1))].setFocus()
                return True
        return super().eventFilter(watched, event)

    @property
    def _seen(self) -> list[QPushButton]:
        return [one for one in (*self.lines, *self.shorts) if one.isVisible()]

    @property
    def waits_for(self) -> str:
        """Nothing more is said where nothing is due."""
        return "" if self.shown else say("nothing is due now")

    def _go(self, at: int) -> None:
        if at >= len(self.shown):
            return
        due = self.shown[at]
        if due.asks:
            self._cockpit.request(due.asks)
        else:
            self._actions.ask(due.action)


def _keyed(lines: Sequence[QWidget]) -> list[QWidget]:
    """The line that the key of the next step does, and the one to which another leads."""
    made = []
    keys = NEXT_KEY, say("{key}, Enter", key=CHOOSE_KEY)
    for line, key in zip(lines, keys, strict=False):
        made.append(holding(row(line, label(key, "hint"), stretch=0)))
        made[-1].hide()
    return made


def _minute(now: datetime) -> datetime:
    return now.replace(second=0, microsecond=0)
