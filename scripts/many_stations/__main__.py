"""Goes through an evening with many stations, and says what came of it."""

import argparse
import sys
import tempfile
from pathlib import Path

from many_stations.crowd import by_the_clock, crowded
from many_stations.evening import Found, evening
from many_stations.painting import painting
from many_stations.roles import by_hand


def main() -> int:
    """Reads the options, goes through the evening, tells; 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--stations", type=int, default=10)
    parser.add_argument("--acts", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server-kills", type=int, default=3)
    parser.add_argument("--station-kills", type=int, default=50)
    parser.add_argument("--painting", type=int, metavar="ACTS", help="measure painting instead")
    parser.add_argument("--desks", type=int, default=8, help="without a window, while painting")
    parser.add_argument("--by-hand", type=int, metavar="RECORDS", help="each role writes such")
    parser.add_argument("--crowd", type=float, metavar="SECONDS", help="work before readers")
    parser.add_argument("--readers", type=int, default=500, help="of the board, in a crowd")
    parser.add_argument("--by-the-clock", type=int, metavar="ROUNDS", help="share and join")
    options = parser.parse_args()

    if options.crowd:
        for worked in crowded(options.crowd, options.readers):
            print(*worked.lines(), sep="\n", flush=True)
        return 0
    if options.by_the_clock:
        for line in by_the_clock(options.by_the_clock):
            print(line, flush=True)
        return 0
    if options.by_hand:
        wrong = 0
        with tempfile.TemporaryDirectory(prefix="stations") as folder:
            for line, faults in by_hand(Path(folder), options.seed, options.by_hand):
                print(line, *[f"  WRONG: {one}" for one in faults], sep="\n", flush=True)
                wrong += len(faults)
        return 1 if wrong else 0
    if options.painting:
        with tempfile.TemporaryDirectory(prefix="stations") as folder:
            took = painting(Path(folder), options.painting, options.desks)
        print(f"painted elsewhere: {len(took)} acts, p50 {took[len(took) // 2]:.0f} ms,", end=" ")
        print(f"p90 {took[len(took) * 9 // 10]:.0f} ms, longest {took[-1]:.0f} ms")
        return 0
    wrong = 0
    for title, server_kills, station_kills in (
        ("nobody is killed", 0, 0),
        (f"the server is killed {options.server_kills} times", options.server_kills, 0),
        (f"a station is killed {options.station_kills} times", 0, options.station_kills),
    ):
        with tempfile.TemporaryDirectory(prefix="stations") as folder:
            found = evening(
                Path(folder), options.seed, options.stations, options.acts, server_kills,
                station_kills,
            )  # fmt: skip
        print(f"{title}: {told(found)}", flush=True)
        for sentence in found.wrong:
            print(f"  WRONG: {sentence}", flush=True)
        wrong += len(found.wrong)
    return 1 if wrong else 0


def told(found: Found) -> str:
    """The figures of an evening in a line."""
    took = found.took
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    return (
        f"{found.acts} acts in {found.seconds:.1f} s, {found.acts / found.seconds:.0f} a second;"
        f" p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {took[-1]:.0f} ms;"
        f" {found.refused} refused, {found.doubts} in doubt; {len(found.wrong)} wrong"
    )


if __name__ == "__main__":
    sys.exit(main())
