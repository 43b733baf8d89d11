"""The game that the chosen table turns to."""

from director.translation import say
from director.window.event.asking.chosen_table import here, is_broken
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.room.games_of_tables import table_games, tables_turn_games


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
    if closed := when_closed(cockpit):
        return closed
    if not cockpit.tournament.sitters:
        return say("no players are seated")
    if why_not := same_everywhere(cockpit):
        return why_not
    place = here(cockpit)
    return is_broken(cockpit, place.table) if place else say("select a table first")


def same_everywhere(cockpit: Cockpit) -> str | None:
    """Why no table has a game of its own."""
    return None if tables_turn_games(cockpit) else say("the whole room plays the same game here")
