"""Opens the file with which the program was started: a structure in its editor, a game's card."""

from pathlib import Path

from director.engine.gamechecks import checked_game, said_sound
from director.engine.library import Library, told_of
from director.filekinds import FileKind
from director.forms import FileWrong
from director.gui.papers import Sheets, open_in_viewer, put_aside
from director.gui.parts.statuslines import DONE, FAILED
from director.gui.windows import MainWindow
from director.words import say


def open_file(
    window: MainWindow, kind: FileKind, path: Path, library: Library, sheets: Sheets
) -> None:
    """Shows what a file is about; a book is what the whole window is over."""
    match kind:
        case FileKind.STRUCTURE:
            window.show_editor().open_file(path.resolve())
        case FileKind.GAME:
            window.status.say(*show_game(path, library, sheets))
        case FileKind.BOOK:
            window.status.say(say("the book {file}", file=path.name), DONE)


def show_game(path: Path, library: Library, sheets: Sheets) -> tuple[str, str]:
    """Checks a game's file and opens its rule card; what is to be said of it, and its kind."""
    try:
        game = checked_game(path, library)
        card = put_aside(sheets.rule_cards([game]), game.id)
    except FileWrong as faulty:
        return told_of(faulty), FAILED
    except OSError as failure:
        return say("the rule card cannot be kept: {why}", why=str(failure)), FAILED
    sound = f"{game.name}: {said_sound(game)}"
    if open_in_viewer(card):
        return sound, DONE
    return say("{sound}; its rule card lies at {path}", sound=sound, path=card), DONE
