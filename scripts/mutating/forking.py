"""A pytest plugin that tries breaks in forks of one process, in which all tests lie ready.

It reads one request a line from the file descriptor `BREAKS_IN` and answers each on `ANSWERS_OUT`:
the first test that failed, "" where none did, or that this break has to be tried in a process of
its own, because what it changes has run by now: a constant of a module, a default, a class.
"""

import gc
import json
import os
from collections import defaultdict
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from mutating import patience
from mutating.breaks import NOT_HERE

_FUNCTIONS = tuple[str, str, int]
"""A file, a function's full name and its first line."""


class Request(NamedTuple):
    """One break: a file below the checkout, how it reads then, and the tests to be run."""

    file: str
    broken: str
    tests: list[str]
    seconds: float


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Takes the place of running the tests: they are run where somebody asks for them."""
    known = _functions(session.config.rootpath)
    items = {item.nodeid: item for item in session.items}
    gc.collect()
    gc.freeze()
    with (
        os.fdopen(int(os.environ["BREAKS_IN"]), encoding="utf-8") as asked,
        os.fdopen(int(os.environ["ANSWERS_OUT"]), "w", encoding="utf-8") as answers,
    ):
        print("ready", file=answers, flush=True)
        for line in asked:
            request = Request(*json.loads(line))
            print(_tried(session, request, known, items), file=answers, flush=True)
    return True


def _functions(top: Path) -> dict[_FUNCTIONS, list[FunctionType]]:
    """The functions of the program that there are now, by where they stand."""
    found: dict[_FUNCTIONS, list[FunctionType]] = defaultdict(list)
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(f"{top}{os.sep}"):
            code = one.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(one)
    return found


def _tried(
    session: pytest.Session,
    request: Request,
    known: dict[_FUNCTIONS, list[FunctionType]],
    items: dict[str, pytest.Item],
) -> str:
    path = session.config.rootpath / request.file
    swapped = _swapped(path, request.broken, known)
    wanted = [items[name] for name in request.tests if name in items]
    if not swapped or not wanted:
        return NOT_HERE
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _run(session, swapped, wanted, writer, request.seconds)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8", errors="replace") as said:
        first = said.readline().strip()
    _, status = os.waitpid(child, 0)
    return patience.ended(os.waitstatus_to_exitcode(status)) or first


def _swapped(
    path: Path, broken: str, known: dict[_FUNCTIONS, list[FunctionType]]
) -> list[tuple[FunctionType, CodeType]]:
    """The functions that read otherwise then, each with its new code; empty where not all is."""
    whole = _codes(path, path.read_text(encoding="utf-8"))
    changed = {
        place: code for place, code in _codes(path, broken).items() if whole.get(place) != code
    }
    outer = {place: code for place, code in changed.items() if place[1] != "<module>"}
    if not _only_functions(whole, changed, known):
        return []
    return [(one, code) for place, code in outer.items() for one in known.get(place, ())]


def _only_functions(
    whole: dict[_FUNCTIONS, CodeType],
    changed: dict[_FUNCTIONS, CodeType],
    known: dict[_FUNCTIONS, list[FunctionType]],
) -> bool:
    """Whether what changed lies in functions that are called, and not in what has run once.

    A module's code changes with each function in it; it counts where something else is another.
    """
    for place, code in changed.items():
        if not known.get(place) and place in whole and _itself(whole[place]) != _itself(code):
            return False
    return True


def _itself(code: CodeType) -> tuple[Any, ...]:
    """What a piece of code does by itself, without the functions in it."""
    constants = tuple(one for one in code.co_consts if not isinstance(one, CodeType))
    return code.co_code, constants, code.co_names


def _codes(path: Path, source: str) -> dict[_FUNCTIONS, CodeType]:
    found: dict[_FUNCTIONS, CodeType] = {}
    waiting = [compile(source, str(path), "exec")]
    while waiting:
        code = waiting.pop()
        found[str(path), code.co_qualname, code.co_firstlineno] = code
        waiting += [one for one in code.co_consts if isinstance(one, CodeType)]
    return found


def _run(
    session: pytest.Session,
    swapped: list[tuple[FunctionType, CodeType]],
    wanted: list[pytest.Item],
    writer: int,
    seconds: float,
) -> None:
    """In the fork: runs these tests and says which failed first. Never returns."""
    patience.limited(seconds)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    for function, code in swapped:
        function.__code__ = code
    first: list[str] = []

    class Heard:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                first.append(report.nodeid)

    session.config.pluginmanager.register(Heard())
    try:
        for number, item in enumerate(wanted):
            following = wanted[number + 1] if number + 1 < len(wanted) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if first:
                break
    except BaseException:  # noqa: BLE001 -- a break may end anything
        first.append(first[0] if first else "an end of the run")
    os.write(writer, f"{first[0] if first else ''}\n".encode())
    os._exit(0)
