"""The chip race: chips of the denomination that leaves play are raced for the next one (TDA 24).

Whole new chips are exchanged first; only what does not make one is raced.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple

from director.engine.cards import PACK, Card, written
from director.engine.not_possible import NotPossible, NotYet
from director.engine.reasons import Reason
from director.tournament.seats.draws import shuffled
from director.translation import chips, listed

Rounding = Literal["half up", "up", "down"]


_ANSWERS = {
    (0, 0): "Nobody wins a chip of {new}",
    (0, 1): "Nobody wins a chip of {new}; seat {seats_not_out} is not raced out and gets one",
    (0, 2): "Nobody wins a chip of {new}; seats {seats_not_out} are not raced out and get one each",
    (1, 0): "Seat {seats} wins a chip of {new}",
    (1, 1): "Seat {seats} wins a chip of {new}; seat {seats_not_out} is not raced out and gets one",
    (1, 2): (
        "Seat {seats} wins a chip of {new}; "
        "seats {seats_not_out} are not raced out and get one each"
    ),
    (2, 0): "Seats {seats} win a chip of {new} each",
    (2, 1): (
        "Seats {seats} win a chip of {new} each; seat {seats_not_out} is not raced out and gets one"
    ),
    (2, 2): (
        "Seats {seats} win a chip of {new} each; "
        "seats {seats_not_out} are not raced out and get one each"
    ),
}
"""By how many win, and how many get a chip though they do not."""


class Racer(NamedTuple):
    """A player before the race: how many chips leave play, and what the others are worth."""

    seat: int
    old_chips: int
    rest: int | None = None
    """None where nobody said: it is asked for where the player would be raced out without them."""


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
    stack: int | None
    """None where nobody said what the other chips are worth."""

    @property
    def got(self) -> int:
        """All new chips."""
        return self.exchanged + self.won + self.kept


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
    no_others: Collection[int] | None = None,
    *,
    rounding: Rounding = "half up",
) -> ChipRace:
    """Who wins the new chips at a table (TDA 24-A, C17).

    `old` and `new` are the values of a chip that leaves play and of the lowest one that stays;
    `cards` those dealt to each seat, one for each odd chip; `no_others` the seats without any other
    chips, where no racer says what these are worth, and None while nobody was asked. The odd chips'
    value makes so many new ones, rounded half up, or as a house rule up or down. The highest cards
    by suit win one each, no player two, and nobody is raced out of play. Raises NotPossible for
    chips or cards that no table has, NotYet while what decides is not all said.
    """
    _check(racers, old, new)
    for seat in no_others or ():
        if seat not in [one.seat for one in racers]:
            raise NotPossible("no_others", f"nobody in seat {seat} has a chip to race")
    odd = {one.seat: one.old_chips % (new // old) for one in racers}
    dealt = {seat: tuple(cards.get(seat, ())) for seat in odd}
    _check_cards(odd, dealt, cards)
    value = sum(odd.values()) * old
    count = _rounded(value, new, rounding)
    in_order = sorted((seat for seat in odd if odd[seat]), key=lambda seat: _best(dealt[seat]))
    winners = in_order[::-1][:count]
    broke = {*(no_others or ()), *[one.seat for one in racers if one.rest == 0]}
    raced = tuple(
        [
            _raced(one, old, new, dealt[one.seat], won=one.seat in winners, broke=one.seat in broke)
            for one in sorted(racers)
        ]
    )
    if no_others is None:
        _check_others(racers, raced)
    gone, come = sum([one.old_chips for one in racers]), sum([one.got for one in raced])
    given = {one.seat: one.old_chips for one in racers}
    each = [_what_of(one, given[one.seat], old, new) for one in raced if given[one.seat]]
    reasons = (
        _answer(winners, [one.seat for one in raced if one.kept], new),
        _why_so_many(value, new, count, rounding),
        *each,
        _all_together(gone, come, old, new),
    )
    return ChipRace(count, raced, come * new - gone * old, reasons)


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
    if any(one.old_chips < 0 or (one.rest or 0) < 0 for one in racers):
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
        if len(dealt[seat]) > count:
            word = "card" if count == 1 else "cards"
            raise NotPossible("cards", f"seat {seat} gets {count} {word}, not {len(dealt[seat])}")
    had: dict[Card, int] = {}
    for seat, hand in sorted(dealt.items()):
        for card in hand:
            if card in had:
                where = f"and to seat {seat}" if had[card] != seat else "twice"
                raise NotPossible("cards", f"{card.text} is dealt to seat {had[card]} {where}")
            had[card] = seat
    for seat, count in sorted(odd.items()):
        if lacks := count - len(dealt[seat]):
            raise NotYet("cards", _cards_to_come(seat, count, lacks), seat, _cards_of_each(odd))


def _cards_of_each(odd: Mapping[int, int]) -> dict[int, Reason]:
    """How many cards the dealer deals to each seat that races."""
    return {
        seat: Reason("1 card" if count == 1 else "{count} cards", {"count": count}, "TDA 24-A")
        for seat, count in odd.items()
        if count
    }


def _cards_to_come(seat: int, count: int, lacks: int) -> Reason:
    values = {"seat": seat, "count": count, "lacks": lacks}
    if lacks < count:
        return Reason("seat {seat} gets {count} cards, {lacks} more", values, "TDA 24-A")
    sentence = "seat {seat} gets one card" if count == 1 else "seat {seat} gets {count} cards"
    return Reason(sentence, values, "TDA 24-A")


def _check_others(racers: Sequence[Racer], raced: Sequence[Raced]) -> None:
    """Who gets nothing stays in play by other chips: that has to be known."""
    without = {one.seat for one in raced if not one.got}
    asked = [one.seat for one in sorted(racers) if one.rest is None and one.old_chips]
    asked = [seat for seat in asked if seat in without]
    if asked:
        sentence = (
            "seat {seats} gets no chip: no other chips there either?"
            if len(asked) == 1
            else "seats {seats} get no chip: who of them has no other chips?"
        )
        values = {"seats": listed([str(one) for one in asked])}
        alone = asked[0] if len(asked) == 1 else 0
        raise NotYet("no_others", Reason(sentence, values, "TDA 24-A"), alone)


def _rounded(value: int, new: int, rounding: Rounding) -> int:
    added = {"half up": new // 2, "up": new - 1, "down": 0}[rounding]
    return (value + added) // new


def _best(hand: Sequence[Card]) -> tuple[int, int]:
    return max([(card.rank, card.suit) for card in hand])


def _raced(
    one: Racer, old: int, new: int, hand: tuple[Card, ...], *, won: bool, broke: bool
) -> Raced:
    exchanged = one.old_chips * old // new
    kept = int(broke and one.old_chips > 0 and not (exchanged or won))
    stack = None if one.rest is None else (exchanged + won + kept) * new + one.rest
    return Raced(one.seat, exchanged, hand, int(won), kept, stack)


def _answer(winners: Sequence[int], saved: Sequence[int], new: int) -> Reason:
    seats, more = listed([str(one) for one in winners]), listed([str(one) for one in saved])
    values = {"seats": seats, "seats_not_out": more, "new": chips(new)}
    sentence = _ANSWERS[min(len(winners), 2), min(len(saved), 2)]
    return Reason(sentence, values, "TDA 24-A")


def _why_so_many(value: int, new: int, count: int, rounding: Rounding) -> Reason:
    values = {"value": chips(value), "new": chips(new), "count": count, "rounding": rounding}
    sentence = "the odd chips, {value} in total, make {count} of {new}, rounded {rounding}"
    return Reason(sentence, values, "house rule, C17")


def _what_of(one: Raced, given: int, old: int, new: int) -> Reason:
    """What a player gives and gets, as it is read aloud."""
    values = {
        "seat": one.seat,
        "given": chips(given),
        "old": chips(old),
        "got": chips(one.got),
        "new": chips(new),
        "exchanged": chips(one.exchanged),
        "odd": len(one.cards),
        "cards": written(one.cards),
    }
    return Reason(_sentence_of(one), values, "TDA 24-A")


def _sentence_of(one: Raced) -> str:
    if not one.cards:
        return "seat {seat} gives {given} × {old} and gets {got} × {new} in exchange"
    if one.kept:
        return (
            "seat {seat} gives {given} × {old}, wins nothing with {cards} and still gets "
            "1 × {new}: a last chip is not raced out of play"
        )
    if one.won and one.exchanged:
        return (
            "seat {seat} gives {given} × {old} and gets {got} × {new}: "
            "{exchanged} in exchange, 1 won with {cards}"
        )
    if one.won:
        return "seat {seat} gives {given} × {old} and wins 1 × {new} with {cards}"
    if one.exchanged:
        return (
            "seat {seat} gives {given} × {old} and gets {got} × {new} in exchange: "
            "{odd} odd, nothing won with {cards}"
        )
    return "seat {seat} gives {given} × {old} and wins nothing with {cards}"


def _all_together(gone: int, come: int, old: int, new: int) -> Reason:
    """What leaves play and comes into it."""
    change = come * new - gone * old
    values = {
        "gone": chips(gone),
        "old": chips(old),
        "come": chips(come),
        "new": chips(new),
        "change": chips(abs(change)),
    }
    if change > 0:
        sentence = (
            "out of play: {gone} × {old}; into play: {come} × {new}, {change} more than leaves"
        )
    elif change < 0:
        sentence = (
            "out of play: {gone} × {old}; into play: {come} × {new}, {change} less than leaves"
        )
    else:
        sentence = "out of play: {gone} × {old}; into play: {come} × {new}, worth the same"
    return Reason(sentence, values, "house rule, C17")
