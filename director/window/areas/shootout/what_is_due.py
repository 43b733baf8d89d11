"""What waits at the bracket: a round whose players are all known."""

from collections.abc import Sequence

from director.tournament.entries.registration import is_open
from director.tournament.shootouts.round_draw import by_rounds, ready
from director.translation import say
from director.window.areas.shootout.shootout_actions import BRACKET, nothing_to_draw
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due


def rounds_due(cockpit: Cockpit) -> Sequence[Due]:
    """The next round, once nobody plays for it any more and, for the first, nobody can enter."""
    t = cockpit.tournament
    if not by_rounds(t) or t.closed or nothing_to_draw(cockpit):
        return ()
    found = ready(t)
    waits = not found.number or found.playing or (not t.rounds and is_open(t, cockpit.now))
    if waits:
        return ()
    words = say("round {round} is ready to draw", round=found.number)
    return (Due(words, f"screen.{BRACKET}"),)
