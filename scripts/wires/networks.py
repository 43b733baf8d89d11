"""Networks of several kinds: on each an evening is offered, found, joined, and goes along."""

import time
from collections.abc import Callable
from pathlib import Path

from director.desk.stations import where
from wires.people import Laptop
from wires.rooms import join, join_found, room, seconds_until, shared_with
from wires.verdicts import EVERY, Verdict, all_act, counted


def ipv6_alone(folder: Path) -> Verdict:
    """Nobody has an address of IPv4."""
    with room(folder, "6") as made:
        desk, (floor,), shared = shared_with(made, "floor")
        clock = made.laptop("clock", card="eth7")
        took = join(clock, desk, where(shared["address"], shared["port"]))
        alike, log = all_act(desk, floor, clock)
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
        alike, log = all_act(desk, floor, clock)
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
        alike, log = all_act(desk, floor)
    holds = alike and offered == ["192.168.7.1", "10.9.0.1"]
    return Verdict(holds, f"offered {', '.join(offered)}; joined in {took:.1f} s, {len(log)} alike")


def address_changes(kind: str, *, gone_for: float = 0) -> Callable[[Path], Verdict]:
    """The sharing laptop is given another address, while both act; the board goes with it."""
    before, after = (
        ("192.168.7.1/24", "192.168.7.99/24") if kind == "4" else ("fd07::1/64", "fd07::99/64")
    )

    def row(folder: Path) -> Verdict:
        with room(folder, kind) as made:
            desk, (floor, clock), shared = shared_with(made, "floor", "clock")
            for one in (desk, floor):
                one.ask("work", every=EVERY)
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
            came = counted((desk, floor), clock, f"back after {back:.1f} s at {now['head']}")
            late = made.laptop("late")
            join_found(late, desk)
        moved = now["address"] != shared["address"] and "Sample evening" in page
        return Verdict(came.holds and moved, came.figures)

    return row
