"""The big blind ante."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.big_blind_ante import big_blind_ante
from director.engine.questions import NotPossible

LEVEL = {"small_blind": 100, "big_blind": 200, "ante": 200}
SHEET = {"reduced_at": 4, "removed_at": 0}


def posts(stack, **more):
    answer = big_blind_ante(stack, **{**LEVEL, **SHEET, "players": 9, **more})
    return answer.blind, answer.ante, answer.left


@pytest.mark.parametrize(
    ("stack", "blind_first", "ante_first"),
    [
        (1000, (200, 200, 600), (200, 200, 600)),
        (300, (200, 100, 0), (100, 200, 0)),
        (200, (200, 0, 0), (0, 200, 0)),
        (150, (150, 0, 0), (0, 150, 0)),
    ],
)
def test_b13_c32_a_short_stack_pays_the_blind_first_or_the_ante(stack, blind_first, ante_first):
    assert posts(stack) == blind_first
    assert posts(stack, ante_first=True) == ante_first


def test_b13_c32_the_house_rule_is_named():
    answer = big_blind_ante(300, **LEVEL, **SHEET, players=9, ante_first=True)

    assert [str(reason) for reason in answer.reasons] == [
        "The big blind posts a blind of 100 and an ante of 200 (S 1.5)",
        "With 9 players the ante is paid in full (S 1.5; house rule, C31)",
        "A stack of 300 pays the ante first (house rule, C32)",
    ]


@pytest.mark.parametrize(
    ("house", "ante"),
    [
        ({"players": 5}, 200),
        ({"players": 4}, 100),
        ({"players": 4, "reduced_at": 3}, 200),
        ({"players": 4, "reduced": "never"}, 200),
        ({"players": 4, "reduced": "final table"}, 200),
        ({"players": 4, "reduced": "final table", "final_table": True}, 100),
        ({"players": 6, "reduced_at": 6}, 100),
        ({"players": 7, "reduced_at": 6}, 200),
        ({"players": 2, "removed_at": 2}, 0),
        ({"players": 3, "removed_at": 2}, 100),
        ({"players": 3, "reduced_at": 0, "removed_at": 3}, 0),
        ({"players": 5, "ante": 250}, 250),
    ],
)
def test_b13_c31_the_ante_is_reduced_at_a_short_table(house, ante):
    assert posts(5000, **house)[1] == ante


def test_b13_embargo_2022_no_ante_heads_up_at_the_final_table():
    house = {"players": 2, "reduced": "final table", "removed_at": 2}

    assert posts(5000, **house)[1] == 200
    assert posts(5000, **house, final_table=True)[1] == 0


def test_a_big_blind_without_chips_is_refused():
    with pytest.raises(NotPossible) as wrong:
        big_blind_ante(0, **LEVEL, players=9)

    assert (wrong.value.field, wrong.value.message) == (
        "stack", "the big blind has a chip or more",
    )  # fmt: skip


@given(st.integers(1, 1000), st.integers(2, 10), st.booleans())
def test_nothing_of_the_stack_is_lost(stack, players, ante_first):
    answer = big_blind_ante(stack, **LEVEL, **SHEET, players=players, ante_first=ante_first)

    assert answer.blind + answer.ante + answer.left == stack
    assert answer.left == max(0, stack - 200 - answer.due)


@pytest.mark.parametrize(
    ("house", "field"),
    [
        ({"reduced_at": None}, "reduced_at"),
        ({"reduced_at": None, "players": 2}, "reduced_at"),
        ({"removed_at": None, "players": 4}, "removed_at"),
        ({"removed_at": None, "reduced_at": 0, "players": 2}, "removed_at"),
    ],
)
def test_b13_how_few_players_are_few_is_asked_where_it_matters(house, field):
    with pytest.raises(NotPossible) as asked:
        posts(5000, **house)

    assert asked.value.field == field


@pytest.mark.parametrize(
    "house",
    [
        {"removed_at": None, "players": 5},
        {"reduced_at": None, "removed_at": None, "players": 2, "reduced": "never"},
        {"reduced_at": None, "removed_at": None, "players": 2, "reduced": "final table"},
    ],
)
def test_b13_it_is_not_asked_where_it_does_not(house):
    assert posts(5000, **house)[1] == 200
