"""The big blind ante."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.big_blind_ante import big_blind_ante
from director.engine.not_possible import NotPossible

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


@pytest.mark.parametrize(
    ("level", "posted"),
    [
        ({"small_blind": 0, "big_blind": 1, "ante": 0}, (1, 0, 499)),
        ({"small_blind": 200, "big_blind": 200, "ante": 200}, (200, 200, 100)),
        ({"small_blind": 100, "big_blind": 200, "ante": 0}, (200, 0, 300)),
        ({"small_blind": 100, "big_blind": 200, "ante": 50, "players": 4}, (200, 50, 250)),
    ],
)
def test_a_level_may_be_small_and_its_ante_nothing(level, posted):
    assert posts(500, **level) == posted


@pytest.mark.parametrize(
    ("level", "field", "message"),
    [
        ({"small_blind": -1}, "big_blind", "the big blind is no smaller than the small blind"),
        ({"small_blind": 201}, "big_blind", "the big blind is no smaller than the small blind"),
        ({"small_blind": 0, "big_blind": 0}, "big_blind",
         "the big blind is no smaller than the small blind"),
        ({"players": 1}, "players", "a hand is dealt to two players or more"),
        ({"ante": -1}, "ante", "an ante is not below nothing"),
    ],
)  # fmt: skip
def test_a_level_that_cannot_be_is_refused(level, field, message):
    with pytest.raises(NotPossible) as wrong:
        posts(500, **level)

    assert (wrong.value.field, wrong.value.message) == (field, message)


@pytest.mark.parametrize(
    ("stack", "house", "reasons"),
    [
        (400, {}, [
            "The big blind posts a blind of 200 and an ante of 200 (S 1.5)",
            "With 9 players the ante is paid in full (S 1.5; house rule, C31)",
        ]),
        (399, {}, [
            "The big blind posts a blind of 200 and an ante of 199 (S 1.5)",
            "With 9 players the ante is paid in full (S 1.5; house rule, C31)",
            "A stack of 399 pays the blind first (TDA RP-11; C32)",
        ]),
        (399, {"ante_first": True}, [
            "The big blind posts a blind of 199 and an ante of 200 (S 1.5)",
            "With 9 players the ante is paid in full (S 1.5; house rule, C31)",
            "A stack of 399 pays the ante first (house rule, C32)",
        ]),
        (300, {"players": 4}, [
            "The big blind posts a blind of 200 and an ante of 100 (S 1.5)",
            ("With 4 players the ante is one small blind: 4 are few enough"
             " (S 1.5; house rule, C31)"),
        ]),
        (500, {"players": 2, "removed_at": 2}, [
            "The big blind posts a blind of 200 and no ante (S 1.5)",
            "Heads-up there is no ante (house rule, C31)",
        ]),
        (500, {"players": 3, "removed_at": 3}, [
            "The big blind posts a blind of 200 and no ante (S 1.5)",
            "With 3 players or fewer there is no ante (house rule, C31)",
        ]),
        (500, {"reduced": "never"}, [
            "The big blind posts a blind of 200 and an ante of 200 (S 1.5)",
            "The ante is never reduced (TDA RP-11; house rule, C31)",
        ]),
        (500, {"reduced": "final table"}, [
            "The big blind posts a blind of 200 and an ante of 200 (S 1.5)",
            "Before the final table the ante is paid in full (S 1.5; house rule, C31)",
        ]),
    ],
)  # fmt: skip
def test_the_ante_is_explained_with_its_rule(stack, house, reasons):
    answer = big_blind_ante(stack, **{**LEVEL, **SHEET, "players": 9, **house})

    assert [str(reason) for reason in answer.reasons] == reasons


@pytest.mark.parametrize(("players", "asked"), [(3, True), (4, False)])
def test_b13_up_to_three_players_it_is_asked_whether_there_is_an_ante_at_all(players, asked):
    house = {"players": players, "reduced_at": 0, "removed_at": None}

    if not asked:
        assert posts(500, **house) == (200, 200, 100)
        return
    with pytest.raises(NotPossible) as wrong:
        posts(500, **house)
    assert (wrong.value.field, wrong.value.message) == (
        "removed_at",
        "with how many players is there no ante, 2 for heads-up? 0 where there is",
    )


def test_where_the_button_posts_the_ante_the_big_blind_posts_its_blind_alone():
    posted = big_blind_ante(
        1300, small_blind=500, big_blind=1000, ante=1000, players=8, poster="button"
    )

    assert posted[:4] == (1000, 0, 300, 0)
    assert str(posted.reasons[0]) == (
        "The button posts the ante of the table here: the big blind posts 1,000 alone (the sheet)"
    )
