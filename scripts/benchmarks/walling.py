"""Keeps a wall open through twelve simulated hours, then through real seconds; prints what it took.

As a JSON object: milliseconds of a tick's repaint (median, and of one in a hundred) and of the
whole picture, which is painted anew when level or state change, all at 1920×1080; megabytes by
which memory grew after the second hour; the share of a core that an idle window and wall take
while the clock runs.
"""

import json
import os
import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from director.window.look.styles import prepare
from director.window.wall.wall_window import Wall
from tests.window.stages import NAMES, Stage

HOURS, STEP, IDLE = 12, 5, 20
"""Simulated hours, the simulated seconds of a tick, and the real seconds of idling."""


def main() -> None:
    """Prints the figures."""
    app = QApplication([])
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.event(*NAMES, seated=True, running=True)
        wall = Wall(stage.cockpit)
        wall.resize(1920, 1080)
        wall.show()
        app.processEvents()
        ticks, memory = [], []
        for _ in range(HOURS):
            ticks += [_tick(app, stage, wall) for _ in range(3600 // STEP)]
            memory.append(_megabytes())
        wholes = [_whole(app, wall) for _ in range(15)]
        idle = _idle(stage)
        stage.close()
    told = {
        "tick": median(ticks),
        "worst tick": sorted(ticks)[len(ticks) * 99 // 100],
        "whole": median(wholes),
        "grown": memory[-1] - memory[1],
        "idle": idle,
    }
    print(json.dumps(told))


def _tick(app: QApplication, stage: Stage, wall: Wall) -> float:
    """The milliseconds from a tick to the wall's new picture; the window then hears of it too."""
    stage.now += timedelta(seconds=STEP)
    began = perf_counter()
    wall.bring_up_to_date()
    app.processEvents()
    taken = perf_counter() - began
    stage.cockpit.bridge.tick()
    app.processEvents()
    return taken * 1000


def _whole(app: QApplication, wall: Wall) -> float:
    """The milliseconds of the whole picture, painted from nothing."""
    wall._drawn = (None, [])
    began = perf_counter()
    wall._draw()
    wall.repaint()
    app.processEvents()
    return (perf_counter() - began) * 1000


def _idle(stage: Stage) -> float:
    """The share of a core that everything takes while real seconds go by."""
    start, real = stage.now, time.monotonic()
    stage.event_list.now = lambda: start + timedelta(seconds=time.monotonic() - real)
    stage.cockpit.bridge.desk.now = stage.event_list.now
    stage.cockpit.bridge.tick()
    before = time.process_time()
    loop = QEventLoop()
    QTimer.singleShot(IDLE * 1000, loop.quit)
    loop.exec()
    return (time.process_time() - before) / IDLE


def _megabytes() -> float:
    """The memory of this process, as the system counts it."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    main()
