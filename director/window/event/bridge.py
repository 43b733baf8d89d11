"""Turns a desk into signals, so that every widget hears of every act in the window's own thread.

A verb of the window is one line: it hands a command over. What comes of it is told to everybody.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from director.desk.desk import Desk, TakeIn
from director.desk.stations import OpenedBook
from director.desk.undo_preview import Preview
from director.tournament.clock.own_clock_commands import CLOCK_COMMANDS
from director.tournament.clock.state import Face
from director.tournament.commands import ByClock, Command
from director.tournament.log.books import Farewell, NumberTaken
from director.tournament.log.log import Record
from director.tournament.state import Tournament
from director.tournament.structure.structure import Break
from director.translation import say
from director.views.clock.clock_shown import clock_shown
from director.views.log.record_words import as_it_stands
from director.window.event.no_line import no_line
from director.window.widgets.attempt import Failure, attempt, beside, tried, why_not
from director.window.widgets.status_line import REFUSED

Answer = TypeVar("Answer")

_FAR = 1000
"""With so many records behind one, bringing it back takes longer than a blink."""
_MANY = 1000
"""With so many entries, comparing two states of the event takes longer than a blink."""
_SLICE, _BETWEEN_SLICES = 0.008, 60
"""Seconds, and milliseconds: nobody feels it."""
_SECOND = timedelta(seconds=1)
_BEHIND = timedelta(milliseconds=4)
"""A tick comes this much after the second, so that the second has surely begun."""


class DeskBridge(QObject):
    """The desk of one event, as seen from the window."""

    changed = Signal(object)
    """A record that has just been written."""
    refused = Signal(str)
    """Why something was not done."""
    forbidden = Signal(object)
    """The command that was refused just now, where the floor may have it done all the same."""
    failed = Signal(str)
    """What the book could not do."""
    ticked = Signal(object)
    """The moment: another second is shown on the clock."""
    break_began = Signal()
    away = Signal(object)
    """Since when the book does not answer, in UTC; None when it does again."""
    heard_elsewhere = Signal()
    """Another program has written in the book: in this event, or in another one."""
    _woken = Signal()
    """From another thread: it is time to listen."""
    busy_now = Signal(str)
    """What is done beside the window's thread, in words; empty when it has ended."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.busy = ""
        """What is being done beside the window's thread; nothing else can be done meanwhile."""
        self.locked = ""
        """Why nobody at this station can enter anything; empty where somebody can."""
        self._is_behind = False
        """Whether another program has written while this desk was busy."""
        self._has_stopped = False
        """Whether the event was closed here: its book may be closed any moment."""
        self._chosen_clock: str | None = None
        self._seen: tuple[Tournament, str | None, Tournament] | None = None
        self._away_since: datetime | None = None
        self.farewell: Farewell | None = None
        """How the book's server has let this station go; None where it has not."""
        self._unreadable = ""
        """Why what others have written cannot be taken in here; empty where it can."""
        desk.listen(self._heard)
        self._woken.connect(self._listen, Qt.ConnectionType.QueuedConnection)
        self._unwake = desk.book.wake(self._woken.emit)
        self._step = self.face.step
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tick)
        self._wait()
        self._recollecting = QTimer(self)
        self._recollecting.timeout.connect(self._recollect)
        self._recollecting.start(_BETWEEN_SLICES)

    @property
    def tournament(self) -> Tournament:
        """The event as it stands, seen by the clock that is shown."""
        t = self.desk.tournament
        if self._seen is None or self._seen[0] is not t or self._seen[1] != self._chosen_clock:
            clock = self.clock
            self._seen = t, self._chosen_clock, t.by_clock(clock) if clock else t
        return self._seen[2]

    @property
    def clock(self) -> str:
        """The clock that is shown and asked: the one chosen, else that of the flight in play."""
        t = self.desk.tournament
        if self._chosen_clock is not None and self._chosen_clock in ("", *t.clocks):
            return self._chosen_clock
        return clock_shown(t)

    def choose_clock(self, clock: str) -> None:
        """From now on this clock is shown and asked; "" for the main one."""
        self._chosen_clock = clock
        self._step = self.face.step  # no break has begun by looking at another clock
        self._wait()

    @property
    def now(self) -> datetime:
        """The moment it is, by the desk's own reckoning."""
        return self.desk.now()

    @property
    def face(self) -> Face:
        """What the clock shows now."""
        return self.tournament.clock.shows(self.tournament.structure, self.now)

    def do(self, command: Command) -> Record | None:
        """Has a command carried out; None where it was refused or the book failed."""
        command = self._of_clock(command)
        return self.tried(lambda: self.desk.do(command), command)

    def undo(self) -> Record | None:
        """Takes the newest record back."""
        return self.tried(self.desk.undo)

    def redo(self) -> Record | None:
        """Brings back what was taken back last; from far back, beside the window's thread."""
        record = self.desk.log.next_redo
        if record and len(self.desk.log.records) - record.number > _FAR:
            words = say("redoing: {what}", what=self.desk.said(as_it_stands(record, self.desk.log)))
            self._beside(words, self.desk.begin_redo)
            return None
        return self.tried(self.desk.redo)

    def take_back(self, number: int, others: Sequence[int] = ()) -> None:
        """Takes any record back, with others that stand on it, beside the window's thread."""
        record = self.desk.log.records[number - 1]
        words = say("undoing: {what}", what=self.desk.said(as_it_stands(record, self.desk.log)))
        self._beside(words, lambda: self.desk.begin_take_back(number, others))

    def preview(
        self,
        look: Callable[[Desk], Preview],
        number: int,
        done: Callable[[Preview], object],
        failed: Callable[[], object] = lambda: None,
    ) -> None:
        """Finds what taking a record back, or bringing it back, would bring about.

        Where the record lies far back or the event is large, beside the window's thread; nothing
        is done meanwhile.
        """

        def came(answer: Preview) -> None:
            self._be_free()
            done(answer)

        def broke(why: str, kind: str) -> None:
            self._be_free()
            self._tell(why, kind)
            failed()

        if self._refuses_as_busy():
            failed()
            return
        records, entries = len(self.desk.log.records), len(self.desk.tournament.entries)
        if records - number > _FAR or entries > _MANY:
            self._be_busy(say("checking what will change"))
            beside(self, lambda: look(self.desk), came, broke, self.desk.said)
            return
        found = tried(lambda: look(self.desk), self._tell, self.desk.said)
        if found is None:
            failed()
        else:
            done(found)

    def refusal(self, command: Command) -> str | None:
        """Why a command would be refused now; None if it would not be."""
        return self.why_nothing or self.desk.refusal(self._of_clock(command))

    @property
    def why_nothing(self) -> str | None:
        """Why nothing at all can be entered now; None where it can."""
        if self._away_since:
            of_house = self.desk.book.is_the_houses()
            return no_line(self._away_since, self.farewell, of_house=of_house)
        return self._unreadable or self.locked or None

    def _of_clock(self, command: Command) -> Command:
        """What is asked of the clock, asked of the one that is shown."""
        if self.clock and isinstance(command, CLOCK_COMMANDS):
            return ByClock(self.clock, command)
        return command

    def tick(self) -> None:
        """Tells everybody what time it is, and that a break has begun where one has."""
        now = self.now
        self._listen()
        if not (self.busy or self._away_since):
            self._noticed_machine_clock()
        self._watch_for_breaks()
        self.ticked.emit(now)
        self._wait()

    def _listen(self) -> None:
        """Takes in what others have written; whether the book answers is told when it changes."""
        if self._has_stopped or self.busy:  # the log is read or folded beside: later, then
            return
        before = self._away_since, self.farewell
        since = self.desk.book.away_since()
        self._away_since, self.farewell = since, self.desk.book.farewell()
        if before != (since, self.farewell):
            self.away.emit(since)
        if since:
            return
        if self._is_behind:
            self.catch_up()
        elif self.desk.book.changed_elsewhere():
            self.catch_up()
            self.heard_elsewhere.emit()

    @property
    def away_since(self) -> datetime | None:
        """Since when the book does not answer, in UTC; None where it does."""
        return self._away_since

    def let_go_of_book(self, words: str) -> None:
        """The book is about to be closed; until another one is there nothing can be done."""
        self._unwake()
        self._unwake = _nothing
        self._be_busy(words)

    def go_on_in(self, opened: OpenedBook) -> None:
        """Goes on in another book, into which the event was carried."""
        self._be_free()
        self._unreadable = ""
        self._take_in(why_not(lambda: self.desk.move_to(opened)))
        self._unwake = self.desk.book.wake(self._woken.emit)
        self.tick()

    def catch_up(self) -> None:
        """Takes in what another desk has heard of; later, where this one is busy."""
        self._is_behind = bool(self.busy)
        if not self._is_behind:
            self._caught_up()

    def _caught_up(self) -> bool:
        """Takes in what others have written; what cannot be read here stops this station."""
        return self._take_in(why_not(self.desk.catch_up))

    def _take_in(self, failure: Failure | None) -> bool:
        """What others have written was read, or why not; whether it was."""
        before = self._unreadable
        self._unreadable = _unreadable(failure) if failure and failure.unfit else ""
        if failure and not (self._unreadable and self._unreadable == before):
            self.failed.emit(self._unreadable or failure.words)
        return failure is None

    def _noticed_machine_clock(self) -> bool:
        """Notes that the machine's clock was set, if it was; whether the book stands as it is."""
        failure = why_not(self.desk.notice_machine_clock)
        if failure and failure.unfit:  # of what others have written
            self._caught_up()
        elif failure:
            self._tell(failure.words, failure.kind)
        return failure is None

    def stop(self) -> None:
        """No more ticks: the event is being closed."""
        self._has_stopped = True
        self._unwake()
        self._timer.stop()
        self._recollecting.stop()

    def _recollect(self) -> None:
        """A long event was opened from its bookmark: what that spared is folded bit by bit."""
        if self.busy:
            return
        if not tried(lambda: self.desk.recollect(_SLICE), self._tell_damage):
            self._recollecting.stop()

    def _refuses_as_busy(self) -> bool:
        if self.busy:
            self.refused.emit(say("one moment: {what} …", what=self.busy))
        elif self.why_nothing:
            self.refused.emit(self.why_nothing)
        return bool(self.busy or self.why_nothing)

    def _be_busy(self, words: str) -> None:
        self.busy = words
        self.busy_now.emit(words)

    def _be_free(self) -> None:
        self.busy = ""
        self.busy_now.emit("")

    def _beside(self, words: str, begin: Callable[[], TakeIn]) -> None:
        """Does the long part in another thread, and the rest here."""

        def begun() -> TakeIn | None:
            with suppress(NumberTaken):
                return begin()
            return None  # another program was faster

        def on_disk(take_in: TakeIn | None) -> None:
            if take_in:
                self._be_free()
                take_in()
                return
            self.busy = ""
            if self._caught_up():
                self._beside(words, begin)
            else:
                self._be_free()

        def failed(why: str, kind: str) -> None:
            self._be_free()
            self._tell(why, kind)

        if not self._refuses_as_busy() and self._noticed_machine_clock():
            self._be_busy(words)
            beside(self, begun, on_disk, failed, self.desk.said)

    def _tell(self, why: str, kind: str) -> None:
        (self.refused if kind == REFUSED else self.failed).emit(why)

    def _tell_damage(self, why: str, _: str) -> None:
        self.failed.emit(self.desk.only_read or why)

    def tried(self, act: Callable[[], Answer], command: Command | None = None) -> Answer | None:
        """Has something asked of the desk or its register; None where it was not done.

        Why not is told to everybody; of a command, also that it may be done all the same.
        """
        if self._refuses_as_busy():
            return None
        answer = attempt(act, self.desk.said)
        if not isinstance(answer, Failure):
            return answer
        if answer.unfit:  # of what others have written meanwhile
            self._caught_up()
        else:
            self._tell(answer.words, answer.kind)
            if answer.overridable and command is not None:
                self.forbidden.emit(command)
        return None

    def _heard(self, record: Record) -> None:
        self._watch_for_breaks()
        self.changed.emit(record)
        self._wait()

    def _watch_for_breaks(self) -> None:
        """A break that began since, even one that a sleeping machine has slept through."""
        step, before = self.face.step, self._step
        self._step = step
        steps = self.tournament.structure.steps
        if any(isinstance(steps[at], Break) for at in range(before + 1, step + 1)):
            self.break_began.emit()

    def _wait(self) -> None:
        """Sleeps until the clock shows another second."""
        if self._has_stopped:
            return
        face, now = self.face, self.now
        if face.running and face.left:
            left = face.left % _SECOND or _SECOND
        else:
            left = _SECOND - timedelta(microseconds=now.microsecond)
        self._timer.start(round((left + _BEHIND) / timedelta(milliseconds=1)))


def _unreadable(failure: Failure) -> str:
    unfit = failure.unfit
    assert unfit
    sentence = (
        "record {number}, written at another station, cannot be read here ({why}): nothing can be"
        " entered; install the same version of the program on both"
    )
    return say(sentence, number=unfit.number, why=unfit.why.within(str))


def _nothing() -> None:
    """No book wakes it."""
