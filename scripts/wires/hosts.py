"""Machines: each a network namespace with a card of its own, plugged into a switch of ours.

The cards are TAP devices and the switch is a thread in this process, so that a cable is pulled, and
packets are lost, late or twice, on any kernel: none needs `netem`.
"""

import ctypes
import fcntl
import heapq
import os
import select
import signal
import struct
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Lock, Thread
from typing import Any

_NEW_NETWORK = 0x40000000
"""CLONE_NEWNET."""
_SET_CARD, _SET_CARRIER = 0x400454CA, 0x400454E2
_TAP_WITHOUT_HEADER = 0x0002 | 0x1000
_FRAME = 65_536
_BROADCAST = 1
_libc = ctypes.CDLL(None, use_errno=True)


@dataclass
class Weather:
    """What befalls the packets that a machine sends."""

    lost: float = 0
    """Parts of one."""
    twice: float = 0
    late: float = 0
    """Seconds that each takes at most: they overtake each other."""


class Machine:
    """A machine that is there until the trial ends."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.folder = name, folder
        folder.mkdir(mode=0o711)
        self._holds = subprocess.Popen(
            ["unshare", "--net", "--mount", "sleep", "infinity"], stdin=subprocess.DEVNULL
        )
        network = Path(f"/proc/{self._holds.pid}/ns/net")
        while network.readlink() == Path("/proc/self/ns/net").readlink():
            time.sleep(0.01)
        self.surroundings: Mapping[str, str] = {}
        """What its programs find in their environment, beside ours."""
        self.ip("link", "set", "lo", "up")

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Has this thread in the machine's networks."""
        here = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        there = os.open(f"/proc/{self._holds.pid}/ns/net", os.O_RDONLY)
        try:
            _enter(there)
            yield
        finally:
            _enter(here)
            os.close(here)
            os.close(there)

    def command(self, *command: str) -> list[str]:
        """How something is started there."""
        return ["nsenter", f"--target={self._holds.pid}", "--net", "--mount", "--", *command]

    def start(self, *command: str, **options: Any) -> "subprocess.Popen[str]":
        """Starts a program there."""
        surroundings = os.environ | self.surroundings
        return subprocess.Popen(self.command(*command), text=True, env=surroundings, **options)

    def run(self, *command: str) -> str:
        """What a command says there."""
        done = subprocess.run(self.command(*command), capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(f"{self.name}: {' '.join(command)}: {done.stderr.strip()}")
        return done.stdout

    def ip(self, *command: str) -> str:
        """Sets up its network."""
        return self.run("ip", *command)

    def address(self, card: str, address: str) -> None:
        """Gives a card an address, good at once: 192.168.7.1/24, fd07::1/64."""
        six = ("nodad",) if ":" in address else ()
        self.ip("address", "add", address, "dev", card, *six)

    def take_address(self, card: str, address: str) -> None:
        """Takes it away again."""
        self.ip("address", "del", address, "dev", card)

    def processes(self) -> Sequence[int]:
        """The numbers of what runs there, beside what holds the namespaces."""
        if self._holds.poll() is not None:
            return []
        network = Path(f"/proc/{self._holds.pid}/ns/net").readlink()
        found = []
        for one in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has just ended
                if (one / "ns/net").readlink() == network:
                    found.append(int(one.name))
        return [one for one in found if one != self._holds.pid]

    def stop(self) -> None:
        """Nothing runs there any more."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._holds.kill()
        self._holds.wait()


class Switch:
    """Carries what one card sends to those for whom it is."""

    def __init__(self, seed: int = 1) -> None:
        self._dice = Random(seed)
        self._cards: dict[int, tuple[str, str]] = {}
        self._plugged: dict[str, bool] = {}
        self.weather: dict[str, Weather] = {}
        self._learned: dict[bytes, int] = {}
        self._late: list[tuple[float, int, int, bytes]] = []
        self._count = 0
        self._lock = Lock()
        self._ends = False
        self._thread = Thread(target=self._carry, name="switch", daemon=True)
        self._thread.start()

    def plug(self, machine: Machine, card: str = "eth0") -> None:
        """Puts a card into a machine, and a cable from it to this switch."""
        with machine.inside():
            tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            fcntl.ioctl(tap, _SET_CARD, struct.pack("16sH22x", card.encode(), _TAP_WITHOUT_HEADER))
        machine.run("sysctl", "-qw", f"net.ipv6.conf.{card}.accept_dad=0")
        machine.ip("link", "set", card, "up")
        with self._lock:
            self._cards[tap] = (machine.name, card)
            self.weather.setdefault(machine.name, Weather())
            self._plugged[machine.name] = True

    def pull(self, machine: Machine, *, seen: bool = True) -> None:
        """Pulls its cable; where it is not `seen`, the card believes that it is still there."""
        self._set(machine, is_in=False, seen=seen)

    def put_back(self, machine: Machine) -> None:
        """Puts it in again."""
        self._set(machine, is_in=True, seen=True)

    def stop(self) -> None:
        """Carries nothing any more."""
        self._ends = True
        self._thread.join()
        for tap in self._cards:
            os.close(tap)

    def _set(self, machine: Machine, *, is_in: bool, seen: bool) -> None:
        with self._lock:
            self._plugged[machine.name] = is_in
            taps = [tap for tap, (name, _) in self._cards.items() if name == machine.name]
        for tap in taps if seen else ():
            fcntl.ioctl(tap, _SET_CARRIER, struct.pack("i", is_in))

    def _carry(self) -> None:
        while not self._ends:
            wait = 0.05
            if self._late:
                wait = max(0, min(wait, self._late[0][0] - time.monotonic()))
            with self._lock:
                taps = list(self._cards)
            ready = select.select(taps, (), (), wait)[0]
            for tap in ready:
                with suppress(OSError):
                    self._take(tap, os.read(tap, _FRAME))
            now = time.monotonic()
            while self._late and self._late[0][0] <= now:
                _, _, tap, frame = heapq.heappop(self._late)
                self._give(tap, frame)

    def _take(self, tap: int, frame: bytes) -> None:
        """One frame, from the card that sent it."""
        name, _ = self._cards[tap]
        if not self._plugged[name]:
            return
        to, sender = frame[:6], frame[6:12]
        self._learned[sender] = tap
        weather, dice = self.weather[name], self._dice
        if dice.random() < weather.lost:
            return
        known = None if to[0] & _BROADCAST else self._learned.get(to)
        for other in [known] if known else [one for one in self._cards if one != tap]:
            for _ in range(1 + (dice.random() < weather.twice)):
                if weather.late:
                    self._count += 1
                    when = time.monotonic() + dice.random() * weather.late
                    heapq.heappush(self._late, (when, self._count, other, frame))
                else:
                    self._give(other, frame)

    def _give(self, tap: int, frame: bytes) -> None:
        if self._plugged[self._cards[tap][0]]:
            with suppress(OSError):
                os.write(tap, frame)


def _enter(namespace: int) -> None:
    if _libc.setns(namespace, _NEW_NETWORK):
        raise OSError(ctypes.get_errno(), "no way into the network namespace")


def missing() -> Sequence[str]:
    """What this system lacks for the trial; nothing where it can be held."""
    tried = subprocess.run(
        ["unshare", "--user", "--map-root-user", "--net", "--mount", "true"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    lacks = [f"no namespaces for this user: {tried.stderr.strip()}"] if tried.returncode else []
    if not os.access("/dev/net/tun", os.R_OK | os.W_OK):
        lacks.append("/dev/net/tun may not be opened by this user")
    return lacks
