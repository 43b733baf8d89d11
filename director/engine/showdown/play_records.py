"""Reads records of play, as against showdowns: field by field, noting everything that is wrong.

A record states what happened at a table: a round of tricks, an auction, a claim. What is wrong is
noted with its field, a sound default is given back, and reading goes on.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeGuard

from director.engine.cards import Card, Cards, NotACard, read_cards
from director.engine.games.game import Game
from director.engine.showdown.showdown import CannotJudge, Player, Problem
from director.engine.showdown.stated_showdowns import MOST_CHIPS
from director.files.forms import no_such
from director.translation import say

Options = Mapping[str, object]
"""What the house plays, by the names that the game's file gives its options."""


class Counted(NamedTuple):
    """Cards of which the record tells either the faces or the number only."""

    cards: Cards | None
    number: int | None


UNTOLD = Counted(None, None)


class Record:
    """One object of a record, and the problems found so far in the whole of it."""

    def __init__(self, data: object, problems: list[Problem], place: str = "") -> None:
        self.data: Mapping[str, Any] = data if isinstance(data, dict) else {}
        self.problems = problems
        self._place = place

    def __contains__(self, key: str) -> bool:
        return self.data.get(key) is not None

    def wrong(self, code: str, key: str, message: str) -> None:
        """Notes what is wrong with a field; `""` is the object itself."""
        self.problems.append(Problem(code, f"{self._place}.{key}".strip("."), message))

    def stop(self) -> None:
        """Raises CannotJudge if anything has been wrong so far."""
        if self.problems:
            raise CannotJudge(self.problems)

    def options(self, game: Game) -> Options:
        """The game's options with their defaults, changed by those that the record states."""
        chosen: dict[str, object] = {option.name: option.default for option in game.options}
        given = self.data.get("options")
        if given is None:
            return chosen
        if not isinstance(given, dict):
            self.wrong("unknown-option", "options", say("options are an object in braces"))
            return chosen
        known = {option.name: option for option in game.options}
        for name, value in given.items():
            option = known.get(name)
            if option is None:
                self.wrong("unknown-option", f"options.{name}", no_such("option", name, known))
            elif not option.has(value):
                values = ", ".join(_written(one) for one in option.values)
                message = say("{name} is one of {values}", name=name, values=values)
                self.wrong("unknown-option", f"options.{name}", message)
            else:
                chosen[name] = value
        return chosen

    def whole(self, key: str, default: int, least: int = 0) -> int:
        """A whole number from the least up."""
        value = self.data.get(key)
        if value is None:
            return default
        if is_whole(value) and least <= value < MOST_CHIPS:
            return int(value)
        message = say("{key} is a whole number from {least}", key=key, least=least)
        self.wrong("bad-amount", key, message)
        return default

    def amount(self, key: str, chip: int, default: int | None = 0) -> int:
        """Chips, made of the smallest denomination in play. Without a default it must be there."""
        value = self.data.get(key)
        if value is None and default is not None:
            return default
        if is_whole(value) and value >= MOST_CHIPS:
            message = say("this is more than anybody has counted")
        elif not is_whole(value) or value < 0:
            message = say("an amount is a whole number of chips, not below 0")
        elif value % chip:
            message = say("{amount} cannot be made of chips of {chip}", amount=value, chip=chip)
        else:
            return int(value)
        self.wrong("bad-amount", key, message)
        return default or 0

    def flag(self, key: str) -> bool:
        """True or false; false where it is left out."""
        value = self.data.get(key)
        if not (value is None or isinstance(value, bool)):
            self.wrong("not-a-record", key, say("{key} is true or false", key=key))
        return value is True

    def name(self) -> str:
        """A player's name; anything but a text counts as none."""
        name = self.data.get("name")
        return name if isinstance(name, str) else ""

    def seat(self, seats: Iterable[int], key: str = "seat") -> int | None:
        """A seat among those listed; None, and a problem, where it is not."""
        seat = self.data.get(key)
        if is_whole(seat) and seat in seats:
            return int(seat)
        self.wrong("bad-seat", key, say("{key} is the seat of a player in the round", key=key))
        return None

    def cards(self, key: str) -> Cards | None:
        """The cards of a text; None where the record does not say, or not readably."""
        text = self.data.get(key)
        if text is None:
            return None
        if not isinstance(text, str):
            self.wrong("bad-card", key, say('cards are a text such as "As Kd"'))
            return None
        try:
            return read_cards(text)
        except NotACard as error:
            self.wrong("bad-card", key, str(error))
            return None

    def card(self, key: str) -> Card | None:
        """A single card."""
        cards = self.cards(key)
        if cards is not None and len(cards) != 1:
            self.wrong("wrong-card-count", key, say("{key} is one card", key=key))
        return cards[0] if cards else None

    def counted(self, key: str) -> Counted:
        """Cards, or how many they are where their faces are not known."""
        value = self.data.get(key)
        if value is None:
            return UNTOLD
        if is_whole(value) and value >= 0:
            return Counted(None, int(value))
        if isinstance(value, str):
            cards = self.cards(key)
            return UNTOLD if cards is None else Counted(cards, len(cards))
        message = say('{key} are a text such as "As Kd", or how many they are', key=key)
        self.wrong("bad-card", key, message)
        return UNTOLD

    def inside(self, key: str) -> "Record":
        """The object under a key; an empty one where there is none."""
        data = self.data.get(key)
        if data is not None and not isinstance(data, dict):
            self.wrong("not-a-record", key, say("{key} is an object in braces", key=key))
        return Record(data, self.problems, self._field(key))

    def listed(self, key: str) -> list[Any]:
        """What is in the list under a key; nothing where there is none."""
        rows = self.data.get(key)
        if rows is None:
            return []
        if isinstance(rows, list):
            return rows
        self.wrong("not-a-record", key, say("{key} is a list", key=key))
        return []

    def rows(self, key: str) -> list["Record"]:
        """The objects in the list under a key."""
        rows = []
        for number, row in enumerate(self.listed(key)):
            place = f"{key}[{number}]"
            if not isinstance(row, dict):
                message = say("{place} is an object in braces", place=place)
                self.wrong("not-a-record", place, message)
            rows.append(Record(row, self.problems, self._field(place)))
        return rows

    def players(self) -> list["Record"]:
        """Those who play, as listed. Raises CannotJudge where nobody is."""
        listed = self.rows("players")
        if not listed:
            if not self.problems:
                self.wrong("not-a-record", "players", say("nobody is listed in players"))
            self.stop()
        return listed

    def _field(self, key: str) -> str:
        return f"{self._place}.{key}".strip(".")


def player(number: int, seat: int, name: str, *, folded: bool, cards: Cards = ()) -> Player:
    """A player of a record as a ruling speaks of players."""
    return Player(number, seat, name, cards, {}, folded, short=False, declared=False)


def seat_of(row: Record, seats: Iterable[int], default: int | None = None) -> int:
    """A player's own seat, which nobody before has; a negative number where it is wrong."""
    seats = tuple(seats)
    seat = row.data.get("seat", default)
    if not is_whole(seat) or seat < 1:
        row.wrong("bad-seat", "seat", say("a seat is a whole number from 1"))
    elif seat in seats:
        row.wrong("duplicate-seat", "seat", say("seat {seat} is listed twice", seat=seat))
    else:
        return seat
    return -1 - len(seats)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number, and not true or false, which count as one and nought."""
    return type(value) is int


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
