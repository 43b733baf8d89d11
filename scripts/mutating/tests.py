"""Which tests stand nearest to a line: measured once, by what each of them goes through."""

import hashlib
import os
import pickle
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import environment

from mutating.breaks import Break

KEPT = environment.CHECKOUT / "build" / "mutants"
Function = tuple[str, str]


class Test(NamedTuple):
    """A test as it went when everything was whole."""

    name: str
    seconds: float
    breadth: int
    """How many of the program's functions it goes through."""


@dataclass(frozen=True)
class Tests:
    """All tests, by what they go through."""

    by_function: dict[Function, list[Test]]
    by_file: dict[str, list[Test]]
    every: list[Test]

    def nearest(self, file: str, broken: Break, seconds: float) -> list[str]:
        """The tests that go through a line, the most particular first, for so many seconds.

        Those named for the file come first, and so do those that go through little else. What
        runs once and is then remembered, as reading the games is, is seen in the first test only;
        for it all tests of its file are asked. Through a table, or the fields of a class, nobody
        goes: for them the tests that import the file are asked, and those of its package.
        """
        through = {test.name: test for test in self.by_function.get((file, broken.function), [])}
        around = {test.name: test for test in self.by_file.get(file) or self._of_package(file)}
        if not through:
            around |= {test.name: test for test in self._that_import(file)}
        chosen, left = [], seconds
        ranked = [
            *sorted(through.values(), key=_rank(file)),
            *sorted(
                (test for name, test in around.items() if name not in through), key=_rank(file)
            ),
        ]
        for test in ranked:
            if left < 0:
                break
            chosen.append(test.name)
            left -= test.seconds
        return chosen

    def _that_import(self, file: str) -> list[Test]:
        package, _, module = file.removesuffix(".py").replace("/", ".").rpartition(".")
        names = rf"(?:{package}\.{module}\b|{package} import [^\n]*\b{module}\b)"
        imports = re.compile(rf"^(?:from|import) {names}", re.MULTILINE)
        top = environment.CHECKOUT
        files = {
            path.relative_to(top).as_posix()
            for path in (top / "tests").rglob("test_*.py")
            if imports.search(path.read_text(encoding="utf-8"))
        }
        return [test for test in self.every if test.name.partition("::")[0] in files]

    def _of_package(self, file: str) -> list[Test]:
        folder = f"tests/{Path(file).parent.relative_to('director').as_posix()}/"
        every = {test for tests in self.by_file.values() for test in tests}
        return [test for test in every if test.name.startswith(folder)]


def _rank(file: str) -> "Callable[[Test], tuple[bool, int, float]]":
    own = f"/test_{Path(file).stem}.py"

    def rank(test: Test) -> tuple[bool, int, float]:
        named = own in test.name or test.name.startswith(f"{file}::")
        return not named, test.breadth, test.seconds

    return rank


def measured(python: Path) -> Tests:
    """The tests of this checkout as it stands; the whole of them run once where that is not known.

    Raises CalledProcessError where they do not pass: nothing can be learned from such tests.
    """
    folder = KEPT / _state()
    if not (folder / "whole").exists():
        folder.mkdir(parents=True, exist_ok=True)
        print("All tests run once, to see what each goes through ...", flush=True)
        subprocess.run(
            [str(python), "-m", "pytest", "-q", "-p", "mutating.witnesses", "-n", "auto"],
            cwd=environment.CHECKOUT,
            env={
                **os.environ,
                "WITNESSES": str(folder),
                "PYTHONPATH": str(environment.CHECKOUT / "scripts"),
            },
            check=True,
        )
        (folder / "whole").touch()
    return _read(folder.glob("*.pickle"))


def _read(files: Iterable[Path]) -> Tests:
    by_function: dict[Function, list[Test]] = defaultdict(list)
    by_file: dict[str, list[Test]] = defaultdict(list)
    every: list[Test] = []
    for file in files:
        with file.open("rb") as source:
            tests: dict[str, tuple[float, frozenset[Function]]] = pickle.load(source)
        for name, (seconds, functions) in tests.items():
            test = Test(name, seconds, len(functions))
            every.append(test)
            for function in functions:
                by_function[function].append(test)
            for path in {path for path, _ in functions}:
                by_file[path].append(test)
    return Tests(by_function, by_file, every)


def _state() -> str:
    """What stands for the program and its tests as they are."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard",
         "director", "tests", "resources"],
        cwd=environment.CHECKOUT, capture_output=True, check=True,
    ).stdout  # fmt: skip
    digest = hashlib.blake2b(digest_size=8)
    for name in sorted(set(listed.split(b"\0"))):
        path = environment.CHECKOUT / os.fsdecode(name)
        if path.is_file():
            digest.update(name + b"\0" + path.read_bytes())
    return digest.hexdigest()
