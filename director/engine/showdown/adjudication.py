"""Adjudicates a showdown: who wins how many chips of which pot, with which cards, and why."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from director.engine.betting.pots import Claim, Part, Pot, Share, divide
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.hands.best_hand import Hand
from director.engine.hands.fast_hands import rater
from director.engine.reasons import Counted, Reason
from director.engine.seats import Seat, clockwise
from director.engine.showdown.explanations import (
    Contest,
    why_alone,
    why_carried,
    why_declared,
    why_nobody,
    why_returned,
    why_these_rows,
    why_this_case,
    why_this_hand_wins,
)
from director.engine.showdown.odd_chips import in_order
from director.engine.showdown.showdown import CannotJudge, Problem, Showdown
from director.engine.showdown.splits import Division, why_all_share, why_these_sides, why_they_split
from director.translation import say

SHARED = "shared"
"""What a pot is called that all who are left share because nobody qualifies."""

Hands = Mapping[Seat, Mapping[str, Hand]]
"""Each seat's best hand by the name of the portion."""


class PotRuling(NamedTuple):
    """One pot and how it is divided."""

    amount: int
    seats: tuple[Seat, ...]
    shares: tuple[Share, ...]
    sides: Division | None = None
    """Which side has the odd chip, where there is one between the sides."""
    ties: Mapping[str, Division] = MappingProxyType({})
    """How each tied portion is split and where its odd chips go, by the portion's name."""

    @property
    def divisions(self) -> tuple[Division, ...]:
        """Why its chips are divided so, where there is something to say."""
        return (*([self.sides] if self.sides else []), *self.ties.values())


class Ruling(NamedTuple):
    """What a showdown comes to. All amounts are chips."""

    showdown: Showdown
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

    @property
    def other_reasons(self) -> tuple[Reason, ...]:
        """The reasons without those that stand beside the chips."""
        told = [division.among for pot in self.pots for division in pot.divisions]
        return tuple(reason for reason in self.reasons if reason not in told)

    @property
    def game(self) -> Game:
        """The game as it was dealt: with its options, its case or the game chosen."""
        return self.showdown.game


def adjudicate(showdown: Showdown) -> Ruling:
    """The ruling of a showdown.

    Raises CannotJudge where an odd chip, or one of two declared buhs, has to be found from the
    button and nobody said where the button is.
    """
    pots = showdown.pots.pots
    contested = {seat for pot in pots if len(pot.seats) > 1 for seat in pot.seats}
    hands = _hands(showdown, sorted(contested))
    reasons = [why_returned(showdown, *uncalled) for uncalled in showdown.pots.returned.items()]
    if contested:
        reasons += why_this_case(showdown)
    rulings = []
    for number, pot in enumerate(pots):
        ruling, why = _settle(showdown, hands, pot, _title(number, pot, of=len(pots)))
        rulings.append(ruling)
        reasons += why
    return Ruling(
        showdown=showdown,
        awards=_awards(rulings),
        returned=showdown.pots.returned,
        carried=sum([pot.amount for pot in rulings if not pot.shares]),
        pots=tuple(rulings),
        hands=_shown(showdown.game, hands, rulings),
        reasons=tuple(reasons),
    )


def _hands(showdown: Showdown, seats: Sequence[Seat]) -> dict[Seat, dict[str, Hand]]:
    """Each seat's best hand for each portion, whether it qualifies or not."""
    game = showdown.game
    hands: dict[Seat, dict[str, Hand]] = {seat: {} for seat in seats}
    if not hands:
        return {}  # nobody contests a pot, and the board may lie there half dealt
    for portion in game.all_portions:
        best = rater(game, portion, showdown.face_up)
        for seat in seats:
            player = showdown.players[seat]
            held = player.groups[portion.part] if portion.part else player.cards
            if held and (hand := best(held, player.groups)):
                hands[seat][portion.name] = hand
    return hands


def _shown(game: Game, hands: Hands, rulings: Iterable[PotRuling]) -> dict[Seat, dict[str, Hand]]:
    """The hands that qualify, and those that were played for because none did."""
    instead = game.if_nobody.name if game.if_nobody else ""
    fallen_back = {
        seat for pot in rulings for share in pot.shares if share.instead for seat in pot.seats
    }
    least = {portion.name: portion.least for portion in game.portions}
    return {
        seat: {
            name: hand
            for name, hand in best.items()
            if hand.rating >= least.get(name, hand.rating + 1)
            or (name == instead and seat in fallen_back)
        }
        for seat, best in hands.items()
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
    showdown: Showdown, hands: Hands, pot: Pot, title: Counted
) -> tuple[PotRuling, list[Reason]]:
    """One pot, settled by itself (TDA 21)."""
    if len(pot.seats) == 1:
        return _whole(pot, "uncontested", pot.seats[0]), [why_alone(showdown, title, pot.seats[0])]
    game = showdown.game
    if game.declares:
        declared = [seat for seat in pot.seats if showdown.players[seat].has_buh]
        if declared:
            return _declared(showdown, pot, title, declared)
    contests = [_contest(showdown, portion, title, pot, hands) for portion in game.portions]
    if len(contests) == 1 and contests[0].hands:
        winners = _winners(contests[0])
        if len(winners) == 1:  # as most pots are
            return _to_one(pot, contests[0], winners[0])
    won = [contest for contest in contests if contest.hands]
    instead = None if won else game.if_nobody
    if instead:
        won = [Contest(showdown, instead, title, _running(instead, pot, hands))]
        names = [contest.portion.name for contest in contests]
        after = names.index(instead.name) if instead.name in names else len(names)
        contests.insert(after + 1, won[0])
    if not won:
        nobody = [why_nobody(one, _running(one.portion, pot, hands)) for one in contests]
        if game.shared:
            ruling, shared = _all_share(showdown, hands, pot, title)
            return ruling, [*nobody, shared]
        return PotRuling(*pot, ()), [*nobody, why_carried(showdown, title)]
    claims = [Claim(one.portion.name, _winners(one), bool(instead)) for one in won]
    if 1 < len(claims) < len(game.portions):
        claims = _with_shares_left(game, claims)
    shares, house = _divided(showdown, pot, title, claims)
    reasons: list[Reason] = []
    ties: dict[str, Division] = {}
    settled = iter(zip(claims, shares, strict=True))
    for contest in contests:
        if not contest.hands:
            reasons.append(why_nobody(contest, _running(contest.portion, pot, hands)))
            continue
        claim, share = next(settled)
        if len(claim.winners) > 1:
            _check_button(contest, share)
            ties[claim.portion] = why_they_split(contest, claim, share, house)
            reasons.append(ties[claim.portion].among)
        else:
            reasons.append(why_this_hand_wins(contest, claim.winners[0]))
        if not game.one_row:
            reasons += why_these_rows(contest, claim.winners)
    sides = why_these_sides(won, claims, shares) if len(won) > 1 else None
    if sides:
        reasons.insert(0, sides.among)
    return PotRuling(*pot, shares, sides, ties), reasons


def _divided(
    showdown: Showdown, pot: Pot, title: Counted, claims: Sequence[Claim]
) -> tuple[tuple[Share, ...], str]:
    """The shares of a pot as this game's odd chips go, and the house rule that changes them."""
    game, in_turn = showdown.game, claims
    by_position = game.odd_half == "by position" and len({one.winners[0] for one in claims}) > 1
    if by_position:
        seats = clockwise({seat for one in claims for seat in one.winners}, showdown.button)
        in_turn = sorted(claims, key=lambda one: seats.index(one.winners[0]))
    shares = divide(pot.amount, showdown.chip, in_turn, two_odd_chips=game.two_odd_chips)
    if by_position and showdown.button is None and any(share.odd for share in shares):
        message = say("where is the button? {pot}: an odd chip is placed from it", pot=title)
        raise CannotJudge([Problem("missing-button", "button", message)])
    changes = game.two_odd_chips and shares != divide(pot.amount, showdown.chip, in_turn)
    if by_position:
        named = {share.portion: share for share in shares}
        shares = tuple([named[one.portion] for one in claims])
    return shares, "house rule, TDA 20" if changes else ""


def _to_one(pot: Pot, contest: Contest, winner: Seat) -> tuple[PotRuling, list[Reason]]:
    """A pot of one portion that one hand wins."""
    reasons = [why_this_hand_wins(contest, winner)]
    if not contest.showdown.game.one_row:
        reasons += why_these_rows(contest, (winner,))
    return _whole(pot, contest.portion.name, winner), reasons


def _with_shares_left(game: Game, claims: Sequence[Claim]) -> list[Claim]:
    """The claims, with the shares of portions that nobody qualifies for where their files say."""
    claimed = [claim.portion for claim in claims]
    left = [one.otherwise for one in game.portions if one.name not in claimed]
    return [claim._replace(shares=1 + left.count(claim.portion)) for claim in claims]


def _whole(pot: Pot, portion: str, seat: Seat) -> PotRuling:
    """A pot that goes to one player undivided."""
    return PotRuling(*pot, (Share(portion, pot.amount, (Part(seat, pot.amount),)),))


def _declared(
    showdown: Showdown, pot: Pot, title: Counted, declared: Sequence[Seat]
) -> tuple[PotRuling, list[Reason]]:
    """A declared buh takes the pot; of two the first from the button (C24)."""
    if len(declared) > 1 and showdown.button is None:
        message = say("where is the button? The first of two declared buhs wins from there")
        raise CannotJudge([Problem("missing-button", "button", message)])
    first = clockwise(declared, showdown.button)[0]
    why = why_declared(showdown, title, first, len(declared))
    return _whole(pot, showdown.game.portions[0].name, first), [why]


def _running(portion: Portion, pot: Pot, hands: Hands) -> dict[Seat, Hand]:
    """The hands that run for a portion of this pot, whether they qualify or not."""
    return {seat: hand for seat in pot.seats if (hand := hands[seat].get(portion.name))}


def _contest(
    showdown: Showdown, portion: Portion, title: Counted, pot: Pot, hands: Hands
) -> Contest:
    """The hands that qualify for a portion of this pot."""
    name, least = portion.name, portion.least
    running = {}
    for seat in pot.seats:
        hand = hands[seat].get(name)
        if hand and hand.rating >= least:
            running[seat] = hand
    return Contest(showdown, portion, title, running)


def _winners(contest: Contest) -> tuple[Seat, ...]:
    """The best of these hands, in the order in which odd chips go to them (S 1.4 rule 3)."""
    hands = contest.hands
    best = max([hand.rating for hand in hands.values()])
    tied = [seat for seat, hand in hands.items() if hand.rating == best]
    return tuple(tied) if len(tied) == 1 else in_order(contest, tied)


def _all_share(
    showdown: Showdown, hands: Hands, pot: Pot, title: Counted
) -> tuple[PotRuling, Reason]:
    """A pot that is shared by all who are left, whatever their hands."""
    first = showdown.game.portions[0]
    portion = replace(first, name=SHARED, title=say("shared"))
    contest = Contest(showdown, portion, title, _running(first, pot, hands))
    claim = Claim(SHARED, in_order(contest, pot.seats), instead=True)
    shares = divide(pot.amount, showdown.chip, [claim])
    _check_button(contest, shares[0])
    why = why_all_share(contest, claim, shares[0])
    return PotRuling(*pot, shares, None, {SHARED: why}), why.among


def _check_button(contest: Contest, share: Share) -> None:
    """An odd chip among tied hands of a button game cannot be placed without the button."""
    showdown = contest.showdown
    by_position = showdown.game.odd_chips == "by position" and showdown.button is None
    if by_position and any(part.odd for part in share.parts):
        message = say("where is the button? {pot}: an odd chip is placed from it", pot=contest.name)
        raise CannotJudge([Problem("missing-button", "button", message)])


def _title(number: int, pot: Pot, of: int) -> Counted:
    """What a pot is called: main pot or side pot, by number."""
    if of == 1:
        return Counted(say("Pot of {amount:,}", amount=pot.amount), say("Pot"))
    if number == 0:
        return Counted(say("Main pot of {amount:,}", amount=pot.amount), say("Main pot"))
    counted = say("Side pot {number} of {amount:,}", number=number, amount=pot.amount)
    return Counted(counted, say("Side pot {number}", number=number))
