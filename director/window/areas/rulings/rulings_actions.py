"""Going to the rulings, and to the house rules there, declared as data."""

from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.event.go_to_screen import going_to
from director.window.event.screen_names import RULINGS
from director.window.rulings_desk.requests import ShowHouseRules
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Action

TO_RULINGS = going_to(
    RULINGS,
    "Rulings",
    "Ctrl+5",
    RULINGS,
    words="TDA, floor decision, floor call, ruling, rules, dispute, rule question",
)


def _show_house_rules(desk: RulingsDesk) -> None:
    if not (isinstance(desk, Cockpit) and desk.screen == RULINGS):  # there the focus stays
        desk.ask_for(RULINGS)
    desk.request(ShowHouseRules())


TO_HOUSE_RULES: Action[RulingsDesk] = Action(
    "ruling.house_rules",
    "House rules …",
    _show_house_rules,
    menus.VIEW,
    words="how the house plays, local rules, cardroom rules, set a rule, defaults of rulings",
    beside=True,
)
