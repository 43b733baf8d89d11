"""The figures that stand below the name of a game on paper."""

from director.engine.games.game import Game
from director.reports.blocks.figures import Figure
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


def figures(game: Game) -> tuple[Figure, ...]:
    """Forced bets, deck and players."""
    forced = say(_FORCED[game.forced])
    if game.kind == "auction":
        forced = say("{forced}, the button’s blind bid", forced=forced)
    if game.bring_in:
        forced = say("{forced} ({card})", forced=forced, card=say(_BRING_INS[game.bring_in]))
    told = [
        Figure(say("Forced bets"), forced),
        Figure(say("Deck"), say(_DECKS[game.deck])),
    ]
    if game.kind != "auction":  # no deck sets a limit: nobody is dealt a hand (BOUL)
        fewest, most = game.fewest_players, game.most_players
        told.append(Figure(say("Players"), say("{fewest} to {most}", fewest=fewest, most=most)))
    return tuple(told)
