"""A game's file from elsewhere: checked before anything is done with it."""

from pathlib import Path

from director.engine.games.library import Library
from director.engine.showdown.game_checks import checked_game, said_sound
from director.files.forms import FileWrong, load_form
from director.files.toml_lines import printable
from director.translation import say
from director.views.counted import counted


class NotImported(ValueError):
    """The file is no text, or too large to be a game's; the sentence says which."""


def imported(path: Path, library: Library) -> tuple[str, str]:
    """The text of a file, and what the check says of it. Raises NotImported."""
    name = printable(path.name)
    try:
        load_form(path)
        wrong: tuple[object, ...] = ()
    except FileWrong as fault:
        wrong = fault.faults
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise NotImported(say("{file}: {why}", file=name, why=wrong[0] if wrong else "")) from None
    try:
        game = checked_game(path, library.over(path.parent))
    except FileWrong as faulty:
        many = counted(len(faulty.faults), "1 error", "{count} errors")
        return text, say("{file} imported, not saved yet: {errors}", file=name, errors=many)
    return text, say("{file} imported, not saved yet: {sound}", file=name, sound=said_sound(game))
