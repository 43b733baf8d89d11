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
    ICM: "Divided by the chip model: each stack is worth its chances of every prize that is left.",
    CHIP_CHOP: "Everybody gets the last prize that is left, and the rest goes by chips.",
    EVEN: "What is left is divided evenly.",
    BY_PERCENT: "What is left is divided by the percentages that were named.",
    FREE: "What is left is divided into the amounts that were named.",
}
"""How it was divided, by the way."""

BOUNTY_RULES = {
    PLAYED_FOR: "Bounties, where there are any, are still played for.",
    OWN: "Everybody keeps the own bounty; nobody wins another's any more.",
    BY_CHIPS: "The bounties that are left are divided by chips.",
    EVENLY: "The bounties that are left are divided evenly.",
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
        Figure(say("Stacks together"), chips(sum([share.stack for share in of.shares]))),
    ]
    if of.held:
        figures.append(Figure(say("Held back"), money(of.held, terms)))
    blocks: list[Block] = [
        Heading(say("Deal"), above=t.name),
        Figures(tuple(figures)),
        Lead(say(RULES[of.way])),
        Grid(tuple(columns), tuple(rows)),
        Points(tuple(_rules(of, terms_held=money(of.held, terms)))),
        Points((say("For the house: {line}", line=_LINE),)),
    ]
    return Document(say("Deal: {event}", event=t.name), paper, tuple(blocks))


def _rules(of: Agreement, terms_held: str) -> list[str]:
    """What everybody signs."""
    said = [
        say("Everybody who is left agrees. Each is paid the agreed amount, in whichever place."),
        say("The prize is that of the place in which the stack stands; equal stacks share theirs."),
    ]
    if of.held:
        said.append(
            say(
                "{held} is held back and goes to the winner by play; where play ends here, to the"
                " largest stack.",
                held=terms_held,
            )
        )
    said.append(say(BOUNTY_RULES[of.bounties]))
    return said
