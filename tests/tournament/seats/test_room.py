"""The room: moves and their reasons, buttons that are asked for, tables that break, close, lock."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.tournament.commands import (
    AcceptMoves,
    Arrive,
    BarSeat,
    BreakTables,
    CloseTable,
    DrawSeats,
    Eliminate,
    LeaveSeat,
    LockTable,
    LockTables,
    OpenTables,
    PutIn,
    RedrawSeats,
    Refused,
    Register,
    SeeBlinds,
    SeeButton,
    TurnGame,
    VerifySeats,
    VerifyTables,
)
from director.tournament.seats.buttons import Positions
from director.tournament.seats.choosing import chooses_next
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.open_seats import open_seats, sizes_of_draw, tables_in_use, unseated
from director.tournament.seats.proposals import breaking, halted, proposal
from director.tournament.state import EntryNumber
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level
from tests.tournament.evening import STRUCTURE, Evening

ANN, CY, DOV = EntryNumber(1), EntryNumber(3), EntryNumber(4)


@pytest.fixture
def evening():
    """Three tables of four, all full."""
    evening = Evening(players=12)
    evening.do(DrawSeats("seats"))
    return evening


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def out_at(evening, table, count):
    """Some of a table's players go out, from its lowest seat on."""
    for entry in list(evening.t.at_table(table).values())[:count]:
        evening.do(Eliminate(entry.number))


def seats_of(moves):
    return tuple([SeatDrawn(move.player, move.to.table, move.to.seat) for move in moves])


def test_nothing_is_proposed_while_the_tables_are_even(evening):
    assert proposal(evening.t, "seed").is_empty


def test_the_button_of_the_tables_concerned_is_asked_for_and_never_guessed(evening):
    out_at(evening, 2, 3)

    asked = proposal(evening.t, "seed")

    assert (asked.moves, asked.needs) == ((), (1, 2))


def test_who_moves_follows_from_the_buttons_and_is_followed_until_seen():
    evening = Evening(players=12)
    evening.do(DrawSeats("seats"))
    out_at(evening, 2, 3)
    (alone,) = evening.t.at_table(2)
    evening.do(SeeButton(1, 1))
    evening.do(SeeBlinds(2, Positions(alone % 4 + 1, (alone + 1) % 4 + 1, alone)))

    (move,) = proposal(evening.t, "seed").moves
    evening.do(AcceptMoves(seats_of([move]), "TDA 11-A"))

    assert move.origin == Place(1, 3)
    assert evening.t.seats[move.player] == move.to
    assert dict(evening.t.moving) == {move.player: Place(1, 3)}
    evening.do(Arrive((move.player,)))
    assert dict(evening.t.moving) == {}


def test_a_table_breaks_as_soon_as_its_players_fit_elsewhere(evening):
    out_at(evening, 2, 2)
    out_at(evening, 3, 2)

    found = proposal(evening.t, "break")
    evening.do(AcceptMoves(seats_of(found.moves), "TDA 10-B", found.breaks, found.seed))

    assert found.breaks == 3
    assert evening.t.tables == (1, 2)
    assert evening.t.table(3).closed
    assert len(evening.t.moving) == 2
    assert tables_in_use(evening.t) == [1, 2]


def test_a_table_that_keeps_a_player_is_not_closed_yet(evening):
    out_at(evening, 2, 2)
    out_at(evening, 3, 2)
    found = proposal(evening.t, "break")

    evening.do(AcceptMoves(seats_of(found.moves[:1]), "TDA 10-B", found.breaks, found.seed))

    assert (evening.t.tables, evening.t.table(3).closed) == ((1, 2, 3), False)


def test_the_floor_breaks_another_table_by_the_same_draw_for_the_same_seed(evening):
    out_at(evening, 1, 2)
    out_at(evening, 2, 2)

    one, other = breaking(evening.t, 1, "now"), breaking(evening.t, 1, "now")

    assert one == other
    assert {move.to.table for move in one.moves} == {2}


def test_a_locked_table_gives_and_gets_nobody(evening):
    out_at(evening, 2, 3)
    evening.do(LockTable(2, "on the stream"))

    assert proposal(evening.t, "seed").is_empty
    assert open_seats(evening.t, 2) == []
    assert why(evening, LockTable(2, "on the stream")) == "Already set that way"
    evening.do(LockTable(2))
    assert proposal(evening.t, "seed").needs == (1, 2)


def test_a_barred_seat_is_given_to_nobody():
    evening = Evening(players=3)
    evening.do(BarSeat(1, 1))
    evening.do(DrawSeats("seats"))

    assert sorted(evening.t.at_table(1)) == [2, 3, 4]
    assert why(evening, BarSeat(1, 2)).endswith("sits at table 1, seat 2")
    evening.do(Register(9, "late"))
    assert evening.t.tables == (1, 2)


def test_tables_opened_by_hand_are_filled_first():
    evening = Evening(players=6)
    evening.do(OpenTables((4, 5)))
    evening.do(DrawSeats("seats"))

    assert evening.t.tables == (4, 5)
    assert why(evening, OpenTables(())) == "Table numbers start at 1"


def test_who_is_back_in_from_a_table_that_has_broken_since_has_no_seat():
    evening = Evening(players=8)
    evening.do(DrawSeats("seats"))
    first, second, *_ = list(evening.t.sitters[2].values())
    bust = evening.do(Eliminate(first)).number
    for entry in (second, *list(evening.t.sitters[1].values())[:2]):
        evening.do(Eliminate(entry))
    moves = breaking(evening.t, 2, "cards").moves
    seats = tuple([SeatDrawn(EntryNumber(one.player), *one.to) for one in moves])
    evening.do(AcceptMoves(seats, "TDA 10-B", 2, "cards"))
    before = evening.t

    evening.undo_with_others(bust)

    assert (evening.t.sitters, evening.t.room) == (before.sitters, before.room)
    assert (evening.t.is_in(first), unseated(evening.t), evening.t.without_seat) == (
        True,
        (first,),
        1,
    )


def test_a_table_is_closed_once_nobody_sits_there(evening):
    assert why(evening, CloseTable(1)) == "Players sit at table 1"
    out_at(evening, 1, 4)
    evening.do(CloseTable(1))

    assert open_seats(evening.t, 1) == []


def test_a_wrong_seat_is_put_right_and_two_are_swapped(evening):
    first, second = evening.t.seats[1], evening.t.seats[2]

    assert why(evening, PutIn(1, *second)) == (
        f"2 sits at table {second.table}, seat {second.seat}"
    )
    evening.do(PutIn(1, *second, swap=True))

    assert (evening.t.seats[1], evening.t.seats[2]) == (second, first)
    assert dict(evening.t.moving) == {}
    assert why(evening, PutIn(1, 3, 5)) == "Table 3 has no seat 5"


def test_who_arrives_is_named_alone_and_counted_together(evening):
    def label(*entries):
        said = Arrive(entries).label(evening.t)
        return said.text, dict(said.values)

    assert label(3) == ("{players} has arrived", {"players": (3,)})
    assert label(3, 99) == ("{players} has arrived", {"players": (3,)})
    assert label(3, 4) == ("{count} players have arrived", {"count": 2})


@pytest.mark.parametrize(
    ("command", "label"),
    [
        (OpenTables((4, 5)), "Tables 4 and 5 opened"),
        (CloseTable(4), "Table 4 closed"),
        (LockTable(2, "the stream"), "Table 2 locked: the stream"),
        (LockTable(2), "Table 2 unlocked"),
        (LockTables((2, 3), "the stream"), "Tables 2 and 3 locked: the stream"),
        (LockTables((2, 3)), "Tables 2 and 3 unlocked"),
        (BarSeat(1, 4), "Table 1, seat 4 taken out of play"),
        (BarSeat(1, 4, barred=False), "Table 1, seat 4 back in play"),
        (SeeButton(1, 2), "Table 1: seat 2 has the next button"),
        (SeeBlinds(1, Positions(1, 2, 3)), "Table 1: seat 3 has the next big blind"),
        (TurnGame(1, "razz"), "Table 1 plays razz"),
        (VerifySeats(1, (1, 2)), "Table 1: 2 seats confirmed"),
        (VerifySeats(1, (1,)), "Table 1: 1 seat confirmed"),
        (VerifySeats(1, ()), "Table 1: seats no longer confirmed"),
        (VerifyTables((1, 3)), "Tables 1 and 3: all seats confirmed"),
        (AcceptMoves((SeatDrawn(CY, 1, 2),), "TDA 10"), "3 moves to table 1, seat 2"),
        (AcceptMoves((SeatDrawn(CY, 1, 2), SeatDrawn(DOV, 1, 3)), "TDA 10"), "2 players move"),
        (
            AcceptMoves((SeatDrawn(CY, 1, 2),), "TDA 10", breaks=3),
            "Table 3 broken, 3 moves to table 1, seat 2",
        ),
        (BreakTables((1, 3), "cards"), "Tables 1 and 3 broken, 8 players move"),
        (PutIn(CY, 1, 2), "3 sits at table 1, seat 2"),
        (LeaveSeat(CY), "3 has no seat"),
        (DrawSeats("seed"), "Seats drawn for 0 players"),
        (RedrawSeats("seed"), "Seats redrawn for 12 players"),
    ],
)
def test_the_log_says_what_happens_in_the_room(evening, command, label):
    assert command.label(evening.t).said(str) == label


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (OpenTables((0,)), "Table numbers start at 1"),
        (OpenTables((4,), -1), "Table numbers start at 1"),
        (LockTable(2), "Already set that way"),
        (LockTables((2, 3)), "Already set that way"),
        (VerifyTables((8, 9)), "Already confirmed"),
        (BarSeat(1, 4, barred=False), "Already set that way"),
        (BarSeat(1, 0), "Table 1 has no seat 0"),
        (BarSeat(1, 5), "Table 1 has no seat 5"),
        (SeeBlinds(1, Positions(1, 2, 5)), "Table 1 has no such seat"),
        (SeeBlinds(1, Positions(0, 2, 3)), "Table 1 has no such seat"),
        (SeeBlinds(9, Positions(1, 2, 3)), "Nobody sits in seat 3"),
        (SeeButton(9, 1), "A hand needs two players"),
        (VerifySeats(1, ()), "Already confirmed"),
        (AcceptMoves((), "TDA 10"), "Choose who moves"),
        (
            BreakTables((1, 3), "cards"),
            "Table 1 cannot break: the other tables have no room for 4 players",
        ),
        (
            BreakTables((9, 1), "cards"),
            "Table 9 cannot break: nobody sits at table 9, or it is locked",
        ),
        (PutIn(ANN, 0, 1), "Table 0 has no seat 1"),
        (PutIn(ANN, 1, 0), "Table 1 has no seat 0"),
        (DrawSeats("seed"), "All players are seated"),
    ],
)
def test_what_no_room_has_is_refused(evening, command, refusal):
    assert why(evening, command) == refusal


def test_the_seat_of_a_player_is_the_seat_already(evening):
    assert why(evening, PutIn(1, *evening.t.seats[1])) == "The player is already in that seat"


def test_seats_are_drawn_once_somebody_has_registered_and_again_for_two_at_least():
    nobody, one, two = Evening(), Evening(1), Evening(2)
    two.do(RedrawSeats("seed"))

    assert why(nobody, DrawSeats("seed")) == "No players are registered yet"
    assert why(one, RedrawSeats("seed")) == "Fewer than two players are left to seat"
    assert sorted(two.t.seats) == [1, 2]


def test_who_has_no_seat_is_put_in_a_free_one_and_nobody_follows(evening):
    evening.do(Eliminate(2))
    evening.do(LeaveSeat(5))
    table = next(one for one in evening.t.tables if open_seats(evening.t, one))
    (seat, *_) = open_seats(evening.t, table)

    evening.do(PutIn(5, table, seat))

    assert evening.t.seats[5] == Place(table, seat)
    assert dict(evening.t.moving) == {}


def test_who_has_no_seat_cannot_be_swapped_in(evening):
    place = evening.t.seats[1]
    evening.do(LeaveSeat(5))

    assert why(evening, PutIn(5, *place, swap=True)) == "5 has no seat"


def test_who_has_no_seat_is_drawn_one(evening):
    place = evening.t.seats[5]
    evening.do(LeaveSeat(5))
    evening.do(DrawSeats("again"))

    assert evening.t.seats[5] == place


def test_a_seat_that_changes_hands_is_not_verified_any_longer(evening):
    evening.do(VerifySeats(1, (1, 2, 3, 4)))
    out_at(evening, 1, 1)

    assert evening.t.table(1).verified == (2, 3, 4)
    assert why(evening, VerifySeats(1, (1,))) == "Nobody sits at table 1, seat 1"


def test_a_table_plays_a_game_of_the_event(evening):
    evening.do(TurnGame(1, "texas-holdem"))

    assert evening.t.table(1).game == "texas-holdem"
    assert why(evening, TurnGame(1, "whist")) == "The event has no game “whist”"


def test_four_handed_tables_are_not_halted_by_themselves(evening):
    out_at(evening, 2, 3)

    assert halted(evening.t) == ()


def test_the_house_may_halt_them_all_the_same():
    evening = Evening(players=12)
    evening.do(DrawSeats("seats"))
    out_at(evening, 2, 3)
    (alone,) = evening.t.at_table(2)
    empty = alone % 4 + 1
    evening.do(SeeBlinds(2, Positions(empty, (empty % 4) + 1, alone)))

    ((table, reasons),) = halted(evening.t, other_sizes=True)

    assert (table, reasons[0].rule) == (2, "house rule, B19")


def test_in_stud_the_seat_that_opened_last_is_filled_and_nobody_is_asked():
    structure = replace(
        STRUCTURE, steps=(Level("1", 20, Stakes(ante=25, bring_in=50, small_bet=100)),)
    )
    evening = Evening(players=12, structure=structure)
    evening.do(DrawSeats("seats"))
    for seat in (2, 4, 1):
        evening.do(Eliminate(evening.t.at_table(2)[seat].number))

    (move,) = proposal(evening.t, "seed").moves

    assert (move.origin, move.to) == (Place(1, 1), Place(2, 1))


def test_a_draw_stands_when_one_who_took_part_is_taken_back():
    evening = Evening(players=5)
    registered = evening.log.records[3]
    evening.do(DrawSeats("seats"))
    seats = dict(evening.t.seats)

    assert evening.log.dependents(registered.number) == []
    evening.undo(registered.number)

    assert dict(evening.t.seats) == {entry: at for entry, at in seats.items() if entry != 3}
    evening.redo()
    assert dict(evening.t.seats) == seats


def test_a_draw_that_needs_a_table_more_than_were_opened_is_refused_until_it_may():
    evening = Evening(players=27)
    evening.do(OpenTables((1, 2, 3), 8))

    assert why(evening, DrawSeats("seats")) == ("27 players need a seat, 24 are open: open table 4")
    coming = sizes_of_draw(evening.t, 27)
    evening.do(DrawSeats("seats", more_tables=True))
    assert coming == {1: 8, 2: 8, 3: 8, 4: 3}
    assert [len(evening.t.at_table(table)) for table in (1, 2, 3, 4)] == [8, 8, 8, 3]


@given(
    players=st.integers(1, 60),
    sizes=st.dictionaries(st.integers(1, 9), st.integers(1, 10), max_size=5),
    seated=st.integers(0, 12),
)
def test_what_is_said_of_a_draw_beforehand_is_what_it_comes_to(players, sizes, seated):
    evening = Evening(players=seated)
    for table, size in sizes.items():
        evening.do(OpenTables((table,), size))
    if seated:
        evening.do(DrawSeats("first", more_tables=True))
    for number in range(players):
        evening.do(Register(number + 100, f"late {number}", note="full"))
    waiting = evening.t.without_seat

    said = sizes_of_draw(evening.t, waiting)
    if waiting:
        evening.do(DrawSeats("seats", more_tables=True))

    assert said == {table: len(evening.t.at_table(table)) for table in said}
    assert sum(said.values()) == players + seated


def test_in_stud_seats_are_kept_in_the_order_in_which_they_opened_until_they_are_filled():
    stud = replace(STRUCTURE, steps=(Level("1", 20, Stakes(ante=25, bring_in=50)),))
    evening = Evening(players=12, structure=stud)
    evening.do(DrawSeats("seats"))
    there = dict(evening.t.sitters[1])
    other = evening.t.sitters[2][1]
    evening.do(VerifySeats(1, (1, 2, 3)))

    opened = []
    for seat in (3, 1, 4):
        evening.do(Eliminate(there[seat]))
        opened.append(evening.t.table(1).opened)
    evening.do(PutIn(other, 1, 1))
    opened.append(evening.t.table(1).opened)
    evening.do(PutIn(other, 1, 3))
    opened.append(evening.t.table(1).opened)

    assert opened == [(3,), (3, 1), (3, 1, 4), (3, 4), (4, 1)]
    assert evening.t.table(2).opened == (1,)
    assert evening.t.table(1).verified == (2,)


def test_whoever_sits_left_of_the_last_choice_chooses_next_and_the_button_chooses_first():
    turning = Rotation(orbits=1, kind="dealer's choice")
    evening = Evening(4, replace(STRUCTURE, rotation=turning))
    evening.do(DrawSeats("seats"))
    (table,) = evening.t.tables
    at = evening.t.sitters[table]
    nobody = chooses_next(evening.t, table)
    evening.do(SeeButton(table, 3))
    first = chooses_next(evening.t, table)
    evening.do(TurnGame(table, "texas-holdem", seat=3))
    evening.do(Eliminate(at[4]))
    evening.do(TurnGame(table, "texas-holdem"))

    assert (nobody, first) == (None, at[3])
    assert chooses_next(evening.t, table) == at[1]
