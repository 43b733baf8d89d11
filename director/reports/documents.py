"""A sheet, and all that can stand on one, without any size or place.

Everything here is a value; documents compare by `==`, and the same document makes the same bytes.
"""

from dataclasses import dataclass

from director.reports.blocks.book_text import Chapter, Leads, Listing, Passage, Picture, Table
from director.reports.blocks.events import (
    Bracket,
    Form,
    Happenings,
    Placard,
    Plates,
    Signatures,
    TableList,
    WallList,
    Written,
)
from director.reports.blocks.figures import Beside, Box, Charted, Figures, Grid, InColumns
from director.reports.blocks.games import (
    Answers,
    Board,
    CardHead,
    Deal,
    DealStrip,
    Diagrams,
    Hand,
    Ladder,
    Posted,
    Tricks,
    Worths,
)
from director.reports.blocks.text import (
    Banner,
    Ends,
    Heading,
    Lead,
    Note,
    Points,
    Prose,
    Section,
    Steps,
)


@dataclass(frozen=True)
class Slip:
    """What is cut out and handed to somebody; the end of a page never parts it."""

    blocks: tuple["Block", ...]


Block = (
    Heading
    | Section
    | Lead
    | Prose
    | Points
    | Figures
    | Box
    | Grid
    | Beside
    | InColumns
    | Deal
    | Diagrams
    | Board
    | Hand
    | CardHead
    | Posted
    | DealStrip
    | Ladder
    | Worths
    | Steps
    | Answers
    | Tricks
    | Note
    | Chapter
    | Leads
    | Ends
    | Banner
    | Plates
    | Written
    | Form
    | Signatures
    | Bracket
    | WallList
    | TableList
    | Happenings
    | Placard
    | Slip
    | Passage
    | Table
    | Listing
    | Picture
    | Charted
)


@dataclass(frozen=True)
class Document:
    """A sheet: its title, the paper it is meant for, and what stands on it."""

    title: str
    paper: str
    blocks: tuple[Block, ...]
    back: tuple[Block, ...] = ()
    """Of a card: what stands on its other side."""
    cautions: tuple[str, ...] = ()
    """Of a card: the first few stand last in front, as far as there is room; the others follow the
    head of the back."""
    if_room: tuple[tuple[Block, ...], ...] = ()
    """What is added to the last side in this order, each whole, while it has room."""
    pictures: tuple[Block, ...] = ()
    """Of a card: behind its lead, the first as many of them as have room in front."""
    picture_tells: bool = False
    """Whether the first of them shows the rule of the game, and goes before any caution."""
    rather_in_front: tuple[tuple[Block, ...], ...] = ()
    """Of a card: each stands in front where it has room there, and else at the top of the back."""
    foot: str = ""
    """Of a card: a line at the foot of the last side."""
    is_card: bool = False
    """Whether it is a card: all cards of a paper are set in one size of type, never in less."""
    is_book: bool = False
    """Whether it has many pages with numbers, all in one size of type."""
    flows: bool = False
    """Whether a book goes on in columns where a chapter ends, instead of on a new page."""
    is_broad: bool = False
    """Whether the paper lies on its long side."""
    is_signed: bool = False
    """Whether it is signed for: its type is never too small to be read by the one who signs."""
    hangs: bool = False
    """Whether it hangs on a door: in type as large as one side holds, and what follows a narrow
    grid stands beside it."""
    is_numbered: bool = False
    """Whether each of several sides has the title and its number at the foot."""


class Pdf(bytes):
    """A sheet as it was set, and the words of it whose letters no shipped font has.

    Those stand in it in plain letters.
    """

    plainly: tuple[str, ...] = ()
