"""The clock: levels, breaks, and clocks called on players."""

from director.window.areas.clock.called_clocks import CallDrop, CallStrip
from director.window.areas.clock.clock_actions import CLOCK_ACTIONS
from director.window.areas.clock.screen import ClockScreen
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.requests import CallClock, ChooseDue
from director.window.event.screen_names import CLOCK

AREA = Area(
    CLOCK,
    ClockScreen,
    going_to(
        CLOCK,
        "Clock",
        "Ctrl+3",
        CLOCK,
        words=(
            "tournament clock, blinds, blind timer, levels, schedule, countdown, average stack, "
            "chips in play, time left"
        ),
    ),
    CLOCK_ACTIONS,
    answers=(ChooseDue,),
    drops={CallClock: CallDrop},
    strips=(CallStrip,),
)
