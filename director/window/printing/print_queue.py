"""What is being printed: one job after another, told as it goes, and stopped when asked."""

from collections import deque
from collections.abc import Callable, Sequence
from threading import Event
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from director.translation import say
from director.window.printing.print_choices import PrintChoice, PrintChoices
from director.window.printing.printers import NotPrinted, Told, print_pdf, printers
from director.window.printing.sheet import Sheet
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED, PLAIN

Printing = Callable[[bytes, str, str, int, Told], int]
"""Prints a PDF under a title on a printer, so many copies."""


class _Job(NamedTuple):
    sheet: Sheet
    choice: PrintChoice
    printer: str


class PrintDesk(QObject):
    """The printing of one window."""

    said = Signal(str, str)
    """Words for the status line, and of what kind they are."""
    changed = Signal()
    """Something has begun or ended."""

    def __init__(
        self,
        choices: PrintChoices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.choices = choices
        self.printing: Printing = print_pdf
        self.there: Callable[[], Sequence[str]] = printers
        """The printers, the usual one first; tests have printers of their own."""
        self._waiting: deque[_Job] = deque()
        self._now: _Job | None = None
        self._stopped = Event()

    @property
    def busy(self) -> bool:
        """Whether something is being printed."""
        return self._now is not None

    def goes_straight(self, sheet: Sheet) -> bool:
        """Whether this kind of sheet is printed as soon as it is asked for."""
        return self.choices[sheet.sort].straight and bool(self.there())

    def print(self, sheet: Sheet, choice: PrintChoice | None = None) -> None:
        """Prints a sheet as chosen, or as its kind was printed last."""
        choice = choice or self.choices[sheet.sort]
        there = self.there()
        if not there:
            self.said.emit(say("no printer is set up on this computer"), FAILED)
            return
        printer = choice.printer if choice.printer in there else there[0]
        self._waiting.append(_Job(sheet, choice, printer))
        self._begin()

    def stop(self) -> None:
        """Stops what is being printed, and forgets what waits."""
        self._waiting.clear()
        self._stopped.set()

    def _begin(self) -> None:
        if self._now or not self._waiting:
            return
        job = self._now = self._waiting.popleft()
        self._stopped.clear()
        self._tell(0, 0)
        Task(self, lambda: self._work(job), self._ended, self._failed, alone=False)
        self.changed.emit()

    def _work(self, job: _Job) -> int:
        """Beside the window's thread."""
        pdf = job.sheet.make_on(job.choice.paper)
        if self._stopped.is_set():
            return 0
        title, copies = job.sheet.title, job.choice.copies
        return self.printing(pdf, title, job.printer, copies, self._goes_on)

    def _goes_on(self, done: int, sides: int) -> bool:
        self._tell(done, sides)
        return not self._stopped.is_set()

    def _tell(self, done: int, sides: int) -> None:
        job = self._now
        if job is None:
            return
        if not sides:
            words = say(
                "preparing {sheet} for {printer} …", sheet=job.sheet.title, printer=job.printer
            )
        elif done < sides:
            words = say(
                "printing {sheet}: page {side} of {sides}  ·  Ctrl+. to stop",
                sheet=job.sheet.title,
                side=done + 1,
                sides=sides,
            )
        else:
            return
        self.said.emit(words, PLAIN)

    def _ended(self, sides: int) -> None:
        job, self._now = self._now, None
        assert job
        if self._stopped.is_set():
            words = say(
                "stopped: {sheet}, pages printed: {sides}", sheet=job.sheet.title, sides=sides
            )
            self.said.emit(words, FAILED)
        else:
            words = say("printed: {sheet} on {printer}", sheet=job.sheet.title, printer=job.printer)
            self.said.emit(words, DONE)
        self.changed.emit()
        self._begin()

    def _failed(self, error: Exception) -> None:
        job, self._now = self._now, None
        assert job
        self.changed.emit()
        if not isinstance(error, NotPrinted | OSError | ValueError):
            raise error
        words = say("{sheet} was not printed: {why}", sheet=job.sheet.title, why=str(error))
        self.said.emit(words, FAILED)
        self._begin()
