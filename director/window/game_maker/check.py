"""What the check says of a text: all its faults, and the game where there is one to be played."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.game_checks import checked_game
from director.files.forms import Fault, FileWrong
from director.files.whole_files import put_text


class Checked(NamedTuple):
    """A text as it was checked."""

    text: str
    game: Game | None
    """Where the blocks are sound, whatever the worked hands say."""
    faults: tuple[Fault, ...]
    """The same, in the same order, as `director games check` names them."""
    below: Mapping[str, Any]
    """What the text takes over from the game that it is like."""


def checked(text: str, path: Path, library: Library) -> Checked:
    """Writes a draft down, so that a crash loses nothing, and checks it as a file of the house.

    The library has the draft's folder laid over those of the house. Raises OSError.
    """
    put_text(text, path)
    for other in path.parent.glob("*.toml"):
        if other != path:
            other.unlink(missing_ok=True)  # the same draft under an earlier name
    here = library.over(path.parent)
    lies = next((one for one in here.own_files() if one.name == path.name), path)
    below = here.taken_over(lies)
    try:
        game = here.load(lies)
    except FileWrong as wrong:
        return Checked(text, None, wrong.faults, below)
    try:
        checked_game(lies, here)
    except FileWrong as wrong:
        return Checked(text, game, wrong.faults, below)
    return Checked(text, game, (), below)
