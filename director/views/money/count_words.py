"""Counted chips beside those that were issued: what is missing, and why fewer are in play."""

from typing import NamedTuple

from director.tournament.chips.chip_count import ChipAccount
from director.tournament.state import Tournament
from director.translation import chips, say
from director.views.counted import counted


def balance_words(t: Tournament, account: ChipAccount) -> str:
    """The chips that were counted beside those that should lie there, and the difference."""
    stacks = [t.stacks[one] for one in t.left if one in t.stacks]
    changed = account.out or account.recounted or account.raced
    there, words = account.on_tables, _OUT if changed else _ISSUED
    values = {"sum": chips(sum(stacks)), "there": chips(there)}
    if account.behind:
        values["there"] += say(" and {behind} in lammers", behind=chips(account.behind))
    missing = t.players_left - len(stacks)
    if missing:
        told = counted(missing, "1 player still to count", "{count} players still to count")
        return say(words.part, **values) + told
    gap = sum(stacks) - there
    if gap == 0 and account.behind:
        return say("{sum} counted of {there}: correct", **values)
    if gap == 0:
        return say(words.all, **values)
    word = say("over by {gap}") if gap > 0 else say("short by {gap}")
    told = word.format(gap=chips(abs(gap)))
    return say(words.part, **values) + told


class _Words(NamedTuple):
    part: str
    all: str


_ISSUED = _Words("{sum} counted of {there} issued  ·  ", "{sum} counted: matches chips issued")
_OUT = _Words("{sum} counted of {there} in play  ·  ", "{sum} counted: matches chips in play")


def out_words(account: ChipAccount) -> str:
    """Why not all chips are in play that were issued; empty where they are."""
    if not (account.out or account.recounted or account.raced):
        return ""
    reasons = (
        (account.disqualified, say("{chips} disqualified", chips=chips(account.disqualified))),
        (account.last_nit, say("{chips} with the last nit", chips=chips(account.last_nit))),
        (account.voided, say("{chips} voided", chips=chips(account.voided))),
        (account.left_bags, say("{chips} in forfeited bags", chips=chips(account.left_bags))),
        (
            account.lost_lammers,
            say("{chips} in lammers of busted players", chips=chips(account.lost_lammers)),
        ),
    )
    told = [say("{issued} issued", issued=chips(account.issued))]
    if out := "  ·  ".join([words for amount, words in reasons if amount]):
        told[0] = say("{issued} issued, out of play: {out}", issued=chips(account.issued), out=out)
    if account.recounted > 0:
        told.append(say("{chips} more in the bags", chips=chips(account.recounted)))
    elif account.recounted:
        told.append(say("{chips} fewer in the bags", chips=chips(-account.recounted)))
    if account.raced > 0:
        told.append(say("{chips} added in chip races", chips=chips(account.raced)))
    elif account.raced:
        told.append(say("{chips} removed in chip races", chips=chips(-account.raced)))
    return "  ·  ".join(told)
