"""Questions about the money of the two games that are judged from the play."""

from director.engine.boulder.money import buyem_ante, claim_pots, next_bid
from director.engine.buckem.rakes import burns, rake
from director.rulings.inputs import (
    AMOUNT,
    AMOUNT_BY_SEAT,
    CARD,
    CARDS,
    SEAT,
    SEATS,
    WHOLE,
    Input,
)
from director.rulings.question import Chapter, Question
from director.translation import say

_POT = Input("pot", say("Pot"), AMOUNT)
_ROUNDS = Input("rounds", say("Rounds of antes or matches in it"), WHOLE, hint="1")
_CHIP = Input("chip", say("Smallest chip"), AMOUNT, hint="1")

PASTIMES = Chapter(
    say("Buck, Buy"),
    (
        Question(
            "buck-rake",
            say("Buck 'em: what a player who stays alone takes"),
            "BUCK, C28",
            rake,
            (
                Input("dealt", say("The five cards as dealt"), CARDS),
                Input("trump", say("Trump card turned"), CARD),
                _POT,
                _ROUNDS,
                _CHIP,
            ),
            {"dealt": "Ah Kd 9c 4s 2s", "trump": "7h", "pot": "40", "rounds": "1", "chip": "5"},
            say("buck em, rake, lone stayer"),
        ),
        Question(
            "buck-burns",
            say("Buck 'em: who takes the pot and who matches it"),
            "BUCK, C27, C28",
            burns,
            (
                Input("tricks", say("Tricks of each player who stayed, by seat"), AMOUNT_BY_SEAT),
                _POT,
                Input("dealer", say("Dealer"), SEAT),
                _ROUNDS,
                _CHIP,
            ),
            {"tricks": "1: 2, 3: 2, 5: 1", "pot": "45", "dealer": "4", "rounds": "1", "chip": "5"},
            say("burned, match the pot"),
        ),
        Question(
            "buyem-ante",
            say("Boulder Buy'em: a short ante"),
            "BOUL",
            buyem_ante,
            (Input("stack", say("Stack"), AMOUNT), Input("ante", say("Ante"), AMOUNT)),
            {"stack": "15", "ante": "25"},
            say("boulder ante, buyem ante"),
        ),
        Question(
            "buyem-bid",
            say("Boulder Buy'em: the next bid"),
            "BOUL",
            next_bid,
            (
                Input("standing", say("Standing bid"), AMOUNT),
                Input("stack", say("Stack after the ante"), AMOUNT),
                _CHIP,
            ),
            {"standing": "50", "stack": "400", "chip": "5"},
            say("boulder bid, auction, buyem bid"),
        ),
        Question(
            "buyem-claim",
            say("Boulder Buy'em: the pots of a claim"),
            "BOUL, C30",
            claim_pots,
            (
                _POT,
                Input("bets", say("Chips of the claim, by seat"), AMOUNT_BY_SEAT),
                Input("folded", say("Seats that folded"), SEATS, needed=False),
            ),
            {"pot": "120", "bets": "1: 100, 3: 40, 4: 100"},
            say("boulder claim, buyem claim"),
        ),
    ),
)
