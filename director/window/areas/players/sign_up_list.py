"""A sign-up list: pasted or read from a file, looked at line by line, taken in by one act.

What is put away before it was taken is there again the next time.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from director.desk.lists.list_rows import read_pasted, read_rows
from director.desk.lists.sign_up_lists import Line, SignUpList, owing, read_list, take, weighed
from director.desk.register import UNKNOWN
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.sign_ups import ALTERNATE, ENTRY
from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.translation import say
from director.views.counted import counted
from director.window.areas.players.entering import cannot_enter
from director.window.areas.players.sign_up_columns import (
    FIGURES,
    SIGN_UPS,
    WAYS,
    SignUpRow,
    sign_up_rows,
    told,
)
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.event.requests import TakeSignUpList
from director.window.look.styles import GRID
from director.window.system.file_dialogs import ask_for_file
from director.window.widgets.attempt import beside, tried
from director.window.widgets.buttons import push_button
from director.window.widgets.context_menu import Act, of_buttons
from director.window.widgets.field import ENTER, is_ctrl_enter
from director.window.widgets.labels import (
    captioned,
    column,
    holding,
    label,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.status_line import DONE, REFUSED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_KINDS = "*.csv *.xlsx *.xlsm *.txt *.tsv"
_HIGH = 520
_TYPED, _LINES = 0, 1
_WHO = 2
"""The column that says who is meant."""


class _Answers(RowsView[SignUpRow]):
    """The lines; a key of its own for each answer."""

    def __init__(self, drop: "SignUpDrop") -> None:
        super().__init__(drop.model, say("Lines of the list"), drop)
        self._drop = drop

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._drop.answer(event):
            super().keyPressEvent(event)


class SignUpDrop(EventDrop):
    """Asks for a list and shows what would become of it; nothing is written before it is taken."""

    WIDTH = 960
    SCRIM = True

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self.found: SignUpList | None = None
        """The list as it was read, and answered so far."""
        self._answered: SignUpList | None = None
        """The answers that were given before the text was gone back to."""
        self._refused: dict[int, str] = {}
        self._discarded: tuple[str, SignUpList | None] = ("", None)
        """The text and the list that were discarded last."""
        self.typed = QPlainTextEdit()
        self.typed.setAccessibleName(say("Sign-up list"))
        self.typed.setPlaceholderText(
            say("Paste lines here: a name each, or columns such as name, card number, paid, status")
        )
        self.typed.setTabChangesFocus(True)
        self.typed.textChanged.connect(self._weigh_text)
        self.way = QComboBox()
        for way, title in WAYS.items():
            self.way.addItem(say(title), way)
        self.way.activated.connect(lambda _: self._all_become())
        self.model: RowsModel[SignUpRow] = RowsModel(SIGN_UPS, lambda one: one.number, self)
        self.view = _Answers(self)
        self.view.let_choose_several()
        self.view.opened.connect(self._turn)
        self.view.offer(self._acts)
        self.title, self.sums = label("", "head"), label("", "soft")
        self.figures = label("", "soft")
        """What the figures of the list are taken as."""
        self.hint = label("", "hint", wrap=True)
        self.answers = [
            push_button(say("New person (N)"), lambda: self._meaning(UNKNOWN)),
            push_button(say("Leave out (Delete)"), self._leave_off),
            push_button(say("Next answer (Space)"), self._turn),
            push_button(say("Take in marked rows (Shift+Enter)"), self.take_marked),
        ]
        for one in self.answers:
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the list do the same
        self._answers = holding(row(*self.answers, None))
        self.file = push_button(say("Open a file …"), self._ask_for_file)
        self.leave = push_button("", self._discard_it)
        self.back = push_button("", self._bring_back)
        self.again = push_button(say("Back to the text"), self._show_text)
        self.go = push_button("", self._go, "first")
        cockpit.bridge.changed.connect(lambda _: self._heard())
        self._stack = stacked(self.typed, self.view)
        self._stack.setFixedHeight(_HIGH)
        become = holding(row(captioned(say("Each line becomes"), self.way), None, self.sums))
        foot = holding(row(self.back, None, self.leave, self.again, self.file, self.go))
        head = holding(row(self.title, None, self.figures))
        whole = column(head, become, self._stack, self._answers, self.hint, foot, gap=GRID)
        whole.setContentsMargins(0, 0, 0, 0)
        self.box.addWidget(holding(whole))

    def respond(self, request: TakeSignUpList) -> None:
        self.ask(request.lines)

    def ask(self, lines: str = "") -> None:
        """Opens with these lines, or with what was left here, ready for more to be pasted."""
        self._cockpit.unsaid.emit(self._kept_said)
        self.drop()
        if lines and lines != self.typed.toPlainText():
            self.typed.setPlainText(lines)
            self.found = None
        if self.found is None:
            self._show_text()
            if lines:
                self._look()
        else:
            self._show_list(self.found)

    @property
    def unsaved(self) -> str:
        """The lines, whether they are in sight or put away."""
        return self.typed.toPlainText().strip()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever closes it or goes elsewhere leaves in it what was not taken, and that is said."""
        if not event.spontaneous() and (self.found or self.unsaved):
            if self._waiting:
                self._cockpit.say(self._kept_said)
            else:
                self._discard()
                self._cockpit.say(say("nobody on the sign-up list waits: it is not kept"))
        super().hideEvent(event)
        if not event.spontaneous():
            self._tell_waiting()

    @property
    def _kept_said(self) -> str:
        key = QKeySequence("Ctrl+F7").toString(QKeySequence.SequenceFormat.NativeText)
        kept = "the sign-up list is kept until the event or the program is closed: {key} shows it"
        return say(kept, key=key)

    @property
    def _waiting(self) -> int:
        """How many lines wait in it: not those left out, or of people who are in already."""
        if self.found is None:
            return sum(1 for line in self.unsaved.splitlines() if line.strip())
        there = cannot_enter(self._cockpit.tournament)
        return sum(1 for one in self.found.lines if not (one.left_out or one.chosen in there))

    def _tell_waiting(self) -> None:
        if self._waiting != self._cockpit.sign_ups_kept:
            self._cockpit.sign_ups_kept = self._waiting
            self._cockpit.refreshed.emit()

    def _heard(self) -> None:
        """Who waited in a list that was put away may have been registered by hand."""
        if self._cockpit.sign_ups_kept and not self.isVisible():
            self._tell_waiting()

    def _discard_it(self) -> None:
        """Discards what stands here, and says where it is to be had again."""
        count = len(self.found.lines) if self.found else self._waiting
        self._discard()
        self.lift()
        if count:
            text = "sign-up list discarded: {count} lines  ·  Ctrl+F7 offers it again"
            one = "sign-up list discarded: 1 line  ·  Ctrl+F7 offers it again"
            self._cockpit.say(counted(count, one, text), DONE)

    def _discard(self) -> None:
        if self.found or self.unsaved:
            self._discarded = self.typed.toPlainText(), self.found
        self._forget()

    def _bring_back(self) -> None:
        """The list that was discarded last, as it stood."""
        text, found = self._discarded
        self._discarded = "", None
        self._cockpit.say("")  # that it is discarded holds no more
        self.typed.setPlainText(text)
        if found:
            self._show_list(found)
        self._show_leaving()
        self.settle()

    def _show_leaving(self) -> None:
        """What the button does that leaves, and whether there is a list to bring back."""
        filled = bool(self.found or self.unsaved)
        self.leave.setText(say("Discard list") if filled else say("Cancel"))
        text, found = self._discarded
        lines = [one for one in text.splitlines() if one.strip()]
        count = len(found.lines) if found else len(lines)
        one, many = "Bring back the discarded line", "Bring back {count} discarded lines"
        self.back.setText(counted(count, one, many))
        reveal(self.back, bool(count) and not filled)

    def _forget(self) -> None:
        self.found = self._answered = None
        self.typed.clear()

    def settle(self) -> None:
        """As high as there is room."""
        room = self._over.height() - 32 * GRID
        self._stack.setFixedHeight(max(20 * GRID, min(_HIGH, room)))
        super().settle()

    def read(self, path: Path) -> None:
        """Reads the list of a file beside the window's thread."""
        desk = self._cockpit.bridge.desk
        people, t, way = dict(desk.player_index.people), desk.tournament, self.way.currentData()
        sheet = desk.book.register.read_sheet
        beside(
            self,
            lambda: read_list(path.name, read_rows(path.name, sheet(path)), people, t, way),
            self._show_list,
            self._cockpit.say,
        )

    def answer(self, event: QKeyEvent) -> bool:
        """Whether a key was an answer: of the chosen line, or for the list as a whole."""
        row = self.view.choice
        if event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.take_marked()
        elif event.key() in ENTER:
            self._go()
        elif row is None:
            return False
        elif event.key() == Qt.Key.Key_Space:
            self._turn()
        elif event.key() == Qt.Key.Key_N:
            self._meaning(UNKNOWN)
        elif event.key() == Qt.Key.Key_Delete:
            self._leave_off()
        elif Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            at = event.key() - Qt.Key.Key_1
            if at < len(row.line.matches):
                self._meaning(row.line.matches[at].number)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_ctrl_enter(event):
            self._go()
        else:
            super().keyPressEvent(event)

    def _acts(self) -> Iterator[Sequence[Act]]:
        """What drops down from a line: who may be meant, and the answers of the buttons."""
        index, t = self._cockpit.bridge.desk.player_index, self._cockpit.tournament
        if (row := self.view.choice) and not row.line.wrong:
            people = [one.number for one in row.line.matches[:9]]
            yield [
                Act(told(row.line, one, index, t), str(at), None, partial(self._meaning, one))
                for at, one in enumerate(people, start=1)
            ]
        yield from of_buttons(self.answers)()

    def _meaning(self, chosen: PlayerNumber) -> None:
        if row := self.view.choice:
            self._put(row.line.meaning(chosen))

    def _leave_off(self) -> None:
        if row := self.view.choice:
            self._put(row.line.left_off())

    def _turn(self) -> None:
        """The next answer for the chosen line; a fault of the line itself has none."""
        row = self.view.choice
        if row and not row.line.wrong:
            self._put(row.line.turned())

    def _put(self, line: Line) -> None:
        if self.found and not line.wrong:
            was_open = line.row in [one.row for one in self.found.open]
            self.found = self.found.but(line)
            self._cockpit.say("")  # whom it asked for may have been said now
            self._show_rows()
            left = self.found.open
            self.view.choose(left[0].row if was_open and left else line.row)

    def _all_become(self) -> None:
        if self.found:
            self.found = self.found.all_as(self.way.currentData())
            self._show_rows()

    def _ask_for_file(self) -> None:
        ask_for_file(self, say("Sign-up list"), f"{_KINDS};;*", self.read)

    def _show_text(self) -> None:
        self._answered = self.found or self._answered
        self.found = None
        self._stack.setCurrentIndex(_TYPED)
        self.title.setText(say("Sign-up list"))
        rewrite(self.sums, "")
        rewrite(self.figures, "")
        self.again.hide()
        self._answers.hide()
        self.file.show()
        self.go.setText(say("Look at the list"))
        self._weigh_text()
        self.typed.setFocus()

    def _weigh_text(self) -> None:
        if self.found is None:
            self.go.setEnabled(bool(self.unsaved))
            kept = say("Ctrl+Enter: look at the list   Escape: keep it for later")
            self.hint.setText(kept if self.unsaved else say("Escape: close"))
        self._show_leaving()

    def _go(self) -> None:
        """Looks at the lines that were typed, or takes in all that are not left out."""
        if self.found and self.found.open:
            first = self.found.open[0]
            self.view.choose(first.row)
            words = say("first say who line {row} is", row=first.row)
            self._cockpit.say(words, REFUSED)
        elif not self.go.isEnabled():
            return
        elif self.found is None:
            self._look()
        else:
            self._take(self.found)

    def _look(self) -> None:
        desk = self._cockpit.bridge.desk
        people, way = desk.player_index.people, self.way.currentData()
        found = tried(
            lambda: read_list(
                "", read_pasted(self.typed.toPlainText()), people, desk.tournament, way
            ),
            self._cockpit.say,
        )
        if found:
            self._show_list(found.answered_as(self._answered) if self._answered else found)

    def _show_list(self, found: SignUpList) -> None:
        self.found = found
        self._stack.setCurrentIndex(_LINES)
        words = say("Sign-ups in {file}", file=found.file)
        self.title.setText(words if found.file else say("Sign-up list"))
        rewrite(self.figures, say(FIGURES[found.figures]) if found.figures else "")
        self.again.show()
        self._answers.show()
        self.file.hide()
        self._show_leaving()
        self._show_rows()
        self.view.selectRow(0)
        self.view.scrollToTop()  # what wants an answer stands there
        self.view.setFocus()

    def _show_rows(self) -> None:
        found, desk = self.found, self._cockpit.bridge.desk
        if found is None:
            return
        self._refused = dict(weighed(found, desk))
        rows = sign_up_rows(found, self._refused, desk.player_index, desk.tournament)
        self.model.show(rows)
        self.view.give_room(_WHO)
        wrong = sum(1 for one in found.lines if one.wrong or one.row in self._refused)
        taken = sum(1 for one in found.lines if one.is_taken) - sum(
            1 for one in found.lines if one.is_taken and one.row in self._refused
        )
        new = sum(
            1
            for one in found.lines
            if one.is_taken and one.chosen == UNKNOWN and one.row not in self._refused
        )
        sums = {
            say("{count} to decide", count=len(found.open)): len(found.open),
            counted(wrong, "1 line skipped", "{count} lines skipped"): wrong,
            counted(new, "1 new person", "{count} new people"): new,
        }
        said = [words for words, count in sums.items() if count]
        if owed := owing(found, self._refused, desk):
            said.append(_owed_words(owed, desk.tournament.terms))
        if found.ignored:
            said.append(say("columns ignored: {columns}", columns=", ".join(found.ignored)))
        rewrite(self.sums, "   ·   ".join(said))
        enters = {one.way for one in found.lines if one.is_taken} <= {ENTRY}
        self.go.setText(
            counted(taken, "Register 1 player", "Register {count} players")
            if enters
            else counted(taken, "Add 1 player", "Add {count} players")
        )
        self.go.setEnabled(bool(taken) and not found.open)
        waits = "Escape: keep the list for later"
        leaves = say(waits if self._waiting else "Escape: close, nobody waits")
        answers = say(
            "Enter: all of them   1–9: person   Double-click: next answer   "
            "Right-click: every answer to a line"
        )
        self.hint.setText(f"{answers}   {leaves}")

    def take_marked(self) -> None:
        """Takes in the lines that are marked; the others stay in the list."""
        if self.found:
            marked, others = self.found.parted({one.number for one in self.view.choices})
            self._take(marked, others)

    def _take(self, found: SignUpList, others: SignUpList | None = None) -> None:
        cockpit = self._cockpit
        desk = cockpit.bridge.desk
        refused = weighed(found, desk)
        taken = [one for one in found.lines if one.is_taken and one.row not in refused]
        record = cockpit.bridge.tried(lambda: take(found, desk))
        if record is None:
            return
        if others and others.lines:
            self.found = others
            self._show_rows()
            self.view.selectRow(0)
        else:
            self._forget()
            self.lift()
        said = [desk.said(record.label)]
        paid = sum(1 for one in taken if one.pays and one.way != ALTERNATE)
        if cockpit.tournament.terms.entry.total:
            recorded = counted(paid, "1 payment recorded", "{count} payments recorded")
            said.append(recorded if paid else say("no payments recorded"))
        if skipped := len(found.lines) - len(taken):
            said.append(counted(skipped, "1 line skipped", "{count} lines skipped"))
        cockpit.say("  ·  ".join([*said, say("Ctrl+Z to undo")]), DONE)


def _owed_words(owed: Sequence[int], terms: MoneyTerms) -> str:
    """How many will owe what once they are registered: nobody pasted has paid unless it says so."""
    if len(set(owed)) > 1:
        sum_ = money(sum(owed), terms)
        return say("{count} will owe {amount} in all", count=len(owed), amount=sum_)
    amount = money(owed[0], terms)
    if len(owed) == 1:
        return say("1 will owe {amount}", amount=amount)
    return say("{count} will owe {amount} each", count=len(owed), amount=amount)
