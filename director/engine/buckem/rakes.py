"""Buck 'em without a record of the play: who rakes alone, and what burned players owe (BUCK).

All amounts are chips.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.betting.pots import Claim, divide
from director.engine.buckem.judge import ENOUGH, NextPot, after_tricks, rake_cards, raked
from director.engine.buckem.trick_records import HAND, MOST
from director.engine.cards import Card, Cards, written
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat, clockwise
from director.translation import chips, listed, say


class Rake(NamedTuple):
    """What a lone stayer takes."""

    rakes: bool
    amount: int
    proof: Cards
    """The trumps that allow it, as they were dealt."""
    next: NextPot
    """What the next round begins with."""
    reasons: tuple[Reason, ...]


class Burns(NamedTuple):
    """Who is paid and who is burned after five tricks."""

    awards: Mapping[Seat, int]
    owed: Mapping[Seat, int]
    """What each burned player pays into the next pot."""
    next: NextPot
    reasons: tuple[Reason, ...]


def rake(dealt: Cards, trump: Card, pot: int, *, rounds: int = 1, chip: int = 1) -> Rake:
    """What the only player who stays takes, from the five cards as they were dealt (BUCK).

    The ace of trump, or two trumps one of them a face card, rake a single pot whole and half of a
    larger one; a pot of several `rounds` of antes or matches is larger (C28). Raises NotPossible.
    """
    if len(dealt) != HAND or len(set(dealt)) < HAND:
        raise NotPossible("dealt", say("the hand as dealt is five different cards"))
    _check_pot(pot, rounds, chip)
    proof = rake_cards(dealt, trump)
    values = {"pot": chips(pot), "cards": written(proof)}
    if not proof:
        following = NextPot(pot, rounds + 1, ante=True)
        said = Reason("There is no rake, and the pot of {pot} stays", values, "BUCK")
        sentence = "Dealt were neither the ace of trump nor two trumps with a face card"
        why = Reason(sentence, values, "BUCK")
        return Rake(False, 0, (), following, (said, why, _why_ante(following)))
    amount, following = raked(pot, rounds, chip)
    values["amount"] = chips(amount)
    sentence = (
        "The player rakes the single pot of {amount}"
        if rounds == 1
        else "The player rakes {amount}, half of the pot of {pot}"
    )
    held = (
        "Dealt was the ace of trump, {cards}"
        if len(proof) == 1
        else "Dealt were two trumps with a face card, {cards}"
    )
    reasons = [Reason(sentence, values, "BUCK"), Reason(held, values, "BUCK")]
    if rounds > 1:
        sentence = "The pot holds {rounds} rounds of antes or matches, and is not single"
        reasons.append(Reason(sentence, {"rounds": rounds}, "BUCK; C28"))
    return Rake(True, amount, proof, following, (*reasons, _why_ante(following)))


def burns(
    tricks: Mapping[Seat, int], pot: int, *, dealer: Seat, rounds: int = 1, chip: int = 1
) -> Burns:
    """Who takes the pot and who matches it, from the tricks of each player who stayed (BUCK, C27).

    Two tricks win; one winner takes all, two split, an odd chip to the first left of the dealer
    (C28). Raises NotPossible.
    """
    if not 2 <= len(tricks) <= MOST or min(tricks.values()) < 0 or sum(tricks.values()) != HAND:
        raise NotPossible("tricks", say("two to eight players take five tricks between them"))
    _check_pot(pot, rounds, chip)
    winners = clockwise([seat for seat, count in tricks.items() if count >= ENOUGH], dealer)
    losers = [seat for seat, count in sorted(tricks.items()) if count < ENOUGH]
    owed = dict.fromkeys(losers, pot)
    following = after_tricks(pot, rounds, len(losers), won=bool(winners))
    awards: dict[Seat, int] = {}
    values = {"pot": chips(pot), "seats": listed([str(seat) for seat in winners])}
    if not winners:
        sentence = "Nobody takes two tricks: the pot of {pot} stays"
    elif len(winners) == 1:
        sentence = "Seat {seats} alone takes two tricks or more and wins the pot of {pot}"
    else:
        sentence = "Seats {seats} take two tricks or more and split the pot of {pot}"
    reasons = [Reason(sentence, values, "BUCK")]
    if winners:
        parts = divide(pot, chip, [Claim("tricks", winners)])[0].parts
        awards = {part.seat: part.amount for part in parts}
        for part in parts:
            if part.odd:
                sentence = "The odd chip goes to seat {seat}, the first winner left of the dealer"
                reasons.append(Reason(sentence, {"seat": part.seat}, "house rule, C28"))
    for seat in losers:
        sentence = "Seat {seat} is burned and pays {pot} into the next pot"
        reasons.append(Reason(sentence, {"seat": seat, "pot": chips(pot)}, "BUCK; C27"))
    return Burns(awards, owed, following, (*reasons, _why_ante(following)))


def _check_pot(pot: int, rounds: int, chip: int) -> None:
    if chip < 1:
        raise NotPossible("chip", say("the smallest chip is one or more"))
    if pot < 1 or pot % chip:
        raise NotPossible("pot", say("the pot is in whole chips of {chip}", chip=chips(chip)))
    if rounds < 1:
        raise NotPossible("rounds", say("a pot holds one round of antes or more"))


def _why_ante(following: NextPot) -> Reason:
    if following.ante:
        return Reason("Everybody antes for the next round", {}, "BUCK")
    values = {"pot": chips(following.pot)}
    return Reason("Nobody antes for the next round: its pot is {pot}", values, "BUCK")
