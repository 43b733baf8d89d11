"""Bounties that are taken back, because whoever went out for them is in again (B16)."""

from typing import NamedTuple

from director.tournament.bounties.accounts import NONE, BountyAccount, bounties, has_bounties
from director.tournament.busts.facts import PlayerReinstated
from director.tournament.happened import ANY_TIME
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


class TakenBack(NamedTuple):
    """What somebody has won less of, in the smallest unit of the event's currency."""

    entry: EntryNumber
    amount: int
    """Of a progressive bounty, what is taken off the own head too."""
    to_collect: int
    """What of it they were paid already, and have to give back."""


def taken_back(t: Tournament, entry: EntryNumber) -> tuple[TakenBack, ...]:
    """Whose bounties go if this entry is in again; nobody's where it is not out."""
    if entry not in t.busts or not has_bounties(t):
        return ()
    before = bounties(t).accounts
    after = bounties(PlayerReinstated(entry).then(t, ANY_TIME)).accounts
    found = []
    for one, old in sorted(before.items()):
        new = after.get(one, NONE)
        amount = _all_of(old) - _all_of(new)
        if amount > 0:
            found.append(TakenBack(one, amount, new.overpaid - old.overpaid))
    return tuple(found)


def saying_taken_back(t: Tournament, entry: EntryNumber, label: Sentence) -> Sentence:
    """The label of what brings an entry back in, with the bounties that go with it."""
    if (back := taken_back_said(t, entry)) is None:
        return label
    return Sentence(f"{label.text}; {back.text}", {**label.values, **back.values})


def taken_back_said(t: Tournament, entry: EntryNumber) -> Sentence | None:
    """From whom how much is taken back, and what of it is to be collected; None for nothing."""
    found = taken_back(t, entry)
    if not found:
        return None
    paid = [one for one in found if one.to_collect > 0]
    values = {
        "bounty": money(sum([one.amount for one in found]), t.terms),
        "players_back": tuple([t.entries[one.entry].player for one in found]),
    }
    if not paid:
        return Sentence("the bounty of {bounty} is taken back from {players_back}", values)
    collect = money(sum([one.to_collect for one in paid]), t.terms)
    text = (
        "the bounty of {bounty} is taken back from {players_back}, who was paid: collect {collect}"
    )
    if len(found) > 1:
        text = (
            "bounties of {bounty} are taken back from {players_back}: "
            "collect {collect} from {players_paid}"
        )
        values["players_paid"] = tuple([t.entries[one.entry].player for one in paid])
    return Sentence(text, {**values, "collect": collect})


def _all_of(account: BountyAccount) -> int:
    return account.won + account.kept + account.head
