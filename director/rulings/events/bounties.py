"""Questions about bounties: who gets one, on a hand with one pot or several."""

import re
from collections.abc import Sequence

from director.engine.not_possible import NotPossible
from director.rulings.inputs import AMOUNT, SEAT, SEATS, Input, Kind, NotRead
from director.rulings.question import Question
from director.tournament.bounties.awards import Bounty, WonPot, bounty
from director.translation import say


def _pots(text: str) -> tuple[WonPot, ...]:
    """Reads "1 2 3: 1; 2 3: 2 / 3": who could win each pot, and who won its high and low."""
    pots = []
    for piece in re.split(r"[;\n]+", text):
        if not piece.strip():
            continue
        seats, colon, won = piece.partition(":")
        if not colon:
            raise NotRead(say("“{text}” should be seats, a colon and who won", text=piece.strip()))
        portions = tuple(SEATS.read(portion) for portion in won.split("/"))
        pots.append(WonPot(SEATS.read(seats), portions))
    return tuple(pots)


_POTS = Kind(_pots, "1 2 3: 1; 2 3: 2 / 3", wide=True)


def whose_bounty(
    gone: int,
    amount: int,
    winners: Sequence[int],
    button: int | None = None,
    split: bool = False,
) -> Bounty:
    """Who gets a bounty, from the winners of the last pot that the player could win (S 1.7).

    Raises NotPossible.
    """
    return bounty_of_pots(
        gone, amount, (WonPot((gone, *winners), (tuple(winners),)),), button, split
    )


def bounty_of_pots(
    gone: int,
    amount: int,
    pots: Sequence[WonPot],
    button: int | None = None,
    split: bool = False,
) -> Bounty:
    """Who gets a bounty, from every pot of the hand, the main pot first (S 1.7, WT 39).

    A button of 0 is none: the winners are then in the order of odd chips. Raises NotPossible.
    """
    last = next((pot for pot in reversed(pots) if gone in pot.seats), None)
    tied = last is not None and any(len(portion) > 1 for portion in last.winners)
    if tied and button is None:
        message = say(
            "several tie: where is the button? In stud write 0, and the winners in the order of"
            " their highest card"
        )
        raise NotPossible("button", message)
    for pot in pots:
        strangers = [seat for portion in pot.winners for seat in portion if seat not in pot.seats]
        if strangers:
            message = say("seat {seat} could not win that pot", seat=strangers[0])
            raise NotPossible("pots", message)
    return bounty(gone, amount, pots, button or None, split=split)


_GONE = Input("gone", say("Seat of the player who is out"), SEAT)
_AMOUNT = Input("amount", say("Bounty"), AMOUNT)
_BUTTON = Input("button", say("Button, 0 in stud"), SEAT, needed=False, once_asked=True)

BOUNTIES = (
    Question(
        "bounty",
        say("Who gets the bounty"),
        "S 1.7, C42",
        whose_bounty,
        (
            _GONE,
            _AMOUNT,
            Input(
                "winners",
                say("Who won the high portion of the last pot that player was in"),
                SEATS,
            ),
            _BUTTON,
        ),
        {"gone": "3", "amount": "50", "winners": "2, 7", "button": "5"},
        say("bounty, knockout, split bounty, who gets the bounty, bounty in a split pot"),
        house_rules={"split": "bounty_split"},
    ),
    Question(
        "bounty-pots",
        say("Who gets the bounty, with side pots"),
        "S 1.7, WT 39, C42",
        bounty_of_pots,
        (
            _GONE,
            _AMOUNT,
            Input(
                "pots",
                say("Each pot, the main pot first: who could win it: who won high / low"),
                _POTS,
            ),
            _BUTTON,
        ),
        {"gone": "3", "amount": "50", "pots": "1 2 3: 1; 2 3: 2", "button": "5"},
        say("bounty with side pots, several pots, knockout side pot, last pot"),
        house_rules={"split": "bounty_split"},
    ),
)
