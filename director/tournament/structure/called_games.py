"""Games in a structure file by whatever the floor calls them: "sack", "O8", "no-limit Hold'em".

Whoever reads a file finds every game by its id, and by the name that the sheet has for it.
"""

from collections.abc import Mapping, Sequence
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
    games = [_game_of(row) for row in rows if isinstance(row, dict)]
    changed: dict[str, Any] = {"game": rows}
    if isinstance(turning := form.data.get("rotation"), dict):
        changed["rotation"] = _turning(turning, games, library)
    if isinstance(steps := form.data.get("level"), list):
        changed["level"] = [_step(step, games, library) for step in steps]
    return form.changed(changed)


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


def _readings(text: str, library: Library | None) -> list[str]:
    """What a text may stand for, the plainest first."""
    if library is None:
        return [text]
    betting, _, rest = text.partition(" ")
    bet = [f"{betting} {id_of(rest, library)}"] if betting in BETTINGS and rest else []
    return [text, *bet, id_of(text, library)]


def _with_id(row: Any, library: Library | None) -> Any:
    if library is None or not isinstance(row, dict) or not isinstance(row.get("id"), str):
        return row
    return {**row, "id": id_of(row["id"], library)}


def _game_of(row: Mapping[str, Any]) -> GameOnSheet:
    """A game as far as its row can be read."""
    return GameOnSheet(
        str(row.get("id", "")), str(row.get("betting", "limit")), name=str(row.get("name", ""))
    )


def _step(step: Any, games: Sequence[GameOnSheet], library: Library | None) -> Any:
    if not isinstance(step, dict):
        return step
    made = dict(step)
    if isinstance(game := step.get("game"), str):
        made["game"] = sheet_name(game, games, library)
    if isinstance(turning := step.get("rotation"), dict):
        made["rotation"] = _turning(turning, games, library)
    return made


def _turning(
    turning: Mapping[str, Any], games: Sequence[GameOnSheet], library: Library | None
) -> dict[str, Any]:
    return {
        key: _named_in(value, games, library) if key in _NAME_GAMES else value
        for key, value in turning.items()
    }


def _named_in(value: Any, games: Sequence[GameOnSheet], library: Library | None) -> Any:
    if isinstance(value, list):
        return [_named_in(one, games, library) for one in value]
    return sheet_name(value, games, library) if isinstance(value, str) else value


_NAME_GAMES = ("order", "tables", "at_final_table")
"""The keys of a rotation that name games."""
