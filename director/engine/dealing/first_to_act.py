"""Who brings it in and who acts first, from the upcards, their suits and the button.

The rules are those of the games (S 2), of TDA RP-10 and, for tied boards, of C7.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from director.engine.cards import ACE, JOKER, Card, Cards, written
from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.jokers import ACES
from director.engine.reasons import Reason
from director.engine.seats import Seat, clockwise
from director.translation import chips, listed, say

_SIZES = (5, 4, 3, 2, 1)
_HIGH = FiveCards("high board", sizes=_SIZES)
_LOW = FiveCards("low board", lowest_wins=True, ace_low=True, straights=False, sizes=_SIZES)
_LOW_ACE_HIGH = FiveCards("low board, ace high", lowest_wins=True, straights=False, sizes=_SIZES)
"""Boards are read as hands of as many cards; of fewer than five none is a straight or flush."""


_WHOSE_CARD = {
    "low card": "The lowest upcard brings it in, aces high",
    "high card, ace low": "The highest upcard brings it in, aces low",
    "high card, ace high": "The highest upcard brings it in, aces high",
}
_SUITS = "spades are highest, then hearts, diamonds, clubs"
"""How suits rank where upcards or boards are equal."""


class BringIn(NamedTuple):
    """Who opens third street."""

    seat: Seat
    """Whose upcard it is."""
    card: Card
    starts: Seat
    """Who acts first: another where the bring-in is all-in for the ante."""
    pays: int
    """Chips that the bring-in is posted with: all of it, or a short stack."""
    owed: int
    """What the others owe, the bring-in in full. All amounts are chips."""
    reasons: tuple[Reason, ...]


class FirstToAct(NamedTuple):
    """Who acts first on a later street."""

    seat: Seat
    """Who acts."""
    board: Seat
    """Whose board or position it is; another where that one is all-in."""
    tied: tuple[Seat, ...]
    """Whose boards were equal; nobody where one was the best alone."""
    reasons: tuple[Reason, ...]


class WrongBringIn(NamedTuple):
    """What happens after the wrong player has brought it in."""

    corrected: bool
    reasons: tuple[Reason, ...]


def bring_in(
    game: Game,
    upcards: Mapping[Seat, Card],
    *,
    amount: int | None = None,
    stacks: Mapping[Seat, int] | None = None,
) -> BringIn:
    """Who brings it in for `amount` chips, by the suits where ranks are equal (S 2, TDA RP-10).

    `stacks` are chips after the antes; whoever has none is all-in for the ante, and what a short
    one owes needs the amount. Raises NotPossible.
    """
    if not game.bring_in:
        raise NotPossible("game", say("{game} has no bring-in", game=game.name))
    if not upcards:
        raise NotPossible("upcards", say("nobody has an upcard"))
    if len(set(upcards.values())) < len(upcards):
        raise NotPossible("upcards", say("a card is there twice"))
    if amount is not None and amount < 0:
        raise NotPossible("amount", say("a bring-in is not below nothing"))
    if stacks is not None and (missing := [seat for seat in upcards if seat not in stacks]):
        raise NotPossible("stacks", say("seat {seat} has no stack", seat=missing[0]))
    if amount is None and stacks is not None:
        raise NotPossible("amount", say("what is the bring-in in full?"))
    amount = amount or 0
    lowest = game.bring_in == "low card"
    heights = {
        seat: (_height(card, ace_low=game.bring_in == "high card, ace low"), card.suit)
        for seat, card in upcards.items()
    }
    seat = (min if lowest else max)(heights, key=lambda one: heights[one])
    all_in = {one for one in upcards if stacks is not None and not stacks[one]}
    starts = _next_with_chips(seat, upcards, all_in, "stacks")
    pays = amount if stacks is None else min(amount, stacks[seat])
    reasons = [_said_brings_in(game, seat, upcards[seat], starts)]
    reasons += _why_this_card(game, upcards, seat)
    if starts != seat:
        sentence = "Seat {seat} is all-in for the ante; seat {starts} starts with {amount} or folds"
        values = {"seat": seat, "starts": starts, "amount": chips(amount)}
        reasons.append(Reason(sentence, values, "TDA RP-10-E"))
    elif pays < amount:
        sentence = "Seat {seat} is all-in for {pays}; the others owe all of {amount}"
        values = {"seat": seat, "pays": chips(pays), "amount": chips(amount)}
        reasons.append(Reason(sentence, values, "TDA RP-10-E"))
    else:
        sentence = "Seat {seat} may complete to the full bet at once"
        reasons.append(Reason(sentence, {"seat": seat}, "S 1.1"))
    return BringIn(seat, upcards[seat], starts, pays, amount, tuple(reasons))


def _height(card: Card, *, ace_low: bool) -> int:
    return 1 if ace_low and card.rank == ACE else card.rank


def _said_brings_in(game: Game, seat: Seat, card: Card, starts: Seat) -> Reason:
    values = {"seat": seat, "card": card.text, "starts": starts}
    if starts != seat:
        sentence = "Seat {starts} acts first; the bring-in of seat {seat} with {card} is all-in"
        return Reason(sentence, values, "TDA RP-10-E")
    return Reason("Seat {seat} brings it in with {card}", values, game.source)


def _why_this_card(game: Game, upcards: Mapping[Seat, Card], seat: Seat) -> list[Reason]:
    """How this game picks the card, and whether suits decided."""
    reasons = [Reason(_WHOSE_CARD[game.bring_in], {}, game.source)]
    same = [card for card in upcards.values() if card.rank == upcards[seat].rank]
    if len(same) > 1:
        values = {"cards": written(sorted(same, key=lambda card: -card.suit))}
        sentence = f"Of {{cards}} the suit decides: {_SUITS}"
        reasons.append(Reason(sentence, values, f"{game.source}, TDA RP-10"))
    return reasons


def _next_with_chips(seat: Seat, seats: Iterable[Seat], all_in: Iterable[Seat], field: str) -> Seat:
    """The seat itself, or the next clockwise that is not all-in."""
    can = [one for one in (seat, *clockwise(seats, seat)) if one not in set(all_in)]
    if not can:
        raise NotPossible(field, say("everybody is all-in, and nobody acts"))
    return can[0]


def first_to_act(
    game: Game,
    boards: Mapping[Seat, Cards],
    *,
    button: Seat | None = None,
    all_in: Iterable[Seat] = (),
    sixth_street_starter: Seat | None = None,
    tied_by_position: bool = False,
) -> FirstToAct:
    """Who acts first on a later street, by seat and the upcards of each live player.

    A game with a button that opens by position needs no cards. `sixth_street_starter` is given
    where seventh street was one community card (TDA RP-10-H). Tied boards go by suit, or with
    `tied_by_position` to the first from the button or seat 1 (C7). Raises NotPossible.
    """
    if not boards:
        raise NotPossible("boards", say("nobody is left in the hand"))
    all_in = frozenset(all_in)
    if sixth_street_starter is not None:
        if sixth_street_starter not in boards:
            seat = sixth_street_starter
            raise NotPossible("sixth_street_starter", say("seat {seat} is not live", seat=seat))
        why = Reason("The seventh card is everybody’s: the order of sixth street stays", {}, _H)
        return _first(boards, sixth_street_starter, (), all_in, [why])
    if game.opener == "left of the button":
        _check_button(button)
        seat = clockwise(boards, button)[0]
        why = Reason("The first live seat clockwise from the button acts", {}, game.source)
        return _first(boards, seat, (), all_in, [why])
    return _by_board(game, boards, button, all_in, by_position=tied_by_position)


_H = "TDA RP-10-H"


def _check_button(button: Seat | None) -> None:
    if button is None:
        raise NotPossible("button", say("where is the button?"))


def _by_board(
    game: Game,
    boards: Mapping[Seat, Cards],
    button: Seat | None,
    all_in: frozenset[Seat],
    *,
    by_position: bool,
) -> FirstToAct:
    scale = _board_scale(game)
    ratings = {seat: _rated(scale, cards) for seat, cards in boards.items()}
    best = max(ratings.values())
    tied = tuple(seat for seat, rating in ratings.items() if rating == best)
    high = game.opener == "high board"
    sentence = (
        "Seat {seat} has the highest board, {cards}"
        if high
        else "Seat {seat} has the lowest board, {cards}"
    )
    if len(tied) == 1:
        values = {"seat": tied[0], "cards": written(boards[tied[0]])}
        why = [Reason(sentence, values, f"{game.source}, TDA RP-10")]
        return _first(boards, tied[0], (), all_in, why)
    values = {"seats": listed([str(seat) for seat in tied])}
    why = [Reason("The boards of seats {seats} are equal", values, game.source)]
    button_game = game.forced == "antes and button"
    if by_position or button_game:
        if button_game:
            _check_button(button)
        seat = clockwise(tied, button)[0]
        rule = game.source if button_game else "house rule, C7"
        why.append(Reason("The first of them clockwise acts", {}, rule))
    else:
        seat = max(tied, key=lambda one: _by_suit(scale, boards[one]))
        sentence = "The higher suit of the highest card that differs acts first: {cards}"
        values = {"cards": written(boards[seat])}
        why.append(Reason(sentence, values, "TDA RP-10-D; house rule, C7"))
    return _first(boards, seat, tied, all_in, why)


class Opening(NamedTuple):
    """Who acts first in a game, in words."""

    first: str
    """On the first street, or on all where nothing is said of later ones."""
    later: str
    tied: str
    """Between boards that are alike."""


def opening(game: Game) -> Opening:
    """Who acts first in this game, on the first street and on later ones."""
    if game.bring_in:
        first = say(_WHOSE_CARD[game.bring_in])
        first = say("{who}; suits break ties: {suits}.", who=first, suits=say(_SUITS))
    elif game.has_button:
        first = say("First round: left of the big blind; heads-up, the button.")
    elif game.opener != "left of the button":
        first = say(
            "The highest upcard has to open, of equal ones the first clockwise from the button; a"
            " joker that shows is an ace."
        )
    else:
        return Opening(say("Every round: the first player left of the dealer."), "", "")
    if game.opener == "left of the button":
        return Opening(first, say("the first player left of the button."), "")
    if game.opener == "high board":
        later = say("the highest board.")
    elif _board_scale(game).ace_low:
        later = say("the lowest board, aces low; no pair is lower than any pair.")
    else:
        later = say("the lowest board, aces high; no pair is lower than any pair.")
    if game.forced == "antes and button":
        return Opening(first, later, say("Of equal boards the first clockwise from the button."))
    if game.tied_by_position:
        return Opening(
            first,
            later,
            say(
                "Of equal boards the first from the dealer’s left; also played: the one whose"
                " highest card has the higher suit."
            ),
        )
    tied = say(
        "Of equal boards the one whose highest card has the higher suit; also played: the first"
        " from the dealer’s left."
    )
    return Opening(first, later, tied)


def _board_scale(game: Game) -> FiveCards:
    if game.opener == "high board":
        return _HIGH
    lows = [one.scale for one in game.portions if isinstance(one.scale, FiveCards)]
    ace_low = any(scale.lowest_wins and scale.ace_low for scale in lows)
    return _LOW if ace_low else _LOW_ACE_HIGH


def _rated(scale: FiveCards, cards: Cards) -> int:
    """A board as a hand; a joker on it is an ace (S 2.31)."""
    if JOKER in cards:
        spare = next(ace for ace in ACES if ace not in cards)
        cards = tuple(spare if card is JOKER else card for card in cards)
    rating = scale.rate(cards)
    if rating is None:
        count = len(cards)
        raise NotPossible("boards", say("{count} upcards are no board", count=count))
    return rating


def _by_suit(scale: FiveCards, cards: Cards) -> list[tuple[int, int]]:
    return sorted([(scale.height(card), card.suit) for card in cards], reverse=True)


def _first(
    boards: Mapping[Seat, Cards],
    seat: Seat,
    tied: tuple[Seat, ...],
    all_in: frozenset[Seat],
    why: list[Reason],
) -> FirstToAct:
    acts = _next_with_chips(seat, boards, all_in, "all_in")
    said = Reason("Seat {seat} acts first", {"seat": acts}, why[0].rule)
    if acts != seat:
        sentence = "Seat {seat} is all-in, and seat {acts} is the next clockwise"
        why = [*why, Reason(sentence, {"seat": seat, "acts": acts}, "TDA RP-10")]
    return FirstToAct(acts, seat, tied, (said, *why))


def wrong_bring_in(*, next_has_acted: bool) -> WrongBringIn:
    """Whether it is put right that the wrong player brought it in (WT)."""
    if next_has_acted:
        sentence = "The bring-in stands"
        why = "The next player has acted"
    else:
        sentence = "The wrong bring-in goes back, and the right player brings it in"
        why = "The next player has not acted"
    return WrongBringIn(not next_has_acted, (Reason(sentence, {}, "WT"), Reason(why, {}, "WT")))
