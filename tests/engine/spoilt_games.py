"""Game files that nobody has written: shipped ones with parts of each other, dropped and spoilt."""

import json
import tomllib
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from director.house import shelf

PATHS = sorted(shelf.games().glob("*.toml"))
TABLES = [tomllib.loads(path.read_text(encoding="utf-8")) for path in PATHS]

CROSSED = (
    "deck", "joker", "street", "hand", "board", "portion", "case", "case_by", "dice", "option",
    "played_for", "if_nobody", "odd_chips", "forced", "bring_in", "declares", "choices", "kind",
    "like", "players", "example",
)  # fmt: skip
"""What one game may take from another."""

WRONG = st.sampled_from(
    [
        *(0, 1, 2, 3, 4, 5, 7, 12, 60, -3, 10**18, 1.5, True, False, [], {}, [[]], [{}], {"a": {}}),
        *("", " ", "high", "low", "any", "hand", "2 + 3", "3 + 2", "2 + 2", "5 + 0", "at most 2"),
        *(
            "all + rest",
            "53",
            "36",
            "wild",
            "bug",
            "badugi",
            "buh",
            "points",
            "one row",
            "one per row",
        ),
        *("each row", "contiguous", "lowest river", "by suit", "face card", "auction", "tricks"),
        *("flop colour", "antes and bring-in", "8s 7d 6h 5c 4s", "Jo", "As As", "carried", "razz"),
        *(["high", "low"], ["2 + 3", "hand"], [3, 3, 3], [1, 1], [2, 4], [0, 2], {"high": "any"}),
    ]
).map(deepcopy)


def _places(thing: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything that lies in a table."""
    if isinstance(thing, dict):
        inner = list(thing.items())
    elif isinstance(thing, list):
        inner = list(enumerate(thing))
    else:
        return []
    return [place for key, one in inner for place in ((*above, key), *_places(one, (*above, key)))]


def _inner(thing: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        thing = thing[key]
    return thing


@st.composite
def spoilt_games(draw: st.DrawFn) -> dict[str, Any]:
    """The table of a game's file, some of it another game's, and some of it wrong."""
    table: dict[str, Any] = deepcopy(draw(st.sampled_from(TABLES)))
    for _ in range(draw(st.integers(0, 2))):
        other = draw(st.sampled_from(TABLES))
        key = draw(st.sampled_from(CROSSED))
        if key in other:
            table[key] = deepcopy(other[key])
        else:
            table.pop(key, None)
    if draw(st.booleans()):
        table.pop("example", None)
    for _ in range(draw(st.integers(0, 3))):
        places = [place for place in _places(table) if place[0] not in ("rule_card", "house_rule")]
        place = draw(st.sampled_from(places))
        inside, key = _inner(table, place[:-1]), place[-1]
        deed = draw(st.sampled_from(("wrong", "drop", "add", "count")))
        if deed == "drop":
            del inside[key]
        elif deed == "add" and isinstance(inside, dict):
            inside[
                draw(st.sampled_from((*CROSSED, "plays", "scale", "part", "down", "discard")))
            ] = draw(WRONG)
        elif deed == "count" and type(inside[key]) is int:
            inside[key] += draw(st.integers(-2, 3))
        else:
            inside[key] = draw(WRONG)
    return table


def as_toml(table: dict[str, Any]) -> str:
    """A table as the text of a file, a key a line."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in table.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
