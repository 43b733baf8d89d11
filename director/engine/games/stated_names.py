"""What the files of all games call them: their names, and the aliases by which they are found."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from director.engine.games.game_names import Names, folded
from director.engine.games.game_shelves import Shelves, form_of
from director.files.forms import FileWrong

if TYPE_CHECKING:
    from pathlib import Path


class _Stated(NamedTuple):
    """What a game's own file calls it; nothing of that is taken over from another game."""

    titles: tuple[str, ...]
    """Its name, and its short name where it has one."""
    aliases: tuple[str, ...]


class StatedNames:
    """What each file calls its game, read when it is first asked for, and once."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves
        self._stated: dict[str, _Stated] = {}
        self._names: Names | None = None
        self._aliases: dict[str, tuple[str, ...]] | None = None

    def names(self) -> Names:
        """What every game is called, by its id; no house takes its name from a shipped game."""
        if self._names is None:
            shipped = self._shelves.all()[0]
            called = {
                game_id: (*self._stated_by(game_id).titles, *self._stated_by(game_id).aliases)
                for game_id in self._shelves.ids()
            }
            taken = {folded(name) for one in shipped for name in (one, *called[one])}
            self._names = {
                game_id: names
                if game_id in shipped
                else tuple(name for name in names if folded(name) not in taken)
                for game_id, names in called.items()
            }
        return self._names

    def aliases(self) -> Mapping[str, tuple[str, ...]]:
        """The games of each alias: one that is shipped keeps its own, whatever a house says."""
        if self._aliases is None:
            claims: dict[str, dict[int, list[str]]] = {}
            shelves = self._shelves.all()
            for game_id in self._shelves.ids():
                rank = min(number for number, shelf in enumerate(shelves) if game_id in shelf)
                for alias in self._stated_by(game_id).aliases:
                    claims.setdefault(alias, {}).setdefault(min(rank, 1), []).append(game_id)
            self._aliases = {alias: tuple(by[min(by)]) for alias, by in claims.items()}
        return self._aliases

    def _stated_by(self, game_id: str) -> _Stated:
        """What the file of a game calls it; read once."""
        if game_id not in self._stated:
            path = self._shelves.path(game_id)
            self._stated[game_id] = _stated_in(path) if path else _Stated((), ())
        return self._stated[game_id]


def _stated_in(path: "Path") -> _Stated:
    """What a game's file calls it, as far as that can be read."""
    try:
        form = form_of(path)
    except FileWrong:
        return _Stated((), ())  # said when that game itself is asked for
    titles = [form.data.get("name"), form.data.get("short")]
    aliases = form.data.get("aliases", ())
    stated = aliases if isinstance(aliases, list) else [aliases]
    return _Stated(
        tuple(title for title in titles if title and isinstance(title, str)),
        tuple(alias for alias in stated if isinstance(alias, str)),
    )
