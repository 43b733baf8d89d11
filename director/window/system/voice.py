"""The system's own voice: it speaks one sentence after another, and the window never waits for it.

Each announcement is a process of a program that the system has for speaking. No shell is asked, and
the words go to it as text on its standard input, or as its last argument, behind a sign that no
option follows: nothing in them can be a command. Where there is no such program, nothing is heard,
and whoever asks is told.
"""

import shutil
import sys
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal

from director.translation import say

_LONGEST = 60_000
"""Milliseconds: a voice that still speaks then has hung."""
_NAME = "DIRECTOR_VOICE"
"""Under which Windows' own script is told the voice."""
_SPEECH_OF_WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech;"
    " $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    f" if ($env:{_NAME}) {{ try {{ $voice.SelectVoice($env:{_NAME}) }} catch {{ }} }};"
    " $voice.Speak([Console]::In.ReadToEnd())"
)


class Program(NamedTuple):
    """A program that speaks what it is given to read, and ends."""

    command: tuple[str, ...]
    names: tuple[str, ...] = ()
    """What stands before the name of a voice."""
    otherwise: tuple[str, ...] = ()
    """What stands there where no voice is named."""
    reads: bool = True
    """Whether it reads what to speak; else that is its last argument."""


PROGRAMS = (
    Program(("say", "-f", "-"), ("-v",)),
    Program(("powershell", "-NoProfile", "-NonInteractive", "-Command", _SPEECH_OF_WINDOWS)),
    Program(("spd-say", "--wait"), ("-y",), reads=False),  # its pipe mode takes commands
    Program(("espeak-ng", "--stdin"), ("-v",), ("-v", "en-us")),
    Program(("espeak", "--stdin"), ("-v",), ("-v", "en-us")),
)
"""In the order in which they are looked for: those of macOS, Windows and Linux."""
_ELSEWHERE = {"say": "darwin", "powershell": "win32"}
"""Programs of these names speak on one system only."""


class Announcement(NamedTuple):
    """What is to be spoken."""

    kind: str
    """A newer one of the same kind takes the place of one that still waits."""
    words: str
    voice: str = ""
    """The name of a voice; empty for the usual one."""
    after: int = 0
    """Milliseconds to wait for a bell to end."""


class Voice(QObject):
    """Speaks, never two at once."""

    failed = Signal(str)
    """Why something was not spoken."""

    def __init__(self, programs: Sequence[Program], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._programs = list(programs)
        self._waiting: list[Announcement] = []
        self._now: Announcement | None = None
        self._process: QProcess | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_LONGEST)
        self._patience.timeout.connect(self._give_up)
        self._bell = QTimer(self)
        self._bell.setSingleShot(True)
        self._bell.timeout.connect(self._speak)

    @property
    def why_silent(self) -> str:
        """Why nothing can be heard; empty where it can."""
        if self._programs:
            return ""
        if sys.platform in ("darwin", "win32"):
            return say("this computer’s voice was not found: announcements are silent")
        return say("no voice on this computer: install espeak-ng or speech-dispatcher")

    @property
    def speaks(self) -> str:
        """What is being spoken; empty for nothing."""
        return self._now.words if self._now else ""

    @property
    def waiting(self) -> tuple[str, ...]:
        """What comes after it."""
        return tuple([one.words for one in self._waiting])

    def announce(self, announcement: Announcement) -> None:
        """Has something spoken, once everything before it is."""
        if not announcement.words or self.why_silent:
            return
        self._waiting = [one for one in self._waiting if one.kind != announcement.kind]
        self._waiting.append(announcement)
        if self._now is None:
            self._next()

    def hush(self) -> None:
        """Nothing more is heard, at once."""
        self._waiting.clear()
        self._end()

    def _next(self) -> None:
        self._now = self._waiting.pop(0) if self._waiting else None
        if self._now:
            self._bell.start(self._now.after)

    def _speak(self) -> None:
        if self._now is None:
            return
        if not self._programs:  # the last one has just turned out not to speak
            self._waiting.clear()
            self._end()
            return
        program, words = self._programs[0], self._now
        process = self._process = QProcess(self)
        around = QProcessEnvironment.systemEnvironment()
        around.insert(_NAME, words.voice)
        process.setProcessEnvironment(around)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.errorOccurred.connect(self._error)
        process.finished.connect(self._finished)
        process.start(program.command[0], list(arguments(program, words)))
        if program.reads:
            process.write(words.words.encode())
        process.closeWriteChannel()
        self._patience.start()

    def _error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._other_program()

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if code or status != QProcess.ExitStatus.NormalExit:
            self._other_program()
        else:
            self._end()
            self._next()

    def _other_program(self) -> None:
        """The next one says it, where one does not speak, as spd-say without its service."""
        name = self._programs.pop(0).command[0]
        self._forget()
        if self._programs:
            self._speak()
            return
        self._waiting.clear()
        self._end()
        self.failed.emit(say("{program} does not speak: announcements are silent", program=name))

    def _give_up(self) -> None:
        self._end()
        self._next()

    def _end(self) -> None:
        self._now = None
        self._bell.stop()
        self._forget()

    def _forget(self) -> None:
        """Ends the process that was started here, if it still runs."""
        self._patience.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.errorOccurred.disconnect(self._error)
        process.finished.disconnect(self._finished)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(1000)
        process.deleteLater()


def arguments(program: Program, of: Announcement) -> Sequence[str]:
    """What a program is started with."""
    named = (*program.names, of.voice) if of.voice and program.names else program.otherwise
    words = () if program.reads else ("--", of.words)
    return (*program.command[1:], *named, *words)


def found_programs() -> tuple[Program, ...]:
    """The programs of this machine that speak."""
    return tuple(
        [
            one
            for one in PROGRAMS
            if _ELSEWHERE.get(one.command[0], sys.platform) == sys.platform
            and shutil.which(one.command[0])
        ]
    )


@cache
def the_voice() -> Voice:
    """The one voice of this program: events that are open side by side wait for each other."""
    voice = Voice(found_programs())
    running = QCoreApplication.instance()
    if running:
        running.aboutToQuit.connect(voice.hush)
    return voice
