"""Halting and breaking tables, the draw in two steps, and the final table."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from director.engine.cards import read_cards
from director.engine.not_possible import NotPossible
from director.tournament.seats.breaking_tables import broken_table, table_to_break
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.seats.final_table import final_table
from director.tournament.seats.halted_tables import halt
from director.tournament.seats.tables import Table


def table(number, seats, following=None, size=9):
    return Table(number, {seat: 100 * number + seat for seat in seats}, size, following)


def said(answer):
    return [str(reason) for reason in answer.reasons]


def test_tda_add_11_a_table_of_five_stops_when_the_big_blind_falls_on_an_empty_seat():
    eight = table(2, range(1, 9))
    before = table(1, [1, 2, 3, 6, 8], Positions(1, 2, 3))
    empty = table(1, [1, 2, 3, 6, 8], Positions(2, 3, 6))

    assert not halt(1, [before, eight]).halted
    assert halt(1, [empty, eight])[:-1] == (True, ())
    assert said(halt(1, [empty, eight])) == [
        "Table 1 stops until it gets players (TDA 11-D)",
        "it is 3 players short of the largest (TDA 11-D)",
        "a blind of its next hand falls on the empty seat 4 (TDA add. 11)",
    ]


def test_tda_11_d_a_dead_small_blind_stops_a_short_table_too():
    assert halt(1, [table(1, [1, 2, 3, 5, 6], Positions(3, 4, 5)), table(2, range(1, 9))]).halted


def test_tda_11_d_two_players_short_play_on():
    answer = halt(1, [table(1, range(1, 7)), table(2, range(1, 9))])

    assert answer[:-1] == (False, ())
    assert said(answer)[1] == "it is 2 players short of the largest (TDA 11-D)"


def test_tda_11_d_at_other_tables_the_director_decides():
    tables = [table(1, [1, 3], Positions(3, 3, 1), 6), table(2, range(1, 6), None, 6)]

    assert said(halt(1, tables))[:2] == [
        "The table plays on (TDA 11-D)",
        "at 6-handed tables the director decides (TDA 11-D)",
    ]
    assert halt(1, tables, other_sizes=True).halted
    assert said(halt(1, tables, other_sizes=True))[0].endswith("(house rule, B19)")


def test_a_short_table_is_asked_for_its_button():
    answer = halt(1, [table(1, range(1, 6)), table(2, range(1, 9))])

    assert answer[:-1] == (False, (1,))
    assert said(answer) == ["First say where the button is at table 1 (TDA 11-D)"]


def test_b19_the_smallest_table_breaks_once_its_players_fit_elsewhere():
    tables = [table(1, range(1, 9)), table(2, range(1, 8)), table(3, [2, 5, 9])]

    assert table_to_break(tables).table == 3
    assert said(table_to_break(tables)) == [
        "Table 3 breaks (MB2)",
        "3 players, and 3 open seats elsewhere (MB2)",
        "table 3 is the smallest (MB2)",
    ]
    tables[0] = table(1, range(1, 10))
    assert table_to_break(tables).table is None
    assert said(table_to_break(tables))[0] == "No table breaks: table 3 is next (MB2)"


def test_an_order_that_was_announced_is_kept():
    tables = [table(1, range(1, 7)), table(2, range(1, 7)), table(3, range(1, 6))]

    assert table_to_break(tables, [7, 2, 1, 3]).table == 2
    assert said(table_to_break(tables, [7, 2, 1, 3]))[2] == (
        "table 2 is first in the order (house rule, B19)"
    )


@pytest.mark.parametrize(
    ("seats", "players"), [(9, 9), (8, 9), (7, 7), (6, 7), (10, 10), (5, 5)], ids=str
)
def test_tda_rp_9_the_size_of_the_final_table(seats, players):
    assert final_table(seats).players == players
    assert final_table(seats, one_more=True).players == seats + 1


@pytest.mark.parametrize(
    ("seats", "dealt", "players"),
    [(8, 8, 8), (8, 7, 8), (8, 10, 9), (6, 8, 7), (6, 6, 6), (8, 0, 9)],
    ids=str,
)
def test_a_final_table_is_not_larger_than_its_games_are_dealt_to(seats, dealt, players):
    assert final_table(seats, dealt=dealt).players == players


def test_nine_who_are_left_of_two_tables_of_eight_play_on_at_stud():
    two = [table(1, range(1, 6), None, 8), table(2, range(1, 5), None, 8)]

    assert said(table_to_break(two, dealt=8)) == [
        "No table breaks: table 2 is next (house rule, B19)",
        "9 players are left, and the final table starts with 8 (house rule, B19)",
        "table 2 is the smallest (MB2)",
    ]


def test_tda_rp_9_two_tables_of_five_become_one_when_the_next_player_goes_out():
    five, four = table(1, range(1, 6), None, 8), table(2, range(1, 5), None, 8)

    assert table_to_break([five, table(2, range(1, 6), None, 8)]).table is None
    assert said(table_to_break([five, four])) == [
        "Table 2 breaks (TDA RP-9)",
        "9 players are left, and the final table starts with 9 (TDA RP-9)",
        "table 2 is the smallest (MB2)",
    ]


def test_tda_add_10_the_highest_card_by_suit_has_the_first_seat_card():
    others = [table(1, range(1, 8), Positions(5, 8, 1)), table(2, range(1, 9))]
    cards = dict(zip([2, 5, 9], read_cards("Kc Ks Ad"), strict=True))

    draw = broken_table(table(3, [2, 5, 9]), others, "tables", cards)

    assert [move.player for move in draw.moves] == [309, 305, 302]
    assert tuple(move.to for move in draw.moves) == draw.stack
    assert set(draw.stack) == {Place(1, 8), Place(1, 9), Place(2, 9)}
    assert said(draw) == [
        "Table 3 breaks, and its 3 players move (TDA 10-B)",
        "the seat cards are scrambled, by the seed “tables” (TDA add. 10)",
        "the highest card by suit has the first seat card (TDA add. 10)",
    ]


def test_a_seed_gives_this_draw_for_ever():
    draw = broken_table(table(3, [2, 5, 9]), [table(1, [1, 2]), table(2, [1])], "2f1c")

    assert [(move.player, move.to) for move in draw.moves] == [
        (302, Place(1, 5)),
        (309, Place(2, 8)),
        (305, Place(2, 2)),
    ]
    assert [str(reason) for reason in draw.moves[0].reasons] == [
        "Table 3, seat 2 moves to table 1, seat 5 (TDA 10-B)",
        "seat 2 was dealt Ts, the highest card: it takes the first seat card (TDA add. 10)",
    ]


def test_who_lands_between_the_button_and_the_small_blind_waits():
    others = [table(1, [1, 2, 3, 4, 6, 7, 8, 9], Positions(4, 6, 7))]

    (move,) = broken_table(table(2, [3]), others, "one").moves

    assert str(move.reasons[-1]) == "Seat 5 waits until the button has passed (TDA 10-A)"


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: broken_table(table(1, [1, 2]), [table(2, range(1, 9))], "s"), "others"),
        (lambda: broken_table(table(1, [1]), [table(2, [1])], "s", {}), "cards"),
        (lambda: halt(3, [table(1, [1])]), "number"),
        (lambda: final_table(1), "seats"),
    ],
)
def test_a_break_without_room_is_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


@given(
    st.sets(st.integers(1, 9), min_size=1, max_size=9),
    st.lists(st.sets(st.integers(1, 9), min_size=1, max_size=6), min_size=3, max_size=5),
    st.text(max_size=4),
)
def test_everybody_has_a_new_seat_alone(broken, others, seed):
    tables = [table(number, seats) for number, seats in enumerate(others, 2)]

    moves = broken_table(table(1, broken), tables, seed).moves

    assert {move.origin.seat for move in moves} == broken
    assert len({move.to for move in moves}) == len(broken)
    assert all(move.to.seat not in others[move.to.table - 2] for move in moves)


def test_tables_that_no_room_has_are_neither_broken_nor_drawn_for():
    twice = [table(1, range(1, 5)), table(1, range(1, 5))]
    for ask in (
        lambda: table_to_break(twice),
        lambda: broken_table(twice[0], twice[1:], "seed"),
    ):
        with pytest.raises(NotPossible) as problem:
            ask()
        assert str(problem.value) == "two tables have the same number"


def test_open_seats_come_from_the_emptiest_tables_until_all_are_alike():
    broken = table(1, [5, 2, 9])
    others = [table(2, range(1, 8)), table(3, range(1, 7)), table(4, range(1, 9))]

    answer = broken_table(broken, others, "seed")

    assert sorted(move.to.table for move in answer.moves) == [2, 3, 3]
    assert list(answer.cards) == [2, 5, 9]
    assert answer.cards == broken_table(table(1, [9, 5, 2]), others, "seed").cards


def test_of_equally_empty_tables_the_one_that_breaks_next_gets_the_last_player():
    others = [table(one, range(1, 6)) for one in (1, 2, 3)]

    def sent(count):
        broken = table(4, range(1, count + 1))
        moves = broken_table(broken, others, "seed", breaks_next=1).moves
        return sorted(move.to.table for move in moves)

    assert [sent(count) for count in (1, 2, 3, 4)] == [[2], [2, 3], [1, 2, 3], [1, 2, 2, 3]]


@given(st.lists(st.integers(1, 9), min_size=2, max_size=6), st.integers(1, 9))
def test_from_the_highest_number_the_draw_is_the_one_of_older_programs(sizes, count):
    others = [table(number, range(1, size + 1)) for number, size in enumerate(sizes, 1)]
    broken = table(9, range(1, min(count, sum(one.room for one in others)) + 1))
    assume(broken.players)

    draws = [
        broken_table(broken, others, "seed", breaks_next=breaks_next).moves
        for breaks_next in (0, len(others))
    ]

    assert draws[0] == draws[1]


def test_a_tie_for_the_emptiest_goes_to_the_lowest_number_and_for_the_smallest_to_the_highest():
    broken = table(1, [1])
    others = [table(3, range(1, 6)), table(2, range(1, 6))]

    assert broken_table(broken, others, "seed").moves[0].to.table == 2
    next_one = table_to_break([*others, table(4, range(1, 9))])
    assert (next_one.table, said(next_one)[2]) == (
        3,
        "2 tables are equally small: of these the highest number breaks first (MB2)",
    )
    assert table_to_break([*others, table(4, range(1, 9))], [9, 2, 3]).table == 2


def test_the_cards_dealt_at_the_table_are_one_for_each_player():
    broken, others = table(1, [1, 2]), [table(2, range(1, 6))]
    ace, king = read_cards("As Kd")
    dealt = {1: king, 2: ace}

    answer = broken_table(broken, others, "seed", dealt)
    dealt.clear()
    assert [move.origin for move in answer.moves] == [Place(1, 2), Place(1, 1)]
    assert answer.cards == {1: king, 2: ace}
    for cards in ({1: ace}, {1: ace, 3: king}, {1: ace, 2: ace}, {}):
        with pytest.raises(NotPossible) as problem:
            broken_table(broken, others, "seed", cards)
        assert str(problem.value) == "every player gets one card of a pack"


def test_what_breaks_a_table_is_told_with_the_numbers_that_decide():
    three = [table(1, range(1, 5)), table(2, range(1, 8)), table(3, range(1, 8))]
    full = [table(1, range(1, 6)), table(2, range(1, 8)), table(3, range(1, 8))]

    assert said(table_to_break(three)) == [
        "Table 1 breaks (MB2)",
        "4 players, and 4 open seats elsewhere (MB2)",
        "table 1 is the smallest (MB2)",
    ]
    assert (table_to_break(full).table, said(table_to_break(full))) == (
        None,
        [
            "No table breaks: table 1 is next (MB2)",
            "5 players, and 4 open seats elsewhere (MB2)",
            "table 1 is the smallest (MB2)",
        ],
    )
    assert said(table_to_break([table(1, range(1, 5))])) == [
        "No table breaks: one table is left (MB2)"
    ]
    for left, one_more, broken in ((9, False, 1), (10, False, None), (10, True, 1)):
        two = [table(1, range(1, 5)), table(2, range(1, left - 3))]
        assert table_to_break(two, one_more=one_more).table == broken
    ten = [table(1, range(1, 5)), table(2, range(1, 7))]
    assert said(table_to_break(ten)) == [
        "No table breaks: table 1 is next (TDA RP-9)",
        "10 players are left, and the final table starts with 9 (TDA RP-9)",
        "table 1 is the smallest (MB2)",
    ]
    assert said(table_to_break(ten, one_more=True))[1] == (
        "10 players are left, and the final table starts with 10 (house rule, WT)"
    )
