"""Where the button and the blinds go from hand to hand, and who is dealt in.

Seats are the numbers of one table, counted clockwise. The button and the small blind may lie before
an empty seat, so that nobody misses a blind; the big blind never does. Nothing here guesses where
they lay: whoever asks says so.
"""

from collections.abc import Collection
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason


class Positions(NamedTuple):
    """The seats before which the button and the blinds lie, taken or empty; alike heads-up."""

    button: int
    small_blind: int
    big_blind: int


class NextHand(NamedTuple):
    """Where the button and the blinds lie in a hand."""

    positions: Positions
    button_empty: bool
    """Nobody sits there: a dead button."""
    small_blind_dead: bool
    """Nobody sits there, and nobody posts it."""
    heads_up: bool
    reasons: tuple[Reason, ...]


class DealtIn(NamedTuple):
    """Whether a player who has just sat down gets a hand."""

    dealt: bool
    reasons: tuple[Reason, ...]


class ButtonMistake(NamedTuple):
    """Whether a button that was moved wrongly is put right."""

    corrected: bool
    reasons: tuple[Reason, ...]


def clockwise(seats: Collection[int], after: int) -> list[int]:
    """The seats in the order of play, from the first one to the left of a seat.

    >>> clockwise({2, 5, 8}, after=5)
    [8, 2, 5]
    """
    return sorted(seats, key=lambda seat: (seat <= after, seat))


def opening_hand(button: int, seats: Collection[int]) -> NextHand:
    """The first hand with the button on a seat that was drawn or won (TDA 34-B heads-up).

    `seats` are those with a player. Raises NotPossible with fewer than two of them, or when nobody
    sits where the button is.
    """
    _check(seats)
    if button not in seats:
        raise NotPossible("button", f"nobody sits in seat {button}")
    order = clockwise(seats, button)
    small_blind = button if len(seats) == 2 else order[0]
    positions = Positions(button, small_blind, clockwise(seats, small_blind)[0])
    why = Reason("the blinds follow the button clockwise", {}, "TDA 34-B")
    return _hand(positions, seats, why)


def next_hand(last: Positions, seats: Collection[int], *, moving_button: bool = False) -> NextHand:
    """Where the button and the blinds go after a hand (TDA 32, 34-B; RRP for the moving button).

    `seats` are those with a player now, whoever has come or gone. Raises NotPossible with fewer
    than two of them.
    """
    _check(seats)
    _check_positions("last", last)
    big_blind = clockwise(seats, last.big_blind)[0]
    if len(seats) == 2:
        return _heads_up(big_blind, seats)
    if moving_button:
        button, small, big = clockwise(seats, last.button)[:3]
        why = Reason("the button moves to the next player", {}, "house rule, B14")
        return _hand(Positions(button, small, big), seats, why)

    small_blind, button = last.big_blind, last.small_blind
    why = Reason(
        "the big blind moves on to the next player, the small blind to seat {small} where the big "
        "blind was, the button to seat {button} where the small blind was",
        {"small": small_blind, "button": button},
        "TDA 32",
    )
    return _hand(_apart(Positions(button, small_blind, big_blind), seats), seats, why)


def frozen_hand(frozen: Positions, seats: Collection[int]) -> NextHand:
    """The first hand with blinds after stud, from where the button was frozen (TDA 11-B).

    `frozen` is what `next_hand` gave after the last hand with blinds; in between it says who would
    have the big blind. A big blind whose player has gone since is the next player's. Raises
    NotPossible with fewer than two players.
    """
    _check(seats)
    _check_positions("frozen", frozen)
    big_blind = clockwise(seats, frozen.small_blind)[0]
    if len(seats) == 2:
        return _heads_up(big_blind, seats)
    why = Reason("the button was frozen here when stud began", {}, "TDA 11-B")
    return _hand(_apart(frozen._replace(big_blind=big_blind), seats), seats, why)


def dealt_in(seat: int, hand: Positions) -> DealtIn:
    """Whether a new or moved player in this seat is dealt in (TDA 8-A, 10-A).

    Anywhere, the blinds and the button included, but for the seats between button and small blind.
    """
    _check_positions("hand", hand)
    if seat < 1:
        raise NotPossible("seat", "seats count from 1")
    order = clockwise({seat, hand.small_blind, hand.button}, hand.button)
    waits = hand.button != hand.small_blind and order.index(seat) < order.index(hand.small_blind)
    values = {"seat": seat, "button": hand.button, "small": hand.small_blind}
    answer = "Seat {seat} waits until the button has passed" if waits else "Seat {seat} is dealt in"
    where = (
        "it is between the button, seat {button}, and the small blind, seat {small}"
        if waits
        else "it is not between the button, seat {button}, and the small blind, seat {small}"
    )
    return DealtIn(
        not waits, (Reason(answer, values, "TDA 10-A"), Reason(where, values, "TDA 10-A"))
    )


def button_mistake(*, substantial_action: bool) -> ButtonMistake:
    """Whether a button that went to the wrong seat is put right in this hand (TDA 34-A)."""
    if substantial_action:
        answer = "The hand goes on as it is, and the button is not moved back afterwards"
        why = "there has been substantial action"
    else:
        answer = "The button and the blinds are corrected"
        why = "there has been no substantial action"
    reasons = (Reason(answer, {}, "TDA 34-A"), Reason(why, {}, "TDA 34-A"))
    return ButtonMistake(not substantial_action, reasons)


def _check(seats: Collection[int]) -> None:
    if any(seat < 1 for seat in seats):
        raise NotPossible("seats", "seats count from 1")
    if len(set(seats)) < 2:
        raise NotPossible("seats", "a hand needs two players")


def _check_positions(field: str, hand: Positions) -> None:
    if min(hand) < 1:
        raise NotPossible(field, "seats count from 1")
    if hand.big_blind in (hand.button, hand.small_blind):
        raise NotPossible(field, f"seat {hand.big_blind} cannot have the big blind as well")


def _heads_up(big_blind: int, seats: Collection[int]) -> NextHand:
    """The one who is not the big blind has the button and the small blind."""
    button = clockwise(seats, big_blind)[0]
    why = Reason("nobody has the big blind twice in a row", {}, "TDA 34-B")
    return _hand(Positions(button, button, big_blind), seats, why)


def _apart(hand: Positions, seats: Collection[int]) -> Positions:
    """The button goes back behind the blinds where players who came would leave it among them.

    When a third player joins two, the old small blind is next in turn for the big blind.
    """
    order = clockwise({hand.button, hand.big_blind}, hand.small_blind)
    if order[0] == hand.big_blind and hand.button not in (hand.small_blind, hand.big_blind):
        return hand
    others = [seat for seat in clockwise(seats, hand.small_blind) if seat != hand.small_blind]
    return hand._replace(button=others[-1])


def _hand(hand: Positions, seats: Collection[int], why: Reason) -> NextHand:
    """The answer, read aloud first."""
    heads_up = len(seats) == 2
    button_empty, dead = hand.button not in seats, hand.small_blind not in seats
    values = {"button": hand.button, "small": hand.small_blind, "big": hand.big_blind}
    if heads_up:
        answer = "Seat {button} has the button and the small blind, seat {big} the big blind"
    elif dead:
        answer = (
            "The button is on seat {button}, nobody has the small blind, seat {big} the big one"
        )
    else:
        answer = "The button is on seat {button}, small blind seat {small}, big blind seat {big}"
    reasons = [Reason(answer, values, why.rule), why]
    if button_empty:
        reasons.append(Reason("seat {button} is empty: a dead button", values, "TDA 32"))
    if dead:
        reasons.append(Reason("seat {small} is empty: no small blind", values, "TDA 32"))
    if heads_up:
        last = "seat {button} is dealt the last card, acts first before the flop and last after it"
        reasons.append(Reason(last, values, "TDA 34-B"))
    return NextHand(hand, button_empty, dead, heads_up, tuple(reasons))
