"""How long the program takes from being started until its first window can be used."""

import subprocess
import time

from director.start.self_test.words import program
from director.start.window_start import PAINTED

_TRIES = 3


def first_window() -> float:
    """Seconds, the least of a few tries: what else the machine does only makes them more."""
    return min(_once() for _ in range(_TRIES))


def _once() -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        [*program(), "--first-window"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        for line in process.stdout:
            if line.strip() == PAINTED:
                return time.perf_counter() - began
    return float("inf")
