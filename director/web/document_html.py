"""A sheet as HTML: the same blocks as on paper, for rule cards and results."""

from collections.abc import Sequence
from functools import singledispatch

from director.engine.cards import JOKER, Card, Cards
from director.reports.blocks.figures import Box, Column, Figure, Figures, Grid, InColumns
from director.reports.blocks.games import Board, CardHead, DealStrip, Hand, Ladder, Posted, Worths
from director.reports.blocks.text import Banner, Heading, Lead, Note, Points, Prose, Section
from director.reports.documents import Block, Document
from director.reports.suit_signs import with_suit_sign
from director.translation import say
from director.views.diagrams import DealStep
from director.web.html import Html, tag, together

_SUITS = "cdhs"


def document_html(document: Document) -> Html:
    """All of a sheet, front and back."""
    cautions = (Section(say("Watch out")), Points(document.cautions)) if document.cautions else ()
    back = [one for one in document.back if not isinstance(one, CardHead)]
    room = [block for blocks in document.if_room for block in blocks]
    foot = tag("p", document.foot, class_="faint") if document.foot else None
    blocks = (*document.blocks, *cautions, *back, *room)
    return tag("article", blocks_html(blocks), foot, class_="sheet")


def blocks_html(blocks: Sequence[Block]) -> Html:
    """Blocks one below the other. Raises TypeError for one that no page shows."""
    return together([block_html(block) for block in blocks])


@singledispatch
def block_html(block: object) -> Html:
    """One block."""
    raise TypeError(type(block).__name__)


@block_html.register
def _heading(block: Heading) -> Html:
    above = tag("p", block.above, class_="faint") if block.above else None
    beside = tag("p", block.beside) if block.beside else None
    return together(above, tag("h1", block.text), beside)


@block_html.register
def _card_head(block: CardHead) -> Html:
    return tag("header", tag("p", block.family), tag("h1", block.name), class_=_family(block.color))


def _family(color: str) -> str:
    return f"family f{color.removeprefix('#')}"


@block_html.register
def _section(block: Section) -> Html:
    return tag("h2", block.text)


@block_html.register
def _banner(block: Banner) -> Html:
    return tag("p", block.text, class_="banner")


@block_html.register
def _lead(block: Lead) -> Html:
    return tag("p", block.text, class_="lead")


@block_html.register
def _prose(block: Prose) -> Html:
    return tag("p", block.text)


@block_html.register
def _note(block: Note) -> Html:
    title = together(tag("b", block.title), " ") if block.title else None
    return tag("p", title, block.text)


@block_html.register
def _points(block: Points) -> Html:
    return tag("ul", [tag("li", one) for one in block.texts], class_="points")


@block_html.register
def _figures(block: Figures) -> Html:
    return _figure_list(block.figures)


@block_html.register
def _box(block: Box) -> Html:
    return tag("section", tag("h2", block.title), _figure_list(block.figures), class_="box")


@block_html.register
def _posted(block: Posted) -> Html:
    return together(tag("p", block.text, class_="posted"), _figure_list(block.beside))


def _figure_list(figures: Sequence[Figure]) -> Html:
    lines = [tag("div", tag("dt", one.title), tag("dd", tag("b", one.value))) for one in figures]
    return tag("dl", lines, class_="figures")


@block_html.register
def _deal_strip(block: DealStrip) -> Html:
    return tag("ol", [_street(one) for one in block.streets], class_="deal")


def _street(street: DealStep) -> Html:
    hand = [_back()] * street.down + [_blank()] * street.up
    return tag(
        "li",
        tag("b", street.name),
        tag("p", hand, class_="cards") if hand else None,
        [tag("p", [_blank()] * count, class_="cards") for count in street.board],
        [tag("span", step) for step in street.actions],
        tag("span", _dealt(street), class_="unseen"),
    )


def _dealt(street: DealStep) -> str:
    """The pictures of a street in words."""
    told = []
    if street.down:
        told.append(say("{count} down", count=street.down))
    if street.up:
        told.append(say("{count} up", count=street.up))
    if street.board:
        told.append(say("{count} on the board", count=sum(street.board)))
    return ", ".join(told)


def _back() -> Html:
    return tag("i", class_="card back", aria_hidden="true")


def _blank() -> Html:
    return tag("i", class_="card", aria_hidden="true")


@block_html.register
def _ladder(block: Ladder) -> Html:
    hands = [tag("li", tag("b", one.name), cards_html(one.cards)) for one in block.hands]
    title = tag("h2", block.title) if block.title else None
    return together(title, tag("ol", hands, class_="ladder"))


@block_html.register
def _worths(block: Worths) -> Html:
    title = tag("h2", block.title) if block.title else None
    lines = [tag("div", tag("dt", rank), tag("dd", tag("b", worth))) for rank, worth in block.ranks]
    return together(title, tag("dl", lines, class_="worths"))


@block_html.register
def _board(block: Board) -> Html:
    return together([cards_html(row, block.face_down) for row in block.rows])


@block_html.register
def _hand(block: Hand) -> Html:
    groups = [
        together(tag("span", one.title, class_="faint"), cards_html(one.cards))
        for one in block.groups
    ]
    return tag(
        "section",
        tag("b", block.name),
        tag("span", " ", block.note, class_="faint") if block.note else None,
        groups or cards_html(block.cards),
        tag("p", block.verdict, class_="running" if block.wins else "soft")
        if block.verdict
        else None,
        class_="hand",
    )


@block_html.register
def _grid(block: Grid) -> Html:
    head = tag("tr", [_title(one) for one in block.columns])
    rows = [
        tag("tr", tag("td", row.cells[0], colspan=len(block.columns)))
        if row.is_across
        else tag("tr", [_in(*one) for one in zip(block.columns, row.cells, strict=False)])
        for row in block.rows
    ]
    return tag("table", tag("thead", head), tag("tbody", rows), class_="list")


def _title(column: Column) -> Html:
    words = f"{column.over} {column.title}".strip()
    return tag("th", words, scope="col", class_="number" if column.figures else None)


def _in(column: Column, cell: str) -> Html:
    return tag("td", cell, class_="number" if column.figures else None)


@block_html.register
def _in_columns(block: InColumns) -> Html:
    return _grid(block.grid)


def cards_html(cards: Cards, face_down: frozenset[Card] = frozenset()) -> Html:
    """Cards side by side."""
    return tag("p", [_back() if one in face_down else _card(one) for one in cards], class_="cards")


def _card(card: Card) -> Html:
    if card is JOKER:
        return tag("span", say("Joker"), class_="card")
    return tag("span", with_suit_sign(card), class_=f"card {_SUITS[card.suit]}")
