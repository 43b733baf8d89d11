"""What befalls the packets of a station: none for a while, or lost, late and twice."""

import time
from collections.abc import Callable
from pathlib import Path

from wires.hosts import Weather
from wires.rooms import room, seconds_until, shared_with
from wires.verdicts import EVERY, Verdict, counted


def cable_pulled(seconds: float, *, seen: bool = True) -> Callable[[Path], Verdict]:
    """A station's cable is pulled for so long, while both act."""

    def row(folder: Path) -> Verdict:
        with room(folder) as made:
            desk, (floor, clock), _ = shared_with(made, "floor", "clock")
            for one in (desk, floor):
                one.ask("work", every=EVERY)
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
            return counted((desk, floor), clock, f"{_told(noticed)}, back after {back:.1f} s")

    return row


def bad_weather(weather: Weather) -> Callable[[Path], Verdict]:
    """What two of three laptops send has it hard for twenty seconds, while all act."""

    def row(folder: Path) -> Verdict:
        with room(folder) as made:
            desk, (floor, clock), _ = shared_with(made, "floor", "clock")
            for name in ("desk", "floor"):
                made.switch.weather[name] = weather
            for one in (desk, floor, clock):
                one.ask("work", every=1.0)
            away, began = 0, time.monotonic()
            while time.monotonic() - began < 20:
                away += bool(floor.ask("stands")["away"])
                time.sleep(0.5)
            for name in ("desk", "floor"):
                made.switch.weather[name] = Weather()
            seconds_until(lambda: not floor.ask("stands")["away"], 60)
            time.sleep(2)
            return counted((desk, floor, clock), clock, f"no line in {away} of some 40 looks")

    return row


def _told(noticed: float | None) -> str:
    return f"noticed after {noticed:.1f} s" if noticed else "not noticed"
