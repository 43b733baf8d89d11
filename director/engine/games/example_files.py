"""Reads the worked hands of a game file: showdowns as the card tells them, and whole records.

What can be read can be drawn on a card; whether it comes out as the file says is for the check.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from director.engine.cards import NotACard, read_cards
from director.engine.games.game import Example
from director.engine.games.streets import Street
from director.files.forms import Form, no_such
from director.translation import say

WORDS = frozenset(
    (
        "title", "source", "why", "board", "rows", "dice", "choice", "options", "declared", "hands",
        "pot", "pots", "chip", "button", "wins", "carried", "players", "result",
    )
)  # fmt: skip
"""The keys of an example that are no portions; no portion has such a name."""

_OF_A_RECORD = ("cards", "scare", "dealt", "discards", "drawn", "played")
"""What may be the cards of a player in a record of play."""


def read_example(
    form: Form, game_id: str, portions: Sequence[str], streets: tuple[Street, ...]
) -> Example:
    """A worked hand; its players sit in the order in which they are named, seat 1 first."""
    if "players" in form:
        return _recorded(form, game_id)
    hands = form.form("hands").data
    if not hands:
        form.fault("hands", say("is missing: an example needs the players’ cards"))
    seats = {name: seat for seat, name in enumerate(hands, start=1)}
    for name, held in hands.items():
        _check_cards(form, f"hands.{name}", held)
    wins = _wins(form, hands)
    declared = form.texts("declared")
    players = [_player(seats[name], name, hands[name], name in declared) for name in hands]
    pot = form.whole("pot", sum(wins.values()) or 100)
    case: dict[str, object] = {
        "game": game_id,
        "chip": form.whole("chip", 1, least=1),
        "button": form.whole("button", len(seats), least=1),
        "players": players,
        "pots": [{"amount": pot, "seats": list(seats.values())}],
    }
    case |= _stated(form)
    if "rows" in form:
        rows = form.texts("rows")
        for number, row in enumerate(rows):
            _check_cards(form, f"rows[{number}]", row)
        case["board"] = _streets_of(rows, streets)
    elif "board" in form:
        _check_board(form)
        case["board"] = form.data["board"]
    winners = {name: form.texts(name) for name in portions if name in form}
    for place, names in (*winners.items(), ("declared", declared)):
        for name in names:
            if name not in hands:
                form.fault(place, no_such("player", name, hands))
    if not winners and not wins and not form.flag("carried"):
        portion = next(iter(portions), "high")
        form.fault("", say('says nobody who wins; write for instance {one} = ["Ann"]', one=portion))
    example = Example(
        title=form.text("title"),
        case=case,
        winners=winners,
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
    )
    form.leave("board", "rows", "dice", "choice", "options", "carried")
    form.finish()
    return example


def _recorded(form: Form, game_id: str) -> Example:
    """A worked round as a record of its play; its players sit in the order in which they stand."""
    said = ("title", "source", "why", "wins", "result")
    record = {key: value for key, value in form.data.items() if key not in said}
    players = form.forms("players")
    for player in players:
        player.text("name")
        if "seat" in player:
            player.fault("seat", say("players sit in the order in which they stand here"))
        for key in _OF_A_RECORD:
            if isinstance(player.data.get(key), str | dict):
                _check_cards(player, key, player.data[key])
    rows = [{**row.data, "seat": seat} for seat, row in enumerate(players, start=1)]
    names = [str(row.get("name")) for row in rows]
    if "board" in form:
        _check_board(form)
    if "trump" in form:
        _check_cards(form, "trump", form.data["trump"])
    for pot in form.forms("pots"):
        pot.whole("amount")
    wins = _wins(form, names)
    result = form.form("result").data
    burned = form.form("result").form("burned").data
    for seat, amount in burned.items():
        if not isinstance(amount, int):
            form.fault(f"result.burned.{seat}", say("should be a whole number"))
    if not wins and not result:
        form.fault("", say("says nobody who wins; write for instance wins = { Ann = 40 }"))
    return Example(
        title=form.text("title"),
        case={"game": game_id, **record, **_stated(form), "players": rows},
        winners={},
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
        result=result,
    )


def _wins(form: Form, names: Sequence[str] | Mapping[str, object]) -> dict[str, int]:
    """Chips by the names of players."""
    wins = form.form("wins")
    for name in wins.data:
        if name not in names:
            form.fault("wins", no_such("player", name, names))
    return {name: wins.whole(name) for name in wins.data}


def _stated(form: Form) -> dict[str, object]:
    """Dice, the game chosen and options as they stand in the example."""
    stated: dict[str, object] = {}
    if "dice" in form:
        stated["dice"] = list(form.wholes("dice"))
    if "choice" in form:
        stated["choice"] = form.text("choice")
    if "options" in form:
        stated["options"] = dict(form.form("options").data)
    return stated


def _check_board(form: Form) -> None:
    """A board is a text, or street by street a text or a list of rows."""
    board = form.data["board"]
    if not isinstance(board, dict):
        _check_cards(form, "board", board)
        return
    for street, rows in board.items():
        if not isinstance(rows, list):
            _check_cards(form, f"board.{street}", rows)
            continue
        for number, row in enumerate(rows):
            _check_cards(form, f"board.{street}[{number}]", row)


def _check_cards(form: Form, key: str, cards: Any) -> None:
    """Cards are a text, or a text for each group of them."""
    if isinstance(cards, dict) and not key.startswith("board"):
        for group, text in cards.items():
            _check_cards(form, f"{key}.{group}", text)
        return
    if not isinstance(cards, str):
        form.fault(key, say('cards are a text such as "As Kd"'))
        return
    try:
        read_cards(cards)
    except NotACard as error:
        form.fault(key, str(error))


def _player(seat: int, name: str, cards: object, declared: bool) -> dict[str, object]:
    player = {"seat": seat, "name": name, "cards": cards}
    return player | ({"declared": True} if declared else {})


def _streets_of(rows: tuple[str, ...], streets: tuple[Street, ...]) -> dict[str, list[str]]:
    """Whole rows, as they lie on the felt, cut into the streets in which they came."""
    shape: list[tuple[str, tuple[int, ...]]] = [
        (one.name, one.board) for one in streets if one.board
    ]
    cards = [row.split() for row in rows]
    board: dict[str, list[str]] = {}
    for name, counts in shape:
        taken = counts if len(counts) == len(rows) else (counts[0],) * len(rows)
        board[name] = [" ".join(row[:count]) for row, count in zip(cards, taken, strict=True)]
        cards = [row[count:] for row, count in zip(cards, taken, strict=True)]
    return board
