"""Lets many stations act on one event at once, and counts what was lost or done twice.

`python3 scripts/stations.py --stations 10 --acts 5000 --seed 1` starts a real server and real
processes: they register, seat, move and bust as fast as they can; the server is killed three times
in the middle, a station 50 times at random moments. Then all logs must be equal, and the tables
what the log says.

`python3 scripts/stations.py --painting 60` measures how long it takes from an act at one station
until another has painted it.

`python3 scripts/stations.py --crowd 60 --readers 500` shares an evening from the program's own
window, where somebody types and acts meanwhile, without readers of its board and with so many: how
long the window did not answer, and how long from a key until it is painted.

`python3 scripts/stations.py --by-the-clock 3` shares and joins an event of 180 players and 3,001
records so many times, from the click until the window works.

`python3 scripts/stations.py --by-hand 3000 --seed 1` has each role write so many records by hand,
with its own login: what it may not is refused, and what is taken stops nobody.
"""

import sys

import environment


def main() -> int:
    """Goes round in the checkout's own environment; 1 where something was lost or came twice."""
    return environment.run("many_stations", *sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except environment.NotReady as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
