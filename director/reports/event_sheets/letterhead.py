"""The event's own color and logo on what its players take with them or read."""

from dataclasses import replace

from director.reports.blocks.text import Ends, Heading
from director.reports.documents import Block, Document, Slip
from director.tournament.state import Tournament
from director.views.contrast import readable

_PAPER = "#ffffff"


def with_letterhead(document: Document, t: Tournament) -> Document:
    """The same sheet with the color and the logo at its head, or at the head of each slip."""
    if not (t.structure.color or t.logo):
        return document
    color = readable(t.structure.color, _PAPER) if t.structure.color else ""
    blocks: list[Block] = []
    is_headed = False
    for block in document.blocks:
        match block:
            case Heading() if not is_headed:
                is_headed = True
                blocks.append(replace(block, color=color, picture=t.logo))
            case Slip((Ends() as first, *rest)):
                head = replace(first, color=color, picture=t.logo)
                blocks.append(replace(block, blocks=(head, *rest)))
            case _:
                blocks.append(block)
    return replace(document, blocks=tuple(blocks))
