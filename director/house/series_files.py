"""The house's series: files in a folder of its own, as leagues are."""

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from director.engine.showdown.game_checks import file_name
from director.files.forms import FileWrong
from director.files.whole_files import put_text
from director.tournament.series.files import load_series, series_as_text
from director.tournament.series.series import Series


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
