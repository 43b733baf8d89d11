"""Holds the school against the judge: `.venv/bin/python scripts/practice.py [CASES] [GAME ...]`.

So many exercises of each game, 500 where nobody says, in all its topics and strengths: each key is
found again by the clear path. Prints the share with a trap in it by game, and how long making one
takes in processor
time. Ends with status 1 where a key is another.
"""

import sys
import time
from collections import Counter
from itertools import cycle, islice, product

from practising.clear_path import wrong

from director.engine.games.library import Library
from director.house import shelf
from director.school.exercise import STRENGTHS, Name
from director.school.making import exercise
from director.school.topics import topics_of


def main() -> int:
    """Every game, or those that are named."""
    library = Library(shelf.games())
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    ids = sys.argv[2:] or library.ids()
    spent: list[float] = []
    first: list[float] = []
    faults: list[str] = []
    traps: Counter[str] = Counter()
    print(f"{'game':32} cases  with a trap  median ms  worst ms")
    for game in map(library.game, ids):
        ways = cycle(product((one.id for one in topics_of(game)), STRENGTHS))
        took, trapped = [], 0
        for seed, (topic, strength) in enumerate(islice(ways, count)):
            begun = time.process_time()
            made = exercise(Name(game.id, topic, strength, seed), library)
            took.append(1000 * (time.process_time() - begun))
            trapped += bool(made.asked.traps)
            traps.update(made.asked.traps)
            if fault := wrong(made, library):
                faults.append(fault)
                print(fault)
        first.append(took.pop(0))  # fills tables of ranks that all later ones look up
        spent += took
        took.sort()
        share = f"{trapped / count:12.0%}"
        print(f"{game.id:32} {count:5} {share} {took[len(took) // 2]:10.2f} {took[-1]:9.1f}")
    spent.sort()
    print(f"\n{len(ids) * count:,} exercises, {len(faults)} keys that are others")
    print(f"median {spent[len(spent) // 2]:.2f} ms, 99 of 100 {spent[len(spent) * 99 // 100]:.1f}")
    print(f"worst {spent[-1]:.1f} ms; the first of a game, with its tables, {max(first):.0f}")
    print("traps:", ", ".join(f"{one} {many:,}" for one, many in traps.most_common()))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
