"""Going to the rulings, and to the house rules there, declared as data."""

from typing import TYPE_CHECKING

from director.window.event import menus
from director.window.event.go_to_screen import going_to
from director.window.event.screen_names import RULINGS
from director.window.rulings_desk.requests import ShowHouseRules
from director.window.widgets.action import Action

if TYPE_CHECKING:
    from director.window.rulings_desk.rulings_desk import RulingsDesk

TO_RULINGS = going_to(
    RULINGS,
    "Rulings",
    "Ctrl+5",
    RULINGS,
    words="TDA, floor decision, floor call, ruling, rules, dispute, rule question",
)


def _show_house_rules(desk: "RulingsDesk") -> None:
    desk.bring(RULINGS)
    desk.request(ShowHouseRules())


TO_HOUSE_RULES: Action["RulingsDesk"] = Action(
    "ruling.house_rules",
    "House rules …",
    _show_house_rules,
    menus.VIEW,
    words="how the house plays, local rules, cardroom rules, set a rule, defaults of rulings",
    beside=True,
)
