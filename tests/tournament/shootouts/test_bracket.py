"""The bracket of a shootout."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.shootouts.bracket import Round, bracket


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_s_1_10_216_players_six_handed_are_36_tables_then_6_then_1():
    planned = bracket(216, 6)

    assert planned.rounds == (
        Round(216, (6,) * 36, 36),
        Round(36, (6,) * 6, 6),
        Round(6, (6,), 0),
    )
    assert said(planned)[0] == "216 players play 3 rounds: 36, 6 and 1 tables (S 1.10)"


def test_s_1_10_75_players_nine_handed_leave_six_of_nine_tables_one_short():
    planned = bracket(75, 9)

    assert planned.rounds == (Round(75, (9,) * 3 + (8,) * 6, 9), Round(9, (9,), 0))
    assert said(planned)[1:3] == [
        "round 1: 75 players, tables 3 of 9 and 6 of 8 (S 1.10)",
        (
            "the winners of 9 tables fill whole tables, and no table is more than one short "
            "(S 1.10, C16)"
        ),
    ]


def test_c16_40_players_nine_handed_take_five_tables_and_not_nine():
    planned = bracket(40, 9)

    assert planned.rounds == (Round(40, (8,) * 5, 5), Round(5, (5,), 0))
    assert said(planned)[2] == (
        "9 tables would leave some more than one player short: as few as hold 40 (house rule, C16)"
    )


def test_c16_the_director_may_decide_otherwise():
    planned = bracket(40, 9, tables=[9])

    assert planned.rounds == (Round(40, (5,) * 4 + (4,) * 5, 9), Round(9, (9,), 0))
    assert said(planned)[2] == "the director decided (house rule, C16)"
    assert bracket(40, 9, tables=[0]).rounds == bracket(40, 9).rounds


def test_s_1_10_two_of_each_table_may_advance():
    assert bracket(75, 9, advance=2).rounds == (
        Round(75, (9,) * 3 + (8,) * 6, 18),
        Round(18, (9, 9), 4),
        Round(4, (4,), 0),
    )


def test_heads_up_a_player_without_an_opponent_advances():
    planned = bracket(5, 2)

    assert planned.rounds == (
        Round(5, (2, 1, 1, 1), 4),
        Round(4, (2, 2), 2),
        Round(2, (2,), 0),
    )
    assert "at 3 tables everybody advances without playing (house rule, C16)" in said(planned)


def test_few_players_play_one_table():
    planned = bracket(7, 9)

    assert planned.rounds == (Round(7, (7,), 0),)
    assert said(planned)[0] == "7 players play one table (S 1.10)"


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: bracket(1, 9), "entries"),
        (lambda: bracket(9, 1), "seats"),
        (lambda: bracket(9, 9, 0), "advance"),
        (lambda: bracket(4, 3, 2), "advance"),
        (lambda: bracket(40, 9, tables=[4]), "tables"),
        (lambda: bracket(40, 9, tables=[41]), "tables"),
        (lambda: bracket(40, 9, tables=[40]), "advance"),
    ],
)
def test_a_bracket_that_never_ends_is_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


@given(st.integers(2, 2000), st.integers(2, 10))
def test_with_one_advancing_everybody_sits_evenly_and_one_is_left(entries, seats):
    rounds = bracket(entries, seats).rounds

    for one, following in pairwise(rounds):
        assert following.players == one.advance == len(one.tables)
    for one in rounds:
        assert sum(one.tables) == one.players
        assert max(one.tables) <= seats
        assert max(one.tables) - min(one.tables) <= 1
    assert len(rounds[-1].tables) == 1
