"""The game of each table, where the tables turn the rotation themselves."""

from director.views.clock import stakes
from director.views.clock.room_game import in_room
from director.window.event.cockpit import Cockpit


def table_games(cockpit: Cockpit) -> dict[str, str]:
    """What the games are called, by their names on the sheet; empty where the room turns them."""
    t = cockpit.tournament
    if len(t.structure.games) < 2 or in_room(t, cockpit.now).now:
        return {}
    return sheet_games(cockpit)


def sheet_games(cockpit: Cockpit) -> dict[str, str]:
    """What the games are called, by their names on the sheet, in the order of the rotation."""
    structure = cockpit.tournament.structure
    names = {}
    for game in stakes.in_rotation(structure):
        names[structure.name_of(game)] = stakes.title_of(structure, cockpit.library, game)
    return names
