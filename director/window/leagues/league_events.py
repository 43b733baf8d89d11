"""Which events a league counts: all of the book with a tick each, written into its file."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from director.tournament.log.books import EventRow
from director.translation import say
from director.views.counted import counted
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, emptied, holding, label, row
from director.window.widgets.scrolling_form import SteadyScroll

_HEIGHT = 32
"""Of a line, in pixels: enough for a finger."""


def is_counted(event: EventRow, events: Sequence[str]) -> bool:
    """Whether a league names an event, by its number or its name."""
    return str(event.number) in events or event.name in events


def with_ticked(
    rows: Sequence[EventRow], events: Sequence[str], ticked: Sequence[EventRow]
) -> tuple[str, ...]:
    """What a league names then: as it did, without what is not ticked; what is new, by number.

    What names no event of this book stays.
    """
    gone = [one for one in rows if one not in ticked]
    kept = [text for text in events if not any(is_counted(one, (text,)) for one in gone)]
    new = [str(one.number) for one in ticked if not is_counted(one, kept)]
    return (*kept, *new)


class LeagueEvents(QWidget):
    """A tick for every event."""

    asked_to_save = Signal(object)
    """What the league names from now on, a text each."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[EventRow] = ()
        self._events: Sequence[str] = ()
        self.ticks: list[QCheckBox] = []
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        whole = column(holding(self._list), None)
        inside.setLayout(whole)
        self.saves = push_button(say("Save"), self.save, "first")
        cancel = push_button(say("Cancel"), self.closed.emit)
        every = push_button(say("All"), lambda: self._tick_all(True))
        none = push_button(say("None"), lambda: self._tick_all(False))
        head = row(label(say("Which events count?"), "head"), None, every, none, cancel, self.saves)
        below = column(holding(head), SteadyScroll(inside))
        below.setStretch(1, 1)
        below.setContentsMargins(0, 0, 0, 0)
        self.setLayout(below)

    def edit(self, rows: Sequence[EventRow], events: Sequence[str]) -> None:
        """Shows these events, those ticked that a league names."""
        self._rows, self._events = rows, events
        emptied(self._list)
        self.ticks = [self._tick(one) for one in rows]
        for tick in self.ticks:
            self._list.addWidget(tick)
            tick.show()  # at once: it is to have the focus
        (self.ticks[0] if self.ticks else self.saves).setFocus()

    def save(self) -> None:
        """Asks for the ticked ones to be written."""
        pairs = zip(self._rows, self.ticks, strict=True)
        ticked = [one for one, tick in pairs if tick.isChecked()]
        self.asked_to_save.emit(with_ticked(self._rows, self._events, ticked))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        here = next((at for at, one in enumerate(self.ticks) if one.hasFocus()), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.save()
        elif step and here is not None:
            self.ticks[min(max(here + step, 0), len(self.ticks) - 1)].setFocus()
        else:
            super().keyPressEvent(event)

    def _tick(self, one: EventRow) -> QCheckBox:
        local = one.opened.astimezone()
        entries = counted(one.entries, "1 entry", "{count} entries")
        words = f"{one.name}  ·  {local.day} {local:%b %Y}  ·  {entries}"
        made = QCheckBox(words.replace("&", "&&"))
        made.setMinimumHeight(_HEIGHT)
        made.setChecked(is_counted(one, self._events))
        return made

    def _tick_all(self, ticked: bool) -> None:
        for one in self.ticks:
            one.setChecked(ticked)
