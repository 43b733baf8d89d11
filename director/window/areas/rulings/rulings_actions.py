"""Going to the rulings, declared as data."""

from director.window.event.go_to_screen import going_to
from director.window.event.screen_names import RULINGS

TO_RULINGS = going_to(
    RULINGS,
    "Rulings",
    "Ctrl+5",
    RULINGS,
    words="TDA, floor decision, floor call, ruling, rules, dispute, rule question",
)
