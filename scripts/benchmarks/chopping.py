"""Measures what the independent chip model takes; prints milliseconds as a JSON object.

By players and prizes: the best of several runs, on stacks from a seed. `"alike"` says whether all
runs gave the same figures to the last digit, `"off"` by how much the values miss the prizes in all,
in the smallest unit of money.
"""

import json
import random
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from director.tournament.deals.icm import finishing_chances, icm_values

_SEED = 7
_RUNS = 5
FIELDS = ((9, 9), (20, 20), (200, 30), (200, 200))
FIRST = 1_000_000_00
"""The first prize; the others are its parts by place."""


def main() -> None:
    """Prints the figures."""
    shuffle = random.Random(_SEED)
    told: dict[str, object] = {}
    alike, off = True, 0.0
    for players, paid in FIELDS:
        stacks = [shuffle.randint(1_000, 500_000) for _ in range(players)]
        prizes = [FIRST // place for place in range(1, paid + 1)]
        runs = []
        values: list[list[float]] = []
        for _ in range(_RUNS if players * paid < 10_000 else 1):
            began = perf_counter()
            values.append(icm_values(stacks, prizes))
            runs.append((perf_counter() - began) * 1000)
        told[f"{players} players, {paid} prizes"] = min(runs)
        alike = alike and all(one == values[0] for one in values)
        off = max(off, abs(sum(values[0]) - sum(prizes)))
    began = perf_counter()
    finishing_chances([shuffle.randint(1_000, 500_000) for _ in range(20)])
    told["all chances of 20 players"] = (perf_counter() - began) * 1000
    print(json.dumps(told | {"alike": alike, "off": off}))


if __name__ == "__main__":
    main()
