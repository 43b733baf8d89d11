"""The chip race: chips of the denomination that leaves play are raced for the next one (TDA 24).

Whole new chips are exchanged first; only what does not make one is raced.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from director.engine.cards import PACK, Card, written
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.draws import shuffled
from director.translation import chips, listed

Rounding = Literal["half up", "up", "down"]


class Racer(NamedTuple):
    """A player before the race: how many chips leave play, and what the others are worth."""

    seat: int
    old_chips: int
    rest: int


class Raced(NamedTuple):
    """A player after the race."""

    seat: int
    exchanged: int
    """New chips for old ones of equal value."""
    cards: tuple[Card, ...]
    """One for each odd chip."""
    won: int
    """New chips won: none or one."""
    kept: int
    """One new chip for who would have been raced out of play."""
    stack: int


class ChipRace(NamedTuple):
    """A table's race."""

    new_chips: int
    """How many were raced for."""
    racers: tuple[Raced, ...]
    change: int
    """By how many chips the stacks of the table have grown, or shrunk."""
    reasons: tuple[Reason, ...]


class FoundChips(NamedTuple):
    """Old chips that turn up after the race."""

    exchanged: int
    """Their value in chips still in play."""
    removed: int
    """The value that is taken out of play."""
    reasons: tuple[Reason, ...]


def dealt_for_race(racers: Sequence[Racer], old: int, new: int, seed: str) -> dict[int, list[Card]]:
    """One card for each odd chip, from seat 1 on (TDA 24-A).

    The same seed gives the same cards for ever. Raises NotPossible where a pack has too few cards.
    """
    _check(racers, old, new)
    odd = {one.seat: one.old_chips % (new // old) for one in sorted(racers)}
    if sum(odd.values()) > len(PACK):
        raise NotPossible("racers", f"{sum(odd.values())} odd chips are more than a pack has cards")
    pack = iter(shuffled(PACK, seed))
    return {seat: [next(pack) for _ in range(count)] for seat, count in odd.items()}


def chip_race(
    racers: Sequence[Racer],
    old: int,
    new: int,
    cards: Mapping[int, Sequence[Card]],
    *,
    rounding: Rounding = "half up",
) -> ChipRace:
    """Who wins the new chips at a table (TDA 24-A, C17).

    `old` and `new` are the values of a chip that leaves play and of the lowest one that stays;
    `cards` those dealt to each seat, one for each odd chip. The odd chips' value makes so many new
    ones, rounded half up, or as a house rule up or down. The highest cards by suit win one each, no
    player two, and nobody is raced out of play. Raises NotPossible for chips or cards that no table
    has.
    """
    _check(racers, old, new)
    odd = {one.seat: one.old_chips % (new // old) for one in racers}
    dealt = {seat: tuple(cards.get(seat, ())) for seat in odd}
    _check_cards(odd, dealt, cards)
    value = sum(odd.values()) * old
    count = _rounded(value, new, rounding)
    in_order = sorted((seat for seat in odd if odd[seat]), key=lambda seat: _best(dealt[seat]))
    winners = in_order[::-1][:count]
    raced = tuple(
        [_raced(one, old, new, dealt[one.seat], won=one.seat in winners) for one in sorted(racers)]
    )
    before = sum([one.old_chips * old + one.rest for one in racers])
    change = sum([one.stack for one in raced]) - before
    answer = _answer(winners, new)
    reasons = [answer, _why_so_many(value, new, count, rounding), *_cards_of(in_order, dealt)]
    saved = [str(one.seat) for one in raced if one.kept]
    if saved:
        sentence = (
            "seat {seats} is not raced out of play and keeps one chip"
            if len(saved) == 1
            else "seats {seats} are not raced out of play and keep one chip each"
        )
        reasons.append(Reason(sentence, {"seats": listed(saved)}, "TDA 24-A"))
    return ChipRace(count, raced, change, tuple(reasons))


def found_chips(count: int, old: int, smallest: int) -> FoundChips:
    """What becomes of old chips found after their race (TDA 24-C).

    `smallest` is the lowest chip still in play.
    """
    if count < 0:
        raise NotPossible("count", "a number of chips cannot be negative")
    if old < 1:
        raise NotPossible("old", "a chip is worth at least one")
    if smallest < 1:
        raise NotPossible("smallest", "a chip is worth at least one")
    removed = count * old % smallest
    exchanged = count * old - removed
    values = {"exchanged": chips(exchanged), "removed": chips(removed), "chip": chips(smallest)}
    reasons = (
        Reason("{exchanged} is exchanged at equal value, {removed} removed", values, "TDA 24-C"),
        Reason("the smallest chip in play is {chip}", values, "TDA 24-C"),
    )
    return FoundChips(exchanged, removed, reasons)


def _check(racers: Sequence[Racer], old: int, new: int) -> None:
    if old < 1:
        raise NotPossible("old", "a chip is worth at least one")
    if new <= old or new % old:
        raise NotPossible("new", f"chips of {old} do not make one of {new}")
    if len({one.seat for one in racers}) != len(racers):
        raise NotPossible("racers", "two players have the same seat")
    if any(one.seat < 1 for one in racers):
        raise NotPossible("racers", "seats count from 1")
    if any(one.old_chips < 0 or one.rest < 0 for one in racers):
        raise NotPossible("racers", "a number of chips cannot be negative")


def _check_cards(
    odd: Mapping[int, int],
    dealt: Mapping[int, Sequence[Card]],
    cards: Mapping[int, Sequence[Card]],
) -> None:
    for seat in cards:
        if seat not in odd:
            raise NotPossible("cards", f"nobody in seat {seat} has a chip to race")
    for seat, count in odd.items():
        if len(dealt[seat]) != count:
            raise NotPossible("cards", f"seat {seat} gets {count} cards, not {len(dealt[seat])}")
    everything = [card for hand in dealt.values() for card in hand]
    if len(set(everything)) != len(everything):
        raise NotPossible("cards", "a card is dealt twice")


def _rounded(value: int, new: int, rounding: Rounding) -> int:
    added = {"half up": new // 2, "up": new - 1, "down": 0}[rounding]
    return (value + added) // new


def _best(hand: Sequence[Card]) -> tuple[int, int]:
    return max([(card.rank, card.suit) for card in hand])


def _raced(one: Racer, old: int, new: int, hand: tuple[Card, ...], *, won: bool) -> Raced:
    exchanged = one.old_chips * old // new
    stack = exchanged * new + one.rest + won * new
    kept = int(stack == 0 and one.old_chips > 0)
    return Raced(one.seat, exchanged, hand, int(won), kept, stack + kept * new)


def _answer(winners: Sequence[int], new: int) -> Reason:
    seats = listed([str(seat) for seat in winners])
    values = {"seats": seats, "new": chips(new)}
    if not winners:
        return Reason("Nobody wins a chip of {new}", values, "TDA 24-A")
    if len(winners) == 1:
        return Reason("Seat {seats} wins a chip of {new}", values, "TDA 24-A")
    return Reason("Seats {seats} win a chip of {new} each", values, "TDA 24-A")


def _why_so_many(value: int, new: int, count: int, rounding: Rounding) -> Reason:
    values = {"value": chips(value), "new": chips(new), "count": count, "rounding": rounding}
    sentence = "the odd chips, {value} in total, make {count} of {new}, rounded {rounding}"
    return Reason(sentence, values, "house rule, C17")


def _cards_of(in_order: Sequence[int], dealt: Mapping[int, Sequence[Card]]) -> list[Reason]:
    """Each racer's cards, the best first."""
    return [
        Reason("seat {seat}: {cards}", {"seat": seat, "cards": written(dealt[seat])}, "TDA 24-A")
        for seat in reversed(in_order)
    ]
