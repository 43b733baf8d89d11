"""One run: a seed, a house of its own, and so many acts or seconds; the same seed does the same."""

import gc
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QTimer

from monkeying.flows import Flows
from monkeying.hands import Hands, dismiss_boxes
from monkeying.house import SIZES, House
from monkeying.laws import check_book, check_events
from monkeying.looking import escape, look_for_focus, look_whether_shown
from monkeying.watching import Failure, Watch
from monkeying.wild import Wild

_LOOK, _CHECK, _ESCAPE, _REOPEN = 7, 60, 45, 350
"""After so many acts what is shown is read anew, laws are checked, Escape leads out, it closes."""
_TURN = 250
"""So many acts are done by somebody who knows the work, then so many by whoever does anything."""
_NOW_AND_THEN = 0.06
"""The share of the other one meanwhile."""


@dataclass
class Run:
    """What came of a run."""

    seed: int
    acts: int
    seconds: float
    failures: list[Failure]
    ran: dict[str, int] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        """For a file."""
        return asdict(self)


def run(
    seed: int,
    folder: Path,
    *,
    acts: int = 0,
    seconds: float = 0,
    noted: Callable[[int, str], object] = lambda *_: None,
) -> Run:
    """Lets the monkey at a window, in a process that has an application by now."""
    rng, began = Random(seed), time.monotonic()
    with Watch(seed, noted=noted) as watch:
        house = House(folder, rng.choice(SIZES[:3]), sets=seed % 10 == 0)
        house.lay_out_files()
        hands = Hands(house, watch, rng)
        boxes = QTimer()
        boxes.timeout.connect(dismiss_boxes)
        boxes.start(20)
        flows, wild = Flows(house, hands, watch, rng), Wild(house, hands, rng)
        after = _Afterwards(house, hands, watch)
        hands.seen = after.look
        while (not acts or hands.acts < acts) and (
            not seconds or time.monotonic() - began < seconds
        ):
            hands.waits = rng.random() < 0.9
            knows = (hands.acts // _TURN % 2 == 0) is (rng.random() > _NOW_AND_THEN)
            (flows if knows else wild).act()
            after.now_and_then()
        after.check()
        boxes.stop()
        if not house.close():
            watch.fail("the window does not close", house.window.status.text)
    gc.collect()
    spent = time.monotonic() - began
    return Run(seed, hands.acts, spent, list(watch.failures.values()), dict(watch.ran))


class _Afterwards:
    """What is looked at after each act, and what from time to time."""

    def __init__(self, house: House, hands: Hands, watch: Watch) -> None:
        self._house, self._hands, self._watch = house, hands, watch
        self._done = dict.fromkeys(("look", "check", "escape", "reopen"), 0)

    def look(self) -> None:
        """After each act."""
        look_for_focus(self._house, self._watch)
        kept = self._house.window.events.in_sight
        if kept and self._is_time("look", _LOOK):
            look_whether_shown(kept, self._watch, self._house)
        if self._is_time("check", _CHECK):
            check_events(list(self._house.window.events.kept.values()), self._watch)

    def now_and_then(self) -> None:
        """Between two things that are done."""
        if self._is_time("escape", _ESCAPE):
            escape(self._house, self._hands, self._watch)
        if self._is_time("reopen", _REOPEN):
            self.check()
            self._hands.close_and_open()

    def check(self) -> None:
        """All laws of all events, and of the book they are in."""
        check_events(list(self._house.window.events.kept.values()), self._watch)
        check_book(self._house.event_list.book, self._watch)

    def _is_time(self, what: str, every: int) -> bool:
        if self._hands.acts - self._done[what] < every:
            return False
        self._done[what] = self._hands.acts
        return True
