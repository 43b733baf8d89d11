"""The other events that are open, in a line below the bar: what each is doing, and what comes."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton

from director.translation import say
from director.views.clock.other_events import Elsewhere
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import emptied, holding, label, reveal, row
from director.window.widgets.pill import StatePill

_WIDEST = 240
"""Pixels for the name of an event."""


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
        for (pill, button), one in zip(self._buttons, others, strict=True):
            if pill.state is not one.state:
                pill.show_state(one.state)
            name = button.fontMetrics().elidedText(one.name, Qt.TextElideMode.ElideRight, _WIDEST)
            shown = _line(name, one.words).replace("&", "&&")
            if button.text() != shown:
                button.setText(shown)
                words = _line(one.name, one.words)
                button.setAccessibleName(say("Go to {event}", event=words))
        reveal(self, bool(others))

    def _build(self, others: Sequence[Elsewhere]) -> None:
        emptied(self._box)
        self._buttons = []
        self._box.addWidget(label(say("Also open:"), "caption"))
        for one in others:
            pill = StatePill()
            button = push_button("", partial(self.went.emit, one.number), "link")
            button.setToolTip(say("Go to this event (Ctrl+Tab: next event)"))
            self._buttons.append((pill, button))
            self._box.addWidget(holding(row(pill, button, gap=4)))
        self._box.addStretch(1)
        self._box.addWidget(label("Ctrl+Tab", "hint"))


def _line(name: str, words: str) -> str:
    return f"{name}  ·  {words}" if words else name
