"""What can be done with the history, declared as data."""

from dataclasses import dataclass

from director.translation import say
from director.window.areas.history.take_back import TakeBack, not_to_take_back
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player
from director.window.event.asking.chosen_player import only_one
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS, TABLES
from director.window.widgets.action import Action

HISTORY = "history"
"""The screen."""


@dataclass(frozen=True)
class SearchChosen:
    """What was done about whoever is chosen is to be seen."""


def _take_back(cockpit: Cockpit) -> None:
    """Asks whether the chosen record is taken back; from elsewhere, goes to where one is chosen."""
    if cockpit.screen == HISTORY:
        cockpit.request(TakeBack())
    else:
        cockpit.ask_for(HISTORY)


def _take_back_title(cockpit: Cockpit) -> str:
    here = cockpit.screen == HISTORY
    return say("Undo this record …") if here else say("Undo an earlier record …")


def _not_to_take_back(cockpit: Cockpit) -> str | None:
    return not_to_take_back(cockpit, cockpit.record) if cockpit.screen == HISTORY else None


def _of_player(cockpit: Cockpit) -> None:
    """Goes to what was done about whoever is chosen."""
    cockpit.ask_for(HISTORY)
    cockpit.request(SearchChosen())


def _of_player_title(cockpit: Cockpit) -> str:
    if cockpit.entry is None or only_one(cockpit):
        return say("Player history")
    return say("History of {player}", player=cockpit.name(cockpit.entry))


def _nobody_chosen(cockpit: Cockpit) -> str | None:
    return say("select a player first") if cockpit.entry is None else only_one(cockpit)


HISTORY_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "history.take_back",
        "Undo this record …",
        _take_back,
        menus.EDIT,
        "Del",
        icon="undo",
        screen=HISTORY,
        refusal=_not_to_take_back,
        title=_take_back_title,
        words=(
            "take this back, take back an earlier act, reverse, revert, undo selected, undo older"
        ),
    ),
    Action(
        "history.of_player",
        "Player history",
        _of_player,
        menus.PLAYER,
        "Shift+H",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=_nobody_chosen,
        needs=a_player(after_close=True),
        title=_of_player_title,
        words="history of a player, what happened to player, player log",
    ),
)
