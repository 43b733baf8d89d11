"""The wall is drawn as the sample evening would put it up, and a sound is played."""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from director.engine.games.library import Library
from director.house import shelf
from director.house.declared_settings import SOUNDS
from director.house.settings import Settings
from director.start.press import Press
from director.start.self_test.evening import evening
from director.start.self_test.words import tell
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.look.styles import prepare
from director.window.system import sounds
from director.window.wall.wall_window import Wall

_WIDTH, _HEIGHT = 1920, 1080
_FEWEST_COLOURS = 8
"""An empty wall has one."""
_AMONG = 7
"""Every so many pixels are looked at."""


def application() -> QApplication:
    """Qt, on no screen where there is none."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    is_blind = sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if is_blind:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(sys.argv[:1])


def try_wall() -> Iterator[str]:
    """What is wrong with the wall."""
    app = application()
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        book, desk = evening(Path(folder) / "events.book")
        settings = Settings(Path(folder) / "settings.toml")
        cockpit = Cockpit(desk, Library(shelf.games()), settings, Press())
        wall = Wall(cockpit)
        wall.resize(_WIDTH, _HEIGHT)
        picture = wall.grab().toImage()
        wall.close()
        cockpit.leave()
        book.close()
    if len(_colours(picture)) < _FEWEST_COLOURS:
        yield say("the wall: nothing is drawn on it")
    size = picture.size()
    tell(say("the wall drawn, {width} by {height}", width=size.width(), height=size.height()))


def _colours(picture: QImage) -> set[int]:
    """Some of its colours."""
    return {
        picture.pixel(x, y)
        for x in range(0, picture.width(), _AMONG)
        for y in range(0, picture.height(), _AMONG)
    }


def try_sounds() -> Iterator[str]:
    """What is wrong with the sounds; one of them is played where something here can."""
    application()
    for name in SOUNDS[1:]:
        path = shelf.sounds() / f"{name}.wav"
        if not path.is_file() or not path.read_bytes().startswith(b"RIFF"):
            yield say("the sound {name}: not there", name=name)
    if sounds.the_player() is None:
        tell(say("no sound played: nothing on this machine can"))
        return
    sounds.play(SOUNDS[1])
    time.sleep(0.1)
    tell(say("a sound handed over to be played"))
