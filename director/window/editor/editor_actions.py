"""What can be done in the structure editor, declared as data; the page in sight does it."""

from enum import Enum

from director.translation import say
from director.window.editor.editor import Editor
from director.window.event import menus
from director.window.widgets.action import Action


class StructureRequest(Enum):
    """What the page of a structure is to do, by the word in the action's id."""

    SAVE = "save"
    OPEN = "open"
    EXPORT = "export"
    FOUND = "found"
    LEVEL_ROW = "level"
    BREAK_ROW = "break"
    DELETE_ROWS = "delete"
    STRETCH = "stretch"
    SUGGEST = "suggest"
    NEXT_PANE = "pane"
    SHEET = "sheet"


def not_in_sight(editor: Editor) -> str | None:
    """Why nothing can be done here."""
    return None if editor.in_sight else say("open the structure editor first")


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
    return None if editor.verdict.structure else say("fix the errors first")


def _undo_title(editor: Editor) -> str:
    words = editor.stack.undoText()
    return say("Undo: {what}", what=words) if words else say("Undo")


def _redo_title(editor: Editor) -> str:
    words = editor.stack.redoText()
    return say("Redo: {what}", what=words) if words else say("Redo")


def _found_title(editor: Editor) -> str:
    return say("Use from next level") if editor.of_event else say("New event from structure")


_NEED_LEVELS = (StructureRequest.STRETCH, StructureRequest.FOUND)
"""What cannot be done to levels that are faulty."""


def _asks(
    request: StructureRequest, text: str, key: str, icon: str = "", *, words: str
) -> Action[Editor]:
    return Action(
        f"structure.{request.value}",
        text,
        lambda e: e.requested.emit(request),
        menus.STRUCTURE,
        key,
        icon=icon,
        refusal=still_faulty if request in _NEED_LEVELS else not_in_sight,
        title=_found_title if request is StructureRequest.FOUND else None,
        words=words,
    )


STRUCTURE_ACTIONS: tuple[Action[Editor], ...] = (
    _asks(StructureRequest.SAVE, "Save structure", "Ctrl+S", words="keep structure"),
    _asks(
        StructureRequest.OPEN,
        "Open structure …",
        "Ctrl+Shift+O",
        words="load structure, structure file, template",
    ),
    _asks(
        StructureRequest.EXPORT,
        "Save structure as …",
        "Ctrl+Shift+S",
        words="save elsewhere, export structure, copy structure",
    ),
    _asks(
        StructureRequest.FOUND,
        "New event from structure",
        "Ctrl+Enter",
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
        words="take back, revert, mistake, oops, mistyped",
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
        words="undo the undo, repeat",
    ),
    _asks(
        StructureRequest.LEVEL_ROW,
        "Insert level",
        "Ctrl+I",
        "more",
        words="add level, new level, new row",
    ),
    _asks(
        StructureRequest.BREAK_ROW,
        "Insert break",
        "Ctrl+B",
        words="add break, dinner break, new break",
    ),
    _asks(
        StructureRequest.DELETE_ROWS,
        "Delete rows",
        "Ctrl+Delete",
        "less",
        words="remove level, remove break, delete level, delete break",
    ),
    _asks(
        StructureRequest.STRETCH,
        "Stretch levels …",
        "Ctrl+T",
        words=(
            "level length, change level length, scale levels, longer levels, shorter levels, turbo"
        ),
    ),
    _asks(
        StructureRequest.SUGGEST,
        "Suggest schedule …",
        "Ctrl+G",
        words="generate blinds, blind calculator, build structure, wizard, calculate levels",
    ),
    _asks(
        StructureRequest.SHEET,
        "Details, curve or sheet",
        "Ctrl+P",
        words="preview, sheet preview, structure sheet preview, curve, chart, graph, likely end",
    ),
    _asks(
        StructureRequest.NEXT_PANE,
        "Next pane",
        "F6",
        words="rows, details, warnings, switch pane",
    ),
)
