"""Opens the file with which the program was started: a structure in its editor, a game's card."""

from pathlib import Path

from director.engine.games.game_reads import told_of
from director.engine.games.library import Library
from director.engine.showdown.game_checks import checked_game, said_sound
from director.files.file_kinds import FileKind
from director.files.forms import FileWrong
from director.reports.sheet_kinds import Games, Typesetter
from director.reports.sheets_beside_events import RULE_CARDS
from director.translation import say
from director.window.printing.opened_sheet import not_opened
from director.window.printing.sheet import open_in_viewer
from director.window.shell.main_window import MainWindow
from director.window.widgets.status_line import DONE, FAILED


def open_file(
    window: MainWindow, kind: FileKind, path: Path, library: Library, sheets: Typesetter
) -> None:
    """Shows what a file is about; a book is what the whole window is over."""
    match kind:
        case FileKind.STRUCTURE:
            window.structures.show_editor().open_file(path.resolve())
        case FileKind.GAME:
            window.status.say(*show_game(path, library, sheets))
        case FileKind.BOOK:
            window.status.say(say("the book {file}", file=path.name), DONE)


def show_game(path: Path, library: Library, sheets: Typesetter) -> tuple[str, str]:
    """Checks a game's file and opens its rule card; what is to be said of it, and its kind."""
    try:
        game = checked_game(path, library)
        words = not_opened(RULE_CARDS.pdf(Games([game]), sheets), game.id, open_in_viewer)
    except FileWrong as faulty:
        return told_of(faulty), FAILED
    except OSError as failure:
        return say("the rule card cannot be saved: {why}", why=str(failure)), FAILED
    sound = f"{game.name}: {said_sound(game)}"
    return (say("{sound}; {words}", sound=sound, words=words) if words else sound), DONE
