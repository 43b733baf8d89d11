"""The rule card of a game, to be laminated and read at arm's length.

In front stands what is asked during a hand; on the back what is asked when something is odd. An
index card has the name, the deal, how the pot is won and the order of hands in words. No side says
where a rule is written down: the foot of the back names the sources.
"""

from collections.abc import Iterator

from director.engine.dealing.procedures import procedures
from director.engine.games.families import family
from director.engine.games.game import Game
from director.engine.hands.card_orders import card_orders
from director.engine.hands.how_to_win import how_to_win
from director.engine.hands.pictured_orders import PicturedOrder, pictured_orders
from director.reports.documents import (
    SMALL_CARDS,
    Block,
    Board,
    Box,
    CardHead,
    DealStrip,
    Document,
    Hand,
    Ladder,
    Lead,
    NamedHand,
    Note,
    Points,
    Posted,
    Prose,
    Section,
    Worths,
)
from director.reports.game_sheets.card_sections import house_rules, odd_chip, variations
from director.reports.game_sheets.card_sources import sources
from director.reports.game_sheets.families import COLORS
from director.reports.game_sheets.game_figures import figures, street_pictures
from director.reports.game_sheets.worked_hands import worked_hands
from director.translation import say

_EXAMPLES = 4
"""So many stand on the back at most."""


def rule_card(
    game: Game, paper: str = "half letter", stakes: Box | None = None, logo: str = ""
) -> Document:
    """The card of a game, from its file alone; with what is played for now, where that is said.

    `logo` is where the picture of the house lies; empty for none.
    """
    head = _head(game, logo)
    if paper in SMALL_CARDS:
        blocks = (*_top(game, head, stakes), *_in_words(game))
        return Document(game.name, paper, blocks, is_card=True)
    return Document(
        game.name,
        paper,
        (*_top(game, head, stakes), *_front(game)),
        back=tuple(_back(game, head)),
        cautions=game.rule_card.traps,
        if_room=tuple(_if_room(game)),
        foot=sources(game),
        is_card=True,
    )


def _head(game: Game, logo: str = "") -> CardHead:
    of = family(game)
    return CardHead(game.name, say(of), COLORS[of], logo)


def _top(game: Game, head: CardHead, stakes: Box | None) -> Iterator[Block]:
    """What every card begins with: name, forced bets, deal, how the pot is won."""
    yield head
    if stakes:
        yield stakes
    forced, *others = figures(game)
    yield Posted(forced.value, tuple(others))
    if game.streets:
        yield DealStrip(street_pictures(game))
    yield Lead(how_to_win(game))


def _in_words(game: Game) -> Iterator[Block]:
    """The order of hands, on a card that has no room for pictures."""
    if orders := card_orders(game):
        yield Section(say("What beats what"))
        yield Points(orders)


def _front(game: Game) -> Iterator[Block]:
    """What is asked during a hand."""
    if not game.streets:  # nothing is dealt, or not in streets: words say how it goes
        yield from _told_in_words(game)
    for order in pictured_orders(game):
        yield from _pictured(order)
    if game.portions:
        yield Note(say("Odd chip"), odd_chip(game))


def _pictured(order: PicturedOrder) -> Iterator[Block]:
    """One order: its hands, what ranks count, and what else has to be known."""
    title = order.title
    if order.rungs:
        yield Ladder(tuple(NamedHand(rung.name, rung.cards) for rung in order.rungs), title)
        title = ""
    if order.worth:
        yield Worths(tuple((one.rank, str(one.points)) for one in order.worth), title)
        title = ""
    if order.sentences:
        yield Note(title, " ".join(order.sentences))


def _back(game: Game, head: CardHead) -> Iterator[Block]:
    """What is asked when something is odd."""
    yield CardHead(head.name, head.family, head.color, is_small=True)
    if game.streets:
        yield from _told_in_words(game)
    for title, texts in (
        (say("Procedure"), procedures(game)),
        (say("Variations"), tuple(variations(game))),
        (say("House rules"), tuple(house_rules(game))),
    ):
        if texts:
            yield Section(title)
            yield Points(texts)


def _told_in_words(game: Game) -> Iterator[Block]:
    """The deal and the showdown in sentences, where the game's file has some."""
    for title, text in (
        (say("Deal"), game.rule_card.deal),
        (say("Showdown"), game.rule_card.showdown),
    ):
        if text:
            yield Note(title, text)


def _if_room(game: Game) -> Iterator[tuple[Block, ...]]:
    """Worked hands; then what is good to know."""
    worked = [tuple(worked_hands(game, [example])) for example in game.examples[:_EXAMPLES]]
    yield from (blocks for blocks in worked if any(_has_cards(one) for one in blocks))
    if notes := (*game.rule_card.notes, *([game.origin] if game.origin else [])):
        yield (Section(say("Notes")), Points(notes) if len(notes) > 1 else Prose(notes[0]))


def _has_cards(block: Block) -> bool:
    """Whether it is a picture: an example about bids alone is none."""
    return isinstance(block, Board) or (isinstance(block, Hand) and bool(block.cards))
