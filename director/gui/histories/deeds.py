"""What can be done with the history, declared as data."""

from director.gui import menus
from director.gui.events.cockpits import PLAYERS, Cockpit
from director.gui.events.eventsheets import opening
from director.gui.events.goings import going_to
from director.gui.histories.papers import floor_log_sheet
from director.gui.histories.takings import not_to_take_back
from director.gui.histories.words import HISTORY, OF_PLAYER, TAKE_BACK
from director.gui.parts.actions import Action
from director.words import say


def _here(cockpit: Cockpit) -> int | None:
    return cockpit.record if cockpit.screen == HISTORY else None


def _of_player(cockpit: Cockpit) -> None:
    """Goes to what was done about whoever is chosen."""
    cockpit.ask_for(HISTORY)
    cockpit.history_asked.emit(OF_PLAYER)


def _of_player_title(cockpit: Cockpit) -> str:
    if cockpit.entry is None:
        return say("History of a player")
    return say("History of {player}", player=cockpit.name(cockpit.entry))


HISTORY_ACTIONS: tuple[Action[Cockpit], ...] = (
    going_to(HISTORY, "History", "Ctrl+8", "undo", also="Ctrl+H"),
    Action(
        "history.take_back",
        "Take this back …",
        lambda c: c.history_asked.emit(TAKE_BACK),
        menus.EDIT,
        "Del",
        icon="undo",
        screen=HISTORY,
        refusal=lambda c: not_to_take_back(c, _here(c)),
    ),
    Action(
        "history.of_player",
        "History of a player",
        _of_player,
        menus.PLAYER,
        "Shift+H",
        screen=PLAYERS,
        refusal=lambda c: None if c.entry is not None else say("choose a player first"),
        title=_of_player_title,
        group=9,
    ),
    Action("print.floor_log", "Floor log", opening(floor_log_sheet), menus.PRINT, group=1),
)
