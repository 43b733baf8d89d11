"""Finds games by their names. A game's id is the name of its file, so one game costs one file."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from director.engine.gamefiles import load_game, whole_form
from director.engine.games import Game
from director.forms import FileWrong, load_form


class UnknownGame(LookupError):
    """No folder has a game of this name."""


class Library:
    """The game files of some folders; a later folder's file covers an earlier one's."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._games: dict[str, Game] = {}
        self._aliases: dict[str, str] | None = None

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
            game = load_game(path, self._table)
        self._games[name] = game
        return game

    def ids(self) -> list[str]:
        """The ids of all games, in alphabetical order; reads no file."""
        found = {path.stem for folder in self._folders for path in folder.glob("*.toml")}
        return sorted(found)

    def paths(self) -> Iterator[Path]:
        """The files of all games, in the order of their ids."""
        for game_id in self.ids():
            path = self._path(game_id)
            assert path is not None
            yield path

    def _path(self, game_id: str) -> Path | None:
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
        return whole_form(load_form(path), self._table).data

    def _known_aliases(self) -> Mapping[str, str]:
        if self._aliases is None:
            self._aliases = {}
            for path in self.paths():
                try:
                    aliases = load_form(path).data.get("aliases", ())
                except FileWrong:
                    continue  # said when that game itself is asked for
                self._aliases.update(
                    {alias: path.stem for alias in aliases if isinstance(alias, str)}
                )
        return self._aliases
