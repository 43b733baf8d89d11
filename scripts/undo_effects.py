"""Whether taking back does what it announces: `.venv/bin/python scripts/undo_effects.py`.

Plays random evenings, takes anything back and brings it back, and compares what was announced with
the book opened anew each time. `--count 10000 --seed 7`: so many evenings, others for another
seed. The first evening on which something was not as announced is made as short as it can be, and
told.
"""

import argparse
import sys
import time

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from director.tournament.effects.fields import TITLES
from director.tournament.facts import FACTS, EventOpened
from tests.evenings.taking_back import MACHINES, TALLY

BATCH = 50
"""So many evenings of one kind, then those of the next: what was tried is forgotten in between."""
STEPS = 30


def main(arguments: list[str]) -> int:
    """Plays them, and tells how many of everything were looked at."""
    parser = argparse.ArgumentParser(description="Does taking back do what it announces?")
    parser.add_argument("--count", type=int, default=1000, help="how many evenings")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    began, batch = time.monotonic(), 0
    while TALLY.logs < wanted.count:
        machine = MACHINES[batch % len(MACHINES)]
        count = min(BATCH, wanted.count - TALLY.logs)
        run_state_machine_as_test(
            seed(wanted.seed * 1_000_003 + batch)(machine), settings=_settings(count)
        )
        batch += 1
        print(f"{TALLY.logs:6} evenings, {TALLY.announcements} announcements", flush=True)
    _tell(time.monotonic() - began)
    return 0


def _settings(count: int) -> settings:
    return settings(
        max_examples=count,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        verbosity=Verbosity.normal,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )


def _tell(seconds: float) -> None:
    announced = set(FACTS.values()) - {EventOpened}
    never_done = sorted(kind.__name__ for kind in set(FACTS.values()) - set(TALLY.kinds))
    print(f"{TALLY.logs} evenings of {TALLY.records} records in {seconds:.0f} s")
    print(f"{TALLY.announcements} announcements, all as they came")
    print(f"  of several records together: {TALLY.together}; to be seen first: {TALLY.asked}")
    print(f"kinds of facts done: {len(TALLY.kinds)} of {len(FACTS)}, without {never_done}")
    of_acts = {kind for kind in announced if kind.__name__ not in _OF_THE_LOG}
    missing = sorted(kind.__name__ for kind in of_acts - set(TALLY.taken_back))
    taken = len(of_acts & set(TALLY.taken_back))
    print(f"kinds of facts taken back: {taken} of {len(of_acts)}, without {missing}")
    print(f"fields and figures announced: {len(TALLY.said)} of {len(TITLES)}")


_OF_THE_LOG = (
    "RecordUndone",
    "RecordsUndone",
    "RecordRedone",
    "RecordsRedone",
    "ContinuedFromCopy",
)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
