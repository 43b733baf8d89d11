"""Holds the school against the judge: `.venv/bin/python scripts/practice.py [CASES] [GAME ...]`.

So many exercises of each game, 500 where nobody says, in all its topics and strengths: each key is
found again by the clear path. Prints what is asked of which game, the share with a trap in it by
game, and how long making one takes in processor time: of the first one in a process too, for every
game and topic. Ends with status 1 where a key is another or making one takes over 50 ms.
"""

import sys
import time
from collections import Counter
from itertools import cycle, islice, product

from practising.clear_path import wrong
from practising.firsts import first_of_each

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.house import shelf
from director.school.exercise import STRENGTHS, Name
from director.school.making import exercise
from director.school.topics import TOPICS, topics_of

_AT_MOST = 50
"""Milliseconds that making one may take."""


def main() -> int:
    """Every game, or those that are named."""
    library = Library(shelf.games())
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    games = [library.game(id_) for id_ in sys.argv[2:]] or library.sound()
    _show_topics(games)
    firsts = first_of_each(games, library)
    spent: list[float] = []
    faults = 0
    traps: Counter[str] = Counter()
    trapped = 0
    print(f"\n{'game':32} cases  with a trap  median ms  worst ms  worst first ms")
    for game in games:
        ways = cycle(product((one.id for one in topics_of(game)), STRENGTHS))
        took, here = [], 0
        for seed, (topic, strength) in enumerate(islice(ways, count)):
            begun = time.process_time()
            made = exercise(Name(game.id, topic, strength, seed), library)
            took.append(1000 * (time.process_time() - begun))
            here += bool(made.asked.traps)
            traps.update(made.asked.traps)
            if fault := wrong(made, library):
                faults += 1
                print(fault)
        spent += took
        trapped += here
        took.sort()
        first = f"{max(firsts[game.id]):15.1f}" if firsts else f"{'-':>15}"
        share = f"{here / count:12.0%}"
        print(f"{game.id:32} {count:5} {share} {took[count // 2]:10.2f} {took[-1]:9.1f} {first}")
    whole = len(games) * count
    print(
        f"\n{whole:,} exercises, {faults} keys that are others; {trapped / whole:.0%} with a trap"
    )
    print("traps:", ", ".join(f"{one} {many:,}" for one, many in traps.most_common()))
    worst = _show_times("making one", spent)
    if firsts:
        every = [one for of_game in firsts.values() for one in of_game]
        worst = max(worst, _show_times("the first of a process", every))
    return 1 if faults or worst > _AT_MOST else 0


def _show_topics(games: list[Game]) -> None:
    """What is asked of which game."""
    print(f"{'game':32}", *TOPICS)
    for game in games:
        asked = {topic.id for topic in topics_of(game)}
        print(f"{game.id:32}", *[("x" if one in asked else ".").center(len(one)) for one in TOPICS])


def _show_times(what: str, spent: list[float]) -> float:
    """Prints how long it takes, and gives the worst."""
    spent.sort()
    half, most = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
    print(f"{what}: p50 {half:.2f} ms, p99 {most:.1f}, worst {spent[-1]:.1f}, of {len(spent):,}")
    return spent[-1]


if __name__ == "__main__":
    sys.exit(main())
