"""The sheet of a deal that everybody signs: each stack, the prize by play, and what is agreed."""

from collections.abc import Callable

from director.reports.documents import (
    Block,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Lead,
    Points,
    Row,
)
from director.tournament.deals.division import (
    BY_CHIPS,
    BY_PERCENT,
    CHIP_CHOP,
    EVEN,
    EVENLY,
    FREE,
    ICM,
    OWN,
    PLAYED_FOR,
)
from director.tournament.deals.state import Agreement
from director.tournament.money.amounts import money, plus_or_minus
from director.tournament.state import Tournament
from director.translation import chips, say

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

_LINE = "_" * 24


def deal_sheet(
    t: Tournament, of: Agreement, name: Callable[[int], str], paper: str = "a4"
) -> Document:
    """What is agreed, or would be, with a line for each player to sign on."""
    terms = t.terms
    has_bounties = of.bounties != PLAYED_FOR and any(share.bounty for share in of.shares)
    columns = [
        Column(say("Player"), figures=False),
        Column(say("Stack")),
        Column(say("Prize")),
        Column(say("Agreed")),
        Column(say("Difference")),
        *([Column(say("Bounty"))] if has_bounties else []),
        Column(say("Signature"), figures=False),
    ]
    rows = []
    for share in of.shares:
        cells = [
            name(t.entries[share.entry].player),
            chips(share.stack),
            money(share.original, terms),
            money(share.amount, terms),
            plus_or_minus(share.difference, terms),
            *([money(share.bounty, terms)] if has_bounties else []),
            _LINE,
        ]
        rows.append(Row(tuple(cells)))
    figures = [
        Figure(say("Players"), str(len(of.shares))),
        Figure(say("Divided"), money(of.total - of.held, terms)),
        Figure(say("Total stacks"), chips(sum([share.stack for share in of.shares]))),
    ]
    if of.held:
        figures.append(Figure(say("Left in play"), money(of.held, terms)))
    blocks: list[Block] = [
        Heading(say("Deal agreement"), above=t.name),
        Figures(tuple(figures)),
        Lead(say(RULES[of.way])),
        Grid(tuple(columns), tuple(rows)),
        Points(tuple(_rules(of, terms_held=money(of.held, terms)))),
        Points((say("For the house: {line}", line=_LINE),)),
    ]
    return Document(say("Deal agreement: {event}", event=t.name), paper, tuple(blocks))


def _rules(of: Agreement, terms_held: str) -> list[str]:
    """What everybody signs."""
    said = [
        say(
            "All players left agree. Each is paid the agreed amount, whatever place they finish in."
        ),
        say("The prize is the one for the rank of the stack; equal stacks share."),
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
