"""Hands in files: a showdown as JSON, saved and opened, and open poker hand histories, opened."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from director.desk.hands.hand_files import hands_in, said_of
from director.engine.games.game import Game
from director.engine.games.game_reads import told_of
from director.engine.games.library import Library, UnknownGame
from director.engine.showdown.showdown import Problem
from director.files.forms import FileWrong
from director.translation import say
from director.views.ruling.dealt_hand import fields_of, groups_of
from director.views.ruling.felt import Place
from director.views.ruling.ruling import WHOLE
from director.views.ruling.typed_case import Typed, TypedPlayer, dealt


class NotAHand(Exception):
    """A file that cannot be opened as a hand; the sentence says why."""


class Opened(NamedTuple):
    """A hand from a file, as it would have been typed."""

    game: Game
    shape: Game
    """The game as it is dealt."""
    typed: Typed
    hands: tuple[dict[str, str], ...]
    """The cards of each player by group, all under "" where there is one field."""
    others: int
    """How many hands more the file has."""


def hand_as_json(case: Mapping[str, Any]) -> str:
    """A showdown file."""
    return json.dumps(case, ensure_ascii=False, indent=2) + "\n"


def read_hand_file(path: Path, library: Library) -> Opened:
    """The first hand of a file. Raises NotAHand, and OSError where it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotAHand(say("{file} is not a text file", file=path.name)) from error
    found = list(hands_in(text, path.name))
    first = found[0] if found else None
    if isinstance(first, Problem):
        raise NotAHand(said_of(path.name, first))
    try:
        return opened(first, library)._replace(others=len(found) - 1)
    except NotAHand as error:
        raise NotAHand(say("{file}: {why}", file=path.name, why=str(error))) from error


def opened(case: object, library: Library) -> Opened:
    """A case as it would have been typed. Raises NotAHand."""
    if not isinstance(case, dict) or not isinstance(case.get("players"), list):
        raise NotAHand(say("this is not a showdown file"))
    try:
        game = library.game(str(case.get("game", "")))
    except UnknownGame as error:
        raise NotAHand(library.unknown(str(case.get("game", "")))) from error
    except FileWrong as error:
        raise NotAHand(told_of(error)) from error
    if game.kind == "tricks":
        raise NotAHand(
            say("{game} is ruled from the play of the hand, not on this screen", game=game.name)
        )
    rolled = case.get("dice")
    dice = " ".join(str(die) for die in (rolled if isinstance(rolled, list) else [rolled]) if die)
    options = case.get("options")
    typed = Typed(
        players=(),
        board={},
        pot=_pots(case),
        dead=_text(case.get("dead")),
        button=_text(case.get("button")),
        chip=_text(case.get("chip", 1)),
        dice=dice,
        choice=_text(case.get("choice")),
        options=options if isinstance(options, dict) else {},
    )
    shape = dealt(typed, game, library)
    rows = [row for row in case["players"] if isinstance(row, dict)]
    hands = tuple(_hands(row.get("cards"), shape) for row in rows)
    players = tuple(_player(row, hand) for row, hand in zip(rows, hands, strict=True))
    board = _board(case.get("board"), shape)
    return Opened(game, shape, typed._replace(players=players, board=board), hands, 0)


def _player(row: Mapping[str, Any], hand: Mapping[str, str]) -> TypedPlayer:
    return TypedPlayer(
        _text(row.get("seat")),
        _text(row.get("name")),
        " / ".join(hand.values()),
        _text(row.get("bet")),
        row.get("folded") is True,
        row.get("short") is True,
        row.get("declared") is True,
    )


def _hands(cards: Any, game: Game) -> dict[str, str]:
    """The cards by the fields of the game."""
    fields = fields_of(game)
    if not isinstance(cards, dict):
        return {fields[0] if fields else "": _text(cards)}
    if fields:
        return {group: _text(cards.get(group)) for group in fields}
    groups = groups_of(game)
    if set(cards) <= set(groups):
        return {"": " / ".join(_text(cards.get(group)) for group in groups)}
    return {"": " ".join(map(_text, cards.values()))}


def _board(board: Any, game: Game) -> dict[Place, str]:
    """The board by its places."""
    if not isinstance(board, dict):
        return {(0, 0): _text(board)}
    rows = {
        street: [_text(row) for row in (cards if isinstance(cards, list) else [cards])]
        for street, cards in board.items()
    }
    names = [street.name for street in game.streets if street.board]
    if game.one_row:
        in_order = sorted(rows, key=lambda name: names.index(name) if name in names else 0)
        return {(0, 0): " ".join(row for name in in_order for row in rows[name])}
    return {
        (number, at): row
        for number, name in enumerate(names)
        for at, row in enumerate(rows.get(name, []))
    }


def _pots(case: Mapping[str, Any]) -> str:
    """Typed pots: an amount alone where everybody left can win the only one."""
    pots = case.get("pots")
    if not isinstance(pots, list):
        return ""
    if [pot.get("amount") for pot in pots if isinstance(pot, dict)] == [WHOLE]:
        return ""  # nobody had counted it
    live = [
        row.get("seat")
        for row in case["players"]
        if isinstance(row, dict) and not row.get("folded")
    ]
    written = []
    for pot in pots:
        if isinstance(pot, dict):
            seats = pot.get("seats")
            amount = _text(pot.get("amount"))
            alone = not isinstance(seats, list) or sorted(map(str, seats)) == sorted(map(str, live))
            written.append(amount if alone else f"{amount}: {' '.join(map(str, seats or []))}")
    return "; ".join(written)


def _text(value: Any) -> str:
    return "" if value is None else str(value)
