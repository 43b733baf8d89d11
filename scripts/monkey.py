"""Uses the real window at random, and reports whatever goes wrong in it.

`python3 scripts/monkey.py --seed 7 --seconds 60` does what seed 7 does: keys, typing, pastes,
clicks, drags, overlays, undo, several events and time passing, half of it along what floors do.
`--actions N` says how many acts instead, `--seeds 1-60` runs many, `--results FILE` keeps what came
of them, and `--never-ran FILE …` adds such files up. The last line says `actions N, failures K`.
"""

import sys

import environment


def main() -> int:
    """Runs in the checkout's own environment; 1 where something went wrong."""
    return environment.run("monkeying", *sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
