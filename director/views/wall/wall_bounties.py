"""What stands of bounties on the wall: the envelopes left by amount, or the biggest heads."""

from collections.abc import Mapping

from director.tournament.bounties.accounts import has_bounties
from director.tournament.bounties.envelopes import declared
from director.tournament.money.amounts import money
from director.tournament.state import PlayerNumber, Tournament
from director.translation import chips, say
from director.views.bounty_totals import biggest_heads, bounties_now

Line = tuple[str, str]
"""A name and what belongs to it."""

_MOST = 6
"""So many amounts or heads stand on the wall."""


def bounty_title(t: Tournament) -> str:
    """What the line is about; empty where there is nothing to say."""
    if not has_bounties(t) or t.winner:
        return ""
    if t.terms.bounties == "mystery":
        if t.terms.mystery_from and not t.mysteries:
            return say("Envelopes, drawn from {begins}", begins=t.terms.mystery_from)
        return say("Envelopes left")
    return say("Biggest bounties") if t.terms.bounties == "progressive" else ""


def bounty_lines(t: Tournament, names: Mapping[PlayerNumber, str]) -> tuple[Line, ...]:
    """The envelopes left by amount, the greatest first; or the biggest heads."""
    if not bounty_title(t):
        return ()
    if t.terms.bounties == "mystery":
        prizes = declared(t)
        lines = [
            (money(one.amount, t.terms), f"× {chips(left)}")
            for one in prizes[:_MOST]
            for left in (one.envelopes - t.envelopes_drawn.get(one.amount, 0),)
        ]
        if len(prizes) > _MOST:
            smaller = prizes[_MOST - 1 :]
            left = sum([one.envelopes - t.envelopes_drawn.get(one.amount, 0) for one in smaller])
            lines[-1] = (say("Smaller"), f"× {chips(left)}")
        return tuple(lines)
    accounts = bounties_now(t).accounts
    return tuple(
        [
            (names.get(t.entries[one].player, ""), money(accounts[one].head, t.terms))
            for one in biggest_heads(t, _MOST)
        ]
    )
