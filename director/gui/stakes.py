"""What a hand costs at a level, by kind of game: blinds where a button goes round, antes in stud.

Games of one kind are named together, in the order of the rotation, so that a room where every
table plays its own game reads two lines and not six.
"""

from typing import NamedTuple

from director.engine.games import Game
from director.engine.library import Library, UnknownGame
from director.forms import FileWrong
from director.tournament.structures import GameOnSheet, Level, Stakes, Structure
from director.words import chips, say


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
    return tuple(
        sorted(
            structure.games,
            key=lambda game: order.index(game.id) if game.id in order else len(order),
        )
    )


def rotation(structure: Structure, library: Library) -> tuple[str, ...]:
    """The short names of the games in the order in which each table plays them."""
    if structure.rotation:
        return tuple(short_name(library, game) for game in structure.rotation.order)
    return tuple(short_name(library, game.id) for game in structure.games)


def by_kind(structure: Structure, level: Level, library: Library) -> tuple[KindOfGame, ...]:
    """The stakes of a level for each kind of game of the event."""
    kinds: dict[tuple[Bet, ...], list[str]] = {}
    for on_sheet in in_rotation(structure):
        game = known(library, on_sheet.id)
        bets = _bets(level.stakes, game.forced if game else "", on_sheet.betting)
        kinds.setdefault(bets, []).append(short_name(library, on_sheet.id))
    return tuple(KindOfGame(tuple(games), bets) for bets, games in kinds.items())


def _bets(stakes: Stakes, forced: str, betting: str) -> tuple[Bet, ...]:
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
