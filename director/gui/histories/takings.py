"""One record in full; and taking it back: first what stands on it is said, then Enter does it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton

from director.gui.counts import counted
from director.gui.events.cockpits import Cockpit
from director.gui.histories.annals import Annals
from director.gui.histories.models import RecordsModel
from director.gui.look.styles import GRID
from director.gui.parts.actions import Bound
from director.gui.parts.buttons import ActionButton
from director.gui.parts.labels import column, holding, label, reveal, rewrite
from director.gui.parts.rows import Column
from director.gui.parts.statuslines import REFUSED
from director.gui.parts.tables import ROW_HEIGHT, RowsView
from director.gui.times import day_and_time, time_of_day
from director.tournament.logs import Record
from director.tournament.subjects import about_the_log
from director.words import chips, say

_MOST = 7
"""So many of those that go with it are in sight; the rest is scrolled to."""


class Asked(NamedTuple):
    """A record that is to be taken back, once somebody says so."""

    number: int
    others: tuple[int, ...]
    """What would have no ground without it."""
    length: int
    """Of the log when it was asked."""


class _Confirm(QPushButton):
    """Takes Enter once: a key that is held down has not said yes to a question it never saw."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class TakingPane(QFrame):
    """Beside the list: the chosen record, or the question whether it is taken back."""

    def __init__(
        self,
        cockpit: Cockpit,
        annals: Annals,
        actions: Bound[Cockpit],
        back: Callable[[], object],
    ) -> None:
        """`back` gives the focus back to the list."""
        super().__init__()
        self.setObjectName("panel")
        self._cockpit, self._annals, self._back = cockpit, annals, back
        self._desk = cockpit.bridge.desk
        self.number: int | None = None
        self.asked: Asked | None = None
        self._waits = False
        self._head = label("", "caption")
        self._words = label("", "head", wrap=True)
        self._by = label("", "soft", wrap=True)
        self._since = label("", "wrong", wrap=True)
        self.take = ActionButton(actions["history.take_back"])
        self._question = label("", wrap=True)
        self.model = RecordsModel((Column("", self._line),), self)
        self._others = RowsView(self.model, say("Goes with it"))
        self._others.horizontalHeader().hide()
        self._others.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.confirm, self.leaves = _Confirm(), QPushButton(say("Leave it (Esc)"))
        for button in (self.confirm, self.leaves):
            button.setAutoDefault(True)
        self.confirm.setProperty("role", "first")
        self.confirm.clicked.connect(lambda _=False: self._do())
        self.leaves.clicked.connect(lambda _=False: self.leave())
        self._answer = holding(column(self.confirm, self.leaves))
        box = column(
            self._head,
            self._words,
            self._by,
            self._since,
            self.take,
            self._question,
            self._others,
            self._answer,
            None,
        )
        box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        self.setLayout(box)
        self.refresh()

    def show_record(self, number: int | None) -> None:
        """From now on this record; a question about another one is left."""
        if number != self.number:
            self.number, self.asked = number, None
        self.refresh()

    def refresh(self) -> None:
        """Shows the record, and the question where there is one, as things stand now."""
        if self.asked and self.asked.length != len(self._desk.log.records):
            self.asked = None  # what stands on it may be something else by now
            self._cockpit.say(say("something was done meanwhile: ask again"), REFUSED)
            self._back()
        record = self._record
        reveal(self._words, record is not None)
        self.take.setVisible(record is not None and not self.asked and not self._waits)
        for widget in (self._answer, self._others):
            reveal(widget, False)
        if record is None:
            rewrite(self._head, say("Choose a record to see all about it"))
            for other in (self._by, self._since, self._question):
                rewrite(other, "")
            return
        rewrite(
            self._head,
            say("No. {number}  ·  {when}", number=record.number, when=day_and_time(record.at)),
        )
        rewrite(self._words, self._desk.said(record.label))
        rewrite(self._by, say("{who} at {station}", who=record.who, station=record.station))
        rewrite(self._since, "\n".join(self._later(record)))
        rewrite(self._question, say("looking what stands on it …") if self._waits else "")
        if self.asked:
            self._show_question(self.asked)

    def ask(self) -> None:
        """Finds what stands on the record, then asks."""
        number = self.number
        if number is None or self._waits:
            return
        self._waits = True

        def found(others: list[Record]) -> None:
            self._waits = False
            if self.number == number:
                numbers = tuple(one.number for one in others)
                self.asked = Asked(number, numbers, len(self._desk.log.records))
            self.refresh()
            if self.asked and self.isVisible():
                self.confirm.setFocus()

        def refused() -> None:
            self._waits = False
            self.refresh()

        self._cockpit.bridge.ask_dependents(number, found, refused)
        self.refresh()

    def leave(self) -> bool:
        """Leaves the question; whether there was one."""
        was, self.asked = self.asked is not None, None
        if was:
            self.refresh()
            self._back()
        return was

    def _do(self) -> None:
        asked, self.asked = self.asked, None
        if asked:
            self._back()
            self._cockpit.bridge.take_back(asked.number, asked.others)
            self.refresh()

    @property
    def _record(self) -> Record | None:
        return self._desk.log.records[self.number - 1] if self.number else None

    def _line(self, number: int) -> str:
        return say(
            "{number}  {what}",
            number=number,
            what=self._desk.said(self._desk.log.records[number - 1].label),
        )

    def _later(self, record: Record) -> list[str]:
        """What has become of it since, a line each."""
        taken_back, records = self._annals.taken_back_by(record.number), self._desk.log.records
        lines = []
        if taken_back:
            by = records[taken_back - 1]
            lines.append(
                say(
                    "Taken back by No. {number}: {who}, {time}",
                    number=taken_back,
                    who=by.who,
                    time=time_of_day(by.at),
                )
            )
        for number in self._annals.put_right_by(record.number):
            by = records[number - 1]
            words = self._desk.said(by.label)
            lines.append(
                say(
                    "Put right by No. {number}: {what} ({who}, {time})",
                    number=number,
                    what=words,
                    who=by.who,
                    time=time_of_day(by.at),
                )
            )
        return lines

    def _show_question(self, asked: Asked) -> None:
        count = len(asked.others)
        if count:
            words = counted(
                count,
                "1 record stands on it and is taken back with it:",
                "{count} records stand on it and are taken back with it:",
            )
            self.confirm.setText(say("Take back all {count} (Enter)", count=chips(count + 1)))
        else:
            words = say("Nothing else stands on it. Only this is taken back.")
            self.confirm.setText(say("Take it back (Enter)"))
        rewrite(self._question, words)
        self.model.show(sorted(asked.others, reverse=True))
        self._others.setFixedHeight(min(count, _MOST) * ROW_HEIGHT + 8)
        reveal(self._others, bool(count))
        reveal(self._answer, True)


def not_to_take_back(cockpit: Cockpit, number: int | None) -> str | None:
    """Why a record cannot be taken back."""
    log = cockpit.bridge.desk.log
    if number is None:
        return say("choose a record of the history first: Ctrl+8")
    if number == 1:
        return say("the opening of the event stays")
    if about_the_log(log.records[number - 1].facts):
        return say("this only says which others count; Ctrl+Y brings back what was taken back")
    if not log.in_force(number):
        return say("it is taken back already")
    return None
