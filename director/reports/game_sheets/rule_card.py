"""The rule card of a game, to be laminated and read at arm's length.

In front stands what is asked during a hand; on the back what is asked when something is odd. An
index card has the name, the deal, how the pot is won and the order of hands in words. No side says
where a rule is written down: the foot of the back names the sources.
"""

import re
from collections.abc import Iterator
from typing import Any

from director.engine.dealing.procedures import first_to_act, procedures
from director.engine.games.families import family
from director.engine.games.game import Example, Game
from director.engine.hands.card_orders import card_orders
from director.engine.hands.how_to_win import how_to_win
from director.engine.hands.pictured_orders import PicturedOrder, pictured_orders
from director.reports.blocks.figures import Box
from director.reports.blocks.games import (
    Board,
    CardHead,
    DealStrip,
    Diagrams,
    Hand,
    Ladder,
    NamedHand,
    Posted,
    Tricks,
    Worths,
)
from director.reports.blocks.text import Lead, Note, Points, Prose, Section, Steps
from director.reports.documents import Block, Document
from director.reports.game_sheets.card_sections import house_rules, odd_chip, variations
from director.reports.game_sheets.card_sources import sources
from director.reports.game_sheets.families import COLORS
from director.reports.game_sheets.game_figures import figures
from director.reports.game_sheets.worked_hands import worked_hands
from director.reports.papers import SMALL_CARDS
from director.translation import say
from director.views.diagrams import LAYOUT_WORDS, deal_steps, diagrams

_EXAMPLES = 4
"""So many stand before the notes,"""
_MORE_EXAMPLES = 8
"""and so many in all where a short game leaves the room."""


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
    pictures = _pictures(game)
    return Document(
        game.name,
        paper,
        (*_top(game, head, stakes, numbered=bool(pictures)), *_front(game)),
        back=tuple(_back(game, head)),
        cautions=game.rule_card.traps,
        if_room=tuple(_if_room(game)),
        pictures=pictures,
        picture_tells=game.layout in LAYOUT_WORDS or game.removal is not None,
        rather_in_front=tuple(_rather_in_front(game)),
        foot=sources(game),
        is_card=True,
    )


def _head(game: Game, logo: str = "") -> CardHead:
    of = family(game)
    return CardHead(game.name, say(of), COLORS[of], logo)


def _top(
    game: Game, head: CardHead, stakes: Box | None, *, numbered: bool = False
) -> Iterator[Block]:
    """What every card begins with: name, forced bets, deal, how the pot is won."""
    yield head
    if stakes:
        yield stakes
    forced, *others = figures(game)
    yield Posted(forced.value, tuple(others))
    yield DealStrip(deal_steps(game), numbered)
    yield Lead(how_to_win(game))


def _in_words(game: Game) -> Iterator[Block]:
    """The order of hands, on a card that has no room for pictures."""
    if orders := card_orders(game):
        yield Section(say("What beats what"))
        yield Points(orders)


def _front(game: Game) -> Iterator[Block]:
    """What is asked during a hand."""
    if not game.streets:  # a play that no strip shows: step by step how it goes
        for title, text in _told(game):
            yield Steps(title, tuple(re.split(r"(?<=[.?]) ", text)))
    for order in pictured_orders(game) if game.streets else ():
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
        yield from (Note(title, text) for title, text in _told(game))
    for title, texts in (
        (say("Procedure"), procedures(game)[bool(first_to_act(game)) :]),
        (say("Variations"), tuple(variations(game))),
        (say("House rules"), tuple(house_rules(game))),
    ):
        if texts:
            yield Section(title)
            yield Points(texts)


def _pictures(game: Game) -> tuple[Diagrams, ...]:
    """Which cards of the board play together: of hands without a board the sentences say it."""
    if not any(one.board for one in game.chosen or (game,)):
        return ()
    return tuple([Diagrams((one,)) for one in diagrams(game) if one.board])


def _rather_in_front(game: Game) -> Iterator[tuple[Block, ...]]:
    """Who opens; and the order of hands, where steps have taken the front."""
    if opens := first_to_act(game):
        yield (Note(say("First to act"), " ".join(opens)),)
    if not game.streets and (orders := pictured_orders(game)):
        yield tuple([block for order in orders for block in _pictured(order)])


def _told(game: Game) -> Iterator[tuple[str, str]]:
    """The deal and the showdown in sentences, where the game's file has some."""
    for title, text in (
        (say("Deal"), game.rule_card.deal),
        (say("Showdown"), game.rule_card.showdown),
    ):
        if text:
            yield title, text


def _if_room(game: Game) -> Iterator[tuple[Block, ...]]:
    """Worked hands; what is good to know; then more hands."""
    yield from _worked(game, 0, _EXAMPLES)
    if notes := (*game.rule_card.notes, *([game.origin] if game.origin else [])):
        yield (Section(say("Notes")), Points(notes) if len(notes) > 1 else Prose(notes[0]))
    yield from _worked(game, _EXAMPLES, _MORE_EXAMPLES)


def _worked(game: Game, first: int, end: int) -> Iterator[tuple[Block, ...]]:
    """Some of the examples, those with cards in them."""
    worked = [_drawn(game, example) for example in game.examples[first:end]]
    yield from (blocks for blocks in worked if any(_has_cards(one) for one in blocks))


def _drawn(game: Game, example: Example) -> tuple[Block, ...]:
    """A worked hand; of one that is played in tricks, these alone, which show every card."""
    blocks = worked_hands(game, [example])
    if any(isinstance(one, Tricks) for one in blocks):
        rows: Any = example.case["players"]
        players = {row["name"] for row in rows}
        blocks = [one for one in blocks if not (isinstance(one, Hand) and one.name in players)]
    return tuple(blocks)


def _has_cards(block: Block) -> bool:
    """Whether it is a picture: an example about bids alone is none."""
    return isinstance(block, Board) or (isinstance(block, Hand) and bool(block.cards))
