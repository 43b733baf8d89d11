"""What can be done with the register, declared as data; the page in sight does it."""

from enum import Enum, auto

from director.translation import say
from director.window.event import menus
from director.window.register.register_selection import RegisterSelection
from director.window.widgets.action import Action


class RegisterRequest(Enum):
    """What the page of the register is to do."""

    NEW = auto()
    MERGE = auto()
    ERASE = auto()
    IMPORT = auto()
    EXPORT = auto()


def not_in_sight(selection: RegisterSelection) -> str | None:
    """Why nothing can be done here."""
    if not selection.in_sight:
        return say("go to the register first: Ctrl+R")
    return say("wait until the file is read or saved") if selection.busy else None


def nobody_chosen(selection: RegisterSelection) -> str | None:
    """Why nothing can be done to anybody."""
    if why_not := not_in_sight(selection):
        return why_not
    return None if selection.chosen else say("select a person first")


def _nobody_there(selection: RegisterSelection) -> str | None:
    if why_not := not_in_sight(selection):
        return why_not
    index = selection.player_index
    return say("the register is empty") if index is not None and not index else None


REGISTER_ACTIONS: tuple[Action[RegisterSelection], ...] = (
    Action(
        "register.new",
        "New person",
        lambda f: f.requested.emit(RegisterRequest.NEW),
        menus.REGISTER,
        "Ctrl+Shift+N",
        icon="more",
        refusal=not_in_sight,
        words="add person, new member, new customer, create player",
    ),
    Action(
        "register.merge",
        "Merge duplicate …",
        lambda f: f.requested.emit(RegisterRequest.MERGE),
        menus.REGISTER,
        "Ctrl+J",
        refusal=nobody_chosen,
        words="merge, merge players, duplicate player, same person, is the same as, double entry",
    ),
    Action(
        "register.erase",
        "Erase person …",
        lambda f: f.requested.emit(RegisterRequest.ERASE),
        menus.REGISTER,
        "Ctrl+Shift+Delete",
        refusal=nobody_chosen,
        words="delete person, GDPR, privacy, forget person, personal data",
    ),
    Action(
        "register.import",
        "Import players …",
        lambda f: f.requested.emit(RegisterRequest.IMPORT),
        menus.REGISTER,
        "Ctrl+Shift+I",
        refusal=not_in_sight,
        words="csv, csv import, excel, spreadsheet, player list, load players",
    ),
    Action(
        "register.export",
        "Export players …",
        lambda f: f.requested.emit(RegisterRequest.EXPORT),
        menus.REGISTER,
        "Ctrl+Shift+E",
        refusal=_nobody_there,
        words="csv, csv export, excel, spreadsheet, mailing list",
    ),
)
