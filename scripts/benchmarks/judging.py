"""Judges showdowns from their text and prints the seconds that each took: ours, whole.

Reads a JSON list of showdowns from standard input; prints a JSON list of medians, one for each.
"""

import json
import sys
import time
from statistics import median

from director.engine.games.library import Library
from director.engine.showdown.answers import answers
from director.house import shelf

REPEATS = 30
WARM = 20
"""Times that each is judged before it counts, as on an evening that has had disputes before."""


def main() -> None:
    """The median seconds of each, after what is made on first use has been made."""
    library = Library(shelf.games())
    print(json.dumps([seconds(json.dumps(case), library) for case in json.load(sys.stdin)]))


def seconds(text: str, library: Library) -> float:
    """From the text to the answer with all its reasons."""
    taken = []
    for turn in range(WARM + REPEATS):
        began = time.perf_counter()
        found = list(answers(text, library))
        taken.append(time.perf_counter() - began)
        if "error" in found[0]:
            sys.exit(f"{found[0]['error']} in {text}")
        if turn < WARM:
            taken.clear()
    return median(taken)


if __name__ == "__main__":
    main()
