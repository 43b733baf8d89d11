"""The games of a draft by the names that people read and type, and back to those of the file."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from director.engine.games import game_names
from director.engine.games.library import Library
from director.tournament.structure.called_games import games_in, sheet_name
from director.tournament.structure.games_on_sheet import GameOnSheet, game_called, name_among
from director.tournament.structure.rotation import KINDS
from director.translation import say
from director.views.clock.stakes import known
from director.window.drafts.typed_values import Kind, show_text
from director.window.widgets.choice_list import Choice

_COUNTED = re.compile(r"([0-9]{1,9})\s*(hand|orbit|level|minute)s?", re.IGNORECASE)
_UNITS = ("hands", "orbits", "levels", "minutes")
_IN_A_LINE = frozenset(("kind", *_UNITS, "order", "tables"))
"""What the line of a rotation says; what else its table has stays as it is."""


class NamedGames:
    """What the games of a draft are called, whatever the draft is now."""

    def __init__(self, library: Library, data: Callable[[], Mapping[str, Any]]) -> None:
        self._library, self._data = library, data
        self.game = Kind(lambda text: self.meant(text) or None, self.shown)
        self.order = Kind(self._read_order, self._show_order)
        self.tables = Kind(self._read_tables, self._show_tables)
        self.rotation = Kind(self._read_rotation, self._show_rotation)

    @property
    def games(self) -> tuple[GameOnSheet, ...]:
        """The games of the event as far as they can be read."""
        return games_in(self._data())

    def name_of(self, game_id: str) -> str:
        """The name of a game of the library; what stands there where it has none."""
        game = known(self._library, game_id) if game_id in self._library.ids() else None
        return game.name if game else game_id

    def offered(self, text: str) -> list[Choice]:
        """The games of the library that a text may mean; none of no text."""
        names = self._library.names()
        found = game_names.found(text, names) if text.strip() else []
        return [Choice(next(iter(names[one]), one), _short(names[one]), one) for one in found]

    def shown(self, name: Any) -> str:
        """A game of the sheet as people call it: "no-limit Texas Hold'em"."""
        if not isinstance(name, str):
            return show_text(name)
        games = self.games
        game = game_called(games, name)
        if game is None:
            return self.name_of(name)
        if game.name:
            return game.name
        bet = "" if name_among(games, game) == game.id else f"{say(game.betting)} "
        return f"{bet}{self.name_of(game.id)}"

    def meant(self, text: str) -> str:
        """What the sheet calls the game that a text means; the text itself where that is none."""
        bare, games = text.strip(), self.games
        if not bare:
            return bare
        called = self._library.names()
        names = {
            name: (self.shown(name), *called.get(game.id, ()))
            for game in games
            if (name := name_among(games, game))
        }
        found = game_names.meant(bare, names)
        return found[0] if len(found) == 1 else sheet_name(bare, games, self._library)

    def _read_order(self, text: str) -> Any:
        return [self.meant(one) for one in text.split(",") if one.strip()] or None

    def _show_order(self, value: Any) -> str:
        if not isinstance(value, list):
            return show_text(value)
        return ", ".join(self.shown(one) for one in value)

    def _read_tables(self, text: str) -> Any:
        tables = [self._read_order(one) for one in text.split(";")]
        return [one for one in tables if one] or None

    def _show_tables(self, value: Any) -> str:
        if not isinstance(value, list):
            return show_text(value)
        return "; ".join(self._show_order(one) for one in value)

    def _read_rotation(self, text: str) -> Any:
        """A level's own rotation: "8 hands: Razz, Stud", "player's choice, 1 hand"."""
        head, colon, games = text.partition(":")
        made: dict[str, Any] = {}
        others = []
        for word in filter(None, (one.strip() for one in head.split(","))):
            counted = _COUNTED.fullmatch(word)
            kinds = [kind for kind in KINDS if kind == word.casefold().replace("’", "'")]
            if counted:
                made[f"{counted[2].casefold()}s"] = int(counted[1])
            elif kinds:
                made["kind"] = kinds[0]
            else:
                others.append(word)
        if others and colon:
            return text.strip()  # the model says that this is no rotation
        games = games or ", ".join(others)
        if ";" in games or made.get("kind") == "team tables":
            made |= {"tables": tables} if (tables := self._read_tables(games)) else {}
        elif order := self._read_order(games):
            made["order"] = order
        return made or None

    def _show_rotation(self, value: Any) -> str:
        if not isinstance(value, Mapping):
            return show_text(value)
        head = [str(value["kind"])] if "kind" in value else []
        head += [f"{value[one]} {_unit(one, value[one])}" for one in _UNITS if one in value]
        games = self._show_order(value.get("order")) or self._show_tables(value.get("tables"))
        return f"{', '.join(head)}: {games}" if head and games else ", ".join(head) or games


def with_rotation(row: Mapping[str, Any], rotation: Any) -> dict[str, Any]:
    """A level with another rotation; what no line of one says stays in it."""
    before = row.get("rotation")
    made = {key: value for key, value in row.items() if key != "rotation"}
    if isinstance(rotation, dict) and isinstance(before, Mapping):
        rotation = rotation | {key: one for key, one in before.items() if key not in _IN_A_LINE}
    return made if rotation is None else made | {"rotation": rotation}


def _short(names: tuple[str, ...]) -> str:
    return names[1] if len(names) > 1 else ""


def _unit(unit: str, count: Any) -> str:
    return unit.removesuffix("s") if count == 1 else unit
