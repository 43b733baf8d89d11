"""Starts the program on an evening that is over; prints what it says and when, after its start.

As a JSON object of seconds. `bare` is a window of Qt with nothing in it, `sqlmodel` the library
that the books are opened with, `ours` the program.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

TOP = Path(__file__).resolve().parents[2]

BARE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Bare(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print("painted", flush=True)
        QTimer.singleShot(0, app.quit)

app = QApplication([])
bare = Bare()
bare.resize(1280, 800)
bare.show()
app.exec()
"""
WHAT = {
    "bare": ["-c", BARE],
    "sqlmodel": ["-c", "import sqlmodel; print('imported', flush=True)"],
    "nothing": ["-c", "print('there', flush=True)"],
    "ours": ["-m", "director", "--first-window"],
}


def main() -> None:
    """Prints the seconds of one start, in the user's folder that is named."""
    name, home = sys.argv[1:]
    environment = {**os.environ, "DIRECTOR_HOME": home}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    said: dict[str, float] = {}
    began = perf_counter()
    with subprocess.Popen(
        [sys.executable, *WHAT[name]],
        stdout=subprocess.PIPE, text=True, cwd=TOP, env=environment,
    ) as started:  # fmt: skip
        assert started.stdout
        for line in started.stdout:
            said[line.strip()] = perf_counter() - began
    print(json.dumps(said))


if __name__ == "__main__":
    main()
