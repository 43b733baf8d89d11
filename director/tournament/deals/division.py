"""Deals: those who are left divide what is left. A deal always comes to exactly that.

Amounts are whole numbers of the smallest unit of money, stacks are chips with lammers at their
value. Who goes on for the title plays for what was held back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.busts.hand_for_hand import Placed, tied_prizes
from director.tournament.deals.icm import icm_values
from director.tournament.money.amounts import money as told
from director.tournament.money.largest_remainders import apportioned
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_table import WHOLE, number
from director.tournament.prizes.payouts import UNNAMED
from director.translation import Sentence

ICM = "chip model"
CHIP_CHOP = "chip chop"
EVEN = "even"
BY_PERCENT = "by percent"
FREE = "free amounts"

PLAYED_FOR = "played for"
OWN = "own"
BY_CHIPS = "by chips"
EVENLY = "evenly"

METHODS = {
    ICM: "ICM",
    CHIP_CHOP: "chip chop",
    EVEN: "even chop",
    BY_PERCENT: "by percent",
    FREE: "agreed amounts",
}
"""What the ways to divide are called on the floor."""

BOUNTIES_LEFT = {
    PLAYED_FOR: "in play",
    OWN: "each keeps their own",
    BY_CHIPS: "split by chips",
    EVENLY: "split evenly",
}
"""What becomes of the bounties, as the floor says it."""


class Party(NamedTuple):
    """Somebody who is left."""

    player: int
    stack: int
    percent: int = 0
    """Of what is divided, in hundredths, where it is divided by percent."""
    amount: int = 0
    """What was named, where amounts are free."""
    bounty: int = 0
    """What the own bounty is worth: what would be paid for putting this player out."""


@dataclass(frozen=True)
class DealTerms:
    """How they divide."""

    way: str = ICM
    """One of WAYS."""
    held: int = 0
    """Held back for the winner, out of first prize."""
    bounties: str = PLAYED_FOR
    """What becomes of the bounties that are left: one of BOUNTIES."""
    unit: int = 1
    """Amounts are multiples of it, but for what is less than one, which the chip leader gets."""


class Agreed(NamedTuple):
    """What one player gets."""

    player: int
    stack: int
    original: int
    """The prize of the place in which the stack stands; equal stacks share."""
    amount: int
    bounty: int = 0
    """Of the bounties that were left, on top of the amount."""

    @property
    def difference(self) -> int:
        """How much more it is than the prize would be; negative where it is less."""
        return self.amount - self.original


class Deal(NamedTuple):
    """What everybody gets."""

    agreed: tuple[Agreed, ...]
    """The largest stack first."""
    held: int
    bounties: int
    """Of them, what is divided."""
    warnings: tuple[Sentence, ...]
    """What somebody may not have meant; their players are numbers."""
    reasons: tuple[Reason, ...]

    @property
    def total(self) -> int:
        """All of it: the prizes that were left, and the bounties divided."""
        return sum([one.amount + one.bounty for one in self.agreed]) + self.held


USUAL = DealTerms()
"""By the chip model, and nothing held back."""


def deal(
    parties: Sequence[Party],
    prizes: Sequence[int],
    terms: DealTerms = USUAL,
    money: MoneyTerms = UNNAMED,
) -> Deal:
    """What those who are left get of the prizes that are left, first prize first.

    There are no more prizes than players; places without one are worth nothing. Raises NotPossible
    where the terms do not come to what there is.
    """
    _check(parties, prizes, terms)
    parties = sorted(parties, key=lambda party: -party.stack)
    prizes = [*prizes, *[0] * (len(parties) - len(prizes))]
    divided = sum(prizes) - terms.held
    amounts = WAYS[terms.way](parties, prizes, terms, money)
    left = sum([party.bounty for party in parties])
    bounties = BOUNTIES[terms.bounties](parties, left)
    originals = _originals(parties, prizes)
    agreed = tuple(
        [
            Agreed(party.player, party.stack, originals[party.player], amount, bounty)
            for party, amount, bounty in zip(parties, amounts, bounties, strict=True)
        ]
    )
    reasons = (
        _answer(len(parties), divided, terms, money),
        *_says_way(prizes, terms, money),
        *_says_rest(left, terms, money),
    )
    warnings = tuple(_warnings(agreed, prizes, terms, money))
    return Deal(agreed, terms.held, sum(bounties), warnings, reasons)


def _by_icm(
    parties: Sequence[Party], prizes: Sequence[int], terms: DealTerms, _: MoneyTerms
) -> list[int]:
    """What the stacks are worth by the chip model, what is held back taken off first prize."""
    less = [prizes[0] - terms.held, *prizes[1:]]
    if less[0] < 0:
        raise NotPossible("held", "no more than first prize can be left in play")
    while len(less) > 1 and not less[-1]:  # places without a prize only take time
        less.pop()
    values = icm_values([party.stack for party in parties], less)
    return apportioned(sum(less), [round(value * _FINE) for value in values], terms.unit)


_FINE = 10_000
"""Values are weighed to a hundredth of a hundredth of the smallest unit."""


def _by_chip_chop(
    parties: Sequence[Party], prizes: Sequence[int], terms: DealTerms, money: MoneyTerms
) -> list[int]:
    """The last prize for everybody, and the rest by chips."""
    divided, everything = sum(prizes) - terms.held, sum([party.stack for party in parties])
    rest = divided - prizes[-1] * len(parties)
    if rest < 0:
        raise NotPossible(
            "held", f"with {told(terms.held, money)} left in play the minimum prize is not covered"
        )
    weights = [prizes[-1] * everything + rest * party.stack for party in parties]
    return apportioned(divided, weights, terms.unit)


def _evenly(
    parties: Sequence[Party], prizes: Sequence[int], terms: DealTerms, _: MoneyTerms
) -> list[int]:
    """The same for everybody."""
    return apportioned(sum(prizes) - terms.held, [1] * len(parties), terms.unit)


def _by_percent(
    parties: Sequence[Party], prizes: Sequence[int], terms: DealTerms, _: MoneyTerms
) -> list[int]:
    """As many percent as each was given."""
    percents = [party.percent for party in parties]
    if min(percents) < 0:
        raise NotPossible("percent", "no share can be negative")
    if sum(percents) != WHOLE:
        raise NotPossible("percent", f"the shares add up to {number(sum(percents))}%, not 100%")
    return apportioned(sum(prizes) - terms.held, percents, terms.unit)


def _as_named(
    parties: Sequence[Party], prizes: Sequence[int], terms: DealTerms, money: MoneyTerms
) -> list[int]:
    """The amounts that were named, whatever the unit."""
    amounts = [party.amount for party in parties]
    divided = sum(prizes) - terms.held
    if min(amounts) < 0:
        raise NotPossible("amount", "no share can be negative")
    if sum(amounts) != divided:
        raise NotPossible(
            "amount",
            f"the shares add up to {told(sum(amounts), money)}, not {told(divided, money)}",
        )
    return amounts


WAYS: Mapping[str, Callable[[Sequence[Party], Sequence[int], DealTerms, MoneyTerms], list[int]]] = {
    ICM: _by_icm,
    CHIP_CHOP: _by_chip_chop,
    EVEN: _evenly,
    BY_PERCENT: _by_percent,
    FREE: _as_named,
}
"""The ways to divide, by their names."""

BOUNTIES: Mapping[str, Callable[[Sequence[Party], int], list[int]]] = {
    PLAYED_FOR: lambda parties, _: [0] * len(parties),
    OWN: lambda parties, _: [party.bounty for party in parties],
    BY_CHIPS: lambda parties, left: apportioned(left, [party.stack for party in parties]),
    EVENLY: lambda parties, left: apportioned(left, [1] * len(parties)),
}
"""What may become of the bounties that are left, by its name; played for, they stay on heads."""


def _check(parties: Sequence[Party], prizes: Sequence[int], terms: DealTerms) -> None:
    """That there is something to divide, and people to divide it."""
    if len({party.player for party in parties}) != len(parties) or len(parties) < 2:
        raise NotPossible("parties", "a deal needs at least two players")
    if any(party.stack < 1 or party.bounty < 0 for party in parties):
        raise NotPossible(
            "parties", "every player left must have chips, and no bounty can be negative"
        )
    if not 1 <= len(prizes) <= len(parties):
        raise NotPossible("prizes", f"{len(prizes)} prizes for {len(parties)} players")
    if min(prizes) < 0:
        raise NotPossible("prizes", "a prize cannot be negative")
    if not 0 <= terms.held <= sum(prizes):
        raise NotPossible("held", "no more can be left in play than there is")
    if terms.unit < 1:
        raise NotPossible("unit", "money is counted in whole units")
    if terms.way not in WAYS or terms.bounties not in BOUNTIES:
        raise NotPossible("way", "unknown deal method")


def _originals(parties: Sequence[Party], prizes: Sequence[int]) -> dict[int, int]:
    """The prize of each player's place by chips; equal stacks share theirs (B20)."""
    stacks = [party.stack for party in parties]
    placed = []
    for party in parties:
        best = stacks.index(party.stack) + 1
        placed.append(Placed(party.player, best, best + stacks.count(party.stack) - 1))
    paid = tied_prizes(placed, dict(enumerate(prizes, start=1)))
    return {prize.player: prize.amount for prize in paid.prizes}


def _warnings(
    agreed: Sequence[Agreed], prizes: Sequence[int], terms: DealTerms, money: MoneyTerms
) -> list[Sentence]:
    """Who would get more than can be won, or less than is safe already."""
    warnings = []
    for one in agreed:
        values = {
            "player": one.player,
            "amount": told(one.amount, money),
            "first": told(prizes[0], money),
            "next": told(prizes[-1], money),
        }
        if one.amount > prizes[0]:
            text = "{player} would get {amount}, more than the first prize of {first}"
            warnings.append(Sentence(text, values))
        if one.amount < prizes[-1]:
            text = "{player} would get {amount}, less than the next prize of {next}"
            warnings.append(Sentence(text, values))
    if terms.held and prizes[0] - terms.held < prizes[1]:
        values = {"held": told(terms.held, money), "second": told(prizes[1], money)}
        text = "with {held} left in play, first prize is less than the second prize of {second}"
        warnings.append(Sentence(text, values))
    return warnings


_HOUSE = "house rule, deals"


def _answer(players: int, divided: int, terms: DealTerms, money: MoneyTerms) -> Reason:
    values = {"players": players, "divided": told(divided, money), "way": METHODS[terms.way]}
    return Reason("{players} players split {divided}: {way}", values, _HOUSE)


def _says_way(prizes: Sequence[int], terms: DealTerms, money: MoneyTerms) -> list[Reason]:
    values = {"last": told(prizes[-1], money), "unit": told(terms.unit, money)}
    sentences = {
        ICM: "each stack is worth its chance at every prize",
        CHIP_CHOP: "each gets the minimum prize of {last}, and the rest is split by chips",
    }
    reasons = [Reason(sentences[terms.way], values, _HOUSE)] if terms.way in sentences else []
    if terms.way != FREE:
        sentence = "rounded to {unit}; the remainder goes where rounding took the most"
        reasons.append(Reason(sentence, values, _HOUSE))
    return reasons


def _says_rest(left: int, terms: DealTerms, money: MoneyTerms) -> list[Reason]:
    reasons = []
    if terms.held:
        values = {"held": told(terms.held, money)}
        reasons.append(Reason("left in play for the winner: {held}", values, _HOUSE))
    if left:
        values = {"left": told(left, money), "way": BOUNTIES_LEFT[terms.bounties]}
        reasons.append(Reason("bounties left: {left}, {way}", values, _HOUSE))
    return reasons
