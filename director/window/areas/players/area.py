"""The players: who enters, pays, is out."""

from functools import partial

from director.window.areas.players.bust_players import BustDrop
from director.window.areas.players.floor_actions import FLOOR_ACTIONS
from director.window.areas.players.nameless_players import COUNTER_ACTIONS
from director.window.areas.players.nit_actions import NIT_ACTS
from director.window.areas.players.player_actions import PLAYER_ACTIONS
from director.window.areas.players.screen import PlayersScreen
from director.window.areas.players.sign_up_list import SignUpDrop
from director.window.areas.players.ticket_holders import TICKET_HOLDER_ACTIONS
from director.window.areas.players.what_is_due import players_due
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.requests import (
    ListAlternate,
    NameOut,
    RegisterPlayer,
    ShowPlayer,
    TakeSignUpList,
)
from director.window.event.screen_names import PLAYERS

AREA = Area(
    PLAYERS,
    PlayersScreen,
    going_to(
        PLAYERS,
        "Players",
        "Ctrl+1",
        PLAYERS,
        words="entries, field, entrants, player list, entry list, who is in",
    ),
    (*FLOOR_ACTIONS, *PLAYER_ACTIONS, *TICKET_HOLDER_ACTIONS, *NIT_ACTS, *COUNTER_ACTIONS),
    answers=(RegisterPlayer, ListAlternate, ShowPlayer),
    drops={NameOut: BustDrop, TakeSignUpList: SignUpDrop},
    due=lambda cockpit: partial(players_due, cockpit),
)
