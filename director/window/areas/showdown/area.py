"""The showdown: hands are ruled on."""

from director.window.areas.showdown.screen import ShowdownScreen
from director.window.areas.showdown.showdown_actions import SHOWDOWN_ACTIONS, TO_SHOWDOWN
from director.window.event.area import Area
from director.window.event.screen_names import SHOWDOWN
from director.window.rulings_desk.requests import HandRequest, OpenCase, PlayGame

AREA = Area(
    SHOWDOWN,
    ShowdownScreen,
    TO_SHOWDOWN,
    SHOWDOWN_ACTIONS,
    answers=(PlayGame, OpenCase, HandRequest),
)
