"""What the desk has to see to when somebody goes out: what they owe, and whether prizes hold."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import owed
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.money.pool_still_open import pool_still_open


def debts_said(
    t: Tournament, entries: Iterable[EntryNumber], name: Callable[[int], str]
) -> list[str]:
    """A line for each of them who has not paid everything, all entries of the player together."""
    owing = {
        player: sum([max(0, t.ledger.account(one).owes) for one in t.of_player[player]])
        for player in dict.fromkeys([t.entries[one].player for one in entries])
    }
    return [
        say("{player} owes {amount}", player=name(player), amount=money(amount, t.terms))
        for player, amount in owing.items()
        if amount
    ]


def said_after_bust(
    t: Tournament, out: Sequence[EntryNumber], now: datetime, name: Callable[[int], str]
) -> list[str]:
    """What is said beside a bust that is recorded: debts, and that a prize may still change."""
    changing = pool_still_open(t, now) if any(one in owed(t) for one in out) else ""
    return [*debts_said(t, out, name), *([changing] if changing else [])]
