"""No input makes a traceback: whatever comes is answered, with a ruling or with errors."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director import shelf
from director.engine.answers import answer, answers
from director.engine.library import Library
from tests.engine.deals import showdowns

LIBRARY = Library(shelf.games())

CODES = {
    "bad-json", "not-a-showdown", "unknown-game", "unknown-option", "bad-amount", "bad-seat",
    "duplicate-seat", "bad-card", "bets-and-pots", "bad-choice", "missing-choice",
    "card-not-in-deck", "duplicate-card", "missing-dice", "bad-dice", "wrong-board",
    "missing-cards", "wrong-card-count", "missing-button",
}  # fmt: skip

KEYS = st.sampled_from(
    [
        *("id", "game", "options", "choice", "dice", "button", "chip", "board", "players", "dead"),
        *("pots", "seat", "name", "cards", "bet", "folded", "short", "declared", "amount", "seats"),
        *("down", "up", "flop", "turn", "river", "holdem", "omaha", "limit", "joker"),
    ]
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 10**20)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "As Kd", "As As", "Jo", "1s", "10h 2c", "stud", "badugi", "9", "🂡"])
    | st.text(max_size=6)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=12,
)


def is_an_answer(found: dict[str, Any]) -> bool:
    """Whether it is a ruling that adds up, or errors with known codes; and can be written."""
    json.dumps(found)
    if "error" in found:
        return found["error"] == found["errors"][0] and all(
            error["code"] in CODES and error["message"] for error in found["errors"]
        )
    return bool(found["pots"])


@settings(max_examples=300)
@given(ANYTHING)
def test_anything_at_all_is_answered(thing):
    assert is_an_answer(answer(thing, LIBRARY))


@settings(max_examples=300)
@given(st.text(max_size=40) | ANYTHING.map(json.dumps))
def test_any_text_is_answered(text):
    assert all(is_an_answer(found) for found in answers(text, LIBRARY))


@pytest.mark.parametrize("name", LIBRARY.ids())
@settings(max_examples=12)
@given(data=st.data())
def test_a_showdown_with_one_thing_wrong_is_answered(name, data):
    game = LIBRARY.game(name)
    if game.kind == "tricks":
        case = {"game": name, "players": []}
    else:
        case = data.draw(showdowns(game, LIBRARY))
    spoilt = case
    for _ in range(data.draw(st.integers(0, 3))):
        inner = [value for value in _values(spoilt) if isinstance(value, dict | list) and value]
        if not inner:
            break
        spoilt = data.draw(st.sampled_from(inner))
    if isinstance(spoilt, dict):
        spoilt[data.draw(st.sampled_from(sorted(spoilt)) | KEYS)] = data.draw(ANYTHING)
    else:
        spoilt[data.draw(st.integers(0, len(spoilt) - 1))] = data.draw(ANYTHING)

    found = answer(case, LIBRARY)

    json.dumps(found)
    assert "error" not in found or found["error"] == found["errors"][0]


def _values(thing: Any) -> list[Any]:
    return list(thing.values()) if isinstance(thing, dict) else list(thing)


@pytest.mark.parametrize("flop", [[], ["As Ah Ad"], ["", "", ""]])
def test_where_nobody_contests_a_pot_the_board_may_be_half_dealt(flop):
    case = {
        "game": "oklahoma",
        "button": 1,
        "board": {"flop": flop, "turn": ["Qh", "Qd", "Qc"], "river": ["Js", "Jh", "Jd"]},
        "players": [
            {"seat": 1, "cards": "Jc Ts Th Td", "bet": 100},
            {"seat": 2, "cards": "Tc 9s 9h 9d", "bet": 100, "folded": True},
        ],
    }

    assert answer(case, LIBRARY)["awards"] == {"1": 200}
