"""What a hand costs at a level, by kind of game: blinds where a button goes round, antes in stud.

Games of one kind are named together, in the order of the rotation, so that a room where every
table plays its own game reads two lines and not six.
"""

from functools import lru_cache
from typing import NamedTuple

from director.engine.games.game import Game
from director.engine.games.library import Library, UnknownGame
from director.files.forms import FileWrong
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level, Structure
from director.translation import chips, say
from director.views.counted import counted

_BETTINGS = {
    "limit": "limit",
    "pot-limit": "pot-limit",
    "half-pot-limit": "half-pot-limit",
    "no-limit": "no-limit",
}

_ANTES = {"big blind": "big blind ante", "button": "button ante"}
"""The one ante of a table, by who posts it."""


class Bet(NamedTuple):
    """One line of the stakes: what it is called and what it costs."""

    title: str
    amount: str


class KindOfGame(NamedTuple):
    """Games that are played for the same bets."""

    games: tuple[str, ...]
    """Their short names."""
    bets: tuple[Bet, ...]

    @property
    def title(self) -> str:
        """The games in one line."""
        return " · ".join(self.games)

    @property
    def line(self) -> str:
        """The bets in one line: "blinds 100 – 200, limits 200 – 400"."""
        return ", ".join(f"{bet.title} {bet.amount}" for bet in self.bets)


def short_name(library: Library, game_id: str) -> str:
    """What a game is called where there is little room."""
    game = known(library, game_id)
    return (game.short or game.name) if game else game_id


def known(library: Library, game_id: str) -> Game | None:
    """A game of the library; None where it has none of this id, or a faulty file."""
    try:
        return library.game(game_id)
    except (UnknownGame, FileWrong):
        return None


def in_rotation(structure: Structure) -> tuple[GameOnSheet, ...]:
    """The games of an event in the order in which they are played."""
    order = structure.rotation.order if structure.rotation else ()
    names = {game: structure.name_of(game) for game in structure.games}
    return tuple(
        sorted(
            structure.games,
            key=lambda game: order.index(names[game]) if names[game] in order else len(order),
        )
    )


def rotation(structure: Structure, library: Library) -> tuple[str, ...]:
    """The short names of the games in the order in which each table plays them."""
    order = structure.rotation.order if structure.rotation else ()
    named = [game for name in order if (game := structure.game(name))]
    return tuple(title_of(structure, library, game) for game in named or structure.games)


def turning(structure: Structure) -> str:
    """After how long each table goes on to the next game; empty where no table does so itself."""
    rotation = structure.rotation
    if rotation is None or rotation.turned_by == "room" or not rotation.order:
        return ""
    if rotation.hands:
        return counted(rotation.hands, "one hand each", "{count} hands each")
    return counted(rotation.orbits, "one orbit each", "{count} orbits each")


def by_kind(
    structure: Structure,
    level: Level,
    library: Library,
    games: tuple[GameOnSheet, ...] | None = None,
) -> tuple[KindOfGame, ...]:
    """The stakes of a level for each kind of game of the event, or for these games."""
    kinds: dict[tuple[Bet, ...], list[str]] = {}
    classes = {one.id: one.title for one in structure.stakes_classes}
    for on_sheet in structure.games_at(level) if games is None else games:
        game = known(library, on_sheet.id)
        stakes = structure.stakes_of(level, on_sheet)
        forced = game.forced if game else ""
        bets = _bets(stakes, forced, on_sheet.betting, structure.ante_poster(level))
        title = classes.get(on_sheet.stakes) or title_of(structure, library, on_sheet)
        titles = kinds.setdefault(bets, [])
        if title not in titles:
            titles.append(title)
    return tuple(KindOfGame(tuple(games), bets) for bets, games in kinds.items())


def title_of(structure: Structure, library: Library, game: GameOnSheet) -> str:
    """What the event calls a game; else its short name, with its betting where that is needed."""
    if game.name:
        return game.name
    short = short_name(library, game.id)
    if structure.name_of(game) == game.id:
        return short
    return say("{betting} {game}", betting=say(_BETTINGS[game.betting]), game=short)


@lru_cache(maxsize=256)
def _bets(stakes: Stakes, forced: str, betting: str, poster: str) -> tuple[Bet, ...]:
    """What is paid before the cards, and the limits where there are any."""
    blinds = Bet(say("blinds"), pair(stakes.small_blind, stakes.big_blind))
    ante = Bet(say("ante"), chips(stakes.ante))
    bring_in = Bet(say("bring-in"), chips(stakes.bring_in))
    limits = Bet(say("limits"), pair(stakes.small_bet, stakes.big_bet))
    bets = []
    if stakes.big_blind and forced not in ("antes and bring-in", "antes and button", "antes"):
        bets.append(blinds)
    if stakes.ante and (forced != "button and blinds" or not _is_mixed(stakes)):
        bets.append(ante)
    if stakes.big_blind_ante and betting != "limit":
        bets.append(Bet(say(_ANTES[poster]), chips(stakes.big_blind_ante)))
    if stakes.bring_in and forced in ("antes and bring-in", ""):
        bets.append(bring_in)
    if stakes.big_bet and betting == "limit":
        bets.append(limits)
    return tuple(bets)


def _is_mixed(stakes: Stakes) -> bool:
    """Whether the ante belongs to the stud rounds: a sheet with a bring-in has such rounds."""
    return bool(stakes.bring_in)


def pair(low: int, high: int) -> str:
    """Two bets that go together.

    >>> pair(100, 200)
    '100 – 200'
    """
    return f"{chips(low)} – {chips(high)}" if low else chips(high)
