"""The checkout's own virtual environment: made once, whole or not at all, then only looked at.

It says what it does on standard error, since standard output belongs to the program.
"""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

# An older Python comes as far as this sentence, as long as it can read this file: no `:=`.
if sys.version_info < (3, 11):  # noqa: UP036 -- whoever starts this has whatever Python they have
    sys.exit(f"Tournament Director needs Python 3.11 or later; this is {sys.version.split()[0]}")

import libraries

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

CHECKOUT = Path(__file__).resolve().parent.parent
VENV = CHECKOUT / ".venv"
STAMP = VENV / "whole.txt"
"""A line for each part that is wholly there; written last, taken away first."""
LOCKED = CHECKOUT / "scripts" / "locked.txt"
TITLES = {
    "program": "# the program",
    "checks": "# the checks besides",
    "installer": "# the installer besides",
}
"""The parts of the lock file, and the line that begins each."""
SYSTEM = "system"
"""Stands in the stamp when Qt lacks no system library."""

REASONS = {
    "No space left on device": "the disk is full",
    "DO NOT MATCH THE HASHES": "what came is not what scripts/locked.txt expects",
    "CERTIFICATE_VERIFY_FAILED": "this machine does not trust the package index's certificate",
    "Retrying (": "the package index cannot be reached; is this machine online?",
}
"""What pip says on its way to failing, the surest sign first, and what it means."""


class NotReady(Exception):
    """The environment could not be made; says why, and what to do about it."""


def ready(*parts: str) -> Path:
    """The Python that has these parts of the lock file; what it lacks is installed first."""
    marks = {part: mark(part) for part in (*parts, SYSTEM)}
    if not is_whole(marks):
        try:
            with alone():
                make(marks)
        except OSError as problem:
            why = f"{problem.strerror}: {problem.filename}" if problem.filename else problem
            raise NotReady(f"The program's own environment cannot be made: {why}") from problem
    return interpreter_in(VENV)


def run(module: str, *arguments: str) -> int:
    """Runs a module of scripts/ with the program and what checks it; its exit status."""
    python = ready("program", "checks")
    path = os.pathsep.join(map(str, (CHECKOUT, CHECKOUT / "scripts")))
    return subprocess.run(
        [str(python), "-m", module, *arguments],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    ).returncode


def interpreter_in(venv: Path) -> Path:
    """Where a virtual environment keeps its Python."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def packages_in(venv: Path) -> Path:
    """Where a virtual environment made by this Python keeps what is installed."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return venv / ("Lib/site-packages" if os.name == "nt" else f"lib/{version}/site-packages")


def is_whole(marks: dict[str, str]) -> bool:
    """Whether everything is there as it should be now."""
    return marks.items() <= stamped().items()


def mark(part: str) -> str:
    """What a part is made from: its locked versions, this Python, this place."""
    made_from = [locked(part if part in TITLES else "program"), sys.version, str(CHECKOUT)]
    return hashlib.sha256("\n".join(made_from).encode()).hexdigest()


def locked(part: str) -> str:
    """One part of the lock file, as pip reads it."""
    text = LOCKED.read_text(encoding="utf-8")
    found = re.search(rf"^{TITLES[part]}\n(.*?)(?=^# |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise NotReady(f"{LOCKED.name} has no line '{TITLES[part]}'; scripts/lock.py makes it anew")
    return found[1]


def stamped() -> dict[str, str]:
    """The parts that were wholly installed, with the marks they had then."""
    if not interpreter_in(VENV).exists():
        return {}
    try:
        return dict(line.split() for line in STAMP.read_text(encoding="ascii").splitlines())
    except (FileNotFoundError, ValueError):
        return {}


def stamp(marks: dict[str, str]) -> None:
    """Notes what is wholly there, in one stroke."""
    new = STAMP.with_suffix(".new")
    new.write_text("".join(f"{part} {marks[part]}\n" for part in marks), encoding="ascii")
    new.replace(STAMP)


@contextmanager
def alone() -> Iterator[None]:
    """Lets one start at a time at the environment; the others wait for it."""
    with (CHECKOUT / ".venv.lock").open("w", encoding="ascii") as lock:
        if not seized(lock):
            say("Another start is making the program's own environment; waiting for it ...")
            while not seized(lock):
                time.sleep(0.2)
        # pip inherits the lock: where only this process is killed, the next start waits for its pip
        os.set_inheritable(lock.fileno(), True)
        yield


def seized(lock: IO[str]) -> bool:
    """Whether the lock is ours now. It is free again when its last holder ends, however that is."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def make(marks: dict[str, str]) -> None:
    """Installs what is lacking, all anew where what is there is out of date."""
    held = stamped()
    parts = [part for part in marks if part in TITLES]
    if not held or any(held.get(part, marks[part]) != marks[part] for part in parts):
        STAMP.unlink(missing_ok=True)
        begin()
        held = {}
    for part in parts:
        if part not in held:
            STAMP.unlink(missing_ok=True)
            install(part)
            held[part] = marks[part]
            stamp(held)
    if held.get(SYSTEM) != marks[SYSTEM]:
        advice = libraries.completed(packages_in(VENV))
        if advice:
            say(advice)
        else:
            stamp({**held, SYSTEM: marks[SYSTEM]})


def begin() -> None:
    """Makes an empty environment in which `import director` finds this checkout."""
    if importlib.util.find_spec("ensurepip") is None:
        # Debian and Ubuntu keep it in a package of its own
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        advice = libraries.installed("This Python has no ensurepip", [package])
        if advice:
            raise NotReady(advice)
    say("Making the program's own environment in .venv, once ...")
    base = getattr(sys, "_base_executable", sys.executable)  # not .venv's own, which is cleared
    heard, status = told([base, "-I", "-m", "venv", "--clear", str(VENV)])
    if status:
        raise NotReady(f"The program's own environment cannot be made: {reason(heard)}")
    folder = packages_in(VENV)
    # relative: such a file is read in the machine's own encoding, which may not know the path
    (folder / "tournament-director.pth").write_text(os.path.relpath(CHECKOUT, folder) + "\n")


def install(part: str) -> None:
    """Has pip install one part of the lock file, from the index this machine is set up with."""
    wanted = VENV / f"{part}.txt"
    wanted.write_text(locked(part), encoding="utf-8")
    total = len(re.findall(r"^\S+==", locked(part), re.MULTILINE))
    say(f"Installing what {'the program needs' if part == 'program' else 'the checks need'} ...")
    options = [
        *("--no-input", "--disable-pip-version-check", "--progress-bar=off"),
        # exactly these: nothing is chosen here, and nothing is built
        *("--no-deps", "--require-hashes", "--only-binary=:all:"),
    ]
    pip = [str(interpreter_in(VENV)), "-I", "-m", "pip", "install", *options, "-r", str(wanted)]
    heard, status = told(pip, total)
    if status:
        raise NotReady(f"The program's libraries cannot be installed: {reason(heard)}")


def told(command: list[str], packages: int = 0) -> tuple[list[str], int]:
    """What a command says, and its exit status; pip's progress is shown to whoever is watching."""
    heard, count = [], 0
    watched = packages > 0 and sys.stderr.isatty()
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env=os.environ | {"PIP_USER": "0"},  # a habit of some machines that pip refuses in here
        close_fds=False,  # see `alone`
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            heard.append(line.strip())
            if watched:
                count += line.startswith(("Collecting ", "Processing ", "Ignoring "))
                now = "unpacking" if line.startswith("Installing ") else f"{count} of {packages}"
                print(f"\r  {now:<12}", end="", file=sys.stderr, flush=True)
    if watched:
        print("\r" + " " * 14 + "\r", end="", file=sys.stderr, flush=True)
    return heard, process.returncode


def reason(heard: Iterable[str]) -> str:
    """Why pip failed, out of all it said."""
    text = "\n".join(heard)
    known = [meaning for sign, meaning in REASONS.items() if sign in text]
    last = text.rpartition("ERROR: ")[2].partition("\n")[0]
    return known[0] if known else last


def say(sentence: str) -> None:
    """Tells whoever started the command."""
    print(sentence, file=sys.stderr, flush=True)
