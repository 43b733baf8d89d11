"""Bounties as they stand: who won what, and what is on whose head. It follows from the busts (B16).

They are worked out anew from the order of the busts, so that a bust that is put right, credited to
another or taken back leaves no bounty twice and none lost.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.tournament.bounties.awards import WonPot, bounty
from director.tournament.busts.state import EntryNumber, in_order
from director.tournament.cached import Cached
from director.tournament.deals.division import PLAYED_FOR
from director.tournament.money.state import MoneyTerms
from director.tournament.state import Tournament
from director.translation import Sentence


class BountiesNow(NamedTuple):
    """All bounties of an event, in the smallest unit of its currency."""

    won: Mapping[EntryNumber, int]
    """In cash, by who won it."""
    on: Mapping[EntryNumber, int]
    """On the heads of those who are in, or were when they won it."""
    unclaimed: int
    """Of players who are out, and nobody was named for it; and what came onto the heads of those
    who have divided them in a deal since they did (below zero: what went from them)."""


class Won(NamedTuple):
    """What one bust brought somebody who is named for it."""

    entry: EntryNumber
    cash: int
    head: int = 0
    """Of a progressive bounty, onto the own head."""


class _Played(NamedTuple):
    now: BountiesNow
    brought: Mapping[EntryNumber, Sequence[Won]]
    """By who went out."""


def heads(t: Tournament) -> BountiesNow:
    """Who has won what so far.

    Of several who share a bust the first one named has it: worst position, as the ruling on
    bounties says; where the house shares it, each has as much, and what cannot be divided goes to
    the first (S 1.7). Of a progressive bounty a part is paid and the rest goes onto the winner's
    head. A mystery bounty is what was drawn.
    """
    if t.terms.bounties == "mystery":
        won: dict[EntryNumber, int] = {}
        for gone in t.mysteries:
            for one in _drawn(t, gone):
                won[one.entry] = won.get(one.entry, 0) + one.cash
        return BountiesNow(won, {}, 0)
    return _played(t).now


def brought(t: Tournament, gone: EntryNumber) -> Sequence[Won]:
    """What the bust of somebody who is out brought, and whom: nobody where nobody has it (yet)."""
    if t.terms.bounties == "mystery":
        return _drawn(t, gone)
    if t.terms.bounties == "progressive":
        of = (t.busts, t.entries, t.ledger, t.terms, t.prize_terms, t.deal)
        every: _Played = _PLAYED.answer(of, lambda: _played(t))
        return every.brought.get(gone, ())
    by = t.busts[gone].by
    if not by or gone in settled_by_deal(t):
        return ()
    amount = t.ledger.account(gone).price.bounty + t.prize_terms.bounty
    return _shares(t, amount, by) if amount else ()


def not_awarded(t: Tournament, gone: EntryNumber) -> bool:
    """Whether somebody is out with a bounty that nobody has, as nobody was named for it (yet)."""
    if t.busts[gone].by or gone in t.expelled or gone in settled_by_deal(t):
        return False
    if t.terms.bounties == "mystery" and (gone in t.without_envelope or gone in t.mysteries):
        return False
    return t.ledger.account(gone).price.bounty + t.prize_terms.bounty > 0


_PLAYED = Cached()


def _drawn(t: Tournament, gone: EntryNumber) -> Sequence[Won]:
    """What was in the envelope that was drawn for somebody, by who has it."""
    drawn = t.mysteries.get(gone)
    if drawn is None:
        return ()
    by = t.busts[gone].by if gone in t.busts else ()
    takers = (drawn.entry, *[one for one in by if one != drawn.entry])
    return [Won(taker, part) for taker, part in _parts(t, drawn.amount, takers)]


def _played(t: Tournament) -> _Played:
    """Bounties that are on heads, bust after bust."""
    on = _bought(t)
    if not on:
        return _Played(BountiesNow({}, {}, 0), {})
    won: dict[EntryNumber, int] = {}
    found: dict[EntryNumber, Sequence[Won]] = {}
    unclaimed = 0
    settled = settled_by_deal(t)
    for gone in _in_time(t):
        if gone in settled:
            continue
        amount, by = on.pop(gone, 0), t.busts[gone].by
        if not by:
            unclaimed += amount
            continue
        found[gone] = _shares(t, amount, by)
        for share in found[gone]:
            won[share.entry] = won.get(share.entry, 0) + share.cash
            if share.head:
                on[share.entry] = on.get(share.entry, 0) + share.head
    for entry in [one for one in on if one in t.busts and one not in settled]:
        unclaimed += on.pop(entry)  # two who are said to have knocked out each other
    for entry, amount in settled.items():
        # a bust that is credited after the deal changes a head that the deal has divided already
        unclaimed += on.pop(entry, 0) - amount
        if amount:
            won[entry] = won.get(entry, 0) + amount
    return _Played(BountiesNow(won, on, unclaimed), found)


def settled_by_deal(t: Tournament) -> Mapping[EntryNumber, int]:
    """What a deal gave of the bounties that were left, by who made it.

    Nobody wins theirs any more, whoever goes out. Nothing where they are still played for.
    """
    if t.deal is None or t.deal.bounties == PLAYED_FOR:
        return {}
    return {share.entry: share.bounty for share in t.deal.shares}


def parts_from_deal(t: Tournament, terms: MoneyTerms) -> Sentence | None:
    """Why bounties cannot be won by these terms: a deal has divided those that were left."""
    if not any(settled_by_deal(t).values()) or (terms.winner_keeps and terms.bounties != "mystery"):
        return None
    return Sentence("the deal splits the bounties: withdraw it first")


def _in_time(t: Tournament) -> Sequence[EntryNumber]:
    """Who is out, by the order of the busts, but nobody before whom they have knocked out.

    In a shootout rounds come before the time of day, and places are shared; and a bust may be
    reported late. Whoever took a head had it when they went out themselves.
    """
    order = in_order(t.busts)
    if t.terms.bounties != "progressive":
        return order
    taken: dict[EntryNumber, list[EntryNumber]] = {}
    for gone in order:
        for by in t.busts[gone].by:
            if by in t.busts:
                taken.setdefault(by, []).append(gone)
    if not taken:
        return order
    found: dict[EntryNumber, bool] = {}
    seen: set[EntryNumber] = set()
    for first in order:
        waiting = [first]
        while waiting:
            one = waiting[-1]
            before = [other for other in taken.get(one, ()) if other not in seen]
            if one in seen or not before:
                found[waiting.pop()] = True
            else:
                waiting += reversed(before)
            seen.add(one)
    return tuple(found)


def _bought(t: Tournament) -> dict[EntryNumber, int]:
    """What was paid for each bounty, or is taken out of the pool for it (S 1.7)."""
    more, entries = t.prize_terms.bounty, t.entries
    if not more and not t.ledger.sold.bounty:
        return {}
    if more:
        account = t.ledger.account
        return {entry: account(entry).price.bounty + more for entry in entries}
    return {
        EntryNumber(entry): account.price.bounty
        for entry, account in t.ledger.accounts.items()
        if account.price.bounty and entry in entries
    }


def _shares(t: Tournament, amount: int, by: Sequence[EntryNumber]) -> list[Won]:
    shares = []
    for entry, share in _parts(t, amount, by):
        cash = share * t.terms.kept // 100 if t.terms.bounties == "progressive" else share
        shares.append(Won(entry, cash, share - cash))
    return shares


def _parts(
    t: Tournament, amount: int, by: Sequence[EntryNumber]
) -> Sequence[tuple[EntryNumber, int]]:
    """Who has how much of a bounty, those who won it the worst position first (S 1.7, B16)."""
    if len(by) == 1 or not t.terms.shared:
        return ((by[0], amount),)
    pot = WonPot((0, *by), (tuple(by),))  # entries stand for their seats, in the order named
    ruled = bounty(0, amount, (pot,), None, split=True)
    return [(EntryNumber(part.seat), part.amount) for part in ruled.parts]
