"""Tries every law with ten times the examples of the tests: `python3 scripts/long_round.py`.

What follows is passed on to pytest: `python3 scripts/long_round.py tests/evenings -n 2`.
"""

import sys

import environment

LAWS = ("--hypothesis-profile=long", "-m", "hypothesis")


def main() -> int:
    """Goes the long round in the checkout's own environment; the exit status of pytest."""
    return environment.run("pytest", *LAWS, *sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
