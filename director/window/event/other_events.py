"""The other events that are open, in a line below the bar: what each is doing, and what comes."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton

from director.translation import say
from director.views.clock.other_events import Elsewhere
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import emptied, holding, label, reveal, row
from director.window.widgets.pill import StatePill

_WIDEST, _LEAST = 240, 64
"""Pixels for the name of an event, and for all that is said of one."""
_BESIDE = 168
"""Pixels for what stands before and after the events."""


class OtherEventsStrip(QFrame):
    """A button for each; not there while there is no other event."""

    went = Signal(int)
    """To the event of this number."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.shown: list[Elsewhere] = []
        self._buttons: list[tuple[StatePill, QPushButton]] = []
        self._box = row(gap=GRID, margins=(2 * GRID, 4, 2 * GRID, 4))
        self.setLayout(self._box)
        self.hide()

    def show_others(self, others: Sequence[Elsewhere]) -> None:
        """Shows these events as they are at this moment."""
        if [one.number for one in others] != [one.number for one in self.shown]:
            self._build(others)
        self.shown = list(others)
        rooms = self._rooms()
        for (pill, button), one, room in zip(self._buttons, others, rooms, strict=True):
            if pill.state is not one.state:
                pill.show_state(one.state)
            shown = _fitting(button.fontMetrics(), one, room).replace("&", "&&")
            if button.text() != shown:
                button.setText(shown)
                words = _line(one.name, one.words)
                button.setAccessibleName(say("Go to {event}", event=words))
        reveal(self, bool(others))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_others(self.shown)

    def _rooms(self) -> list[int]:
        """The pixels for what is said of each event: what one does not need, the others have."""
        free = self.width() - _BESIDE
        needs = []
        for (pill, button), one in zip(self._buttons, self.shown, strict=True):
            free -= pill.sizeHint().width() + 4 * GRID
            needs.append(button.fontMetrics().horizontalAdvance(_line(one.name, one.words)) + 1)
        rooms = [0] * len(needs)
        order = sorted(range(len(needs)), key=needs.__getitem__)
        for waiting, at in zip(range(len(needs), 0, -1), order, strict=True):
            rooms[at] = max(min(needs[at], free // waiting), _LEAST)
            free -= rooms[at]
        return rooms

    def _build(self, others: Sequence[Elsewhere]) -> None:
        emptied(self._box)
        self._buttons = []
        self._box.addWidget(label(say("Also open:"), "caption"))
        for one in others:
            pill = StatePill()
            button = push_button("", partial(self.went.emit, one.number), "link")
            button.setToolTip(say("Go to this event (Ctrl+Tab: next event)"))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # no Enter leads to another event
            button.setMinimumWidth(_LEAST)
            self._buttons.append((pill, button))
            self._box.addWidget(holding(row(pill, button, gap=4)))
        self._box.addStretch(1)
        self._box.addWidget(label("Ctrl+Tab", "hint"))


def _fitting(metrics: QFontMetrics, one: Elsewhere, room: int) -> str:
    """A name is shortened first, then what its event is doing."""
    right = Qt.TextElideMode.ElideRight
    words = metrics.horizontalAdvance(_line("", one.words)) if one.words else 0
    name = metrics.elidedText(one.name, right, min(max(room - words, _LEAST), _WIDEST))
    return metrics.elidedText(_line(name, one.words), right, room)


def _line(name: str, words: str) -> str:
    return f"{name}  ·  {words}" if words else name
