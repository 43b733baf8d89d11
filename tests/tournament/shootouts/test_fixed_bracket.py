"""A bracket whose first draw decides who meets whom, from the tables to the final."""

import pytest

from director.tournament.commands import DrawRound, Eliminate, PlanRounds
from director.tournament.shootouts.fixed_bracket import (
    Meeting,
    Source,
    complete,
    meetings,
    source_words,
    sources_words,
    to_come,
)
from director.tournament.shootouts.state import BYE, RoundTerms
from director.tournament.state import EntryNumber
from tests.tournament.evening import Evening

FIXED = RoundTerms(2, fresh=False, fixed=True)
TABLE_1, TABLE_2, TABLE_3, TABLE_4 = (Source(one, None, one) for one in (1, 2, 3, 4))
SEVEN, EIGHT = (Source(0, EntryNumber(one)) for one in (7, 8))
MATCH_2, MATCH_4, MATCH_5 = (Source(0, None, one) for one in (2, 4, 5))


def drawn(players, terms=FIXED):
    evening = Evening(players)
    evening.do(PlanRounds(terms))
    evening.do(DrawRound("first"))
    return evening


def play_down(evening, *tables, to=1):
    """Whoever has the greatest number goes out, until so many are left."""
    for table in tables:
        while len(there := evening.t.sitters[table]) > to:
            evening.do(Eliminate(max(there.values())))


def waits_for(entry):
    return Source(0, entry)


def tables_of(evening):
    return [dict(one.at) for one in evening.t.rounds]


def test_winners_of_neighbouring_tables_meet_and_after_them_those_without_playing():
    evening = drawn(7)

    assert tables_of(evening) == [{1: (4, 6), 2: (1, 2), 3: (5, 7), BYE: (3,)}]
    assert meetings(evening.t, 1) == ()
    assert meetings(evening.t, 2) == (
        Meeting((TABLE_1, TABLE_2), 4),
        Meeting((TABLE_3, waits_for(3)), 5),
    )
    assert meetings(evening.t, 3) == (Meeting((MATCH_4, MATCH_5), 6),)
    assert meetings(evening.t, 4) == ()
    assert [len(to_come(evening.t, number)) for number in range(5)] == [0, 0, 2, 1, 0]


def test_a_table_is_drawn_as_soon_as_all_its_sources_are_through():
    evening = drawn(7)
    none = complete(evening.t, 2, "x")
    play_down(evening, 3)
    one = complete(evening.t, 2, "x")
    evening.do(DrawRound("second", note="two are ready"))

    assert (none, one) == ([], [(5, 3)])
    assert tables_of(evening)[1] == {3: (3, 5)}
    assert meetings(evening.t, 2) == (
        Meeting((TABLE_1, TABLE_2), 4),
        Meeting((TABLE_3, waits_for(3)), 5, 3),
    )
    assert meetings(evening.t, 3) == (Meeting((MATCH_4, Source(3, None, 5)), 6),)
    assert complete(evening.t, 2, "x") == []
    assert [len(to_come(evening.t, number)) for number in range(5)] == [0, 0, 1, 1, 0]

    play_down(evening, 1, 2)
    assert (complete(evening.t, 2, "x"), complete(evening.t, 3, "x")) == ([(4, 1)], [])
    evening.do(DrawRound("second, the others", note="they are ready"))
    assert tables_of(evening)[1] == {1: (1, 4), 3: (3, 5)}
    assert [one.table for one in meetings(evening.t, 2)] == [1, 3]
    assert meetings(evening.t, 3) == (Meeting((Source(1, None, 4), Source(3, None, 5)), 6),)


def test_of_a_table_from_which_several_go_on_each_has_a_seat_and_chance_says_which():
    evening = drawn(12, RoundTerms(4, advance=2, fresh=False, fixed=True))
    first, second, third = (Source(one, None, one, 2) for one in (1, 2, 3))

    assert meetings(evening.t, 2) == (
        Meeting((first, first, second), 4),
        Meeting((second, third, third), 5),
    )
    one, two = Source(0, None, 4, 2), Source(0, None, 5, 2)
    assert meetings(evening.t, 3) == (Meeting((one, one, two, two), 6),)
    play_down(evening, 1, 2, 3, to=2)
    assert [complete(evening.t, 2, seed) for seed in "xy"] == [
        [(10, 5, 2), (4, 1, 3)],
        [(5, 10, 4), (2, 1, 3)],
    ]
    evening.do(DrawRound("second"))
    assert [one.table for one in meetings(evening.t, 2)] == [1, 2]


def test_the_order_in_which_players_came_to_a_table_does_not_change_the_draw():
    evening = drawn(12, RoundTerms(4, advance=2, fresh=False, fixed=True))
    play_down(evening, 1, 2, 3, to=2)
    (first,) = evening.t.rounds
    other = first
    for table, there in first.at.items():
        other = other._replace(at=other.at.set(table, there[::-1]))

    moved = evening.t.but(rounds=(other,))

    assert complete(moved, 2, "x") == complete(evening.t, 2, "x")


def test_who_went_on_to_another_table_is_not_drawn_a_second_time():
    evening = drawn(12, RoundTerms(4, advance=2, fresh=False, fixed=True))
    play_down(evening, 1, 2, to=2)
    evening.do(DrawRound("x", note="three are ready"))
    ((table, there),) = evening.t.rounds[1].at.items()
    (left,) = [one for one in (2, 4) if one not in there]
    play_down(evening, 3, to=2)

    ((first, *others),) = complete(evening.t, 2, "y")

    assert sorted(there) == sorted([5, 10, 6 - left])
    assert (first, sorted(others)) == (left, [1, 3])
    assert [one.table for one in meetings(evening.t, 2)] == [table, None]


def test_who_goes_on_without_playing_in_a_later_round_is_found_again():
    evening = drawn(10, RoundTerms(4, tables=(4, 3, 2), fresh=False, fixed=True))

    assert meetings(evening.t, 2) == (
        Meeting((TABLE_1, TABLE_2), 5),
        Meeting((TABLE_3,), 0),
        Meeting((TABLE_4,), 0),
    )
    assert meetings(evening.t, 3) == (
        Meeting((MATCH_5, Source(0, None, 3)), 6),
        Meeting((Source(0, None, 4),), 0),
    )

    play_down(evening, 1, 2, 3, 4)
    evening.do(DrawRound("second"))
    assert tables_of(evening)[1] == {1: (3, 4), BYE: (1, 2)}
    assert meetings(evening.t, 2) == (
        Meeting((TABLE_1, TABLE_2), 5, 1),
        Meeting((TABLE_3,), 0, BYE),
        Meeting((TABLE_4,), 0, BYE),
    )
    assert meetings(evening.t, 3) == (
        Meeting((Source(1, None, 5), waits_for(1)), 6),
        Meeting((waits_for(2),), 0),
    )
    assert complete(evening.t, 3, "x") == [(2,)]

    play_down(evening, 1)
    assert complete(evening.t, 3, "x") == [(3, 1), (2,)]
    evening.do(DrawRound("third"))
    assert tables_of(evening)[2] == {1: (1, 3), BYE: (2,)}
    assert meetings(evening.t, 4) == (Meeting((Source(1, None, 6), waits_for(2)), 7),)


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (4, 4)])
def test_after_a_single_table_nobody_meets(players, seats):
    evening = drawn(players, FIXED._replace(seats=seats))

    assert [meetings(evening.t, number) for number in (0, 1, 2, 3)] == [()] * 4


def test_three_heads_up_have_one_match_and_a_bye():
    evening = drawn(3)
    (out,) = evening.t.rounds[0].at[BYE]

    assert meetings(evening.t, 2) == (Meeting((TABLE_1, waits_for(out)), 2),)
    assert meetings(evening.t, 3) == ()


def test_nothing_is_to_come_that_the_first_draw_has_not_decided():
    anew = drawn(7, FIXED._replace(fixed=False))
    before = Evening(7)
    before.do(PlanRounds(FIXED))

    assert (to_come(anew.t, 2), to_come(before.t, 2)) == ((), ())


def name(entry):
    return f"no. {entry}"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (Source(3, None, 2), "winner of table 3"),
        (Source(3, None, 2, 2), "from table 3"),
        (Source(0, None, 2), "winner of match 2"),
        (Source(0, None, 2, 2), "from match 2"),
        (SEVEN, "no. 7"),
    ],
)
def test_a_seat_waits_for_a_winner_for_several_or_for_somebody(source, words):
    assert source_words(source, name) == words


@pytest.mark.parametrize(
    ("sources", "words"),
    [
        ((TABLE_1, TABLE_2), "winners of tables 1 and 2"),
        ((TABLE_1, MATCH_2), "winners of table 1 and match 2"),
        ((TABLE_1, SEVEN), "winner of table 1 and no. 7"),
        ((Source(1, None, 1, 2), TABLE_2), "from table 1 and winner of table 2"),
        ((SEVEN, EIGHT), "no. 7 and no. 8"),
    ],
)
def test_a_table_waits_for_winners_in_one_sentence_where_all_are(sources, words):
    assert sources_words(sources, name) == words
