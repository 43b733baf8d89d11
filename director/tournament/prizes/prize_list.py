"""What each place is paid, who is owed what of it, and what was paid already.

It follows from the pay table, the terms and the entries; the wall asks each second, so the newest
answers are remembered with what they were worked out from.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.tournament.busts.hand_for_hand import Placed
from director.tournament.busts.state import turns_of
from director.tournament.cached import Cached
from director.tournament.deals.facts import dealt
from director.tournament.flights.left_bags import out_of_pool, paid_for_bags
from director.tournament.money.amounts import money
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.payouts import Payout, PlacePrize, bounties_out, payout, shared
from director.tournament.prizes.satellite_prizes import SATELLITE, seats_bought
from director.tournament.prizes.state import PrizeTerms
from director.tournament.prizes.tax_notes import TaxNote, tax_notes
from director.tournament.state import EntryNumber, Standing, Tournament
from director.translation import Sentence

NO_PRIZES = Payout((), 0, 0, ())
"""Before a pay table is chosen, or where nothing can be paid by it."""


class Owed(NamedTuple):
    """What an entry is to be paid."""

    entry: EntryNumber
    place: int
    """0 for who has made a deal and still plays, and for a bag that stayed behind."""
    tied: int
    amount: int
    goods: tuple[str, ...] = ()
    """Of all places that it shares: who takes which, those who share them settle."""
    bag: int = 0
    """What of the amount is for a bag that stayed behind."""


def prizes(t: Tournament) -> Payout:
    """What each place is paid as things stand; nothing while it cannot be said."""
    return _prizes(t).payout


def unpayable(t: Tournament) -> str:
    """Why the prizes cannot be paid as they are agreed; empty where they can."""
    return _prizes(t).problem


def tried(t: Tournament, table: PayTable, terms: PrizeTerms) -> Payout:
    """What each place would be paid by another table or other terms. Raises NotPossible."""
    bounties = bounties_out(t.entered, terms.bounty, winner_keeps=t.terms.winner_keeps)
    pool, beside = t.pool - out_of_pool(t), replace(terms.payout, bounties=bounties)
    if terms.seats and table.name == SATELLITE:
        return seats_bought(terms.seats, t.entered, pool, beside, t.terms)
    return payout(table, t.entered, pool, t.terms, beside)


def prize_of(t: Tournament, place: int) -> PlacePrize:
    """What a place is paid, if anything."""
    return _prizes(t).by_place.get(place, PlacePrize(place, 0))


def places_paid(t: Tournament) -> int:
    """How many places get money or a good: the bubble is the place after them."""
    return _prizes(t).paid


def places_in_the_money(t: Tournament) -> int:
    """How many places are paid: by the pay table, or by the deal that was made instead."""
    if t.deal is None:
        return places_paid(t)
    return sum([due.amount > due.bag or bool(due.goods) for due in owed(t).values()])


def may_be_dealt(t: Tournament) -> bool:
    """Whether players may talk about a deal: everybody who is left is in the money."""
    return t.deal is not None or 1 < t.players_left <= places_paid(t)


def agreed(t: Tournament) -> Mapping[EntryNumber, int]:
    """What a deal gives entries, whatever place they finish in."""
    return dealt(t)


def owed(t: Tournament) -> Mapping[EntryNumber, Owed]:
    """What everybody is to be paid who has finished in the money, made a deal or left a bag behind.

    The best place first. Who ties shares the prizes of those places (B20).
    """
    every = _prizes(t)
    bags = (t.forfeited, t.flight_terms)
    of = (t.busts, t.entries, t.counters, t.deal, t.closed, t.is_divided, every, *bags)
    return _OWED.answer(of, lambda: _owed(t))


def paid(t: Tournament, entry: EntryNumber) -> int:
    """What an entry was paid of its prize."""
    return -sum([t.ledger.lines[one.line].amount for one in t.prizes_paid.get(entry, ())])


def goods_given(t: Tournament, entry: EntryNumber) -> tuple[str, ...]:
    """The goods that were handed to an entry; a seat in an event is, with its ticket."""
    seats = [one.seat for one in t.tickets.values() if one.entry == entry]
    return (*[good for one in t.prizes_paid.get(entry, ()) for good in one.goods], *seats)


def left_of(t: Tournament, due: Owed) -> tuple[int, tuple[str, ...]]:
    """What somebody is still to have of a prize: money, and the goods that they do not share."""
    given = goods_given(t, due.entry)
    goods = tuple([good for good in due.goods if due.tied == 1 and good not in given])
    return max(due.amount - paid(t, due.entry), 0), goods


def is_settled(t: Tournament, due: Owed) -> bool:
    """Whether somebody has all that they are owed; shared goods are settled among themselves."""
    return left_of(t, due) == (0, ())


def unpaid(t: Tournament) -> tuple[Owed, ...]:
    """Who has not had all of their prize yet, best place first."""
    return tuple([due for due in owed(t).values() if not is_settled(t, due)])


def left_to_pay(t: Tournament) -> int:
    """The money that those who are owed have not had yet."""
    return sum([max(due.amount - paid(t, due.entry), 0) for due in owed(t).values()])


def overpaid_to(t: Tournament) -> Mapping[EntryNumber, int]:
    """The money that entries were paid on prizes beyond what is owed, as after an undone bust."""
    due = owed(t) if t.prizes_paid else {}
    beyond = {
        entry: paid(t, entry) - (due[entry].amount if entry in due else 0)
        for entry in sorted(t.prizes_paid)
    }
    return {entry: amount for entry, amount in beyond.items() if amount > 0}


def overpaid(t: Tournament) -> int:
    """All of it."""
    return sum(overpaid_to(t).values())


def paid_in_all(t: Tournament) -> int:
    """All that was paid on prizes."""
    return sum([paid(t, entry) for entry in t.prizes_paid])


def taxed(t: Tournament, due: Owed) -> TaxNote | None:
    """What the tax man may want of it; None where nothing is said about tax, or it is too small."""
    if t.prize_terms.tax is None:
        return None
    worth = 0 if due.tied > 1 else prize_of(t, due.place).worth
    prize = PlacePrize(due.place, due.amount, due.goods, worth)
    notes = tax_notes([prize], t.prize_terms.tax, t.terms.entry.total, t.terms)
    return notes[0] if notes else None


def unsettled(t: Tournament, later: Tournament) -> Sentence | None:
    """Who was paid and would be owed something else if this came about; None where nobody is."""
    before, after = owed(t), owed(later)
    for entry in t.prizes_paid:
        amount, old, new = paid(t, entry), before.get(entry), after.get(entry)
        if (amount or goods_given(t, entry)) and old != new and entry in t.entries:
            values = {
                "player": t.entries[entry].player,
                "amount": money(amount, t.terms),
                "new": money(new.amount if new else 0, t.terms),
            }
            text = "{player} was paid {amount} and would now be owed {new}: void that payout first"
            return Sentence(text, values)
    return None


class _Prizes(NamedTuple):
    payout: Payout
    by_place: Mapping[int, PlacePrize]
    paid: int
    problem: str


_PAYOUTS, _OWED = Cached(), Cached()


def _prizes(t: Tournament) -> _Prizes:
    of = (t.pay_table, t.prize_terms, t.entered, t.pool - out_of_pool(t), t.terms)
    return _PAYOUTS.answer(of, lambda: _worked_out(t))


def _worked_out(t: Tournament) -> _Prizes:
    if t.pay_table is None or not t.entered:
        return _Prizes(NO_PRIZES, {}, 0, "")
    try:
        found = tried(t, t.pay_table, t.prize_terms)
    except NotPossible as problem:
        return _Prizes(NO_PRIZES, {}, 0, problem.message)
    by_place = {prize.place: prize for prize in found.prizes}
    paid_places = [one.place for one in found.prizes if one.total or one.goods]
    return _Prizes(found, by_place, max(paid_places, default=0), "")


def _owed(t: Tournament) -> Mapping[EntryNumber, Owed]:
    every, deal = _prizes(t), agreed(t)
    bags = paid_for_bags(t)
    if not every.paid and not deal and not bags:
        return {}
    found: dict[EntryNumber, Owed] = {}
    tied: dict[int, list[Standing]] = {}
    for standing in _best(t, every.paid):
        if standing.place > every.paid and standing.entry.number not in deal:
            continue
        tied.setdefault(standing.place, []).append(standing)
    for place, together in tied.items():
        amounts = _shares(t, place, together)
        goods = tuple(
            [
                good
                for at in range(place, place + together[0].tied)
                for good in prize_of(t, at).goods
            ]
        )
        for standing in together:
            entry = standing.entry.number
            amount = deal.get(entry, amounts[entry])
            if amount or goods:
                found[entry] = Owed(entry, place, standing.tied, amount, goods)
    still_in = [
        Owed(entry, 0, 1, amount) for entry, amount in deal.items() if entry not in found and amount
    ]
    for entry, amount in bags.items():
        due = found.get(entry, Owed(entry, 0, 1, 0))
        found[entry] = due._replace(amount=due.amount + amount, bag=amount)
    return {due.entry: due for due in still_in} | found


def _best(t: Tournament, paid: int) -> Sequence[Standing]:
    """The standings down to a place at least: those below are thousands, and nobody asks."""
    if t.deal is not None:
        return t.standings()
    count = paid - t.players_left
    winner = t.winner if paid else None
    turns = turns_of(t.busts)[-count:] if count > 0 else ()
    last = turns[0] if turns else t.last_turn + 1
    there = {entry: bust.turn for entry, bust in t.busts.items() if bust.turn >= last}
    together = Counter(there.values())
    place, first = t.players_left + 1, {}
    for turn in sorted(together, reverse=True):
        first[turn] = place
        place += together[turn]
    placed = [
        Standing(first[turn], t.entries[entry], together[turn])
        for entry, turn in sorted(there.items(), key=lambda one: (-one[1], -one[0]))
    ]
    return [*([Standing(1, winner)] if winner else []), *placed]


def _shares(t: Tournament, place: int, together: list[Standing]) -> Mapping[EntryNumber, int]:
    """What each of those who have a place gets of its prize, or of the places that they share."""
    of, count = prizes(t), together[0].tied
    if count == 1 or len(together) != count:  # by agreement the deal says what each one gets
        return {one.entry.number: prize_of(t, place).cash for one in together}
    numbers = sorted(one.entry.number for one in together)
    placed = [Placed(number, place, place + count - 1) for number in numbers]
    unit = 10**t.terms.decimals
    return {EntryNumber(one.player): one.amount for one in shared(of, placed, unit, t.terms).prizes}
