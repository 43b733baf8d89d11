"""One record in full; and taking it back: first what will be different is said, then Enter does."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame

from director.desk.roles import taken_or_brought_back
from director.desk.undo_preview import Preview, preview_take_back
from director.tournament.facts import Fact, RecordRedone, RecordsRedone
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import about_the_log
from director.translation import capital, say
from director.views.clock.times import day_and_time, time_of_day
from director.views.log.log_search import LogSearch
from director.views.log.record_words import as_it_stands, as_recorded, in_full
from director.window.areas.history.undo_drop import InFull
from director.window.areas.history.undo_keys import carry_out
from director.window.areas.history.undo_question import UndoQuestion, by_whom
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, label, reveal, rewrite
from director.window.widgets.status_line import REFUSED


class TakeBackPane(QFrame):
    """Beside the list: the chosen record, or the question whether it is taken back."""

    def __init__(
        self,
        cockpit: Cockpit,
        log_search: LogSearch,
        actions: Bound[Cockpit],
        back: Callable[[], object],
    ) -> None:
        """`back` gives the focus back to the list."""
        super().__init__()
        self.setObjectName("panel")
        self._cockpit, self._log_search, self._back = cockpit, log_search, back
        self._desk = cockpit.bridge.desk
        self.number: int | None = None
        self.asked: Preview | None = None
        """A record that is to be taken back, once somebody says so."""
        self._waits = False
        self._head = label("", "caption")
        self._words = label("", "head", wrap=True)
        self._by = label("", "soft", wrap=True)
        self._since = label("", "wrong", wrap=True)
        self.take = ActionButton(actions["history.take_back"])
        self._why_not = label("", "soft", wrap=True)
        self._looking = label("", wrap=True)
        self.question = UndoQuestion(self._desk, self._do, self.leave, grew=self._spread)
        box = column(
            self._head,
            self._words,
            self._by,
            self._since,
            self.take,
            self._why_not,
            self._looking,
            self.question,
            None,
            stretch={7: 1000, 8: 1},
            margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID),
        )
        self.setLayout(box)
        self.refresh()

    @property
    def why_not(self) -> str:
        """Why the record in sight cannot be undone; empty where it can."""
        return self._why_not.text()

    def show_record(self, number: int | None) -> None:
        """From now on this record; a question about another one is left."""
        if number != self.number:
            self.number, self.asked = number, None
        self.refresh()

    def refresh(self) -> None:
        """Shows the record, and the question where there is one, as things stand now."""
        if self.asked and self.asked.length != len(self._desk.log.records):
            self.asked = None  # what it brings about may be something else by now
            self._cockpit.say(say("something else was recorded meanwhile: try again"), REFUSED)
            self._back()
        record = self._record
        reveal(self._words, record is not None)
        self.take.setVisible(record is not None and not self.asked and not self._waits)
        reveal(self.question, record is not None and self.asked is not None)
        if record is None:
            rewrite(self._head, say("Select a record to see its details"))
            for other in (self._by, self._since, self._why_not, self._looking):
                rewrite(other, "")
            return
        rewrite(
            self._head,
            say("No. {number}  ·  {when}", number=record.number, when=day_and_time(record.at)),
        )
        again = self._log_search.reinstated_since(record.number)
        said = in_full(record, self._desk.log, self._desk.name, again=again)
        rewrite(self._words, said)
        then = as_recorded(record, self._desk.log, again=again)
        rewrite(self._by, "\n".join([by_whom(record), *([then] if then else [])]))
        rewrite(self._since, "\n".join(self._later(record)))
        rewrite(self._looking, say("checking what will change …") if self._waits else "")
        rewrite(self._why_not, capital(not_to_take_back(self._cockpit, record.number) or ""))
        self.question.ask(self.asked)

    def ask(self) -> None:
        """Finds what taking the record back would bring about, then asks."""
        number = self.number
        if number is None or self._waits:
            return
        self._waits = True

        def found(preview: Preview) -> None:
            self._waits = False
            if self.number == number:
                self.asked = preview
            self.refresh()
            if self.asked and self.isVisible():
                self.question.begin()

        def refused() -> None:
            self._waits = False
            self.refresh()

        bridge = self._cockpit.bridge
        bridge.preview(lambda desk: preview_take_back(desk, number), number, found, refused)
        self.refresh()

    def leave(self) -> bool:
        """Leaves the question; whether there was one."""
        was, self.asked = self.asked is not None, None
        if was:
            self.refresh()
            self._back()
        return was

    def _spread(self) -> None:
        """All lines were asked for: where there is no room for them here, they drop down."""
        if self.asked and self.question.is_cut:
            asked = self.asked
            self.leave()
            self._cockpit.request(InFull(asked))

    def _do(self) -> None:
        asked, self.asked = self.asked, None
        if asked:
            self._back()
            carry_out(self._cockpit, asked)
            self.refresh()

    @property
    def _record(self) -> Record | None:
        return self._desk.log.records[self.number - 1] if self.number else None

    def _later(self, record: Record) -> list[str]:
        """What has become of it since, a line each."""
        taken_back, records = self._log_search.taken_back_by(record.number), self._desk.log.records
        lines = []
        if taken_back:
            by = records[taken_back - 1]
            lines.append(
                say(
                    "Undone by No. {number}: {who}, {time}",
                    number=taken_back,
                    who=by.who,
                    time=time_of_day(by.at),
                )
            )
        for number in self._log_search.put_right_by(record.number):
            by = records[number - 1]
            words = self._desk.said(as_it_stands(by, self._desk.log))
            lines.append(
                say(
                    "Corrected by No. {number}: {what} ({who}, {time})",
                    number=number,
                    what=words,
                    who=by.who,
                    time=time_of_day(by.at),
                )
            )
        return lines


@dataclass(frozen=True)
class TakeBack:
    """The chosen record is to be taken back."""


def not_to_take_back(cockpit: Cockpit, number: int | None) -> str | None:
    """Why a record cannot be taken back."""
    log = cockpit.bridge.desk.log
    if number is None:
        return say("select a record in History first: Ctrl+8")
    if number == 1:
        return say("the opening of the event cannot be undone")
    if about_the_log(log.records[number - 1].facts):
        return _nothing_of_its_own(log, log.records[number - 1].facts)
    if not log.in_force(number):
        return say("this is undone already")
    return None


def _nothing_of_its_own(log: Log, facts: tuple[Fact, ...]) -> str:
    """Why what only says which records count is not undone, and what can be done instead."""
    turned = tuple([number for fact in facts for number in taken_or_brought_back(fact)])
    if not turned:
        return say("this record changes nothing in the event: there is nothing to undo")
    names = {"number": turned[0]}
    if any(isinstance(fact, RecordRedone | RecordsRedone) for fact in facts):
        if log.in_force(turned[0]):
            return say("a redo is not undone itself: undo No. {number}", **names)
        return say("a redo is not undone itself: No. {number} is undone already", **names)
    if log.in_force(turned[0]):
        return say("an undo is not undone itself: No. {number} is redone already", **names)
    if turned == log.redone_together:
        return say("an undo is not undone itself: press Ctrl+Y to redo")
    return say("an undo is not undone itself, and Ctrl+Y does not redo this one: enter it again")
