"""What is typed for a deal and not agreed yet, and what it comes to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.files.forms import briefly
from director.tournament.bounties.accounts import has_bounties
from director.tournament.deals.commands import agreement, bounties_left
from director.tournament.deals.division import (
    BOUNTIES,
    BY_PERCENT,
    FREE,
    ICM,
    OWN,
    PLAYED_FOR,
    Deal,
    DealTerms,
    Party,
    deal,
)
from director.tournament.deals.state import Agreement
from director.tournament.money.amounts import money, read_amount
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.prize_list import prize_of
from director.tournament.state import EntryNumber, Tournament
from director.translation import say

MOST = 200
"""Players: nobody has ever seen a deal among more."""


class Laid(NamedTuple):
    """All that a deal is worked out from."""

    parties: tuple[Party, ...]
    prizes: tuple[int, ...]
    terms: DealTerms
    money: MoneyTerms

    @property
    def is_long(self) -> bool:
        """Whether working it out may take longer than a blink."""
        return self.terms.way == ICM and len(self.parties) * len(self.prizes) > _BLINK

    def worked_out(self) -> Deal:
        """What everybody gets. Raises NotPossible."""
        return deal(self.parties, self.prizes, self.terms, self.money)


_BLINK = 900
"""Players times prizes: thirty of each take some 30 ms."""


@dataclass
class DealDraft:
    """What was typed so far; the rest is taken from the event."""

    way: str = ICM
    bounties: str = ""
    """One of BOUNTIES; empty while nobody has chosen."""
    prizes: str = ""
    """As typed, first prize first; empty for those of the event."""
    held: str = ""
    unit: str = ""
    """Empty for one whole unit of the currency: no cents."""
    stacks: dict[EntryNumber, int] = field(default_factory=dict)
    """Those that were typed; others as they were counted last."""
    named: dict[tuple[str, EntryNumber], int] = field(default_factory=dict)
    """Hundredths of a percent, or amounts, by way and entry."""
    laid: Laid | None = None
    made: Deal | None = None
    """What comes of it; None while something is missing."""
    problem: str = ""
    """What is missing, or why it cannot be."""
    _of: tuple[object, ...] = ()
    _left: tuple[EntryNumber, ...] = ()
    _bounties: Mapping[EntryNumber, int] = field(default_factory=dict)

    def left(self, t: Tournament) -> tuple[EntryNumber, ...]:
        """Who is left; looked up anew only where that may have changed."""
        self._look(t)
        return self._left

    def heads(self, t: Tournament) -> Mapping[EntryNumber, int]:
        """The bounties of those who are left; nobody's where there are none."""
        self._look(t)
        return self._bounties

    def _look(self, t: Tournament) -> None:
        of = (t.entries, t.busts, t.counters, t.ledger, t.terms, t.prize_terms, t.deal)
        if len(of) == len(self._of) and all(map(_same, of, self._of)):
            return
        few = 2 <= t.players_left == t.still_in <= MOST  # those without a name agree to nothing
        self._of = of
        self._left = tuple(sorted(t.left)) if few else ()
        self._bounties = bounties_left(t) if few and has_bounties(t) else {}

    def no_bounties(self, t: Tournament) -> str:
        """Why nothing can become of bounties but that they are played for; "" where it can."""
        if not t.terms.winner_keeps:
            return say("the winner’s own bounty stays in the pool: the others stay in play")
        if not sum(self.heads(t).values()):
            return say("no bounties are left to split")
        return ""

    def bounties_left(self, t: Tournament) -> str:
        """What becomes of the bounties, one of BOUNTIES: unless it is chosen, as play goes on.

        Where nothing is left to play for, each keeps their own.
        """
        ends = not _amount(self.held, t.terms, 0) and not self.no_bounties(t)
        return self.bounties or (OWN if ends else PLAYED_FOR)

    def next_bounties(self, t: Tournament) -> None:
        """The next thing that may become of the bounties."""
        ways = [*BOUNTIES]
        self.bounties = ways[(ways.index(self.bounties_left(t)) + 1) % len(ways)]

    @property
    def agreement(self) -> Agreement | None:
        """What is ready to be agreed on."""
        return agreement(self.made, self.laid.terms) if self.made and self.laid else None


def _same(one: object, other: object) -> bool:
    return one is other


def counted(t: Tournament, entry: EntryNumber) -> int | None:
    """The chips of a player as last counted, lammers at their value; None where nobody has."""
    terms = t.structure.lammers
    worth = t.lammers(entry) * terms.value if terms else 0
    return t.stacks[entry] + worth if entry in t.stacks else None


def stack(t: Tournament, bargain: DealDraft, entry: EntryNumber) -> int | None:
    """The stack that counts for the deal."""
    return bargain.stacks[entry] if entry in bargain.stacks else counted(t, entry)


def prizes_left(t: Tournament) -> tuple[int, ...]:
    """The money of the places that are still played for, first prize first, as the event pays it.

    Nothing where no pay table says it. Places out of the money at the end are left out.
    """
    amounts = [prize_of(t, place).cash for place in range(1, t.players_left + 1)]
    while amounts and not amounts[-1]:
        amounts.pop()
    return tuple(amounts)


def typed_prizes(text: str, terms: MoneyTerms) -> tuple[int, ...] | None:
    """The prizes that a text holds, first prize first; None where something is no amount.

    >>> typed_prizes("1,200 600; 300", MoneyTerms()), typed_prizes("all of it", MoneyTerms())
    ((1200, 600, 300), None)
    """
    amounts = [read_amount(part, terms) for part in text.replace(";", " ").split()]
    return None if None in amounts else tuple([one for one in amounts if one is not None])


def prizes_in_full(text: str, terms: MoneyTerms) -> str:
    """Prizes that were typed, each written as an amount; as they were typed where one is none.

    >>> prizes_in_full("1250 800", MoneyTerms("$", 2)), prizes_in_full("all of it", MoneyTerms())
    ('$1,250  $800', 'all of it')
    """
    amounts = typed_prizes(text, terms)
    if not amounts:
        return text
    cents = f".{'0' * terms.decimals}"
    said = [money(amount, terms) for amount in amounts]
    if terms.decimals and all(one.endswith(cents) for one in said):
        said = [one.removesuffix(cents) for one in said]
    return "  ".join(said)


def read_percent(text: str) -> int | None:
    """A percentage in hundredths; None where it is none.

    >>> read_percent("62.5"), read_percent("33 %"), read_percent("half")
    (6250, 3300, None)
    """
    try:
        hundredths = Decimal(text.replace("%", "").strip()).scaleb(2)
    except InvalidOperation:
        return None
    whole = hundredths == hundredths.to_integral_value() and 0 <= hundredths <= 10_000
    return int(hundredths) if whole else None


def nobody_deals() -> str:
    """Why there is nobody to make a deal among."""
    return say("a deal needs 2 to {most} players left, all registered by name", most=MOST)


def laid_out(t: Tournament, bargain: DealDraft) -> Laid | str:
    """What a deal would be worked out from, or what is missing."""
    terms, left = t.terms, bargain.left(t)
    if not left:
        return nobody_deals()
    stacks = {entry: stack(t, bargain, entry) for entry in left}
    missing = sum([1 for chips in stacks.values() if not chips])
    prizes = typed_prizes(bargain.prizes, terms) if bargain.prizes.strip() else prizes_left(t)
    held = _amount(bargain.held, terms, 0)
    unit = _amount(bargain.unit, terms, 10**terms.decimals)
    if prizes is None:
        return say("type the remaining prizes as amounts: 1200 600 300")
    if not prizes:
        return say("no payout structure chosen: type the remaining prizes, first prize first")
    if len(prizes) > len(left):
        return say("{prizes} prizes for {left} players", prizes=len(prizes), left=len(left))
    if held is None or held < 0:
        return say("“{text}” is not an amount to leave in play", text=briefly(bargain.held))
    if unit is None or unit < 1:
        return say("“{text}” is not an amount to round to", text=briefly(bargain.unit))
    if missing:
        return say("stacks still to enter: {missing}", missing=missing)
    on = bargain.heads(t)
    parties = tuple(
        [
            Party(
                entry,
                stacks[entry] or 0,
                percent=bargain.named.get((BY_PERCENT, entry), 0),
                amount=bargain.named.get((FREE, entry), 0),
                bounty=on.get(entry, 0),
            )
            for entry in left
        ]
    )
    return Laid(
        parties, prizes, DealTerms(bargain.way, held, bargain.bounties_left(t), unit), terms
    )


def _amount(text: str, terms: MoneyTerms, usual: int) -> int | None:
    return read_amount(text, terms) if text.strip() else usual


def worked_out(laid: Laid) -> Deal | str:
    """What everybody gets, or why it cannot be."""
    try:
        return laid.worked_out()
    except NotPossible as problem:
        return problem.message


def prizes_said(amounts: Sequence[int], terms: MoneyTerms) -> str:
    """Prizes one after another, as they stand in their field while nobody types there."""
    return "  ".join([money(amount, terms) for amount in amounts])
