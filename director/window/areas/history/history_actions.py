"""What can be done with the history, declared as data."""

from director.translation import say
from director.window.areas.history.history_requests import HISTORY, OF_PLAYER, TAKE_BACK
from director.window.areas.history.history_sheets import floor_log_sheet
from director.window.areas.history.take_back import not_to_take_back
from director.window.event import menus
from director.window.event.cockpit import PLAYERS, Cockpit
from director.window.event.event_sheet import opening
from director.window.event.go_to_screen import going_to
from director.window.widgets.action import Action


def _here(cockpit: Cockpit) -> int | None:
    return cockpit.record if cockpit.screen == HISTORY else None


def _of_player(cockpit: Cockpit) -> None:
    """Goes to what was done about whoever is chosen."""
    cockpit.ask_for(HISTORY)
    cockpit.history_asked.emit(OF_PLAYER)


def _of_player_title(cockpit: Cockpit) -> str:
    if cockpit.entry is None:
        return say("Player history")
    return say("History of {player}", player=cockpit.name(cockpit.entry))


HISTORY_ACTIONS: tuple[Action[Cockpit], ...] = (
    going_to(
        HISTORY,
        "History",
        "Ctrl+8",
        "undo",
        also="Ctrl+H",
        words="event log, log, audit trail, journal, who did what, activity",
    ),
    Action(
        "history.take_back",
        "Undo this record …",
        lambda c: c.history_asked.emit(TAKE_BACK),
        menus.EDIT,
        "Del",
        icon="undo",
        screen=HISTORY,
        refusal=lambda c: not_to_take_back(c, _here(c)),
        words="take this back, reverse, revert, undo selected, undo older",
    ),
    Action(
        "history.of_player",
        "Player history",
        _of_player,
        menus.PLAYER,
        "Shift+H",
        screen=PLAYERS,
        refusal=lambda c: None if c.entry is not None else say("choose a player first"),
        title=_of_player_title,
        group=9,
        words="history of a player, what happened to player, player log",
    ),
    Action(
        "print.floor_log",
        "Floor log",
        opening(floor_log_sheet),
        menus.PRINT,
        group=1,
        words="incident log, shift log, incident report, log on paper",
    ),
)
