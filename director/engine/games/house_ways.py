"""House rules that change a game whatever its file says: each as a game's file would state it.

Those of a single game stand in its file, under `house`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from director.engine.games.game import Game

TWO_ODD_CHIPS = "two_odd_chips"
ODD_CHIPS_ALL_CARDS = "odd_chips_all_cards"
BUTTON_STUD_BY_POSITION = "button_stud_by_position"
DEAL_OUT_STUB = "deal_out_stub"
TIED_BY_POSITION = "tied_by_position"

IN_ANY_GAME: Mapping[str, Mapping[str, Any]] = {
    TWO_ODD_CHIPS: {"two_odd_chips": True},
    ODD_CHIPS_ALL_CARDS: {
        "odd_chips": "by suit of all cards",
        "odd_chips_source": "house rule, RRP",
    },
    BUTTON_STUD_BY_POSITION: {
        "odd_chips": "by position",
        "odd_chips_source": "house rule, C8",
    },
    DEAL_OUT_STUB: {"stub_dealt_out": True},
    TIED_BY_POSITION: {"tied_by_position": True},
}
"""What they change, by the keys of their settings; a later one goes over an earlier."""


def house_ways(game: "Game") -> tuple[str, ...]:
    """The house rules that change this game: those of any game first, then those of its file."""
    return (*dict.fromkeys([*_in_any_game(game), *game.by_house]),)


def ways_when_chosen(game: "Game", chosen: "Game") -> tuple[str, ...]:
    """The same of a game that a player has chosen in another: stud then has that one's button."""
    return house_ways(replace(chosen, forced=game.forced))


def _in_any_game(game: "Game") -> Iterator[str]:
    played = (game, *game.chosen, *(case.game for case in game.cases if case.game))
    if any(len(one.portions) > 1 for one in played):
        yield TWO_ODD_CHIPS
    if any(one.odd_chips == "by suit" for one in played):
        yield ODD_CHIPS_ALL_CARDS
        if game.has_button:
            yield BUTTON_STUD_BY_POSITION
    if any(street.draw for street in game.streets):
        yield DEAL_OUT_STUB
    boards = [one.forced for one in played if one.opens_by_cards]
    if any(forced != "antes and button" for forced in boards):
        yield TIED_BY_POSITION
