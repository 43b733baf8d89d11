"""Where one can go with the same keys as in an event, while none is in sight."""

from director.gui.events.cockpits import RULINGS, SHOWDOWN
from director.gui.events.goings import going_to
from director.gui.events.rulings_desks import RulingsDesk
from director.gui.parts.actions import Action

GOING_TO_RULINGS: tuple[Action[RulingsDesk], ...] = (
    going_to(SHOWDOWN, "Showdown", "Ctrl+4", SHOWDOWN),
    going_to(RULINGS, "Rulings", "Ctrl+5", RULINGS),
)
