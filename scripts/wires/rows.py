"""The rows of the trial: each a network and what befalls it, and what came of the evening."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from director.desk.stations import where
from wires.people import Laptop
from wires.rooms import join, join_found, room, seconds_until, shared_with, together

_EVERY = 0.2
"""Seconds from one act of a station to its next."""


class Verdict(NamedTuple):
    """What came of a row."""

    holds: bool
    figures: str


def ipv6_alone(folder: Path) -> Verdict:
    """Nobody has an address of IPv4."""
    with room(folder, "6") as made:
        desk, (floor,), shared = shared_with(made, "floor")
        clock = made.laptop("clock", card="eth7")
        took = join(clock, desk, where(shared["address"], shared["port"]))
        alike, log = _all_act(desk, floor, clock)
    return Verdict(alike, f"found and typed ({took:.1f} s), {len(log)} records alike in all three")


def one_cable(folder: Path) -> Verdict:
    """Two laptops, one cable, no router: each has the address that it gave to itself.

    And one whose card is called otherwise.
    """
    with room(folder, "") as made:
        desk, (floor,), shared = shared_with(made, "floor")
        clock = made.laptop("clock", card="enp3s0")
        typed = where(f"{shared['address']}%eth0", shared["port"])
        took = join(clock, desk, typed)
        alike, log = _all_act(desk, floor, clock)
    return Verdict(alike, f"found and typed ({took:.1f} s), {len(log)} records alike in all three")


def several_networks(folder: Path) -> Verdict:
    """The sharing laptop is in two networks, and the evening in the one that was chosen."""
    with room(folder) as made:
        machine = made.machine("desk")
        made.switch.plug(machine, "wlan0")
        machine.address("wlan0", "10.9.0.1/24")
        desk = Laptop(machine, with_evening=True)
        made.laptops.append(desk)
        offered = desk.ask("offered")["offered"]
        desk.ask("share", at="10.9.0.1")
        floor = made.laptop("floor")
        floor.machine.address("eth0", "10.9.0.2/24")
        took = join_found(floor, desk)
        alike, log = _all_act(desk, floor)
    holds = alike and offered == ["192.168.7.1", "10.9.0.1"]
    return Verdict(holds, f"offered {', '.join(offered)}; joined in {took:.1f} s, {len(log)} alike")


def cable_pulled(seconds: float, *, seen: bool = True) -> Callable[[Path], Verdict]:
    """A station's cable is pulled for so long, while both act."""

    def row(folder: Path) -> Verdict:
        with room(folder) as made:
            desk, (floor, clock), _ = shared_with(made, "floor", "clock")
            for one in (desk, floor):
                one.ask("work", every=_EVERY)
            time.sleep(3)
            made.switch.pull(floor.machine, seen=seen)
            pulled = time.monotonic()
            noticed = None
            while time.monotonic() - pulled < seconds:
                if noticed is None and floor.ask("stands")["away"]:
                    noticed = time.monotonic() - pulled
                time.sleep(0.05)
            made.switch.put_back(floor.machine)
            back = seconds_until(lambda: not floor.ask("stands")["away"], 60)
            time.sleep(2)
            return _counted((desk, floor), clock, f"{_told(noticed)}, back after {back:.1f} s")

    return row


def address_changes(kind: str, *, gone_for: float = 0) -> Callable[[Path], Verdict]:
    """The sharing laptop is given another address, while both act; the board goes with it."""
    before, after = (
        ("192.168.7.1/24", "192.168.7.99/24") if kind == "4" else ("fd07::1/64", "fd07::99/64")
    )

    def row(folder: Path) -> Verdict:
        with room(folder, kind) as made:
            desk, (floor, clock), shared = shared_with(made, "floor", "clock")
            for one in (desk, floor):
                one.ask("work", every=_EVERY)
            time.sleep(2)
            desk.machine.take_address("eth0", before)
            changed = time.monotonic()
            time.sleep(gone_for)
            desk.machine.address("eth0", after)
            seconds_until(lambda: floor.ask("stands")["away"], 30)
            seconds_until(lambda: not floor.ask("stands")["away"], 60)
            back = time.monotonic() - changed
            now = desk.ask("shared")
            page = floor.machine.run("curl", "-sg", "--max-time", "5", now["board"])
            time.sleep(2)
            counted = _counted((desk, floor), clock, f"back after {back:.1f} s at {now['head']}")
            late = made.laptop("late")
            join_found(late, desk)
        moved = now["address"] != shared["address"] and "Sample evening" in page
        return Verdict(counted.holds and moved, counted.figures)

    return row


def _told(noticed: float | None) -> str:
    return f"noticed after {noticed:.1f} s" if noticed else "not noticed"


def _all_act(*laptops: Laptop) -> tuple[bool, Sequence[str]]:
    """Each acts once; whether all have the same log then, with all of that in it."""
    before = len(laptops[0].uids())
    done = [one.ask("do_one")["done"] for one in laptops]
    _, log = together(laptops)
    return all(done) and len(log) == before + len(laptops), log


def _counted(workers: Sequence[Laptop], clock: Laptop, figures: str) -> Verdict:
    """Those who acted rest: what they were told is written is there once, and all are alike."""
    worked = [one.ask("rest") for one in workers]
    took, log = together([*workers, clock])
    times = Counter(log)
    did = [uid for one in worked for uid, _, _ in one["did"]]
    lost = [uid for uid in did if uid not in times]
    doubled = [uid for uid, count in times.items() if count > 1]
    refused = sum(one["refused"] for one in worked)
    return Verdict(
        not (lost or doubled),
        f"{len(did)} acts acknowledged, {refused} refused, {len(lost)} lost,"
        f" {len(doubled)} doubled; {figures}; alike {took:.1f} s after that",
    )


ROWS: dict[str, Callable[[Path], Verdict]] = {
    "IPv6 alone": ipv6_alone,
    "one cable, no router": one_cable,
    "several networks": several_networks,
    "another address, IPv4": address_changes("4"),
    "another address, IPv6, after 5 s without any": address_changes("6", gone_for=5),
    "cable pulled for 1 s": cable_pulled(1),
    "cable pulled for 10 s": cable_pulled(10),
    "cable pulled for 120 s": cable_pulled(120),
    "no packets for 10 s, and the card knows nothing of it": cable_pulled(10, seen=False),
}
