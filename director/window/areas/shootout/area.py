"""The bracket of a shootout."""

from functools import partial

from director.tournament.shootouts.round_draw import by_rounds
from director.window.areas.shootout.screen import BracketScreen
from director.window.areas.shootout.shootout_actions import BRACKET, BRACKET_ACTIONS
from director.window.areas.shootout.what_is_due import rounds_due
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to

AREA = Area(
    BRACKET,
    BracketScreen,
    going_to(
        BRACKET,
        "Bracket",
        "Ctrl+Shift+G",
        BRACKET,
        words=(
            "shootout, heads-up, heads-up bracket, rounds, match play, elimination bracket, "
            "match-ups"
        ),
    ),
    BRACKET_ACTIONS,
    there=by_rounds,
    due=lambda cockpit: partial(rounds_due, cockpit),
    written_in="shootouts-and-flights",
)
