"""Runs everything that is checked, having set up first what that needs: `python3 scripts/test.py`.

What follows is passed on to pytest, and then pytest alone runs.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from environment import CHECKOUT, NotReady, ready, say

WORKERS = ["-n", str(2 * (os.cpu_count() or 1)), "--dist", "loadfile", "--no-loadscope-reorder"]
"""How pytest-xdist shares the tests out: a file's tests to one worker, two workers for each core.

Tests with servers and other processes wait for them half of the time; tests/conftest.py mixes
their files among the others.
"""


KEEPING_BYTECODE = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
"""The environment of all checks: what is compiled once is there for every process of a test."""


def checks(python: Path) -> dict[str, list[str]]:
    """Every check by its title: the quick ones first."""
    return {
        "format": [str(python), "-m", "ruff", "format", "--check"],
        "lint": [str(python), "-m", "ruff", "check"],
        "types": [str(python), "-m", "mypy"],
        "layers": [str(python.with_name("lint-imports")), "--no-logo"],
        "tests": [str(python), "-m", "pytest", *WORKERS],
    }


def succeeds(title: str, command: list[str]) -> bool:
    """Runs one check in the checkout, under its title."""
    say(f"\n== {title}")
    return subprocess.run(command, cwd=CHECKOUT, env=KEEPING_BYTECODE, check=False).returncode == 0


def main(arguments: list[str]) -> int:
    """Runs the checks, all of them even when one fails, and sums up."""
    python = ready("program", "checks")
    if arguments:
        command = [str(python), "-m", "pytest", *arguments]
        return subprocess.run(command, cwd=CHECKOUT, env=KEEPING_BYTECODE, check=False).returncode
    results = []
    for title, command in checks(python).items():
        began = time.monotonic()
        good = succeeds(title, command)
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
