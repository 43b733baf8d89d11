"""Which part of a pool each place gets by a pay table, before anything is rounded."""

from typing import NamedTuple

from director.engine.reasons import Reason
from director.tournament.money.amounts import money as told
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_formula import formula_weights, smallest_prize
from director.tournament.prizes.pay_table import Bracket, Formula, PayTable, number
from director.translation import say


class Shares(NamedTuple):
    """What the places weigh, from the first, and why."""

    weights: tuple[int, ...]
    minimum: int
    """What a formula pays at least, in the smallest unit of money; 0 in a written table."""
    reasons: tuple[Reason, ...]


def shares(table: PayTable, entries: int, pool: int, money: MoneyTerms) -> Shares:
    """The shares of a pool in the smallest unit of money, of no more places than entries."""
    bracket = table.bracket(entries)
    if bracket is None and table.formula is not None:
        return _by_formula(table, table.formula, entries, pool, money)
    bracket = bracket or table.nearest(entries)
    weights = bracket.shares[:entries]
    reasons = [_row(table, bracket, entries, len(weights))]
    if not bracket.covers(entries):
        sentence = "no row for a field of {entries}: the row for {row} is paid"
        values = {"entries": entries, "row": bracket.name}
        reasons.append(Reason(sentence, values, _OURS))
    if bracket.places > entries:
        sentence = "more places ({places}) than entries ({entries}): the field splits the pool"
        values = {"places": bracket.places, "entries": entries}
        reasons.append(Reason(sentence, values, _OURS))
    if bracket.in_money:
        return _in_money(weights, pool, money, reasons)
    return Shares(weights, 0, tuple(reasons))


_OURS = "house rule, payout structures"


def _in_money(
    hundredths: tuple[int, ...], pool: int, money: MoneyTerms, reasons: list[Reason]
) -> Shares:
    """Amounts as they are stated; first place takes what the pool has beyond them."""
    amounts = [one * 10**money.decimals // 100 for one in hundredths]
    beyond = pool - sum(amounts)
    if beyond > 0:
        reasons.append(Reason("first place takes the rest of the pool", {}, _OURS))
        amounts[0] += beyond
    elif beyond < 0:
        sentence = "the pool is smaller: the amounts are scaled down to it"
        reasons.append(Reason(sentence, {}, _OURS))
    return Shares(tuple(amounts), 0, tuple(reasons))


def _by_formula(
    table: PayTable, formula: Formula, entries: int, pool: int, money: MoneyTerms
) -> Shares:
    buy_in = money.entry.total
    weights = formula_weights(formula, entries, pool, buy_in)
    wanted = {
        "places": len(weights),
        "paid": number(formula.paid),
        "minimum": number(formula.minimum),
        "steepness": number(formula.steepness),
        "buy_in": told(buy_in, money),
    }
    sentence = (
        "places paid: {places}, by formula: {paid}% of the entries, at least {minimum} buy-ins"
        " of {buy_in}, top-heaviness {steepness}"
        if buy_in
        else "places paid: {places}, by formula: {paid}% of the entries, at least {minimum}"
        " buy-ins, top-heaviness {steepness}"
    )
    reasons = (Reason(sentence, wanted, named(table)),)
    return Shares(weights, smallest_prize(formula, buy_in), reasons)


def named(table: PayTable) -> str:
    """How reasons cite a table."""
    return (
        say("{series}: {name}", series=table.series, name=table.name)
        if table.series
        else (table.name)
    )


def _row(table: PayTable, bracket: Bracket, entries: int, places: int) -> Reason:
    listed = ", ".join(
        f"{one.name}: {number(one.share)}" for one in bracket.ranges if one.first <= entries
    )
    values = {"places": places, "row": bracket.name, "listed": listed}
    sentence = (
        "places paid: {places}, by the row for {row} entries, in money: {listed}"
        if bracket.in_money
        else "places paid: {places}, by the row for {row} entries, in percent: {listed}"
    )
    return Reason(sentence, values, named(table))
