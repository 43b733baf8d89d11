"""What a page says: blocks of words, figures and cards, without any size or place.

Everything here is a value; documents compare by `==`, and the same document makes the same bytes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from director.engine.cards import Card, Cards
from director.views.charts.chart import Chart
from director.views.diagrams import DealStep, Diagram

ROLL = "80 mm"
"""The paper of receipt printers: so wide, and as long as what stands on it."""
PAPERS = ("letter", "a4", "half letter", "a5", "index card", "quarter letter", "a6", "a3", ROLL)
"""Sheets and cards; an index card is 4 by 6 inches."""
OF_HOUSE: Mapping[str, Mapping[str, str]] = {
    "letter": {"a4": "letter", "a5": "half letter", "a6": "quarter letter"},
    "a4": {"letter": "a4", "half letter": "a5", "quarter letter": "a6"},
}
"""By the paper of a house, on what it prints what is usually set on another one."""
IMPOSED: Mapping[str, str] = {
    "letter, two-up": "half letter",
    "letter, four-up": "quarter letter",
    "a4, two-up": "a5",
    "a4, four-up": "a6",
}
"""Sheets on which several cards lie, with marks where to cut, and the paper of one card."""
SMALL_CARDS = ("index card", "quarter letter", "a6", ROLL)
"""On which a rule card has words only."""


@dataclass(frozen=True)
class Heading:
    """The name at the top, what stands small above it, and what stands beside it at the right."""

    text: str
    above: str = ""
    beside: str = ""
    logo: str = ""
    """Where a picture lies that stands at the right; empty for none."""
    begins: bool = False
    """Whether it begins a new side."""
    picture: str = ""
    """One that stands there instead, a PNG in base64; empty for none."""
    color: str = ""
    """Of what stands small above the name: "#b3123c"; empty for grey."""


@dataclass(frozen=True)
class Section:
    """A small title over what follows."""

    text: str


@dataclass(frozen=True)
class Lead:
    """The sentence that says what it is all about."""

    text: str
    opens: bool = False
    """Whether it opens a book, and stands across both of its columns."""


@dataclass(frozen=True)
class Prose:
    """Whole sentences."""

    text: str


@dataclass(frozen=True)
class Points:
    """Sentences that stand each by itself."""

    texts: tuple[str, ...]


class Figure(NamedTuple):
    """A figure and what it is."""

    title: str
    value: str


@dataclass(frozen=True)
class Figures:
    """Figures side by side."""

    figures: tuple[Figure, ...]


class Column(NamedTuple):
    """A column of a grid; figures stand to the right, words to the left."""

    title: str
    figures: bool = True
    over: str = ""
    """The title over several columns."""
    is_written: bool = False
    """Whether there is room to write in it, between two rules."""


class Row(NamedTuple):
    """A line of a grid; a line of one cell, such as a break, goes across it."""

    cells: tuple[str, ...]
    is_sum: bool = False
    """Whether it is what the rows above it come to: bold, below a rule."""

    @property
    def is_across(self) -> bool:
        """Whether the one cell takes the whole width."""
        return len(self.cells) == 1


@dataclass(frozen=True)
class Grid:
    """Rows under columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    like: tuple[Row, ...] = ()
    """Of a part: all rows, so that columns are as wide on every side."""


@dataclass(frozen=True)
class Beside:
    """Grids side by side, each as wide as it needs to be; read one after the other."""

    grids: tuple[Grid, ...]
    places: int = 0
    """So many have room beside each other, where the last of them are fewer."""
    is_even: bool = False
    """Whether all are equally wide, and stand in line with those below."""


@dataclass(frozen=True)
class InColumns:
    """A long grid that goes on beside itself where the side is wide enough, and over sides."""

    grid: Grid
    abreast: int = 0
    """In so many columns, as on the side before; 0 where that is not decided yet."""


@dataclass(frozen=True)
class Deal:
    """The deal as a list of steps, numbered in their order."""

    steps: tuple[DealStep, ...]


@dataclass(frozen=True)
class Diagrams:
    """Hands and boards with the number of its step on each card, and a hand made of them."""

    diagrams: tuple[Diagram, ...]


class Place(NamedTuple):
    """Where a card lies on the felt, from the upper left one, in steps from card to card."""

    across: float
    down: float


@dataclass(frozen=True)
class Board:
    """Cards on the felt, row by row."""

    rows: tuple[Cards, ...]
    places: tuple[Place, ...] = ()
    """Where each card lies, in the order of the rows; empty where rows lie one below the other."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The cards that a line on the felt joins, by their numbers in that order."""
    face_down: frozenset[Card] = frozenset()
    """Those that lie face down."""


@dataclass(frozen=True)
class Box:
    """Figures in a frame of their own: the stakes of now."""

    title: str
    figures: tuple[Figure, ...]


class Group(NamedTuple):
    """Cards that lie apart from a player's others, and what they are."""

    title: str
    cards: Cards


@dataclass(frozen=True)
class Hand:
    """A player's cards, and what becomes of them."""

    name: str
    cards: Cards
    verdict: str = ""
    wins: bool = False
    groups: tuple[Group, ...] = ()
    """The same cards, where they lie apart; empty where they lie together."""
    note: str = ""
    """What stands small below the name: "button"."""


@dataclass(frozen=True)
class CardHead:
    """The head of a rule card, in the color of the game's family; a back has a small one."""

    name: str
    family: str
    color: str
    """As "#1b4f8a"."""
    logo: str = ""
    """Where the picture of the house lies; empty for none."""
    is_small: bool = False


@dataclass(frozen=True)
class Posted:
    """What is paid before the cards, in large letters, and what else is to be known beside it."""

    text: str
    beside: tuple[Figure, ...] = ()


@dataclass(frozen=True)
class DealStrip:
    """The deal as a large strip of streets, whichever way it takes less room."""

    streets: tuple[DealStep, ...]
    numbered: bool = False
    """Whether a picture of the board beside it has their numbers on its cards."""


class NamedHand(NamedTuple):
    """Cards, and what they are called."""

    name: str
    cards: Cards


@dataclass(frozen=True)
class Ladder:
    """Hands from the best down, in columns."""

    hands: tuple[NamedHand, ...]
    title: str = ""
    """What they are an order of; empty where there is only one."""


@dataclass(frozen=True)
class Worths:
    """What each rank counts: "A", "1"."""

    ranks: tuple[tuple[str, str], ...]
    title: str = ""
    """The same."""


@dataclass(frozen=True)
class Steps:
    """Sentences in the order in which they are done, numbered, under a title."""

    title: str
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Answers:
    """What a question is answered with, a box and a letter before each; never parted from it."""

    texts: tuple[str, ...]


class TrickLine(NamedTuple):
    """One trick: what each player played to it, who led, and who took it with what."""

    cards: tuple[Card | None, ...]
    """In the order of the players; None where a card is missing."""
    leader: int
    """Whose card was led, from 0."""
    winner: int
    why: str
    """What the card that takes it is: "highest trump"."""


@dataclass(frozen=True)
class Tricks:
    """The play of a round as a table: a line for each trick, a column for each player."""

    players: tuple[str, ...]
    lines: tuple[TrickLine, ...]
    results: tuple[str, ...]
    """What each player wins or owes in the end."""


@dataclass(frozen=True)
class Note:
    """A sentence or several, after a small title on the same line."""

    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A title that the contents lead to; the outline of the file has it too."""

    text: str
    key: str
    """By which others lead here; no two chapters have the same."""
    level: int = 0
    """0 is a chapter of a book, 1 stands below that, 2 looks like a section."""
    beside: str = ""


class LeadsTo(NamedTuple):
    """A line of the contents or the index: what it says, and the chapters whose pages it names."""

    text: str
    keys: tuple[str, ...]
    level: int = 0


@dataclass(frozen=True)
class Leads:
    """Such lines, in columns side by side."""

    columns: tuple[tuple[LeadsTo, ...], ...]


@dataclass(frozen=True)
class Ends:
    """Two things at the ends of one line, with a rule below."""

    left: str
    right: str = ""
    below: str = ""
    """On lines of its own above the rule, as wide as all: the event that a slip belongs to."""
    picture: str = ""
    """A picture before them, a PNG in base64; empty for none."""
    color: str = ""
    """Of the rule: "#b3123c"; empty for black."""


@dataclass(frozen=True)
class Banner:
    """A name in large letters; a long one in smaller letters, on two lines."""

    text: str


class Scan(NamedTuple):
    """A QR code, and what it opens in words."""

    address: str
    told: str
    typed: str
    """The address, for who has no camera."""


@dataclass(frozen=True)
class Plates:
    """The largest figures there are, each in a frame: where somebody is to go."""

    figures: tuple[Figure, ...]
    scan: Scan | None = None
    """A code at their right, and below them what it opens."""


@dataclass(frozen=True)
class Written:
    """Lines to write on, each with what is to be written there."""

    titles: tuple[str, ...]
    signed: bool = False
    """Whether they are signed, which takes 12 mm of height."""


@dataclass(frozen=True)
class Form:
    """Rows under columns, the last of which are empty boxes to write in."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    """Without the boxes."""
    boxes: tuple[str, ...]
    """Their titles."""


@dataclass(frozen=True)
class Signatures:
    """Rows that are signed one by one: a name, figures, one of them large, and a line."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    large: int
    """The column of what is signed for."""
    signed: str
    """The title over the lines."""
    total: Row | None = None
    """What they come to together."""


class BracketBox(NamedTuple):
    """A table of a bracket: who began there, or lines for those who come."""

    title: str
    state: str = ""
    rows: tuple[str, ...] = ()
    through: frozenset[int] = frozenset()
    """Which of the rows went on, from 0; they are lit."""
    out: frozenset[int] = frozenset()
    words: str = ""
    """Who comes to it."""
    lines: int = 0
    """To write names on."""
    feeds: tuple[int, ...] = ()
    """From which boxes of the round before somebody comes; empty for any of them."""
    is_done: bool = False
    is_to_come: bool = False


class BracketRound(NamedTuple):
    """A round, and its tables."""

    title: str
    caption: str
    boxes: tuple[BracketBox, ...]


@dataclass(frozen=True)
class Bracket:
    """Rounds side by side with lines between them; one round by itself lies in columns."""

    rounds: tuple[BracketRound, ...]
    then: tuple["Bracket", ...] = ()
    """What stands on the sides after it."""
    head: tuple[Heading | Points, ...] = ()
    """What stands above later rounds that have a side of their own, to be written on."""
    is_written: bool = False
    """Whether it has such a side."""


@dataclass(frozen=True)
class WallList:
    """A list in the order of its first column, so large that it is read on a wall.

    It fills pages in columns, and each page says from whom to whom it goes.
    """

    title: str
    above: str
    beside: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    parted: bool = False
    """Whether the rest of it stands on other pages, in the same type."""
    has_lead: bool = False
    """Whether the first column is a short one, in order, that stands before the names in place of
    their letters."""
    told: str = ""
    """What concerns all of it, at the right of the title."""


class SeatedTable(NamedTuple):
    """A table and each of its seats, with who sits there; empty where nobody does."""

    title: str
    seats: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class TableList:
    """Tables in a regular grid, all in one type; each page says which tables it has."""

    title: str
    above: str
    beside: str
    tables: tuple[SeatedTable, ...]
    across: int = 0
    """So many beside each other, as on its other pages; 0 where one page may hold all."""
    every: tuple[SeatedTable, ...] = ()
    """Of a part: the tables of all pages, whose cells are alike."""


class Happening(NamedTuple):
    """A line of a log, as long as it has to be."""

    number: str
    time: str
    who: str
    what: str
    taken_back: str = ""
    """By what; such a line is struck out."""


@dataclass(frozen=True)
class Happenings:
    """What happened, in order."""

    lines: tuple[Happening, ...]
    titles: tuple[str, ...] = ()
    """Of number, time, who and what; what goes on on another side has them there."""
    goes_on: bool = False
    """Whether its titles stand over lines before it."""
    staff: tuple[str, ...] = ()
    """Everybody in the whole list, so that its columns are as wide on every side."""


@dataclass(frozen=True)
class Placard:
    """One figure that fills a side, seen across the room."""

    figure: str
    above: str
    below: str
    folded: bool = False
    """Whether the side is folded in the middle and stands like a tent, read from both sides."""
    scan: Scan | None = None
    """A code at the right of the figure, and what it opens."""


@dataclass(frozen=True)
class Slip:
    """What is cut out and handed to somebody; the end of a page never parts it."""

    blocks: tuple["Block", ...]


class Words(NamedTuple):
    """Some words of a passage."""

    text: str
    bold: bool = False
    key: bool = False
    """Whether it is what one types or presses."""
    to: str = ""
    """The key of the chapter that they lead to; empty for none."""


@dataclass(frozen=True)
class Passage:
    """Sentences with bold words and keys in them; an item of a list has its mark before it."""

    words: tuple[Words, ...]
    mark: str = ""


@dataclass(frozen=True)
class Table:
    """Passages under titles; a row is as high as its longest passage."""

    titles: tuple[Passage, ...]
    rows: tuple[tuple[Passage, ...], ...]


@dataclass(frozen=True)
class Listing:
    """Lines that stand as they are typed."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """A picture as wide as the page or as wide as it is, and what it shows."""

    path: str
    title: str


@dataclass(frozen=True)
class Charted:
    """A chart, as wide as the page."""

    chart: Chart


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
