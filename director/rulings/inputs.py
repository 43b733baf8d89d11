"""What a ruling is asked with: the fields of its form, and how each reads what is typed.

An empty field is no value: the answer does without it, or asks for it. None rests on a default that
would change it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

from director.engine.betting.rounds import Action, Deed
from director.engine.cards import NotACard, read_cards
from director.engine.games.game import Game
from director.files.forms import briefly
from director.files.typed_figures import joined
from director.translation import say

YES, NO = "yes", "no"
"""The texts of what is answered with yes or no."""


class NotRead(ValueError):
    """What is typed makes no sense here; the one sentence says why."""


_RACERS_APART = "; "
"""Between players in a chip race: a comma is inside a number."""
OPEN = "?"
"""Stands in a list where something has to be typed."""


@dataclass(frozen=True)
class Table:
    """How a list is written row by row, so that a form can ask for one cell at a time."""

    columns: tuple[str, ...]
    """The titles; where there are two the first is the seat."""
    row: str
    """A row with a place for each cell."""
    between: str = ", "
    nobody: str = ""
    """What stands in every row where nobody has any; empty where that is not asked."""

    def cells(self, text: str) -> list[tuple[str, ...]]:
        """The rows of a text; what is open or not there is empty.

        >>> RACERS.cells("1: 3 chips; 2: ? chips")
        [('1', '3'), ('2', '')]
        >>> CARD_TABLE.cells("1: As Kd, 3")
        [('1', 'As Kd'), ('3', '')]
        """
        most = len(self.columns)
        if self.between == _RACERS_APART or most > 2:
            pieces = re.split(r"[;\n]+", text)
            found = [re.findall(rf"[^\s:]*\d[^\s:]*(?<!,)|[{OPEN}]", piece) for piece in pieces]
        else:
            found = [list(piece.partition(":")[::2]) for piece in re.split(r"[,;\n]+", text)]
        rows = [[cell.strip().strip(OPEN) for cell in (*one, *[""] * most)] for one in found]
        return [tuple(one[:most]) for one, had in zip(rows, found, strict=True) if any(had)]

    def written(self, rows: Iterable[Sequence[str]]) -> str:
        """Rows as one text.

        >>> RACERS.written([("1", "3"), ("2", "")])
        '1: 3 chips; 2: ? chips'
        """
        return self.between.join(
            self.row.format(*[cell.strip() or OPEN for cell in one]) for one in rows
        )


@dataclass(frozen=True)
class Kind:
    """A kind of field: how its text is read, and what it offers to choose from."""

    read: Callable[[str], Any]
    """Raises NotRead."""
    hint: str = ""
    """What such a text looks like."""
    choices: tuple[str, ...] = ()
    flag: bool = False
    """Whether it is answered with yes or no; its text is YES, NO or empty."""
    wide: bool = False
    """Whether it takes a line of its own."""
    games: Callable[[Game], bool] | None = None
    """For a field that names a game: which games it offers; its text is the game's id."""
    table: Table | None = None
    """For a list: how it is asked for in rows."""


@dataclass(frozen=True)
class Input:
    """One field of a form."""

    key: str
    """The name of the parameter that it fills."""
    title: str
    kind: Kind
    needed: bool = True
    hint: str = ""
    """What to type, where the kind's own hint is not enough."""
    once_asked: bool = False
    """Whether it stands on the form only once it is asked for: mostly it does not matter."""
    beside: str = ""
    """The key of the list in whose rows it is asked for as well, by seat."""
    of_one: Mapping[str, str] = field(default_factory=dict)
    """Where it is asked of one seat alone: what can be said of that, and how it is typed."""


_MOST_DIGITS = 15


def _whole(text: str) -> int:
    plain = joined(text.replace(" ", "").replace("\N{NARROW NO-BREAK SPACE}", ""))
    if not re.fullmatch(r"\d+", plain):
        raise NotRead(say("“{text}” is not a whole number", text=briefly(text)))
    if len(plain) > _MOST_DIGITS:
        most = f"{10**_MOST_DIGITS - 1:,}"
        raise NotRead(say("{text} is too high: at most {most}", text=briefly(plain), most=most))
    return int(plain)


def _number(text: str) -> int:
    plain = text.strip()
    return -_whole(plain[1:]) if plain[:1] in "-\N{MINUS SIGN}" else _whole(plain)


def _wholes(text: str) -> tuple[int, ...]:
    return tuple(_whole(piece) for piece in re.split(r"[,;\s]+", text.strip()) if piece)


def _wholes_or_none(text: str) -> tuple[int, ...]:
    """A stroke says that there are none."""
    return () if text.strip() in _NOTHING else _wholes(text)


def _cards(text: str) -> Any:
    try:
        return read_cards(text)
    except NotACard as error:
        raise NotRead(str(error)) from None


def _card(text: str) -> Any:
    cards = _cards(text)
    if len(cards) != 1:
        raise NotRead(say("“{text}” should be one card", text=text.strip()))
    return cards[0]


_NOTHING = ("-", "\N{EN DASH}", "\N{EM DASH}")
"""A stroke: there is nothing to be said here."""


def _by_seat(read: Callable[[str], Any]) -> Callable[[str], dict[int, Any]]:
    """Reads "1: As Kd, 2: 9h", one entry for each seat; a stroke says that nobody has any."""

    def by_seat(text: str) -> dict[int, Any]:
        found: dict[int, Any] = {}
        if text.strip() in _NOTHING:
            return found
        for piece in re.split(r"[,;\n]+", text):
            if not piece.strip():
                continue
            seat, colon, rest = piece.partition(":")
            if not colon:
                raise NotRead(say("“{text}” should be a seat, a colon and the rest", text=piece))
            number = _whole(seat)
            if number in found:
                raise NotRead(say("seat {seat} is there twice", seat=number))
            found[number] = _of_seat(seat, read, rest)
        return found

    return by_seat


def _of_seat(seat: str, read: Callable[[str], Any], text: str) -> Any:
    """What is typed for a seat; what is wrong with it names the seat. Raises NotRead."""
    try:
        return read(text)
    except NotRead as why:
        raise NotRead(say("seat {seat}: {why}", seat=seat.strip(), why=why)) from None


_DEEDS: Mapping[str, Deed] = {
    "p": "post", "post": "post", "posts": "post",
    "f": "fold", "fold": "fold", "folds": "fold",
    "x": "check", "k": "check", "check": "check", "checks": "check",
    "c": "call", "call": "call", "calls": "call",
    "b": "bet", "bet": "bet", "bets": "bet",
    "r": "raise", "raise": "raise", "raises": "raise",
    "a": "all-in", "allin": "all-in", "all-in": "all-in",
}  # fmt: skip


def _actions(text: str) -> tuple[Action, ...]:
    """Reads "1 post 100, 2 post 200, 3 raise 600, 4 f"; "to" may stand before an amount.

    A stroke says that nothing has been done.
    """
    if text.strip() in _NOTHING:
        return ()
    actions = []
    for number, piece in enumerate(re.split(r"[,;\n]+", text), start=1):
        words = [word for word in piece.split() if word.lower() != "to"]
        if not words:
            continue
        deed = _DEEDS.get(words[1].lower()) if len(words) > 1 else None
        if deed is None or len(words) > 3:
            raise NotRead(
                say(
                    "action {number}, “{text}”: write seat, action and amount, as in 3 raise 600",
                    number=number,
                    text=piece.strip(),
                )
            )
        to = _whole(words[2]) if len(words) == 3 else 0
        actions.append(Action(_whole(words[0]), deed, to))
    return tuple(actions)


def _figures(piece: str) -> list[str]:
    """The words with a figure in them, whole: 2.5 is not 2 and 5.

    >>> _figures("12 at table 4 with 3,500"), _figures("1:3 chips, 2.5")
    (['12', '4', '3,500'], ['1', '3', '2.5'])
    """
    return [one.strip(",") for one in re.findall(r"[^\s:]*\d[^\s:]*", piece)]


def threes(text: str) -> tuple[tuple[int, int, int], ...]:
    """Reads "12 at table 4 with 3,500; 7 4 900": three numbers between semicolons."""
    found = []
    for piece in re.split(r"[;\n]+", text):
        if not piece.strip():
            continue
        numbers = [_whole(one) for one in _figures(piece)]
        if len(numbers) != 3:
            raise NotRead(say("“{text}” should have three numbers", text=piece.strip()))
        found.append((numbers[0], numbers[1], numbers[2]))
    return tuple(found)


def racers_typed(text: str) -> tuple[tuple[int, int, int | None], ...]:
    """Reads "1: 3 chips; 2: 1 chip, 2500": seat, chips that leave play, what the others are worth.

    The last may be left out: it was asked of everybody once, and is in rulings on file.
    """
    found: list[tuple[int, int, int | None]] = []
    for piece in re.split(r"[;\n]+", text):
        if not piece.strip():
            continue
        seat, _, said = map(str.strip, piece.partition(":"))
        if seat.isdecimal() and said and OPEN not in said and not re.search(r"\d", said):
            typed = said.removesuffix(" chips")
            text = "seat {seat}: type how many chips leave play, as a number, not “{typed}”"
            raise NotRead(say(text, seat=seat, typed=typed))
        figures = _figures(piece)
        numbers = [_of_seat(figures[0], _whole, one) for one in figures]
        if len(numbers) not in (2, 3):
            raise NotRead(say("“{text}” should be a seat and its chips", text=piece.strip()))
        found.append((numbers[0], numbers[1], numbers[2] if len(numbers) == 3 else None))
    return tuple(found)


def _flag(text: str) -> bool:
    if text not in (YES, NO):
        raise NotRead(say("choose one of {choices}", choices=f"{YES}, {NO}"))
    return text == YES


def choice(*values: str) -> Kind:
    """One of a few words."""

    def read(text: str) -> str:
        if text not in values:
            raise NotRead(say("choose one of {choices}", choices=", ".join(values)))
        return text

    return Kind(read, choices=values)


def choice_of(literal: Any) -> Kind:
    """One of the words that a typing.Literal names."""
    return choice(*get_args(literal))


def game_that(holds: Callable[[Game], bool]) -> Kind:
    """A game, of those that hold something."""
    return Kind(str, games=holds)


AMOUNT = Kind(_whole, "400")
WHOLE = Kind(_whole, "6")
NUMBER = Kind(_number, "-1")
SEAT = Kind(_whole, "3")
SEATS = Kind(_wholes, "1, 4, 7")
SEATS_OR_NONE = Kind(_wholes_or_none, "1, 4, or - for none")
AMOUNTS = Kind(_wholes, "500, 100, 100")
CARDS = Kind(_cards, "As Kd 9h", wide=True)
CARD = Kind(_card, "7h")
CARD_TABLE = Table((say("Seat"), say("Cards")), "{}: {}")
RACERS = Table((say("Seat"), say("How many leave play")), "{}: {} chips", _RACERS_APART, "0")
_AMOUNT_TABLE = Table((say("Seat"), say("Chips")), "{}: {}")
CARDS_BY_SEAT = Kind(_by_seat(_cards), "1: As Kd, 3: 9h 8c", wide=True, table=CARD_TABLE)
CARD_BY_SEAT = Kind(_by_seat(_card), "1: As, 3: 9h, 4: Kd", wide=True, table=CARD_TABLE)
AMOUNT_BY_SEAT = Kind(_by_seat(_whole), "1: 400, 3: 250, 4: 400", wide=True, table=_AMOUNT_TABLE)
ACTIONS = Kind(_actions, "1 post 100, 2 post 200, 3 raise 600, 4 all-in 750", wide=True)
FLAG = Kind(_flag, flag=True)
TEXT = Kind(lambda text: text.strip(), wide=True)
