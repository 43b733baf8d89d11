"""Goes round through all that is done to books, and counts what became of it."""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from director.books.book import Books
from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf
from director.tournament.commands import AddTime, Eliminate
from director.tournament.entries.people import Change
from director.tournament.state import EntryNumber
from torturing import clocks, processes, wounds
from torturing.hostile import mischiefs
from torturing.looking import (
    NOTICED,
    SHUT,
    SILENT,
    UNCAUGHT,
    WHOLE,
    WRONG,
    Seen,
    Truth,
    look,
    truth_of,
)


class Ground(NamedTuple):
    """Books to be hurt: one that was closed, and one that was cut off with its journal."""

    folder: Path
    templates: tuple[Path, Path]
    stick: Path


FEWEST = {"kills": 200, "flips": 1000, "cuts": 650, "writers": 20, "full disks": 20, "clocks": 50}
"""How many of each kind there are at least; two of five cuts are truncations or bursts."""
PATIENCE = 30.0
"""Seconds after which a hostile book has kept the program from going on."""


def main() -> int:
    """Reads the options, goes round, tells; 1 where something went unnoticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hostile", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.hostile:
        return _look_at_hostile(options.hostile)

    began, count, wrong = time.monotonic(), Counter[tuple[str, str]](), []
    with tempfile.TemporaryDirectory(prefix="torture") as folder:
        ground = prepared(Path(folder))
        for kind, seen in rounds(ground, Random(options.seed), began + 60 * options.minutes):
            count[kind, seen.outcome] += 1
            if seen.outcome in WRONG:
                wrong.append((kind, seen))
                print(f"{kind}: {seen.outcome}: {seen.detail}", flush=True)
    outcomes = sorted({outcome for _, outcome in count})
    print(f"{'':<16}" + "".join(f"{outcome:>20}" for outcome in outcomes))
    for kind in dict.fromkeys(kind for kind, _ in count):
        print(f"{kind:<16}" + "".join(f"{count[kind, one]:>20}" for one in outcomes))
    print(f"{sum(count.values())} in {time.monotonic() - began:.0f} s, {len(wrong)} wrong")
    return 1 if wrong else 0


def prepared(folder: Path) -> Ground:
    """Makes the books: three events each, people with histories, and a copy on a stick."""
    closed, cut, stick = folder / "closed", folder / "cut", folder / "stick"
    book = Books(closed / "events.book", [stick])
    event_list = EventList(book, Library(shelf.games()), [shelf.structures()], "Ina", "desk 1")
    for _ in range(3):
        desk = event_list.sample()
        for entry in (3, 7, 11):
            desk.do(Eliminate(EntryNumber(entry)))
        desk.undo()
    person = book.register.people()[0]
    book.register.write([Change(person, person._replace(city="Reno"))], "Ina", "desk 1")
    book.copy()
    for _ in range(4):
        desk.do(AddTime(1))
    shutil.copytree(closed, cut)
    book.close()
    return Ground(folder, (closed, cut), stick)


def rounds(ground: Ground, chance: Random, until: float) -> Iterator[tuple[str, Seen]]:
    """One thing after another: first what is promised, then more of it while there is time."""
    yield from hostile(ground)
    yield from some(ground, chance, FEWEST)
    while time.monotonic() < until:
        yield from some(
            ground, chance, {kind: max(1, most // 100) for kind, most in FEWEST.items()}
        )


def some(ground: Ground, chance: Random, counts: Mapping[str, int]) -> Iterator[tuple[str, Seen]]:
    """So many of each kind."""
    truths = _truths(ground)
    hurt = ground.folder / "hurt"
    for number in range(counts.get("flips", 0) + counts.get("cuts", 0)):
        wound = wounds.FLIP if number < counts.get("flips", 0) else chance.choice(wounds.CUTS)
        template = chance.choice(ground.templates)
        path = wounds.inflicted(template, hurt, wound, chance)
        yield wound.name, look(path, [ground.stick], truths[template])
    for kind, do in (
        ("kills", processes.killed),
        ("writers", processes.together),
        ("full disks", processes.disk_full),
    ):
        for number in range(counts.get(kind, 0)):
            path = ground.folder / kind / "events.book"
            if kind == "full disks" or number % 20 == 0:
                shutil.rmtree(path.parent, ignore_errors=True)
                shutil.copytree(ground.templates[0], path.parent)
            yield kind, do(path, chance)
    for _ in range(counts.get("clocks", 0)):
        yield "clocks", clocks.jumped(chance)


def hostile(ground: Ground) -> Iterator[tuple[str, Seen]]:
    """Each hostile book in a process of its own, which may not take for ever."""
    for name, do in mischiefs():
        folder = ground.folder / "hostile"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ground.templates[0], folder)
        do(folder / "events.book")
        command = [sys.executable, "-m", "torturing", "--hostile", str(folder / "events.book")]
        try:
            run = subprocess.run(
                command, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            yield "hostile books", Seen(SHUT, f"{name}: it never ended")
            continue
        outcome, _, detail = run.stdout.strip().partition("\t")
        if run.returncode or not outcome:
            outcome, detail = UNCAUGHT, run.stderr[-600:]
        # a book that nobody should believe may be refused as a whole
        outcome = NOTICED if outcome == SHUT else outcome
        yield "hostile books", Seen(outcome, f"{name}: {detail}")


def _look_at_hostile(path: Path) -> int:

    seen = look(path, [], Truth({}, (), {}))
    if seen.outcome == SILENT:  # nobody knows what would be right here
        seen = seen._replace(outcome=WHOLE)
    detail = " ".join(seen.detail.split())[:300]
    print(f"{seen.outcome}\t{detail}")
    return 0


def _truths(ground: Ground) -> dict[Path, Truth]:

    found = {}
    for template in ground.templates:
        sound = ground.folder / "sound"
        shutil.rmtree(sound, ignore_errors=True)
        shutil.copytree(template, sound)
        book = Books(sound / "events.book")
        found[template] = truth_of(book)
        book.close()
    return found


if __name__ == "__main__":
    sys.exit(main())
