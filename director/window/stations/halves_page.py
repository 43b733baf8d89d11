"""Two halves of an evening on one page: what each side did, and then every act of the other one."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from director.desk.halves import OtherHalf
from director.desk.meetings import Met
from director.tournament.halves.acts import Act, Became
from director.tournament.log.log import OF_THE_CLOCK, Record
from director.translation import capital, say
from director.window.look.styles import GRID
from director.window.stations.half_rows import ACT_COLUMNS, LINE_COLUMNS, ActRow
from director.window.stations.shared_evening import SharedEvening
from director.window.system.file_dialogs import ask_for_file
from director.window.widgets.attempt import Failure, attempt
from director.window.widgets.buttons import push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    label,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.status_line import DONE, FAILED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_NOTHING, _SIDES, _ACTS = range(3)
"""What the page shows."""


class _Side(QWidget):
    """What one side did since the two parted, and the button that takes it."""

    taken = Signal()

    def __init__(self, words: str, take: str) -> None:
        super().__init__()
        self.model = RowsModel(LINE_COLUMNS, lambda one: one.number, self)
        self.view = RowsView(self.model, words, self)
        self.takes = push_button(take, self.taken.emit)
        title = label(words, "step")
        self.setLayout(
            column(title, self.view, holding(row(None, self.takes)), gap=GRID, stretch={1: 1})
        )


class HalvesPage(Page):
    """First which side is taken, then a word about each act of the other one."""

    said = Signal(str, str)

    def __init__(self, evening: SharedEvening) -> None:
        super().__init__()
        self._evening, self._halves = evening, evening.halves
        self.half: OtherHalf | None = None
        """The one that is gone through."""
        self.opens = push_button(say("Open the other half …"), self._ask_file)
        self.header = PageHeader(
            say("Two halves of an evening"), self.opens, push_button(say("Back"), self.left.emit)
        )
        self.ours = _Side(say("The book on this computer"), say("Go on with this one"))
        self.theirs = _Side(say("The other one"), say("Go on with the other one"))
        self._stack = stacked(self._empty(), self._both(), self._acts())
        box = column(self.header, self._stack, gap=2 * GRID, margins=SCREEN, stretch={1: 1})
        self.setLayout(box)
        self.ours.taken.connect(lambda: self._take(ours=True))
        self.theirs.taken.connect(lambda: self._take(ours=False))
        self._halves.met.connect(self.refresh)
        self._halves.waits.connect(self.refresh)

    @property
    def verdict(self) -> str:
        """What is said of the chosen act."""
        return self._verdict.text()

    def land(self) -> None:
        """Where the keys work: on the acts, or on the first side."""
        self.refresh()
        lands = {_NOTHING: self.opens.setFocus, _SIDES: self.ours.view.land, _ACTS: self.view.land}
        lands[self._stack.currentIndex()]()

    def refresh(self) -> None:
        """Shows how the two stand now."""
        met, halves = self._halves.meeting, self._halves.halves()
        self.half = next((one for one in halves if one.waiting()), halves[0] if halves else None)
        reveal(self.opens, met is None)
        if met:
            self._show_sides(met)
        elif self.half:
            self._show_acts(self.half)
        else:
            self.header.tell("")
        self._stack.setCurrentIndex(_SIDES if met else _ACTS if self.half else _NOTHING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._stack.currentIndex() == _ACTS and event.key() == Qt.Key.Key_Delete:
            self._leave_out()
        else:
            super().keyPressEvent(event)

    def _empty(self) -> QWidget:
        words = say(
            "Where an evening was carried on in two places, both halves meet here: when this"
            " computer joins the other one, or opens its book. What each side did is shown, one is"
            " taken, and each act of the other one is entered again or left out."
        )
        return EmptyState("history", say("No other half waits"), words)

    def _both(self) -> QWidget:
        self._about = label("", "soft", wrap=True)
        sides = holding(row(self.ours, self.theirs, gap=3 * GRID, stretch={0: 1, 1: 1}))
        return holding(column(self._about, sides, gap=2 * GRID, stretch={1: 1}))

    def _acts(self) -> QWidget:
        self.model: RowsModel[ActRow] = RowsModel(ACT_COLUMNS, lambda one: one.line.number, self)
        self.view = RowsView(self.model, say("Acts of the other half"), self)
        self._verdict = label("", wrap=True)
        self.note = Field(say("Why it is left out"), say("may be left blank"))
        self.enters = push_button(say("Enter it here"), self._enter, "first")
        self.leaves = push_button(say("Leave it out"), self._leave_out)
        hint = label(say("Enter enters the act here, Delete leaves it out."), "hint")
        self._kept = label("", "hint", wrap=True)
        deeds = row(captioned(say("Why it is left out"), self.note), self.leaves, self.enters)
        self.view.chosen.connect(self._chose)
        self.view.opened.connect(self._enter)
        self.note.returnPressed.connect(self._leave_out)
        self.view.offer(of_buttons((self.enters, self.leaves)))
        said = column(self._verdict, holding(deeds), hint, self._kept, gap=GRID)
        return holding(column(self.view, holding(said), gap=GRID, stretch={0: 1}))

    def _show_sides(self, met: Met) -> None:
        self.header.title.setText(say("Two halves of {event}", event=met.event))
        self.header.tell(say("Both are the same up to record {number}", number=met.fork - 1))
        self._about.setText(
            say(
                "Take the side that is right in most. The other one is kept as a file, and nothing"
                " of it is lost: each of its acts then waits until somebody enters it here or"
                " leaves it out."
            )
        )
        self.ours.model.show(list(met.ours))
        self.theirs.model.show(list(met.theirs))
        for side in (self.ours, self.theirs):
            if side.view.choice is None:
                side.view.choose_first()
        reveal(self.ours.takes, met.may_take_ours)
        reveal(self.theirs.takes, met.may_take_theirs)

    def _show_acts(self, half: OtherHalf) -> None:
        acts = half.acts()
        name, waits = half.desk.tournament.name, len(half.waiting())
        self.header.title.setText(say("The other half of {event}", event=name))
        values = {"waits": waits, "fork": half.halves.fork, "all": len(acts)}
        words = say("From record {fork} on; of {all} acts {waits} wait", **values)
        self.header.tell(words if waits else say("Every act was entered or left out"))
        rewrite(self._kept, say("This half is kept in {file}", file=half.kept))
        self.model.show([ActRow(act, half.line(act)) for act in acts])
        chosen = self.view.choice
        if chosen is None or chosen.act.became is not Became.OPEN:
            self._choose_next()
        self._chose()

    def _choose_next(self) -> None:
        """The first act that waits."""
        waits = [one for one in self.model.rows if one.act.became is Became.OPEN]
        if waits:
            self.view.choose(waits[0].line.number)
        elif self.view.choice is None:
            self.view.choose_first()

    def _chose(self) -> None:
        """Says whether the chosen act can be entered here."""
        chosen, half = self.view.choice, self.half
        waits = bool(chosen and half and chosen.act.became is Became.OPEN)
        for one in (self.enters, self.leaves):
            one.setEnabled(waits)
        if not (chosen and half and waits):
            rewrite(self._verdict, "")
            return
        act = chosen.act
        found = attempt(lambda: (half.refusal(act), half.like(act)), half.desk.said)
        if isinstance(found, Failure):
            rewrite(self._verdict, capital(found.words))
            return
        rewrite(self._verdict, _verdict(half, act, *found))
        self.enters.setEnabled(not found[0])

    def _enter(self) -> None:
        if self.enters.isEnabled():
            self._tried(lambda half, act: half.enter(act))

    def _leave_out(self) -> None:
        note = self.note.text()
        if self.leaves.isEnabled():
            self._tried(lambda half, act: half.leave_out(act, note))

    def _tried(self, settle: Callable[[OtherHalf, Act], Record]) -> None:
        """Has something done with the chosen act, and goes to the next."""
        chosen, half = self.view.choice, self.half
        if chosen is None or half is None:
            return
        done = self._halves.tried(half.desk, lambda: settle(half, chosen.act))
        if isinstance(done, Failure):
            rewrite(self._verdict, capital(done.words))
            return
        self.note.empty()
        self.said.emit(half.desk.said(done.label), DONE)
        self.refresh()
        self.view.setFocus()

    def _ask_file(self) -> None:
        title = say("Open the other half of this evening")
        ask_for_file(self, title, "*.book", self._look_into)

    def _look_into(self, file: Path) -> None:
        self._halves.look_into(file, lambda words: self.said.emit(words, DONE), self.said.emit)

    def _take(self, *, ours: bool) -> None:
        met = self._halves.meeting
        if met is None:
            return
        address = "" if ours else met.there

        def then() -> None:
            if met.here:
                self._evening.open(address, lambda why: self.said.emit(capital(why), FAILED))
            else:
                self._halves.look()

        self._halves.take(ours=ours, then=then, tell=self.said.emit)


def _verdict(half: OtherHalf, act: Act, why: str | None, like: Record | None) -> str:
    """Whether an act can be entered here, and what to know before it is."""
    if why:
        words = say("It cannot be entered here. {why}.", why=why)
    elif any(type(fact) in OF_THE_CLOCK for fact in act.facts):
        words = say("It can be entered here. It acts on the clock now, not when it was done there.")
    else:
        words = say("It can be entered here.")
    if like is None:
        return words
    same = say(
        "Record {number} here says the same: {what}.",
        number=like.number,
        what=half.desk.said(like.label),
    )
    return f"{words} {same}"
