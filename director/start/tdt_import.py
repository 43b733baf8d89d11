"""Files of The Tournament Director taken over into a book."""

from pathlib import Path
from typing import NamedTuple

from director.house.home import users_home
from director.house.settings import load_settings
from director.start.app import open_event_list


class Import(NamedTuple):
    """What came of files of another program."""

    lines: list[str]
    """File by file: what is in it, and what is not taken over."""
    wrong: int
    """How many files are not taken over."""
    done: str
    """What was made; empty where nothing was to be."""


def import_tdt(paths: list[Path], other: Path | None, *, only_look: bool) -> Import:
    """Takes over files of The Tournament Director, or the files of folders, into a book.

    Raises BookFailed, Refused by role, FileWrong where the settings are, OSError.
    """
    from director.desk.tdt import house_files, telling
    from director.desk.tdt.taking_over import TakingOver, tdt_files

    home = users_home()
    files = [file for one in paths for file in (tdt_files(one) if one.is_dir() else [one])]
    folder = paths[0].name if len(paths) == 1 and paths[0].is_dir() else ""
    event_list = open_event_list(home, load_settings(home.settings), other)
    try:
        work = TakingOver(event_list)
        work.look_at(files)
        wrong = len(work.found) - len(work.sound)
        if only_look:
            return Import([line for one in work.found for line in telling.told(one)], wrong, "")
        taken = work.write()
        numbers = {found.file: number for found, number in taken.events}
        leagues = house_files.write_leagues(taken, folder, home.leagues)
        evenings = [found.evening for found, _ in taken.events if found.evening]
        house_files.write_pay_tables(evenings, home.pay_tables)
    finally:
        event_list.book.close()
    lines = [line for one in work.found for line in telling.told(one, numbers.get(one.file))]
    return Import(lines, wrong, telling.done(taken, len(leagues)))
