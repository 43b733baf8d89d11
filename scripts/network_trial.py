"""Holds evenings on networks that are hurt: what is lost, what comes twice, and who notices.

`python3 scripts/network_trial.py [WORDS …]` goes through all rows, or those with such words in
their names. Each makes its machines itself, in namespaces that an ordinary user may make on most
Linux systems: every machine runs the program's own window, offscreen, with hub and server. Where
the system does not allow that, it says what it needs, and ends with 2; with 1 where a row fails.
"""

import sys

import environment


def main() -> int:
    """Goes through in the checkout's own environment."""
    return environment.run("wires", *sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
