"""Where a bust stands in the order of a shootout: rounds come before the time of day."""

import pytest

from director.tournament.busts.state import ROOM, Bust
from director.tournament.commands import DrawRound, Eliminate, PlanRounds
from director.tournament.shootouts.round_busts import back_in_round, bust_in_round, with_turn_before
from director.tournament.shootouts.state import RoundTerms
from tests.tournament.evening import Evening


def played(players, terms):
    evening = Evening(players)
    evening.do(PlanRounds(terms))
    evening.do(DrawRound("first"))
    return evening


def places(evening):
    return {one.entry.number: (one.place, one.tied) for one in evening.t.standings()}


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        (
            "by time",
            {
                7: (1, 1),
                8: (2, 1),
                4: (3, 1),
                6: (4, 1),
                5: (5, 1),
                3: (6, 1),
                1: (7, 1),
                2: (8, 1),
            },
        ),
        (
            "shared",
            {
                7: (1, 1),
                8: (2, 1),
                4: (3, 2),
                6: (3, 2),
                5: (5, 2),
                3: (5, 2),
                1: (7, 2),
                2: (7, 2),
            },
        ),
    ],
)
def test_places_of_a_round_go_by_time_or_are_shared_by_as_many_left_at_a_table(how, expected):
    evening = played(8, RoundTerms(4, places=how))  # 2, 5, 6 and 8 at table 1; 1, 3, 4 and 7 at 2
    left = []
    for entry in (2, 1, 3, 5, 6, 4):
        evening.do(Eliminate(entry))
        left.append((evening.t.busts[entry].round, evening.t.busts[entry].left))
    evening.do(DrawRound("second"))
    evening.do(Eliminate(8))

    assert left == [(1, 4), (1, 4), (1, 3), (1, 3), (1, 2), (1, 2)]
    assert places(evening) == expected


def test_who_goes_out_of_an_earlier_round_gets_a_turn_before_all_of_later_ones():
    evening = played(8, RoundTerms(2))  # 6 and 8, 2 and 5, 1 and 7, 3 and 4
    for entry in (8, 5):
        evening.do(Eliminate(entry))
    evening.do(DrawRound("b", "two are ready"))
    for entry in (2, 7, 4):
        evening.do(Eliminate(entry))

    assert {entry: bust.turn for entry, bust in evening.t.busts.items()} == {
        8: ROOM,
        5: 2 * ROOM,
        2: 3 * ROOM,
        7: 5 * ROOM // 2,
        4: 11 * ROOM // 4,
    }
    assert list(places(evening)) == [2, 4, 7, 5, 8]
    assert [(one.round, one.left) for _, one in sorted(evening.t.busts.items())] == [
        (2, 2),
        (1, 2),
        (1, 2),
        (1, 2),
        (1, 2),
    ]


def test_room_is_made_where_no_turn_is_free_before_a_bust():
    t = Evening(4).t
    close = t.but(busts=t.busts.set(1, Bust(1)).set(2, Bust(2)), last_turn=2)
    wide = t.but(busts=t.busts.set(1, Bust(10)).set(2, Bust(20)), last_turn=20)

    after, turn = with_turn_before(close, 2)
    first, before_first = with_turn_before(close, 1)

    assert with_turn_before(wide, 2) == (wide, 15)
    assert with_turn_before(wide, 1) == (wide, 5)
    assert {entry: bust.turn for entry, bust in after.busts.items()} == {1: ROOM, 2: 2 * ROOM}
    assert (after.last_turn, turn) == (2 * ROOM, 3 * ROOM // 2)
    assert (first.last_turn, before_first) == (2 * ROOM, ROOM // 2)


def test_who_plays_no_round_goes_out_after_all_others():
    evening = Evening(3)
    evening.do(Eliminate(1))

    assert bust_in_round(evening.t, 2, (3,)) == (evening.t, Bust(2 * ROOM, (3,)))


def test_those_who_went_out_after_somebody_who_is_back_left_one_more_at_their_table():
    evening = played(8, RoundTerms(4, places="shared"))
    for entry in (2, 1, 5, 6):  # 1 at the other table
        evening.do(Eliminate(entry))
    gone = evening.t.busts[2]
    t = evening.t.but(busts=evening.t.busts.delete(2))

    after = back_in_round(t, gone, 2)

    assert {entry: bust.left for entry, bust in t.busts.items()} == {1: 4, 5: 3, 6: 2}
    assert {entry: bust.left for entry, bust in after.busts.items()} == {1: 4, 5: 4, 6: 3}
    assert after.busts[5].turn == after.busts[1].turn < after.busts[6].turn <= after.last_turn
    by_time = t.but(round_terms=RoundTerms(4))
    assert back_in_round(by_time, gone, 2) is by_time
    assert back_in_round(t, gone._replace(round=0), 2) is t
    assert back_in_round(t, gone._replace(round=2), 2) is t
    unplanned = t.but(round_terms=None)
    assert back_in_round(unplanned, gone, 2) is unplanned
