"""What is typed for an evening, read: the settings that come of it, or what is wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import time

from director.tournament.entries.sold_on_top import OnTop
from director.tournament.money.amounts import not_an_amount, read_amount
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.proposed_table import proposed_table
from director.tournament.structure.files import MOST_SEATS
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Structure
from director.tournament.structure.suggested.schedule import Wish, suggested
from director.tournament.templates.asked import Asked, as_asked
from director.tournament.templates.template import Template
from director.translation import say
from director.window.drafts.typed_hours import (
    Limits,
    hours_in,
    hours_until,
    not_whole,
    time_in,
    whole_in,
)

PROPOSED, NAMED, NONE = "proposed", "named", "none"
"""Which pay table, beside those that are called by their files: the one for this field, the one
that the structure, the house or the template names, or none."""
AMOUNTS = ("buy_in", "fee", "bounty", "rebuy", "add_on", "guarantee", "staff")
_STACK = Limits(1, 10_000_000)
LIMITS = {
    "players": Limits(1, 50_000),
    "chips": _STACK,
    "rebuy_chips": _STACK,
    "add_on_chips": _STACK,
    "minutes": Limits(1, 24 * 60),
    "seats": Limits(2, MOST_SEATS),
}
"""Of the whole numbers, by the names of their fields: no room has ever had more."""
USUAL_FIELD = 30
"""So many players, where nobody says how many are expected."""
_CENTS = 2


@dataclass
class EveningTyped:
    """The texts of the fields, by their names, and what is chosen beside them."""

    base: Template
    texts: Mapping[str, str]
    wants_schedule: bool
    """Whether a schedule is to be suggested."""
    ends_typed: bool
    """Whether it is to end at a time of day, whatever hours that takes."""
    moments: Mapping[str, Moment | None]
    re_entries: int | None
    starts: time | None
    tables: Mapping[str, PayTable]
    table: str
    """The file of a pay table, or PROPOSED, NAMED, NONE."""
    bounties: str
    """How they are won, one of `money.BOUNTIES`."""
    forced: Callable[[str], str]
    """Which forced bets a game has, by its id."""
    in_cents: bool = False
    faults: dict[str, str] = field(default_factory=dict)
    """What is wrong with a field, by its name."""

    def evening(self) -> tuple[Template | None, Mapping[str, str]]:
        """All that the event is played by; None with the faults while there are any."""
        structure, money = self.scheduled(), self._money()
        sold = {
            name: OnTop(self._number(f"{name}_chips"), self.moments[name])
            for name in ("rebuy", "add_on")
            if self.texts[name]
        }
        asked = Asked(
            money,
            sold.get("rebuy"),
            sold.get("add_on"),
            self.moments["late"],
            self.re_entries,
            self.starts,
            self._number("seats"),
            self._number("players") if self.texts["players"] else 0,
        )
        if self.faults or structure is None:
            return None, self.faults
        return self._with_table(as_asked(replace(self.base, structure=structure), asked)), {}

    def scheduled(self) -> Structure | None:
        """With a schedule suggested where its length is typed; None where there can be none."""
        if not self.wants_schedule:
            return self.base.structure
        hours = self._until() if self.ends_typed else hours_in(self.texts["hours"])
        if hours is None and not self.ends_typed:
            self.faults["hours"] = say("type how many hours: 6.5, 6:30")
        wish = Wish(
            self._players,
            self._number("chips"),
            hours or 0,
            self._number("minutes"),
            keep=False,
        )
        if self.faults:
            return None
        try:
            return suggested(self.base.structure, wish, self.forced).structure
        except ValueError as problem:
            self.faults["ends" if self.ends_typed else "hours"] = str(problem)
            return None

    def _until(self) -> float | None:
        """How many hours there are until it is to end; None, and a fault, where none is said."""
        ends = time_in(self.texts["ends"])
        if ends is None or self.starts is None:
            self.faults["ends"] = say("type a time of day: 01:00")
            return None
        return hours_until(ends, self.starts)

    def _with_table(self, made: Template) -> Template:
        if self.table == NAMED:
            return made
        proposed = proposed_table(self._players)
        file = {PROPOSED: proposed, NONE: ""}.get(self.table, self.table)
        if self.table == PROPOSED and not (made.money.entry.pool or made.money.guarantee):
            file = ""  # there is nothing to divide
        structure = replace(made.structure, pay_table=file)
        return replace(made, pay_table=self.tables.get(file), structure=structure)

    @property
    def _players(self) -> int:
        return self._number("players") if self.texts["players"] else USUAL_FIELD

    def _number(self, name: str) -> int:
        number = whole_in(self.texts[name], LIMITS[name])
        if number is None:
            self.faults[name] = not_whole(self.texts[name], LIMITS[name])
        return number or 0

    def _money(self) -> MoneyTerms:
        before = self.base.money
        signs = [_sign(self.texts[name]) for name in AMOUNTS]
        currency = self.texts["currency"] or next(filter(None, signs), "")
        decimals = _CENTS if self.in_cents else before.decimals
        terms = replace(before, currency=currency, decimals=decimals)
        amounts = {name: self._amount(name, terms) for name in AMOUNTS}
        entry = before.entry._replace(
            pool=amounts["buy_in"],
            **{part: amounts[part] for part in ("fee", "staff", "bounty")},
        )
        return replace(
            terms,
            entry=entry,
            rebuy=self._price("rebuy", amounts["rebuy"], before.rebuy),
            add_on=self._price("add_on", amounts["add_on"], before.add_on),
            guarantee=amounts["guarantee"],
            bounties=self.bounties,
            winner_keeps=before.winner_keeps or self.bounties == "progressive",
        )

    def _amount(self, name: str, terms: MoneyTerms) -> int:
        text = self.texts[name]
        amount = read_amount(text, terms) if text else 0
        if amount is None or amount < 0:
            self.faults[name] = not_an_amount(text, terms)
            return 0
        return amount

    def _price(self, name: str, amount: int, before: Price | None) -> Price | None:
        """What is sold at this price: parts that go elsewhere than into the pool stay."""
        if not self.texts[name]:
            return None
        beside = before.total - before.pool if before else 0
        if before is None or amount < beside or not before.total:
            return Price(amount)
        if not before.pool:
            return Price(other=amount)
        return before._replace(pool=amount - beside)


def _sign(text: str) -> str:
    """The currency that stands before an amount.

    >>> _sign("$60"), _sign("-5"), _sign("60")
    ('$', '', '')
    """
    first = text[:1]
    return "" if first.isalnum() or first in "-−.,+" else first
