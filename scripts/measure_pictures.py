"""Measures every screen with the longest names: `.venv/bin/python scripts/measure_pictures.py`.

Nothing may be cut off at any size, and nothing may be too faint in any look. A page is scrolled
only where the screen is too small for it, and then it follows the keyboard. Says what is wrong, and
how many pictures it measured; the status is 1 where something is. With the beginning of a scene's
name, only those; with `--look`, `--size` and `--text` other rounds than each look at both sizes.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from measuring.clipped import clipped
from measuring.faint import faint
from measuring.out_of_sight import out_of_sight
from PySide6.QtCore import QSize, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from scenes.names import long_names
from scenes.stage import Stage
from screenshots import FAULTY, SCENES, Scene

from director.window.look.palettes import PALETTES
from director.window.look.styles import dress, prepare
from director.window.shell.small_screen import ScrolledPages
from director.window.system.text_scale import scale_text

_ROUNDS = 8
"""Of events, until a change of size in the innermost widget has reached the window."""
SIZES = (QSize(1024, 768), QSize(1440, 900))
"""The first is the smallest screen on which nothing is scrolled."""


def measured(
    app: QApplication, name: str, scene: Scene, look: str, size: QSize, house: Path
) -> Iterator[str]:
    """What is wrong with one scene in a look, which the application wears, and a size."""
    stage = Stage(look, size, house)
    scene(stage)
    for _ in range(_ROUNDS):
        app.processEvents()
    try:
        for fault in (*clipped(stage.window), *faint(stage.window), *_scrolled(stage, size)):
            yield f"{name}, {look}, {size.width()}: {fault}"
    finally:
        stage.close()


def _scrolled(stage: Stage, size: QSize) -> list[str]:
    """A page that is scrolled without need, or that leaves the keyboard out of sight."""
    pages = stage.window.findChild(ScrolledPages)
    if pages is None or not pages.is_scrolled:
        return []
    if size.expandedTo(SIZES[0]) == size:
        return ["the page is scrolled"]
    return out_of_sight(stage.window)


def house_in(folder: Path) -> Path:
    """A house's folder with a structure that has faults."""
    house = folder / "house"
    house.mkdir(parents=True, exist_ok=True)
    (house / "my-own.toml").write_text(FAULTY, encoding="utf-8")
    return house


def all_measured(
    app: QApplication,
    scenes: Mapping[str, Scene],
    looks: Sequence[str],
    sizes: Sequence[QSize],
    folder: Path,
) -> Iterator[str]:
    """What is wrong with each of these scenes in each look and size."""
    house = house_in(folder)
    for look in looks:
        dress(app, look)
        for size in sizes:
            for name, scene in scenes.items():
                sys.stdout.write(".")
                sys.stdout.flush()
                yield from measured(app, name, scene, look, size, house)


def main(arguments: Sequence[str]) -> int:
    """Measures what is asked for; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scene", nargs="?", default="", help="the beginning of their names")
    parser.add_argument("--look", choices=PALETTES, help="one look instead of all")
    parser.add_argument("--size", type=_size, help="one size instead of two, such as 3840x2160")
    parser.add_argument("--text", type=int, default=100, help="size of text in percent")
    asked = parser.parse_args(arguments)
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "TZ": "UTC"}
    if sys.platform != "win32":
        time.tzset()
    qInstallMessageHandler(lambda *_: None)  # the offscreen platform talks to itself
    scale_text(asked.text)
    app = QApplication([])
    prepare(app)
    scenes = {name: scene for name, scene in SCENES.items() if name.startswith(asked.scene)}
    looks = [asked.look] if asked.look else [*PALETTES]
    sizes = [size * 100 / asked.text for size in ([asked.size] if asked.size else SIZES)]
    with tempfile.TemporaryDirectory() as folder, long_names():
        faults = list(all_measured(app, scenes, looks, sizes, Path(folder)))
    count = len(scenes) * len(looks) * len(sizes)
    sys.stdout.write("\n".join(["", *faults, f"{count} pictures, {len(faults)} faults", ""]))
    return 1 if faults else 0


def _size(text: str) -> QSize:
    """A size as it is typed: 1024x768."""
    width, _, height = text.partition("x")
    return QSize(int(width), int(height))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
