"""The game of each table, where the tables turn the rotation themselves."""

from director.views.clock import stakes
from director.views.clock.room_game import in_room
from director.window.event.cockpit import Cockpit


def table_games(cockpit: Cockpit) -> dict[str, str]:
    """What the games are called, by their names on the sheet; empty where the room turns them."""
    return sheet_games(cockpit) if tables_turn_games(cockpit) else {}


def tables_turn_games(cockpit: Cockpit) -> bool:
    """Whether each table turns to the next game by itself."""
    t = cockpit.tournament
    return len(t.structure.games) > 1 and not in_room(t, cockpit.now).now


def sheet_games(cockpit: Cockpit) -> dict[str, str]:
    """What the games are called, by their names on the sheet, in the order of the rotation."""
    structure = cockpit.tournament.structure
    names = {}
    for game in stakes.in_rotation(structure):
        names[structure.name_of(game)] = stakes.title_of(structure, cockpit.library, game)
    return names
