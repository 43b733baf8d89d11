"""The rooms of a trial: laptops on one switch, with the addresses that a row asks for."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from director.desk.stations import where
from wires.hosts import Machine, Switch
from wires.people import Laptop, NoAnswer

_A_LOOK = 0.05


class Room:
    """A switch, and the laptops at it."""

    def __init__(self, folder: Path, kind: str) -> None:
        self._folder, self._kind = folder, kind
        self.switch = Switch()
        self.laptops: list[Laptop] = []
        self.machines: list[Machine] = []

    def machine(self, name: str, card: str = "eth0") -> Machine:
        """One more machine, plugged in, with an address of the room's kind."""
        made = Machine(name, self._folder / name)
        self.machines.append(made)
        self.switch.plug(made, card)
        number = len(self.machines)
        if self._kind == "4":
            made.address(card, f"192.168.7.{number}/24")
        elif self._kind == "6":
            made.address(card, f"fd07::{number}/64")
        return made

    def laptop(self, name: str, *, with_evening: bool = False, card: str = "eth0") -> Laptop:
        """One more laptop."""
        made = Laptop(self.machine(name, card), with_evening=with_evening)
        self.laptops.append(made)
        return made

    def stop(self) -> None:
        """Everybody goes home."""
        for one in self.laptops:
            one.end()
        for machine in self.machines:
            machine.stop()
        self.switch.stop()


@contextmanager
def room(folder: Path, kind: str = "4") -> Iterator[Room]:
    """A room whose machines have addresses of IPv4, of IPv6, or only those they give themselves."""
    made = Room(folder, kind)
    try:
        yield made
    finally:
        made.stop()


def shared_with(made: Room, *names: str) -> tuple[Laptop, Sequence[Laptop], dict[str, Any]]:
    """An evening that is shared, stations that have found and joined it, and where it is."""
    desk = made.laptop("desk", with_evening=True)
    shared = desk.ask("share")
    stations = [made.laptop(name) for name in names]
    for one in stations:
        join_found(one, desk)
    return desk, stations, shared


def join_found(station: Laptop, desk: Laptop) -> float:
    """Joins the evening that is found, with its code; the seconds that it took."""
    ((_, address, port), *_) = station.ask("find")["found"]
    return join(station, desk, where(address, port))


def join(station: Laptop, desk: Laptop, at: str) -> float:
    """Joins at an address that is typed; the seconds that it took. Raises NoAnswer."""
    shared = desk.ask("shared")
    code = shared["code"] or desk.ask("code")["code"]
    told = station.ask("join", where=at, code=code, name=station.machine.name)
    if told["fault"]:
        raise NoAnswer(f"{station.machine.name} was not let in: {told['fault']}")
    return float(told["seconds"])


def seconds_until(true: Any, patience: float) -> float:
    """The seconds until something is true. Raises NoAnswer."""
    began = time.monotonic()
    while not true():
        if time.monotonic() - began > patience:
            raise NoAnswer(f"it has not come to that within {patience:.0f} seconds")
        time.sleep(_A_LOOK)
    return time.monotonic() - began


def together(laptops: Sequence[Laptop], patience: float = 30) -> tuple[float, Sequence[str]]:
    """After how many seconds all have the same log, and that log."""
    logs: list[Sequence[str]] = []

    def same() -> bool:
        logs[:] = [one.uids() for one in laptops]
        return all(one == logs[0] for one in logs)

    return seconds_until(same, patience), logs[0]
