"""What is typed about a showdown, and the case that it makes: the object of the showdown file."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.engine.cards import RANKS, NotACard, read_cards
from director.engine.games.deciders import CHOICE, DICE
from director.engine.games.game import Game
from director.engine.games.library import Library, UnknownGame
from director.files.forms import FileWrong
from director.files.typed_figures import joined
from director.views.ruling.dealt_hand import groups_of
from director.views.ruling.ruling import WHOLE


class TypedPlayer(NamedTuple):
    """One line of the form."""

    seat: str
    name: str = ""
    cards: str = ""
    """All of them, or groups with a stroke between."""
    bet: str = ""
    folded: bool = False
    short: bool = False
    """In stud: one card fewer was dealt to this player."""
    declared: bool = False
    """In Buh: the hand was laid down in time."""

    @property
    def is_there(self) -> bool:
        """Whether anything was typed about this player."""
        return bool(self.name.strip() or self.cards.strip(" /") or self.bet.strip() or self.folded)


class Typed(NamedTuple):
    """Everything that is typed."""

    players: tuple[TypedPlayer, ...]
    board: Mapping[tuple[int, int], str]
    """Cards by street and row, both from 0; one row has all its cards at (0, 0)."""
    pot: str = ""
    """An amount; or pots with a semicolon between, after a colon the seats that can win each."""
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


def dealt(typed: Typed, game: Game, library: Library) -> Game:
    """The game as it is dealt: the one chosen in it, and turned as the dice have it."""
    if typed.choice and game.choices:
        try:
            game = library.chosen(game, typed.choice)
        except (UnknownGame, FileWrong):  # judging says so
            return game
    rolled = dice(typed.dice)
    turned = typed.choice if game.case_by == CHOICE and typed.choice in game.to_choose else ""
    if game.case_by in DICE and len(rolled) == game.dice and all(1 <= d <= 6 for d in rolled):
        turned = game.case_of(rolled, ())
    return library.under(game, {}, turned) if turned else game


def dice(text: str) -> tuple[int, ...]:
    """The dice of a text as far as they are numbers."""
    return tuple(int(die) for die in text.replace(",", " ").split() if die.isdecimal())


def case(typed: Typed, game: Game, shape: Game | None = None) -> dict[str, Any]:
    """The case, in the form of the showdown file; the shape is that of the game as dealt."""
    shape = shape or game
    players = [_player(typed.players[place], place, shape) for place in typed.seated]
    made: dict[str, Any] = {"game": game.id, "players": players}
    board = _board(typed, shape)
    if board:
        made["board"] = board
    for field in ("dead", "button", "chip"):
        written = getattr(typed, field).strip()
        if written:
            made[field] = amount(written)
    live = [player["seat"] for player in players if not player.get("folded")]
    if typed.pot.strip():
        made["pots"] = [_pot(text, live) for text in typed.pot.split(";") if text.strip()]
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
    if player.cards.strip(" /"):
        made["cards"] = _cards(player.cards, game)
    if player.bet.strip():
        made["bet"] = amount(player.bet)
    made |= {flag: True for flag in ("folded", "short", "declared") if getattr(player, flag)}
    return made


def _pot(text: str, live: list[Any]) -> dict[str, Any]:
    """One typed pot; without seats, everybody left can win it."""
    chips, _, seats = text.partition(":")
    listed = [amount(seat) for seat in seats.replace(",", " ").split()]
    return {"amount": amount(chips.strip()), "seats": listed or live}


def _cards(text: str, game: Game) -> str | dict[str, str]:
    """A hand, in its groups where a stroke stands between them."""
    names = groups_of(game)
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
    plain = joined(text.replace(" ", ""))
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
