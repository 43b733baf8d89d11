"""Adjudicates a showdown: who wins how many chips of which pot, with which cards, and why."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from director.engine.cards import written
from director.engine.games import Game, Portion
from director.engine.hands import Hand, best_hand, by_suit
from director.engine.pots import Claim, Part, Pot, Seat, Share, divide
from director.engine.reasons import Reason
from director.engine.showdowns import CannotJudge, Problem, Showdown
from director.words import chips, listed, say

Hands = Mapping[Seat, Mapping[str, Hand]]
"""Each seat's best hand for each portion, those that do not qualify left out."""


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
    reasons: tuple[Reason, ...]


def adjudicate(showdown: Showdown) -> Ruling:
    """The ruling of a showdown.

    Raises CannotJudge where an odd chip has to be placed from the button and nobody said where
    the button is.
    """
    contested = {seat for pot in showdown.pots.pots if len(pot.seats) > 1 for seat in pot.seats}
    hands = {seat: _hands_of(showdown, seat) for seat in showdown.players if seat in contested}
    reasons = [
        _reason(
            "{who} takes back {amount}, which nobody called",
            "TDA 15-B", who=_who(showdown, seat), amount=chips(amount),
        )
        for seat, amount in showdown.pots.returned.items()
    ]  # fmt: skip
    pots = []
    for number, pot in enumerate(showdown.pots.pots):
        ruling, why = _settle(showdown, hands, pot, _pot_title(number, len(showdown.pots.pots)))
        pots.append(ruling)
        reasons += why
    return Ruling(
        id=showdown.id,
        game=showdown.game,
        awards=_awards(pots),
        returned=showdown.pots.returned,
        carried=0,
        pots=tuple(pots),
        hands={seat: _qualified(showdown.game, hands[seat]) for seat in sorted(hands)},
        reasons=tuple(reasons),
    )


def _hands_of(showdown: Showdown, seat: Seat) -> dict[str, Hand]:
    """A seat's best hand for each portion, whether it qualifies or not."""
    held = showdown.players[seat].cards
    best = {
        portion.name: best_hand(showdown.game, portion, held, showdown.board) for portion in showdown.game.portions
    }
    return {name: hand for name, hand in best.items() if hand}


def _qualified(game: Game, hands: Mapping[str, Hand]) -> dict[str, Hand]:
    return {
        portion.name: hands[portion.name]
        for portion in game.portions
        if portion.name in hands and hands[portion.name].rating >= portion.least
    }


def _awards(pots: Iterable[PotRuling]) -> dict[Seat, int]:
    """What each seat wins, by seat; seats that win nothing are left out."""
    won: dict[Seat, int] = {}
    for pot in pots:
        for share in pot.shares:
            for part in share.parts:
                won[part.seat] = won.get(part.seat, 0) + part.amount
    return {seat: won[seat] for seat in sorted(won) if won[seat]}


def _settle(showdown: Showdown, hands: Hands, pot: Pot, title: str) -> tuple[PotRuling, list[Reason]]:
    """One pot, settled by itself (TDA 21)."""
    title = say("{pot} of {amount}", pot=title, amount=chips(pot.amount))
    if len(pot.seats) == 1:
        share = Share("uncontested", pot.amount, (Part(pot.seats[0], pot.amount),))
        why = _reason(
            "{pot}: only {who} can win it and need not show", "TDA 21", pot=title, who=_who(showdown, pot.seats[0])
        )
        return PotRuling(pot.amount, pot.seats, (share,)), [why]
    claims, reasons = [], []
    for portion in showdown.game.portions:
        running = {seat: hands[seat][portion.name] for seat in pot.seats if portion.name in hands[seat]}
        qualified = {seat: hand for seat, hand in running.items() if hand.rating >= portion.least}
        if qualified:
            winners = _winners(showdown, portion, qualified)
            claims.append(Claim(portion.name, winners))
            reasons.append(_why_they_win(showdown, portion, qualified, winners, title))
        else:
            reasons.append(_why_nobody(showdown, portion, running, title))
    shares = divide(pot.amount, showdown.chip, claims)
    return PotRuling(pot.amount, pot.seats, shares), reasons + _why_odd_chips(showdown, hands, shares, claims, title)


def _winners(showdown: Showdown, portion: Portion, qualified: Mapping[Seat, Hand]) -> tuple[Seat, ...]:
    """The best of these hands, in the order in which odd chips go to them (S 1.4 rule 3)."""
    best = max(hand.rating for hand in qualified.values())
    tied = [seat for seat, hand in qualified.items() if hand.rating == best]
    if showdown.game.odd_chips == "by suit":
        tied.sort(key=lambda seat: by_suit(portion.scale, qualified[seat].cards), reverse=True)
    else:
        button = showdown.button or 0
        tied.sort(key=lambda seat: (seat <= button, seat))
    return tuple(tied)


def _why_they_win(
    showdown: Showdown, portion: Portion, hands: Mapping[Seat, Hand], winners: Sequence[Seat], title: str
) -> Reason:
    """Who wins with what, and why the next best hand does not."""
    best = hands[winners[0]]
    values = {
        "pot": _with_portion(showdown.game, portion, title),
        "who": listed([_who(showdown, seat) for seat in winners]),
        "hand": portion.scale.says(best.rating),
        "cards": written(best.cards),
    }
    if len(winners) > 1:
        return _reason("{pot}: {who} tie with {hand}", showdown.game.source, **values)
    others = [seat for seat in hands if seat not in winners]
    if not others:
        return _reason("{pot}: {who} wins with {hand}, {cards}, and nobody else qualifies", showdown.game.source, **values)
    second = max(others, key=lambda seat: hands[seat].rating)
    values["second"] = _who(showdown, second)
    values["worse"] = portion.scale.says(hands[second].rating)
    if values["worse"] != values["hand"]:
        return _reason("{pot}: {who} wins with {hand}, {cards}; next is {second} with {worse}", showdown.game.source, **values)
    values["better"], values["lesser"] = portion.scale.difference(best.rating, hands[second].rating)
    return _reason(
        "{pot}: {who} wins with {hand}, {cards}; {second} has {worse} too, but the {better} beats the {lesser}",
        showdown.game.source,
        **values,
    )


def _why_nobody(showdown: Showdown, portion: Portion, running: Mapping[Seat, Hand], title: str) -> Reason:
    """Nobody qualifies: with what the best hand was, where there was one."""
    values: dict[str, object] = {
        "pot": _with_portion(showdown.game, portion, title),
        "least": portion.scale.says(portion.least) if portion.least else "",
    }
    if not running:
        return _reason("{pot}: nobody has a hand", showdown.game.source, **values)
    best = max(running, key=lambda seat: running[seat].rating)
    values["who"] = _who(showdown, best)
    values["hand"] = portion.scale.says(running[best].rating)
    return _reason(
        "{pot}: nobody qualifies; the best is {hand} of {who}, and {least} is the weakest that counts",
        showdown.game.source,
        **values,
    )


def _why_odd_chips(
    showdown: Showdown, hands: Hands, shares: Sequence[Share], claims: Sequence[Claim], title: str
) -> list[Reason]:
    """Where each odd chip went and under which rule (S 1.4)."""
    reasons = []
    for share, claim in zip(shares, claims, strict=True):
        portion = next(one for one in showdown.game.portions if one.name == share.portion)
        named = _with_portion(showdown.game, portion, title)
        if share.odd:
            reasons.append(
                _reason(
                    "{pot} takes {amount}: the odd chip of {chip} goes to the side named first",
                    "S 1.4-3c, TDA 20-C", pot=named, amount=chips(share.amount), chip=chips(share.odd),
                )  # fmt: skip
            )
        if len(claim.winners) < 2:
            continue
        lucky = {part.seat for part in share.parts if part.odd}
        if lucky and showdown.game.odd_chips == "by position" and showdown.button is None:
            message = say("where is the button? An odd chip of {pot} has to be placed from it", pot=named)
            raise CannotJudge([Problem("missing-button", "button", message)])
        for place, seat in enumerate(one for one in claim.winners if one in lucky):
            passed_over = claim.winners.index(seat) > place
            reasons.append(_why_this_seat(showdown, portion, hands, seat, named, place, passed_over))
    return reasons


def _why_this_seat(
    showdown: Showdown, portion: Portion, hands: Hands, seat: Seat, title: str, place: int, passed_over: bool
) -> Reason:
    """Why a tied hand gets an odd chip: its place in the order, or that those before it have one."""
    values = {"pot": title, "who": _who(showdown, seat), "chip": chips(showdown.chip)}
    if passed_over:
        return _reason(
            "{pot}: the odd chip of {chip} passes to {who}, for those before already have one of this pot",
            "S 1.4-2",
            **values,
        )
    if showdown.game.odd_chips == "by suit":
        cards = hands[seat][portion.name].cards
        values["card"] = max(cards, key=lambda card: (portion.scale.height(card), card.suit)).text
        return _reason(
            "{pot}: the odd chip of {chip} goes to {who}, whose {card} is the highest by suit", "S 1.4-3b, TDA 20-B", **values
        )
    sentence = (
        "{pot}: a further odd chip of {chip} goes to {who}, the next clockwise from the button in seat {button}"
        if place
        else "{pot}: the odd chip of {chip} goes to {who}, the first clockwise from the button in seat {button}"
    )
    return _reason(sentence, "S 1.4-3a, TDA 20-A", **values, button=showdown.button)


def _reason(sentence: str, rule: str, **values: object) -> Reason:
    return Reason(sentence, values, rule)


def _who(showdown: Showdown, seat: Seat) -> str:
    return showdown.players[seat].title


def _pot_title(number: int, pots: int) -> str:
    if pots == 1:
        return say("Pot")
    return say("Side pot {number}", number=number) if number else say("Main pot")


def _with_portion(game: Game, portion: Portion, title: str) -> str:
    """The pot, and its portion where the game has more than one."""
    return say("{pot}, {portion}", pot=title, portion=portion.title) if len(game.portions) > 1 else title
