"""Nit levels (R26): cards follow from clock and structure, what is given back is a fact."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    Disqualify,
    DrawSeats,
    Eliminate,
    EliminateLastNit,
    MoveClock,
    Refused,
    Register,
    Reinstate,
    StartClock,
    TurnInNitCard,
)
from director.tournament.facts import SeatDrawn
from director.tournament.nit_levels.cards import (
    cards_out,
    holders,
    holds_card,
    last_holder,
    nit_antes,
)
from director.tournament.nit_levels.state import FINAL_TABLE
from director.tournament.seats.facts import PlayersMoved
from director.tournament.state import PlayerNumber
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.stakes import Stakes
from director.views.clock.nit_words import nit_line, seat_notes
from tests.tournament.evening import STRUCTURE, Evening

NITS = replace(STRUCTURE, special=Specials(nit_levels=True))
"""Levels 1 and 2 of 20 minutes, a break of 10, level 3; big blinds of 100, 200 and 400."""
NAMES = {PlayerNumber(number): name for number, name in enumerate(("Ann", "Bob", "Cy"), start=1)}


def started(players=6, structure=NITS):
    """Level 1 has begun, with two tables of four seats."""
    made = Evening(players, structure)
    made.do(DrawSeats("seats"))
    made.do(StartClock())
    return made


def held(evening):
    return set(holders(evening.t, cards_out(evening.t, evening.now)))


def antes(evening):
    due = nit_antes(evening.t, evening.now)
    return due and (set(due.entries), due.chips, due.level.label)


def test_each_level_begins_with_a_card_for_every_player_and_who_wins_a_pot_gives_it_back():
    made = started()
    assert held(made) == {1, 2, 3, 4, 5, 6}

    made.do(TurnInNitCard(1))
    made.do(TurnInNitCard(4))
    assert held(made) == {2, 3, 5, 6}

    made.wait(minutes=21)
    assert held(made) == {1, 2, 3, 4, 5, 6}


def test_who_still_holds_one_antes_five_big_blinds_of_the_next_level_for_its_first_pot():
    made = started()
    for winner in (1, 2, 3, 4):
        made.do(TurnInNitCard(winner))
    assert antes(made) is None

    made.wait(minutes=20)
    assert antes(made) == ({5, 6}, 1000, "2")

    made.wait(minutes=6)  # every table has played that pot
    assert antes(made) is None


def test_in_the_break_it_is_known_who_antes_after_it():
    made = started()
    made.wait(minutes=20)
    for winner in (1, 2, 3, 4, 5):
        made.do(TurnInNitCard(winner))
    made.wait(minutes=20)

    assert (cards_out(made.t, made.now), antes(made)) == (None, ({6}, 2000, "3"))


def test_the_sheet_says_how_many_big_blinds_and_at_which_levels():
    first, *rest = STRUCTURE.steps
    own = replace(first, special=Specials(nit_levels=True, nit_ante=3))
    made = started(structure=replace(STRUCTURE, steps=(own, *rest)))

    made.wait(minutes=20)

    assert (held(made), antes(made)) == (set(), ({1, 2, 3, 4, 5, 6}, 600, "2"))


def test_in_limit_the_ante_is_five_small_bets_which_are_the_big_blind():
    limit = replace(STRUCTURE.levels[1], stakes=Stakes(small_bet=400, big_bet=800))
    structure = replace(NITS, steps=(STRUCTURE.levels[0], limit))
    made = started(structure=structure)
    made.wait(minutes=20)

    assert antes(made) == ({1, 2, 3, 4, 5, 6}, 2000, "2")


def test_who_enters_in_a_level_is_dealt_a_card_with_the_next_and_antes_nothing_for_this_one():
    made = started()
    made.wait(minutes=5)
    made.do(Register(PlayerNumber(7), "late"))
    assert held(made) == {1, 2, 3, 4, 5, 6}
    with pytest.raises(Refused, match="has no nit card"):
        made.do(TurnInNitCard(7))

    made.wait(minutes=15)
    assert (held(made), antes(made)) == (
        {1, 2, 3, 4, 5, 6, 7},
        ({1, 2, 3, 4, 5, 6}, 1000, "2"),
    )


def test_a_last_pot_that_is_told_late_takes_the_ante_away_and_leaves_the_new_card():
    made = started()
    made.wait(minutes=20)
    made.do(TurnInNitCard(2, last_level=True))

    assert antes(made) == ({1, 3, 4, 5, 6}, 1000, "2")
    assert 2 in held(made)


def test_a_card_is_given_back_once_and_only_where_cards_are_out():
    made = started()
    made.do(TurnInNitCard(1))
    with pytest.raises(Refused, match="has turned in this nit card"):
        made.do(TurnInNitCard(1))
    with pytest.raises(Refused, match="no nit antes are due"):
        made.do(TurnInNitCard(2, last_level=True))
    with pytest.raises(Refused, match="no nit cards are out now"):
        started(structure=STRUCTURE).do(TurnInNitCard(1))


def test_what_was_given_back_by_mistake_is_held_again_when_it_is_undone():
    made = started()
    done = made.do(TurnInNitCard(3))
    made.wait(minutes=20)
    made.undo(done.number)

    assert antes(made) == ({1, 2, 3, 4, 5, 6}, 1000, "2")


def test_who_is_out_holds_nothing_and_who_is_back_in_holds_what_was_held():
    made = started()
    made.do(TurnInNitCard(5))
    made.do(Eliminate(5))
    made.do(Eliminate(6))
    assert held(made) == {1, 2, 3, 4}

    made.do(Reinstate(5, 8, 1))
    made.do(Reinstate(6, 8, 2))
    assert held(made) == {1, 2, 3, 4, 6}


def at_the_final_table():
    """Two of six went out in level 1, and the others sit at one table; 1 had given a card back."""
    made = started()
    made.do(TurnInNitCard(1))
    for entry in (5, 6):
        made.do(Eliminate(entry))
    seats = tuple(SeatDrawn(entry, 9, entry) for entry in (1, 2, 3, 4))
    made.write(PlayersMoved(seats))
    return made


def test_at_the_final_table_cards_are_dealt_out_again():
    made = at_the_final_table()

    assert cards_out(made.t, made.now) == FINAL_TABLE
    assert held(made) == {1, 2, 3, 4}
    made.do(TurnInNitCard(2))
    made.wait(minutes=20)
    assert (held(made), antes(made)) == ({1, 3, 4}, None)  # they last beyond the level


def test_the_last_holder_is_out_and_the_chips_leave_play():
    made = at_the_final_table()
    for winner in (1, 2):
        made.do(TurnInNitCard(winner))
    assert last_holder(made.t, made.now) is None
    with pytest.raises(Refused, match="does not hold the last nit card"):
        made.do(EliminateLastNit(3, 700))

    made.do(TurnInNitCard(4))
    assert last_holder(made.t, made.now) == 3
    made.do(EliminateLastNit(3, 700))

    assert (made.t.place(3).place, made.t.chips) == (4, 6 * 1000 - 700)
    assert cards_out(made.t, made.now) is None


def test_with_the_last_holder_back_in_the_chips_are_in_play_and_the_card_is_held():
    made = at_the_final_table()
    for winner in (1, 2, 4):
        made.do(TurnInNitCard(winner))
    made.do(EliminateLastNit(3, 700))
    made.do(Reinstate(3, 9, 3))

    assert (made.t.chips, last_holder(made.t, made.now)) == (6000, 3)


def test_who_is_left_with_a_card_when_others_bust_or_are_thrown_out_is_the_last_holder():
    made = at_the_final_table()
    made.do(TurnInNitCard(1))
    made.do(Eliminate(2))
    made.do(Disqualify(3, "collusion", 100))

    assert last_holder(made.t, made.now) == 4


def test_two_who_chop_the_pot_both_give_theirs_back_and_nobody_is_out_by_it():
    made = at_the_final_table()
    for winner in (1, 2, 3, 4):
        made.do(TurnInNitCard(winner))

    assert (held(made), last_holder(made.t, made.now)) == (set(), None)


def test_while_registration_is_open_one_table_is_not_the_final_one():
    made = started(players=3)

    assert cards_out(made.t, made.now) == 0


def test_a_clock_that_is_put_back_finds_the_cards_as_they_were():
    made = started()
    made.do(TurnInNitCard(1))
    made.do(MoveClock(1))
    assert holds_card(made.t, 1, cards_out(made.t, made.now))
    made.do(MoveClock(0))

    assert held(made) == {2, 3, 4, 5, 6}


def test_clock_and_wall_say_who_holds_one_and_who_antes_how_much():
    made = started(players=5)
    for winner in (4, 5):
        made.do(TurnInNitCard(winner))
    assert nit_line(made.t, made.now, NAMES) == "Ann, Cy and Bob hold a nit card"
    assert nit_line(made.t, made.now, {}) == "3 players hold a nit card"

    made.do(TurnInNitCard(1))
    made.do(TurnInNitCard(2))
    assert nit_line(made.t, made.now, NAMES) == "Cy holds a nit card"
    made.do(TurnInNitCard(3))
    assert nit_line(made.t, made.now, NAMES) == "All nit cards are turned in"
    made.undo()
    made.wait(minutes=20)
    assert nit_line(made.t, made.now, NAMES) == (
        "First pot of level 2: Cy antes 1,000  ·  5 players hold a nit card"
    )
    assert seat_notes(made.t, made.now) == {
        **dict.fromkeys((1, 2, 4, 5), "nit card"),
        3: "antes 1,000",
    }


def test_at_the_final_table_the_room_reads_who_is_out_by_it():
    made = at_the_final_table()
    assert nit_line(made.t, made.now, {}) == "Final table: 4 players hold a nit card"
    for winner in (2, 3, 4):
        made.do(TurnInNitCard(winner))

    assert nit_line(made.t, made.now, NAMES) == "Ann holds the last nit card and is out"


def test_an_event_without_nit_levels_says_nothing_of_them():
    made = started(structure=STRUCTURE)

    assert (nit_line(made.t, made.now, NAMES), seat_notes(made.t, made.now)) == ("", {})
