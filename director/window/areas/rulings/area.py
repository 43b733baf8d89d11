"""The rulings: every question that floors ask, and the rules."""

from director.window.areas.rulings.rulings_actions import TO_HOUSE_RULES, TO_RULINGS
from director.window.areas.rulings.screen import RulingsScreen
from director.window.event.area import Area
from director.window.event.screen_names import RULINGS
from director.window.rulings_desk.requests import AskRuling, OpenRuling, ShowHouseRules

AREA = Area(
    RULINGS,
    RulingsScreen,
    TO_RULINGS,
    (TO_HOUSE_RULES,),
    answers=(AskRuling, OpenRuling, ShowHouseRules),
)
