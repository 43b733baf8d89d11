"""What came of a row: who acts, and whether all that was acknowledged is there once."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from wires.people import Laptop
from wires.rooms import together

EVERY = 0.2
"""Seconds from one act of a station to its next."""


class Verdict(NamedTuple):
    """What came of a row."""

    holds: bool
    figures: str


def all_act(*laptops: Laptop) -> tuple[bool, Sequence[str]]:
    """Each acts once; whether all have the same log then, with all of that in it."""
    before = len(laptops[0].uids())
    done = [one.ask("do_one")["done"] for one in laptops]
    _, log = together(laptops)
    return all(done) and len(log) == before + len(laptops), log


def counted(workers: Sequence[Laptop], clock: Laptop, figures: str) -> Verdict:
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
