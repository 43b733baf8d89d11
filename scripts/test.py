"""Runs everything that is checked, having set up first what that needs: `python3 scripts/test.py`.

What follows is passed on to pytest, and then pytest alone runs.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from environment import CHECKOUT, NotReady, ready, say

WORKERS = ["-n", str(2 * (os.cpu_count() or 1)), "--dist", "loadfile", "--no-loadscope-reorder"]
"""How pytest-xdist shares the tests out: a file's tests to one worker, two workers for each core.

Tests with servers and other processes wait for them half of the time; tests/conftest.py mixes
their files among the others.
"""


KEEPING_BYTECODE = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
"""The environment of all checks: what is compiled once is there for every process of a test."""

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ENOUGH = 6 * 1024**3
"""Bytes: twice of what all tests together write."""


@contextmanager
def workroom() -> Iterator[dict[str, str]]:
    """The environment of tests whose files lie in memory, where there is room for them.

    A book waits for its disk with every act, and a third of a test of books was that.
    """
    if not has_room(MEMORY) or "TMPDIR" in os.environ:
        yield KEEPING_BYTECODE
        return
    with tempfile.TemporaryDirectory(dir=MEMORY, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o1777)  # as /tmp: servers run as another user
        yield KEEPING_BYTECODE | {"TMPDIR": folder}


def has_room(folder: Path) -> bool:
    """Whether programs may be started from a folder, and there is room for whatever tests write."""
    return (
        os.access(folder, os.W_OK | os.X_OK)
        and not os.statvfs(folder).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(folder).free >= ENOUGH
    )


def compiling(python: Path, env: dict[str, str]) -> subprocess.Popen[bytes] | None:
    """Has all tests compiled beside the quick checks; None where a clone is not new.

    Else each worker would compile them all: twice the time that it takes to find them.
    """
    if any((CHECKOUT / "tests" / "__pycache__").glob("*.pyc")):
        return None
    command = [str(python), "-m", "pytest", "--collect-only", "--quiet"]
    return subprocess.Popen(command, cwd=CHECKOUT, env=env, stdout=subprocess.DEVNULL)


def checks(python: Path) -> dict[str, list[str]]:
    """Every check by its title: the quick ones first."""
    return {
        "format": [str(python), "-m", "ruff", "format", "--check"],
        "lint": [str(python), "-m", "ruff", "check"],
        "types": [str(python), "-m", "mypy"],
        "layers": [str(python.with_name("lint-imports")), "--no-logo"],
        "tests": [str(python), "-m", "pytest", *WORKERS],
    }


def succeeds(title: str, command: list[str], env: dict[str, str]) -> bool:
    """Runs one check in the checkout, under its title."""
    say(f"\n== {title}")
    return subprocess.run(command, cwd=CHECKOUT, env=env, check=False).returncode == 0


def main(arguments: list[str]) -> int:
    """Runs the checks, all of them even when one fails, and sums up."""
    python = ready("program", "checks")
    results = []
    with workroom() as env:
        if arguments:
            command = [str(python), "-m", "pytest", *arguments]
            return subprocess.run(command, cwd=CHECKOUT, env=env, check=False).returncode
        ahead = compiling(python, env)
        for title, command in checks(python).items():
            began = time.monotonic()
            if title == "tests" and ahead:
                ahead.wait()
            good = succeeds(title, command, env)
            results.append((title, good, time.monotonic() - began))
    say("")
    for title, good, seconds in results:
        say(f"{title:<8} {'good' if good else 'FAILED':<8} {seconds:6.1f} s")
    return 0 if all(good for _, good, _ in results) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
