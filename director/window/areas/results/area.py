"""The results: how the event has ended."""

from director.views.clock.event_status import has_ended
from director.window.areas.results.screen import ResultsScreen
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.screen_names import RESULTS

AREA = Area(
    RESULTS,
    ResultsScreen,
    going_to(
        RESULTS,
        "Results",
        "Ctrl+0",
        RESULTS,
        words="winner, final standings, who won, finish, wrap up, what is left to do, end of event",
    ),
    there=has_ended,
    written_in="prizes",
)
