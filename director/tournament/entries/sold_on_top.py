"""What an event sells on top of an entry, in its structure and at its price alike."""

from dataclasses import replace
from typing import NamedTuple

from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Structure


class OnTop(NamedTuple):
    """Chips that are sold, and when: rebuys until a moment, the add-on from one on."""

    chips: int
    moment: Moment | None = None
    """None: as long as somebody is in."""


def with_sold(
    structure: Structure, rebuys: OnTop | None, add_ons: OnTop | None, terms: MoneyTerms
) -> Structure:
    """The structure of an event that sells these at the prices of its terms; None: it does not."""
    rebuy, add_on = [whole(_total(one), terms.decimals) for one in (terms.rebuy, terms.add_on)]
    old, old_add_ons = structure.rebuys or Rebuys(0, 0), structure.add_ons or AddOns(0, 0)
    sold = rebuys and old._replace(price=rebuy, chips=rebuys.chips, until=rebuys.moment)
    added = add_ons and old_add_ons._replace(price=add_on, chips=add_ons.chips, at=add_ons.moment)
    return replace(structure, rebuys=sold, add_ons=added)


def sold_in(structure: Structure) -> tuple[OnTop | None, OnTop | None]:
    """What a structure sells: rebuys, and the add-on."""
    rebuys, add_ons = structure.rebuys, structure.add_ons
    return (
        OnTop(rebuys.chips, rebuys.until) if rebuys else None,
        OnTop(add_ons.chips, add_ons.at) if add_ons else None,
    )


def whole(amount: int, decimals: int) -> int:
    """An amount in whole units of its currency, as a structure has it; 0 where it has cents."""
    units, rest = divmod(amount, 10**decimals)
    return 0 if rest else units


def _total(price: Price | None) -> int:
    return price.total if price else 0
