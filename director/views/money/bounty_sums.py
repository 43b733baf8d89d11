"""The bounties of an event in a few lines: the format, the sums, the envelopes that are left."""

from datetime import datetime

from director.tournament.bounties.accounts import mystery_difference, sold
from director.tournament.bounties.envelopes import declared, missing
from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import capital, chips, say
from director.views.bounty_totals import bounties_now
from director.views.counted import counted

_ENVELOPES = 8
"""So many amounts are shown; the smaller ones are put together."""


def sums(t: Tournament) -> list[tuple[str, str, str]]:
    """All bounties on one page: what was sold is what was won and what is left."""
    found, terms = bounties_now(t), t.terms
    lines = [(say("Charged"), money(sold(t), terms), "soft")]
    if found.on_heads:
        lines.append((say("On players"), money(found.on_heads, terms), "soft"))
    if terms.bounties == "mystery":
        lines.append((say("In envelopes"), money(found.left, terms), "soft"))
    lines.append((say("Won"), money(found.won, terms), "soft"))
    if found.unclaimed:
        lines.append((say("Winner not recorded"), money(found.unclaimed, terms), "wrong"))
    if found.in_pool:
        lines.append((say("Left in the pool"), money(found.in_pool, terms), "soft"))
    if found.in_no_envelope:
        lines.append((say("In no envelope"), money(found.in_no_envelope, terms), "wrong"))
    if (more := mystery_difference(t)) > 0 and terms.bounties == "mystery":
        lines.append((say("More than was sold"), money(more, terms), "wrong"))
    lines.append((say("All bounties"), money(found.total, terms), "sum"))
    lines.append((say("Paid"), money(found.paid, terms), "soft"))
    due, overpaid = found.due, found.overpaid
    lines.append((say("Still due"), money(due, terms), "wrong" if due else "soft"))
    if overpaid:
        lines.append((say("Paid too much"), money(overpaid, terms), "wrong"))
    return lines


def format_said(t: Tournament) -> tuple[str, str]:
    """How bounties are won: the format, and what there is to say about it."""
    terms, more = t.terms, []
    if terms.bounties == "progressive":
        more = [say("{kept}% paid, the rest added to the winner’s bounty", kept=terms.kept)]
    elif terms.bounties == "mystery" and terms.mystery_from:
        more = [say("from {begins}", begins=terms.mystery_from)]
    more += [say("split between winners")] if terms.shared else []
    return capital(say(terms.bounties)), "  ·  ".join(more)


def missing_said(t: Tournament, now: datetime) -> str:
    """How many envelopes are to be added; empty where there is one for every knockout."""
    if not (many := missing(t, now)):
        return ""
    return counted(
        many,
        "1 envelope is missing for the knockouts to come",
        "{count} envelopes are missing for the knockouts to come",
    )


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
