"""Measures every screen with the longest names: `.venv/bin/python scripts/measure_pictures.py`.

Nothing may be cut off at any size, and nothing may be too faint in any look. Says what is, and how
many pictures it measured; the status is 1 where something is wrong. With the beginning of a scene's
name, only those.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from measuring.clipped import clipped
from measuring.faint import faint
from PySide6.QtCore import QSize, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from scenes.names import long_names
from scenes.stage import Stage
from screenshots import FAULTY, SCENES, Scene

from director.window.look.palettes import PALETTES
from director.window.look.styles import dress, prepare
from director.window.shell.small_screen import ScrolledPages

_ROUNDS = 8
"""Of events, until a change of size in the innermost widget has reached the window."""
SIZES = (QSize(1024, 768), QSize(1440, 900))


def measured(
    app: QApplication, name: str, scene: Scene, look: str, size: QSize, house: Path
) -> Iterator[str]:
    """What is wrong with one scene in one look and size."""
    dress(app, look)
    stage = Stage(look, size, house)
    scene(stage)
    for _ in range(_ROUNDS):
        app.processEvents()
    try:
        pages = stage.window.findChild(ScrolledPages)
        scrolled = ["the page is scrolled"] if pages and pages.is_scrolled else []
        for fault in (*scrolled, *clipped(stage.window), *faint(stage.window)):
            yield f"{name}, {look}, {size.width()}: {fault}"
    finally:
        stage.close()


def house_in(folder: Path) -> Path:
    """A house's folder with a structure that has faults."""
    house = folder / "house"
    house.mkdir(parents=True, exist_ok=True)
    (house / "my-own.toml").write_text(FAULTY, encoding="utf-8")
    return house


def all_measured(app: QApplication, names: Iterable[str], folder: Path) -> Iterator[str]:
    """What is wrong with every scene at every size, and in every look at the smallest."""
    house = house_in(folder)
    for name in names:
        for look in PALETTES:
            for size in SIZES if look == "dark" else SIZES[:1]:
                sys.stdout.write(".")
                sys.stdout.flush()
                yield from measured(app, name, SCENES[name], look, size, house)


def main(beginning: str = "") -> int:
    """Measures all of it; the exit status."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "TZ": "UTC"}
    if sys.platform != "win32":
        time.tzset()
    qInstallMessageHandler(lambda *_: None)  # the offscreen platform talks to itself
    app = QApplication([])
    prepare(app)
    names = [name for name in SCENES if name.startswith(beginning)]
    with tempfile.TemporaryDirectory() as folder, long_names():
        faults = list(all_measured(app, names, Path(folder)))
    count = len(names) * (len(PALETTES) + len(SIZES) - 1)
    sys.stdout.write("\n".join(["", *faults, f"{count} pictures, {len(faults)} faults", ""]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
