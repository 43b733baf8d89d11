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
from director.window.widgets.labels import emptied, holding, label, reveal, row, tip
from director.window.widgets.pill import StatePill

_WIDEST, _LEAST = 240, 48
"""Pixels at most for the name of an event, and at least for what is said of one."""
_BESIDE = 168
"""Pixels for what stands before and after the events."""
_FEWEST = 8
"""Letters of what an event is doing, with the point before it, below which none is said."""
_AROUND = 4 * GRID
"""Pixels around a pill and its button."""


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
        for (pill, _), one in zip(self._buttons, others, strict=True):
            if pill.state is not one.state:
                pill.show_state(one.state)
        says_more, rooms = self._rooms()
        for (pill, button), one, room in zip(self._buttons, others, rooms, strict=True):
            pill.show_word(says_more)
            words = one.words if says_more else ""
            shown = _fitting(button.fontMetrics(), one.name, words, room).replace("&", "&&")
            if button.text() != shown:
                button.setText(shown)
            told = _line(one.name, one.words)
            button.setAccessibleName(say("Go to {event}", event=told))
            button.setToolTip(tip(say("{event} (Ctrl+Tab: next event)", event=told)))
        reveal(self, bool(others))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_others(self.shown)

    def _rooms(self) -> tuple[bool, list[int]]:
        """The pixels for what is said of each event, and whether more is said than its name.

        A name counts for more than what its event is doing, which the tip says too: where not
        every name has room beside its state in words, the words go.
        """
        measured = [
            (pill, button.fontMetrics().horizontalAdvance, one)
            for (pill, button), one in zip(self._buttons, self.shown, strict=True)
        ]
        names = [min(width(one.name), _WIDEST) + 1 for _, width, one in measured]
        taken = sum(pill.width_with_word + _AROUND for pill, _, _ in measured)
        free = self.width() - _BESIDE - taken
        if sum(names) <= free:
            needs = [width(_line(one.name, one.words)) + 1 for _, width, one in measured]
            more = [max(0, need - name) for need, name in zip(needs, names, strict=True)]
            shares = _shared(free - sum(names), more)
            return True, [name + share for name, share in zip(names, shares, strict=True)]
        free = self.width() - _BESIDE - len(measured) * (StatePill.LEAST + _AROUND)
        return False, [max(room, _LEAST) for room in _shared(free, names)]

    def _build(self, others: Sequence[Elsewhere]) -> None:
        emptied(self._box)
        self._buttons = []
        self._box.addWidget(label(say("Also open:"), "caption"))
        for one in others:
            pill = StatePill()
            button = push_button("", partial(self.went.emit, one.number), "link")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # no Enter leads to another event
            button.setMinimumWidth(_LEAST)
            self._buttons.append((pill, button))
            self._box.addWidget(holding(row(pill, button, gap=4)))
        self._box.addStretch(1)
        self._box.addWidget(label("Ctrl+Tab", "hint"))


def _shared(free: int, needs: Sequence[int]) -> list[int]:
    """So many pixels among these: what one does not need, the others have."""
    rooms = [0] * len(needs)
    order = sorted(range(len(needs)), key=needs.__getitem__)
    for waiting, at in zip(range(len(needs), 0, -1), order, strict=True):
        rooms[at] = max(0, min(needs[at], free // waiting))
        free -= rooms[at]
    return rooms


def _fitting(metrics: QFontMetrics, name: str, words: str, room: int) -> str:
    """What its event is doing is shortened first, then the name."""
    right = Qt.TextElideMode.ElideRight
    name = metrics.elidedText(name, right, min(room, _WIDEST))
    line = metrics.elidedText(_line(name, words), right, room)
    return line if len(line) > len(name) + _FEWEST else name


def _line(name: str, words: str) -> str:
    return f"{name}  ·  {words}" if words else name
