"""Adjudicates a showdown: who wins how many chips of which pot, with which cards, and why."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from director.engine.explanations import (
    Contest,
    why_alone,
    why_nobody,
    why_odd_chips,
    why_returned,
    why_they_win,
)
from director.engine.games import Game, Portion
from director.engine.hands import Hand, best_hand, by_suit
from director.engine.pots import Claim, Part, Pot, Seat, Share, divide
from director.engine.reasons import Reason
from director.engine.showdowns import CannotJudge, Problem, Showdown
from director.words import say

Hands = Mapping[Seat, Mapping[str, Hand]]
"""Each seat's best hand by the name of the portion."""


class PotRuling(NamedTuple):
    """One pot and how it is divided."""

    amount: int
    seats: tuple[Seat, ...]
    shares: tuple[Share, ...]


class Ruling(NamedTuple):
    """What a showdown comes to. All amounts are chips."""

    id: object
    game: Game
    awards: Mapping[Seat, int]
    """What each seat wins from the pots."""
    returned: Mapping[Seat, int]
    """The part of a bet that nobody called."""
    carried: int
    """What stays for the next deal."""
    pots: tuple[PotRuling, ...]
    hands: Hands
    """Of those who could win a contested pot; a hand that does not qualify is left out."""
    reasons: tuple[Reason, ...]


def adjudicate(showdown: Showdown) -> Ruling:
    """The ruling of a showdown.

    Raises CannotJudge where an odd chip has to be placed from the button and nobody said where
    the button is.
    """
    pots = showdown.pots.pots
    contested = {seat for pot in pots if len(pot.seats) > 1 for seat in pot.seats}
    hands = {seat: _hands_of(showdown, seat) for seat in sorted(contested)}
    reasons = [why_returned(showdown, *uncalled) for uncalled in showdown.pots.returned.items()]
    rulings = []
    for number, pot in enumerate(pots):
        ruling, why = _settle(showdown, hands, pot, _title(number, pot, of=len(pots)))
        rulings.append(ruling)
        reasons += why
    return Ruling(
        id=showdown.id,
        game=showdown.game,
        awards=_awards(rulings),
        returned=showdown.pots.returned,
        carried=0,
        pots=tuple(rulings),
        hands={seat: _qualified(showdown.game, hands[seat]) for seat in hands},
        reasons=tuple(reasons),
    )


def _hands_of(showdown: Showdown, seat: Seat) -> dict[str, Hand]:
    """A seat's best hand for each portion, whether it qualifies or not."""
    game, held = showdown.game, showdown.players[seat].cards
    best = {one.name: best_hand(game, one, held, showdown.board) for one in game.portions}
    return {name: hand for name, hand in best.items() if hand}


def _qualified(game: Game, hands: Mapping[str, Hand]) -> dict[str, Hand]:
    return {
        portion.name: hand
        for portion in game.portions
        if (hand := hands.get(portion.name)) and hand.rating >= portion.least
    }


def _awards(pots: Iterable[PotRuling]) -> dict[Seat, int]:
    """What each seat wins, by seat; seats that win nothing are left out."""
    won: dict[Seat, int] = {}
    for pot in pots:
        for share in pot.shares:
            for part in share.parts:
                won[part.seat] = won.get(part.seat, 0) + part.amount
    return {seat: won[seat] for seat in sorted(won) if won[seat]}


def _settle(
    showdown: Showdown, hands: Hands, pot: Pot, title: str
) -> tuple[PotRuling, list[Reason]]:
    """One pot, settled by itself (TDA 21)."""
    if len(pot.seats) == 1:
        share = Share("uncontested", pot.amount, (Part(pot.seats[0], pot.amount),))
        return PotRuling(*pot, (share,)), [why_alone(showdown, title, pot.seats[0])]
    claims: list[Claim] = []
    contests: list[Contest] = []
    reasons: list[Reason] = []
    for portion in showdown.game.portions:
        running = {
            seat: hand for seat in pot.seats if (hand := hands[seat].get(portion.name)) is not None
        }
        qualified = {seat: hand for seat, hand in running.items() if hand.rating >= portion.least}
        contest = Contest(showdown, portion, title, qualified or running)
        if qualified:
            claims.append(Claim(portion.name, _winners(showdown, portion, qualified)))
            contests.append(contest)
            reasons.append(why_they_win(contest, claims[-1].winners))
        else:
            reasons.append(why_nobody(contest))
    shares = divide(pot.amount, showdown.chip, claims)
    for contest, claim, share in zip(contests, claims, shares, strict=True):
        _check_button(contest, claim, share)
        reasons += why_odd_chips(contest, claim, share)
    return PotRuling(*pot, shares), reasons


def _winners(
    showdown: Showdown, portion: Portion, qualified: Mapping[Seat, Hand]
) -> tuple[Seat, ...]:
    """The best of these hands, in the order in which odd chips go to them (S 1.4 rule 3)."""
    best = max(hand.rating for hand in qualified.values())
    tied = [seat for seat, hand in qualified.items() if hand.rating == best]
    if showdown.game.odd_chips == "by suit":
        tied.sort(key=lambda seat: by_suit(portion.scale, qualified[seat].cards), reverse=True)
    else:
        button = showdown.button or 0
        tied.sort(key=lambda seat: (seat <= button, seat))
    return tuple(tied)


def _check_button(contest: Contest, claim: Claim, share: Share) -> None:
    """An odd chip among tied hands of a button game cannot be placed without the button."""
    showdown = contest.showdown
    by_position = showdown.game.odd_chips == "by position" and showdown.button is None
    if by_position and len(claim.winners) > 1 and any(part.odd for part in share.parts):
        message = say("where is the button? {pot}: an odd chip is placed from it", pot=contest.name)
        raise CannotJudge([Problem("missing-button", "button", message)])


def _title(number: int, pot: Pot, of: int) -> str:
    """What a pot is called: main pot or side pot, by number."""
    if of == 1:
        return say("Pot of {amount:,}", amount=pot.amount)
    if number == 0:
        return say("Main pot of {amount:,}", amount=pot.amount)
    return say("Side pot {number} of {amount:,}", number=number, amount=pot.amount)
