"""What every player has won in bounties, and what of it was paid.

Amounts are in the smallest unit of the event's currency. All bounties that were sold are somewhere:
won, on a head, unclaimed or, of mystery bounties, in an envelope.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from director.tournament.bounties.envelopes import declared, remaining, worth
from director.tournament.bounties.knockouts import Knockouts, credited
from director.tournament.bounties.state import BountiesNow, heads
from director.tournament.busts.state import EntryNumber
from director.tournament.state import Tournament


class BountyAccount(NamedTuple):
    """The bounties of one entry."""

    won: int = 0
    """For others that went out."""
    kept: int = 0
    """The own one, kept by the winner of the event."""
    head: int = 0
    """On the own head, while in play."""
    paid: int = 0
    knocked_out: Knockouts = 0
    """How many others went out by this one; of a bust that is shared, the share."""

    @property
    def due(self) -> int:
        """What is still to be paid; below zero where too much was."""
        return self.won + self.kept - self.paid

    @property
    def overpaid(self) -> int:
        """What was paid and is not won any more, because a bust was taken back: to be collected."""
        return max(-self.due, 0)


NONE = BountyAccount()


class Bounties(NamedTuple):
    """All bounties of an event at one moment."""

    accounts: Mapping[EntryNumber, BountyAccount]
    """Of those who have won, been paid, or have something on their head."""
    unclaimed: int
    """Of players who are out, and nobody was named for it."""
    in_pool: int
    """The winner's own one, where the house leaves it in the pool."""
    left: int
    """In envelopes not drawn yet."""
    in_no_envelope: int
    """Sold, where the mystery envelopes hold less than that."""

    @property
    def won(self) -> int:
        """All that was won, the winner's own one too."""
        return sum([one.won + one.kept for one in self.accounts.values()])

    @property
    def on_heads(self) -> int:
        """All that is still to be won from players in."""
        return sum([one.head for one in self.accounts.values()])

    @property
    def paid(self) -> int:
        """All that was paid."""
        return sum([one.paid for one in self.accounts.values()])

    @property
    def due(self) -> int:
        """All that is still to be paid, whoever else was paid too much."""
        return sum([max(one.due, 0) for one in self.accounts.values()])

    @property
    def overpaid(self) -> int:
        """All that is to be collected again."""
        return sum([one.overpaid for one in self.accounts.values()])

    @property
    def total(self) -> int:
        """All of it: what was sold, or what is in all envelopes where that is more."""
        held = self.won + self.on_heads + self.unclaimed + self.in_pool + self.left
        return held + self.in_no_envelope


def has_bounties(t: Tournament) -> bool:
    """Whether anything is won for knocking somebody out."""
    return bool(sold(t) or t.terms.entry.bounty or t.prize_terms.bounty or t.terms.mystery)


def sold(t: Tournament) -> int:
    """All that was paid for bounties, or is taken out of the pool for them (S 1.7)."""
    return t.ledger.sold.bounty + t.prize_terms.bounty * len(t.entries)


def bounties(t: Tournament) -> Bounties:
    """Who has won how much, what was paid, and what is still to be won.

    Looks at every bust: whoever shows it keeps it until the event is another.
    """
    found = heads(t)
    out: dict[EntryNumber, Knockouts] = {}
    for by, times in Counter([one.by for one in t.busts.values() if one.by]).items():
        for entry, share in credited(by, shared=t.terms.shared).items():
            out[entry] = out.get(entry, 0) + share * times
    kept, in_pool = _winners_own(t, found)
    on = {} if kept or in_pool else found.on  # the winner is the last one with a head
    paid = {entry: paid_to(t, entry) for entry in t.bounty_lines}
    won = found.won
    every = {*won, *on, *kept, *out, *paid}
    accounts = {
        entry: BountyAccount(
            won.get(entry, 0),
            kept.get(entry, 0),
            on.get(entry, 0),
            paid.get(entry, 0),
            out.get(entry, 0),
        )
        for entry in every
    }
    mystery = t.terms.bounties == "mystery"
    left = worth(remaining(t)) if mystery else 0
    outside = max(-mystery_difference(t), 0) if mystery else 0
    return Bounties(accounts, found.unclaimed, in_pool, left, outside)


def paid_to(t: Tournament, entry: EntryNumber) -> int:
    """What an entry was paid in bounties."""
    return -sum([t.ledger.lines[line].amount for line in t.bounty_lines.get(entry, ())])


def mystery_difference(t: Tournament) -> int:
    """By how much the envelopes hold more than was sold in bounties; below zero for less."""
    return worth(declared(t)) - sold(t)


def _winners_own(t: Tournament, found: BountiesNow) -> tuple[dict[EntryNumber, int], int]:
    """What the winner of the event keeps (S 1.7), or what the house leaves in the pool.

    Where play ended with a deal nobody wins the heads that were left: each keeps the own one.
    """
    if ended := t.by_agreement():
        left = [one.entry.number for one in ended]
        return {entry: found.on[entry] for entry in left if found.on.get(entry)}, 0
    winner = t.winner
    own = found.on.get(winner.number, 0) if winner else 0
    if not winner or not own:
        return {}, 0
    return ({winner.number: own}, 0) if t.terms.winner_keeps else ({}, own)
