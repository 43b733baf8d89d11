"""Where one can go with the same keys as in an event, while none is in sight."""

from director.window.event.cockpit import RULINGS, SHOWDOWN
from director.window.event.go_to_screen import going_to
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Action

GOING_TO_RULINGS: tuple[Action[RulingsDesk], ...] = (
    going_to(SHOWDOWN, "Showdown", "Ctrl+4", SHOWDOWN),
    going_to(RULINGS, "Rulings", "Ctrl+5", RULINGS),
)
