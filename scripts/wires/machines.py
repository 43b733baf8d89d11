"""What befalls whole machines: gone, wrong in the time, deceived, beside another, or full."""

import socket
import threading
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from director.desk.stations import where
from director.sharing.certificate import certificate
from director.sharing.gate import open_gate
from wires.clocks import off_by
from wires.people import Laptop, NoAnswer
from wires.rooms import join, join_found, room, seconds_until, shared_with
from wires.verdicts import EVERY, Verdict, all_act, counted

_APART = 300
"""Seconds."""
_CLOSE = 1.5
"""Seconds by which two clocks may differ that were not read at the same moment."""


def server_gone(folder: Path) -> Verdict:
    """The sharing laptop is gone for good; who has most carries on, and the other joins it."""
    with room(folder) as made:
        desk, (floor, clock), _ = shared_with(made, "floor", "clock")
        for one in (floor, clock):
            one.ask("work", every=EVERY)
        time.sleep(3)
        gone = time.monotonic()
        desk.kill()
        made.switch.pull(desk.machine)
        seconds_until(lambda: floor.ask("stands")["away"], 30)
        noticed = time.monotonic() - gone
        worked = [one.ask("rest") for one in (floor, clock)]
        did = [uid for one in worked for uid, _, _ in one["did"]]
        began = time.monotonic()
        copies = {one: one.ask("copied")["records"] for one in (floor, clock)}
        farthest, other = sorted(copies, key=copies.__getitem__, reverse=True)
        farthest.ask("carry_on")
        lost = len(set(did) - set(farthest.uids()))
        farthest.ask("share")
        other.ask("leave")
        join_found(other, farthest)
        again = time.monotonic() - began
        alike, log = all_act(farthest, other)
    return Verdict(
        alike and not lost,
        f"noticed after {noticed:.1f} s; carried on, shared and joined again {again:.1f} s later;"
        f" {len(did)} acts acknowledged before, {lost} of them not in the copy; {len(log)} alike",
    )


def clocks_apart(folder: Path) -> Verdict:
    """A station's clock is five minutes fast, another's five minutes slow; then one carries on."""
    with room(folder) as made:
        desk = made.laptop("desk", with_evening=True)
        desk.ask("share")
        stations = []
        for name, off in (("fast", _APART), ("slow", -_APART)):
            machine = made.machine(name)
            machine.surroundings = off_by(off, machine.folder)
            stations.append(Laptop(machine))
            made.laptops.append(stations[-1])
            join_found(stations[-1], desk)
        alike, _ = all_act(desk, *stations)
        left = [one.ask("stands")["left"] for one in (desk, *stations)]
        fast, before = stations[0], time.monotonic()
        desk.kill()
        seconds_until(lambda: fast.ask("stands")["away"], 30)
        away = fast.ask("stands")["left"] - left[0] + time.monotonic() - before
        fast.ask("carry_on")
        time.sleep(2)
        after = fast.ask("stands")["left"] - left[0] + time.monotonic() - before
    apart = max(left) - min(left)
    holds = alike and apart < _CLOSE and abs(away) < 2 * _CLOSE and abs(after) < 2 * _CLOSE
    figures = f"clocks {apart:.1f} s apart; {away:+.1f} s without a line, {after:+.1f} s carried on"
    return Verdict(holds, figures)


def forged(folder: Path) -> Verdict:
    """Another machine takes the place of the sharing laptop, with a certificate of its own."""
    with room(folder) as made:
        desk, (floor,), shared = shared_with(made, "floor")
        gate = _gate_of(floor)
        link = desk.ask("code")["link"]
        made.switch.pull(desk.machine)
        seconds_until(lambda: floor.ask("stands")["away"], 30)
        liar = made.machine("liar")
        liar.address("eth0", f"{shared['address']}/24")
        heard: list[bytes] = []
        shown = certificate(liar.folder, shared["address"], shared["address"], datetime.now(UTC))
        with liar.inside():
            server = socket.create_server(("127.0.0.1", 0))
            liar.ip("link", "set", "lo", "up")
            at = open_gate(shown, shared["address"], gate, server.getsockname()[1])
            door = open_gate(shown, shared["address"], shared["port"], server.getsockname()[1])
        threading.Thread(target=_hear, args=(server, heard), daemon=True).start()
        time.sleep(8)
        away = floor.ask("stands")["away"]
        late = made.laptop("late")
        told = late.ask("join", where=link, name="late")
        for one in (at, door):
            one.stop()
        server.close()
        liar.stop()
        made.switch.pull(liar)
        made.switch.put_back(desk.machine)
        back = seconds_until(lambda: not floor.ask("stands")["away"], 60)
        alike, _ = all_act(desk, floor)
    holds = bool(away and told["fault"] and alike and not heard)
    said = f"the station waits, the late one says “{told['fault']}”; {len(heard)} words were said"
    return Verdict(holds, f"{said} to the liar; back after {back:.1f} s")


def two_evenings(folder: Path) -> Verdict:
    """Two laptops share on one network, each its own evening of the same name."""
    with room(folder) as made:
        desks = [made.laptop(name, with_evening=True) for name in ("one", "other")]
        shared = [one.ask("share") for one in desks]
        floors = [made.laptop(name) for name in ("floor", "hall")]
        found: list[list[list[object]]] = []

        def both() -> bool:
            found[:] = [one.ask("find")["found"] for one in floors]
            return all(len(one) == len(desks) for one in found)

        seconds_until(both, 30)
        for floor, desk, at in zip(floors, desks, shared, strict=True):
            join(floor, desk, where(at["address"], at["port"]))
        wrong = floors[0].ask("leave") and floors[0].ask(
            "join", where=where(shared[1]["address"], shared[1]["port"]), code="K7QM3X", name="x"
        )
        join(floors[0], desks[0], where(shared[0]["address"], shared[0]["port"]))
        logs = [all_act(*pair) for pair in zip(desks, floors, strict=True)]
        apart = not set(logs[0][1]) & set(logs[1][1])
    holds = apart and all(alike for alike, _ in logs) and bool(wrong["fault"])
    return Verdict(
        holds,
        f"both found by both; a wrong code: “{wrong['fault']}”; logs of"
        f" {' and '.join(str(len(log)) for _, log in logs)} records, none in both: {apart}",
    )


def disk_full(folder: Path) -> Verdict:
    """The disk of the sharing laptop is full for ten seconds, while all act."""
    with room(folder) as made:
        machine = made.machine("desk")
        home = machine.folder / "home"
        home.mkdir(mode=0o711)
        machine.run("mount", "-t", "tmpfs", "-o", "size=160m,mode=711", "tmpfs", str(home))
        desk = Laptop(machine, with_evening=True)
        made.laptops.append(desk)
        desk.ask("share")
        floor, clock = (made.laptop(name) for name in ("floor", "clock"))
        for one in (floor, clock):
            join_found(one, desk)
        for one in (desk, floor):
            one.ask("work", every=EVERY)
        time.sleep(2)
        with suppress(OSError):
            machine.run("dd", "if=/dev/zero", f"of={home}/full", "bs=1M")
        time.sleep(10)
        said = floor.ask("stands")["said"]
        machine.run("rm", str(home / "full"))
        freed = time.monotonic()
        seconds_until(lambda: floor.ask("do_one")["done"], 60)
        back = time.monotonic() - freed
        time.sleep(2)
        return counted((desk, floor), clock, f"“{said}”; again {back:.1f} s after there was room")


def _gate_of(station: Laptop) -> int:
    """The port at which a station reaches the book."""
    told = station.machine.run("ss", "-tnH", "state", "established")
    ports = {int(line.split()[3].rpartition(":")[2]) for line in told.splitlines()}
    if len(ports) != 1:
        raise NoAnswer(f"{station.machine.name} is connected to ports {ports}")
    return ports.pop()


def _hear(server: socket.socket, heard: list[bytes]) -> None:
    """Whatever is said to a server that nobody should have reached."""
    with suppress(OSError):
        while True:
            came, _ = server.accept()
            with came:
                came.settimeout(2)
                with suppress(OSError):
                    heard.append(came.recv(1000))
