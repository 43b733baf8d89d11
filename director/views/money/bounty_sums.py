"""The bounties of an event in a few lines: the format, the sums, the envelopes that are left."""

from director.tournament.bounties.accounts import sold
from director.tournament.bounties.envelopes import declared
from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import chips, say
from director.views.bounty_totals import bounties_now

_ENVELOPES = 8
"""So many amounts are shown; the smaller ones are put together."""


def sums(t: Tournament) -> list[tuple[str, str, str]]:
    """All bounties on one page: what was sold is what was won and what is left."""
    found, terms = bounties_now(t), t.terms
    lines = [(say("Sold"), money(sold(t), terms), "soft")]
    if found.on_heads:
        lines.append((say("On players"), money(found.on_heads, terms), "soft"))
    if terms.bounties == "mystery":
        lines.append((say("In envelopes"), money(found.left, terms), "soft"))
    lines.append((say("Won"), money(found.won, terms), "soft"))
    if found.unclaimed:
        lines.append((say("Winner not recorded"), money(found.unclaimed, terms), "wrong"))
    if found.in_pool:
        lines.append((say("Left in the pool"), money(found.in_pool, terms), "soft"))
    lines.append((say("Total"), money(found.total, terms), "sum"))
    lines.append((say("Paid"), money(found.paid, terms), "soft"))
    due, overpaid = found.due, found.overpaid
    lines.append((say("Still due"), money(due, terms), "wrong" if due else "soft"))
    if overpaid:
        lines.append((say("Paid too much"), money(overpaid, terms), "wrong"))
    return lines


def format_said(t: Tournament) -> str:
    """How bounties are won, in a line or two."""
    terms = t.terms
    if terms.bounties == "progressive":
        told = say(
            "Progressive: {kept}% paid, the rest added to the winner's bounty", kept=terms.kept
        )
    elif terms.bounties == "mystery":
        told = say("Mystery, from {begins}", begins=terms.mystery_from)
        told = told if terms.mystery_from else say("Mystery")
    else:
        told = say("Fixed")
    return f"{told}  ·  {say('split between winners')}" if terms.shared else told


def envelope_lines(t: Tournament) -> list[tuple[str, str, str]]:
    """The envelopes of each amount: how many are left of how many."""
    lines = []
    prizes = declared(t)
    for prize in prizes[:_ENVELOPES]:
        left = prize.envelopes - t.envelopes_drawn.get(prize.amount, 0)
        counted = say("{left} of {count}", left=chips(left), count=chips(prize.envelopes))
        lines.append((money(prize.amount, t.terms), counted, "soft" if left else "faint"))
    smaller = prizes[_ENVELOPES:]
    if smaller:
        left = sum([one.envelopes - t.envelopes_drawn.get(one.amount, 0) for one in smaller])
        counted = say(
            "{left} of {count}",
            left=chips(left),
            count=chips(sum([one.envelopes for one in smaller])),
        )
        lines.append((say("Smaller"), counted, "soft"))
    return lines
