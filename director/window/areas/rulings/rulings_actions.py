"""Going to the rulings, declared as data."""

from director.window.event.cockpit import RULINGS
from director.window.event.go_to_screen import going_to

TO_RULINGS = going_to(
    RULINGS,
    "Rulings",
    "Ctrl+5",
    RULINGS,
    words="TDA, floor decision, floor call, ruling, rules, dispute, rule question",
)
