"""Games in a structure file by whatever the floor calls them: "sack", "O8", "no-limit Hold'em".

Whoever reads a file finds every game by its id, and by the name that the sheet has for it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from director.engine.games.game_names import named
from director.engine.games.library import Library
from director.files.forms import Form
from director.tournament.structure.games_on_sheet import (
    BETTINGS,
    GameOnSheet,
    game_called,
    name_among,
)


def with_ids(form: Form, library: Library | None) -> Form:
    """The form of a structure with its games by id; what no one game is called stays as it is.

    Without a library, only the names that the sheet itself gives its games are known.
    """
    rows = form.data.get("game")
    if not isinstance(rows, list):
        return form
    rows = [_with_id(row, library) for row in rows]
    games = games_in({"game": rows})
    called = cache(partial(sheet_name, games=games, library=library))  # levels name few games
    return form.changed({"game": rows} | _mentions(form.data, called))


def games_in(data: Mapping[str, Any]) -> tuple[GameOnSheet, ...]:
    """The games of a structure's table, as far as they can be read."""
    rows = data.get("game")
    return tuple(
        _game_of(row) for row in (rows if isinstance(rows, list) else []) if isinstance(row, dict)
    )


def with_games(data: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A structure's table with other games, each in the place of one before or after them all.

    Wherever the table names a game, it names the one that is now in its place.
    """
    before, after = games_in(data), games_in({"game": rows})
    names: dict[str, str] = {}
    for old, new in zip(before, after, strict=False):
        names.setdefault(name_among(before, old), name_among(after, new))
    made = {**data, "game": list(rows)}
    return made | _mentions(data, lambda name: names.get(name, name))


def id_of(text: str, library: Library) -> str:
    """The id of the one game that is called so; the text itself where there is none."""
    if text in library.ids():
        return text
    found = named(text, library.names())
    return found[0] if len(found) == 1 else text


def sheet_name(text: str, games: Sequence[GameOnSheet], library: Library | None) -> str:
    """What the sheet calls the game that a text means; the text itself where it means none."""
    for name in _readings(text, library):
        if game := game_called(games, name):
            return name_among(games, game)
    return text


def _readings(text: str, library: Library | None) -> Iterator[str]:
    """What a text may stand for, the plainest first; names are read only where no id was meant."""
    yield text
    if library is None:
        return
    betting, _, rest = text.partition(" ")
    if betting in BETTINGS and rest:
        yield f"{betting} {id_of(rest, library)}"
    yield id_of(text, library)


def _with_id(row: Any, library: Library | None) -> Any:
    if library is None or not isinstance(row, dict) or not isinstance(row.get("id"), str):
        return row
    return {**row, "id": id_of(row["id"], library)}


def _game_of(row: Mapping[str, Any]) -> GameOnSheet:
    """A game as far as its row can be read."""
    return GameOnSheet(
        str(row.get("id", "")), str(row.get("betting", "limit")), name=str(row.get("name", ""))
    )


def _mentions(data: Mapping[str, Any], called: Callable[[str], str]) -> dict[str, Any]:
    """The rotation and the levels with each game that they name called otherwise."""
    made: dict[str, Any] = {}
    if isinstance(turning := data.get("rotation"), dict):
        made["rotation"] = _turning(turning, called)
    if isinstance(steps := data.get("level"), list):
        made["level"] = [_step(step, called) for step in steps]
    return made


def _step(step: Any, called: Callable[[str], str]) -> Any:
    if not isinstance(step, dict):
        return step
    made = dict(step)
    if isinstance(game := step.get("game"), str):
        made["game"] = called(game)
    if isinstance(turning := step.get("rotation"), dict):
        made["rotation"] = _turning(turning, called)
    return made


def _turning(turning: Mapping[str, Any], called: Callable[[str], str]) -> dict[str, Any]:
    return {
        key: _named_in(value, called) if key in _NAME_GAMES else value
        for key, value in turning.items()
    }


def _named_in(value: Any, called: Callable[[str], str]) -> Any:
    if isinstance(value, list):
        return [_named_in(one, called) for one in value]
    return called(value) if isinstance(value, str) else value


_NAME_GAMES = ("order", "tables", "at_final_table")
"""The keys of a rotation that name games."""
