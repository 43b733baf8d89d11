"""Registering, drawing seats and going out."""

import pytest

from director.tournament.commands import DrawSeats, Eliminate, RedrawSeats, Refused, Register
from director.tournament.state import Entry, Standing
from tests.tournament.evening import Evening


def refusal(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(lambda number: f"player {number}")


def test_players_are_entered_in_their_order():
    evening = Evening(players=3)

    assert dict(evening.t.entries) == {n: Entry(n, n) for n in (1, 2, 3)}


def test_nobody_is_in_the_same_event_twice_at_once():
    evening = Evening(players=3)

    assert refusal(evening, Register(2, "s")) == "Player 2 is already in the tournament"


def test_the_start_takes_as_few_tables_as_hold_everybody():
    evening = Evening(players=9)

    evening.do(DrawSeats("start"))

    assert [len(evening.t.at_table(table)) for table in evening.t.tables] == [3, 3, 3]


def test_who_comes_late_gets_an_open_seat_at_once():
    evening = Evening(players=5)
    evening.do(DrawSeats("start"))

    evening.do(Register(6, "late"))

    assert sorted(len(evening.t.at_table(table)) for table in evening.t.tables) == [3, 3]


def test_who_comes_when_all_tables_are_full_opens_a_new_one():
    evening = Evening(players=4)
    evening.do(DrawSeats("start"))

    evening.do(Register(5, "late"))

    assert [len(evening.t.at_table(table)) for table in evening.t.tables] == [4, 1]


def test_seats_are_drawn_once_and_for_somebody():
    empty, full = Evening(), Evening(players=2)
    full.do(DrawSeats("start"))

    assert refusal(empty, DrawSeats("s")) == "No players are registered yet"
    assert refusal(full, DrawSeats("s")) == "All players are seated"


def test_a_redraw_seats_everybody_left_at_the_fewest_tables():
    evening = Evening(players=9)
    evening.do(DrawSeats("start"))
    for entry in range(1, 6):
        evening.do(Eliminate(entry))

    evening.do(RedrawSeats("final"))

    assert evening.t.tables == (1,)
    assert {entry.number for entry in evening.t.at_table(1).values()} == {6, 7, 8, 9}


def test_a_seat_is_free_when_its_player_is_out():
    evening = Evening(players=2)
    evening.do(DrawSeats("start"))
    place = evening.t.seats[1]

    evening.do(Eliminate(1))

    assert evening.t.sitter(place) is None


def test_places_follow_from_the_order_of_the_busts():
    evening = Evening(players=4)
    for entry in (3, 1, 4):
        evening.do(Eliminate(entry))

    assert evening.t.standings() == tuple(
        Standing(place, Entry(entry, entry)) for place, entry in enumerate((2, 4, 1, 3), start=1)
    )


def test_the_last_one_left_cannot_go_out():
    evening = Evening(players=2)
    evening.do(Eliminate(2))

    assert refusal(evening, Eliminate(1)) == "Player 1 is the last player left and has won"
    assert refusal(evening, Register(3, "s")) == "The tournament is over"


def test_who_is_out_cannot_go_out_again():
    evening = Evening(players=3)
    evening.do(Eliminate(2))

    assert refusal(evening, Eliminate(2)) == "Player 2 is not in the tournament"
    assert refusal(evening, Eliminate(9)) == "There is no entry 9"


def test_the_average_counts_all_chips_and_who_is_left():
    evening = Evening(players=7)
    evening.do(Eliminate(1))

    assert (evening.t.chips, evening.t.average) == (7000, 1167)
