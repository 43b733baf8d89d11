"""A pytest plugin that writes down which functions of the program each test goes through.

`WITNESSES` names the folder that it writes into, a file a worker.
"""

import os
import pickle
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest

Function = tuple[str, str]
"""A file below the checkout, and a function in it as its code object is called."""


class Witnessed:
    """What one worker's tests went through."""

    def __init__(self, top: Path) -> None:
        self.top = f"{top}{os.sep}director{os.sep}"
        self.codes: set[CodeType] = set()
        self.tests: dict[str, tuple[float, frozenset[Function]]] = {}

    def heard(self, frame: FrameType, _event: str, _arg: object) -> None:
        """Every call of a Python function; nothing inside it."""
        self.codes.add(frame.f_code)

    def functions(self) -> frozenset[Function]:
        """The program's own among what was called."""
        skip = len(self.top) - len("director") - 1
        return frozenset(
            (code.co_filename[skip:].replace(os.sep, "/"), _plain(code.co_qualname))
            for code in self.codes
            if code.co_filename.startswith(self.top)
        )


def _plain(name: str) -> str:
    """The function around lambdas and comprehensions, whose names say where they stand."""
    parts = [part for part in name.split(".") if not part.startswith("<")]
    return ".".join(parts)


def pytest_configure(config: pytest.Config) -> None:
    """Begins to listen, in each worker."""
    config.pluginmanager.register(_Listener(Witnessed(config.rootpath)), "witnessed")


class _Listener:
    def __init__(self, witnessed: Witnessed) -> None:
        self.witnessed = witnessed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.witnessed.codes = set()
        began = time.monotonic()
        sys.settrace(self.witnessed.heard)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            taken = time.monotonic() - began
            self.witnessed.tests[item.nodeid] = taken, self.witnessed.functions()

    def pytest_sessionfinish(self) -> None:
        if self.witnessed.tests:
            folder = Path(os.environ["WITNESSES"])
            worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
            with (folder / f"{worker}.pickle").open("wb") as file:
                pickle.dump(self.witnessed.tests, file)
