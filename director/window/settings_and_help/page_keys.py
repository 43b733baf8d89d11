"""Where one can go with the same keys as in an event, while none is in sight."""

from director.window.event.cockpit import RULINGS, SHOWDOWN
from director.window.event.go_to_screen import going_to
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Action

GOING_TO_RULINGS: tuple[Action[RulingsDesk], ...] = (
    going_to(
        SHOWDOWN,
        "Showdown",
        "Ctrl+4",
        SHOWDOWN,
        words=(
            "who wins, read hands, read the board, split pot, side pot, hi-lo, award pot, best hand"
        ),
    ),
    going_to(
        RULINGS,
        "Rulings",
        "Ctrl+5",
        RULINGS,
        words="TDA, floor decision, floor call, ruling, rules, dispute, rule question",
    ),
)
