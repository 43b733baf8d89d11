"""The rule card of a game: one side of half a letter page, read at arm's length."""

from collections.abc import Iterator

from director.engine.games.game import Game
from director.engine.games.street_steps import street_steps
from director.engine.games.streets import Street
from director.reports.documents import (
    Block,
    Box,
    Document,
    Figure,
    Figures,
    Heading,
    Lead,
    Points,
    Prose,
    Section,
    StreetPicture,
    Streets,
)
from director.reports.game_sheets.card_sections import sections
from director.reports.game_sheets.worked_hands import worked_hands
from director.translation import say

_FORCED = {
    "button and blinds": "Button and blinds",
    "antes and bring-in": "Antes and bring-in",
    "antes and button": "Antes and button",
    "antes": "Antes",
}
_BRING_INS = {
    "low card": "low card",
    "high card, ace low": "high card, ace low",
    "high card, ace high": "high card, ace high",
}
_DECKS = {
    "52": "52 cards",
    "53": "52 cards and a joker",
    "36": "36 cards, sixes and up",
    "41": "41 cards with a joker",
}
_EXAMPLES = 2
"""So many stand on every card, and one more where it finds room."""


def rule_card(game: Game, paper: str = "half letter", stakes: Box | None = None) -> Document:
    """The card of a game, from its file alone; with what is played for now, where that is said."""
    blocks: list[Block] = [Heading(game.name, beside=game.source)]
    blocks += [*about(game, stakes), *worked_hands(game, game.examples[:_EXAMPLES])]
    more = worked_hands(game, game.examples[_EXAMPLES : _EXAMPLES + 1])
    return Document(game.name, paper, tuple(blocks), if_room=tuple(more))


def about(game: Game, stakes: Box | None = None) -> Iterator[Block]:
    """All that stands on the card between its name and its examples."""
    yield Lead(game.tldr)
    if stakes:
        yield stakes
    yield Figures(figures(game))
    if game.streets:
        yield Streets(tuple(_street(game, street) for street in game.streets))
    for title, texts in sections(game):
        yield Section(title)
        yield Points(texts) if len(texts) > 1 else Prose(texts[0])


def figures(game: Game) -> tuple[Figure, ...]:
    """Forced bets, deck and players, as they stand below the name."""
    forced = say(_FORCED[game.forced])
    if game.kind == "auction":
        forced = say("{forced}, the button's blind bid", forced=forced)
    if game.bring_in:
        forced = say("{forced} ({card})", forced=forced, card=say(_BRING_INS[game.bring_in]))
    figures = [
        Figure(say("Forced bets"), forced),
        Figure(say("Deck"), say(_DECKS[game.deck])),
    ]
    if game.kind != "auction":  # no deck sets a limit: nobody is dealt a hand (BOUL)
        fewest, most = game.fewest_players, game.most_players
        figures.append(Figure(say("Players"), say("{fewest} to {most}", fewest=fewest, most=most)))
    return tuple(figures)


def _street(game: Game, street: Street) -> StreetPicture:
    steps = street_steps(game, street)
    draw = street.draw or street.buy
    return StreetPicture(street.name, street.down, street.up, street.board, draw, steps)
