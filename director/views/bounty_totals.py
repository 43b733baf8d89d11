"""The bounties of the event in sight, worked out once for each state of it."""

import heapq
from collections.abc import Mapping, Sequence

from director.tournament.bounties.accounts import (
    Bounties,
    BountyAccount,
    bounties,
    has_bounties,
)
from director.tournament.cached import Cached
from director.tournament.state import EntryNumber, Tournament

_PARTS = (
    "busts",
    "ledger",
    "terms",
    "mysteries",
    "bounty_lines",
    "deal",
    "counters",
    "entries",
    "prize_terms",
    "is_divided",
)
"""What bounties follow from."""
_BOUNTIES, _HEADS = Cached(), Cached()


def bounties_now(t: Tournament) -> Bounties:
    """Who has won how much, what was paid, and what is still to be won.

    The wall asks each second and the list after each act: it looks at every bust once an act.
    """
    parts = tuple([getattr(t, name) for name in _PARTS])
    return _BOUNTIES.answer(parts, lambda: bounties(t))


def bounty_accounts(t: Tournament) -> Mapping[EntryNumber, BountyAccount]:
    """What each has won in bounties and was paid of it; nobody where none are, or were, played."""
    return bounties_now(t).accounts if has_bounties(t) or t.bounty_lines else {}


def bounties_won(t: Tournament) -> dict[EntryNumber, int]:
    """What each has won in bounties, or kept of the own one; nobody who has neither."""
    if not has_bounties(t):
        return {}
    accounts = bounties_now(t).accounts.items()
    return {entry: won for entry, one in accounts if (won := one.won + one.kept)}


def bounties_due(t: Tournament) -> int:
    """What is still to be paid in bounties to all who are due some."""
    return bounties_now(t).due if has_bounties(t) else 0


def bounties_overpaid(t: Tournament) -> int:
    """What was paid in bounties that nobody has won any more, and is to be collected."""
    return bounties_now(t).overpaid if t.bounty_lines else 0


def biggest_heads(t: Tournament, count: int) -> Sequence[EntryNumber]:
    """Those with the most on their heads, the greatest first."""
    accounts = bounties_now(t).accounts

    def found() -> list[EntryNumber]:
        return heapq.nsmallest(count, accounts, key=lambda one: (-accounts[one].head, one))

    return [one for one in _HEADS.answer((accounts, count), found) if accounts[one].head]
