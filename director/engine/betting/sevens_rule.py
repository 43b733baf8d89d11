"""The sevens rule of limit California lowball: a seven or better may not be checked after the draw.

The rule is that of S App B, for ties that of MB2. All amounts are chips.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from director.engine.betting.pots import Bet, build_pots
from director.engine.cards import JOKER, Cards, read_cards, written
from director.engine.dealing.found_cards import joker_plays
from director.engine.not_possible import NotPossible
from director.engine.ranking.scales import SCALES
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips, listed, say

_WORST_SEVEN = read_cards("7c 6d 5h 4s 3c")


class SevenHeld(NamedTuple):
    """Whether a hand falls under the rule."""

    applies: bool
    reasons: tuple[Reason, ...]


class Violation(NamedTuple):
    """Whether an action breaks the rule."""

    violated: bool
    reasons: tuple[Reason, ...]


class LateBet(NamedTuple):
    """What a player put in after the draw."""

    seat: Seat
    total: int
    before: int = 0
    """How much of it was in once the rule had been broken: a short all-in and its call."""
    folded: bool = False


class SevensRuling(NamedTuple):
    """Who wins and takes back how much."""

    winners: tuple[Seat, ...]
    awards: Mapping[Seat, int]
    """What is won; an odd chip is for the caller to place: see `left`."""
    returned: Mapping[Seat, int]
    left: int
    """What does not divide evenly among the winners."""
    reasons: tuple[Reason, ...]


def _rating(cards: Cards, field: str) -> int:
    """How good a lowball hand is, with or without the joker."""
    if len(cards) != 5 or len(set(cards)) < 5:
        raise NotPossible(field, say("a lowball hand is five different cards"))
    if JOKER in cards:
        cards = joker_plays(cards, "california", "lowest missing").hand
    return SCALES["california"].rate(cards) or 0


def seven_or_better(cards: Cards) -> SevenHeld:
    """Whether five cards are a seven or better: no pair, none above a seven, the ace low (S App B).

    The joker is the lowest rank that is missing. Raises NotPossible.
    """
    rating = _rating(cards, "cards")
    applies = rating >= _rating(_WORST_SEVEN, "cards")
    values = {"cards": written(cards), "hand": SCALES["california"].says(rating)}
    sentence = (
        "{cards} is a seven or better, {hand}"
        if applies
        else "{cards} is no seven or better, but {hand}"
    )
    why = "No pair, and no card above a seven" if applies else "It takes five ranks up to a seven"
    return SevenHeld(applies, (Reason(sentence, values, "S App B"), Reason(why, {}, "S App A")))


def sevens_violation(
    cards: Cards,
    deed: Literal["check", "call", "complete", "bet", "raise", "fold"],
    *,
    bet: int,
    all_in: int | None = None,
    behind: int | None = None,
    no_limit: bool = False,
    half_is_a_bet: bool = False,
    no_limit_sevens: bool = False,
) -> Violation:
    """Whether an action after the draw breaks the rule (S App B).

    A seven may not be checked; and where the only bet is an `all_in` below the `bet` of the round
    and players are still to act `behind`, it may not just call. With `half_is_a_bet` half a bet or
    more may be called (C35). In `no_limit` the rule is off; with `no_limit_sevens` a short all-in
    has to be completed there too, and a check breaks nothing (C33). Raises NotPossible, also where
    one of them has to be asked.
    """
    if bet <= 0:
        raise NotPossible("bet", say("a bet is one chip or more"))
    for field, number in (("all_in", all_in), ("behind", behind)):
        if number is not None and number < 0:
            raise NotPossible(field, say("nothing is below nothing"))
    if all_in is None and deed == "call":
        message = say("which all-in was called? Write 0 where it was a whole bet")
        raise NotPossible("all_in", message)
    all_in = all_in or 0
    if behind is None and deed == "call" and 0 < all_in < bet:
        raise NotPossible("behind", say("how many players were still to act?"))
    behind = behind or 0
    if deed == "check" and all_in:
        raise NotPossible("deed", say("facing a bet nobody can check"))
    seven = seven_or_better(cards)
    if no_limit and (not no_limit_sevens or deed == "check"):
        return _not_in_force(seven, by_house=no_limit_sevens)
    values = {"all_in": chips(all_in), "bet": chips(bet), "deed": deed, "behind": behind}
    short = 0 < all_in < bet and not (half_is_a_bet and 2 * all_in >= bet)
    if not seven.applies:
        why = "The hand is no seven or better"
    elif deed == "check":
        why = "A seven or better was checked"
    elif deed == "call" and short and behind:
        why = "It just called {all_in}, less than the bet of {bet}, with players still to act"
    elif deed == "call" and short:
        why = "Nobody was left to act, so there was nothing to gain by a call"
    elif deed == "call" and 0 < all_in < bet:
        why = "An all-in of half a bet or more may just be called"
    elif deed == "call":
        why = "The bet that was called is a whole one"
    else:
        why = "A {deed} does not break the rule"
    violated = seven.applies and (deed == "check" or (deed == "call" and short and behind > 0))
    sentence = "The sevens rule is broken" if violated else "The sevens rule is kept"
    rule = "house rule, C35" if 0 < all_in < bet and 2 * all_in >= bet else "S App B"
    rule = "house rule, C33; S App B" if no_limit and short else rule
    said = Reason(sentence, values, "S App B")
    return Violation(violated, (said, Reason(why, values, rule), *seven.reasons[:1]))


def _not_in_force(seven: SevenHeld, *, by_house: bool) -> Violation:
    """That nothing is broken in no-limit, where check-raising is allowed."""
    said = Reason("The sevens rule is not broken in no-limit", {}, "S 2.11, C33")
    why = (
        Reason("In no-limit a seven or better may be checked", {}, "house rule, C33")
        if by_house
        else Reason("In no-limit there is no sevens rule", {}, "S 2.11, C33")
    )
    return Violation(False, (said, why, *seven.reasons[:1]))


def sevens_rule(
    pot: int,
    bets: Sequence[LateBet],
    hands: Mapping[Seat, Cards],
    violator: Seat,
    *,
    forfeits_pot: bool = False,
) -> SevensRuling:
    """How a pot is settled after a violation, from the pot before the draw and all later bets.

    `hands` are those of everybody who has not folded. With `forfeits_pot` the violator can win
    nothing, as in some clubs. Raises NotPossible.
    """
    _check(pot, bets, hands, violator)
    ratings = {seat: _rating(cards, "hands") for seat, cards in hands.items()}
    best = max(ratings.values())
    winners = tuple(sorted(seat for seat, rating in ratings.items() if rating == best))
    if forfeits_pot and violator in winners:
        sentence = "Seat {violator} broke the rule and forfeits the whole pot"
        why = Reason(sentence, {"violator": violator}, "house rule, S App B")
        kept = [one._replace(folded=one.folded or one.seat == violator) for one in bets]
        return _by_pots(pot, kept, _without(ratings, violator), {}, [why])
    if violator not in winners:
        values = {"violator": violator}
        why = Reason("Seat {violator} is beaten and loses what was called", values, "S App B")
        return _by_pots(pot, bets, ratings, {}, [why])
    if winners == (violator,):
        return _as_it_stood(pot, bets, violator)
    returned = {one.seat: one.total for one in bets if one.seat == violator and one.total}
    values = {"violator": violator}
    sentence = "Seat {violator} ties, and takes back all chips put in after the draw"
    why = Reason(sentence, values, "MB2")
    then = Reason("The rest is for those who kept the rule", values, "MB2")
    rest = [one for one in bets if one.seat != violator]
    return _by_pots(pot, rest, _without(ratings, violator), returned, [why, then])


def _without(ratings: Mapping[Seat, int], violator: Seat) -> dict[Seat, int]:
    return {seat: rating for seat, rating in ratings.items() if seat != violator}


def _check(pot: int, bets: Sequence[LateBet], hands: Mapping[Seat, Cards], violator: Seat) -> None:
    if pot < 0:
        raise NotPossible("pot", say("there is no pot below nothing"))
    if violator not in hands:
        raise NotPossible("violator", say("seat {seat} shows no hand", seat=violator))
    if len({one.seat for one in bets}) < len(bets):
        raise NotPossible("bets", say("a seat is there twice"))
    for one in bets:
        if not 0 <= one.before <= one.total:
            message = say("seat {seat} had no more in before than in all", seat=one.seat)
            raise NotPossible("bets", message)
        if one.folded == (one.seat in hands):
            message = say("seat {seat} has folded or shows a hand", seat=one.seat)
            raise NotPossible("bets", message)


def _as_it_stood(pot: int, bets: Sequence[LateBet], violator: Seat) -> SevensRuling:
    """The violator has the best hand alone: later chips go back, the pot of that time is won."""
    returned = {one.seat: one.total - one.before for one in bets if one.total > one.before}
    won = pot + sum(one.before for one in bets)
    values = {"violator": violator}
    sentence = "Seat {violator} has the best hand and wins the pot as it stood at the violation"
    why = Reason(sentence, values, "S App B")
    then = Reason("Everything put in after that goes back", {}, "S App B")
    return _settled({violator: won}, returned, 0, [why, then])


def _by_pots(
    pot: int,
    bets: Sequence[LateBet],
    ratings: Mapping[Seat, int],
    returned: Mapping[Seat, int],
    why: list[Reason],
) -> SevensRuling:
    """Each pot to its best hand, as always; a short all-in plays for the main pot only."""
    if not ratings:
        raise NotPossible("hands", say("who else shows a hand?"))
    paid = {one.seat for one in bets}
    put = [Bet(one.seat, one.total, one.folded) for one in bets]
    put += [Bet(seat, 0) for seat in ratings if seat not in paid]
    built = build_pots(put, pot)
    awards: dict[Seat, int] = {}
    left = 0
    for one in built.pots:
        best = max(ratings[seat] for seat in one.seats)
        winners = [seat for seat in one.seats if ratings[seat] == best]
        share, over = divmod(one.amount, len(winners))
        left += over
        for seat in winners:
            awards[seat] = awards.get(seat, 0) + share
    return _settled(awards, {**returned, **built.returned}, left, why)


def _settled(
    awards: Mapping[Seat, int], returned: Mapping[Seat, int], left: int, why: list[Reason]
) -> SevensRuling:
    won = [
        say("seat {seat} wins {amount}", seat=seat, amount=chips(awards[seat]))
        for seat in sorted(awards)
    ]
    said = Reason("Of the pot {won}", {"won": listed(won)}, "S App B")
    taken = [
        Reason(
            "Seat {seat} takes back {amount}", {"seat": seat, "amount": chips(amount)}, "S App B"
        )
        for seat, amount in sorted(returned.items())
    ]
    if left:
        values = {"left": chips(left)}
        taken.append(Reason("{left} does not divide: see odd chips", values, "S 1.4"))
    reasons = (said, *why, *taken)
    return SevensRuling(tuple(sorted(awards)), awards, returned, left, reasons)
