"""What can be done in the structure editor, declared as data; the page in sight does it."""

from director.translation import say
from director.window.editor.editor import Editor
from director.window.event import menus
from director.window.widgets.action import Action

NEW, SAVE, OPEN, EXPORT, FOUND = "new", "save", "open", "export", "found"
LEVEL_ROW, BREAK_ROW, DELETE_ROWS = "level", "break", "delete"
STRETCH, SUGGEST, NEXT_PANE, SHEET = "stretch", "suggest", "pane", "sheet"


def not_in_sight(editor: Editor) -> str | None:
    """Why nothing can be done here."""
    return None if editor.in_sight else say("this is for the structure editor")


def nothing_to_undo(editor: Editor) -> str | None:
    """Why nothing can be taken back."""
    if why_not := not_in_sight(editor):
        return why_not
    return None if editor.stack.canUndo() else say("there is nothing to undo")


def nothing_to_redo(editor: Editor) -> str | None:
    """Why nothing can be brought back."""
    if why_not := not_in_sight(editor):
        return why_not
    return None if editor.stack.canRedo() else say("there is nothing to redo")


def still_faulty(editor: Editor) -> str | None:
    """Why levels cannot be reckoned with."""
    if why_not := not_in_sight(editor):
        return why_not
    return None if editor.verdict.structure else say("put right first what is wrong")


def _undo_title(editor: Editor) -> str:
    words = editor.stack.undoText()
    return say("Undo: {what}", what=words) if words else say("Undo")


def _redo_title(editor: Editor) -> str:
    words = editor.stack.redoText()
    return say("Redo: {what}", what=words) if words else say("Redo")


def _found_title(editor: Editor) -> str:
    return say("Use from next level") if editor.of_event else say("New event from structure")


def _asks(
    name: str, text: str, key: str, group: int, icon: str = "", *, words: str
) -> Action[Editor]:
    return Action(
        f"structure.{name}",
        text,
        lambda e: e.asked.emit(name),
        menus.STRUCTURE,
        key,
        icon=icon,
        refusal=still_faulty if name in (STRETCH, FOUND) else not_in_sight,
        title=_found_title if name == FOUND else None,
        group=group,
        words=words,
    )


STRUCTURE_ACTIONS: tuple[Action[Editor], ...] = (
    _asks(SAVE, "Save structure", "Ctrl+S", 0, words="keep structure"),
    _asks(
        OPEN,
        "Open structure …",
        "Ctrl+Shift+O",
        0,
        words="load structure, structure file, template",
    ),
    _asks(
        EXPORT,
        "Save structure as …",
        "Ctrl+Shift+S",
        0,
        words="save elsewhere, export structure, copy structure",
    ),
    _asks(
        FOUND,
        "New event from structure",
        "Ctrl+Return",
        0,
        words="new event with it, use structure, start event",
    ),
    Action(
        "structure.undo",
        "Undo",
        lambda e: e.stack.undo(),
        menus.STRUCTURE,
        "Ctrl+Z",
        icon="undo",
        refusal=nothing_to_undo,
        title=_undo_title,
        group=1,
        words="take back, revert, mistake, oops",
    ),
    Action(
        "structure.redo",
        "Redo",
        lambda e: e.stack.redo(),
        menus.STRUCTURE,
        "Ctrl+Y",
        "Ctrl+Shift+Z",
        icon="redo",
        refusal=nothing_to_redo,
        title=_redo_title,
        group=1,
        words="bring back, undo the undo, repeat",
    ),
    _asks(LEVEL_ROW, "Insert level", "Ctrl+I", 2, "more", words="add level, new level, new row"),
    _asks(BREAK_ROW, "Insert break", "Ctrl+B", 2, words="add break, dinner break, new break"),
    _asks(
        DELETE_ROWS,
        "Delete rows",
        "Ctrl+Delete",
        2,
        "less",
        words="remove level, remove break, delete level, delete break",
    ),
    _asks(
        STRETCH,
        "Stretch levels …",
        "Ctrl+T",
        3,
        words=(
            "level length, change level length, scale levels, longer levels, shorter levels, turbo"
        ),
    ),
    _asks(
        SUGGEST,
        "Suggest schedule …",
        "Ctrl+G",
        3,
        words="generate blinds, blind calculator, build structure, wizard, calculate levels",
    ),
    _asks(
        SHEET,
        "Details or sheet",
        "Ctrl+P",
        4,
        words="preview, sheet preview, structure sheet preview",
    ),
    _asks(NEXT_PANE, "Next pane", "F6", 4, words="rows, details, warnings, switch pane"),
)
