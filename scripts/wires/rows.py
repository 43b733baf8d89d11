"""The rows of the trial, by name."""

from collections.abc import Callable
from pathlib import Path

from wires import cables, machines, networks
from wires.hosts import Weather
from wires.verdicts import Verdict

ROWS: dict[str, Callable[[Path], Verdict]] = {
    "IPv6 alone": networks.ipv6_alone,
    "one cable, no router": networks.one_cable,
    "several networks": networks.several_networks,
    "another address, IPv4": networks.address_changes("4"),
    "another address, IPv6, after 5 s without any": networks.address_changes("6", gone_for=5),
    "cable pulled for 1 s": cables.cable_pulled(1),
    "cable pulled for 10 s": cables.cable_pulled(10),
    "cable pulled for 120 s": cables.cable_pulled(120),
    "no packets for 10 s, and the card knows nothing of it": cables.cable_pulled(10, seen=False),
    "5 of 100 packets lost": cables.bad_weather(Weather(lost=0.05)),
    "packets late by up to 0.3 s, overtaking": cables.bad_weather(Weather(late=0.3)),
    "every fifth packet twice": cables.bad_weather(Weather(twice=0.2)),
    "the server's machine gone": machines.server_gone,
    "clocks five minutes apart": machines.clocks_apart,
    "a forged certificate": machines.forged,
    "two evenings on one network": machines.two_evenings,
    "the sharing laptop's disk full": machines.disk_full,
}
