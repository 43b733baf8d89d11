"""The game of each table, where the tables turn the rotation themselves."""

from director.translation import say
from director.views.clock.room_game import in_room
from director.window.areas.tables.table_questions import sheet_games
from director.window.event.asking.which_table import no_tables
from director.window.event.cockpit import Cockpit


def table_games(cockpit: Cockpit) -> dict[str, str]:
    """What the games are called, by their names on the sheet; empty where the room turns them."""
    t = cockpit.tournament
    if len(t.structure.games) < 2 or in_room(t, cockpit.now).now:
        return {}
    return sheet_games(cockpit)


def next_game(cockpit: Cockpit) -> str:
    """The game that the chosen table turns to, by its name on the sheet; empty without one."""
    games = list(table_games(cockpit))
    if not games or cockpit.place is None:
        return ""
    played = cockpit.tournament.table(cockpit.place.table).game
    at = games.index(played) if played in games else 0
    return games[(at + 1) % len(games)]


def no_table_games(cockpit: Cockpit) -> str | None:
    """Why no table turns a game."""
    if why_not := no_tables(cockpit):
        return why_not
    return None if table_games(cockpit) else say("the whole room plays the same game here")
