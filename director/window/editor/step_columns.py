"""The columns of the spreadsheet: what each means in each kind of step, declared as data."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from director.tournament.structure.big_blind_antes import POSTERS
from director.tournament.structure.moments import read_time
from director.tournament.structure.stakes import Stakes
from director.translation import say
from director.window.drafts.typed_values import (
    TEXT,
    WHOLE,
    WHOLES,
    Kind,
    found,
    read_whole,
    show_whole,
    with_value,
)
from director.window.editor.draft import Draft, Row
from director.window.editor.named_games import NamedGames, with_rotation
from director.window.editor.typed_games import SPECIAL

LEVEL, BREAK, CHANGE, DAY_END = "Level", "Break", "Change", "End of day"
STEP_KINDS = (LEVEL, BREAK, CHANGE, DAY_END)

_BETS = {
    "small_blind": "Small blind",
    "big_blind": "Big blind",
    "ante": "Ante",
    "big_blind_ante": "BB ante",
    "bring_in": "Bring-in",
    "small_bet": "Small bet",
    "big_bet": "Big bet",
}
_UNITS = ("minutes", "hands", "orbits", "hand_each")
_COUNTED = re.compile(r"([0-9]{1,9})\s*(hand|orbit)s?", re.IGNORECASE)


@dataclass(frozen=True)
class Column:
    """One column of the spreadsheet."""

    id: str
    title: str
    keys: Callable[[Row], Sequence[str]]
    """The keys of a step that it shows; none where it means nothing there."""
    show: Callable[[Row], str]
    write: Callable[[Row, str], Row]
    right: bool = True
    """Whether it is set flush right, as figures are."""
    width: int = 68
    """In pixels, at least."""
    hint: str = ""
    """What may be typed, where the title is not enough."""
    over: str = ""
    """The class of game, above the title."""
    of: str = ""
    """What that class is called."""

    @property
    def full_title(self) -> str:
        """The title, with the class of game where there are several."""
        return (
            say("{of}: {title}", of=self.of, title=say(self.title)) if self.of else say(self.title)
        )

    @property
    def head(self) -> str:
        """The title a word a line, so that many columns fit."""
        words = say(self.title).replace(" ", "\n", 1)
        return f"{self.over}\n{words}" if self.over else words


def kind_of(row: Row) -> str:
    """Which kind of step a row is.

    >>> kind_of({"break": 10}), kind_of({"label": "1"})
    ('Break', 'Level')
    """
    for key, kind in (("break", BREAK), ("change", CHANGE), ("day_ends", DAY_END)):
        if key in row:
            return kind
    return LEVEL


def meant_kind(text: str) -> str | None:
    """The kind of step that somebody means who types this: its first letters are enough.

    >>> meant_kind("br"), meant_kind("day"), meant_kind("x")
    ('Break', 'End of day', None)
    """
    word = text.strip().casefold()
    if word and "day".startswith(word):
        return DAY_END
    return next((kind for kind in STEP_KINDS if word and kind.casefold().startswith(word)), None)


def as_kind(row: Row, kind: str) -> Row:
    """A step turned into one of another kind; the chips to remove stay where there are any."""
    if kind_of(row) == kind:
        return row
    remove = {"remove": row["remove"]} if "remove" in row and kind != LEVEL else {}
    begins: Mapping[str, Row] = {
        LEVEL: {"label": "", "minutes": 20},
        BREAK: {"break": 10},
        CHANGE: {"change": True},
        DAY_END: {"day_ends": 1},
    }
    return begins[kind] | remove


def length_shown(row: Row) -> str:
    """How long a step is, as one types it."""
    match kind_of(row):
        case "Break":
            return show_whole(row["break"])
        case "End of day":
            return show_whole(row.get("resumes"))
        case "Change":
            return ""
    if "hand_each" in row:
        return say("a hand each")
    for unit in ("hands", "orbits"):
        if unit in row:
            return f"{show_whole(row[unit])} {unit}"
    return show_whole(row.get("minutes"))


def length_written(row: Row, text: str) -> Row:
    """A step of another length.

    >>> length_written({"label": "1", "minutes": 20}, "12 hands")
    {'label': '1', 'hands': 12}
    >>> length_written({"break": 10}, "19:30")
    {'break': 'until 19:30'}
    """
    bare = text.strip()
    match kind_of(row):
        case "Break":
            until = f"until {bare}" if read_time(bare) else bare
            number = read_whole(bare)
            return {**row, "break": number if isinstance(number, int) else until}
        case "End of day":
            return with_value(row, "resumes", bare or None)
        case "Change":
            return row
    rest = {key: value for key, value in row.items() if key not in _UNITS}
    counted = _COUNTED.fullmatch(bare)
    if counted:
        unit: Row = {f"{counted[2].casefold()}s": int(counted[1])}
    elif bare.casefold() in ("a hand each", "hand each"):
        unit = {"hand_each": True}
    else:
        number = read_whole(re.sub(r"\s*min(utes)?\.?$", "", bare))
        unit = {} if number is None else {"minutes": number}
    label = {"label": rest.pop("label")} if "label" in rest else {}
    return {**label, **unit, **rest}


def columns_of(classes: Sequence[tuple[str, str]], names: NamedGames) -> tuple[Column, ...]:
    """Every column that a structure with these classes of stakes may have."""
    bets = [_bet(bet, title) for bet, title in _BETS.items()]
    for of, name in classes:
        bets += [_bet(f"{of}.{bet}", title, of, name or of) for bet, title in _BETS.items()]
    return (
        Column(
            "step",
            "Step",
            lambda _: ("", "change"),
            lambda row: say(kind_of(row)),
            lambda row, text: as_kind(row, meant_kind(text) or kind_of(row)),
            right=False,
            width=60,
            hint="Level, Break, Change or End of day: type the first letter",
        ),
        _keyed("label", "Label", {LEVEL: "label", BREAK: "name", DAY_END: "day_ends"}, _LABELS),
        Column(
            "length",
            "Minutes",
            lambda row: _LENGTH_KEYS[kind_of(row)],
            length_shown,
            length_written,
            hint="Minutes; or 12 hands, 2 orbits, a hand each; a break: until 19:30",
        ),
        *bets,
        _keyed("ante_poster", "Ante by", {LEVEL: "ante_poster"}, {"ante_poster": _POSTER}),
        _keyed("game", "Game", {LEVEL: "game"}, {"game": names.game}, width=150),
        Column(
            "special",
            "Special",
            lambda row: ("special",) if kind_of(row) == LEVEL else (),
            lambda row: SPECIAL.show(row.get("special")) if kind_of(row) == LEVEL else "",
            lambda row, text: with_value(row, "special", SPECIAL.read(text)),
            right=False,
            width=150,
            hint=(
                "jam or fold, nit level, double board, win the button, "
                "bomb pot every 10 hands, or other"
            ),
        ),
        _keyed(
            "remove",
            "Color up",
            {BREAK: "remove", CHANGE: "remove", DAY_END: "remove"},
            {"remove": WHOLES},
            width=88,
        ),
        Column(
            "rotation",
            "Own rotation",
            lambda row: ("rotation",) if kind_of(row) == LEVEL else (),
            lambda row: names.rotation.show(row.get("rotation")) if kind_of(row) == LEVEL else "",
            lambda row, text: with_rotation(row, names.rotation.read(text)),
            right=False,
            width=150,
            hint="8 hands: Razz, Stud; or player's choice, 1 hand; empty: as in the event",
        ),
    )


def _read_poster(text: str) -> Any:
    """Who posts the ante: the first letters are enough."""
    word = text.strip().casefold()
    if word in ("b", "bb"):
        return POSTERS[0] if word == "bb" else word
    return next((one for one in POSTERS if word and one.startswith(word)), word or None)


_POSTER = Kind(_read_poster, TEXT.show)
_LABELS = {"label": TEXT, "name": TEXT, "day_ends": WHOLE}
_LENGTH_KEYS: Mapping[str, Sequence[str]] = {
    LEVEL: _UNITS,
    BREAK: ("break",),
    CHANGE: (),
    DAY_END: ("resumes",),
}


def _bet(place: str, title: str, over: str = "", of: str = "") -> Column:
    return Column(
        place,
        title,
        lambda row: (place,) if kind_of(row) == LEVEL else (),
        lambda row: WHOLE.show(found(row, place)) if kind_of(row) == LEVEL else "",
        lambda row, text: with_value(row, place, WHOLE.read(text)),
        width=60,
        over=over,
        of=of,
    )


def _keyed(
    column: str,
    title: str,
    keys: Mapping[str, str],
    kinds: Mapping[str, Kind],
    width: int = 64,
) -> Column:
    """A column that is one key of the file, another one in each kind of step."""

    def key(row: Row) -> str:
        return keys.get(kind_of(row), "")

    def show(row: Row) -> str:
        return kinds[key(row)].show(row.get(key(row))) if key(row) else ""

    def write(row: Row, text: str) -> Row:
        value: Any = kinds[key(row)].read(text)
        if key(row) == "day_ends" and value is None:
            return {**row, "day_ends": ""}  # without it the row would be no end of a day
        return with_value(row, key(row), value)

    return Column(
        column,
        title,
        lambda row: (key(row),) if key(row) else (),
        show,
        write,
        right=False,
        width=width,
    )


def wanted(columns: Sequence[Column], draft: Draft, stud: bool) -> frozenset[str]:
    """The columns that a structure needs: what it says somewhere, and what its games ask for.

    `stud` is whether a game of it is played with a bring-in.
    """
    rows = draft.rows
    used = {one.id for one in columns if any(one.show(row) for row in rows)}
    games = draft.data.get("game")
    played = [one for one in games if isinstance(one, dict)] if isinstance(games, list) else []
    bettings = {one.get("betting", "limit") for one in played}
    asked = {"step", "label", "length", "remove"}
    if not draft.classes:
        asked |= {"small_blind", "big_blind"}
        asked |= {"small_bet"} if "limit" in bettings else set()
        asked |= {"big_blind_ante"} if "no-limit" in bettings else set()
        asked |= {"ante", "bring_in"} if stud else set()
    if any(row.get("big_blind_ante") for row in rows):
        asked.add("ante_poster")
    rotation = draft.data.get("rotation")
    if isinstance(rotation, dict):
        asked.add("game" if rotation.get("kind") == "by level" else "rotation")
    return frozenset(used | asked)


assert set(_BETS) == set(Stakes._fields)
