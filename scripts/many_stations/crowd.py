"""A shared evening with and without a crowd of readers, and how long sharing and joining take.

All of it is the program itself: its window, its hub, the embedded server, the board. On a machine
that others use as well, `chrt -r 1` before it (as root) gives the figures of a machine alone.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from director.house.home import Home
from many_stations.answering import Gap, processor_seconds, spread
from many_stations.evening import SURROUNDINGS
from many_stations.large_evening import make

_NICE = 15
"""Readers stand for phones, which have processors of their own: these leave ours to the evening."""
_LOOKS = 2.0
"""Seconds in which somebody looks at a page before the click."""


class Program:
    """The program in a process of its own, and what it says."""

    def __init__(self, home: Home) -> None:
        command = [sys.executable, "-m", "many_stations.program_window", str(home.folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=SURROUNDINGS
        )
        self.number = self._process.pid
        self.hear("ready")

    def tell(self, line: str) -> None:
        """Has something done there."""
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def hear(self, word: str) -> Mapping[str, Any]:
        """The next that it says of this; ends with it where it ends before."""
        assert self._process.stdout
        for line in self._process.stdout:
            said: Mapping[str, Any] = json.loads(line)
            if word in said:
                return said
        sys.exit(f"the program ended with {self._process.wait()}")

    def took(self) -> tuple[str, Mapping[str, Any]]:
        """What took how long."""
        said = self.hear("took")
        return said["took"], said

    def end(self) -> None:
        """Closes the window as somebody does who goes home."""
        self.tell("end")
        self._process.communicate()


@contextmanager
def _program(folder: Path, *, is_made: bool) -> Iterator[Program]:
    folder.mkdir()
    folder.chmod(0o711)  # whoever runs the server has to come in
    home = Home(folder)
    if is_made:
        make(home)
    program = Program(home)
    try:
        yield program
    finally:
        program.end()


class Worked(NamedTuple):
    """A stretch of work at the window, with so many readers."""

    readers: int
    gaps: Sequence[Gap]
    keys: Mapping[str, Sequence[float]]
    heard: Sequence[float]
    """Milliseconds from each act to each reader."""
    unheard: int
    """Acts that a reader did not hear of."""
    processors: Mapping[str, float]
    """The part of one that each process took."""

    def lines(self) -> Iterator[str]:
        """What is told of it."""
        yield f"{self.readers} readers:"
        yield f"  the window's event loop: {spread([one.all for one in self.gaps])}"
        alone = [one.all - one.displaced for one in self.gaps]
        yield f"    without the time in which others had the processor: {spread(alone)}"
        for one in sorted(self.gaps, key=lambda gap: -gap.all)[:3]:
            yield (
                f"    {one.all:.0f} ms: worked {one.worked:.0f}, displaced {one.displaced:.0f},"
                f" asleep {one.asleep:.0f}"
            )
        over = sum(one.all > 50 for one in self.gaps)
        mended = sum(one > 50 for one in alone)
        yield f"    over 50 ms: {over}, without others {mended}, of {len(self.gaps)}"
        for what, took in self.keys.items():
            yield f"  key to painted, {what}: {spread(took)}"
        if self.readers:
            yield f"  from act to reader: {spread(self.heard)}; {self.unheard} not heard"
        told = ", ".join(f"{name} {part:.0%}" for name, part in self.processors.items())
        yield f"  of one processor: {told}"


def crowded(seconds: float, readers: int) -> Iterator[Worked]:
    """The same work without readers, with so many, and without any once more."""
    with tempfile.TemporaryDirectory(prefix="crowd") as folder, ExitStack() as until_then:
        Path(folder).chmod(0o711)
        program = until_then.enter_context(_program(Path(folder) / "home", is_made=True))
        program.tell(f"share {_LOOKS}")
        said: Mapping[str, Any] = {}
        while "board" not in said:
            _, said = program.took()
        processes = {"window": program.number, "hub": said["hub"]}
        for count in (0, readers, 0):
            yield _worked(program, processes, seconds, said["board"], count)


def _worked(
    program: Program, processes: Mapping[str, int], seconds: float, board: str, readers: int
) -> Worked:
    with _reading(board, readers) as heard:
        before, began = {name: processor_seconds(of) for name, of in processes.items()}, _now()
        program.tell(f"work {seconds}")
        said = program.hear("gaps")
        took = _now() - began
        parts = {
            name: (processor_seconds(of) - before[name]) / took for name, of in processes.items()
        }
        time.sleep(1)
        told, unheard = _waits([at for at in said["acts"] if at > began], heard())
    gaps = [Gap(*one) for one in said["gaps"]]
    return Worked(readers, gaps, said["keys"], told, unheard, parts)


@contextmanager
def _reading(board: str, count: int) -> Iterator[Callable[[], Sequence[Sequence[float]]]]:
    """So many readers; when each heard a state, once they have read enough."""
    if not count:
        yield list
        return
    reading = subprocess.Popen(
        [sys.executable, "-m", "many_stations.readers", board, str(count), str(_NICE)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=SURROUNDINGS,
    )
    assert reading.stdout
    if reading.stdout.readline() != "ready\n":
        sys.exit("the readers were not let in")
    yield lambda: json.loads(reading.communicate()[0])


def _waits(acts: Sequence[float], heard: Sequence[Sequence[float]]) -> tuple[Sequence[float], int]:
    """Milliseconds from each act until each reader heard a state, and how often none came."""
    waits, unheard = [], 0
    for act, after in zip(acts, [*acts[1:], float("inf")], strict=True):
        for one in heard:
            first = next((at for at in one if act < at < after), None)
            if first is None:
                unheard += 1
            else:
                waits.append((first - act) * 1000)
    return waits, unheard


def by_the_clock(rounds: int) -> Iterator[str]:
    """How long it takes to share an evening and to join it, clicked at once and after a look."""
    for looks in [0.0, _LOOKS] * rounds:
        with tempfile.TemporaryDirectory(prefix="clock") as folder, ExitStack() as until_then:
            Path(folder).chmod(0o711)
            sharer = until_then.enter_context(_program(Path(folder) / "sharer", is_made=True))
            sharer.tell(f"share {looks}")
            found = dict([sharer.took(), sharer.took()])
            joiner = until_then.enter_context(_program(Path(folder) / "joiner", is_made=False))
            joiner.tell(f"join {looks} {found['code and board']['link']}")
            found |= dict([joiner.took(), joiner.took()])
        told = ", ".join(f"{what} {said['seconds']:.2f} s" for what, said in found.items())
        yield f"clicked after {looks:.0f} s: {told}"


def _now() -> float:
    return time.monotonic()
