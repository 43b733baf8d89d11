"""Plays a short sound, and never waits for it: where nothing can play, nothing is heard.

Qt's own player is in a package that is larger than all the rest of the program. So it is used
where somebody has it, and what the system plays sounds with where not.
"""

import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QProcess, QUrl

from director.house import shelf
from director.house.declared_settings import SILENT

try:
    from PySide6.QtMultimedia import QSoundEffect
except ImportError:  # not there, or a library of the system is missing
    QSoundEffect = None  # type: ignore[assignment, misc, unused-ignore]  # then nobody asks it

if sys.platform == "win32":
    import winsound  # there is none elsewhere

    def _by_windows(path: Path) -> None:
        winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)


Player = Callable[[Path], object]

_HEAD = 44
"""Bytes of a WAV file before its sound."""
PLAYERS = (("paplay",), ("pw-play",), ("aplay", "--quiet"), ("afplay",))
"""Programs that play a file and end."""


def play(name: str) -> None:
    """Plays one of the shipped sounds; the window goes on at once."""
    path = shelf.sounds() / f"{name}.wav"
    player = the_player()
    if name != SILENT and player and path.is_file():
        player(path)


@cache
def milliseconds(name: str) -> int:
    """How long a shipped sound is heard; 0 for silence, or where nothing plays it."""
    path = shelf.sounds() / f"{name}.wav"
    if name == SILENT or the_player() is None or not path.is_file():
        return 0
    head = path.read_bytes()[:_HEAD]
    a_second = int.from_bytes(head[28:32], "little")  # bytes, as the head of a WAV file says
    return 1000 * (path.stat().st_size - _HEAD) // a_second


@cache
def the_player() -> Player | None:
    """What can play on this machine; None where nothing can."""
    if QSoundEffect is not None:
        return _by_qt
    if sys.platform == "win32":
        return _by_windows
    command = next((one for one in PLAYERS if shutil.which(one[0])), None)
    return (lambda path: _by_program(command, path)) if command else None


@cache
def _effect(path: Path) -> "QSoundEffect":
    made = QSoundEffect()
    made.setSource(QUrl.fromLocalFile(str(path)))
    return made


def _by_qt(path: Path) -> None:
    _effect(path).play()


def _by_program(command: tuple[str, ...], path: Path) -> None:
    QProcess.startDetached(command[0], [*command[1:], str(path)])
