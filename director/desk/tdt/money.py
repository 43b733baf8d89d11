"""What an evening cost, in our prices: pool and fee, in one unit of money for all of it.

The amounts of a file are in hundredths; where none of them has cents, nobody counts them here.
"""

from collections import Counter
from collections.abc import Sequence

from director.desk.tdt.evening import BuyIn, Evening
from director.desk.tdt.prizes import paid_in_all
from director.desk.tdt.structures import added, sold
from director.tournament.money.state import FREE, MoneyTerms, Price
from director.tournament.structure.structure import Structure


class Prices:
    """The prices of one evening."""

    def __init__(self, evening: Evening) -> None:
        entries = [one.buy_ins[0] for one in evening.entered]
        every = [*entries, *sold(evening), *added(evening)]
        amounts = [one.amount for one in every] + [one.rake for one in every]
        amounts += [one.amount for one in evening.prizes]
        self._evening = evening
        self._entries = entries
        self.unit = 1 if any(one % 100 for one in amounts) else 100
        """How many hundredths the smallest unit has."""
        self._beside = self.kept_back
        """What of the pool is still to be booked beside it."""

    @property
    def brought(self) -> int:
        """What all purchases brought into the pool, in the smallest unit."""
        every = [*self._entries, *sold(self._evening), *added(self._evening)]
        return sum([self._price(one).pool for one in every])

    @property
    def difference(self) -> int:
        """By how much the prizes are more than the pool; negative where they are less."""
        prizes = paid_in_all(self._evening) // self.unit
        return prizes - self.brought if prizes else 0

    @property
    def kept_back(self) -> int:
        """What of the pool was not paid out."""
        return max(-self.difference, 0)

    def terms(self, structure: Structure) -> MoneyTerms:
        """What the event costs and promises, as it is usual in it."""
        promised = max(self._evening.guarantee // self.unit, 0)
        if self.difference > 0:
            promised = max(promised, paid_in_all(self._evening) // self.unit)
        return MoneyTerms(
            decimals=2 if self.unit == 1 else 0,
            entry=self._usual(self._entries) or FREE,
            rebuy=self._usual(sold(self._evening)) if structure.rebuys else None,
            add_on=self._usual(added(self._evening)) if structure.add_ons else None,
            guarantee=promised,
        )

    def entry(self, bought: BuyIn) -> Price:
        """The price of an entry; what was not paid out is booked beside the pool."""
        price = self._price(bought)
        beside = min(self._beside, price.pool)
        self._beside -= beside
        return price._replace(pool=price.pool - beside, other=beside)

    def rebuy(self, bought: BuyIn) -> Price:
        """The price of a rebuy."""
        return self._price(bought)

    def add_on(self, bought: BuyIn) -> Price:
        """The price of an add-on."""
        return self._price(bought)

    def _price(self, bought: BuyIn) -> Price:
        """The rake is in the amount, unless it is more than that."""
        amount, rake = bought.amount // self.unit, bought.rake // self.unit
        return Price(pool=amount - rake if rake <= amount else amount, fee=rake)

    def _usual(self, bought: Sequence[BuyIn]) -> Price | None:
        usual = Counter([self._price(one) for one in bought]).most_common(1)
        return usual[0][0] if usual else None
