"""What is typed about a showdown, and the case that it makes: the object of the showdown file."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.engine.cards import RANKS, NotACard, read_cards
from director.engine.games import Game

WHOLE = 5040
"""A pot that nobody has counted yet: it can be shared evenly by two to ten players."""


class TypedPlayer(NamedTuple):
    """One line of the form."""

    seat: str
    name: str = ""
    cards: str = ""
    bet: str = ""
    folded: bool = False

    @property
    def is_there(self) -> bool:
        """Whether anything was typed about this player."""
        return bool(self.name.strip() or self.cards.strip() or self.bet.strip() or self.folded)


class Typed(NamedTuple):
    """Everything that is typed."""

    players: tuple[TypedPlayer, ...]
    board: Mapping[tuple[int, int], str]
    """Cards by street and row, both from 0; one row has all its cards at (0, 0)."""
    pot: str = ""
    dead: str = ""
    button: str = ""
    chip: str = ""
    dice: str = ""
    choice: str = ""
    options: Mapping[str, str | bool] = {}

    @property
    def seated(self) -> tuple[int, ...]:
        """The lines that somebody is on, by their place in the form."""
        return tuple(place for place, player in enumerate(self.players) if player.is_there)

    @property
    def has_chips(self) -> bool:
        """Whether anybody has counted."""
        return bool(self.pot.strip() or any(player.bet.strip() for player in self.players))


def case(typed: Typed, game: Game) -> dict[str, Any]:
    """The case, in the form of the showdown file."""
    players = [_player(typed.players[place], place, game) for place in typed.seated]
    made: dict[str, Any] = {"game": game.id, "players": players}
    board = _board(typed, game)
    if board:
        made["board"] = board
    for field in ("dead", "button", "chip"):
        written = getattr(typed, field).strip()
        if written:
            made[field] = amount(written)
    live = [player["seat"] for player in players if not player.get("folded")]
    if typed.pot.strip():
        made["pots"] = [{"amount": amount(typed.pot), "seats": live}]
    elif not typed.has_chips:
        made["pots"] = [{"amount": WHOLE, "seats": live}]
        made["chip"] = 1
    if typed.dice.strip():
        made["dice"] = [amount(die) for die in typed.dice.replace(",", " ").split()]
    if typed.choice:
        made["choice"] = typed.choice
    if typed.options:
        made["options"] = dict(typed.options)
    return made


def _player(player: TypedPlayer, place: int, game: Game) -> dict[str, Any]:
    seat = player.seat.strip()
    made: dict[str, Any] = {"seat": amount(seat) if seat else place + 1}
    if player.name.strip():
        made["name"] = player.name.strip()
    if player.cards.strip():
        made["cards"] = _cards(player.cards, game)
    if player.bet.strip():
        made["bet"] = amount(player.bet)
    if player.folded:
        made["folded"] = True
    return made


def _cards(text: str, game: Game) -> str | dict[str, str]:
    """A hand, in its groups where the game keeps two apart: typed with a stroke between them."""
    names = list(game.parts) or list(game.groups)
    if not names or "/" not in text:
        return text
    parts = [part.strip() for part in text.split("/")]
    return {name: part for name, part in zip(names, parts, strict=False) if part}


def _board(typed: Typed, game: Game) -> str | dict[str, list[str]]:
    if game.one_row:
        return typed.board.get((0, 0), "").strip()
    streets = [street for street in game.streets if street.board]
    if not any(text.strip() for text in typed.board.values()):
        return {}
    return {
        street.name: [typed.board.get((number, row), "") for row in range(len(street.board))]
        for number, street in enumerate(streets)
    }


def amount(text: str) -> int | str:
    """A number as people type it; what is none stays as it is, and is marked as wrong.

    >>> amount("1,250"), amount("1 250"), amount("some")
    (1250, 1250, 'some')
    """
    plain = text.replace(",", "").replace(" ", "")
    return int(plain) if plain.isdecimal() else text


def finished(text: str) -> str:
    """Cards without a last one that is still being typed: a rank whose suit is to come.

    >>> finished("as 2s k"), finished("as 2s kh"), finished("as 10")
    ('as 2s', 'as 2s kh', 'as')
    """
    for ending in ("10", "1", *RANKS):
        if not text.upper().endswith(ending):
            continue
        before = text[: -len(ending)].rstrip()
        try:
            read_cards(before)
        except NotACard:
            continue
        return before
    return text
