"""All trials one after the other, with what they found."""

import time
from collections.abc import Callable, Iterator

from director.start.self_test.books import try_book, try_killing, try_migrations
from director.start.self_test.first_window import first_window
from director.start.self_test.games import try_games, try_pay_tables
from director.start.self_test.sharing import try_sharing
from director.start.self_test.sheets import try_sheets
from director.start.self_test.stations import try_stations
from director.start.self_test.wall import try_sounds, try_wall
from director.start.self_test.words import tell
from director.translation import say
from director.views.counted import counted

TRIALS: tuple[Callable[[], Iterator[str]], ...] = (
    try_games,
    try_pay_tables,
    try_sheets,
    try_book,
    try_killing,
    try_migrations,
    try_sharing,
    try_stations,
    try_wall,
    try_sounds,
)


def self_test(*, timing: bool = False) -> int:
    """Tries everything; 0 when all of it holds."""
    began = time.perf_counter()
    faults = [fault for trial in TRIALS for fault in _tried(trial)]
    for fault in faults:
        tell(fault)
    seconds = time.perf_counter() - began
    found = counted(len(faults), "1 fault", "{count} faults")
    tell(say("{found} in {seconds:.1f} s", found=found, seconds=seconds))
    if timing:
        tell(say("first usable window after {seconds:.2f} s", seconds=first_window()))
    return 1 if faults else 0


def _tried(trial: Callable[[], Iterator[str]]) -> Iterator[str]:
    """The faults that a trial finds; where it cannot even be made, that is one."""
    try:
        yield from trial()
    except Exception as fault:  # noqa: BLE001 -- whatever it is, the next trial is made
        yield f"{trial.__name__}: {type(fault).__name__}: {fault}"
