"""The files of leagues in the house's folder: those there are, a new one, another formula."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from director.files.forms import FileWrong, why_no_file
from director.files.toml_edits import NotEdited, with_value
from director.files.whole_files import put_text
from director.tournament.leagues.files import league_from_text, load_league, new_league
from director.tournament.leagues.league import League
from director.translation import say
from director.window.printing.sheet import file_name


class Listed(NamedTuple):
    """A league's file, and the league or what is wrong with it."""

    path: Path
    league: League | None
    faults: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Of the league; of the file where it cannot be read."""
        return self.league.name if self.league else self.path.name


def listed_leagues(folder: Path) -> list[Listed]:
    """The leagues of a folder, by the names of their files."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        try:
            found.append(Listed(path, load_league(path)))
        except FileWrong as wrong:
            found.append(Listed(path, None, tuple([str(fault) for fault in wrong.faults])))
    return found


def begin_league(folder: Path, name: str, events: Sequence[str]) -> Path:
    """A new league's file. Raises FileExistsError, OSError."""
    path = folder / f"{file_name(name)}.toml"
    folder.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(new_league(name, tuple(events)))
    return path


class NotChanged(Exception):
    """A league's file stays as it is. Says why."""


def save_formula(path: Path, way: str) -> None:
    """Writes another formula into a league's file; the rest of it stays as it is.

    Raises NotChanged where the file is not as it was read, OSError where it cannot be written.
    """
    _save(path, ("points", "formula"), way)


def save_events(path: Path, events: Sequence[str]) -> None:
    """Writes which events a league counts into its file; the rest of it stays as it is.

    Raises NotChanged where the file is not as it was read, OSError where it cannot be written.
    """
    _save(path, ("events",), list(events))


def _save(path: Path, place: tuple[str, ...], value: object) -> None:
    if not path.is_file():
        raise NotChanged(why_no_file(path))
    try:
        text = path.read_text(encoding="utf-8")
        changed = with_value(text, place, value, ("name", "events"))
        league_from_text(changed, path.name)
    except (NotEdited, UnicodeDecodeError):
        raise NotChanged(say("{file} was changed: look at it first", file=path.name)) from None
    except FileWrong as wrong:
        raise NotChanged(str(wrong)) from None
    put_text(changed, path)
