"""Busts: late ones, ties, corrections, players back in; and what is held against players."""

import pytest

from director.tournament.bust_facts import Count
from director.tournament.commands import (
    CountChips,
    CreditBust,
    Disqualify,
    DrawSeats,
    Eliminate,
    EliminateTogether,
    MoveBust,
    Refused,
    Reinstate,
    ServeHands,
    Warn,
)
from director.tournament.conduct import Expelled, Mark
from director.tournament.hand_for_hand import Bust
from tests.tournament.evening import FRIDAY, Evening


@pytest.fixture
def evening():
    evening = Evening(players=8)
    evening.do(DrawSeats("seats"))
    return evening


def places(evening):
    return {one.entry.number: (one.place, one.tied) for one in evening.t.standings()}


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def test_a_bust_reported_late_goes_in_at_its_true_place(evening):
    for entry in (1, 2, 3):
        evening.do(Eliminate(entry))

    record = evening.do(Eliminate(4, before=2))

    assert record.label.said(str) == "4 is out in place 7"
    assert places(evening) == {3: (5, 1), 2: (6, 1), 4: (7, 1), 1: (8, 1)}


def test_so_many_are_reported_late_before_one_as_there_are():
    evening = Evening(players=40)
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    for entry in range(3, 40):
        evening.do(Eliminate(entry, before=2))

    assert evening.t.out == (1, *range(3, 40), 2)


def test_at_one_table_the_larger_stack_finishes_higher(evening):
    evening.do(EliminateTogether((Bust(1, 1, 500), Bust(2, 1, 900))))

    assert places(evening) == {2: (7, 1), 1: (8, 1)}


def test_at_two_tables_hand_for_hand_they_tie(evening):
    record = evening.do(EliminateTogether((Bust(1, 1, 500), Bust(2, 2, 900), Bust(3, 2, 100))))

    assert record.label.said(str) == "1, 2 and 3 are out in places 6 to 8"
    assert places(evening) == {2: (6, 2), 1: (6, 2), 3: (8, 1)}


def test_somebody_is_left_whatever_the_hand():
    evening = Evening(players=2)

    assert why(evening, EliminateTogether((Bust(1, 1, 5), Bust(2, 1, 6)))) == (
        "somebody has to be left"
    )


def test_the_order_of_busts_is_put_right(evening):
    for entry in (1, 2, 3):
        evening.do(Eliminate(entry))
    evening.do(MoveBust(3, before=1))

    assert places(evening) == {2: (6, 1), 1: (7, 1), 3: (8, 1)}

    evening.do(MoveBust(1, tied_with=2))
    assert places(evening) == {2: (6, 2), 1: (6, 2), 3: (8, 1)}

    evening.do(MoveBust(3))
    assert places(evening) == {3: (6, 1), 2: (7, 2), 1: (7, 2)}


def test_who_was_put_out_by_mistake_sits_in_the_old_seat_and_the_others_move_down(evening):
    seat = evening.t.seats[1]
    for entry in (1, 2):
        evening.do(Eliminate(entry))
    evening.do(Reinstate(1, *seat))

    assert places(evening) == {2: (8, 1)}
    assert evening.t.seats[1] == seat


def test_nobody_comes_back_into_a_seat_that_is_taken(evening):
    evening.do(Eliminate(1))
    place = evening.t.seats[2]

    assert why(evening, Reinstate(1, *place)) == (
        f"2 sits at table {place.table}, seat {place.seat}"
    )


def test_who_knocked_somebody_out_is_said_at_once_or_later(evening):
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(3))
    record = evening.do(CreditBust(3, (2, 4)))

    assert record.label.said(str) == "3 was knocked out by 2 and 4"
    assert (evening.t.busts[1].by, evening.t.busts[3].by) == ((2,), (2, 4))
    assert why(evening, Eliminate(5, by=(5,))) == "nobody knocks out themselves"


def test_a_disqualified_players_chips_leave_play(evening):
    evening.do(Disqualify(3, "collusion", 1500))

    assert dict(evening.t.expelled) == {3: Expelled("collusion", 1500)}
    assert (evening.t.chips, evening.t.players_left, places(evening)) == (6500, 7, {3: (8, 1)})


def test_a_penalty_is_served_hand_by_hand(evening):
    evening.do(Warn(3, "phone at the table"))
    evening.do(Warn(3, "phone again", 2))
    evening.do(ServeHands(3))

    assert evening.t.marks[3] == (
        Mark(FRIDAY, "phone at the table"),
        Mark(FRIDAY, "phone again", 2, 1),
    )
    evening.do(ServeHands(3))
    assert why(evening, ServeHands(3)) == "3 has no penalty to serve"


def test_chips_are_counted_of_players_who_are_in(evening):
    evening.do(CountChips((Count(1, 4000), Count(2, 0))))
    evening.do(Eliminate(2))

    assert dict(evening.t.stacks) == {1: 4000, 2: 0}
    assert why(evening, CountChips((Count(2, 5),))) == "2 is not in the tournament"
