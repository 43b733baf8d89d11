"""The status of an open event as a file, for pages that follow it: kept up to date while wanted."""

from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QObject

from director.files.whole_files import put_bytes
from director.tournament.facts import RecordRedone, RecordsRedone, RecordsUndone, RecordUndone
from director.tournament.log.log import Record
from director.translation import say
from director.views.status_update import Last, last_of, later, status_text
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import file_name
from director.window.system.tasks import Task
from director.window.widgets.status_line import FAILED

AT_LEAST = timedelta(seconds=15)
"""So often it is written while the clock runs and nothing else happens, or after it failed."""
_TAKEN_BACK = (RecordUndone, RecordsUndone, RecordRedone, RecordsRedone)


class StatusFile(QObject):
    """Writes it after each act and each level, at most once a second, beside this thread."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__(cockpit)
        self._cockpit = cockpit
        self._is_due = True
        self._is_busy = False
        self._written: datetime | None = None
        self._shown: tuple[object, ...] = ()
        self._last: Last | None = None
        """What happened last; None where it is to be looked up in the log."""
        self._trouble = ""
        """Why it could not be written; said once."""
        cockpit.bridge.changed.connect(self._changed)
        cockpit.bridge.ticked.connect(self._tick)

    @property
    def path(self) -> Path | None:
        """Where it is written; None where it is not wanted."""
        folder = self._cockpit.settings.text("status_folder")
        if not folder or self._cockpit.is_sample:
            return None
        return Path(folder) / f"{file_name(self._cockpit.tournament.name)}-status.json"

    def _changed(self, record: Record) -> None:
        self._is_due = True
        if self._last is None or any(isinstance(fact, _TAKEN_BACK) for fact in record.facts):
            self._last = None
        else:
            self._last = later(self._last, record)

    def _tick(self, now: datetime) -> None:
        path = self.path
        if path is None or self._is_busy:
            return
        face = self._cockpit.bridge.face
        shown = (face.step, face.running, path)
        waited = self._written is None or now - self._written >= AT_LEAST
        if self._trouble:  # a stick that was pulled out is not asked at every second
            is_due = waited
        else:
            is_due = self._is_due or shown != self._shown or (waited and face.running)
        if is_due:
            self._is_due, self._shown, self._written = False, shown, now
            self._write(path, now)

    def _write(self, path: Path, now: datetime) -> None:
        if self._last is None:
            self._last = last_of(self._cockpit.bridge.desk.log)
        t, last = self._cockpit.bridge.desk.tournament, self._last
        self._is_busy = True

        def write() -> None:
            put_bytes(status_text(t, now.astimezone(), last).encode(), path)

        def done(_: None) -> None:
            self._is_busy, self._trouble = False, ""

        def failed(error: Exception) -> None:
            self._is_busy = False
            if not isinstance(error, OSError):
                raise error
            why = error.strerror or str(error)
            if why != self._trouble:
                self._trouble, self._is_due = why, True
                words = say("status not written to {path}: {why}", path=path, why=why)
                self._cockpit.say(words, FAILED)

        Task(self, write, done, failed, alone=False)
