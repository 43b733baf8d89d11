"""Lets the monkey at the window: one seed or many, each in a process of its own."""

import argparse
import faulthandler
import json
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from director import collector
from director.window.shell.actions.every_action import EVERY_ACTION
from director.window.shell.loaded_late import load_late
from monkeying.running import Run, run
from monkeying.watching import Failure

_ACTS = 1000
"""Where nobody says how many, or for how long."""


def main() -> int:
    """Runs the seeds, one after another, and says what came of it; 1 where something failed."""
    asked = _asked()
    if asked.never_ran:
        return _tell_never_ran([_read(path) for path in asked.never_ran])
    load_late()  # the program does so behind its first window
    runs: list[Run] = []
    for seed in _seeds(asked.seeds or str(asked.seed)):
        made = _forked(seed, asked.actions, asked.seconds)
        runs.append(made)
        speed = round(60 * made.acts / max(made.seconds, 1))
        print(f"seed {seed}: actions {made.acts}, failures {len(made.failures)}, {speed} a minute")
        for failure in made.failures:
            print(f"  {failure.line()}", flush=True)
        if asked.results:
            _keep(asked.results, made)
    _tell(runs)
    return 1 if any(one.failures for one in runs) else 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/monkey.py", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="what it does follows from it")
    parser.add_argument("--seeds", help="several, as 1-60")
    parser.add_argument("--actions", type=int, default=0, help="so many for each seed")
    parser.add_argument("--seconds", type=float, default=0, help="so long for each seed")
    parser.add_argument("--results", type=Path, help="a file in which runs add up")
    parser.add_argument(
        "--never-ran", type=Path, nargs="+", metavar="RESULTS", help="only reads such files"
    )
    asked = parser.parse_args()
    if not asked.actions and not asked.seconds:
        asked.actions = _ACTS
    return asked


def _seeds(text: str) -> Iterator[int]:
    for part in text.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def _forked(seed: int, acts: int, seconds: float) -> Run:
    """A run in a child, so that nothing of one seed is left in the next, and a crash is told."""
    if not hasattr(os, "fork"):
        return _run_here(seed, acts, seconds, Path(os.devnull))
    sys.stdout.flush()
    with tempfile.TemporaryDirectory(prefix="monkey-") as folder:
        note, answer, crash = (Path(folder) / one for one in ("note", "answer", "crash"))
        began = time.monotonic()
        child = os.fork()
        if child == 0:
            _end_with(crash, answer, partial(_run_here, seed, acts, seconds, note))
        _, status = os.waitpid(child, 0)
        if status == 0 and answer.exists():
            return _run_of(json.loads(answer.read_text(encoding="utf-8")))
        act, _, doing = note.read_text(encoding="utf-8").partition(" ") if note.exists() else "0  "
        lines = crash.read_text(encoding="utf-8", errors="replace").splitlines()
        ours = ("/director/", "/monkeying/", "Error")
        told = [line.strip() for line in lines if any(one in line for one in ours)]
        stack = " <- ".join(told)[-600:]
        what = f"the process dies: status {status}"
        failure = Failure(what, seed, int(act), f"{doing}: {stack}")
        return Run(seed, int(act), time.monotonic() - began, [failure])


def _end_with(crash: Path, answer: Path, runs: Callable[[], Run]) -> NoReturn:
    """The child's whole life: what came of it is written down, whatever that is."""
    status = 1
    with crash.open("w", encoding="utf-8") as told:
        faulthandler.enable(told)
        try:
            answer.write_text(json.dumps(runs().as_data()), encoding="utf-8")
            status = 0
        except BaseException:  # noqa: BLE001 -- a fault of the monkey's own
            traceback.print_exc(file=told)
        finally:
            told.flush()
            os._exit(status)


def _run_here(seed: int, acts: int, seconds: float, note: Path) -> Run:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 -- each process has one of its own

    from director.window.look.styles import prepare  # noqa: PLC0415 -- the same

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    prepare(app)
    collector.begin()  # the program does so once it is loaded: garbage is looked for in the rest

    def noted(act: int, doing: str) -> None:
        note.write_text(f"{act} {doing}", encoding="utf-8", errors="replace")

    with tempfile.TemporaryDirectory(prefix="house-") as folder:
        return run(seed, Path(folder), acts=acts, seconds=seconds, noted=noted)


def _run_of(data: dict[str, object]) -> Run:
    made = Run(**data)  # type: ignore[arg-type]  # as it was written
    made.failures = [Failure(**one) for one in made.failures]  # type: ignore[arg-type]  # the same
    return made


def _keep(path: Path, made: Run) -> None:
    """Adds a run to a file, in the place of an earlier one of the same seed and length."""
    with path.open("a", encoding="utf-8") as out:
        out.write(json.dumps(made.as_data()) + "\n")


def _read(path: Path) -> list[Run]:
    return [_run_of(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def _tell(runs: Sequence[Run]) -> None:
    """The sum of all runs: each class of failure once, what never ran, and the last line."""
    classes: dict[str, Failure] = {}
    for failure in (one for made in runs for one in made.failures):
        if failure.what in classes:
            classes[failure.what].times += failure.times
        else:
            classes[failure.what] = failure
    if len(runs) > 1:
        print()
        for failure in classes.values():
            print(failure.line())
    ran: Counter[str] = Counter()
    for made in runs:
        ran.update(made.ran)
    never = [action.id for action in EVERY_ACTION if not ran[action.id]]
    part = 100 * (1 - len(never) / len(EVERY_ACTION))
    print(f"ran {len(EVERY_ACTION) - len(never)} of {len(EVERY_ACTION)} ({part:.1f} %)")
    if never:
        print(f"never ran: {', '.join(never)}")
    print(f"actions {sum(one.acts for one in runs)}, failures {len(classes)}")


def _tell_never_ran(files: Sequence[Sequence[Run]]) -> int:
    runs = [one for file in files for one in file]
    print(f"seeds {len({one.seed for one in runs})}")
    _tell(runs)
    return 1 if any(one.failures for one in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
