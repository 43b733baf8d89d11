"""The families that games belong to, as a dealer would sort them; read off their declarations."""

from enum import StrEnum

from director.engine.games.game import Game

_WHOLE_OMAHA = 4
"""Cards in hand from which a hand that must give two of them is Omaha, not hold'em."""


class Family(StrEnum):
    """Games that are dealt and read alike; in the order of a rule book."""

    HOLDEM = "Hold'em and Pineapple"
    OMAHA = "Omaha"
    BOARDS = "Several boards"
    DRAMAHA = "Dramaha"
    STUD = "Stud"
    DRAW = "Draw"
    BUH = "Buh"
    TABLE = "Auctions and tricks"


def family(game: Game) -> Family:
    """The family of a game; where a player chooses the game, that of the first one."""
    if game.kind != "showdown":
        return Family.TABLE
    if game.chosen:
        return family(game.chosen[0])
    if any(portion.scale.name == "buh" for portion in game.portions):
        return Family.BUH
    if game.board:
        return _with_board(game)
    draws = any(street.draw or street.buy for street in game.streets)
    return Family.STUD if game.up and not draws else Family.DRAW


def _with_board(game: Game) -> Family:
    if not game.one_row:
        return Family.BOARDS
    if any(street.draw for street in game.streets):
        return Family.DRAMAHA
    exact = any(making.size for portion in game.portions for making in portion.making)
    return Family.OMAHA if exact and game.held >= _WHOLE_OMAHA else Family.HOLDEM
