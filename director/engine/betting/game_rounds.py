"""The betting rounds of a game: how many there are, and which bet each is at (S 1.1)."""

from typing import NamedTuple

from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

_SIZES = {
    "small": "Round {number}, {street}: the small bet",
    "big": "Round {number}, {street}: the big bet",
    "small or big": "Round {number}, {street}: the small bet or the big one",
    "any": "Round {number}, {street}: the rules name no size",
}


class GameRounds(NamedTuple):
    """The betting rounds of a game."""

    bets: tuple[str, ...]
    """The bet of each round: "small", "big", "small or big" or "any"."""
    reasons: tuple[Reason, ...]


def game_rounds(game: Game) -> GameRounds:
    """How many rounds of betting a game has and after which street, in limit at which bet.

    Raises NotPossible where there is no such game before somebody has chosen it.
    """
    betting = [street for street in game.streets if street.bet]
    if not betting or game.choices:
        raise NotPossible("game", say("{game} has no rounds of its own", game=game.name))
    count = Reason(
        "{game} has {count} betting rounds", {"game": game.name, "count": len(betting)}, game.source
    )
    lines = [
        Reason(_SIZES[street.bet], {"number": number, "street": street.name}, game.source)
        for number, street in enumerate(betting, start=1)
    ]
    return GameRounds(tuple(street.bet for street in betting), (count, *lines))
