"""The sheet of a deal that everybody signs: each stack, the prize by play, and what is agreed."""

from collections.abc import Callable, Iterator
from datetime import datetime

from director.reports.blocks.events import Signatures, Written
from director.reports.blocks.figures import Box, Column, Figure, Figures, Row
from director.reports.blocks.text import Heading, Lead, Points, Section
from director.reports.dates import moment
from director.reports.documents import Block, Document
from director.tournament.deals.commands import prizes_left
from director.tournament.deals.division import (
    BY_CHIPS,
    BY_PERCENT,
    CHIP_CHOP,
    EVEN,
    EVENLY,
    FREE,
    ICM,
    METHODS,
    OWN,
    PLAYED_FOR,
)
from director.tournament.deals.state import Agreement, Share
from director.tournament.money.amounts import money, plus_or_minus
from director.tournament.state import Tournament
from director.translation import chips, say
from director.views.money.deal_words import with_bounties

RULES = {
    ICM: "ICM: each stack is worth its chance at every prize that is left.",
    CHIP_CHOP: "Chip chop: everyone gets the minimum prize, and the rest is split by chips.",
    EVEN: "Even chop: what is left is split evenly.",
    BY_PERCENT: "What is left is split by the agreed percentages.",
    FREE: "What is left is split into the agreed amounts.",
}
"""How it was divided, by the way."""

BOUNTY_RULES = {
    PLAYED_FOR: "Any bounties stay in play.",
    OWN: "All players keep their own bounty; no more bounties are won.",
    BY_CHIPS: "The bounties that are left are split by chips.",
    EVENLY: "The bounties that are left are split evenly.",
}
"""What becomes of the bounties."""


def deal_sheet(
    t: Tournament, of: Agreement, name: Callable[[int], str], now: datetime, paper: str = "a4"
) -> Document:
    """What is agreed, or would be, with 12 mm for each player to sign in, and the sums."""
    terms = t.terms
    has_bounties = of.bounties != PLAYED_FOR and any(share.bounty for share in of.shares)
    columns = (
        Column(say("Player"), figures=False),
        Column(say("Chips")),
        Column(say("Prize by chips")),
        Column(say("Difference")),
        *([Column(say("Bounty"))] if has_bounties else []),
        Column(say("Share")),
    )

    def cells(called: str, share: Share) -> Row:
        bounty = [money(share.bounty, terms)] if has_bounties else []
        figures = [
            chips(share.stack),
            money(share.original, terms),
            plus_or_minus(share.difference, terms) if share.difference else "–",
            *bounty,
            money(share.amount, terms),
        ]
        return Row((called, *figures))

    rows = tuple([cells(name(t.entries[share.entry].player), share) for share in of.shares])
    total = cells(say("Total"), _total(of))
    figures = [
        Figure(say("Players"), str(len(of.shares))),
        Figure(say("Divided"), with_bounties(of.shares, terms)),
        Figure(say("Left in play"), money(of.held, terms)),
        Figure(say("Method"), say(METHODS[of.way])),
    ]
    blocks: list[Block] = [
        Heading(say("Deal agreement"), above=t.name, beside=moment(now)),
        Figures(tuple(figures)),
        Lead(say(RULES[of.way])),
        *_miscounted(t, of),
        Signatures(columns, rows, len(columns) - 1, say("Signature"), total),
        Points(tuple(_sums(t, of))),
        Section(say("What everyone signs")),
        Points(tuple(_rules(of, terms_held=money(of.held, terms)))),
        Written((say("Floor"), say("Witness")), signed=True),
        Written((say("Date and time"),), signed=True),
    ]
    title = say("Deal agreement: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_signed=True, is_numbered=True)


def _total(of: Agreement) -> Share:
    """All shares together, as if somebody had them."""
    return Share(
        of.shares[0].entry,
        sum([share.stack for share in of.shares]),
        sum([share.original for share in of.shares]),
        sum([share.amount for share in of.shares]),
        sum([share.bounty for share in of.shares]),
    )


def _sums(t: Tournament, of: Agreement) -> Iterator[str]:
    """Whether it comes to the prizes that are left, and to the chips in play."""
    terms, whole = t.terms, _total(of)
    left = prizes_left(t) or whole.original
    values = {
        "shares": money(whole.amount, terms),
        "held": money(of.held, terms),
        "left": money(left, terms),
        "gap": money(abs(whole.amount + of.held - left), terms),
    }
    checks = whole.amount + of.held == left
    if of.held:
        text = "Shares {shares} and {held} left in play come to the {left} left in prizes."
        wrong = "Shares {shares} and {held} left in play differ by {gap} from the {left} left."
    else:
        text = "Shares come to {shares}, all that is left in prizes."
        wrong = "Shares come to {shares}: {gap} apart from the {left} left in prizes."
    yield say(text if checks else wrong, **values)
    if whole.stack == t.chips:
        yield say("Chips counted: {counted}, all in play.", counted=chips(whole.stack))


def _miscounted(t: Tournament, of: Agreement) -> Iterator[Box]:
    """The warning that the stacks are not all the chips there are, or are more."""
    counted = _total(of).stack
    if counted == t.chips:
        return
    gap = say("Missing") if counted < t.chips else say("Too many")
    figures = (
        Figure(say("Chips counted"), chips(counted)),
        Figure(say("In play"), chips(t.chips)),
        Figure(gap, chips(abs(counted - t.chips))),
    )
    yield Box(say("Count again before signing"), figures)


def _rules(of: Agreement, terms_held: str) -> list[str]:
    """What everybody signs."""
    said = [
        say(
            "All players left agree. Each is paid the agreed amount, whatever place they finish in."
        ),
        say("The prize by chips is that of the place of the stack; equal stacks share."),
    ]
    if of.held:
        said.append(
            say(
                "{held} stays in play for the winner, or the largest stack if play ends here.",
                held=terms_held,
            )
        )
    said.append(say(BOUNTY_RULES[of.bounties]))
    return said
