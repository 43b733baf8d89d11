"""The event in charts: entries, players left and chip counts over time."""

from director.window.areas.charts.screen import ChartsScreen
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to

CHARTS = "charts"
"""The screen."""

AREA = Area(
    CHARTS,
    ChartsScreen,
    going_to(
        CHARTS,
        "Charts",
        "Ctrl+Shift+V",
        CHARTS,
        words="graph, graphs, players left over time, chip count race, entries over time, curve",
    ),
    written_in="clock",
)
