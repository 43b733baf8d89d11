"""Which game is meant: whole names first, then those of the event, then every game that answers."""

from director.engine.games.game_names import Names, found, meant, named
from director.engine.games.library import Library
from director.tournament.structure.structure import Structure
from director.translation import say
from director.views.clock import stakes
from director.window.widgets.choice_list import Choice

MOST = 12
"""So many games are offered at once."""


def games_offered(text: str, structure: Structure | None, library: Library) -> list[Choice]:
    """The games that a text may mean; of no text, and of a game that is taken, the event's."""
    own = _own(structure)
    taken = {_title(library, game_id) for game_id in own}
    if not text.strip() or text in taken:
        return [_choice(library, game_id, own) for game_id in own]
    names = _names(structure, library)
    whole = named(text, names)
    answering = [one for one in found(text, names) if one not in whole]
    answering.sort(key=lambda one: one not in own)
    return [_choice(library, game_id, own) for game_id in (*whole, *answering)[:MOST]]


def games_meant(text: str, structure: Structure | None, library: Library) -> list[Choice]:
    """The game that a text means, or those between which it does not tell; the event's before."""
    own = _own(structure)
    names = _names(structure, library)
    here = {game_id: called for game_id, called in names.items() if game_id in own}
    ids = named(text, names) or meant(text, here) or meant(text, names)
    return [_choice(library, game_id, own) for game_id in ids]


def _own(structure: Structure | None) -> list[str]:
    """The games of the event, in the order of its rotation; none without an event."""
    games = stakes.in_rotation(structure) if structure else ()
    return list(dict.fromkeys(game.id for game in games))


def _names(structure: Structure | None, library: Library) -> Names:
    """What every game is called, in the event too."""
    names = dict(library.names())
    for game in structure.games if structure else ():
        if game.name and game.id in names:
            names[game.id] = (*names[game.id], game.name)
    return names


def _choice(library: Library, game_id: str, own: list[str]) -> Choice:
    title, short = _title(library, game_id), stakes.short_name(library, game_id)
    detail = say("this event") if game_id in own else short if short != title else ""
    if library.why_not(game_id):
        detail = say("set aside: its file has errors")
    return Choice(title, detail, game_id)


def _title(library: Library, game_id: str) -> str:
    game = stakes.known(library, game_id)
    return game.name if game else game_id
