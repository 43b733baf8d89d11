"""Whether a record is taken back or brought back: what goes with it, what will be different."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from director.desk.desk import Desk
from director.desk.undo_preview import Preview
from director.tournament.effects.sections import Group
from director.tournament.log.log import Record
from director.tournament.money.amounts import money
from director.translation import chips, say
from director.views.counted import counted
from director.views.log.happenings import day_and_second
from director.views.log.record_words import as_it_stands
from director.window.areas.history.effect_list import ConfirmButton, EffectsView, hidden, rows
from director.window.widgets.buttons import be_first, push_button
from director.window.widgets.field import ENTER, LINES
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row


class UndoQuestion(QWidget):
    """The effects, and the buttons below them."""

    def __init__(
        self,
        desk: Desk,
        do: Callable[[], object],
        leave: Callable[[], object],
        *,
        wide: bool = False,
        grew: Callable[[], object] = lambda: None,
    ) -> None:
        """Wide, the buttons stand side by side; `grew` hears that all lines are shown."""
        super().__init__()
        self._desk, self._grew = desk, grew
        self._preview: Preview | None = None
        self._whole = False
        self._caution = label("", "wrong", wrap=True)
        self._words = label("", wrap=True)
        self.view = EffectsView()
        self.whole = push_button("", self.show_all, "act")
        self.confirm, self.leaves = ConfirmButton(), push_button(say("Cancel (Esc)"), leave)
        self.confirm.clicked.connect(lambda _=False: do())
        buttons = row if wide else column
        answers = holding(buttons(self.confirm, self.leaves))
        more = holding(row(self.whole, None))
        asked = (self._caution, self._words, self.view, more, None, answers)
        self.setLayout(column(*asked, stretch={2: 1000, 4: 1}))  # the answers stand still
        for one in (self.view, self.whole, self.confirm, self.leaves):
            one.installEventFilter(self)

    @property
    def caution(self) -> str:
        """What speaks against doing it with Enter alone; empty where nothing does."""
        return self._caution.text()

    def begin(self) -> None:
        """Takes the focus where Enter answers: no to what is grave, yes to anything else."""
        self._first.setFocus()

    @property
    def _first(self) -> QPushButton:
        """The button that says that Enter presses it."""
        return self.leaves if self.caution else self.confirm

    @property
    def words(self) -> str:
        """What it says above the effects."""
        return self._words.text()

    @property
    def is_cut(self) -> bool:
        """Whether there are more lines than there is room for, also once no button asks for all."""
        return self.view.maximumHeight() > self.view.height() + self.whole.height()

    def ask(self, preview: Preview | None) -> None:
        """Asks about this from now on; some lines of each group first."""
        if preview is self._preview:
            return
        self._preview, self._whole = preview, False
        if preview:
            self._show(preview)

    def show_all(self) -> None:
        """Shows every line."""
        self._whole = True
        if self._preview:
            self._show(self._preview)
        self.begin()
        self._grew()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a button the arrows scroll, where Qt's own go on to the next widget.

        Enter among the lines presses the button that says so.
        """
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is not self.view and event.key() in LINES:
            self.keyPressEvent(event)
            return True
        if watched is self.view and event.key() in ENTER:
            if not event.isAutoRepeat():
                self._first.click()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A shows all; the arrows and page keys scroll while a button has the focus."""
        if event.key() == Qt.Key.Key_A and not event.modifiers() and not self.whole.isHidden():
            self.show_all()
        elif event.key() in _SCROLLING:
            bar = self.view.verticalScrollBar()
            page, line = bar.pageStep(), 2 * self.view.fontMetrics().height()
            by = {
                Qt.Key.Key_PageDown: page,
                Qt.Key.Key_PageUp: -page,
                Qt.Key.Key_Down: line,
                Qt.Key.Key_Up: -line,
            }
            bar.setValue(bar.value() + by[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _show(self, preview: Preview) -> None:
        count = len(preview.others)
        if not preview.sections:
            words = say("Nothing will change.")
        elif preview.back:
            words = say("What will change:")
        else:
            words = say("What will change when it is redone:")
        if any(one.group is Group.CLOCK for one in preview.sections):
            at = day_and_second(preview.effects.before.now)  # clocks run on while it is asked
            words = say("{words} clocks as of {time}", words=words, time=at)
        caution = _caution(preview, self._desk)
        rewrite(self._caution, caution)
        rewrite(self._words, words)
        shown = rows(preview, self._desk, whole=self._whole)
        self.view.show_rows(shown)
        reveal(self.view, bool(preview.sections or preview.others))
        more = hidden(preview)
        self.whole.setText(counted(more, "Show 1 more line (A)", "Show {count:,} more lines (A)"))
        reveal(self.whole, bool(more) and not self._whole)
        self.confirm.setText(_confirms(preview.back, count, grave=bool(caution)))
        self.leaves.setText(say("Cancel (Enter)") if caution else say("Cancel (Esc)"))
        be_first(self.leaves, bool(caution))
        be_first(self.confirm, not caution)


_SCROLLING = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, *LINES)


def _caution(preview: Preview, desk: Desk) -> str:
    """Why Enter alone does not take it back.

    Money was handed out, the event is over, or empty; or the undo just before may be meant.
    """
    said = []
    if preview.earlier:
        what = desk.said(as_it_stands(preview.earlier, desk.log))
        text = "You have just undone an earlier record: {what}. Ctrl+Y redoes it."
        said.append(say(text, what=what))
    if preview.is_after_close:
        paid_out = preview.effects.before.t.paid_out
        said.append(say("The event is paid out.") if paid_out else say("The event is closed."))
    if preview.payments:
        text = "Payments that will be undone: {count}."
        said.append(say(text, count=chips(preview.payments)))
    if preview.overpaid:
        amount = money(preview.overpaid, preview.effects.before.t.terms)
        said.append(say("{amount} will have been paid too much.", amount=amount))
    if preview.empties_the_room:
        after = preview.effects.after.t
        emptied = say("Nobody will have a seat.") if after.entered else say("Nobody will be left.")
        said += [say("The event has started."), emptied]
    if said:
        said.append(say("Enter cancels: choose Undo with the mouse or Shift+Tab."))
    return " ".join(said)


def _confirms(back: bool, others: int, *, grave: bool) -> str:
    if grave:
        return say("Undo all {count}", count=chips(others + 1)) if others else say("Undo")
    if back:
        return (
            say("Undo all {count} (Enter)", count=chips(others + 1))
            if others
            else say("Undo (Enter)")
        )
    return (
        say("Redo all {count} (Enter)", count=chips(others + 1)) if others else say("Redo (Enter)")
    )


def by_whom(record: Record) -> str:
    """Who did it, at which desk."""
    return say("{who} at {station}", who=record.who, station=record.station)
