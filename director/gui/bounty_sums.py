"""The bounties of the event in sight, worked out once for each state of it."""

import operator

from director.tournament.bounty_accounts import Bounties, bounties
from director.tournament.tournaments import Tournament

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
)
"""What bounties follow from."""
_KEPT = 4


class _Remembered:
    """The newest answers, each with the very things it was worked out from."""

    def __init__(self) -> None:
        self._known: list[tuple[tuple[object, ...], Bounties]] = []

    def of(self, t: Tournament) -> Bounties:
        """The bounties, worked out now where something they follow from is new."""
        parts = tuple([getattr(t, name) for name in _PARTS])
        for known, found in self._known:
            if all(map(operator.is_, known, parts)):
                return found
        made = bounties(t)
        self._known = [(parts, made), *self._known[: _KEPT - 1]]
        return made


_REMEMBERED = _Remembered()


def bounties_now(t: Tournament) -> Bounties:
    """Who has won how much, what was paid, and what is still to be won.

    The wall asks each second and the list after each act: it looks at every bust once an act.
    """
    return _REMEMBERED.of(t)
