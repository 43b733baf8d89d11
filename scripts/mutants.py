"""Breaks one random line at a time and says which breaks no test noticed.

`python3 scripts/mutants.py --count 200 --seed 1` takes lines of the engine, the tournament and the
desk; `--only director/engine/betting/pots.py` takes them there. Each break is tried in a copy of
the checkout, on the tests that go through its line, the nearest first. The first run measures which
tests those are, which takes as long as three runs of all tests; after that a break costs seconds.
"""

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import environment
from mutating import patience
from mutating.breaks import NOT_HERE, Break, breaks
from mutating.tests import Tests, measured

PLACES = ("director/engine", "director/tournament", "director/desk")
COPIED = ("director", "tests", "resources", "scripts", "installer", "pyproject.toml", "README.md")
SECONDS = 45.0
"""How long the tests of one break take together when all is whole."""
PATIENCE = 1.5
"""So many times as much of a processor, and a break is taken for one that never ends."""


class Mutant(NamedTuple):
    """One broken line."""

    file: str
    broken: Break

    @property
    def place(self) -> str:
        return f"{self.file}:{self.broken.line}"

    @property
    def change(self) -> str:
        was = " ".join(self.broken.was.split())
        return f"{self.broken.kind}: {was} → {' '.join(self.broken.now.split()) or 'nothing'}"


class Tried(NamedTuple):
    """What became of it."""

    mutant: Mutant
    by: str
    """The test that noticed, '' where none did."""
    tests: int
    seconds: float


def drawn(count: int, seed: int, places: tuple[str, ...]) -> list[Mutant]:
    """So many lines, each as likely as another, and one way to break each."""
    lines: dict[tuple[str, int], list[Break]] = {}
    top = environment.CHECKOUT
    for place in places:
        path = top / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for one in breaks(file.read_bytes()):
                lines.setdefault((file.relative_to(top).as_posix(), one.line), []).append(one)
    chance = random.Random(seed)
    chosen = chance.sample(sorted(lines), min(count, len(lines)))
    return [Mutant(file, chance.choice(lines[file, line])) for file, line in chosen]


class Ready:
    """A process in which all tests of a copy lie ready, and run in forks of it."""

    def __init__(self, copy: Path, python: Path) -> None:
        """Starts it; it takes as long as collecting all tests does."""
        asks, self._breaks = os.pipe()
        self._answers, answers = os.pipe()
        self._process = subprocess.Popen(
            [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-p",
             "mutating.quickly", "-p", "mutating.forking"],
            cwd=copy, env={**_environment(copy), "BREAKS_IN": str(asks),
                           "ANSWERS_OUT": str(answers)},
            pass_fds=(asks, answers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(asks)
        os.close(answers)
        self._says = os.fdopen(self._answers, encoding="utf-8", errors="replace")
        self._hears = os.fdopen(self._breaks, "w", encoding="utf-8")
        self._is_ready = self._says.readline().strip() == "ready"

    def tries(self, mutant: Mutant, names: list[str], copy: Path) -> str:
        """The test that failed, "" for none; NOT_HERE where only another process can tell."""
        if not self._is_ready:
            return NOT_HERE
        broken = mutant.broken.applied((copy / mutant.file).read_bytes()).decode()
        request = (mutant.file, broken, names, SECONDS * PATIENCE)
        print(json.dumps(request), file=self._hears, flush=True)
        answer = self._says.readline()
        self._is_ready = answer.endswith("\n")
        return answer.strip() if self._is_ready else NOT_HERE

    def end(self) -> None:
        """Lets it go."""
        self._hears.close()
        self._process.wait()
        self._says.close()


def _environment(copy: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": f"{copy}{os.pathsep}{copy / 'scripts'}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }


def tried(mutant: Mutant, tests: Tests, copy: Path, python: Path, ready: Ready) -> Tried:
    """One break in one copy of the checkout.

    In a fork first, which is quick; what nothing notices there is tried in a process of its own:
    there nothing has run before, and nothing is remembered from when all was whole.
    """
    names = tests.nearest(mutant.file, mutant.broken, SECONDS)
    if not names:
        return Tried(mutant, "", 0, 0.0)
    began = time.monotonic()
    by = ready.tries(mutant, names, copy)
    if by and by != NOT_HERE:
        return Tried(mutant, by, len(names), time.monotonic() - began)
    broken = copy / mutant.file
    whole = broken.read_bytes()
    broken.write_bytes(mutant.broken.applied(whole))
    (copy / "chosen.txt").write_text("\n".join(names), encoding="utf-8")
    try:
        done = subprocess.run(
            [str(python), "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p",
             "no:cacheprovider", "-p", "mutating.quickly", "@chosen.txt"],
            cwd=copy, env={**_environment(copy), "CPU_SECONDS": str(SECONDS * PATIENCE)},
            capture_output=True, encoding="utf-8", errors="replace", check=False,
        )  # fmt: skip
        if done.returncode:
            by = patience.ended(done.returncode) or _noticed_by(done.stdout)
        else:
            by = ""
    finally:
        broken.write_bytes(whole)
    return Tried(mutant, by, len(names), time.monotonic() - began)


def _noticed_by(said: str) -> str:
    """The first test that failed, as pytest's summary has it."""
    for line in said.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" ")[1].partition(" - ")[0]
    return "the tests could not be read"


@contextmanager
def copies(count: int) -> Iterator[list[Path]]:
    """So many copies of the checkout, each with the shared data beside it where there are any."""
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        top = Path(folder)
        shared = environment.CHECKOUT.parent / "shared"
        if shared.is_dir():
            (top / "shared").symlink_to(shared, target_is_directory=True)
        made = []
        for number in range(count):
            copy = top / f"copy{number}"
            copy.mkdir()
            for name in COPIED:
                source = environment.CHECKOUT / name
                if source.is_dir():
                    ignored = shutil.ignore_patterns("__pycache__")
                    shutil.copytree(source, copy / name, ignore=ignored)
                else:
                    shutil.copy(source, copy / name)
            made.append(copy)
        yield made


def run(mutants: list[Mutant], tests: Tests, python: Path, jobs: int) -> list[Tried]:
    """Tries them all, several at a time, and says of each what became of it."""
    results: list[Tried] = []
    with copies(jobs) as made:
        free: queue.Queue[tuple[Path, Ready]] = queue.Queue()
        all_ready = [Ready(copy, python) for copy in made]
        for each in zip(made, all_ready, strict=True):
            free.put(each)

        def one(mutant: Mutant) -> Tried:
            copy, ready = free.get()
            try:
                return tried(mutant, tests, copy, python, ready)
            finally:
                free.put((copy, ready))

        with ThreadPoolExecutor(jobs) as pool:
            for result in pool.map(one, mutants):
                results.append(result)
                _say(result, len(results), len(mutants))
        for ready in all_ready:
            ready.end()
    return results


def _say(result: Tried, number: int, of: int) -> None:
    word = "caught" if result.by else "SURVIVED"
    by = result.by or f"{result.tests} tests saw nothing"
    place, change = result.mutant.place, result.mutant.change
    print(f"{number:>4}/{of} {word:<8} {place:<50} {change:<44} {by}", flush=True)


def summed_up(results: list[Tried]) -> None:
    """How many were caught, by place, and what was not."""
    count: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    for result in results:
        place = "/".join(result.mutant.file.split("/")[:2])
        count[place] += 1
        caught[place] += bool(result.by)
    print()
    for place in sorted(count):
        share = 100 * caught[place] / count[place]
        print(f"{place:<24} {caught[place]:>4} of {count[place]:>4} caught, {share:5.1f} %")
    left = [result for result in results if not result.by]
    print(f"\n{len(left)} survived:" if left else "\nNothing survived.")
    for result in left:
        path = environment.CHECKOUT / result.mutant.file
        line = path.read_text(encoding="utf-8").splitlines()[result.mutant.broken.line - 1]
        print(f"{result.mutant.place}  {result.mutant.change}\n    {line.strip()}")


def main() -> int:
    """Reads the options, measures, breaks, sums up; 2 where the tests fail as they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=50, help="how many lines (50)")
    parser.add_argument("--seed", type=int, default=1, help="which lines (1)")
    parser.add_argument("--only", nargs="+", default=PLACES, help="these folders or files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only say what would be broken")
    options = parser.parse_args()
    mutants = drawn(options.count, options.seed, tuple(options.only))
    if options.list:
        for mutant in mutants:
            print(f"{mutant.place:<50} {mutant.change}")
        return 0
    python = environment.ready("program", "checks")
    try:
        tests = measured(python)
    except subprocess.CalledProcessError:
        print("The tests fail as they are; nothing is broken before they pass", file=sys.stderr)
        return 2
    summed_up(run(mutants, tests, python, options.jobs))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
