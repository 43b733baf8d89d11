"""The games of an event on its structure sheet: by name, by class of stakes, with their betting."""

from collections.abc import Iterator

from director.engine.games.library import Library
from director.reports.blocks.figures import Figure
from director.reports.blocks.text import Points, Section
from director.reports.documents import Block
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.structure import Level, Structure
from director.translation import capital, say
from director.views.clock import stakes
from director.views.event_games import options_said

BETTINGS = {
    "limit": "limit",
    "pot-limit": "pot-limit",
    "half-pot-limit": "half-pot-limit",
    "no-limit": "no-limit",
}
_NONE = "–"
_JOINED = "\N{NO-BREAK SPACE}"
_FEW_GAMES = 3
"""So many are named in the line of a level."""

KNOWN_TO_ALL = (
    "texas-holdem",
    "omaha",
    "omaha-high-low",
    "razz",
    "stud",
    "stud-high-low",
    "deuce-to-seven-triple-draw",
    "deuce-to-seven-lowball",
    "badugi",
    "five-card-draw",
)
"""Games that nobody has to be told; what the others are stands on the sheet where there is room."""


def one_game(structure: Structure, library: Library) -> Iterator[Figure]:
    """The game of an event that has only one, and how it is bet."""
    if len(structure.games) == 1 and not structure.rotation:
        (game,) = structure.games
        betting = capital(say(BETTINGS[game.betting]))
        name = plain_name(library, game)
        yield Figure(say("Game"), say("{betting} {game}", betting=betting, game=name))


def games_on_paper(structure: Structure, library: Library) -> Iterator[Block]:
    """The games: by class of stakes, or in their order, with their betting where it differs."""
    turning = structure.rotation
    named = [game for name in (turning.order if turning else ()) if (game := structure.game(name))]
    games = tuple(named) or structure.games
    bettings = {game.betting for game in games}
    title = say("Games") if len(games) > 1 else say("Game")
    if len(bettings) == 1:
        title = say("{games}, {betting}", games=title, betting=say(BETTINGS[games[0].betting]))
    yield Section(title)
    names = [_name(structure, library, game) for game in games]
    if named and len(names) > 1:
        names = [say("{number} {name}", number=n, name=name) for n, name in enumerate(names, 1)]
        names = [name.replace(" ", _JOINED) for name in names]  # no line ends inside of one
    in_classes = [
        say("{class_}: {games}", class_=one.title, games=", ".join(of_class))
        for one in structure.stakes_classes
        if (of_class := _of_class(structure, library, one.id))
    ]
    in_order = ["   ".join(names)] if named or not in_classes else []
    yield Points((*in_order, *in_classes))


def _of_class(structure: Structure, library: Library, class_id: str) -> list[str]:
    """The games of a class, with their betting where it is not the same in all of it."""
    games = [game for game in structure.games if game.stakes == class_id]
    alike = len({game.betting for game in games}) == 1
    return [
        plain_name(library, game) if alike else _name(structure, library, game) for game in games
    ]


def rare_games(structure: Structure, library: Library) -> Iterator[Block]:
    """What the games are that not everybody knows, or not by this name, in a sentence each."""
    told = {}
    for game in structure.games:
        known = stakes.known(library, game.id)
        if known is None or (game.id in KNOWN_TO_ALL and not game.name):
            continue
        name = say("{own} ({name})", own=game.name, name=known.name) if game.name else known.name
        told[name] = known.tldr
    if told:
        yield Section(say("The rarer games"))
        yield Points(
            tuple(say("{game}: {idea}", game=name, idea=idea) for name, idea in told.items())
        )


def played_otherwise(structure: Structure, library: Library) -> Iterator[str]:
    """How the event plays the games whose options it states."""
    for game in structure.games:
        if said := options_said(library, game):
            yield say("{game}: {how}", game=plain_name(library, game), how=" ".join(said))


def game_named(structure: Structure, library: Library, name: str) -> str:
    """The full name of a game that the structure names so, or else that name."""
    game = structure.game(name)
    return _name(structure, library, game) if game else name


def _name(structure: Structure, library: Library, game: GameOnSheet) -> str:
    """A game's full name, with its betting where that is not the same for all."""
    name = plain_name(library, game)
    if len({one.betting for one in structure.games}) == 1:
        return name
    return say("{game} ({betting})", game=name, betting=say(BETTINGS[game.betting]))


def plain_name(library: Library, game: GameOnSheet) -> str:
    """What the event calls a game, or else its full name."""
    known = stakes.known(library, game.id)
    return game.name or (known.name if known else game.id)


def games_in_short(structure: Structure, library: Library, level: Level) -> str:
    """The game of a level in a few letters; the games of a rotation of its own."""
    games = structure.games_at(level)
    own = level.rotation.order if level.rotation else ()
    if len(games) == 1 or 0 < len(own) <= _FEW_GAMES:
        return ", ".join(_in_short(structure, library, game) for game in games)
    return _NONE


def _in_short(structure: Structure, library: Library, game: GameOnSheet) -> str:
    name = game.name or stakes.short_name(library, game.id)
    if game.name or structure.name_of(game) == game.id:
        return name
    return say("{game}, {betting}", game=name, betting=say(BETTINGS[game.betting]))
