"""No input makes a traceback: whatever comes is answered, with a ruling or with errors."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.showdown.answers import answer, answers
from tests.engine.deals import showdowns
from tests.rounds import examples
from tests.shipped import shipped_games

LIBRARY = shipped_games()

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


@settings(max_examples=examples(100))
@given(ANYTHING)
def test_anything_at_all_is_answered(thing):
    assert is_an_answer(answer(thing, LIBRARY))


@settings(max_examples=examples(100))
@given(st.text(max_size=40) | ANYTHING.map(json.dumps))
def test_any_text_is_answered(text):
    assert all(is_an_answer(found) for found in answers(text, LIBRARY))


@pytest.mark.parametrize("name", LIBRARY.ids())
@settings(max_examples=examples(4))
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


HAND = {
    "game": "texas-holdem",
    "board": "2c 3d 8h 9s Jd",
    "players": [{"seat": 1, "cards": "As Ad", "bet": 5}, {"seat": 2, "cards": "Ks Kd", "bet": 5}],
}
HUGE = int("9" * 4299)
"""As long as a number in JSON may be; two of them have one digit more."""


def hand(**changed):
    return json.dumps(HAND | changed)


def bets(amount):
    return [dict(player, bet=amount) for player in HAND["players"]]


@pytest.mark.parametrize(
    "bad",
    [
        hand(game="x" * 251),
        hand(game="x" * 100_000),
        hand(game="a\0b"),
        hand(game="\ud800"),
        hand(game="../../etc/passwd"),
        hand(game="con"),
        hand(game=["texas-holdem"]),
        hand(game="paradise-road-pickem", choice="x" * 300),
        hand(game="archie", options={"x" * 300: "x" * 300}),
        hand(players=bets(HUGE)),
        hand(players=bets(0), pots=[{"amount": HUGE, "seats": [1, 2]}] * 2),
        hand(dead=HUGE, players=bets(HUGE)),
        hand(chip=HUGE),
        hand(button=HUGE, players=bets(-HUGE)),
        hand(board="As " * 5000),
        hand(id="x" * 100_000, game=None),
        hand(board={"flop" * 1000: ["2c"] * 1000}),
        '{"id": ' + "[" * 5000 + "]" * 5000 + "}",
        '{"game": "texas-holdem", "players": [{"seat": 1' + "0" * 5000 + "}]}",
    ],
    ids=lambda line: line[:40],
)
def test_no_case_stops_its_neighbours(bad):
    before, answered, after = answers(f"{hand(id=1)}\n{bad}\n{hand(id=2)}", LIBRARY)

    assert [before["id"], after["id"]] == [1, 2]
    assert before["awards"] == after["awards"] == {"1": 10}
    assert "error" in answered
    json.dumps(answered)


def with_each_number_huge(thing):
    """The same record once for each number in it, with that one and its like made huge."""
    if isinstance(thing, dict | list):
        places = list(thing) if isinstance(thing, dict) else range(len(thing))
        for place in places:
            for other in with_each_number_huge(thing[place]):
                changed = thing.copy()
                changed[place] = other
                yield changed
    elif type(thing) is int:
        yield HUGE


@pytest.mark.parametrize("name", ["buck-em", "boulder-buyem"])
def test_no_number_of_a_record_of_play_stops_its_neighbours(name):
    for example in LIBRARY.game(name).examples:
        lines = [json.dumps(one) for one in with_each_number_huge(example.case)]
        assert lines

        *found, last = answers("\n".join([*lines, hand(id=2)]), LIBRARY)

        assert last["awards"] == {"1": 10}
        assert len(found) == len(lines)
        json.dumps(found)
