"""What can be done with the history, declared as data."""

from dataclasses import dataclass

from director.translation import say
from director.window.areas.history.take_back import TakeBack, not_to_take_back
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player
from director.window.event.asking.chosen_player import only_one
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS
from director.window.widgets.action import Action

HISTORY = "history"
"""The screen."""


@dataclass(frozen=True)
class SearchChosen:
    """What was done about whoever is chosen is to be seen."""


def _here(cockpit: Cockpit) -> int | None:
    return cockpit.record if cockpit.screen == HISTORY else None


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
        lambda c: c.request(TakeBack()),
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
        refusal=_nobody_chosen,
        needs=a_player(after_close=True),
        title=_of_player_title,
        words="history of a player, what happened to player, player log",
    ),
)
