"""The games of a choice as they are bet then, with the forced bets of the game that has it."""

from dataclasses import replace

from director.engine.games.game import Game


def as_chosen(game: Game) -> tuple[Game, ...]:
    """Every game that may be chosen, bet as the game of the choice is; the game itself else.

    In Paradise Road Pick'em blinds are posted for stud games too, and nobody brings it in (S 2.38).
    """
    if not game.choices:
        return (game,)
    return tuple(
        replace(one, forced=game.forced, betting=game.betting, bring_in="", choices=())
        for one in game.chosen
    )
