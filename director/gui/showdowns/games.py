"""Which game is meant: those of the event first, then every game of the library by its name."""

from director.engine.library import Library
from director.gui import stakes
from director.gui.finding import best
from director.gui.parts.choices import Choice
from director.tournament.structures import Structure
from director.words import say

MOST = 8
"""How many games from outside the event are offered at once."""


def games_offered(text: str, structure: Structure | None, library: Library) -> list[Choice]:
    """The games that a text may mean; of no text, those of the event."""
    own = [game.id for game in stakes.in_rotation(structure)] if structure else []
    names = {game_id: _name(library, game_id) for game_id in own}
    if not text.strip() or text in names.values():
        return [Choice(name, say("this event"), game_id) for game_id, name in names.items()]
    others = {
        game_id: game_id.replace("-", " ") for game_id in library.ids() if game_id not in names
    }
    return [
        *(Choice(names[one], say("this event"), one) for one in best(text, names)),
        *(Choice(_name(library, one), "", one) for one in best(text, others)[:MOST]),
    ]


def _name(library: Library, game_id: str) -> str:
    game = stakes.known(library, game_id)
    return game.name if game else game_id
