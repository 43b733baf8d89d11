"""Questions about play hand for hand: the places of those who go out, and the clock."""

from collections.abc import Sequence

from director.rulings.inputs import WHOLE, Input, Kind, Table, threes
from director.rulings.question import Question
from director.tournament.busts.hand_for_hand import Bust, Places, clock_deduction, places
from director.translation import say

_BUSTS = Kind(
    threes,
    "12 at table 4 with 3500; 7 at table 9 with 900",
    wide=True,
    table=Table(
        (say("Player"), say("Table"), say("Stack at the start")), "{} at table {} with {}", "; "
    ),
)


def places_on_a_hand(busts: Sequence[tuple[int, int, int]], left: int) -> Places:
    """The places of those who went out on one hand, `left` being in before it (TDA RP-8)."""
    return places([Bust(*one) for one in busts], left)


HAND_FOR_HAND = (
    Question(
        "hand-for-hand",
        say("Hand for hand: places of those who went out"),
        "TDA RP-8",
        places_on_a_hand,
        (
            Input("busts", say("Player, table and stack at the start of the hand"), _BUSTS),
            Input("left", say("Players left before the hand"), WHOLE),
        ),
        {"busts": "12 at table 4 with 3500; 7 at table 9 with 900", "left": "52"},
        say(
            "hand for hand, h4h, bubble, busted on the same hand, two out on one hand, tie for"
            " a place"
        ),
    ),
    Question(
        "hand-for-hand-clock",
        say("Hand for hand: what comes off the clock"),
        "TDA RP-8-B",
        clock_deduction,
        (
            Input("hands", say("Hands dealt"), WHOLE),
            Input("minutes", say("Minutes a hand"), WHOLE, needed=False, hint="2"),
        ),
        {"hands": "6"},
        say("hand for hand clock, clock in hand for hand"),
    ),
)
