"""Tries what a station can do with SQL of its own, by its own login, and prints what came of it.

    python scripts/station_sql.py [--seed 1]

Each try is made as a director, as the floor, and with nobody signed in, while another station
writes. Fails where something was written, or another had to wait for more than two seconds.
"""

import sys

import environment


def main() -> int:
    """Tries it in the checkout's own environment; 1 where something was written."""
    return environment.run("many_stations.own_sql", *sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
