"""The house's series: files in a folder of its own, as leagues are."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from director.engine.games.library import Library
from director.engine.showdown.game_checks import file_name
from director.files.forms import FileWrong, why_no_file
from director.files.whole_files import put_text
from director.house.home import Home
from director.house.templates import templates
from director.tournament.leagues.files import load_league
from director.tournament.leagues.league import League
from director.tournament.log.books import EventRow
from director.tournament.series.files import load_series, series_as_text
from director.tournament.series.series import Dated, Series, calendar, of_series
from director.tournament.templates.template import Template


class Listed(NamedTuple):
    """A series' file, and the series or what is wrong with it."""

    path: Path
    series: Series | None
    faults: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Of the series; of the file where it cannot be read."""
        return self.series.name if self.series else self.path.name


def listed_series(
    folder: Path, templates: Collection[str] | None = None, papers: Collection[str] = ()
) -> list[Listed]:
    """The series of a folder, by the names of their files."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        try:
            found.append(Listed(path, load_series(path, templates, papers)))
        except FileWrong as wrong:
            found.append(Listed(path, None, tuple([str(fault) for fault in wrong.faults])))
    return found


def begin_series(folder: Path, name: str) -> Path:
    """A new file without events. Raises FileExistsError, OSError."""
    path = folder / f"{file_name(name) or 'series'}.toml"
    if path.exists():
        raise FileExistsError(path)
    return put_text(series_as_text(Series(name)), path)


def save_series(series: Series, path: Path, logo: str) -> Path:
    """Writes a series over its file; `logo` is the name of its picture. Raises OSError."""
    return put_text(series_as_text(series, logo), path)


Found = Callable[[Series, Sequence[Dated]], Sequence[Dated]]
"""The calendar of a series with the events that are called otherwise by now."""


def with_series_events(
    league: League,
    file: Path,
    home: Home,
    library: Library,
    rows: Sequence[EventRow],
    found: Found,
) -> League:
    """A league of a file without events of its own: those of the series that name it count.

    `rows` are the events of the book. A series with errors has none.
    """
    if league.events:
        return league
    read = templates(home.templates, library)
    names = {each: one.name for each, one in read.items() if isinstance(one, Template)}
    every = [one.series for one in listed_series(home.series, tuple(read)) if one.series]
    return of_series(league, file.stem, every, lambda of: found(of, calendar(of, names, rows)))


def leagues_of(series: Series, folder: Path) -> tuple[tuple[League, ...], tuple[str, ...]]:
    """The leagues that a series names, and everything that is wrong with their files.

    `folder` is that of the house's leagues.
    """
    leagues, faults = [], []
    for name in series.leagues:
        path = folder / f"{name}.toml"
        if not path.is_file():
            faults.append(why_no_file(path))
            continue
        try:
            leagues.append(load_league(path))
        except FileWrong as wrong:
            faults += [f"{path.name}: {fault}" for fault in wrong.faults]
    return tuple(leagues), tuple(faults)
