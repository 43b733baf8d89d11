"""The prize pool in a few lines: what is divided, what is owed and paid, and what is agreed."""

from collections.abc import Iterable

from director.tournament.flights.left_bags import out_of_pool
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import (
    left_to_pay,
    owed,
    paid_in_all,
    places_in_the_money,
    prizes,
)
from director.tournament.prizes.satellite_prizes import is_satellite
from director.tournament.state import Tournament
from director.translation import chips, say


def pool_lines(t: Tournament) -> list[tuple[str, str, str]]:
    """The pool, what comes out of it first, and what is divided."""
    terms, found = t.terms, prizes(t)
    lines = [(say("Prize pool"), money(t.pool, terms), "sum")]
    if found.bounties:
        lines.append((say("Bounties"), money(-found.bounties, terms), "soft"))
    if bags := out_of_pool(t):
        lines.append((say("Forfeited bags"), money(-bags, terms), "soft"))
    if found.prizes:
        divided = found.total - found.bounties
        lines.append((say("Prizes"), money(divided, terms), "soft"))
        lines.append((say("Places paid"), chips(places_in_the_money(t)), "soft"))
        if t.prize_terms.payout.saves:
            lines.append((say("Saves"), chips(len(t.prize_terms.payout.saves)), "soft"))
    return lines


def paying_lines(t: Tournament) -> list[tuple[str, str, str]]:
    """What is owed so far, what was paid of it, and what is left."""
    terms, left = t.terms, left_to_pay(t)
    total = sum([due.amount for due in owed(t).values()])
    return [
        (say("Won so far"), money(total, terms), "soft"),
        (say("Paid"), money(paid_in_all(t), terms), "soft"),
        (say("Prizes unpaid"), money(left, terms), "wrong" if left else "sum"),
    ]


def agreed_said(t: Tournament) -> str:
    """What holds beside the table, a line each."""
    terms, of = t.terms, t.prize_terms
    lines = _alike(
        [(one.place, money(one.amount, terms)) for one in of.payout.locks],
        "place {place} fixed at {what}",
        "places {first} to {last} fixed at {what}",
    )
    lines += _alike(
        [(one.place, one.name) for one in of.payout.goods],
        "place {place}: {what}",
        "places {first} to {last}: {what}",
    )
    if of.seats and is_satellite(t):
        each = money(of.seats.worth, terms)
        lines.append(say("seats: {seat}, {worth} each", seat=of.seats.name, worth=each))
    if of.payout.minimum:
        lines.append(say("minimum {amount}", amount=money(of.payout.minimum, terms)))
    if of.payout.rounding:
        lines.append(say("rounded to {unit}", unit=money(of.payout.rounding.unit, terms)))
    if of.tax:
        lines.append(say("tax note: {name}", name=of.tax.name))
    return "\n".join(lines)


def _alike(said: Iterable[tuple[int, str]], one: str, several: str) -> list[str]:
    """A line for each place, and one for places in a row of which the same is said."""
    found: list[tuple[int, int, str]] = []
    for place, what in said:
        if found and found[-1][1:] == (place - 1, what):
            found[-1] = (found[-1][0], place, what)
        else:
            found.append((place, place, what))
    return [
        say(one, place=first, what=what)
        if first == last
        else say(several, first=first, last=last, what=what)
        for first, last, what in found
    ]
