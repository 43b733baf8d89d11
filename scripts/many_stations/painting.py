"""How long it takes from an act at one station until another has painted it."""

import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

from many_stations.evening import SURROUNDINGS, shared

_A_MOMENT = 0.02
_EVERY = 1.0
"""Seconds between two acts."""
_PATIENCE = 30.0


class Watched:
    """A station that runs, and what it said of acts and of painting them."""

    def __init__(self, kind: str, url: str, name: str, folder: Path) -> None:
        self.said: dict[str, dict[str, float]] = {"act": {}, "painted": {}}
        self.is_ready = False
        command = [sys.executable, "-m", f"many_stations.{kind}", url, name, str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=SURROUNDINGS
        )
        self._reader = Thread(target=self._read)
        self._reader.start()

    def act(self) -> None:
        """Has something done there."""
        assert self._process.stdin
        self._process.stdin.write("act\n")
        self._process.stdin.flush()

    def stop(self) -> None:
        """Ends it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        self._process.stdout.close()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            match line.split():
                case [("act" | "painted") as what, uid, at]:
                    self.said[what][uid] = float(at)
                case ["ready"]:
                    self.is_ready = True


def painting(folder: Path, acts: int, desks: int) -> Sequence[float]:
    """Milliseconds from each act at one of two windows until the other has painted it, rising.

    An act that was never painted took for ever.
    """
    with shared(folder) as (server, _), ExitStack() as until_then:
        kinds = ["window"] * 2 + ["follower"] * desks
        names = [f"{kind} {at}" for at, kind in enumerate(kinds)]
        ran = [
            Watched(kind, server.admit(name), name, folder)
            for kind, name in zip(kinds, names, strict=True)
        ]
        for one in ran:
            until_then.callback(one.stop)
        while not all(one.is_ready for one in ran):
            time.sleep(_A_MOMENT)
        for number in range(acts):
            ran[number % 2].act()
            time.sleep(_EVERY)
        time.sleep(_EVERY)
        took = [
            (there.said["painted"].get(uid, float("inf")) - began) * 1000
            for here, there in ((ran[0], ran[1]), (ran[1], ran[0]))
            for uid, began in here.said["act"].items()
        ]
    return sorted(took)
