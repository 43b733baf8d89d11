"""What is asked about chips: how many somebody wins, and where the odd one goes."""

from random import Random

from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling
from director.school.exercise import Asked, Choice, Unfit, put, seated
from director.school.hands_asked import pot_title
from director.school.look import Dealt
from director.school.traps import traps_in, traps_in_chips
from director.translation import chips, say

_WRONG_AMOUNTS = 5


def how_many_chips(dealt: Dealt, rng: Random) -> Asked:
    """How many chips a player wins of all pots. Raises Unfit."""
    seats = in_contest(dealt)
    paid = [seat for seat in seats if dealt.ruling.awards.get(seat)]
    seat = rng.choice(paid if paid and rng.random() < 0.8 else seats)
    return how_many_of(dealt, seat, rng)


def in_contest(dealt: Dealt) -> list[Seat]:
    """Who can win a pot that others can win too. Raises Unfit where there is none."""
    if not dealt.contested:
        raise Unfit
    return sorted({seat for pot in dealt.contested for seat in pot.seats})


def how_many_of(dealt: Dealt, seat: Seat, rng: Random) -> Asked:
    """How many chips this player wins; of the wrong amounts chance takes some. Raises Unfit."""
    ruling = dealt.ruling
    won = ruling.awards.get(seat, 0)
    total, chip = sum(pot.amount for pot in ruling.pots), dealt.showdown.chip
    wrong = [
        *(part.amount for pot in ruling.pots for share in pot.shares for part in share.parts),
        *(share.amount for pot in ruling.pots for share in pot.shares),
        *ruling.awards.values(),
        *(pot.amount for pot in ruling.pots),
        won + ruling.returned.get(seat, 0),
        total,
        _whole(total * 3 // 4, chip),
        _whole(total // 2, chip),
        _whole(total // 4, chip),
        won + chip,
        won - chip,
        0,
    ]
    others = [one for one in dict.fromkeys(wrong) if one >= 0 and one != won]
    rng.shuffle(others)
    amounts = sorted({won, *others[:_WRONG_AMOUNTS]})
    values = {"who": dealt.who(seat)}
    question = (
        say("How many chips does {who} win of the pots, without what goes back?", **values)
        if ruling.returned
        else say("How many chips does {who} win?", **values)
    )
    shares = [share for pot in ruling.pots for share in pot.shares]
    traps = traps_in_chips(dealt, shares)
    for pot in dealt.contested:
        if seat in pot.seats:
            for portion in dealt.game.portions:
                traps += traps_in(dealt, pot, portion)
    choices = [Choice(chips(one)) for one in amounts]
    return put(question, Choice(chips(won)), choices, ruling.reasons, traps, seat=seat)


def who_gets_the_odd_chip(dealt: Dealt, rng: Random) -> Asked:
    """Where the odd chip of a pot goes, if there is one. Raises Unfit where nothing is split."""
    split = [pot for pot in dealt.contested if _receivers(pot)]
    if not split:
        raise Unfit
    pot = rng.choice(split)
    lucky = [part.seat for share in pot.shares for part in share.parts if part.odd]
    if len(lucky) > 1:
        raise Unfit
    none = Choice(say("Nobody: it splits evenly"))
    players = {seat: seated(dealt.who(seat), seat) for seat in pot.seats}
    right = players[lucky[0]] if lucky else none
    choices = [*players.values(), none]
    question = (
        say("Who gets the odd chip?")
        if len(dealt.ruling.pots) == 1
        else say("Who gets the odd chip of {pot}?", pot=pot_title(dealt, pot))
    )
    why: list[Reason] = [division.among for division in pot.divisions]
    traps = traps_in_chips(dealt, pot.shares)
    for portion in dealt.game.portions:
        traps += traps_in(dealt, pot, portion)
    about = {"pot": dealt.ruling.pots.index(pot)}
    return put(question, right, choices, why or dealt.ruling.reasons, traps, **about)


def _receivers(pot: PotRuling) -> bool:
    """Whether a pot is divided at all."""
    return len(pot.shares) > 1 or any(len(share.parts) > 1 for share in pot.shares)


def _whole(amount: int, chip: int) -> int:
    return amount // chip * chip
