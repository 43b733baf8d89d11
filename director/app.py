"""The composition root: puts the layers together and starts what was asked for.

The one place where slow libraries are imported late, so that a command pays only for what it
uses.
"""

import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

from director import shelf
from director.engine.gamechecks import file_name, new_game_file
from director.engine.library import Library
from director.settings import users_home


def library(*beside: Path) -> Library:
    """All games: the shipped ones, with the house's own laid over them."""
    return Library(shelf.games(), users_home().games, *beside)


def new_game(name: str, like: str) -> Path:
    """Begins a house game in the user's own folder; where its file lies.

    Raises UnknownGame, FileExistsError, OSError.
    """
    text = new_game_file(name, library().game(like))
    folder = users_home().games
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{file_name(name)}.toml"
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
    return path


def write_crash(bug: BaseException) -> Path:
    """Writes what went wrong to the crash file; where that is."""
    path = users_home().crashes
    lines = traceback.format_exception(bug)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC\n{''.join(lines)}\n")
    except OSError:  # nowhere to write: then at least say it
        sys.stderr.write("".join(lines))
    return path


def start_window(*, until_painted: bool = False) -> int:
    """Opens the window and stays until it is closed; the exit status."""
    raise NotImplementedError


def self_test(*, timing: bool = False) -> int:
    """Tries every game, every kind of sheet and a book; 0 when all of it holds."""
    raise NotImplementedError
