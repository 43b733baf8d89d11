"""Prints all that is spoken in the room, for every shipped structure: `python scripts/spoken.py`.

What is spoken twice is printed once, so that it can be read through. With names of structures, only
theirs is.
"""

import sys
from datetime import UTC, datetime, timedelta

from director.engine.games.library import Library
from director.house import shelf
from director.house.announcements import HAND_FOR_HAND, MOMENTS, SEAT_OPEN, TABLE_BREAKS
from director.house.settings import Settings
from director.tournament.clock.chime_kinds import BREAK, BREAK_ENDS, FIRST, LEVEL
from director.tournament.clock.chimes import Chime
from director.tournament.state import Tournament
from director.tournament.structure.files import load_structure
from director.tournament.structure.structure import Break, Change, DayEnd, Level, Structure
from director.views.spoken.sentences import filled, spoken_of_clock

NOON = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)
_FLOOR = {SEAT_OPEN: {"table": "five", "seat": "three"}, TABLE_BREAKS: {"table": "five"}}


def spoken(structure: Structure, settings: Settings, library: Library) -> list[str]:
    """What is spoken from the first level to the last."""
    t, said, at = Tournament("Friday", structure), [], NOON
    for number, step in enumerate(structure.steps):
        after_break = number > 0 and isinstance(structure.steps[number - 1], Break | DayEnd)
        kinds = {
            Level: (BREAK_ENDS if after_break else LEVEL, FIRST),
            Break: (BREAK, FIRST),
            DayEnd: (BREAK,),
            Change: (),
        }[type(step)]
        said += [spoken_of_clock(t, Chime(kind, at, number), settings, library) for kind in kinds]
        at += timedelta(minutes=step.minutes)
    return said


def main() -> None:
    """Prints them."""
    library, settings = Library(shelf.games()), Settings(shelf.structures() / "none.toml")
    wanted, known = sys.argv[1:], set()
    for path in sorted(shelf.structures().glob("*.toml")):
        if wanted and path.stem not in wanted:
            continue
        said = spoken(load_structure(path, library), settings, library)
        print(f"\n{path.stem}: {len(said)} announcements")
        for one in said:
            if one not in known:
                known.add(one)
                print(f"  {one}")
    print("\nthe floor")
    for moment in (HAND_FOR_HAND, SEAT_OPEN, TABLE_BREAKS):
        print(f"  {filled(MOMENTS[moment].sentences, _FLOOR.get(moment, {}))}")


if __name__ == "__main__":
    main()
