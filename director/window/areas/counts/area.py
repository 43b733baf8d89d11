"""Chips counted, player by player."""

from director.window.areas.counts.screen import CountsScreen
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.menus import FLOOR

COUNTS = "counts"
"""The screen."""

AREA = Area(
    COUNTS,
    CountsScreen,
    going_to(
        COUNTS,
        "Count chips",
        "Ctrl+Shift+K",
        COUNTS,
        menu=FLOOR,
        words="chip count, chip counts, stack counts, count stacks, counts by table",
    ),
    short="Counts",
    written_in="tables",
)
