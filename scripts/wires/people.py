"""Whoever sits at a machine of the trial: the program there is told what to do, and answers."""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from director.house.home import Home
from wires.hosts import Machine

_SCRIPTS = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
"""Seconds in which a window has answered, whatever it was asked."""


class NoAnswer(Exception):
    """The program did not answer in time, or has ended; says which."""


class Laptop:
    """The program at a machine, with a folder of its own."""

    def __init__(self, machine: Machine, *, with_evening: bool = False) -> None:
        self.machine = machine
        self.home = Home(machine.folder / "home")
        self._log = machine.folder / "errors.txt"
        if not self.home.folder.exists():
            self.home.folder.mkdir(mode=0o711)
        if with_evening:
            self.machine.run(*self._command(), "make")
        self.begin()

    def begin(self) -> None:
        """Starts the program."""
        with self._log.open("a") as errors:
            self._program = self.machine.start(
                *self._command(),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors,
                start_new_session=True,
            )  # fmt: skip
        self._rest = b""
        self._hear(PATIENCE)

    def _command(self) -> Sequence[str]:
        path = f"{_SCRIPTS.parent}{os.pathsep}{_SCRIPTS}"
        surroundings = (f"PYTHONPATH={path}", "PYTHONDONTWRITEBYTECODE=1")
        return ("env", *surroundings, sys.executable, "-m", "wires.laptop", str(self.home.folder))

    def ask(self, what: str, patience: float = PATIENCE, **told: Any) -> dict[str, Any]:
        """Has somebody there do this; the answer. Raises NoAnswer."""
        assert self._program.stdin
        try:
            self._program.stdin.write(json.dumps({"do": what, **told}) + "\n")
            self._program.stdin.flush()
        except OSError as error:
            raise NoAnswer(f"{self.machine.name} has ended: {self.errors()}") from error
        return self._hear(patience)

    def uids(self) -> Sequence[str]:
        """The log as this station has it."""
        return [uid for uid, _ in self.ask("stands")["records"]]

    def kill(self) -> None:
        """Ends the program and all that it has started, without a word: the machine is gone."""
        with suppress(ProcessLookupError):
            os.killpg(self._program.pid, signal.SIGKILL)
        for process in self.machine.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._program.wait()

    def end(self) -> None:
        """Closes the window as somebody does who goes home."""
        with suppress(OSError, NoAnswer, ValueError):
            assert self._program.stdin
            self._program.stdin.write('{"do": "end"}\n')
            self._program.stdin.close()
            self._program.wait(PATIENCE)
        self.kill()

    def errors(self) -> str:
        """What the program has said on standard error."""
        return self._log.read_text()[-2000:]

    def _hear(self, patience: float) -> dict[str, Any]:
        assert self._program.stdout
        until = time.monotonic() + patience
        while b"\n" not in self._rest:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self._program.stdout], (), (), left)[0]:
                raise NoAnswer(f"{self.machine.name} does not answer: {self.errors()}")
            said = os.read(self._program.stdout.fileno(), 1 << 20)
            if not said:
                raise NoAnswer(f"{self.machine.name} has ended: {self.errors()}")
            self._rest += said
        line, _, self._rest = self._rest.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer
