"""Prints what importing the engine costs beyond bare Python: milliseconds, megabytes, files read.

Only what Python itself reads of modules is read; anything else would be counted.
"""

import sys
import time
import tracemalloc
from importlib import import_module

WHAT = ("director.engine", "director.engine.showdown.answers", "director.engine.games.library")
"""The engine itself and what judging a showdown needs: all that is public follows from these."""


def main() -> None:
    """Prints three numbers; whether memory is traced decides which of them are honest."""
    opened = []
    watching = [False]

    def note(event: str, details: tuple[object, ...]) -> None:
        if watching[0] and event == "open":
            opened.append(str(details[0]))

    if "memory" in sys.argv:
        tracemalloc.start()
    sys.addaudithook(note)
    watching[0] = True
    began = time.perf_counter()
    for name in WHAT:
        import_module(name)
    seconds = time.perf_counter() - began
    watching[0] = False
    memory = tracemalloc.get_traced_memory()[0] if "memory" in sys.argv else 0
    files = [path for path in opened if not path.endswith((".py", ".pyc"))]
    print(seconds * 1000, memory / 1e6, len(files))


if __name__ == "__main__":
    main()
