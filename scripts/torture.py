"""Hurts books in every way that is known, and counts what the program does not notice.

`python3 scripts/torture.py --minutes 10 --seed 1` goes round until the time is over, and at least
once through all that is promised: 200 kills, 1,000 flipped bits, 200 truncations and bursts, and
every hostile book. Not one may be silently different, uncaught, told in raw words of the database,
or keep other events from opening.
"""

import sys

import environment


def main() -> int:
    """Goes round in the checkout's own environment; 1 where something went unnoticed."""
    return environment.run("torturing", *sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
