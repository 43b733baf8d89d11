"""Where one can go with the same keys as in an event, while none is in sight."""

from typing import TYPE_CHECKING

from director.window.areas.rulings.rulings_actions import TO_HOUSE_RULES, TO_RULINGS
from director.window.areas.showdown.showdown_actions import TO_SHOWDOWN
from director.window.widgets.action import Action

if TYPE_CHECKING:
    from director.window.rulings_desk.rulings_desk import RulingsDesk

GOING_TO_RULINGS: tuple[Action["RulingsDesk"], ...] = (TO_SHOWDOWN, TO_RULINGS, TO_HOUSE_RULES)
