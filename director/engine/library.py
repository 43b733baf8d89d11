"""Finds games by their names. A game's id is the name of its file, so one game costs one file."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from director.engine.games import Game
from director.forms import FileWrong, Form, load_form, no_such

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType


class UnknownGame(LookupError):
    """No folder has a game of this name."""


class Library:
    """The game files of some folders; a later folder's file covers an earlier one's."""

    def __init__(self, *folders: "Path") -> None:
        self._folders = folders
        self._games: dict[str, Game] = {}
        self._tables: dict[str, Mapping[str, Any]] = {}
        self._variants: dict[tuple[str, tuple[tuple[str, str], ...], str], Game] = {}
        self._aliases: dict[str, str] | None = None
        self._choosing: set[str] = set()

    def game(self, name: str) -> Game:
        """The game with this id or alias.

        Raises UnknownGame, or FileWrong where its file is faulty.
        """
        if name in self._games:
            return self._games[name]
        path = self._path(name)
        if path is None:
            known = self._known_aliases()
            if name not in known:
                raise UnknownGame(name)
            game = self.game(known[name])
        else:
            game = self.load(path)
        self._games[name] = game
        return game

    def under(self, game: Game, options: Mapping[str, str], case: str) -> Game:
        """A game with options other than their defaults, and in the case that has come about."""
        key = game.id, tuple(sorted(options.items())), case
        if key not in self._variants:
            self._variants[key] = _gamefiles().variant(
                game.id, self._tables[game.id], options, case
            )
        return self._variants[key]

    def chosen(self, game: Game, choice: str) -> Game:
        """The game that a player has chosen, played under the name of the game of the choice.

        Raises UnknownGame where it is not among those to choose from.
        """
        other = self.game(choice)
        if other.id not in game.choices:
            raise UnknownGame(choice)
        return replace(other, id=game.id, source=f"{game.source}, {other.source}")

    def ids(self) -> list[str]:
        """The ids of all games, in alphabetical order; reads no file."""
        found = {path.stem for folder in self._folders for path in folder.glob("*.toml")}
        return sorted(found)

    def paths(self) -> "Iterator[Path]":
        """The files of all games, in the order of their ids."""
        return (path for game_id in self.ids() if (path := self._path(game_id)))

    def load(self, path: "Path") -> Game:
        """The game of a file. Raises FileWrong with everything that is wrong with it."""
        form = _gamefiles().whole_form(load_form(path), self._table)
        game: Game = _gamefiles().read_game(path.stem, form)
        for number, name in enumerate(game.choices, start=1):
            if self._path(name) is None:
                form.fault(f"choices[{number}]", no_such("game", name, self.ids()))
        if form.faults:
            raise FileWrong(path.name, form.faults)
        self._tables[game.id] = form.data
        return replace(game, chosen=self._chosen(game)) if game.choices else game

    def _chosen(self, game: Game) -> tuple[Game, ...]:
        """The games among which a player chooses; not one that leads back to this game."""
        self._choosing.add(game.id)
        try:
            return tuple(self.game(name) for name in game.choices if name not in self._choosing)
        finally:
            self._choosing.discard(game.id)

    def _path(self, game_id: str) -> "Path | None":
        if "/" in game_id or "\\" in game_id:
            return None
        for folder in reversed(self._folders):
            path = folder / f"{game_id}.toml"
            if path.is_file():
                return path
        return None

    def _table(self, game_id: str) -> Mapping[str, Any]:
        """A game's whole table, with what it takes over, for a variation that is like it."""
        path = self._path(game_id)
        if path is None:
            raise KeyError(game_id)
        data: Mapping[str, Any] = _gamefiles().whole_form(load_form(path), self._table).data
        return data

    def _known_aliases(self) -> Mapping[str, str]:
        if self._aliases is None:
            self._aliases = {}
            for path in self.paths():
                for alias in _aliases_of(path):
                    self._aliases[alias] = path.stem
        return self._aliases


def _gamefiles() -> "ModuleType":
    """What reads game files: imported with the first of them, since who only imports reads none."""
    from director.engine import gamefiles  # noqa: PLC0415 -- see above

    return gamefiles


def _aliases_of(path: "Path") -> list[str]:
    try:
        form: Form = load_form(path)
    except FileWrong:
        return []  # said when that game itself is asked for
    return [alias for alias in form.data.get("aliases", ()) if isinstance(alias, str)]
