"""Questions about penalties, players who are away, and the clock on a player."""

from director.rulings.inputs import AMOUNT, FLAG, WHOLE, Input
from director.rulings.question import Question
from director.tournament.busts.penalties import (
    disqualified,
    hand_at_deal,
    hand_on_penalty,
    hands_left,
    missed_rounds,
)
from director.tournament.clock.called_clock import clock_call
from director.translation import say

_DUE = (
    Input("blinds", say("Blinds due"), AMOUNT),
    Input("ante", say("Ante due"), AMOUNT),
    Input("bring_in", say("Bring-in, if dealt it"), AMOUNT, needed=False),
)

PENALTIES = (
    Question(
        "penalty",
        say("A penalty of rounds, in hands"),
        "TDA 71, 29",
        missed_rounds,
        (
            Input("players", say("Players at the table now, the offender included"), WHOLE),
            Input("rounds", say("Rounds to miss"), WHOLE),
        ),
        {"players": "8", "rounds": "2"},
        say("penalty round, round penalty, missed round, how many hands is a penalty"),
    ),
    Question(
        "penalty-left",
        say("A penalty: hands still to miss"),
        "TDA 71",
        hands_left,
        (
            Input("hands", say("Hands of the penalty"), WHOLE),
            Input("deals", say("Deals since"), WHOLE),
            Input("redeals", say("Of them re-deals after a misdeal"), WHOLE, hint="0"),
        ),
        {"hands": "16", "deals": "5", "redeals": "1"},
        say("hands left of a penalty, penalty count"),
    ),
    Question(
        "penalty-hand",
        say("A hand that is dealt to a player on penalty"),
        "TDA 30, 71",
        hand_on_penalty,
        _DUE,
        {"blinds": "0", "ante": "100"},
        say(
            "hand of an absent player, on penalty, absent player, away from the table, dealt"
            " to an empty seat, blinded off, sitting out"
        ),
    ),
    Question(
        "at-the-seat",
        say("A player comes back while cards are dealt"),
        "TDA 29, 30",
        hand_at_deal,
        (
            *_DUE,
            Input("at_seat", say("At the seat when the last card of the deal came"), FLAG),
        ),
        {"blinds": "0", "ante": "100"},
        say(
            "at the seat, not at the seat, late to the seat, back from the restroom, in reach"
            " of the chair"
        ),
    ),
    Question(
        "clock-call",
        say("The clock on a player"),
        "TDA 29",
        clock_call,
        (
            Input("seconds", say("Seconds since it was called"), WHOLE),
            Input("facing_bet", say("The player faces a bet"), FLAG),
        ),
        {"seconds": "31", "facing_bet": "yes"},
        say(
            "call the clock, clock, called clock, time, thirty seconds, countdown, taking too"
            " long, tanking"
        ),
    ),
    Question(
        "disqualified",
        say("A player is disqualified"),
        "TDA 71",
        disqualified,
        (Input("stack", say("Chips of the player"), AMOUNT),),
        {"stack": "12500"},
        say("disqualified, disqualification, dq, thrown out"),
    ),
)
