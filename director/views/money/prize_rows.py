"""A row for each place in the money and each prize that is owed: who, how much, paid or not."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import (
    Owed,
    goods_given,
    is_settled,
    owed,
    paid,
    places_paid,
    prize_of,
)
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say
from director.views.clock.times import time_of_day
from director.views.money.prize_words import how_said, place_said


class PrizeRow(NamedTuple):
    """One place, or one who shares it."""

    place: int
    entry: EntryNumber | None
    """None while nobody has finished there."""
    said: str
    name: str
    units: int
    amount: str
    goods: str
    paid: str
    due: str
    """What is still to be paid of it."""
    state: str
    """"paid", "in part", "unpaid"; empty while the place is played for."""
    how: str
    when: str
    who: str

    @property
    def told(self) -> str:
        """The state, and beside it how it was paid, or how much of it."""
        if self.state == say(IN_PART) and self.paid:
            return say("paid {paid}, {due} due", paid=self.paid, due=self.due)
        beside = self.paid if self.state == say(TOO_MUCH) else self.how
        return f"{self.state}  {beside}".strip()

    @property
    def done(self) -> str:
        """When somebody at the desk paid it, and who."""
        return f"{self.when}  {self.who}".strip()


PAID, IN_PART, UNPAID, TOO_MUCH = "paid", "part paid", "unpaid", "overpaid"


def prize_rows(
    t: Tournament, name: Callable[[int], str], payers: Mapping[int, str]
) -> list[PrizeRow]:
    """Every place in the money, the first one first, with whoever has finished there."""
    due = list(owed(t).values())
    taken = {one.place + more for one in due if one.place for more in range(one.tied)}
    rows = [_played_for(t, place) for place in _open(t, taken)]
    rows += [_finished(t, name, one, payers) for one in due]
    others = [entry for entry in t.prizes_paid if entry not in owed(t) and paid(t, entry)]
    rows += [_finished(t, name, Owed(entry, 0, 1, 0), payers) for entry in others]
    bags = {one.entry for one in due if one.bag and not one.place}
    return sorted(rows, key=lambda row: (row.entry in bags, row.place, row.entry or 0))


def _open(t: Tournament, taken: set[int]) -> Sequence[int]:
    if t.deal is not None:
        return ()
    return [place for place in range(1, places_paid(t) + 1) if place not in taken]


def _played_for(t: Tournament, place: int) -> PrizeRow:
    prize = prize_of(t, place)
    goods = listed(list(prize.goods))
    return PrizeRow(
        place,
        None,
        str(place),
        say("in play"),
        prize.cash,
        money(prize.cash, t.terms),
        goods,
        *[""] * 6,
    )


def _finished(
    t: Tournament, name: Callable[[int], str], due: Owed, payers: Mapping[int, str]
) -> PrizeRow:
    had = paid(t, due.entry)
    parts = [one for one in t.prizes_paid.get(due.entry, ()) if not one.voided]
    entry = t.entries.get(due.entry)
    return PrizeRow(
        due.place,
        due.entry,
        place_said(due),
        name(entry.player) if entry else say("entry {entry}", entry=due.entry),
        due.amount,
        money(due.amount, t.terms),
        listed(list(due.goods)),
        money(had, t.terms) if parts else "",
        _still_due(t, due, had),
        _state(t, due, had),
        how_said(t, due.entry),
        time_of_day(t.ledger.lines[parts[-1].line].at) if parts else "",
        payers.get(parts[-1].line, "") if parts else "",
    )


def _still_due(t: Tournament, due: Owed, had: int) -> str:
    """What is left to pay of a prize: the money, or the goods that were not handed out."""
    if due.amount > had:
        return money(due.amount - had, t.terms)
    given = goods_given(t, due.entry)
    goods = [good for good in due.goods if due.tied == 1 and good not in given]
    return listed(goods)


def _state(t: Tournament, due: Owed, had: int) -> str:
    if had > due.amount:
        return say(TOO_MUCH)
    if is_settled(t, due):
        return say(PAID)
    return say(IN_PART) if had or goods_given(t, due.entry) else say(UNPAID)
