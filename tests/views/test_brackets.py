"""Where the tables of a bracket lie, and from which of them players come to which."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.tournament.commands import DrawRound, Eliminate, PlanRounds
from director.tournament.shootouts.state import RoundTerms
from director.views.tables.bracket import columns
from director.views.tables.bracket_layout import Sized, tops
from tests.tournament.evening import Evening


def shootout(players, terms):
    evening = Evening(players)
    evening.do(PlanRounds(terms))
    evening.do(DrawRound("first"))
    return evening


def play_down(evening, table, to=1):
    while len(there := evening.t.sitters[table]) > to:
        evening.do(Eliminate(max(there.values())))


def feeds(evening):
    return [[card.feeds for card in one.cards] for one in columns(evening.t, str)]


def test_a_table_lies_beside_the_middle_of_those_it_comes_from():
    first = [Sized(10.0)] * 4

    assert tops([first, [Sized(10.0, (0, 1)), Sized(10.0, (2, 3))], [Sized(20.0, (0, 1))]], 2) == [
        [0, 12, 24, 36],
        [6, 30],
        [13],
    ]


def test_tables_that_are_drawn_from_all_are_spread_over_the_height():
    assert tops([[Sized(10.0)] * 4, [Sized(10.0)] * 2, [Sized(10.0)]], 2)[1:] == [[6, 30], [18]]


@given(
    st.lists(st.lists(st.floats(5, 200), min_size=1, max_size=12), min_size=1, max_size=5),
    st.floats(0, 20),
    st.data(),
)
def test_no_table_of_a_round_lies_on_another_or_above_the_first(heights, gap, data):
    laid = []
    for number, one in enumerate(heights):
        places = st.integers(0, len(heights[number - 1]) - 1)
        laid.append(
            [
                Sized(high, tuple(data.draw(st.lists(places, max_size=3))) if number else ())
                for high in one
            ]
        )

    for column, edges in zip(laid, tops(laid, gap), strict=True):
        assert edges[0] >= -1e-6
        for (above, one), below in zip(zip(edges, column, strict=True), edges[1:], strict=False):
            assert below >= above + one.height + gap - 1e-6


def test_in_a_bracket_that_is_decided_each_table_knows_from_where_players_come():
    evening = shootout(8, RoundTerms(2, fresh=False, fixed=True))

    assert feeds(evening) == [[()] * 4, [(0, 1), (2, 3)], [(0, 1)]]

    play_down(evening, 3)
    play_down(evening, 4)
    evening.do(DrawRound("second", "two are ready"))
    assert feeds(evening) == [[()] * 4, [(0, 1), (2, 3)], [(0, 1)]]


def test_two_who_go_on_from_a_table_may_go_to_two_tables():
    evening = shootout(12, RoundTerms(4, advance=2, fresh=False, fixed=True))

    assert feeds(evening) == [[()] * 3, [(0, 1), (1, 2)], [(0, 1)]]


def test_a_round_that_was_drawn_anew_knows_from_where_its_players_came():
    evening = shootout(8, RoundTerms(4))
    assert feeds(evening) == [[(), ()], [()]]
    play_down(evening, 1)
    play_down(evening, 2)

    evening.do(DrawRound("second"))

    assert feeds(evening) == [[(), ()], [(0, 1)]]


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        (RoundTerms(4), "winners of tables 1 and 2, by draw"),
        (RoundTerms(4, advance=2), "2 each from tables 1 and 2, by draw"),
        (RoundTerms(4, fixed=True, fresh=False), "winners of tables 1 and 2"),
    ],
)
def test_a_table_to_come_says_who_comes_to_it(terms, words):
    *_, last = columns(shootout(8, terms).t, str)

    assert [card.names for card in last.cards] == [words]


def test_who_is_through_is_known_at_the_table_that_waits():
    evening = shootout(8, RoundTerms(2, fresh=False, fixed=True))
    play_down(evening, 1)
    (winner,) = evening.t.sitters[1].values()

    _, second, last = columns(evening.t, str)

    assert [(card.known, card.awaited) for card in second.cards] == [
        ((str(winner),), "winner of table 2"),
        ((), "winners of tables 3 and 4"),
    ]
    assert [(card.known, card.awaited) for card in last.cards] == [
        ((), "winners of matches 5 and 6")
    ]
