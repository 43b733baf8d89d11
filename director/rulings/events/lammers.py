"""Questions about lammers: turning them in, going broke with one, the last level for them."""

from director.rulings.inputs import AMOUNT, AMOUNTS, FLAG, WHOLE, Input
from director.rulings.question import Question
from director.tournament.lammers.turning_in import (
    bust_with_lammers,
    chips_in_play,
    last_lammer_level_over,
    redeemed,
)
from director.translation import say

_STACK = Input("stack", say("Stack"), AMOUNT)


_LAMMERS = Input("lammers", say("Lammers"), WHOLE)


_VALUE = Input("value", say("Chips a lammer"), AMOUNT)


LAMMERS = (
    Question(
        "lammers",
        say("Lammers: turning some in"),
        "S 1.9, MB2",
        redeemed,
        (
            _STACK,
            _LAMMERS,
            Input("count", say("How many are turned in"), WHOLE),
            _VALUE,
            Input("in_hand", say("The player is in a hand"), FLAG),
        ),
        {"stack": "2000", "lammers": "2", "count": "1", "value": "5000"},
        say("lammer, turn in a lammer, redeem"),
    ),
    Question(
        "bust-with-lammers",
        say("Lammers: the last chip is gone"),
        "S 1.9, MB2",
        bust_with_lammers,
        (_LAMMERS,),
        {"lammers": "2"},
        say("lammer bust, broke with a lammer"),
        house_rules={"exactly_one": "exactly_one_lammer"},
    ),
    Question(
        "last-lammers",
        say("Lammers: the last level for them is over"),
        "S 1.9",
        last_lammer_level_over,
        (_STACK, _LAMMERS, _VALUE),
        {"stack": "7500", "lammers": "1", "value": "5000"},
        say("last lammer level, lammers over, collect lammers"),
    ),
    Question(
        "chips-in-play",
        say("Lammers: chips in play"),
        "S 1.9",
        chips_in_play,
        (
            Input("stacks", say("Stacks"), AMOUNTS),
            Input("lammers", say("Lammers, player by player"), AMOUNTS),
            _VALUE,
        ),
        {"stacks": "10000, 12000, 8000", "lammers": "2, 1, 0", "value": "5000"},
        say("chips in play, average with lammers"),
    ),
)
