"""What players have won already and win otherwise, because bounties are worked out another way."""

from collections.abc import Mapping
from typing import NamedTuple

from director.tournament.bounties.accounts import NONE, bounties
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


class WonAnew(NamedTuple):
    """Of one who wins otherwise, in the smallest unit of the event's currency."""

    before: int
    after: int


def won_anew(t: Tournament, after: Tournament) -> Mapping[EntryNumber, WonAnew]:
    """Whose bounties are more or less than they were, for knockouts that happened already."""
    if not t.busts:
        return {}
    old, new = bounties(t).accounts, bounties(after).accounts
    each = {
        one: WonAnew(*[of.won + of.kept for of in (old.get(one, NONE), new.get(one, NONE))])
        for one in sorted({*old, *new})
    }
    return {one: won for one, won in each.items() if won.before != won.after}


def saying_won_anew(t: Tournament, after: Tournament, label: Sentence) -> Sentence:
    """The label of what has bounties won otherwise, with whose changes, from what to what."""
    found = won_anew(t, after)
    if not found:
        return label
    if len(found) > _NAMED:
        text = f"{label.text}; {{count}} players have won more or less by that"
        return Sentence(text, {**label.values, "count": len(found)})
    said, values = [], dict(label.values)
    for at, (entry, won) in enumerate(found.items()):
        said.append(f"{{player_{at}}}: {{before_{at}}} → {{after_{at}}}")
        values[f"player_{at}"] = t.entries[entry].player
        values[f"before_{at}"] = money(won.before, t.terms)
        values[f"after_{at}"] = money(won.after, t.terms)
    return Sentence(f"{label.text}; {', '.join(said)}", values)


_NAMED = 3
"""So many are named; of more it is said how many they are."""
